"""Whole races by number, in machine code (or interpreted): what the simulations of all games have in common."""

from __future__ import annotations

import importlib
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np

from paddock.core.fields import Fields
from paddock.core.game import Game
from paddock.core.messages import PaddockError
from paddock.core.philox import M32, Stream
from paddock.core.rule import compiled
from paddock.core.survey import Brief, Fact, Survey


class BatchSimulation(ABC):
    """Races between bots at one table. The n-th race depends on the seeds and n only: any part can be run anywhere."""

    batch: ClassVar[str]
    """The module whose `run` plays races in a row."""
    policies: ClassVar[Sequence[str]]
    """The bots that it knows, by their numbers there."""
    tally_type: ClassVar[type[Fields]]
    facts: ClassVar[Sequence[Fact]]
    """What is special to the game, by its number in a survey."""
    heats: ClassVar[tuple[str, str, str]]
    """The messages that name the rows of the heat map."""

    def __init__(
        self,
        game: Game[Any],
        bots: Sequence[str],
        seed: int,
        bot_seed: int,
        interpreted: bool = False,
        closely: bool = False,
    ) -> None:
        """`closely` fills `survey` too, which takes a little longer."""
        for bot in bots:
            if bot not in self.policies:
                raise PaddockError("no-such-bot", name=bot, game=game.name, bots=", ".join(self.policies))
        if len(bots) != game.seats:
            raise PaddockError("record-seats", given=len(bots), seats=game.seats)
        self._game = game
        self._interpreted = interpreted
        seeds = [seed & M32, seed >> 32 & M32, bot_seed & M32, bot_seed >> 32 & M32]
        numbers = [self.policies.index(bot) for bot in bots]
        survey = Survey(way=self.way())
        if interpreted:
            self._run: Any = importlib.import_module(self.batch).run
            streams: Any = [Stream() for _ in range(1 + game.seats)]
            self._table: tuple[Any, ...] = (*self.records(True, int(closely)), streams, numbers)
            self._seeds: Any = seeds
            self._surveys: Any = [survey]
        else:
            self._run = compiled(self.batch).run
            streams = Stream.empty_array(1 + game.seats)
            self._table = (*self.records(False, int(closely)), streams, np.array(numbers, np.int64))
            self._seeds = np.array(seeds, np.int64)
            self._surveys = survey.as_array()
        self._first = game.first

    @abstractmethod
    def records(self, interpreted: bool, watch: int) -> tuple[Any, ...]:
        """Course, state, scratch paper and whatever else the game's `run` begins with: lists or arrays of one."""

    @abstractmethod
    def way(self) -> int:
        """How long the way is, in the measure of the game's survey."""

    @abstractmethod
    def spaces(self) -> list[str]:
        """The names of the spaces, by their numbers in a survey; empty for those where nobody can come to stand."""

    def run(self, begin: int, end: int, tally: Any = None, briefs: Any = None) -> Any:
        """Plays the races with these numbers, and adds them to a tally. `briefs`, as many as races, are filled too."""
        tally = self.tally_type() if tally is None else tally
        if self._interpreted:
            rows: Any = [] if briefs is None else briefs
            self._run(*self._table, self._first, self._seeds, begin, end, [tally], self._surveys, rows)
            return tally
        counted = tally.as_array()
        rows = Brief.empty_array(0) if briefs is None else briefs
        self._run(*self._table, self._first, self._seeds, begin, end, counted, self._surveys, rows)
        return self.tally_type.from_record(counted[0])

    def take_survey(self) -> Survey:
        """What was seen in the races since the last time, where somebody looks closely. A fresh survey begins."""
        found, fresh = self._surveys[0], Survey(way=self.way())
        self._surveys = [fresh] if self._interpreted else fresh.as_array()
        return found if isinstance(found, Survey) else Survey.from_record(found)
