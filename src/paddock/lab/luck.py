"""The luck of races, to be taken out of their results: the same interval with fewer races.

At every draw, luck is what a yardstick says of what came minus its mean over all that could have come, summed exactly.
Its mean is zero whatever the yardstick says, so to take the luck of a race out of its result changes nothing on the
average. The better the yardstick, the less is left of the noise.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Protocol

import numpy as np

from paddock.core.game import Game
from paddock.core.lane.fan import Fan
from paddock.core.registry import kind, lane_of, resolve
from paddock.core.values import Values, value_of_result
from paddock.lab.fitted import Fitted

Numbers = np.ndarray[Any, Any]
REMEMBERED = 50_000


class Yardstick(Protocol):
    """Says something of states, as chances of all seats: the truer, the better."""

    def shares(self, states: list[bytes]) -> Numbers:
        """[N, seats], of records as bytes. No race is over in them."""


class KnownValues:
    """What the game itself knows of its states."""

    def __init__(self, game: Game[Any], values: Values) -> None:
        self._values, self._state = values, lane_of(game.name).state

    def shares(self, states: list[bytes]) -> Numbers:
        records = np.frombuffer(b"".join(states), self._state.dtype())
        return np.array([value.shares for value in self._values.of([self._state.from_record(one) for one in records])])


def yardstick_of(game: Game[Any]) -> Yardstick:
    """The game's own values where it has some (solved first, if need be); else a fitted network."""
    maker, knowledge = resolve(kind(game.name).values), lane_of(game.name).knowledge
    if maker is not None:
        values = maker(game)
        if values is None and knowledge is not None and not knowledge.known(game):
            knowledge.make(game)
            values = maker(game)
        if values is not None:
            return KnownValues(game, values)
    return Fitted(game)


class Luck:
    """Knows the luck of each draw at one table."""

    def __init__(self, game: Game[Any], yardstick: Yardstick | None = None) -> None:
        self._game, self._state = game, lane_of(game.name).state
        self._yardstick = yardstick_of(game) if yardstick is None else yardstick
        self._fan = Fan(game, lane_of(game.name).usual_policy)
        self._ways: dict[Hashable, tuple[list[int], Numbers]] = {}
        self._known: dict[bytes, Numbers] = {}

    def of(self, state: Any, way: int) -> Numbers:
        """What it means to each seat that chance falls in this way."""
        ways, chances = self._chances(state)
        ends = self._fan.settled(self._fan.outcomes(state, [*ways, way]))
        worth = self._worth(ends)
        luck: Numbers = worth[-1] - chances @ worth[:-1]
        return luck

    def _chances(self, state: Any) -> tuple[list[int], Numbers]:
        """One way for each outcome, and its probability."""
        game, key = self._game, self._game.chance_key(state)
        if key is None or key not in self._ways:
            found = game.chances(state)
            told = [game.way(state, move) for move, _ in found], np.array([float(chance) for _, chance in found])
            if key is None:
                return told
            self._ways[key] = told
        return self._ways[key]

    def _worth(self, ends: list[bytes]) -> Numbers:
        new = [end for end in dict.fromkeys(ends) if end not in self._known]
        if len(self._known) > REMEMBERED:
            self._known, new = {}, list(dict.fromkeys(ends))
        going = []
        for end in new:
            result = self._game.result(self._state.from_record(np.frombuffer(end, self._state.dtype())[0]))
            if result is None:
                going.append(end)
            else:
                self._known[end] = value_of_result(result, self._game.seats).shares
        if going:
            self._known.update(zip(going, self._yardstick.shares(going), strict=True))
        return np.array([self._known[end] for end in ends])
