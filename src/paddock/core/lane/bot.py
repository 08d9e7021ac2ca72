"""A bot of the lane at the table: it reads a view, thinks with the rules of the lab, and says its move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from paddock.core.game import Game, View
from paddock.core.moves import Move

if TYPE_CHECKING:
    from paddock.core.lane.lane import Lane


class LaneBot:
    """Plays by one of the game's policies. Its seed is not needed: it never draws.

    Some bots look things up that have to be made first (`core/lane/knowledge.py`). Whoever has such a bot at a table
    asks whether it is `ready`, and has it warmed somewhere else, best in another process: what it makes is kept in the
    cache folder, where all bots find it. To choose a move never makes anything: until it is ready, the bot plays as the
    next weaker one, and from then on at its full strength.
    """

    def __init__(self, lane: Lane, policy: str, game: Game[Any], seat: int, seed: int) -> None:
        self._lane, self._policy = lane, policy
        self._game, self._seat = game, seat
        self._memo: Any = None
        self._whole = False

    @property
    def ready(self) -> bool:
        """Does it play at its full strength now? Quick to ask."""
        return self._whole or self._lane.is_ready(self._game, self._policy)

    def warm(self) -> None:
        """Makes what it still needs. This may take a minute: call it where nobody waits."""
        self._lane.warm(self._game, self._policy)

    def _known(self) -> Any:
        """Made at the first decision, on a thread: the server creates bots where it must not wait. Made anew as soon as
        it is ready."""
        if self._memo is None or not self._whole:
            self._whole = self.ready
            if self._memo is None or self._whole:
                self._memo = self._lane.memo_for(self._game, [self._policy], interpreted=True)
        return self._memo

    def choose(self, view: View) -> Move:
        state, course = self._game.setup(view.position), vars(self._game)["course"]
        decide = self._lane.module("answers", interpreted=True).decide
        policy = self._lane.policies.index(self._policy)
        code: int = decide(course, state, self._lane.work(), self._known(), self._seat, policy)
        return self._game.decode(state, code)
