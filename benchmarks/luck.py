"""Analyses of races: how long they take, that their parts add up, and that luck is zero in the mean."""

from __future__ import annotations

import time
from typing import Any

import numpy as np

import paddock
from benchmarks.report import aim, heading, table
from paddock.core.record import Record
from paddock.insight import analyse
from paddock.insight.findings import Analysis

RACES = 10_000
"""Of two cars on the oval."""
FEW = 2
"""Playouts for these: luck is zero in the mean for any values, so bad ones will do."""
TIMES = (
    ("monza", {"players": 4}, 1.0),
    ("hurry-cup", {"players": 4}, 2.0),
    ("monte-carlo-gamble", {"players": 2}, 12.0),
    ("monte-carlo-gamble", {"players": 3}, 12.0),
)


def race(name: str, options: dict[str, Any], seed: int) -> Record:
    game = paddock.game(name, **options)
    strength = paddock.strengths(name)[1]
    return paddock.play(
        game, [paddock.bot(strength, game, seat, seed) for seat in range(game.seats)], paddock.Seeded(seed)
    )


def gap(found: Analysis) -> float:
    """How far the parts are from adding up to the result, at most."""
    return max(
        abs(
            one.final
            - one.initial.value
            - (one.own_luck.value + one.other_luck.value - one.cost.value + one.given.value + one.drift.value)
        )
        for one in found.accounts
    )


def times() -> None:
    heading("Luck or skill: the analysis of one race, in seconds of the processor")
    rows = []
    for name, options, most in TIMES:
        record = race(name, options, seed=3)
        analyse(record, playouts=2)  # machine code is made or loaded here
        begun = time.process_time()
        found = analyse(record)
        seconds = time.process_time() - begun
        error = max(one.own_luck.error for one in found.accounts)
        rows.append(
            [
                f"{name}, {record.game.seats}",
                str(len(record)),
                str(found.playouts),
                f"{100 * error:.1f}",
                f"{seconds:.1f}",
            ]
        )
        aim(f"{name} with {record.game.seats}: {seconds:.1f} s (aim {most})", seconds <= most)
        aim(f"{name} with {record.game.seats}: adds up to {gap(found):.0e} (aim 1e-9)", gap(found) < 1e-9)
    table(("race", "moves", "playouts a state", "error of luck, points", "seconds"), rows)


def unbiased(races: int = RACES) -> None:
    heading(f"Luck or skill: the mean luck of {races:,} races of Monza, two cars on the oval, in points of win chance")
    luck, gaps = [], 0.0
    for seed in range(races):
        found = analyse(race("monza", {"players": 2, "track": "oval"}, seed), playouts=FEW)
        luck.append(
            [one.own_luck.value for one in found.accounts]
            + [found.accounts[0].own_luck.value + found.accounts[0].other_luck.value]
        )
        gaps = max(gaps, gap(found))
    mean, error = 100 * np.mean(luck, axis=0), 100 * np.std(luck, axis=0, ddof=1) / np.sqrt(races)
    names = ("own draws of seat 0", "own draws of seat 1", "all draws, for seat 0")
    table(
        ("luck of", "mean", "standard error"),
        [[n, f"{m:+.2f}", f"{e:.2f}"] for n, m, e in zip(names, mean, error, strict=True)],
    )
    aim(f"the mean luck is zero within 2.6 standard errors ({races:,} races)", bool((np.abs(mean) < 2.6 * error).all()))
    aim(f"all of them add up to {gaps:.0e} (aim 1e-9)", gaps < 1e-9)


def main() -> None:
    times()
    unbiased()
