"""Races by the million: prepares what the compiled lane needs, and hands it whole batches."""

from __future__ import annotations

from typing import Any

from paddock.core.simulation import BatchSimulation
from paddock.games.hurry_cup.batch import POLICIES, Tally
from paddock.games.hurry_cup.field_kinds import tile_word
from paddock.games.hurry_cup.game import HurryCup
from paddock.games.hurry_cup.rally import FINISH, Memo, Rally, Work
from paddock.games.hurry_cup.survey import FACTS, HEATS


class Simulation(BatchSimulation):
    """Races of Hurry'Cup! between bots."""

    batch = "paddock.games.hurry_cup.batch"
    policies = POLICIES
    tally_type = Tally
    facts = FACTS
    heats = HEATS
    _game: HurryCup

    def records(self, interpreted: bool, watch: int) -> tuple[Any, ...]:
        course, work = self._game.course, Work(watch=watch)
        if interpreted:
            return [course], [Rally()], [work], [Memo()]
        return course.as_array(), Rally.empty_array(1), work.as_array(), Memo.empty_array(1)

    def way(self) -> int:
        return FINISH

    def spaces(self) -> list[str]:
        return [tile_word(tile) for tile in range(FINISH + 1)]
