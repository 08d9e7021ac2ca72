"""What each part of a race was worth to each seat: luck, cost, and what the values had not foreseen.

`docs/design/insight.md` has the algebra. All amounts are samples (`samples.py`), one row of seats a sample, so that
sums keep what their parts have in common.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any

import numpy as np

from paddock.insight.nodes import Decision, Draw, Node
from paddock.insight.samples import Samples

Numbers = np.ndarray[Any, Any]

SURE = 2.58
"""Standard errors beyond which a difference counts: a chance of 99 % where nothing else is known."""
NOTHING = 1e-12
"""A difference that is no more than rounding."""


class Amount:
    """A row of seats with its uncertainty: samples that share their dice with those of every other amount, and what is
    uncertain besides."""

    def __init__(self, samples: Numbers, variance: Numbers) -> None:
        self.samples, self.variance = samples, variance

    @classmethod
    def nothing(cls, seats: int) -> Amount:
        return cls(np.zeros((1, seats)), np.zeros(seats))

    def __add__(self, other: Amount) -> Amount:
        return Amount(self.samples + other.samples, self.variance + other.variance)

    def __sub__(self, other: Amount) -> Amount:
        return Amount(self.samples - other.samples, self.variance + other.variance)

    def __mul__(self, part: float) -> Amount:
        return Amount(self.samples * part, self.variance * part**2)

    @property
    def values(self) -> Numbers:
        mean: Numbers = self.samples.mean(axis=0)
        return mean

    @property
    def errors(self) -> Numbers:
        """The standard error of each value."""
        count = len(self.samples)
        spread = self.samples.var(axis=0, ddof=1) / count if count > 1 else np.zeros_like(self.variance)
        errors: Numbers = np.sqrt(spread + self.variance)
        return errors

    def sure(self, seat: int) -> bool:
        """Is it more than nothing for a seat, beyond what chance would do?"""
        value = float(self.values[seat])
        return value > NOTHING and value > SURE * float(self.errors[seat])


@dataclasses.dataclass
class Entry:
    """A node and its amounts. For every seat, value after - value before = luck - cost + drift."""

    node: Node
    luck: Amount
    """What came, minus the mean over all that could have come. Its seats add up to zero, and so does its mean over
    chance."""
    cost: Amount
    """The best way minus the one that was chosen. For who decides it is not negative; for the others it is what they
    were not given."""
    drift: Amount
    """What the values had not foreseen: zero where they are exact."""
    best: int
    """In a decision: the best way. The chosen one (0), unless another is surely better."""


def entries_of(nodes: Sequence[Node], samples: Samples) -> list[Entry]:
    """The amounts of all nodes, whose states have been worked out."""
    accountant = _Accountant(samples)
    return [accountant.enter(node) for node in nodes]


class _Accountant:
    def __init__(self, samples: Samples) -> None:
        self._samples = samples

    def worth(self, key: bytes) -> Amount:
        return Amount(self._samples.of(key), self._samples.variance(key))

    def enter(self, node: Node) -> Entry:
        change = self.worth(node.after) - self.worth(node.before)
        none = Amount.nothing(self._samples.game.seats)
        if isinstance(node, Draw):
            luck, cost, best = self.worth(node.after) - self._mean(node), none, 0
        else:
            assert isinstance(node, Decision)
            best = self._best(node)
            luck = self._luck_of_the_hand(node) if node.hands else none
            cost = self.worth(node.ways[best].key) - self.worth(node.after) if best else none
        return Entry(node, luck, cost, change - luck + cost, best)

    def _mean(self, draw: Draw) -> Amount:
        total = Amount.nothing(self._samples.game.seats)
        for chance, key in draw.outcomes:
            total = total + self.worth(key) * chance
        return total

    def _best(self, decision: Decision) -> int:
        """The largest gain over what was played, of those that are sure."""
        played, best, most = self.worth(decision.after), 0, 0.0
        for number, way in enumerate(decision.ways[1:], 1):
            gain = self.worth(way.key) - played
            if gain.sure(decision.seat) and gain.values[decision.seat] > most:
                best, most = number, float(gain.values[decision.seat])
        return best

    def _luck_of_the_hand(self, decision: Decision) -> Amount:
        """Who was first, minus the mean over all who might have been: each of them as likely, with their best way."""
        firsts = {seat: self._best_of(seat, keys) for seat, keys in decision.hands.items()}
        mean = Amount.nothing(self._samples.game.seats)
        for first in firsts.values():
            mean = mean + first * (1 / len(firsts))
        return firsts[decision.seat] - mean

    def _best_of(self, seat: int, keys: Sequence[bytes]) -> Amount:
        return max((self.worth(key) for key in keys), key=lambda worth: float(worth.values[seat]))
