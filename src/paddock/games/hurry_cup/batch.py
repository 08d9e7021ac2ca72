"""Whole races in a row, for the lab: the same rules and the same bots, compiled, with nothing kept but counts."""

from __future__ import annotations

from typing import Any

from paddock.core.fields import Fields, Row, row
from paddock.core.rule import long_rule, rule
from paddock.core.survey import PRIME

from ...core.philox import DICE, Stream, draw, key_stream
from ...core.survey import Brief, Survey, begin_survey, end_survey, fingerprint
from .finish import points_of
from .greedy import greedy
from .legal import legal
from .rally import OVER, TOKENS, Course, Memo, Rally, Work
from .rules import act, fall, start
from .survey import listen, measure
from .who import CHANCE, actor, ways

RANDOM, GREEDY = range(2)
POLICIES = ("random", "greedy")
LONGEST_RACE = 2_000
"""Rounds after which a race counts as unfinished. No sound circuit comes near it; an odd one must not hang the lab."""
ROUNDS = 256


class Tally(Fields):
    """What is counted over races. Its size does not depend on how many there are."""

    races: int = 0
    unfinished: int = 0
    wins: Row = row(6)
    """Races won by each seat."""
    shared: int = 0
    """Races won by several together: none, as cars cross one after the other (HC-51)."""
    points: Row = row(6)
    """HC-61: points of each seat, added up."""
    rounds: Row = row(ROUNDS)
    """How many races had so many rounds; the last place is for that many or more."""
    decisions: int = 0
    rolls: int = 0
    tokens: Row = row(len(TOKENS))
    """Tokens used, by kind."""
    stops: int = 0
    """Drives that a limit stopped."""
    checksum: int = 0
    """Fingerprints of all results, added up modulo PRIME: two programs that agree on it have played the same races."""


@rule
def choose(course: Course, rally: Rally, work: Work, memo: Memo, bot: Stream, number: int, policy: int) -> int:
    """The code of the move that the seat's bot makes now. It is not told what is hidden: see `test_secrets.py`."""
    if policy == GREEDY:
        return greedy(course, rally, work, memo)
    moves = legal(course, rally, work)
    return work.codes[draw(bot, number, moves)] if moves > 1 else work.codes[0]


@rule
def play_race(
    course: Course,
    rally: Rally,
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
    start(course, rally, work, first)
    if work.watch != 0:
        begin_survey(survey)
        listen(course, rally, work, survey)
    rolls = 0
    for seat in range(course.seats):
        work.decided[seat] = 0
    while rally.phase != OVER and rally.round <= LONGEST_RACE:
        seat = actor(rally)
        if seat == CHANCE:
            fall(course, rally, work, draw(dice, rolls, ways(course, rally)))
            rolls += 1
        else:
            number = work.decided[seat]
            act(course, rally, work, choose(course, rally, work, memo, bots[seat], number, policies[seat]))
            work.decided[seat] = number + 1
            tally.decisions += 1
        if work.watch != 0:
            listen(course, rally, work, survey)
    tally.rolls += rolls


@long_rule
def count(course: Course, rally: Rally, number: int, tally: Tally) -> None:
    """Adds a finished race to the tally."""
    tally.races += 1
    if rally.phase != OVER:
        tally.unfinished += 1
        return
    tally.wins[rally.crossed[0]] += 1
    for seat in range(course.seats):
        tally.points[seat] += points_of(course, rally, seat)
    tally.rounds[min(rally.round, ROUNDS - 1)] += 1
    result = rally.crossed[0] + 8 * rally.round
    for seat in range(course.seats):
        result = result * 41 + rally.at[seat]
    tally.checksum = (tally.checksum + fingerprint(number, result)) % PRIME


@long_rule
def note(course: Course, rally: Rally, survey: Survey, brief: Brief) -> None:
    """What came of one race."""
    ended = rally.phase == OVER
    brief.rounds = rally.round if ended else 0
    brief.winners = 1 << rally.crossed[0] if ended else 0
    brief.lead_changes = survey.changes
    brief.margin = survey.margin
    for seat in range(course.seats):
        brief.progress[seat] = survey.now[seat]


@rule
def run(
    courses: Any,
    rallies: Any,
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
    course, rally, work, memo, tally = courses[0], rallies[0], works[0], memos[0], tallies[0]
    survey = surveys[0]
    for number in range(begin, end):
        key_stream(streams[0], seeds[0], seeds[1], number, DICE)
        for seat in range(course.seats):
            key_stream(streams[1 + seat], seeds[2], seeds[3], number, 1 + seat)
        before = tally.decisions, tally.rolls
        play_race(course, rally, work, memo, streams[0], streams[1:], policies, first, tally, survey)
        count(course, rally, number, tally)
        if work.watch != 0 and rally.phase == OVER:
            measure(course, rally, survey)
            end_survey(survey, course.seats, rally.round)
        if len(briefs) > 0:
            brief = briefs[number - begin]
            note(course, rally, survey, brief)
            brief.race = number
            brief.decisions = tally.decisions - before[0]
            brief.rolls = tally.rolls - before[1]
    for token in range(len(work.spent)):
        tally.tokens[token] += work.spent[token]
        work.spent[token] = 0
    tally.stops += work.stops
    work.stops = 0
