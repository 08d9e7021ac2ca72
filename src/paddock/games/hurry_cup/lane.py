"""What simulations and environments need to know of Hurry'Cup!"""

from __future__ import annotations

from paddock.core.lane.lane import Lane
from paddock.games.hurry_cup.field_kinds import tile_word
from paddock.games.hurry_cup.game import HurryCup
from paddock.games.hurry_cup.rally import FINISH, Memo, Rally, Work
from paddock.games.hurry_cup.survey import FACTS, HEATS
from paddock.games.hurry_cup.tally import Tally


def way(game: HurryCup) -> int:
    return FINISH


def spaces(game: HurryCup) -> list[str]:
    return [tile_word(tile) for tile in range(FINISH + 1)]


LANE = Lane(__package__, Rally, Work, Memo, tally=Tally, facts=FACTS, heats=HEATS, way=way, spaces=spaces)
GREEDY = LANE.bot("greedy")
"""Takes what carries furthest."""
