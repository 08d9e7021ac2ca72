"""Monte Carlo Gamble in a real browser: against bots to the end, by keyboard, and with a real die."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from ..server.house import House
from .devices import table_of
from .driver import PATIENCE, SOON
from .records import whole_record
from .tapping import DESKTOP, PHONE, TABLET, open_page, tap_until
from .watching import TEXT, TEXT_CHANGED, until_so

TAP_WHAT_GLOWS = """() => {
    const find = (selector) => document.querySelector(selector);
    const tables = [".prize button", "[data-stand]", "[data-main]:not([disabled])", ".bets button:enabled:not(.on)"];
    const road = [".fan li.lit button", "button.target", ".dock [data-main]", ".ways button"];
    const place = find(".over") ? ".over " : "";
    const glows = (place ? tables : road).map((one) => find(place + one)).find(Boolean);
    glows?.click();
    return Boolean(glows);
}"""
"""Found and tapped in one go: between two steps of a test the moment may have passed. Hands stand as they fall."""


def start(chromium: Browser, house: House, size: tuple[int, int], seats: list[dict[str, str]], **wanted: Any) -> Page:
    """A page at a new table, on which the game begins at once."""
    options = {"board": "promenade", "players": len(seats), **wanted.pop("options", {})}
    made = house.make(**{"game": "monte-carlo-gamble", "options": options, "seats": seats, **wanted})
    page = open_page(chromium, house, size)
    page.evaluate("id => sessionStorage.setItem('paddock.start', id)", made["id"])
    page.goto(f"http://{house.address}/table/{made['id']}#key={made['key']}")
    page.locator(".gamble .stage").wait_for()
    return page


def play_by_tapping(page: Page, until_seen: str) -> None:
    """Rolls, moves, bets and stands, until something is there."""
    tap_until(page, TAP_WHAT_GLOWS, until_seen, 2 * PATIENCE)


RESULT = "[role=dialog][aria-label=Result]"


def test_play_now_leads_to_a_game_with_bots(chromium: Browser, house: House) -> None:
    page = open_page(chromium, house, DESKTOP)
    page.get_by_role("button", name="Play now: Monte Carlo Gamble").click()
    page.wait_for_url("**/table/*")
    page.get_by_role("button", name="Roll", exact=True).wait_for()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "no scrolling during a turn"
    assert page.locator("[data-purse]").count() == 3
    page.close()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_whole_game_against_bots_by_tapping(chromium: Browser, house: House, size: tuple[int, int]) -> None:
    three = {"two_player_pawns": "three"}
    page = start(chromium, house, size, [{"name": "Mila"}, {"bot": "random"}], options=three)
    play_by_tapping(page, RESULT)
    record = whole_record(house, table_of(page))
    assert [seat.bot is None for seat in record.header.seats] == [True, False]
    page.close()


def test_a_pawn_is_moved_by_keyboard_alone(chromium: Browser, house: House) -> None:
    page = start(chromium, house, TABLET, [{"name": "Mila"}, {"name": "Oscar"}, {"name": "Inès"}])
    until = time.monotonic() + PATIENCE
    while "move r" not in house.record(table_of(page)):
        assert time.monotonic() < until, page.locator("body").inner_text()
        text = page.evaluate(TEXT)
        if page.locator("button.target").count():
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("Space")
        until_so(page, TEXT_CHANGED, text, SOON)
    page.close()


def test_a_referee_types_what_the_die_shows(chromium: Browser, house: House) -> None:
    page = start(chromium, house, PHONE, [{"name": "Mila"}, {"name": "Oscar"}, {"name": "Inès"}], dice="typed")
    page.get_by_role("button", name="a five").click()
    page.get_by_text("Mila rolled a five").wait_for()
    page.get_by_role("button", name="Take the last move back").click()  # it was a three
    page.get_by_role("button", name="a three").click()
    page.get_by_text("Mila rolled a three").wait_for()
    page.locator("button.target").first.wait_for(state="attached")
    page.evaluate("document.querySelector('button.target').click()")
    # the third square of the short road is a casino: somebody says which card was turned
    page.get_by_role("button", name="4 clubs").click()
    page.get_by_role("heading", name="Mila loses").or_(page.get_by_text("Roll the die")).first.wait_for()
    page.close()
