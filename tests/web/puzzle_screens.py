"""The screens of the puzzles."""

from __future__ import annotations

from playwright.sync_api import Page

from ..server.house import House
from .puzzles import MONZA, open_puzzle, play_way
from .screens import Screen, visit

KEPT = '{"puzzles":{"monza":[1,2,7,11,30]},"last":"DAY","days":12}'


def puzzle_list(page: Page, house: House) -> None:
    """Some are solved, and there is a streak."""
    day = house.http.get("/api/puzzles").json()["day"]
    visit(page, house, "/icon.svg")
    page.evaluate("(text) => localStorage.setItem('paddock.puzzles', text)", KEPT.replace("DAY", day))
    visit(page, house, "/puzzles")
    page.locator("[data-today]").first.wait_for()


def puzzle(page: Page, house: House) -> None:
    visit(page, house, f"/puzzles/monza/{MONZA}")
    open_puzzle(page)


def missed(page: Page, house: House) -> None:
    puzzle(page, house)
    play_way(page, MONZA, 1)
    page.locator("[data-verdict=missed]").wait_for()


def solved(page: Page, house: House) -> None:
    puzzle(page, house)
    play_way(page, MONZA, 0)
    page.locator("[data-verdict=solved]").wait_for()


def gamble(page: Page, house: House) -> None:
    visit(page, house, "/puzzles/monte-carlo-gamble/5")
    page.locator(".dock").wait_for()


def hurry(page: Page, house: House) -> None:
    visit(page, house, "/puzzles/hurry-cup/1")
    page.locator(".dock").wait_for()


PUZZLE_SCREENS: dict[str, Screen] = {
    "puzzles": puzzle_list,
    "puzzle": puzzle,
    "puzzle-missed": missed,
    "puzzle-solved": solved,
    "gamble-puzzle": gamble,
    "hurry-puzzle": hurry,
}
OPENED_PUZZLES = ("puzzle-missed", "puzzle-solved")
"""Gone when the page is opened again."""
