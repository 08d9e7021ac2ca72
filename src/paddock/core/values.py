"""What a state is worth: the chance of each seat to win from there on.

A game that knows this better than playouts do (solved exactly, or by a fitted function) names a `ValuesMaker` in its
`Kind`. Coach and analysis take what it makes, and playouts for everything else (`insight/worth.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

import numpy as np

from paddock.core.game import Game, Result

Numbers = np.ndarray[Any, Any]


class Value(NamedTuple):
    """The chances of all seats, which add up to 1. A win that is shared counts in parts."""

    shares: Numbers
    errors: Numbers
    """The standard error of each; zeros where the value is exact, or is a function's and has none."""
    exact: bool
    """Is this the true chance between the best players, or between those that the maker names?"""


class Values(Protocol):
    """Knows what the states of one game are worth."""

    def of(self, states: Sequence[Any]) -> list[Value]:
        """The values of these whole states. A state has the same value whenever it is asked for, and where values are
        sampled, all of them meet the same dice, so that they can be compared."""


ValuesMaker = Callable[[Game[Any]], Values | None]
"""Makes what knows the values of a game with its options; None where it knows nothing about these options."""


def value_of_result(result: Result, seats: int) -> Value:
    """What is won already: the winners share 1."""
    shares = np.zeros(seats)
    shares[list(result.winners)] = 1 / len(result.winners)
    return Value(shares, np.zeros(seats), exact=True)
