"""Monte Carlo Gamble by the million: how quick whole games are, and that none of them breaks a law of the game."""

from __future__ import annotations

from statistics import median
from typing import Any

from benchmarks.report import aim, heading, processor_seconds, table
from paddock.core.lane.simulation import Simulation
from paddock.games.monte_carlo.game import MonteCarloGamble

TABLES: dict[str, dict[str, Any]] = {
    "2 players, two colours": {"players": 2},
    "3 players": {"players": 3},
    "4 players": {"players": 4},
    "3 players, promenade": {"players": 3, "board": "promenade"},
}
WATCHED = 250_000
"""Guarded games at each table: a million in all."""
GAMES, SLOW_GAMES, PASSES = 5_000, 40, 5


def measure(options: dict[str, Any]) -> tuple[list[str], int]:
    game = MonteCarloGamble(options)
    bots = ["random"] * game.seats
    quick, slow = Simulation(game, bots, 1, 2), Simulation(game, bots, 1, 2, interpreted=True)
    quick.run(0, 1)  # compiles
    compiled = median(GAMES / processor_seconds(lambda: quick.run(0, GAMES)) for _ in range(PASSES))
    interpreted = median(SLOW_GAMES / processor_seconds(lambda: slow.run(0, SLOW_GAMES)) for _ in range(PASSES))
    tally = Simulation(game, bots, 3, 4, guarded=1).run(0, WATCHED)
    shares = " ".join(f"{100 * wins / tally.races:.1f}" for wins in tally.wins[: game.seats])
    broken = tally.breaches + tally.unfinished
    return [f"{compiled:,.0f}", f"{interpreted:,.0f}", f"{compiled / interpreted:.0f}", shares, str(broken)], broken


def main() -> None:
    heading("Monte Carlo Gamble, whole games at random: both lanes, and a million games under watch")
    found = {title: measure(options) for title, options in TABLES.items()}
    header = ("table", "compiled games/s", "interpreted games/s", "ratio", "wins in % by seat", "breaches")
    table(header, [[title, *row] for title, (row, _) in found.items()])
    broken = sum(count for _, count in found.values())
    aim(f"{len(TABLES) * WATCHED:,} games, {broken} broken laws (aim 0)", broken == 0)
