"""Whole races by number, in machine code (or interpreted), for every game with a lane."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from paddock.core.game import Game
from paddock.core.lane.lane import Lane
from paddock.core.lane.slips import STRIDE
from paddock.core.lane.survey import Brief, Survey
from paddock.core.lane.tally import Sheet
from paddock.core.messages import PaddockError
from paddock.core.philox import M32, Stream
from paddock.core.registry import lane_of, levels_of


class Seated:
    """Bots at a table, and all the records that a race between them needs: lists of one, or arrays of one."""

    def __init__(self, game: Game[Any], bots: Sequence[str], interpreted: bool, **work: int) -> None:
        """`work` are settings of the game's scratch paper, such as `watch`."""
        self.lane: Lane = lane_of(game.name)
        check_bots(game, bots)
        self.interpreted, self.batch = interpreted, self.lane.module("batch", interpreted)
        numbers = [lane_players(game.name)[bot] for bot in bots]
        policies = [self.lane.policies[number % STRIDE] for number in numbers]
        for policy in set(policies):
            self.lane.warm(game, policy)
        course, paper = vars(game)["course"], self.lane.work(**work)
        memo = self.lane.memo_for(game, policies, interpreted)
        self.survey = Survey(way=self.lane.way(game))
        if interpreted:
            streams: Any = [Stream() for _ in range(1 + game.seats)]
            self.records: list[Any] = [[course], [self.lane.state()], [paper], [memo], [Sheet()], streams, numbers]
        else:
            records = course.as_array(), self.lane.state.empty_array(1), paper.as_array(), memo, Sheet().as_array()
            self.records = [*records, Stream.empty_array(1 + game.seats), np.array(numbers, np.int64)]

    def seeds(self, seed: int, bot_seed: int) -> Any:
        """The low and high half of both seeds."""
        halves = [seed & M32, seed >> 32 & M32, bot_seed & M32, bot_seed >> 32 & M32]
        return halves if self.interpreted else np.array(halves, np.int64)

    def surveys(self) -> Any:
        """A fresh survey."""
        fresh = self.survey.copy()
        return [fresh] if self.interpreted else fresh.as_array()


def lane_players(game: str) -> dict[str, int]:
    """The bots that the lane can play by itself, by their numbers there: its policies, and levels made of them that
    only slip."""
    policies = lane_of(game).policies
    found = {policy: number for number, policy in enumerate(policies)}
    for name, level in levels_of(game).items():
        if level.bot in policies and not level.playouts:
            found.setdefault(name, policies.index(level.bot) + STRIDE * level.slips)
    return found


def check_bots(game: Game[Any], bots: Sequence[str]) -> None:
    """Raises PaddockError where the lane does not know a bot, or a seat has none."""
    known = lane_players(game.name)
    for bot in bots:
        if bot not in known:
            raise PaddockError("no-such-bot", name=bot, game=game.name, bots=", ".join(known))
    if len(bots) != game.seats:
        raise PaddockError("record-seats", given=len(bots), seats=game.seats)


class Simulation:
    """Races between bots at one table. The n-th race depends on the seeds and n only: any part can be run anywhere."""

    def __init__(
        self,
        game: Game[Any],
        bots: Sequence[str],
        seed: int,
        bot_seed: int,
        interpreted: bool = False,
        closely: bool = False,
        **work: int,
    ) -> None:
        """`closely` fills a survey too, which takes a little longer; `work` are settings of the scratch paper."""
        watch = int(closely and lane_of(game.name).has_survey)
        self._seated = Seated(game, bots, interpreted, watch=watch, **work)
        self._seeds, self._first = self._seated.seeds(seed, bot_seed), game.first
        self._surveys = self._seated.surveys()

    def run(self, begin: int, end: int, tally: Any = None, briefs: Any = None) -> Any:
        """Plays the races with these numbers, and adds them to a tally. `briefs`, as many as races, are filled too."""
        kind = self._seated.lane.tally
        tally = kind() if tally is None else tally
        if self._seated.interpreted:
            tallies: Any = [tally]
            rows: Any = [] if briefs is None else briefs
        else:
            tallies, rows = tally.as_array(), Brief.empty_array(0) if briefs is None else briefs
        how = self._surveys, self._first, self._seeds, begin, end, tallies, rows
        self._seated.batch.run(*self._seated.records, *how)
        return tally if self._seated.interpreted else kind.from_record(tallies[0])

    def take_survey(self) -> Survey:
        """What was seen in the races since the last time, where somebody looks closely. A fresh survey begins."""
        found, self._surveys = self._surveys[0], self._seated.surveys()
        return found if isinstance(found, Survey) else Survey.from_record(found)
