"""What all ways of a decision are worth, each as sure as the others: for whoever has time, unlike the coach.

Where the game knows what its states are worth, its own values are taken. Elsewhere every way is played on, all of them
with the same dice, so that ways are compared playout by playout. What the seat cannot see is drawn anew, the same for
all of its ways.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from paddock.core.advice import Way
from paddock.core.game import Game
from paddock.core.lane.estimates import Numbers, win_shares
from paddock.core.lane.playouts import Player
from paddock.core.registry import lane_of
from paddock.insight.worlds import led_to, worlds_of
from paddock.insight.worth import own_values

WORLDS = 64
"""States that are drawn for a seat that does not see everything."""


class Weighed(NamedTuple):
    """Ways, and the own share of the seat after each of them."""

    ways: tuple[Way, ...]
    samples: Numbers
    """[ways, samples]: what each share is the mean of. A sample of one way has the same dice as that of every other."""
    playouts: int
    """0 where the game itself knows the shares."""

    @property
    def shares(self) -> list[float]:
        return [float(share) for share in self.samples.mean(axis=1)]

    @property
    def errors(self) -> list[float]:
        """The standard errors of the shares."""
        return [_error(row) for row in self.samples]

    @property
    def order(self) -> list[int]:
        """The numbers of the ways, best first."""
        return sorted(range(len(self.ways)), key=lambda way: -self.shares[way])

    def gain(self, way: int, over: int) -> tuple[float, float]:
        """How much better one way is than another, and the standard error of that."""
        difference = self.samples[way] - self.samples[over]
        return float(difference.mean()), _error(difference)


class Weigher:
    """Weighs decisions of one game, again and again."""

    def __init__(self, game: Game[Any], policy: str | None = None, interpreted: bool = False) -> None:
        """With a policy, this bot of the lab plays on for everybody, and the game's own values are left alone."""
        self._game = game
        self._values = None if policy else own_values(game)
        chosen = policy or lane_of(game.name).usual_policy
        self._player = Player(game, [chosen] * game.seats, interpreted)

    @property
    def exact(self) -> bool:
        """Does the game itself know what its states are worth?"""
        return self._values is not None

    def weigh(self, veiled: Any, seat: int, ways: Sequence[Way], playouts: int, seed: int) -> Weighed:
        """About so many playouts after each of these ways of the seat, which have been found on the veiled state."""
        worlds = worlds_of(self._game, veiled, seat, WORLDS, seed)
        if self._values is not None and len(worlds) == 1:
            values = self._values.of([led_to(self._game, worlds[0], seat, way) for way in ways])
            if all(value.exact for value in values):
                return Weighed(tuple(ways), np.array([[value.shares[seat]] for value in values]), 0)
        rows, each = [], max(1, playouts // len(worlds))
        for number, world in enumerate(worlds):
            states = [led_to(self._game, world, seat, way) for way in ways]
            played = self._player.play_on(states, each, seed, begin=number * each)
            rows.append(win_shares(played, self._game.seats)[..., seat])
        found = np.stack(rows, axis=1)  # [ways, worlds, playouts]
        # Playouts in the same world are alike, so where there are several, a world is one sample.
        samples = found[:, 0] if len(worlds) == 1 else found.mean(axis=2)
        return Weighed(tuple(ways), samples, each * len(worlds))


def _error(samples: Numbers) -> float:
    return float(samples.std(ddof=1) / np.sqrt(len(samples))) if len(samples) > 1 else 0.0
