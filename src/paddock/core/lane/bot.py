"""A bot of the lane at the table: it reads a view, thinks with the rules of the lab, and says its move."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any

from paddock.core.game import Game, View
from paddock.core.moves import Move

if TYPE_CHECKING:
    from paddock.core.lane.lane import Lane


class LaneBot:
    """Plays by one of the game's policies. Its seed is not needed: it never draws."""

    def __init__(self, lane: Lane, policy: str, game: Game[Any], seat: int, seed: int) -> None:
        self._lane, self._policy = lane, policy
        self._game, self._seat = game, seat

    @functools.cached_property
    def _memo(self) -> Any:
        """Made at the first decision, on a thread: the server creates bots where it must not wait."""
        return self._lane.new_memo(interpreted=True)

    def choose(self, view: View) -> Move:
        state, course = self._game.setup(view.position), vars(self._game)["course"]
        decide = self._lane.module("answers", interpreted=True).decide
        policy = self._lane.policies.index(self._policy)
        code: int = decide(course, state, self._lane.work(), self._memo, self._seat, policy)
        return self._game.decode(state, code)
