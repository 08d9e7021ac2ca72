"""Whole races in a row, for the lab: the same rules and the same bots, compiled, with nothing kept but counts."""

from __future__ import annotations

from typing import Any

from paddock.core.fields import Fields, Row, row
from paddock.core.rule import long_rule, rule
from paddock.core.survey import PRIME

from ...core.philox import DICE, Stream, draw, key_stream
from ...core.survey import Brief, Survey, begin_survey, end_survey, fingerprint
from .greedy import greedy
from .legal import legal
from .race import OVER, Course, Memo, Race, Work
from .rules import CHANCE, act, actor, fall, start, ways, winners
from .survey import listen, measure

RANDOM, GREEDY = range(2)
POLICIES = ("random", "greedy")
LONGEST_RACE = 2_000
"""Rounds after which a race counts as unfinished. No sound track comes near it; an odd one must not hang the lab."""
ROUNDS = 256


class Tally(Fields):
    """What is counted over races. Its size does not depend on how many there are."""

    races: int = 0
    unfinished: int = 0
    wins: Row = row(6)
    """Races won by each seat, shared ones included."""
    shared: int = 0
    """Races won by several together."""
    rounds: Row = row(ROUNDS)
    """How many races had so many rounds; the last place is for that many or more."""
    decisions: int = 0
    rolls: int = 0
    lays: int = 0
    pushes: int = 0
    checksum: int = 0
    """Fingerprints of all results, added up modulo PRIME: two programs that agree on it have played the same races."""


@rule
def choose(course: Course, race: Race, work: Work, memo: Memo, bot: Stream, number: int, policy: int) -> int:
    """The code of the move that the seat's bot makes now."""
    if policy == GREEDY:
        return greedy(course, race, work, memo)
    moves = legal(course, race, work)
    return work.codes[draw(bot, number, moves)] if moves > 1 else work.codes[0]


@rule
def play_race(
    course: Course,
    race: Race,
    work: Work,
    memo: Memo,
    dice: Stream,
    bots: Any,
    policies: Row,
    first: int,
    tally: Tally,
    survey: Survey,
) -> None:
    """One race from start to end. Streams are keyed by the caller; `first` is a seat, or -1 to have one drawn."""
    start(course, race, work, first)
    if work.watch != 0:
        begin_survey(survey)
        listen(course, race, work, survey)
    rolls = 0
    for seat in range(course.seats):
        work.decided[seat] = 0
    while race.phase != OVER and race.round <= LONGEST_RACE:
        seat = actor(race)
        if seat == CHANCE:
            fall(course, race, work, draw(dice, rolls, ways(course, race)))
            rolls += 1
        else:
            number = work.decided[seat]
            act(course, race, work, choose(course, race, work, memo, bots[seat], number, policies[seat]))
            work.decided[seat] = number + 1
            tally.decisions += 1
        if work.watch != 0:
            listen(course, race, work, survey)
    tally.rolls += rolls


@long_rule
def count(course: Course, race: Race, number: int, tally: Tally) -> None:
    """Adds a finished race to the tally."""
    tally.races += 1
    if race.phase != OVER:
        tally.unfinished += 1
        return
    won = winners(course, race)
    several = won & (won - 1)
    if several != 0:
        tally.shared += 1
    for seat in range(course.seats):
        tally.wins[seat] += won >> seat & 1
    tally.rounds[min(race.round, ROUNDS - 1)] += 1
    tally.checksum = (tally.checksum + fingerprint(number, won + 64 * race.round)) % PRIME


@long_rule
def note(course: Course, race: Race, survey: Survey, brief: Brief) -> None:
    """What came of one race."""
    ended = race.phase == OVER
    brief.rounds = race.round if ended else 0
    brief.winners = winners(course, race) if ended else 0
    brief.lead_changes = survey.changes
    brief.margin = survey.margin
    for seat in range(course.seats):
        brief.progress[seat] = survey.now[seat]


@rule
def run(
    courses: Any,
    races: Any,
    works: Any,
    memos: Any,
    streams: Any,
    policies: Row,
    first: int,
    seeds: Row,
    begin: int,
    end: int,
    tallies: Any,
    surveys: Any,
    briefs: Any,
) -> None:
    """Plays the races with numbers from `begin` up to `end`. Records come as arrays of one, streams as an array with
    the dice first and then a bot a seat; `seeds` are the low and high half of the dice' seed and of the bots'. There
    are as many `briefs` as races, or none."""
    course, race, work, memo, tally = courses[0], races[0], works[0], memos[0], tallies[0]
    survey = surveys[0]
    for number in range(begin, end):
        key_stream(streams[0], seeds[0], seeds[1], number, DICE)
        for seat in range(course.seats):
            key_stream(streams[1 + seat], seeds[2], seeds[3], number, 1 + seat)
        before = tally.decisions, tally.rolls
        play_race(course, race, work, memo, streams[0], streams[1:], policies, first, tally, survey)
        count(course, race, number, tally)
        if work.watch != 0 and race.phase == OVER:
            measure(course, race, survey)
            end_survey(survey, course.seats, race.round)
        if len(briefs) > 0:
            brief = briefs[number - begin]
            note(course, race, survey, brief)
            brief.race = number
            brief.decisions = tally.decisions - before[0]
            brief.rolls = tally.rolls - before[1]
    tally.lays += work.lays
    tally.pushes += work.pushes
    work.lays = 0
    work.pushes = 0
