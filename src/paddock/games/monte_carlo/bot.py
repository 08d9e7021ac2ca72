"""The bots at the table: they read a view, think with the rules of `greedy.py`, and say their move."""

from __future__ import annotations

from typing import Any

from paddock.core.game import Game, View
from paddock.core.moves import Move
from paddock.games.monte_carlo.gamble import Work
from paddock.games.monte_carlo.game import MonteCarloGamble
from paddock.games.monte_carlo.greedy import greedy
from paddock.games.monte_carlo.memo import Memo


class GreedyBot:
    """Plays what looks best at a glance. Its seed is not needed: it never draws."""

    def __init__(self, game: Game[Any], seat: int, seed: int) -> None:
        assert isinstance(game, MonteCarloGamble)
        self._game = game
        self._memo = Memo()

    def choose(self, view: View) -> Move:
        gamble = self._game.setup(view.position)
        return self._game.decode(gamble, greedy(self._game.course, gamble, Work(), self._memo))
