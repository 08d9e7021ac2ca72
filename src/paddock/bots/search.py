"""A bot for any game with a lane: it tries its moves by playouts, and leaves its base bot's move only for a better one.

Playouts are shared out by sequential halving: all moves get a few, the better half of them goes on with as many, and so
on to the last two. All moves meet the same dice (`core/lane/estimates.py`), so they are compared playout by playout.
The base bot's move is never dropped, and another one is made only where it gains more than the standard error of that
gain: noise alone does not lead it astray.

It sees a view, as every bot does, and plays on from states that are resampled: it cannot peek.
"""

from __future__ import annotations

import functools
import math
import time
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from paddock.bots.random import RandomBot
from paddock.core.game import Game, View
from paddock.core.lane.bot import LaneBot
from paddock.core.lane.estimates import Choice, Estimator
from paddock.core.moves import Move
from paddock.core.registry import Bot, lane_of
from paddock.core.seating import MOST_SEATS

SECONDS = 0.3
"""How long it thinks at most. The number of its playouts is meant to end it sooner: then its moves depend on its seed
alone, and not on how busy the machine is."""
GLANCE = 1000
"""Playouts of all moves together after which it looks at the clock."""
WORLDS = 16
"""How many states it resamples, where something is hidden from it."""
SURE = 1.0
"""How many standard errors a gain must exceed."""
_ODD, _M64 = 0x9E3779B97F4A7C15, 2**64 - 1

_warm: set[str] = set()
"""The games whose machine code is at hand in this process."""


class SearchBot:
    """Thinks for so many playouts a decision, all moves together, and at most for so many seconds."""

    def __init__(
        self,
        game: Game[Any],
        seat: int,
        seed: int,
        base: str,
        playouts: int,
        seconds: float = SECONDS,
        clock: Callable[[], float] = time.perf_counter,
        interpreted: bool = False,
    ) -> None:
        self._game, self._seat, self._seed = game, seat, seed
        self._policy, self._playouts, self._seconds, self._clock = base, playouts, seconds, clock
        self._interpreted = interpreted
        lane = lane_of(game.name)
        random = base == lane.policies[0]
        self._base: Bot = RandomBot(game, seat, seed) if random else LaneBot(lane, base, game, seat, seed)
        self._decided = 0

    @functools.cached_property
    def _estimator(self) -> Estimator:
        return Estimator(self._game, self._policy, self._interpreted)

    def choose(self, view: View) -> Move:
        self._decided += 1
        game, seat = self._game, self._seat
        state = game.setup(view.position)
        usual = self._base.choose(view)
        if not self.ready:
            return usual
        moves = dict.fromkeys(game.alike(state, seat, game.read(text)) for text in view.legal)
        usual = game.alike(state, seat, usual)
        others = [move for move in moves if move != usual]
        return self._best(state, [usual, *others]) if others else usual

    def _best(self, state: Any, moves: Sequence[Move]) -> Move:
        """The best of these moves, of which the first is the base bot's."""
        dice = (self._seed + (self._decided * MOST_SEATS + self._seat + 1) * _ODD) & _M64
        choice = self._estimator.choice(state, self._seat, moves, WORLDS, dice)
        race = _Halving(choice, self._seat, len(moves), dice, self._clock)
        return moves[race.run(self._playouts, self._seconds)]

    # -- see `readiness.py`

    @property
    def ready(self) -> bool:
        """Is the machine code for its playouts loaded? Until then it plays as its base does."""
        return self._interpreted or self._game.name in _warm

    def warm(self) -> None:
        """Loads it, or compiles it where that has not been done on this machine, which takes minutes."""
        if not self.ready:
            self._estimator.load()
            _warm.add(self._game.name)


class _Halving:
    """One decision: moves by number, the base bot's first, and what their playouts have shown so far."""

    def __init__(self, choice: Choice, seat: int, moves: int, seed: int, clock: Callable[[], float]) -> None:
        self._tries, self._seat, self._moves, self._seed, self._clock = choice, seat, moves, seed, clock
        self._samples: list[list[Any]] = [[] for _ in range(moves)]
        self._played = 0

    def run(self, playouts: int, seconds: float) -> int:
        left, until, longest = list(range(self._moves)), self._clock() + seconds, 0.0
        rounds = max(1, math.ceil(math.log2(len(left))))
        for _ in range(rounds):
            wanted = self._played + max(1, playouts // (rounds * len(left)))
            while self._played < wanted:
                begun = self._clock()
                if begun + longest > until:
                    return self._verdict(left)
                self._look(left, min(max(WORLDS, GLANCE // len(left)), wanted - self._played))
                longest = max(longest, self._clock() - begun)
            left = self._better_half(left)
        return self._verdict(left)

    def _look(self, left: Sequence[int], playouts: int) -> None:
        found = self._tries.look(left, playouts, self._seed, begin=self._played)
        self._played += max(playouts, WORLDS)  # at least one in each world
        for move, samples in zip(left, found, strict=True):
            self._samples[move].append(samples[:, self._seat])

    def _better_half(self, left: Sequence[int]) -> list[int]:
        """At least two, and always the base bot's move."""
        ranked = sorted(left, key=lambda move: -self._mean(move))
        kept = ranked[: max(2, math.ceil(len(left) / 2))]
        return sorted({0, *kept})

    def _verdict(self, left: Sequence[int]) -> int:
        best = max(left, key=self._mean)
        if best == 0 or not self._samples[0]:
            return 0
        gains = np.concatenate(self._samples[best]) - np.concatenate(self._samples[0])
        error = gains.std(ddof=1) / math.sqrt(len(gains)) if len(gains) > 1 else math.inf
        return best if gains.mean() > SURE * error else 0

    def _mean(self, move: int) -> float:
        return float(np.concatenate(self._samples[move]).mean()) if self._samples[move] else 0.0
