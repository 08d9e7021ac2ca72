"""An observation as features: numbers between 0 and 1, told from the seat that looks."""

from __future__ import annotations

import zlib
from typing import Any, NamedTuple

import numpy as np

from paddock.core.game import Game
from paddock.core.measures import Telling
from paddock.envs.layout import layout_of

Numbers = np.ndarray[Any, Any]
FORMAT = 1
"""Goes up when a kind of measure tells the same numbers by other features."""


class Feature(NamedTuple):
    """The features of a field: `features[begin:end]`, `width` for each number of it that is told."""

    name: str
    begin: int
    end: int
    width: int
    how: str
    """The kind of measure (`paddock.core.measures`)."""
    meaning: str


class Features:
    """Tells observations of one game as features. They are made of the observation alone, so nothing that is hidden
    from a seat can be in them."""

    def __init__(self, game: Game[Any]) -> None:
        self._telling, self._layout = Telling(game), layout_of(game)
        self.size = self._telling.size
        meanings = {column.name: column.meaning for column in self._layout}
        self.columns = [
            Feature(name, begin, end, measure.width, measure.how, meanings[name])
            for name, (begin, end, measure) in self._telling.parts.items()
        ]

    @property
    def version(self) -> str:
        """Changes whenever something else stands somewhere: what was learned with another version is of no use."""
        told = [(column.name, column.begin, column.end, column.width, column.how) for column in self.columns]
        return f"{FORMAT}-{zlib.crc32(repr(told).encode()):08x}"

    def of(self, observations: Numbers) -> Numbers:
        """[N, size]: the features of N observations."""
        numbers = {column.name: observations[:, column.begin : column.end] for column in self._layout}
        return self._telling.of(numbers, observations[:, 0])
