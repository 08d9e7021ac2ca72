"""The bots at the table: they read a view, think with the rules of `greedy.py` or `shark.py`, and say their move."""

from __future__ import annotations

import functools
from abc import ABC, abstractmethod
from typing import Any

from paddock.core.game import Game, View
from paddock.core.moves import Move
from paddock.games.monte_carlo.gamble import Course, Gamble, Work
from paddock.games.monte_carlo.game import MonteCarloGamble
from paddock.games.monte_carlo.greedy import greedy
from paddock.games.monte_carlo.memo import Memo
from paddock.games.monte_carlo.shark import shark


@functools.cache
def poker_tables() -> dict[str, Any]:
    """The large tables, once for all bots of a program: as bytes, which nobody can write to."""
    memo = Memo()
    return {"answers": bytes(memo.answers), "opening": bytes(memo.opening), "challenger": memo.challenger}


def table_memo() -> Memo:
    """The memo at the table, where a server may have thousands of bots: only the tables of the board are its own."""
    return Memo(**poker_tables())


class RuleBot(ABC):
    """Plays by a rule of the lab. Its seed is not needed: it never draws."""

    def __init__(self, game: Game[Any], seat: int, seed: int) -> None:
        assert isinstance(game, MonteCarloGamble)
        self._game = game

    @functools.cached_property
    def _memo(self) -> Memo:
        """Made with the first decision: a server makes bots where it must not wait, and has them think on threads."""
        return table_memo()

    def choose(self, view: View) -> Move:
        gamble = self._game.setup(view.position)
        return self._game.decode(gamble, self.decide(self._game.course, gamble, Work(), self._memo))

    @abstractmethod
    def decide(self, course: Course, gamble: Gamble, work: Work, memo: Memo) -> int:
        """The code of the move."""


class GreedyBot(RuleBot):
    """Plays what looks best at a glance."""

    def decide(self, course: Course, gamble: Gamble, work: Work, memo: Memo) -> int:
        return greedy(course, gamble, work, memo)


class SharkBot(RuleBot):
    """Counts the cards, knows the dice by heart, and sizes every stake."""

    def decide(self, course: Course, gamble: Gamble, work: Work, memo: Memo) -> int:
        return shark(course, gamble, work, memo)
