"""Few taps from home to the first roll: alone, on one device, and with a friend by link, in every game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from ..server.house import House
from .devices import DESKTOP, PHONE, device, table_of, visit
from .friends import choose_way

GAMES = {
    "monza": "Monza",
    "monte-carlo-gamble": "Monte Carlo Gamble",
    "hurry-cup": "Hurry\N{RIGHT SINGLE QUOTATION MARK}Cup!",
}
ROLL = (
    ".tray button.go:not([disabled]), .dock button.go:not([disabled]), [data-anchors~=roll]:not([disabled]), "
    "button.cup:not([disabled]), [data-anchors^='move:announce']"
)
"""What rolls the first dice, in each game; at the Gamble with two colours each, one says first which colour moves."""


class Thumb:
    """Taps, and counts them."""

    def __init__(self) -> None:
        self.taps = 0

    def tap(self, what: Locator) -> None:
        what.click()
        self.taps += 1


def ready_to_roll(page: Page) -> None:
    page.locator(ROLL).filter(visible=True).first.wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_at_most_five_taps_to_the_first_die_with_a_friend(chromium: Browser, house: House, game: str) -> None:
    thumb = Thumb()
    with device(chromium, PHONE) as mine, device(chromium, PHONE) as theirs:
        page = visit(mine, house.address)
        thumb.tap(page.get_by_role("link", name="Play with friends"))
        poster = page.get_by_role("radio", name=GAMES[game])
        if not poster.is_checked():
            thumb.tap(poster)
        thumb.tap(page.get_by_role("button", name="Open the table"))
        page.wait_for_url("**/table/*")
        assert thumb.taps <= 3, "a waiting room is three taps away"
        guest = visit(theirs, house.address, f"/table/{table_of(page)}")
        guest.get_by_role("button", name="Sit here").first.click()
        guest.get_by_label("Your name").fill("Ben")
        guest.get_by_role("button", name="Sit down").click()
        guest.get_by_role("button", name=re.compile("m ready$")).click()
        thumb.tap(page.get_by_role("button", name=re.compile("^Start now with")))
        ready_to_roll(page)
        assert thumb.taps + 1 <= 5, "and the roll itself"
        told = house.http.get(f"/api/tables/{table_of(page)}").json()
        assert [seat["kind"] for seat in told["seats"]][:2] == ["person", "person"]
        assert told["game"] == game


@pytest.mark.parametrize("game", GAMES)
def test_three_taps_to_a_race_on_this_device(chromium: Browser, house: House, game: str) -> None:
    thumb = Thumb()
    with device(chromium, DESKTOP) as mine:
        page = visit(mine, house.address, f"/new/{game}")
        expect(page.get_by_role("radio", name=GAMES[game])).to_be_checked()
        thumb.tap(page.get_by_role("radio", name="On this device"))
        second = page.get_by_label("Name on seat 2")
        expect(second).to_have_value("Player 2")
        start = page.get_by_role("button", name="Start the race")
        second.fill(" ")
        expect(page.get_by_text("The person on seat 2 still needs a name.")).to_be_visible()
        expect(start).to_have_attribute("aria-disabled", "true")
        start.click(force=True)
        expect(second).to_be_focused()
        second.fill("Noah")
        thumb.tap(start)
        ready_to_roll(page)
        assert thumb.taps == 2, "after the one on the home page"


def test_the_box_on_the_table_has_real_dice(chromium: Browser, house: House) -> None:
    with device(chromium, PHONE) as mine:
        page = visit(mine, house.address, "/friends")
        choose_way(page, "With the real box")
        page.get_by_role("button", name="Start the race").click()
        page.wait_for_url("**/table/*")
        page.locator(".entry").wait_for()
        assert house.http.get(f"/api/tables/{table_of(page)}").json()["dice"] == "typed"


@pytest.mark.parametrize("game", GAMES)
def test_one_tap_to_the_dice_alone(chromium: Browser, house: House, game: str) -> None:
    with device(chromium, PHONE) as mine:
        page = visit(mine, house.address)
        page.get_by_role("button", name=f"Play now: {GAMES[game]}").click()
        ready_to_roll(page)
