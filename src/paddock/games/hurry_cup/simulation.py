"""Races by the million: prepares what the compiled lane needs, and hands it whole batches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from paddock.core.game import Game
from paddock.core.messages import PaddockError
from paddock.core.philox import M32, Stream
from paddock.core.rule import compiled
from paddock.games.hurry_cup import batch as plain
from paddock.games.hurry_cup.batch import POLICIES, Tally
from paddock.games.hurry_cup.game import HurryCup
from paddock.games.hurry_cup.rally import MAX_PILOTS, NOTHING, Memo, Rally, Work


class Simulation:
    """Races between bots on one table. The n-th race depends on the seeds and n only: any part can be run anywhere."""

    def __init__(
        self, game: Game[Any], bots: Sequence[str], seed: int, bot_seed: int, interpreted: bool = False
    ) -> None:
        for bot in bots:
            if bot not in POLICIES:
                raise PaddockError("no-such-bot", name=bot, game=game.name, bots=", ".join(POLICIES))
        if len(bots) != game.seats:
            raise PaddockError("record-seats", given=len(bots), seats=game.seats)
        assert isinstance(game, HurryCup)
        course, first = game.course, game.options.first
        self._first = NOTHING if first == "drawn" else first
        seeds = [seed & M32, seed >> 32 & M32, bot_seed & M32, bot_seed >> 32 & M32]
        policies = [POLICIES.index(bot) for bot in bots]
        self._interpreted = interpreted
        if interpreted:
            self._run: Any = plain.run
            streams = [Stream() for _ in range(1 + MAX_PILOTS)]
            self._table: tuple[Any, ...] = ([course], [Rally()], [Work()], [Memo()], streams, policies)
            self._seeds: Any = seeds
        else:
            self._run = compiled("paddock.games.hurry_cup.batch").run
            self._table = (
                course.as_array(),
                Rally.empty_array(1),
                Work.empty_array(1),
                Memo.empty_array(1),
                Stream.empty_array(1 + MAX_PILOTS),
                np.array(policies, np.int64),
            )
            self._seeds = np.array(seeds, np.int64)

    def run(self, begin: int, end: int, tally: Tally | None = None) -> Tally:
        """Plays the races with these numbers, and adds them to a tally."""
        tally = tally or Tally()
        if self._interpreted:
            self._run(*self._table, self._first, self._seeds, begin, end, [tally])
            return tally
        counted = tally.as_array()
        self._run(*self._table, self._first, self._seeds, begin, end, counted)
        return Tally.from_record(counted[0])
