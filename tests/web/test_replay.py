"""Replays: every moment of a race has an address, and a saved record can be loaded again."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FilePayload, Locator, Page, expect

import paddock

from ..server.house import House
from .devices import DESKTOP, PHONE, device, visit

GOLDEN = Path(__file__).parent.parent / "golden" / "monza-everything-on.jsonl"


@pytest.fixture
def table(house: House) -> str:
    """A table whose race is over: one of the golden races."""
    answer = house.http.post("/api/records", content=GOLDEN.read_bytes(), headers={"Content-Type": "text/plain"})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


@pytest.fixture
def page(chromium: Browser, house: House, table: str) -> Iterator[Page]:
    with device(chromium, DESKTOP) as mine:
        page = visit(mine, house.address, f"/replay/{table}")
        scrubber(page).wait_for()
        yield page


def scrubber(page: Page) -> Locator:
    return page.get_by_role("slider", name="Moment")


def moment(page: Page) -> tuple[str, str, str]:
    """What is to be seen: the number, the sentence, and where the cars are."""
    placed = page.locator(".board svg g[transform]")
    cars = placed.evaluate_all("all => all.map((one) => one.getAttribute('transform'))")
    return scrubber(page).input_value(), page.locator(".controls .sentence").inner_text(), " ".join(cars)


def at(page: Page, number: int) -> None:
    expect(scrubber(page)).to_have_value(str(number))
    assert page.evaluate("location.hash") == f"#move={number}"


def test_steps_forward_and_back_and_by_keyboard(page: Page) -> None:
    at(page, 0)
    expect(page.get_by_role("button", name="Previous move")).to_be_disabled()
    page.get_by_role("button", name="Next move").click()
    page.get_by_role("button", name="Next move").click()
    at(page, 2)
    page.get_by_role("button", name="Previous move").click()
    at(page, 1)
    page.locator("body").press("ArrowRight")
    page.locator("body").press("ArrowRight")
    page.locator("body").press("ArrowLeft")
    at(page, 2)
    expect(page.get_by_text(re.compile(r"^Move 2 of \d+$"))).to_be_visible()


def test_the_scrubber_goes_to_any_moment_and_the_last_one_is_the_end(page: Page, house: House, table: str) -> None:
    record = paddock.Record.read(house.record(table))
    assert scrubber(page).get_attribute("max") == str(len(record))
    scrubber(page).fill("57")
    at(page, 57)
    scrubber(page).press("ArrowRight")
    at(page, 58)
    scrubber(page).press("End")
    at(page, len(record))
    expect(page.get_by_role("button", name="Next move")).to_be_disabled()


def test_it_plays_by_itself_at_the_chosen_speed_and_pauses(chromium: Browser, house: House, table: str) -> None:
    """By a clock that the test turns: eight seconds are eight seconds, however busy the machine is."""
    with device(chromium, DESKTOP) as mine:
        page = mine.new_page()
        page.clock.install(time=0)
        page.clock.pause_at(1000)
        page.goto(f"http://{house.address}/replay/{table}")
        page.get_by_role("button", name="Play", exact=True).click()
        page.clock.run_for(8000)
        slowly = int(scrubber(page).input_value())
        assert slowly > 3
        page.get_by_role("button", name="Pause").click()
        page.clock.run_for(8000)
        at(page, slowly)
        page.get_by_label("Speed").select_option(value="4")
        page.get_by_role("button", name="Play", exact=True).click()
        page.clock.run_for(8000)
        assert int(scrubber(page).input_value()) - slowly > 2 * slowly


def test_the_address_of_a_moment_shows_that_moment_to_others(page: Page, chromium: Browser) -> None:
    scrubber(page).fill("80")
    at(page, 80)
    expect(page.locator(".controls .sentence")).not_to_be_empty()
    mine = moment(page)
    with device(chromium, DESKTOP) as elsewhere:
        theirs = elsewhere.new_page()
        theirs.goto(page.url)
        expect(scrubber(theirs)).to_have_value("80")
        assert moment(theirs) == mine
        # Another address typed into the same page is another moment.
        theirs.evaluate("location.hash = '#move=81'")
        at(theirs, 81)
        assert moment(theirs) != mine


def test_a_record_is_downloaded_and_loaded_again(page: Page, house: House, table: str, chromium: Browser) -> None:
    with page.expect_download() as download:
        page.get_by_role("link", name="Save this race").click()
    saved = Path(download.value.path()).read_text(encoding="utf-8")
    assert saved == house.record(table)
    assert paddock.Record.read(saved).text() == GOLDEN.read_text(encoding="utf-8")
    with device(chromium, PHONE) as elsewhere:
        home = visit(elsewhere, house.address)
        file: FilePayload = {"name": "race.jsonl", "mimeType": "application/jsonl", "buffer": saved.encode()}
        home.get_by_label("Look at a saved race").set_input_files(file)
        home.wait_for_url("**/replay/*")
        expect(scrubber(home)).to_have_attribute("max", str(len(paddock.Record.read(saved))))
        loaded = home.url.split("/replay/")[1].split("#")[0]
        assert loaded != table
        assert house.record(loaded) == saved


def test_a_file_that_is_no_record_is_refused_with_a_sentence(chromium: Browser, house: House) -> None:
    with device(chromium, PHONE) as mine:
        home = visit(mine, house.address)
        file: FilePayload = {"name": "cake.txt", "mimeType": "text/plain", "buffer": b"flour, sugar, eggs\n"}
        home.get_by_label("Look at a saved race").set_input_files(file)
        expect(home.get_by_role("alert")).to_contain_text("This file is not a saved race.")
        assert home.url == f"http://{house.address}/"
