"""The screens of Hurry'Cup!, and how to get to them."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from ..server.house import House
from .friends import open_more
from .hurry import GAME, arrange
from .screens import Screen, show_end, show_replay, visit

RACE = "hurry-cup-every-token"
TANKS = {"red": 5, "yellow": 2, "green": 6}
DRIVING: dict[str, Any] = {"round": 5, "cars": [18, 22, 20], "pawns": ["red", "yellow", "green"], "tanks": TANKS}
ROLLED = {**DRIVING, "phase": "drive", "accelerator": 4, "oil": [17]}
TOKENS = {
    "phase": "start",
    "lantern": 0,
    "tokens": [["ace", "slipstream", "swap", "second"], ["nitro"], ["horn"]],
    "fresh": [["oil"], [], []],
    "used": [["horn", "nitro"], ["ace", "horn"], ["ace", "nitro"]],
    "stars": [23, 28],
    "hidden": ["pit", "fuel"],
}
LAST_TURN: dict[str, Any] = {
    "phase": "after",
    "round": 9,
    "cup": 1,
    "mover": 0,
    "cars": [35, 33, 30],
    "pawns": ["yellow", "red", "green"],
    "tanks": TANKS,
    "accelerator": 4,
    "entered": [34, 35],
    "origin": 33,
    "driven_out": True,
}


def at(state: dict[str, Any], seen: str, shared: bool = False, **wanted: Any) -> Screen:
    """A moment of a race, once something of it is to be seen."""

    def screen(page: Page, house: House) -> None:
        visit(page, house, arrange(house, state, shared, **wanted))
        page.locator(seen).first.wait_for(state="attached")

    return screen


def championship(page: Page, house: House) -> None:
    """Between two races: the last turn of the first one ends it."""
    at(LAST_TURN, "[data-token=nitro]", shared=True, races=3)(page, house)
    page.locator("[data-token=nitro]").first.dispatch_event("click")
    page.get_by_role("button", name="Play Nitro").dispatch_event("click")
    page.get_by_role("heading", name="Championship").wait_for()


def builder(page: Page, house: House) -> None:
    visit(page, house, f"/new/{GAME}")
    open_more(page).get_by_role("button", name="Build your own circuit").click()
    for count, word in enumerate(("s", "s*", "r90"), 1):
        page.locator(f".piece[data-word='{word}']").click()
        page.locator(".builder header").get_by_text(f"{count} of 36 tiles").wait_for()


def end(page: Page, house: House) -> None:
    show_end(page, house, RACE)


def replay(page: Page, house: House) -> None:
    show_replay(page, house, RACE)


def rules(page: Page, house: House) -> None:
    visit(page, house, f"/rules/{GAME}")
    page.locator("[data-example=rank]").scroll_into_view_if_needed()
    page.locator("[data-example=rank] .cup").wait_for()
    page.locator("[data-example=limit]").scroll_into_view_if_needed()
    page.locator("[data-example=limit] .dock").wait_for()


HURRY_SCREENS: dict[str, Screen] = {
    "hurry-ready": at({"cars": [4, 6, 3, 9]}, ".calls .go", grab="live"),
    "hurry-grab": at(
        {"phase": "grab", "cars": [4, 6, 3], "tanks": TANKS, "pawns": [None, "red", None]}, ".pawn", grab="live"
    ),
    "hurry-one-screen": at({"phase": "grab", "cars": [4, 6, 3], "tanks": TANKS}, ".edge .pawn", True, grab="live"),
    "hurry-rank": at(
        {"phase": "wish", "cars": [4, 6, 3], "tanks": TANKS, "wishes": [["green"], [], []]}, ".pawn[disabled]"
    ),
    "hurry-curtain": at({"phase": "horn", "callers": [0], "cars": [4, 6, 3], "tanks": TANKS}, ".curtain", shared=True),
    "hurry-real-tanks": at({"phase": "lift", "cars": [4, 6, 3]}, ".typed", True, dice="typed"),
    "hurry-drive": at(ROLLED, "button.target"),
    "hurry-tokens": at({**DRIVING, **TOKENS}, "[data-token=ace]"),
    "hurry-championship": championship,
    "hurry-builder": builder,
    "hurry-end": end,
    "hurry-replay": replay,
    "hurry-rules": rules,
}
