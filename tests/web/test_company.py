"""Nobody is stuck: a friend vanishes and comes back, a line swallows everything, and leaving asks."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from ..server.house import House, page, quick, running
from .devices import DESKTOP, PHONE, TABLET, device, seat_path, visit
from .line import line

TWO = {"players": 2, "track": "oval"}


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house in which others may let a bot drive as soon as somebody is away."""
    with running(quick(tmp_path_factory.mktemp("patient"), patience_away=0.0)) as opened:
        yield opened


def seated(house: House, **wanted: Any) -> tuple[str, str, str]:
    """A race of Mia, who begins, and Ben; its table, and their keys."""
    made = house.make(options=TWO, seats=[{"name": "Mia"}, {}], **wanted)
    found: list[str] = []

    async def sit() -> None:
        async with page(house, made["id"], made["key"]) as mia, page(house, made["id"]) as ben:
            await ben.do("sit", seat=1, name="Ben")
            await ben.until("table", yours=[1])
            found.extend(message["key"] for message in ben.heard if message["is"] == "key")
            await mia.do("start")
            await ben.until("table", phase="racing")

    worker = threading.Thread(target=lambda: asyncio.run(sit()))  # Playwright has the loop of this thread
    worker.start()
    worker.join()
    return made["id"], made["key"], found[0]


def link(table: str, key: str) -> str:
    return seat_path({"id": table, "key": key})


def test_a_friend_vanishes_a_bot_drives_and_the_friend_comes_back(chromium: Browser, patient: House) -> None:
    table, mias, bens = seated(patient)
    with device(chromium, PHONE) as phone, device(chromium, DESKTOP) as desk, device(chromium, TABLET) as tablet:
        mia = visit(phone, patient.address, link(table, mias))
        mia.get_by_role("button", name="Roll").wait_for()
        ben = visit(desk, patient.address, link(table, bens))
        watching = visit(tablet, patient.address, f"/table/{table}")
        expect(watching.get_by_text("You are watching")).to_be_visible()
        expect(ben.get_by_text("1 watching")).to_be_visible()

        mia.get_by_role("button", name="Say something").click()
        mia.get_by_role("button", name="Well driven!").click()
        expect(ben.locator(".bubbles").get_by_text("Well driven!")).to_be_visible()
        expect(ben.locator(".bubbles p")).to_have_count(0)

        mia.close()
        away = ben.get_by_role("region", name="away")
        expect(away.get_by_text("Mia has been away for")).to_be_visible()
        expect(watching.get_by_text("Mia has been away for")).to_be_visible()
        away.get_by_role("button", name="Let a bot drive").click()
        expect(ben.get_by_role("button", name="Roll")).to_be_enabled()  # the bot has driven, and Ben is not covered
        expect(away).to_have_count(0)

        back = visit(phone, patient.address, link(table, mias))
        expect(back.get_by_text("A bot is driving for you")).to_have_count(0)
        assert attendance(back) == "person"
        ben.get_by_role("button", name="Menu").click()
        ben.get_by_role("button", name="End the race").click()
        asked = back.get_by_role("region", name="End the race")
        expect(asked.get_by_text("Ben wants to end the race")).to_be_visible()
        asked.get_by_role("button", name="End the race").click()
        expect(ben.get_by_role("region", name="End the race")).to_have_count(0)
        assert patient.http.get(f"/api/tables/{table}").json()["phase"] == "over"


def attendance(at: Page) -> str:
    """Who sits on the first seat, as the menu has it."""
    at.get_by_role("button", name="Menu").click()
    menu = at.get_by_role("dialog", name="Menu")
    row = menu.locator("li").filter(has_text="Mia").first
    expect(row).to_be_visible()
    text = row.inner_text()
    menu.get_by_role("button", name="Close").click()
    return "bot" if "stands in" in text else "person"


def test_a_line_that_swallows_everything_is_noticed_and_a_tap_is_kept(chromium: Browser, patient: House) -> None:
    made = patient.make(options=TWO, seats=[{"name": "Mia"}, {"bot": "greedy"}])
    with line(patient.address) as wireless, device(chromium, PHONE) as phone:
        mia = phone.new_page()
        mia.clock.install()
        mia.goto(f"http://{wireless.address}{seat_path(made)}")
        mia.get_by_role("button", name="Start the race").click()
        roll = mia.get_by_role("button", name="Roll")
        expect(roll).to_be_enabled()
        before = len(patient.record(made["id"]).splitlines())

        wireless.swallow()
        mia.clock.run_for(3000)
        sign = mia.get_by_role("status").filter(has_text="No connection")
        expect(sign).to_be_visible()
        roll.click()
        expect(sign).to_contain_text("Your tap is kept.")
        assert len(patient.record(made["id"]).splitlines()) == before

        wireless.mend()
        expect(sign).to_have_count(0)
        expect(roll).to_have_count(0)  # the dice are there
        assert len(patient.record(made["id"]).splitlines()) == before + 1, "once, however often it was sent"


def test_leaving_a_race_asks_and_a_race_that_is_watched_does_not(chromium: Browser, patient: House) -> None:
    table, mias, _ = seated(patient)
    with device(chromium, PHONE) as phone:
        mia = visit(phone, patient.address)
        mia.goto(f"http://{patient.address}{link(table, mias)}")
        mia.get_by_role("button", name="Roll").wait_for()
        mia.get_by_role("button", name="Menu").click()  # all that is asked with is there
        mia.get_by_role("dialog", name="Menu").get_by_role("button", name="Close").click()
        mia.get_by_role("link", name="Leave the table").click()
        question = mia.get_by_role("dialog", name="Leave this race?")
        expect(question).to_contain_text("Your races")
        question.get_by_role("button", name="Stay").click()
        expect(question).to_have_count(0)
        assert mia.url.endswith(table)
        mia.get_by_role("link", name="Leave the table").click()
        question.get_by_role("button", name="Leave").click()
        mia.wait_for_url(f"http://{patient.address}/")
    with device(chromium, PHONE) as phone:
        watching = visit(phone, patient.address, f"/table/{table}")
        expect(watching.get_by_text("You are watching")).to_be_visible()
        watching.get_by_role("link", name="Leave the table").click()
        watching.wait_for_url(f"http://{patient.address}/")
