"""What simulations and environments need to know of Monza."""

from __future__ import annotations

from typing import Any

from paddock.core.lane.lane import Lane
from paddock.games.monza.game import Monza
from paddock.games.monza.race import Memo, Race, Work
from paddock.games.monza.survey import FACTS, HEATS
from paddock.games.monza.tally import Tally


class Ends(dict[int, int]):
    """A table of mostly zeros that takes no room for them."""

    def __missing__(self, key: int) -> int:
        return 0


class TableMemo(Memo):
    """The memo at the table: a bot there meets few of the million entries that the lab's table has room for."""

    def __init__(self) -> None:
        self.ends: Any = Ends()


def way(game: Monza) -> int:
    return game.track.lap - game.track.start.front


def spaces(game: Monza) -> list[str]:
    return ["" if space.obstacle else space.name for space in game.track.spaces]


LANE = Lane(
    __package__, Race, Work, Memo, table_memo=TableMemo, tally=Tally, facts=FACTS, heats=HEATS, way=way, spaces=spaces
)
GREEDY = LANE.bot("greedy")
"""Drives as far as the dice carry."""
