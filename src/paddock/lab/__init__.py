"""The lab: races by the million."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from paddock.core.game import Game
from paddock.core.lane.estimates import Estimates, Estimator, playouts
from paddock.core.lane.playouts import Player, Playouts, play_on
from paddock.core.lane.simulation import Simulation
from paddock.lab.count import Count
from paddock.lab.findings import Findings, find
from paddock.lab.job import make_job
from paddock.lab.workers import parts_of

__all__ = [
    "Count",
    "Estimates",
    "Estimator",
    "Findings",
    "Player",
    "Playouts",
    "play_on",
    "playouts",
    "simulate",
    "study",
]

BATCH = 50_000
"""Races in one call of machine code: long enough to cost nothing, short enough to be interrupted."""


def simulate(
    game: Game[Any], bots: Sequence[str], races: int, seed: int | None = None, bot_seed: int | None = None
) -> Any:
    """Plays so many races between bots in machine code, and gives the game's tally of them.

    The first call in a new installation compiles the rules, which takes some seconds; the machine code is kept.
    """
    seed = secrets.randbits(64) if seed is None else seed
    simulation = Simulation(game, bots, seed, seed if bot_seed is None else bot_seed)
    tally = None
    for begin in range(0, races, BATCH):
        tally = simulation.run(begin, min(begin + BATCH, races), tally)
    return tally if tally is not None else simulation.run(0, 0)


def study(
    game: Game[Any],
    bots: Sequence[str],
    races: int,
    seed: int | None = None,
    bot_seed: int | None = None,
    workers: int = 1,
) -> Findings:
    """Plays so many races and keeps detailed statistics: chances and means with intervals, positions by round, a heat
    map.

    The findings are the same for any number of workers. (With several, a script needs `if __name__ == "__main__":`, as
    each of them loads it.)
    """
    seed = secrets.randbits(63) if seed is None else seed
    job = make_job(game, tuple(bots), seed, bot_seed)
    total: Count | None = None
    for part in parts_of(job, races, workers):
        total = part.count if total is None else total + part.count
    assert total is not None
    return find(job, game, total)
