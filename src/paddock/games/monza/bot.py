"""The greedy bot at the table: reads a view, thinks with the rules of `greedy.py`, and says its move."""

from __future__ import annotations

from typing import Any

from paddock.core.game import Game, View
from paddock.core.moves import Move
from paddock.games.monza.game import Monza
from paddock.games.monza.greedy import greedy
from paddock.games.monza.race import Memo, Work


class Ends(dict[int, int]):
    """A table of mostly zeros that takes no room for them."""

    def __missing__(self, key: int) -> int:
        return 0


class TableMemo(Memo):
    """The memo at the table: a bot there meets few of the million entries that the lab's table has room for."""

    def __init__(self) -> None:
        self.ends: Any = Ends()


class GreedyBot:
    """Drives as far as the dice carry. Its seed is not needed: it never draws."""

    def __init__(self, game: Game[Any], seat: int, seed: int) -> None:
        assert isinstance(game, Monza)
        self._game = game
        self._memo = TableMemo()

    def choose(self, view: View) -> Move:
        race = self._game.setup(view.position)
        return self._game.decode(race, greedy(self._game.course, race, Work(), self._memo))
