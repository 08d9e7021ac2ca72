"""The page on which a table for friends is made: what most people leave as it is waits behind "More"."""

from __future__ import annotations

from playwright.sync_api import Page


def open_more(page: Page) -> Page:
    """Shows seats, track, options, clock and dice."""
    page.locator("button[aria-controls=more]").click()
    page.get_by_text("You can change all of this until the start.").wait_for()
    return page


def choose_way(page: Page, name: str) -> None:
    """One of the three big ways to be together."""
    page.get_by_role("radio", name=name).check(force=True)
