"""What the states of a race are worth, asked for first and worked out together.

An analysis names all states that it needs (`at`, `outcomes`), has them valued at once (`work_out`), and then reads the
samples of each. A sample is a row of chances, one a seat. The k-th sample of every state is its k-th playout, with the
same dice: whatever is added and subtracted is added and subtracted sample by sample, and the spread of what comes out
is its true standard error, however much the parts have in common. What is known exactly has a single sample.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterator, Sequence
from fractions import Fraction
from random import Random
from typing import Any

import numpy as np

from paddock.core.game import CHANCE, Game
from paddock.core.lane.fan import Fan
from paddock.core.lane.playouts import Player
from paddock.core.registry import kind, lane_of
from paddock.core.values import Values, value_of_result
from paddock.insight.worth import SEED, own_values

Numbers = np.ndarray[Any, Any]
Outcomes = list[tuple[float, bytes]]
"""What chance can lead to: probabilities, and the keys of the states."""
Progress = Callable[[int, int], None]
"""Is told how many of how many states are done."""

ALL_PLAYOUTS = 500_000
"""So many are spread over all states of a race: the fewer states, the more for each."""
MOST, FEWEST = 1000, 16
"""Playouts from one state."""
AT_ONCE = 20_000
"""Playouts between two reports of progress."""
LONGEST_PLAYOUT = 2000
"""Moves of a playout where a game has no compiled lane, and everybody plays at random."""


class Samples(ABC):
    """The worth of the states that somebody has asked for. States are known by keys."""

    exact = False
    """Is every value exact?"""

    def __init__(self, game: Game[Any]) -> None:
        self.game, self.playouts = game, 0
        self._ways: dict[Hashable, list[tuple[int, Fraction]]] = {}

    @abstractmethod
    def at(self, state: Any) -> bytes:
        """Asks for a state: its key."""

    @abstractmethod
    def outcomes(self, state: Any) -> Outcomes:
        """Asks for everything that chance can lead to from a state: exact probabilities, and what comes to the same
        once."""

    @abstractmethod
    def work_out(self, progress: Progress) -> None:
        """Values all states that were asked for."""

    @abstractmethod
    def of(self, key: bytes) -> Numbers:
        """[samples, seats]: the samples of a state that was worked out."""

    def variance(self, key: bytes) -> Numbers:
        """What is uncertain about a state besides the spread of its samples."""
        return np.zeros(self.game.seats)

    def ways(self, state: Any) -> list[tuple[int, Fraction]]:
        """One way for each outcome of chance, and its probability."""
        game, kept = self.game, self.game.chance_key(state)
        if kept is None or kept not in self._ways:
            found = [(game.way(state, move), chance) for move, chance in game.chances(state)]
            if kept is None:
                return found
            self._ways[kept] = found
        return self._ways[kept]


class PlayedSamples(Samples):
    """By playouts in machine code, with the same bot on every seat. A state is known by where that bot leads it to
    before chance acts again: its playouts are the same from there. So the hundreds of rolls of six dice become a few
    ends, and each of these is played on from once."""

    def __init__(self, game: Game[Any], policy: str, playouts: int | None = None, seed: int = SEED) -> None:
        super().__init__(game)
        self._player, self._fan = Player(game, [policy] * game.seats), Fan(game, policy)
        self._wanted, self._seed = playouts, seed
        self._settled: dict[bytes, bytes] = {}
        self._asked: dict[bytes, None] = {}
        self._won: dict[bytes, Numbers] = {}
        bits = np.arange(1 << game.seats)[:, np.newaxis] >> np.arange(game.seats) & 1
        self._shares = bits / np.maximum(bits.sum(axis=1, keepdims=True), 1)

    def at(self, state: Any) -> bytes:
        return self._ask([state.as_array().tobytes()])[0]

    def outcomes(self, state: Any) -> Outcomes:
        ways = self.ways(state)
        keys = self._ask(self._fan.outcomes(state, [way for way, _ in ways]))
        together: dict[bytes, Fraction] = {}
        for key, (_, chance) in zip(keys, ways, strict=True):
            together[key] = together.get(key, Fraction(0)) + chance
        return [(float(chance), key) for key, chance in together.items()]

    def _ask(self, states: Sequence[bytes]) -> list[bytes]:
        new = [state for state in dict.fromkeys(states) if state not in self._settled]
        if new:
            self._settled.update(zip(new, self._fan.settled(new), strict=True))
        keys = [self._settled[state] for state in states]
        self._asked.update(dict.fromkeys(keys))
        return keys

    def work_out(self, progress: Progress) -> None:
        keys = [key for key in self._asked if key not in self._won]
        if self.playouts == 0:  # what is asked for later has as many samples
            self.playouts = self._wanted or max(FEWEST, min(MOST, ALL_PLAYOUTS // max(len(keys), 1)))
        step = max(1, AT_ONCE // self.playouts)
        for begin in range(0, len(keys), step):
            progress(begin, len(keys))
            part = keys[begin : begin + step]
            self._won.update(zip(part, self._player.winners_from(part, self.playouts, self._seed), strict=True))
        progress(len(keys), len(keys))

    def of(self, key: bytes) -> Numbers:
        shares: Numbers = self._shares[self._won[key]]
        return shares


class WholeStates(Samples):
    """States as they are, reached through the contract."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self._states: dict[bytes, Any] = {}

    def at(self, state: Any) -> bytes:
        key: bytes = state.as_array().tobytes()
        self._states.setdefault(key, state)
        return key

    def outcomes(self, state: Any) -> Outcomes:
        together: dict[bytes, Fraction] = {}
        for way, chance in self.ways(state):
            key = self.at(self.game.fall(state, way).state)
            together[key] = together.get(key, Fraction(0)) + chance
        return [(float(chance), key) for key, chance in together.items()]


