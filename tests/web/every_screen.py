"""All screens of the page, of the shell and of every game, for tests that go through them."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from unittest.mock import patch

from paddock.games.hurry_cup import game as hurry

from .end_screens import END_SCREENS
from .gamble_screens import GAMBLE_SCREENS
from .home_screens import HOME_SCREENS
from .hurry_screens import HURRY_SCREENS
from .insight_screens import INSIGHT_SCREENS
from .puzzle_screens import OPENED_PUZZLES, PUZZLE_SCREENS
from .screens import SCREENS, Screen
from .table_screens import OPENED_AT_TABLE, TABLE_SCREENS
from .workshop_screens import WORKSHOP_SCREENS

EVERY: dict[str, Screen] = SCREENS | HOME_SCREENS | TABLE_SCREENS
EVERY |= GAMBLE_SCREENS | HURRY_SCREENS | WORKSHOP_SCREENS | END_SCREENS | INSIGHT_SCREENS | PUZZLE_SCREENS
SHELL = (
    "home",
    "lobby",
    "new-table",
    "waiting-room",
    "invited",
    "refused-record",
    "no-page",
    "no-table",
    "puzzles",
    *HOME_SCREENS,
)


OPENED = (
    "new-table",
    "waiting-room",
    "menu",
    "extra-roll",
    "real-dice",
    "refused-record",
    "hurry-championship",
    "rematch",
    "share",
)
OPENED_AT_HOME = ("home-all", "home-tidied", "home-away", "home-take", "home-taken", "friends-nameless", "friends-box")
"""Screens on which something was opened, chosen or typed that is gone when the page is opened again."""
GONE = {*OPENED, *OPENED_AT_HOME, *OPENED_AT_TABLE, *OPENED_PUZZLES, "hurry-builder", *WORKSHOP_SCREENS}
KEPT = [name for name in EVERY if name not in GONE]
"""Screens that are the same after the page was opened again, in another language for example."""


def game_of(screen: str) -> str | None:
    """Whose screen it is; None: the shell's."""
    if screen in SHELL or screen in WORKSHOP_SCREENS:
        return None
    screen = screen.removeprefix("end-").removeprefix("first-").removeprefix("analysis-")
    return {"gamble": "monte-carlo-gamble", "hurry": "hurry-cup"}.get(screen.partition("-")[0], "monza")


@contextlib.contextmanager
def patient_grab() -> Iterator[None]:
    """Pawns stand there as long as they are looked at."""
    with patch.object(hurry, "TIME_TO_GRAB", 3600.0):
        yield
