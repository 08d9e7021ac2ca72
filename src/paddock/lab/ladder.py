"""A ladder: every bot against every bot, in all seats, until their ratings are known well enough.

Ratings are those of Bradley and Terry as openskill keeps them (`BradleyTerryFull`): every two seats of a race are
compared by their places, so that places may be shared. (Its Plackett and Luce would give a third place more than a
shared first.) Bots do not learn, so they do not drift (tau is 0), and their intervals can get as small as one likes.
"""

from __future__ import annotations

import contextlib
import itertools
import multiprocessing
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from typing import Any

import msgspec

from paddock.core.game import Game
from paddock.core.messages import PaddockError
from paddock.core.registry import lane_of
from paddock.lab.extras import require
from paddock.lab.job import Job, make_job, play
from paddock.lab.reduced import Reduced, Sums, won_by
from paddock.lab.statistics import Share, Z, wilson

STEP, STEP_SLOW = 50, 5
"""Races of each line-up before the intervals are looked at again: in machine code, and between other bots."""
WITHIN = 0.5
"""How far a rating may be from the truth, in points, for the ladder to be settled."""


class Rung(msgspec.Struct, frozen=True):
    """A bot on the ladder."""

    bot: str
    rating: float
    within: float
    """The true rating lies within so many points, 19 times out of 20."""
    races: int
    wins: Share
    """How often a seat of this bot wins."""
    luckless: Reduced | None = None
    """Its chance to win with luck taken out, where that was asked for."""


class Ladder(msgspec.Struct, frozen=True):
    game: str
    rungs: list[Rung]
    """The best first."""
    races: int
    settled: bool


def line_ups(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Every two bots at one table, seat by seat in turn, and all together: turned so that each sits everywhere."""
    groups: list[Sequence[str]] = list(itertools.combinations(bots, 2))
    if len(bots) > 2:
        groups.append(bots)
    found: dict[tuple[str, ...], None] = {}
    for group in groups:
        for order in (group, tuple(reversed(group))):
            table = [order[seat % len(order)] for seat in range(seats)]
            for turn in range(seats):
                found[tuple(table[turn:] + table[:turn])] = None
    return list(found)


def climb(
    game: Game[Any],
    seed: int,
    most: int,
    within: float = WITHIN,
    bots: Sequence[str] = (),
    workers: int = 1,
    luckless: bool = False,
) -> Iterator[Ladder]:
    """The ladder as it stands, again and again, until it is settled or so many races are played. Between these bots, of
    whatever kind; else between those of the game's lane. It is the same for any number of workers.

    With `luckless`, luck is taken out of the races, and it is settled when every bot's chance to win is known within so
    many points of a hundred."""
    climbing = tuple(dict.fromkeys(bots)) or lane_of(game.name).policies
    if len(climbing) < 2:
        raise PaddockError("lab-ladder-one", game=game.name, bot=climbing[0])
    ratings = _Ratings(climbing)
    tables = line_ups(climbing, game.seats)
    jobs = [make_job(game, table, seed, briefs=True, luckless=luckless) for table in tables]
    step = STEP if all(job.in_lane for job in jobs) else STEP_SLOW
    begin, settled = 0, False
    with _team(workers) as races:
        while not settled and (begin == 0 or ratings.races < most):
            for job, (briefs, luck) in zip(jobs, races(jobs, begin, begin + step), strict=True):
                for brief in briefs:
                    ratings.add(job.bots, brief)
                if luck is not None:
                    ratings.take_out(job.bots, briefs, luck)
            begin += step
            settled = (ratings.widest_chance() if luckless else ratings.widest()) <= within
            yield Ladder(game.name, ratings.rungs(), ratings.races, settled)


Races = Callable[[Sequence[Job], int, int], Iterable[Any]]
"""The races with these numbers of each job, as briefs, and their luck where that is found out."""


@contextlib.contextmanager
def _team(workers: int) -> Iterator[Races]:
    """Who plays the races: this process, or several of them."""
    if workers < 2:
        yield lambda jobs, begin, end: (_races(job, begin, end) for job in jobs)
        return
    # Spawned, not forked: a fork could inherit locks that are held by threads of this process.
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as team:
        yield lambda jobs, begin, end: team.map(_races, jobs, repeat(begin), repeat(end))


def _races(job: Job, begin: int, end: int) -> Any:
    part = play(job, begin, end)
    return part.briefs, part.luck


def _equal_parts(c: float, seats: int, *others: Any) -> float:
    """How fast doubt shrinks: Weng and Lin (2011) give 1 over the number of players as one of two usual choices; the
    other one, which openskill takes, is for people, who change, and never gets quite sure."""
    return 1 / seats


class _Ratings:
    """A rating for each bot. A bot may sit in several seats of a race: each is rated, and the mean is taken over."""

    def __init__(self, bots: Sequence[str]) -> None:
        self._model = require("openskill.models").BradleyTerryFull(tau=0.0, gamma=_equal_parts)
        self._ratings = {bot: self._model.rating(name=bot) for bot in bots}
        self._races = dict.fromkeys(bots, 0)
        self._seats = dict.fromkeys(bots, 0)
        self._wins = dict.fromkeys(bots, 0)
        self._luckless = {bot: Sums() for bot in bots}
        self.races = 0

    def add(self, bots: Sequence[str], brief: Any) -> None:
        """One race, by the places of its seats. (Where it took too long, all share the first.)"""
        ranks = brief["ranks"][: len(bots)].tolist()
        table = [[self._model.rating(mu=self._ratings[bot].mu, sigma=self._ratings[bot].sigma)] for bot in bots]
        rated = self._model.rate(table, ranks=ranks)
        self.races += 1
        for bot in dict.fromkeys(bots):
            own = [rated[seat][0] for seat, other in enumerate(bots) if other == bot]
            self._ratings[bot].mu = sum(rating.mu for rating in own) / len(own)
            self._ratings[bot].sigma = sum(rating.sigma for rating in own) / len(own)
            self._races[bot] += 1
            self._seats[bot] += len(own)
            self._wins[bot] += sum(int(brief["winners"]) >> seat & 1 for seat, other in enumerate(bots) if other == bot)

    def take_out(self, bots: Sequence[str], briefs: Any, luck: Any) -> None:
        """The luck of some races of one line-up. A race counts once for a bot, whichever of its seats wins."""
        won = won_by(briefs["winners"], len(bots))
        for bot in dict.fromkeys(bots):
            own = [seat for seat, other in enumerate(bots) if other == bot]
            self._luckless[bot].add(won[:, own].mean(1, keepdims=True), luck[:, own].mean(1, keepdims=True))

    def widest_chance(self) -> float:
        """In points of a hundred."""
        found = [sums.found()[0].chance for sums in self._luckless.values()]
        return max(100 * (chance.high - chance.value) for chance in found)

    def widest(self) -> float:
        return max(Z * float(rating.sigma) for rating in self._ratings.values())

    def rungs(self) -> list[Rung]:
        found = [
            Rung(
                bot,
                float(rating.mu),
                Z * float(rating.sigma),
                self._races[bot],
                wilson(self._wins[bot], self._seats[bot]),
                self._luckless[bot].found()[0] if self._luckless[bot].races else None,
            )
            for bot, rating in self._ratings.items()
        ]
        return sorted(found, key=lambda rung: -rung.rating)
