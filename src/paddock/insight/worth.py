"""Where the values of a game come from: from the game itself where it knows them, and else from playouts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from paddock.core.game import Game
from paddock.core.lane.estimates import win_shares
from paddock.core.lane.playouts import Player
from paddock.core.registry import kind, lane_of, resolve
from paddock.core.values import Value, Values, value_of_result

PLAYOUTS = 1000
SEED = 0x5EED
"""The same dice for all states, always: so a state has one value, and two states are compared with little noise."""


class PlayoutValues:
    """Plays on from each state with the same bot on every seat."""

    def __init__(self, game: Game[Any], policy: str, playouts: int = PLAYOUTS, seed: int = SEED) -> None:
        self._game, self._playouts, self._seed = game, playouts, seed
        self._player = Player(game, [policy] * game.seats)
        self._known: dict[bytes, Value] = {}

    def of(self, states: Sequence[Any]) -> list[Value]:
        keys = [state.as_array().tobytes() for state in states]
        for key, state in zip(keys, states, strict=True):
            if key not in self._known:
                self._known[key] = self._value(state)
        return [self._known[key] for key in keys]

    def _value(self, state: Any) -> Value:
        result = self._game.result(state)
        if result is not None:
            return value_of_result(result, self._game.seats)
        shares = win_shares(self._player.play_on(state, self._playouts, self._seed), self._game.seats)
        errors = shares.std(axis=0, ddof=1) / np.sqrt(self._playouts)
        return Value(shares.mean(axis=0), errors, exact=False)


def own_values(game: Game[Any]) -> Values | None:
    """What the game itself knows of its states with these options; None where it knows nothing."""
    maker = resolve(kind(game.name).values)
    return None if maker is None else maker(game)


def values_for(game: Game[Any], playouts: int = PLAYOUTS) -> Values:
    """What knows best what the states of this game are worth. Playouts are those of the game's usual bot."""
    return own_values(game) or PlayoutValues(game, lane_of(game.name).usual_policy, playouts)
