"""A ladder: every bot against every bot, in all seats, until their ratings are known well enough.

Ratings are those of Plackett and Luce as openskill keeps them, which are made for many players. Bots do not learn, so
they do not drift (tau is 0), and their intervals can get as small as one likes.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from paddock.core.game import Game
from paddock.core.messages import PaddockError
from paddock.core.registry import lane_of
from paddock.lab.extras import require
from paddock.lab.job import Job, make_job, play
from paddock.lab.statistics import Share, Z, wilson

STEP = 50
"""Races of each line-up before the intervals are looked at again."""
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


def climb(game: Game[Any], seed: int, most: int, within: float = WITHIN) -> Iterator[Ladder]:
    """The ladder as it stands, again and again, until it is settled or so many races are played."""
    policies = lane_of(game.name).policies
    if len(policies) < 2:
        raise PaddockError("lab-ladder-one", game=game.name, bot=policies[0])
    ratings = _Ratings(policies)
    jobs = [make_job(game, bots, seed, briefs=True) for bots in line_ups(policies, game.seats)]
    begin, settled = 0, False
    while not settled and (begin == 0 or ratings.races < most):
        for job in jobs:
            for brief in _races(job, begin, begin + STEP):
                ratings.add(job.bots, brief)
        begin += STEP
        settled = ratings.widest() <= within
        yield Ladder(game.name, ratings.rungs(), ratings.races, settled)


def _races(job: Job, begin: int, end: int) -> Any:
    return play(job, begin, end).briefs


def _equal_parts(c: float, seats: int, *others: Any) -> float:
    """How fast doubt shrinks: Weng and Lin (2011) give 1 over the number of players as one of two usual choices; the
    other one, which openskill takes, is for people, who change, and never gets quite sure."""
    return 1 / seats


class _Ratings:
    """A rating for each bot. A bot may sit in several seats of a race: each is rated, and the mean is taken over."""

    def __init__(self, bots: Sequence[str]) -> None:
        self._model = require("openskill.models").PlackettLuce(tau=0.0, gamma=_equal_parts)
        self._ratings = {bot: self._model.rating(name=bot) for bot in bots}
        self._races = dict.fromkeys(bots, 0)
        self._seats = dict.fromkeys(bots, 0)
        self._wins = dict.fromkeys(bots, 0)
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
            )
            for bot, rating in self._ratings.items()
        ]
        return sorted(found, key=lambda rung: -rung.rating)
