"""Whole races in a real browser: from the home page to the flag, at the sizes that people hold in their hands."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Browser, Page

import paddock

from ..server.house import House

DESKTOP, TABLET, PHONE = (1440, 900), (820, 1180), (390, 844)
TAP_WHAT_GLOWS = """() => {
    const glows = document.querySelector("button.target") ?? document.querySelector(".tray button.go:not([disabled])");
    glows?.click();
}"""
"""Found and tapped in one go: between two steps of a test the moment may have passed."""
PATIENCE = 90.0
"""Seconds after which a race counts as stuck."""


def open_page(chromium: Browser, house: House, size: tuple[int, int], path: str = "/", dark: bool = False) -> Page:
    """A page that fails the test if anything goes wrong in it."""
    page = chromium.new_page(
        viewport={"width": size[0], "height": size[1]},
        reduced_motion="reduce",
        color_scheme="dark" if dark else "light",
        locale="en-GB",
    )
    page.on("pageerror", lambda error: pytest.fail(f"the page failed: {error}"))
    page.goto(f"http://{house.address}{path}")
    return page


def race_by_tapping(page: Page) -> None:
    """Rolls, lays whatever glows, and drives, until the result is there."""
    until = time.monotonic() + PATIENCE
    while not page.get_by_role("dialog", name="Result").is_visible():
        assert time.monotonic() < until, page.locator("body").inner_text()
        page.evaluate(TAP_WHAT_GLOWS)
        page.wait_for_timeout(30)


def race_by_keyboard(page: Page) -> None:
    """The same without a pointer: space rolls and drives, arrows choose, Enter lays."""
    until = time.monotonic() + PATIENCE
    while not page.get_by_role("dialog", name="Result").is_visible():
        assert time.monotonic() < until, page.locator("body").inner_text()
        if page.locator("button.target").count():
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("Space")
        page.wait_for_timeout(30)


def table_of(page: Page) -> str:
    return page.url.split("/table/")[1].split("#")[0].split("?")[0]


def assert_record_is_whole(house: House, table: str) -> paddock.Record:
    """The server's record replays, and is of a finished race."""
    record = paddock.Record.read(house.record(table))
    assert record.game.result(record.state) is not None
    return record


@pytest.mark.xdist_group("browser")
@pytest.mark.parametrize(("size", "dark"), [(DESKTOP, False), (TABLET, True)], ids=["desktop-light", "tablet-dark"])
def test_play_now_against_bots_to_the_end(
    chromium: Browser, house: House, size: tuple[int, int], dark: bool
) -> None:
    page = open_page(chromium, house, size, dark=dark)
    page.get_by_role("button", name="Play now: Monza").click()
    page.wait_for_url("**/table/*")
    page.locator(".tray").wait_for()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "no scrolling during a turn"
    race_by_tapping(page)
    record = assert_record_is_whole(house, table_of(page))
    assert [seat.bot is None for seat in record.header.seats].count(True) == 1
    page.close()


@pytest.mark.xdist_group("browser")
def test_a_whole_race_by_keyboard_alone_on_a_phone(chromium: Browser, house: House) -> None:
    page = open_page(chromium, house, PHONE)
    page.get_by_role("button", name="Play now: Monza").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    page.locator(".tray").wait_for()
    race_by_keyboard(page)
    assert_record_is_whole(house, table_of(page))
    page.close()


@pytest.mark.xdist_group("browser")
def test_a_reload_in_mid_race_goes_on_where_it_was(chromium: Browser, house: House) -> None:
    page = open_page(chromium, house, DESKTOP)
    page.get_by_role("button", name="Play now: Monza").click()
    page.wait_for_url("**/table/*")
    page.locator(".tray button.go:not([disabled])").first.click()
    page.wait_for_timeout(300)
    before = len(house.record(table_of(page)).splitlines())
    assert before > 1
    page.reload()
    page.locator(".tray").wait_for()
    race_by_tapping(page)
    assert len(assert_record_is_whole(house, table_of(page))) > before
    page.close()


@pytest.mark.xdist_group("browser")
def test_the_page_speaks_the_readers_language_and_can_change_it(chromium: Browser, house: House) -> None:
    page = chromium.new_page(locale="de-DE")
    page.goto(f"http://{house.address}/")
    page.get_by_role("button", name="Jetzt spielen: Monza").wait_for()
    page.locator("select").first.select_option("fr")
    page.get_by_role("button", name="Jouer : Monza").wait_for()
    assert page.evaluate("document.documentElement.lang") == "fr"
    page.close()
