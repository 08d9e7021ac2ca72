"""Counts over races. They add up, whoever played which race."""

from __future__ import annotations

import dataclasses
from typing import Any

import numpy as np

from paddock.core.fields import Fields
from paddock.core.lane.survey import SCRATCH, Survey
from paddock.core.lane.tally import PRIME

CHECKSUM = "checksum"
"""The one field that is not a plain sum, but one modulo PRIME."""


def add(one: Fields, two: Fields, leave: tuple[str, ...] = ()) -> Fields:
    """A record with the sums of two, field by field; fields that are left keep the values of the first."""
    values: dict[str, Any] = {}
    for name, value in vars(one).items():
        if name in leave:
            values[name] = value
            continue
        total = np.add(value, vars(two)[name])
        values[name] = int(total) % PRIME if name == CHECKSUM else total.tolist()
    return type(one)(**values)


@dataclasses.dataclass(frozen=True)
class Count:
    """The tally of a game, and what was seen when somebody looked closely. Counts of parts add up to that of the whole.

    Every game's tally has `races`, `unfinished`, `wins`, `shared`, `rounds`, `decisions`, `rolls` and `checksum`, and
    whatever else the game counts.
    """

    tally: Any
    survey: Survey

    def __add__(self, other: Count) -> Count:
        survey = add(self.survey, other.survey, leave=SCRATCH)
        assert isinstance(survey, Survey)
        return Count(add(self.tally, other.tally), survey)

    @property
    def races(self) -> int:
        return int(self.tally.races)

    @property
    def finished(self) -> int:
        return int(self.tally.races - self.tally.unfinished)

    @property
    def checksum(self) -> int:
        """Two counts that agree on it are of the same races with the same results."""
        return int(self.tally.checksum)
