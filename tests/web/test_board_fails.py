"""A board that does not load, or falls over, is replaced by the plain one: the race goes on."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from ..server.house import House
from .axe import ALL, AXE, complaints
from .devices import DESKTOP, PHONE, device, seat_path
from .table_talk import Talker

BOARDS = {"monza": "Race", "monte-carlo-gamble": "Gamble", "hurry-cup": "Race"}
"""The part of the page that is each game's board."""
FAILED = "own board could not be loaded."
BROKEN = "export default function () { throw new Error('this board is broken'); }"


def begin(context: BrowserContext, house: House, game: str) -> Page:
    seats = [{"name": "Mia"}, {"bot": "greedy"}, {"bot": "greedy"}]
    made = house.make(game=game, options={"players": 3}, seats=seats)
    page = context.new_page()
    page.goto(f"http://{house.address}{seat_path(made)}")
    page.get_by_role("button", name="Start the race").click()
    return page


@pytest.mark.parametrize("game", BOARDS)
def test_a_game_goes_on_without_its_board(chromium: Browser, house: House, game: str) -> None:
    with device(chromium, PHONE) as mine:
        boards = f"**/assets/{BOARDS[game]}-*.js"
        mine.route(boards, lambda route: route.abort())
        page = begin(mine, house, game)
        expect(page.get_by_text(FAILED)).to_be_visible()
        talker = Talker(page)
        talker.play(decisions=12)
        assert talker.decisions == 12 or talker.look()["over"]
        assert any("Mia" in line for line in talker.look()["log"])
        mine.unroute(boards)
        page.get_by_role("button", name="Load the board again").click()
        expect(page.locator(".plain-board")).to_have_count(0)
        expect(page.get_by_text(FAILED)).to_have_count(0)


def test_a_board_that_falls_over_is_replaced(chromium: Browser, house: House) -> None:
    with device(chromium, DESKTOP) as mine:
        mine.route("**/assets/Gamble-*.js", lambda route: route.fulfill(body=BROKEN, content_type="text/javascript"))
        page = begin(mine, house, "monte-carlo-gamble")
        expect(page.get_by_text(FAILED)).to_be_visible()
        talker = Talker(page)
        talker.play(decisions=3)
        page.evaluate(AXE.read_text(encoding="utf-8"))
        found = []
        for kind, theme in ALL:
            page.set_viewport_size({"width": kind.width, "height": kind.height})
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            page.locator(f":root[data-theme={theme}]").wait_for(state="attached")
            found += complaints(page)
        assert not found, "\n".join(found)
