"""Games by the million: prepares what the compiled lane needs, and hands it whole batches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from paddock.core.game import Game
from paddock.core.simulation import BatchSimulation
from paddock.games.monte_carlo.batch import POLICIES, Tally
from paddock.games.monte_carlo.gamble import Gamble, Work
from paddock.games.monte_carlo.game import MonteCarloGamble
from paddock.games.monte_carlo.memo import Memo
from paddock.games.monte_carlo.survey import FACTS, HEATS


class Simulation(BatchSimulation):
    """Games of Monte Carlo Gamble between bots."""

    batch = "paddock.games.monte_carlo.batch"
    policies = POLICIES
    tally_type = Tally
    facts = FACTS
    heats = HEATS
    _game: MonteCarloGamble

    def __init__(
        self,
        game: Game[Any],
        bots: Sequence[str],
        seed: int,
        bot_seed: int,
        interpreted: bool = False,
        closely: bool = False,
        guarded: bool = False,
    ) -> None:
        """`guarded` looks for broken laws after every move, which takes a while."""
        self._guarded = int(guarded)
        super().__init__(game, bots, seed, bot_seed, interpreted, closely)

    def records(self, interpreted: bool, watch: int) -> tuple[Any, ...]:
        course, work = self._game.course, Work(watch=watch, guarded=self._guarded)
        if interpreted:
            return [course], [Gamble()], [work], [Memo()]
        return course.as_array(), Gamble.empty_array(1), work.as_array(), Memo.empty_array(1)

    def way(self) -> int:
        return self._game.course.finish * self._game.course.pawns

    def spaces(self) -> list[str]:
        return [str(square.number) for square in self._game.road.squares]
