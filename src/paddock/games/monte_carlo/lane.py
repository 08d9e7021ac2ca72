"""What simulations and environments need to know of Monte Carlo Gamble."""

from __future__ import annotations

import functools
from typing import Any

from paddock.core.lane.lane import Lane
from paddock.games.monte_carlo.gamble import Gamble, Work
from paddock.games.monte_carlo.game import MonteCarloGamble
from paddock.games.monte_carlo.memo import Memo
from paddock.games.monte_carlo.survey import FACTS, HEATS
from paddock.games.monte_carlo.tally import Tally


@functools.cache
def poker_tables() -> dict[str, Any]:
    """The large tables, once for all bots of a program: as bytes, which nobody can write to."""
    memo = Memo()
    return {"answers": bytes(memo.answers), "opening": bytes(memo.opening), "challenger": memo.challenger}


def table_memo() -> Memo:
    """The memo at the table, where a server may have thousands of bots: only the tables of the board are its own."""
    return Memo(**poker_tables())


def way(game: MonteCarloGamble) -> int:
    return game.course.finish * game.course.pawns


def spaces(game: MonteCarloGamble) -> list[str]:
    return [str(square.number) for square in game.road.squares]


LANE = Lane(
    __package__,
    Gamble,
    Work,
    Memo,
    table_memo=table_memo,
    usual="shark",
    tally=Tally,
    facts=FACTS,
    heats=HEATS,
    way=way,
    spaces=spaces,
)
GREEDY = LANE.bot("greedy")
"""Plays what looks best at a glance."""
SHARK = LANE.bot("shark")
"""Counts the cards, knows the dice by heart, and sizes every stake."""
MASTER = LANE.bot("master")
"""Tries every move, and asks a network that was fitted on its own games what it leads to."""