class GivenSamples(WholeStates):
    """By anything that values whole states: the game's own knowledge, or a function that somebody brings."""

    def __init__(self, game: Game[Any], values: Values) -> None:
        super().__init__(game)
        self._values, self.playouts, self.exact = values, 1, True
        self._found: dict[bytes, tuple[Numbers, Numbers]] = {}

    def work_out(self, progress: Progress) -> None:
        keys = [key for key in self._states if key not in self._found]
        for begin in range(0, len(keys), 256):
            progress(begin, len(keys))
            part = keys[begin : begin + 256]
            for key, value in zip(part, self._values.of([self._states[key] for key in part]), strict=True):
                self._found[key] = (value.shares[np.newaxis], value.errors**2)
                self.exact = self.exact and value.exact
        progress(len(keys), len(keys))

    def of(self, key: bytes) -> Numbers:
        return self._found[key][0]

    def variance(self, key: bytes) -> Numbers:
        return self._found[key][1]


class DrawnSamples(WholeStates):
    """By playouts in which everybody moves at random, through the contract alone: for games that have no compiled
    lane. It is slow, and good for small games and for drafts."""

    def __init__(self, game: Game[Any], playouts: int | None = None, seed: int = SEED) -> None:
        super().__init__(game)
        self.playouts, self._seed = playouts or 50, seed
        self._found: dict[bytes, Numbers] = {}

    def work_out(self, progress: Progress) -> None:
        keys = [key for key in self._states if key not in self._found]
        for number, key in enumerate(keys):
            progress(number, len(keys))
            self._found[key] = np.array(list(self._play_on(self._states[key])))
        progress(len(keys), len(keys))

    def _play_on(self, origin: Any) -> Iterator[Numbers]:
        game = self.game
        for number in range(self.playouts):
            random, state = Random(f"{self._seed} {number}"), origin
            for _ in range(LONGEST_PLAYOUT):
                if not (actors := sorted(game.actors(state))):
                    break
                if actors[0] == CHANCE:
                    state = game.fall(state, random.randrange(game.ways(state))).state
                else:
                    seat = actors[0]
                    state = game.apply_legal(state, seat, random.choice(game.legal(state, seat))).state
            result = game.result(state)
            yield np.full(game.seats, 1 / game.seats) if result is None else value_of_result(result, game.seats).shares

    def of(self, key: bytes) -> Numbers:
        return self._found[key]


def samples_for(game: Game[Any], values: Values | None = None, playouts: int | None = None) -> Samples:
    """The best that there is for a game; or by what somebody brings."""
    known = values or own_values(game)
    if known is not None:
        return GivenSamples(game, known)
    if kind(game.name).lane is None:
        return DrawnSamples(game, playouts)
    return PlayedSamples(game, lane_of(game.name).usual_policy, playouts)
