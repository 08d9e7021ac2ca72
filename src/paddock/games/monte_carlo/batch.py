"""Whole games in a row, for the lab: the same rules and the same bots, compiled, with nothing kept but counts."""

from __future__ import annotations

from typing import Any

from paddock.core.fields import Fields, Row, row
from paddock.core.rule import long_rule, rule
from paddock.core.survey import PRIME

from ...core.philox import DICE, Stream, draw, key_stream
from ...core.survey import Brief, Survey, begin_survey, end_survey, fingerprint
from .breaches import breaches
from .gamble import MAX_SEATS, OVER, Course, Gamble, Work
from .greedy import greedy
from .legal import legal
from .memo import Memo
from .rules import CHANCE, act, actor, fall, start, ways
from .shark import shark
from .survey import listen, measure, note_money
from .turn import total

RANDOM, GREEDY, SHARK = range(3)
POLICIES = ("random", "greedy", "shark")
"""The bots that the lab knows, by their numbers in `choose`."""
LONGEST_GAME = 20_000
"""Turns after which a game counts as unfinished. No sound board comes near it; an odd one must not hang the lab."""
ROUNDS = 512


class Tally(Fields):
    """What is counted over games. Its size does not depend on how many there are."""

    races: int = 0
    unfinished: int = 0
    wins: Row = row(MAX_SEATS)
    shared: int = 0
    """Games won by several together: none (MG-80)."""
    rounds: Row = row(ROUNDS)
    """How many games had so many turns of the seat that won; the last place is for that many or more."""
    decisions: int = 0
    rolls: int = 0
    """Moves of chance: die, cards and poker dice."""
    bets: int = 0
    duels: int = 0
    ruins: int = 0
    breaches: int = 0
    """Laws of the game that were found broken after a move, where somebody looks (`Work.guarded`). It stays 0."""
    checksum: int = 0
    """Fingerprints of all results, added up modulo PRIME: two programs that agree on it have played the same games."""


@rule
def choose(course: Course, gamble: Gamble, work: Work, memo: Memo, bot: Stream, number: int, policy: int) -> int:
    """The code of the move that the seat's bot makes now."""
    if policy == GREEDY:
        return greedy(course, gamble, work, memo)
    if policy == SHARK:
        return shark(course, gamble, work, memo)
    moves = legal(course, gamble, work)
    return work.codes[draw(bot, number, moves)] if moves > 1 else work.codes[0]


@long_rule
def play_game(
    course: Course,
    gamble: Gamble,
    work: Work,
    memo: Memo,
    dice: Stream,
    bots: Any,
    policies: Row,
    first: int,
    tally: Tally,
    survey: Survey,
) -> None:
    """One game from start to end. Streams are keyed by the caller; `first` is a seat, or -1 to have one drawn."""
    start(course, gamble, work, first)
    if work.watch != 0:
        begin_survey(survey)
        listen(course, gamble, work, survey)
    rolls = 0
    for seat in range(course.seats):
        work.decided[seat] = 0
    while gamble.phase != OVER and gamble.turn <= LONGEST_GAME:
        seat = actor(gamble)
        if seat == CHANCE:
            fall(course, gamble, work, draw(dice, rolls, ways(course, gamble)))
            rolls += 1
        else:
            number = work.decided[seat]
            act(course, gamble, work, choose(course, gamble, work, memo, bots[seat], number, policies[seat]))
            work.decided[seat] = number + 1
            tally.decisions += 1
        if work.watch != 0:
            listen(course, gamble, work, survey)
        if work.guarded != 0:
            tally.breaches += breaches(course, gamble)
    tally.rolls += rolls


@rule
def rounds_of(course: Course, gamble: Gamble) -> int:
    """How many turns the seat had that moves now: a round is a turn of everybody."""
    return (gamble.turn - 1) // course.seats + 1


@long_rule
def count(course: Course, gamble: Gamble, number: int, tally: Tally) -> None:
    """Adds a finished game to the tally."""
    tally.races += 1
    if gamble.phase != OVER:
        tally.unfinished += 1
        return
    tally.wins[gamble.mover] += 1
    tally.rounds[min(rounds_of(course, gamble), ROUNDS - 1)] += 1
    totals = 0
    for seat in range(course.seats):
        totals = totals * 128 + total(course, gamble, seat)
    result = gamble.mover + 4 * gamble.turn + 8 * totals
    tally.checksum = (tally.checksum + fingerprint(number, result)) % PRIME


@long_rule
def note(course: Course, gamble: Gamble, survey: Survey, brief: Brief) -> None:
    """What came of one game."""
    ended = gamble.phase == OVER
    brief.rounds = rounds_of(course, gamble) if ended else 0
    brief.winners = 1 << gamble.mover if ended else 0
    brief.lead_changes = survey.changes
    brief.margin = survey.margin
    for seat in range(course.seats):
        brief.progress[seat] = survey.now[seat]


@rule
def run(
    courses: Any,
    gambles: Any,
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
    """Plays the games with numbers from `begin` up to `end`. Records come as arrays of one, streams as an array with
    the dice first and then a bot a seat; `seeds` are the low and high half of the dice' seed and of the bots'. There
    are as many `briefs` as races, or none."""
    course, gamble, work, memo, tally = courses[0], gambles[0], works[0], memos[0], tallies[0]
    survey = surveys[0]
    for number in range(begin, end):
        key_stream(streams[0], seeds[0], seeds[1], number, DICE)
        for seat in range(course.seats):
            key_stream(streams[1 + seat], seeds[2], seeds[3], number, 1 + seat)
        before = tally.decisions, tally.rolls
        play_game(course, gamble, work, memo, streams[0], streams[1:], policies, first, tally, survey)
        count(course, gamble, number, tally)
        if work.watch != 0 and gamble.phase == OVER:
            measure(course, gamble, survey)
            note_money(course, gamble, survey)
            end_survey(survey, course.seats, rounds_of(course, gamble))
        if len(briefs) > 0:
            brief = briefs[number - begin]
            note(course, gamble, survey, brief)
            brief.race = number
            brief.decisions = tally.decisions - before[0]
            brief.rolls = tally.rolls - before[1]
    tally.bets += work.bets
    tally.duels += work.duels
    tally.ruins += work.ruins
    work.bets = 0
    work.duels = 0
    work.ruins = 0
