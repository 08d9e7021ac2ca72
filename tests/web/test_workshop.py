"""A designer at the page: loads a track, mends it, has it judged, keeps the report, and plays on it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from ..server.house import House, quick, running
from .devices import DESKTOP, PHONE, device, visit
from .promises import answer
from .workshop_screens import JUDGE, RACES, file, shipped

DRAWN = """async () => {
    const picture = new Image();
    picture.src = document.querySelector('.board image').getAttribute('href');
    await picture.decode();
    return picture.naturalWidth;
}"""
"""How wide the drawing is, once the browser has understood it."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Few races, by the interpreted rules: nothing here depends on how quick the machine is."""
    folder = tmp_path_factory.mktemp("workshop-house")
    settings = quick(folder, trial_races=60, trial_seconds=3600.0, trial_machine_code=False)
    with running(settings) as opened:
        yield opened


def text_field(page: Page) -> str:
    return page.get_by_role("textbox", name="The board as text").input_value()


@pytest.mark.parametrize("kind", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_from_a_faulty_file_to_a_race(chromium: Browser, house: House, kind: object, tmp_path: Path) -> None:
    with device(chromium, PHONE if kind == PHONE else DESKTOP) as mine:
        page = visit(mine, house.address)
        page.get_by_role("link", name="Design a track").click()
        page.get_by_text("Nothing is wrong with it.").wait_for()

        # A file with a fault is refused, with its place; the text stays.
        sound = shipped("monza", "oval").replace('name = "Oval"', 'name = "Harbour"')
        faulty = sound.replace('inner = """\n', 'inner = """\nq2 ', 1)
        page.get_by_label("Load a file").set_input_files(file("harbour.toml", faulty))
        wrong = page.get_by_text("harbour.toml: inner lane, space 1: “q” is not a colour.")
        wrong.wait_for()
        assert text_field(page) == faulty
        expect(page.get_by_role("button", name=JUDGE)).to_be_disabled()
        assert page.locator(".board").count() == 0

        # Mended by hand, it is looked at again by itself, and drawn.
        page.get_by_role("textbox", name="The board as text").fill(sound)
        page.get_by_text("Nothing is wrong with it.").wait_for()
        expect(wrong).to_have_count(0)
        picture = page.get_by_role("img", name="Harbour, anniversary")
        picture.wait_for()
        assert answer(page, DRAWN) > 0

        # Bots race on it, three of them.
        page.get_by_label("Players").select_option("3")
        page.get_by_label("Who drives").select_option("random")
        page.get_by_role("button", name=JUDGE).click()
        page.get_by_text("60 races of 3 players (beginner bots), seed 1.").wait_for(timeout=RACES)
        page.get_by_role("button", name="Download the report").wait_for(timeout=RACES)
        expect(page.get_by_text(re.compile(r"^A race takes .* rounds"))).to_be_visible()
        expect(page.get_by_role("img", name="Who wins")).to_be_visible()
        expect(page.get_by_role("img", name="How long it takes")).to_be_visible()
        assert page.locator(".board polygon").count() > 60
        page.get_by_role("button", name="Cars pushed back from here").click()
        page.get_by_text("Every space in numbers").click()
        expect(page.get_by_role("row", name=re.compile("^b3 "))).to_be_visible()

        # The drawing and the report are kept as files.
        for button, name, start in (
            ("Download the drawing", "harbour.svg", "<svg"),
            ("Download the report", "harbour.html", "<!doctype html>"),
            ("Download the text", "harbour.toml", "#"),
        ):
            with page.expect_download() as saved:
                page.get_by_role("button", name=button).click()
            assert saved.value.suggested_filename == name
            saved.value.save_as(tmp_path / name)
            assert (tmp_path / name).read_text(encoding="utf-8").startswith(start)

        # And people play on it.
        page.get_by_role("button", name="Play on this board").click()
        page.get_by_role("button", name="Start the race").click()
        page.locator(".tray").wait_for()
        table = page.url.split("/table/")[1]
        told = house.http.get(f"/api/tables/{table}").json()
        assert told["own"]
        assert len(told["seats"]) == 3
        assert house.http.get(f"/api/tables/{table}/board/wide").json()["name"] == "Harbour"


def test_nothing_is_lost_by_leaving(chromium: Browser, house: House) -> None:
    """What was on the bench is there again after a reload, for each game its own."""
    with device(chromium) as mine:
        page = visit(mine, house.address, "/workshop/hurry-cup")
        page.get_by_text("Nothing is wrong with it.").wait_for()
        page.get_by_role("textbox", name="The board as text").fill('name = "Half"\ntiles = "s s s"\n')
        page.get_by_text("You cannot race on it yet.").wait_for()
        page.get_by_role("link", name="Monza", exact=True).click()
        page.get_by_text("Nothing is wrong with it.").wait_for()
        page.reload()
        page.get_by_role("link", name="Hurry").click()
        page.get_by_text("You cannot race on it yet.").wait_for()
        assert text_field(page) == 'name = "Half"\ntiles = "s s s"\n'


def test_a_changed_board_makes_numbers_old(chromium: Browser, house: House) -> None:
    with device(chromium) as mine:
        page = visit(mine, house.address, "/workshop/monte-carlo-gamble")
        page.get_by_text("Nothing is wrong with it.").wait_for()
        page.get_by_role("button", name=JUDGE).click()
        page.get_by_role("button", name="Download the report").wait_for(timeout=RACES)
        assert page.locator(".board polygon").count() > 0
        page.get_by_role("button", name="A small new one").click()
        page.get_by_text("You have changed the board since").wait_for()
        expect(page.locator(".board polygon")).to_have_count(0)


def test_whoever_leaves_ends_the_races(chromium: Browser, tmp_path: Path) -> None:
    settings = quick(tmp_path, trial_races=10**9, trial_seconds=3600.0, trial_machine_code=False)
    with running(settings) as house, device(chromium) as mine:
        page = visit(mine, house.address, "/workshop/monza")
        for leave in ("stop", "leave"):
            page.get_by_role("button", name=JUDGE).click()
            page.get_by_role("progressbar").wait_for(timeout=RACES)
            if leave == "stop":
                page.get_by_role("button", name="Stop", exact=True).click()
                expect(page.get_by_text(re.compile(r"races of 4 players"))).to_be_visible()
            else:
                page.get_by_role("link", name="Paddock").click()
            expect(page.get_by_role("progressbar")).to_have_count(0)
            stuck = 0
            while house.app.state.trials._processes:
                stuck += 1
                assert stuck < 2000, "the races go on though nobody looks"
                page.wait_for_timeout(30)


def test_dropped_files_and_other_languages(chromium: Browser, house: House) -> None:
    with device(chromium, DESKTOP, dark=True) as mine:
        page = visit(mine, house.address, "/workshop/hurry-cup")
        page.get_by_text("Nothing is wrong with it.").wait_for()
        page.evaluate(
            """(text) => {
                const data = new DataTransfer();
                data.items.add(new File([text], 'dropped.toml'));
                window.dispatchEvent(new DragEvent('drop', { dataTransfer: data, cancelable: true, bubbles: true }));
            }""",
            'name = "Dropped"\ntiles = "s s x9"\n',
        )
        page.get_by_text("dropped.toml").first.wait_for()
        page.get_by_role("combobox", name="Language").select_option("de")
        page.get_by_text("Darauf kann man noch nicht fahren.").wait_for()
        page.get_by_role("button", name="Lavender").click()
        page.get_by_text("Alles in Ordnung.").wait_for()
        page.get_by_role("button", name="Diesen Spielplan beurteilen").click()
        page.get_by_text("60 Rennen mit 4 Spielern (Rennfahrer-Bots)").wait_for(timeout=RACES)
