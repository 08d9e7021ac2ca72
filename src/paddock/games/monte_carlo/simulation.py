"""Games by the million: prepares what the compiled lane needs, and hands it whole batches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from paddock.core.game import Game
from paddock.core.messages import PaddockError
from paddock.core.philox import M32, Stream
from paddock.core.rule import compiled
from paddock.games.monte_carlo import batch as plain
from paddock.games.monte_carlo.batch import POLICIES, Tally
from paddock.games.monte_carlo.gamble import MAX_SEATS, NOTHING, Gamble, Work
from paddock.games.monte_carlo.game import MonteCarloGamble
from paddock.games.monte_carlo.memo import Memo


class Simulation:
    """Games between bots at one table. The n-th game depends on the seeds and n only: any part can be run anywhere."""

    def __init__(
        self,
        game: Game[Any],
        bots: Sequence[str],
        seed: int,
        bot_seed: int,
        interpreted: bool = False,
        guarded: bool = False,
    ) -> None:
        """`guarded` looks for broken laws after every move, which takes a while."""
        for bot in bots:
            if bot not in POLICIES:
                raise PaddockError("no-such-bot", name=bot, game=game.name, bots=", ".join(POLICIES))
        if len(bots) != game.seats:
            raise PaddockError("record-seats", given=len(bots), seats=game.seats)
        assert isinstance(game, MonteCarloGamble)
        course, first = game.course, game.options.first
        self._first = NOTHING if first == "drawn" else first
        seeds = [seed & M32, seed >> 32 & M32, bot_seed & M32, bot_seed >> 32 & M32]
        policies = [POLICIES.index(bot) for bot in bots]
        self._interpreted = interpreted
        if interpreted:
            self._run: Any = plain.run
            streams = [Stream() for _ in range(1 + MAX_SEATS)]
            work = Work(guarded=int(guarded))
            self._table: tuple[Any, ...] = ([course], [Gamble()], [work], [Memo()], streams, policies)
            self._seeds: Any = seeds
        else:
            self._run = compiled("paddock.games.monte_carlo.batch").run
            self._table = (
                course.as_array(),
                Gamble.empty_array(1),
                Work(guarded=int(guarded)).as_array(),
                Memo.empty_array(1),
                Stream.empty_array(1 + MAX_SEATS),
                np.array(policies, np.int64),
            )
            self._seeds = np.array(seeds, np.int64)

    def run(self, begin: int, end: int, tally: Tally | None = None) -> Tally:
        """Plays the games with these numbers, and adds them to a tally."""
        tally = tally or Tally()
        if self._interpreted:
            self._run(*self._table, self._first, self._seeds, begin, end, [tally])
            return tally
        counted = tally.as_array()
        self._run(*self._table, self._first, self._seeds, begin, end, counted)
        return Tally.from_record(counted[0])
