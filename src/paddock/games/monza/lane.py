"""What simulations and environments need to know of Monza."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import Any

from paddock.core.lane.lane import Lane
from paddock.games.monza.game import Monza
from paddock.games.monza.race import REACH, SEEN, Memo, Race, Work
from paddock.games.monza.solved.tables import Tables
from paddock.games.monza.survey import FACTS, HEATS
from paddock.games.monza.tally import Tally


class Ends(dict[int, int]):
    """A table of mostly zeros that takes no room for them."""

    def __missing__(self, key: int) -> int:
        return 0


class TableMemo:
    """The memo at the table: a bot there meets few of the million entries that the lab's tables have room for, and
    solved tables are the same for all bots."""

    def __init__(self) -> None:
        self.ends: Any = Ends()
        self.solo = self.pair = self.best = 0

    def take(self, tables: Mapping[str, Any]) -> None:
        """Solved tables, which nobody writes to, and room for the list of places: only a master needs it."""
        vars(self).update(tables)
        self.heads, self.sets, self.lasts, self.drives = (bytearray(REACH) for _ in range(4))
        self.hands, self.firsts, self.marks = (array("i", [0]) * REACH for _ in range(3))
        self.seen = array("i", [0]) * SEEN


def way(game: Monza) -> int:
    return game.track.lap - game.track.start.front


def spaces(game: Monza) -> list[str]:
    return ["" if space.obstacle else space.name for space in game.track.spaces]


LANE = Lane(
    __package__,
    Race,
    Work,
    Memo,
    table_memo=TableMemo,
    knowledge=Tables(),
    usual="greedy",
    tally=Tally,
    facts=FACTS,
    heats=HEATS,
    way=way,
    spaces=spaces,
)
GREEDY = LANE.bot("greedy")
"""Drives as far as the dice carry."""
MASTER = LANE.bot("master")
"""Knows every space by heart."""
