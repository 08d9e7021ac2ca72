"""The screens of an analysis: the board of a replay, and the end of a race."""

from __future__ import annotations

from playwright.sync_api import Page

from paddock.insight.findings import Analysis

from ..server.house import House
from .analysed import analysed
from .ended import over
from .screens import Screen, loaded, visit

CHART = "Chance to win, after every turn"


def mistake(found: Analysis, words: tuple[str, ...]) -> int:
    """The move before the costliest decision in which all ways are moves of these kinds."""
    kinds = [
        one
        for one in found.decisions
        if one.verdict == "mistake"
        and all(move.startswith(words) for way in one.ways for move in way.moves)
        and one.played < 3
    ]
    return max(kinds, key=lambda one: one.cost[one.seat].value).first - 1


def analysis_board(race: str, *words: str) -> Screen:
    """A decision that cost something, with its best and its played way."""

    def show(page: Page, house: House) -> None:
        table = loaded(house, race)
        move = mistake(analysed(house, table), words)
        visit(page, house, f"/replay/{table}?analysis=1#move={move}")
        page.get_by_role("img", name=CHART).wait_for()
        page.locator("[data-route=best]").wait_for()
        page.locator("[data-route=played]").wait_for()

    return show


def analysed_end(page: Page, house: House) -> None:
    table = over(house, "monza", ["Anna", "Ben"])
    analysed(house, table.id)
    visit(page, house, table.seat(0))
    page.get_by_role("img", name=CHART).wait_for()
    page.get_by_role("link", name="1: look at this moment").locator("svg").wait_for()


INSIGHT_SCREENS: dict[str, Screen] = {
    "analysis-monza": analysis_board("monza-professional", "lay", "tile", "drive"),
    "analysis-gamble": analysis_board("monte-carlo-gamble-boulevard", "move"),
    "analysis-hurry": analysis_board("hurry-cup-every-token", "drive"),
    "analysed-end": analysed_end,
}
