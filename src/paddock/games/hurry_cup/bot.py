"""The greedy bot at the table: reads a view, thinks with the rules of `greedy.py`, and says its move."""

from __future__ import annotations

from typing import Any

from paddock.core.game import Game, View
from paddock.core.moves import Move
from paddock.games.hurry_cup.game import HurryCup
from paddock.games.hurry_cup.greedy import greedy
from paddock.games.hurry_cup.rally import Memo, Work


class GreedyBot:
    """Takes what carries furthest. Its seed is not needed: it never draws."""

    def __init__(self, game: Game[Any], seat: int, seed: int) -> None:
        assert isinstance(game, HurryCup)
        self._game, self._seat = game, seat
        self._memo = Memo()

    def choose(self, view: View) -> Move:
        rally = self._game.setup(view.position)
        return self._game.decode(rally, greedy(self._game.course, rally, Work(), self._memo, self._seat))
