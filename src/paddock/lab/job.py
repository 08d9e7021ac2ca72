"""What is to be simulated, as a small value that can be sent anywhere, and how a part of it is played."""

from __future__ import annotations

import threading
import time
from collections.abc import Generator
from typing import Any

import msgspec
import numpy as np

from paddock.bots import check_bot
from paddock.core.game import Game
from paddock.core.lane.simulation import Simulation, lane_players
from paddock.core.lane.survey import Brief
from paddock.core.messages import PaddockError
from paddock.core.registry import build, lane_of
from paddock.core.rule import rules_fingerprint
from paddock.lab.bot_races import BotRaces
from paddock.lab.count import Count
from paddock.lab.luck import Luck

Briefs = np.ndarray[Any, np.dtype[Any]]


class Job(msgspec.Struct, frozen=True):
    """Races of one game between bots. The n-th race depends on this and n, and on nothing else."""

    game: str
    options: bytes
    """As JSON: so that jobs are equal when they mean the same, and can be remembered."""
    board: str
    bots: tuple[str, ...]
    seed: int
    bot_seed: int
    briefs: bool = False
    """Is every race reported, and not only counts?"""
    luckless: bool = False
    """Is the luck of every race found out, so that it can be taken out of the result? That takes a thousand times as
    long, and is reported race by race."""
    rules: str = ""
    """The fingerprint of the rules: a worker with other rules refuses the job."""

    def build(self) -> Game[Any]:
        return build(self.game, msgspec.json.decode(self.options), self.board)

    @property
    def in_lane(self) -> bool:
        """Can the lane play it? Else races take a thousand times as long."""
        known = lane_players(self.game)
        return not self.luckless and all(bot in known for bot in self.bots)


class Part(msgspec.Struct, frozen=True):
    """What came of the races from `begin` up to `end`."""

    begin: int
    end: int
    count: Count
    briefs: Briefs | None
    seconds: float
    """How long that took, in time of the processor: a busy machine does not make parts smaller."""
    luck: Briefs | None = None
    """[races, seats]: what luck was worth to each seat, where that is found out."""


Parts = Generator[Part, None, None]
"""Parts in order, as they are played. Closing the generator stops playing."""


def make_job(
    game: Game[Any],
    bots: tuple[str, ...],
    seed: int,
    bot_seed: int | None = None,
    briefs: bool = False,
    luckless: bool = False,
) -> Job:
    """The job of a game between these bots. Raises PaddockError if anything is wrong, before a race is played."""
    for bot in bots:
        check_bot(bot, game.name)
    if len(bots) != game.seats:
        raise PaddockError("record-seats", given=len(bots), seats=game.seats)
    options = msgspec.json.encode(game.options, order="deterministic")
    rules = rules_fingerprint(lane_of(game.name).package)
    seeds = seed, seed if bot_seed is None else bot_seed
    return Job(game.name, options, game.board, bots, *seeds, briefs or luckless, luckless, rules)


def play(job: Job, begin: int, end: int, interpreted: bool = False) -> Part:
    """Plays a part of a job, in machine code; or interpreted, which gives the same races without compiling anything."""
    prepared = _prepared(job, interpreted)
    briefs = Brief.empty_array(end - begin) if job.briefs else None
    started = time.thread_time()
    tally = prepared.run(begin, end, briefs=briefs)
    seconds, luck = time.thread_time() - started, prepared.take_luck() if isinstance(prepared, BotRaces) else None
    return Part(begin, end, Count(tally, prepared.take_survey()), briefs, seconds, luck)


_local = threading.local()


def _prepared(job: Job, interpreted: bool) -> Simulation | BotRaces:
    """The simulation of a job, made once in each thread: it has scratch paper that two must not share."""
    if getattr(_local, "job", None) != (job, interpreted):
        if job.rules != rules_fingerprint(lane_of(job.game).package):
            raise PaddockError("lab-other-rules")
        _local.simulation = _simulation(job, interpreted)
        _local.simulation.run(0, 0)  # whatever has to be compiled or loaded is
        _local.job = (job, interpreted)
    prepared: Simulation | BotRaces = _local.simulation
    return prepared


def _simulation(job: Job, interpreted: bool) -> Simulation | BotRaces:
    if job.in_lane:
        return Simulation(job.build(), job.bots, job.seed, job.bot_seed, interpreted, closely=True)
    game = job.build()
    return BotRaces(game, job.bots, job.seed, job.bot_seed, Luck(game) if job.luckless else None)
