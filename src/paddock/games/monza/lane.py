"""What simulations and environments need to know of Monza."""

from __future__ import annotations

from paddock.core.lane.lane import Lane
from paddock.games.monza.bot import TableMemo
from paddock.games.monza.game import Monza
from paddock.games.monza.race import Memo, Race, Work
from paddock.games.monza.survey import FACTS, HEATS
from paddock.games.monza.tally import Tally


def way(game: Monza) -> int:
    return game.track.lap - game.track.start.front


def spaces(game: Monza) -> list[str]:
    return ["" if space.obstacle else space.name for space in game.track.spaces]


LANE = Lane(
    __package__, Race, Work, Memo, table_memo=TableMemo, tally=Tally, facts=FACTS, heats=HEATS, way=way, spaces=spaces
)
