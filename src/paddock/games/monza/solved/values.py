"""What states of a race of two are worth, exactly: by the basic rules, between two drivers who make no mistake."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from paddock.core.game import Game
from paddock.core.values import Value, Values, value_of_result
from paddock.games.monza.game import Monza
from paddock.games.monza.lane import LANE
from paddock.games.monza.master import WIN, best_of_turn
from paddock.games.monza.race import DICE, DRAW_FIRST, LAY, MAX_SPACES, Race, Work
from paddock.games.monza.rules import has_arrived
from paddock.games.monza.solved.tables import MASTER, find, is_two


class TwoCars:
    """Looks values up, and in the midst of a turn finds the best way to its end."""

    def __init__(self, game: Monza) -> None:
        self._game, self._work = game, Work()
        self._memo = LANE.memo_for(game, [MASTER], interpreted=True)

    def of(self, states: Sequence[Race]) -> list[Value]:
        return [self._value(state) for state in states]

    def _value(self, state: Race) -> Value:
        result = self._game.result(state)
        if result is not None:
            return value_of_result(result, self._game.seats)
        share = self._share(state, state.first) / WIN
        shares = np.array([share, 1 - share])
        return Value(shares if state.first == 0 else shares[::-1], np.zeros(2), exact=True)

    def _share(self, state: Race, first: int) -> float:
        """What the car that begins wins, in parts of a WIN."""
        if state.phase == DRAW_FIRST:
            return WIN / 2  # either may begin, and all else is alike
        if state.phase == LAY:
            best: int = best_of_turn(self._game.course, state.copy(), self._work, self._memo, state.mover)
            return best if state.mover == first else WIN - best
        a, b = state.at[first], state.at[1 - first]
        if has_arrived(self._game.course, state, first):
            return float(self._memo.chased[b * (DICE + 1) + state.used[first]])
        second = int(state.mover != first)
        return float(self._memo.shares[(second * MAX_SPACES + a) * MAX_SPACES + b])


def values(game: Game[Any]) -> Values | None:
    """Exact values for a race of two by the basic rules, once it is solved; None for all others, and until then."""
    assert isinstance(game, Monza)
    return TwoCars(game) if is_two(game) and find(game) is not None else None
