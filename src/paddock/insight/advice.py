"""Advice for a decision: the best ways, and what each of them is worth to who decides.

Where the game knows what its states are worth, its own values are taken. Elsewhere every way is played on, all of them
with the same dice, and those that fall behind are dropped, so that most playouts go where it is close.

Nobody peeks: what the seat cannot see is drawn anew (`Game.resample`), the same for all of its ways.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from paddock.core.advice import Way
from paddock.core.game import Game
from paddock.core.lane.estimates import Numbers, win_shares
from paddock.core.lane.playouts import Player
from paddock.core.registry import lane_of
from paddock.core.values import Values
from paddock.insight.worlds import led_to, worlds_of
from paddock.insight.worth import SEED, own_values

BEST = 3
"""How many ways are told."""
WORLDS = 16
"""States that are drawn for a seat that does not see everything."""
FIRST = 64
"""Playouts of each way before the first of them are dropped."""
SECONDS = 0.15
"""Of processor time, for all playouts of one decision."""
PLAYOUTS = 60_000
"""The most playouts of one decision."""


class Advised(NamedTuple):
    """A way, and the chance of its seat to win after it. A win that is shared counts in parts."""

    way: Way
    share: float
    error: float
    """The standard error; 0 where the chance is exact, or is a function's and has none."""
    exact: bool


class Advice(NamedTuple):
    """The best ways of a seat, best first. Ways that come to the same in every playout are told once, so that a single
    one is left where it makes no difference."""

    seat: int
    ways: tuple[Advised, ...]
    ends: int
    """How many different states its ways lead to."""
    playouts: int
    """How many races were played on after the best way; 0 where the game itself knows what its states are worth."""
    close: bool
    """Is the best way within the noise of the next?"""


class Adviser:
    """Advises seats of one game, again and again. Not for several threads at once."""

    def __init__(
        self, game: Game[Any], seconds: float = SECONDS, playouts: int = PLAYOUTS, interpreted: bool = False
    ) -> None:
        """The playouts of a decision take about so many seconds of processor time, and are at most so many."""
        self._game, self._seconds, self._playouts = game, seconds, playouts
        self._values: Values | None = None
        self._player = Player(game, [lane_of(game.name).usual_policy] * game.seats, interpreted)

    def warm_up(self) -> None:
        """Loads or makes whatever advice needs and takes a while, machine code above all."""
        self._player.play_on([self._game.start()], 1, SEED)

    def advise(self, state: Any, seat: int) -> Advice | None:
        """The best ways of this seat, which is to act; None where it has only one. The state may be veiled for it."""
        veiled = self._game.veil(state, seat)
        ways = self._game.ways_on(veiled, seat)
        if len(ways) < 2:
            return None
        worlds = worlds_of(self._game, veiled, seat, WORLDS, SEED)
        self._values = self._values or own_values(self._game)  # what has to be solved first may be there by now
        return self._sampled(worlds, seat, ways) if self._values is None else self._known(worlds, seat, ways)

    # -- the game knows

    def _known(self, worlds: Sequence[Any], seat: int, ways: Sequence[Way]) -> Advice:
        assert self._values is not None
        advised = []
        for way in ways:
            values = self._values.of([led_to(self._game, world, seat, way) for world in worlds])
            shares = np.array([value.shares[seat] for value in values])
            errors = np.array([value.errors[seat] for value in values])
            exact = all(value.exact for value in values) and len(worlds) == 1
            advised.append(Advised(way, float(shares.mean()), float(np.sqrt((errors**2).mean())), exact))
        advised.sort(key=lambda one: -one.share)
        told = [one for at, one in enumerate(advised) if not at or one.share < advised[at - 1].share][:BEST]
        close = len(told) < 2 or told[0].share - told[1].share <= 2 * np.hypot(told[0].error, told[1].error)
        return Advice(seat, tuple(told), len(ways), 0, bool(close))

    # -- playing on

    def _sampled(self, worlds: Sequence[Any], seat: int, ways: Sequence[Way]) -> Advice:
        """Halves the field after each round of playouts, and doubles the playouts, as long as there is time."""
        after = [[led_to(self._game, world, seat, way) for way in ways] for world in worlds]
        samples: list[list[Numbers]] = [[] for _ in ways]
        field, size, begin, spent = list(range(len(ways))), FIRST, 0, 0
        started = time.thread_time()
        while True:
            self._play(after, field, seat, size, begin, samples)
            begin += size
            spent += size * len(field)
            means = {way: float(np.concatenate(samples[way], axis=1).mean()) for way in field}
            field = self._different(sorted(field, key=lambda way: -means[way]), samples)
            field = field[: max(BEST, (len(field) + 1) // 2)]
            used = time.thread_time() - started
            size = min(2 * size, begin)
            more = size * len(field)
            if len(field) < 2 or spent + more > self._playouts or used * (spent + more) / spent > self._seconds:
                break
        told = [self._advised(ways[way], samples[way]) for way in field[:BEST]]
        close = len(field) < 2 or self._close(samples[field[0]], samples[field[1]])
        return Advice(seat, tuple(told), len(ways), begin, close)

    def _play(
        self,
        after: Sequence[Sequence[Any]],
        field: Sequence[int],
        seat: int,
        size: int,
        begin: int,
        samples: list[list[Numbers]],
    ) -> None:
        """Adds `size` playouts to each way of the field, spread over the worlds: [worlds, playouts] of own shares."""
        each = max(1, size // len(after))
        rows = []
        for number, states in enumerate(after):
            numbers = (begin // len(after)) + number * self._playouts
            played = self._player.play_on([states[way] for way in field], each, SEED, begin=numbers)
            rows.append(win_shares(played, self._game.seats)[..., seat])
        found = np.stack(rows, axis=1)
        for at, way in enumerate(field):
            samples[way].append(found[at])

    def _different(self, field: Sequence[int], samples: Sequence[Sequence[Numbers]]) -> list[int]:
        """Without those that ended like a better one in every playout. (All of the field have had the same.)"""
        found: dict[bytes, int] = {}
        for way in field:
            found.setdefault(np.concatenate(samples[way], axis=1).tobytes(), way)
        return list(found.values())

    def _advised(self, way: Way, samples: Sequence[Numbers]) -> Advised:
        mean, error = _mean_and_error(np.concatenate(samples, axis=1))
        return Advised(way, mean, error, exact=False)

    def _close(self, best: Sequence[Numbers], other: Sequence[Numbers]) -> bool:
        """Do paired playouts, as many as both have had, leave open which is better?"""
        pairs = min(len(best), len(other))
        gain, error = _mean_and_error(np.concatenate(best[:pairs], axis=1) - np.concatenate(other[:pairs], axis=1))
        return gain <= 2 * error


def _mean_and_error(samples: Numbers) -> tuple[float, float]:
    """Of [worlds, playouts]. Playouts in the same world are alike: where there are several, a world is one sample."""
    each = samples[0] if len(samples) == 1 else samples.mean(axis=1)
    return float(each.mean()), float(each.std(ddof=1) / np.sqrt(len(each)))
