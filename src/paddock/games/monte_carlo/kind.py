"""Announces Monte Carlo Gamble: everything that the shell, server and lab need to know of it."""

from __future__ import annotations

from paddock.core.registry import Kind
from paddock.games.monte_carlo.options import SEATINGS, Options

KIND = Kind(
    "monte-carlo-gamble",
    versions={1: "paddock.games.monte_carlo.game:MonteCarloGamble"},
    options=Options,
    seatings=SEATINGS,
    bots={
        "greedy": "paddock.games.monte_carlo.lane:GREEDY",
        "shark": "paddock.games.monte_carlo.lane:SHARK",
        "master": "paddock.games.monte_carlo.lane:MASTER",
    },
    place=2,
    stage="stable",
    shelf="paddock.games.monte_carlo.shelf:BOARDS",
    screen="paddock.games.monte_carlo.terminal:SCREEN",
    pictures="paddock.games.monte_carlo.pictures:PICTURES",
    workshop="paddock.games.monte_carlo.workshop:WORKSHOP",
    lane="paddock.games.monte_carlo.lane:LANE",
    measures="paddock.games.monte_carlo.measures:measures",
    puzzles="paddock.games.monte_carlo.puzzles:PUZZLES",
    matches="paddock.games.monte_carlo.matches:MATCHES",
)
