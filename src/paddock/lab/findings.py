"""What came out of a simulation, in numbers with their intervals: the one source of tables, reports and JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from paddock.core.game import Game
from paddock.core.lane.survey import PARTS, ROUNDS, SETBACKS, STOPS, WAITS, Fact
from paddock.core.messages import say
from paddock.core.registry import lane_of
from paddock.lab.count import Count
from paddock.lab.job import Job
from paddock.lab.reduced import Reduced
from paddock.lab.statistics import Mean, Share, histogram_mean, mean, quantile, wilson


class SeatFinding(msgspec.Struct, frozen=True):
    seat: int
    """From 1, clockwise."""
    car: str
    bot: str
    wins: Share
    """Shared wins count for everybody who has won."""


class BotFinding(msgspec.Struct, frozen=True):
    bot: str
    seats: int
    wins: Share
    """The chance that a seat of this bot wins."""


class Length(msgspec.Struct, frozen=True):
    mean: Mean
    median: int
    short: int
    long: int
    """Nine of ten races lie from `short` to `long`."""
    histogram: list[int]
    """histogram[r] races had r rounds."""


class FactFinding(msgspec.Struct, frozen=True):
    key: str
    part: str
    mean: Mean
    """In one race."""

    def text(self) -> str:
        return say(self.key, part=say(self.part)) if self.part else say(self.key)


class SpaceFinding(msgspec.Struct, frozen=True):
    space: str
    stops: float
    waits: float
    setbacks: float
    """In one race."""


class Findings(msgspec.Struct, frozen=True):
    game: str
    options: dict[str, Any]
    bots: list[str]
    seed: int
    bot_seed: int
    races: int
    unfinished: int
    seats: list[SeatFinding]
    by_bot: list[BotFinding]
    shared: Share
    close: Share | None
    rounds: Length
    lead_changes: Mean | None
    """None in games where no seat is ahead of another before the end."""
    decisions: float
    rolls: float
    """In one race."""
    facts: list[FactFinding]
    progress: list[list[float]]
    """progress[r][seat]: the share of the way after r rounds; races that are over stay as they ended. Empty in games
    where seats go no way."""
    places: list[list[float]]
    """The same for the place in the field."""
    spaces: list[SpaceFinding]
    heats: list[str]
    """The messages that name `stops`, `waits` and `setbacks` in this game."""
    checksum: int
    luckless: list[Reduced] | None = None
    """The chance of each seat to win, with luck taken out of the races, where that was asked for."""

    def json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self, order="deterministic"), indent=2) + b"\n"


def find(job: Job, game: Game[Any], count: Count) -> Findings:
    """What so many races say."""
    lane = lane_of(game.name)
    tally, survey, races, finished = count.tally, count.survey, count.races, count.finished
    last = min(ROUNDS - 1, quantile(tally.rounds, 0.99)) if finished and lane.has_progress else 0
    return Findings(
        game=game.name,
        options=msgspec.json.decode(job.options),
        bots=list(job.bots),
        seed=job.seed,
        bot_seed=job.bot_seed,
        races=races,
        unfinished=tally.unfinished,
        seats=[
            SeatFinding(seat + 1, colour, job.bots[seat], wilson(tally.wins[seat], races))
            for seat, colour in enumerate(game.colours())
        ],
        by_bot=_by_bot(job.bots, tally.wins, races),
        shared=wilson(tally.shared, races),
        close=wilson(survey.close, finished) if lane.has_progress else None,
        rounds=_length(tally.rounds),
        lead_changes=mean(survey.lead_changes, survey.lead_squares, finished) if lane.has_progress else None,
        decisions=tally.decisions / max(1, races),
        rolls=tally.rolls / max(1, races),
        facts=_facts(lane.facts, survey.facts, survey.fact_squares, finished),
        progress=_by_round(survey.progress, survey.last_progress, game.seats, last, PARTS * max(1, finished)),
        places=_by_round(survey.places, survey.last_places, game.seats, last, 2 * max(1, finished)),
        spaces=[
            SpaceFinding(name, *(survey.heat[heat][space] / max(1, races) for heat in (STOPS, WAITS, SETBACKS)))
            for space, name in enumerate(lane.spaces(game))
            if name
        ],
        heats=list(lane.heats),
        checksum=count.checksum,
    )


def _by_bot(bots: Sequence[str], wins: Sequence[int], races: int) -> list[BotFinding]:
    found = []
    for bot in dict.fromkeys(bots):
        seats = [seat for seat, other in enumerate(bots) if other == bot]
        found.append(BotFinding(bot, len(seats), wilson(sum(wins[seat] for seat in seats), races * len(seats))))
    return found


def _length(histogram: Sequence[int]) -> Length:
    last = max((value for value, count in enumerate(histogram) if count), default=0)
    median, short, long = (quantile(histogram, share) for share in (0.5, 0.05, 0.95))
    return Length(histogram_mean(histogram), median, short, long, list(histogram[: last + 1]))


def _facts(facts: Sequence[Fact], sums: Sequence[int], squares: Sequence[int], races: int) -> list[FactFinding]:
    """Facts that happened at least once: others may be excluded by the options."""
    return [
        FactFinding(fact.key, fact.part, mean(sums[i], squares[i], races, fact.scale))
        for i, fact in enumerate(facts)
        if sums[i]
    ]


def _by_round(
    sums: Sequence[Sequence[int]], lasts: Sequence[Sequence[int]], seats: int, last: int, over: int
) -> list[list[float]]:
    """Averages over all races after each round; a race that is over stays as it ended."""
    found, ended = [], [0] * seats
    for number in range(1, last + 1):
        found.append([(sums[number][seat] + ended[seat]) / over for seat in range(seats)])
        ended = [ended[seat] + lasts[number][seat] for seat in range(seats)]
    return found
