"""Races by the million: prepares what the compiled lane needs, and hands it whole batches."""

from __future__ import annotations

from typing import Any

from paddock.core.simulation import BatchSimulation
from paddock.games.monza.batch import POLICIES, Tally
from paddock.games.monza.bot import TableMemo
from paddock.games.monza.game import Monza
from paddock.games.monza.race import Memo, Race, Work
from paddock.games.monza.survey import FACTS, HEATS


class Simulation(BatchSimulation):
    """Races of Monza between bots."""

    batch = "paddock.games.monza.batch"
    policies = POLICIES
    tally_type = Tally
    facts = FACTS
    heats = HEATS
    _game: Monza

    def records(self, interpreted: bool, watch: int) -> tuple[Any, ...]:
        course, work = self._game.course, Work(watch=watch)
        if interpreted:
            return [course], [Race()], [work], [TableMemo()]
        return course.as_array(), Race.empty_array(1), work.as_array(), Memo.empty_array(1)

    def way(self) -> int:
        track = self._game.track
        return track.lap - track.start.front

    def spaces(self) -> list[str]:
        return ["" if space.obstacle else space.name for space in self._game.track.spaces]
