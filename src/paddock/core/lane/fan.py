"""All that chance can do in a state, in machine code, and on to where it acts again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from paddock.core.fields import Fields
from paddock.core.game import Game
from paddock.core.lane.lane import RANDOM
from paddock.core.lane.memory import memories_of
from paddock.core.lane.simulation import Seated
from paddock.core.philox import Stream

Numbers = np.ndarray[Any, Any]
LONGEST = 3000
"""Turns of chance after which races are not followed any more."""


class Fan:
    """Follows the outcomes of chance at one table, with the same bot on every seat."""

    def __init__(self, game: Game[Any], policy: str) -> None:
        self._seated = Seated(game, [policy] * game.seats, interpreted=False)
        self._module, self._follows = self._seated.lane.module("fanning"), policy != RANDOM
        self._first = game.first
        self._size = self._seated.lane.state.dtype().itemsize

    def outcomes(self, state: Fields, ways: Sequence[int]) -> list[bytes]:
        """The state that each of these ways leads to, as bytes."""
        course, _, work, *_ = self._seated.records
        states = np.zeros(len(ways), self._seated.lane.state.dtype())
        origin, chosen = memories_of(state.as_array()), np.array(ways, np.int64)
        self._module.fan_out(course, work, origin, chosen, states, memories_of(states))
        return self._cut(states)

    def settled(self, states: Sequence[bytes]) -> list[bytes]:
        """Each state as it is once the bots have decided all that there is to decide before chance acts again. Where
        the bot is one that draws, as they are: another draw would come of it."""
        if not self._follows:
            return list(states)
        records = np.frombuffer(bytearray(b"".join(states)), self._seated.lane.state.dtype())
        course, _, work, memo, _, _, policies = self._seated.records
        self._module.follow(course, work, memo, policies, records)
        return self._cut(records)

    def races(self, count: int, seed: int, longest: int = LONGEST) -> Iterator[tuple[Numbers, Numbers]]:
        """Races by number, all side by side: at each turn of chance the states that it finds, and which of the
        races still go on; at the end once more, when none does."""
        course, _, work, memo, _, _, policies = self._seated.records
        states, streams = self._seated.lane.state.empty_array(count), Stream.empty_array(count)
        rolls, fresh = np.zeros(count, np.int64), np.ones(count, bool)
        self._module.begin_each(course, work, self._first, self._seated.seeds(seed, seed), streams, states)
        for _ in range(longest):
            self._module.follow(course, work, memo, policies, states)
            before, here = rolls.copy(), states.copy()
            self._module.fall_each(course, work, streams, rolls, states)
            fresh = rolls > before
            yield here, fresh
            if not fresh.any():
                return

    def _cut(self, states: Numbers) -> list[bytes]:
        whole = states.tobytes()
        return [whole[at : at + self._size] for at in range(0, len(whole), self._size)]
