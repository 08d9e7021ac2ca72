"""The options with which the laws try Monte Carlo Gamble."""

from __future__ import annotations

from typing import Any

from paddock.core.law_entry import Entry, Factory
from paddock.core.registry import build
from paddock.games.monte_carlo.shelf import BOARDS

ALLEY = """name = "Alley"
road = "S g shd > g 2 B g g 1 g g sdc g g B g 2 < g g g F"
"""
"""So short that pawns meet, duel and are ruined all the time."""
STRIP = """name = "Strip"
road = "S g shd 2 > shc 1 B g hdc 2 1 sdc shd 2 B shd 1 2 < hdc g g F"
"""
"""Hardly a square without a casino: long chains of bets."""


def gamble(road: str | None = None, **options: Any) -> Factory:
    return lambda: build("monte-carlo-gamble", options, road)


LAWS = Entry(
    factories={
        **{f"shipped-{key}": gamble(board=key) for key in BOARDS.keys},
        "two-colours": gamble(ALLEY, players=2, first=1),
        "two-with-three-pawns": gamble(ALLEY, players=2, two_player_pawns="three", first="drawn"),
        "alley-four": gamble(ALLEY, players=4, colours=["green", "red", "blue", "yellow"], first="drawn"),
        "strip-three": gamble(STRIP, players=3),
    },
    spaces=("kind", "suits"),
)
