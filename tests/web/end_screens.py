"""The screens at the end of a race, and how to get to them."""

from __future__ import annotations

from playwright.sync_api import Page

from paddock.server.entries import EveningRace

from ..server.house import House
from .ended import over
from .screens import Screen, visit

EVENING = (
    EveningRace("monza", "t", 1, ("Anna", "Ben", "Spark", "Comet"), (2, 1, 3, 4), (0, 1, 0, 0)),
    EveningRace("hurry-cup", "t", 2, ("Anna", "Ben", "Spark", "Comet"), (1, 3, 2, 4), (22, 7, 9, 0)),
)
"""Two races before this one."""


def own_end(game: str) -> Screen:
    """The end for one who drove, with friends."""

    def show(page: Page, house: House) -> None:
        visit(page, house, over(house, game, ["Anna", "Ben"], EVENING).seat(0))
        page.get_by_role("dialog", name="Result").wait_for()
        page.locator("svg[data-picture]").wait_for()
        page.get_by_role("img", name="How far everybody was after each round").wait_for()

    return show


def rematch(page: Page, house: House) -> None:
    """One has asked for another race; this is what the host sees."""
    own_end("monza")(page, house)
    page.get_by_role("button", name="Rematch").click()
    page.get_by_role("heading", name="This evening").wait_for()
    page.get_by_role("timer").wait_for()
    page.get_by_role("button", name="Not yet after all").click()
    page.get_by_role("button", name="I\u2019m in").wait_for()


def share(page: Page, house: House) -> None:
    own_end("monza")(page, house)
    page.get_by_role("button", name="Share").click()
    page.get_by_role("link", name="Save the picture").wait_for()


END_SCREENS: dict[str, Screen] = {
    "end-monza": own_end("monza"),
    "end-gamble": own_end("monte-carlo-gamble"),
    "end-hurry": own_end("hurry-cup"),
    "rematch": rematch,
    "share": share,
}
