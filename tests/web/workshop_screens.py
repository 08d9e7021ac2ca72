"""The screens of the workshop, and how to get to them."""

from __future__ import annotations

from playwright.sync_api import FilePayload, Page

from paddock.core.shelf import shelf_of

from ..server.house import House
from .screens import Screen, visit

JUDGE = "Judge this board"
RACES = 300_000
"""Milliseconds after which races count as stuck: they start a process, and the machine may be very busy."""


def shipped(game: str, board: str) -> str:
    shelf = shelf_of(game)
    assert shelf is not None
    return str(shelf.shipped(board).source)


def file(name: str, text: str) -> FilePayload:
    return {"name": name, "mimeType": "text/plain", "buffer": text.encode()}


def open_workshop(page: Page, house: House, game: str) -> None:
    visit(page, house, f"/workshop/{game}")
    page.get_by_text("Nothing is wrong with it.").wait_for()
    page.locator(".board image").wait_for()


def judged(page: Page, house: House, game: str) -> None:
    """A board that bots have raced on."""
    open_workshop(page, house, game)
    page.get_by_role("button", name=JUDGE).click()
    page.get_by_role("button", name="Download the report").wait_for(timeout=RACES)
    page.get_by_role("button", name=JUDGE).wait_for()


def monza_judged(page: Page, house: House) -> None:
    judged(page, house, "monza")
    page.get_by_text("Options of the game").click()
    page.get_by_text("Every space in numbers").click()


def gamble_judged(page: Page, house: House) -> None:
    judged(page, house, "monte-carlo-gamble")


def hurry_judged(page: Page, house: House) -> None:
    judged(page, house, "hurry-cup")
    page.get_by_role("button", name="Cars stopped here by a limit").click()


def refused(page: Page, house: House) -> None:
    """A file that nobody can race on."""
    open_workshop(page, house, "hurry-cup")
    page.get_by_label("Load a file").set_input_files(file("short.toml", 'name = "Short"\ntiles = "s s s F"\n'))
    page.get_by_text("You cannot race on it yet.").wait_for()


WORKSHOP_SCREENS: dict[str, Screen] = {
    "workshop-monza": monza_judged,
    "workshop-gamble": gamble_judged,
    "workshop-hurry": hurry_judged,
    "workshop-refused": refused,
}
