"""Announces Hurry'Cup!: everything that the shell, server and lab need to know of it."""

from __future__ import annotations

from paddock.core.levels import Level
from paddock.core.match import Match
from paddock.core.registry import Kind
from paddock.games.hurry_cup.options import SEATINGS, Options

KIND = Kind(
    "hurry-cup",
    versions={1: "paddock.games.hurry_cup.game:HurryCup"},
    options=Options,
    seatings=SEATINGS,
    bots={"greedy": "paddock.games.hurry_cup.lane:GREEDY"},
    levels={
        "beginner": Level("greedy", slips=60),
        "amateur": Level("greedy", slips=20),
        "racer": Level("greedy"),
        "expert": Level("greedy", playouts=150),
        "master": Level("greedy", playouts=1000),
    },
    place=3,
    stage="stable",
    shelf="paddock.games.hurry_cup.shelf:CIRCUITS",
    screen="paddock.games.hurry_cup.terminal:SCREEN",
    pictures="paddock.games.hurry_cup.pictures:PICTURES",
    workshop="paddock.games.hurry_cup.workshop:WORKSHOP",
    builder="paddock.games.hurry_cup.builder:BUILDER",
    lane="paddock.games.hurry_cup.lane:LANE",
    measures="paddock.games.hurry_cup.measures:measures",
    puzzles="paddock.games.hurry_cup.puzzles:PUZZLES",
    matches=(Match("master", "greedy", {"players": 4}, aim=50.0, races=400),),
)
