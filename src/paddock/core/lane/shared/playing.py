"""Bots play a race to its end, from wherever it stands."""

from __future__ import annotations

from typing import Any

from paddock.core.fields import Row
from paddock.core.lane.slips import STRIDE, policy_now
from paddock.core.lane.survey import Survey
from paddock.core.lane.tally import Sheet
from paddock.core.philox import DICE, Stream, draw, key_stream
from paddock.core.rule import rule

from .answers import CHANCE, HAS_ROUNDS, LONGEST_RACE, NOBODY, act, actor, decide, fall, legal, listen, rounds, ways

RANDOM = 0
"""The number of the bot that chooses among the legal moves at random. The game's own count from 1."""


@rule
def key_streams(streams: Any, seats: int, seeds: Row, number: int) -> None:
    """All draws of the race with this number: the dice first, then a bot a seat. `seeds` are the low and high half of
    the dice' seed and of the bots'."""
    key_stream(streams[0], seeds[0], seeds[1], number, DICE)
    for seat in range(seats):
        key_stream(streams[1 + seat], seeds[2], seeds[3], number, 1 + seat)


@rule
def choose_at_random(course: Any, state: Any, work: Any, bot: Stream, number: int) -> int:
    """The code of any legal move, each as likely as the others."""
    moves: int = legal(course, state, work)
    code: int = work.codes[draw(bot, number, moves)] if moves > 1 else work.codes[0]
    return code


@rule
def play_to_end(
    course: Any, state: Any, work: Any, memo: Any, sheet: Sheet, streams: Any, policies: Row, survey: Survey
) -> None:
    """To the end of the race, or to its LONGEST_RACE-th move. Streams are keyed by the caller. Draws count from 0,
    wherever the race stands."""
    rolls, decisions = 0, 0
    for seat in range(course.seats):
        sheet.decided[seat] = 0
    seat = actor(state)
    while seat != NOBODY and rolls + decisions < LONGEST_RACE:
        if seat == CHANCE:
            fall(course, state, work, draw(streams[0], rolls, ways(course, state)))
            rolls += 1
        else:
            number = sheet.decided[seat]
            policy, code = policies[seat], 0
            if policy >= STRIDE:
                policy = policy_now(streams[1 + seat], number, policy)
            if policy != RANDOM:  # not in a function of its own: interpreted, each call more costs percents
                code = decide(course, state, work, memo, seat, policy)
            else:
                code = choose_at_random(course, state, work, streams[1 + seat], number)
            act(course, state, work, code)
            sheet.decided[seat] = number + 1
            decisions += 1
        if work.watch != 0:
            listen(course, state, work, survey)
        seat = actor(state)
    sheet.rolls = rolls
    sheet.decisions = decisions
    sheet.ended = 1 if seat == NOBODY else 0


@rule
def rounds_played(course: Any, state: Any, sheet: Sheet) -> int:
    played: int = rounds(course, state) if HAS_ROUNDS else (sheet.decisions + course.seats - 1) // course.seats
    return played
