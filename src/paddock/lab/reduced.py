"""Chances to win with luck taken out: the same number as a plain share of wins, within a narrower interval."""

from __future__ import annotations

import math
from typing import Any

import msgspec
import numpy as np

from paddock.lab.statistics import Mean, Z

Numbers = np.ndarray[Any, Any]


class Reduced(msgspec.Struct, frozen=True):
    """A chance to win, from races with their luck taken out."""

    chance: Mean
    fewer: float
    """So many times fewer races give the same interval as without."""


class Sums:
    """What came of races, for some seats or bots: pairs of what was plainly won and of what is left without luck."""

    def __init__(self) -> None:
        self.races = 0
        self._plain: list[Numbers] = []
        self._left: list[Numbers] = []

    def add(self, won: Numbers, luck: Numbers) -> None:
        """[races, …] each: 1 for every winner, and its luck."""
        self.races += len(won)
        self._plain.append(won)
        self._left.append(won - luck)

    def found(self) -> list[Reduced]:
        """A chance for every column."""
        plain, left = np.concatenate(self._plain), np.concatenate(self._left)
        return [reduced(plain[:, column], left[:, column]) for column in range(plain.shape[1])]


def won_by(winners: Numbers, seats: int) -> Numbers:
    """[races, seats]: 1 for every seat that has won. `winners` have a bit for each of them."""
    found: Numbers = (winners[:, np.newaxis] >> np.arange(seats) & 1).astype(np.float64)
    return found


def reduced(plain: Numbers, left: Numbers) -> Reduced:
    """The chance that these races say, and how much narrower its interval is without luck. It is a mean, so the usual
    interval holds: it may reach a little below 0 or above 1."""
    value, races = float(left.mean()), len(left)
    half = Z * math.sqrt(left.var() / max(1, races - 1))
    return Reduced(Mean(value, value - half, value + half), float(plain.var() / left.var()) if left.var() > 0 else 1.0)
