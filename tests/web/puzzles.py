"""Puzzles in a browser: which one is today's, and how to play a way of Monza by what glows."""

from __future__ import annotations

import contextlib
import datetime
from collections.abc import Iterator, Sequence
from unittest.mock import patch

from playwright.sync_api import Page

from paddock.core.puzzles import puzzle, puzzles
from paddock.server import puzzles as server

MONZA = 27
"""A puzzle of Monza with four cars, in which only dice are laid."""
STEPS = 4
"""One in which a single move decides."""


@contextlib.contextmanager
def day_of(number: int, later: int = 0) -> Iterator[None]:
    """For the servers of this process it is a day on which this puzzle of Monza is today's; or so many days later."""
    day = datetime.date(2026, 1, 1)
    while day.toordinal() % len(puzzles("monza")) + 1 != number:
        day += datetime.timedelta(1)
    with patch.object(server, "today", lambda: day + datetime.timedelta(later)):
        yield


def play_way(page: Page, number: int, way: int) -> None:
    """Plays a way of a puzzle of Monza: taps each space as soon as it glows, and drives."""
    play_moves(page, puzzle("monza", number).ways[way].moves)


def play_moves(page: Page, moves: Sequence[str]) -> None:
    for move in moves:
        what, space = move.split(" ")[0], move.split(" ")[-1]
        if what in ("lay", "step"):
            target = page.locator(f"button.target[data-space={space}]")
            target.wait_for(state="attached")
            target.dispatch_event("click")
            target.wait_for(state="detached")
        else:
            assert what == "drive", move
            page.get_by_role("button", name="Drive").click()


def open_puzzle(page: Page) -> None:
    """Waits until the board of a puzzle can be played on."""
    page.locator("button.target").first.wait_for(state="attached")
