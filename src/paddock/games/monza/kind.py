"""Announces Monza: everything that the shell, server and lab need to know of it."""

from __future__ import annotations

from paddock.core.registry import Kind
from paddock.games.monza.options import SEATINGS, Options

KIND = Kind(
    "monza",
    versions={1: "paddock.games.monza.game:Monza"},
    options=Options,
    seatings=SEATINGS,
    bots={"greedy": "paddock.games.monza.lane:GREEDY", "master": "paddock.games.monza.lane:MASTER"},
    place=1,
    prize="trophies",
    stage="stable",
    shelf="paddock.games.monza.shelf:TRACKS",
    screen="paddock.games.monza.terminal:SCREEN",
    pictures="paddock.games.monza.pictures:PICTURES",
    workshop="paddock.games.monza.workshop:WORKSHOP",
    lane="paddock.games.monza.lane:LANE",
    measures="paddock.games.monza.measures:measures",
    values="paddock.games.monza.solved.values:values",
    puzzles="paddock.games.monza.puzzles:PUZZLES",
    matches="paddock.games.monza.matches:MATCHES",
)
