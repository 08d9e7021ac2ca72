"""Pages of a size, and a race that is played by tapping whatever glows."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, Page

from ..server.house import House
from .devices import know_games, note_errors
from .driver import PATIENCE
from .watching import until_so

DESKTOP, TABLET, PHONE = (1440, 900), (820, 1180), (390, 844)
TAP_WHAT_GLOWS = """() => {
    const glows = document.querySelector("button.target") ?? document.querySelector(".tray button.go:not([disabled])");
    glows?.click();
}"""
"""Found and tapped in one go: between two steps of a test the moment may have passed."""


def open_page(chromium: Browser, house: House, size: tuple[int, int], path: str = "/", **more: Any) -> Page:
    """A page on a device of its own, that fails the test if anything goes wrong in it."""
    page = chromium.new_page(
        viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce", locale="en-GB", **more
    )
    know_games(note_errors(page))
    page.goto(f"http://{house.address}{path}")
    return page


def race_by_tapping(page: Page) -> None:
    """Rolls, lays whatever glows, and drives, until the result is there."""
    tap_until(page, TAP_WHAT_GLOWS, "[role=dialog][aria-label=Result]", PATIENCE)


def tap_until(page: Page, tap: str, seen: str, seconds: float) -> None:
    """Has the page tap, whenever anything has changed, until something is there."""
    once = f"(seen) => {{ if (document.querySelector(seen)) return true; ({tap})(); return false; }}"
    assert until_so(page, once, seen, seconds * 1000), page.locator("body").inner_text()
    page.locator(seen).first.wait_for()
