"""The options with which the laws try Monza."""

from __future__ import annotations

from typing import Any

from paddock.core.law_entry import Entry, Factory
from paddock.core.registry import build
from paddock.games.monza.shelf import TRACKS

LOOP = """name = "Loop"
edition = "anniversary"
start = 2

[lanes]
outer = "w2 y1 g1.5 p2 p3 y2 y2.5 r3 y3"
middle = "p2.5 w1.5 b2.5 y1 x1.5 r3 x2.5 r3 r1.5 x1"
inner = "x2.5 x3 y2.5 g2 g2 r2 g2.5 b1 w1 g1.5"
"""
SPRINT = """name = "Sprint"
edition = "classic"
start = 2

[lanes]
outer = "b3 w3 r1.5 g3 x1.5 g3"
middle = "w1 b1 g2.5 g1.5 r2 y1 p2.5 p1.5 r2"
inner = "x1.5 y1.5 x1.5 g2 g2 b1.5 x2 x3"
"""
YARD = """name = "Yard"
edition = "anniversary"
start = 2

[lanes]
outer = "w2 y1 w2.5 y2.5"
middle = "p1 b3 r1 p3"
inner = "x3 b3 w1 y1"
"""
"""So short that cars stand in each other's way all the time."""


def monza(board: str | None = None, **options: Any) -> Factory:
    return lambda: build("monza", options, board)


LAWS = Entry(
    factories={
        **{f"shipped-{key}": monza(track=key) for key in TRACKS.keys},
        "loop": monza(LOOP, players=3),
        "loop-longest-bonus": monza(LOOP, players=4, obligation="longest", bonus_step=True),
        "loop-professional": monza(
            LOOP, players=2, professional=True, bonus_step=True, bonus="others", obligation="longest", first="drawn"
        ),
        "sprint-six": monza(SPRINT, edition="classic", players=6, bonus_step=True, first="drawn"),
        "sprint-professional-open": monza(
            SPRINT, edition="classic", players=5, professional=True, turbo_tiles=True, finish="open", obligation="free"
        ),
        "yard-everything": monza(
            YARD,
            players=4,
            cars=["yellow", "green", "red", "blue"],
            professional=True,
            turbo_tiles=True,
            bonus_step=True,
            finish="open",
            first=3,
        ),
        "yard-free": monza(YARD, players=2, obligation="free"),
    },
    spaces=("steps", "colour", "finish", "back", "front"),
)
