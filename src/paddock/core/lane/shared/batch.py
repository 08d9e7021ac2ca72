"""Whole races in a row, and playouts from given states: the rules and bots of a game, with nothing kept but results."""

from __future__ import annotations

from typing import Any

from paddock.core.fields import Row
from paddock.core.lane.memory import copy
from paddock.core.lane.survey import Brief, Survey, begin_survey, end_survey
from paddock.core.lane.tally import LAST_ROUND, PRIME, Outcome, Sheet, Tally, fingerprint
from paddock.core.rule import long_rule, rule

from .answers import conclude, count, digest, listen, measure, rank, start, winners
from .playing import key_streams, play_to_end, rounds_played


@long_rule
def add_up(course: Any, state: Any, work: Any, sheet: Sheet, number: int, tally: Tally) -> None:
    """Adds a race to the tally."""
    tally.races += 1
    tally.decisions += sheet.decisions
    tally.rolls += sheet.rolls
    if sheet.ended == 0:
        tally.unfinished += 1
    else:
        won, rounds = winners(course, state), rounds_played(course, state, sheet)
        if won & (won - 1) != 0:
            tally.shared += 1
        for seat in range(course.seats):
            tally.wins[seat] += won >> seat & 1
        tally.rounds[min(rounds, LAST_ROUND)] += 1
        tally.checksum = (tally.checksum + fingerprint(number, digest(course, state, won, rounds))) % PRIME
    count(course, state, work, tally)


@long_rule
def close_survey(course: Any, state: Any, sheet: Sheet, survey: Survey) -> None:
    """A race that was looked at closely has ended."""
    measure(course, state, survey)
    conclude(course, state, survey)
    end_survey(survey, course.seats, rounds_played(course, state, sheet))


@long_rule
def note(course: Any, state: Any, sheet: Sheet, survey: Survey, number: int, brief: Brief) -> None:
    """What came of one race."""
    brief.race = number
    brief.decisions = sheet.decisions
    brief.rolls = sheet.rolls
    brief.rounds = rounds_played(course, state, sheet) if sheet.ended != 0 else 0
    brief.winners = winners(course, state) if sheet.ended != 0 else 0
    brief.lead_changes = survey.changes
    brief.margin = survey.margin
    for seat in range(course.seats):
        brief.progress[seat] = survey.now[seat]
        brief.ranks[seat] = rank(course, state, seat) if sheet.ended != 0 else 0


@rule
def run(
    courses: Any,
    states: Any,
    works: Any,
    memos: Any,
    sheets: Any,
    streams: Any,
    policies: Row,
    surveys: Any,
    first: int,
    seeds: Row,
    begin: int,
    end: int,
    tallies: Any,
    briefs: Any,
) -> None:
    """Plays the races with numbers from `begin` up to `end`. Records come as arrays of one. `first` is the seat that
    begins, or -1 to have one drawn. There are as many `briefs` as races, or none."""
    course, state, work, memo, sheet = courses[0], states[0], works[0], memos[0], sheets[0]
    survey, tally = surveys[0], tallies[0]
    for number in range(begin, end):
        key_streams(streams, course.seats, seeds, number)
        start(course, state, work, first)
        if work.watch != 0:
            begin_survey(survey)
            listen(course, state, work, survey)
        play_to_end(course, state, work, memo, sheet, streams, policies, survey)
        add_up(course, state, work, sheet, number, tally)
        if work.watch != 0 and sheet.ended != 0:
            close_survey(course, state, sheet, survey)
        if len(briefs) > 0:
            note(course, state, sheet, survey, number, briefs[number - begin])


@rule
def play_out(
    courses: Any,
    states: Any,
    works: Any,
    memos: Any,
    sheets: Any,
    streams: Any,
    policies: Row,
    surveys: Any,
    seeds: Row,
    number: int,
    outcome: Outcome,
) -> None:
    """Plays the race in the first of `states` to its end, with the draws of this number."""
    course, state, sheet = courses[0], states[0], sheets[0]
    key_streams(streams, course.seats, seeds, number)
    play_to_end(course, state, works[0], memos[0], sheet, streams, policies, surveys[0])
    outcome.decisions = sheet.decisions
    outcome.rolls = sheet.rolls
    outcome.truncated = 1 - sheet.ended
    outcome.winners = winners(course, state) if sheet.ended != 0 else 0
    for seat in range(course.seats):
        outcome.ranks[seat] = rank(course, state, seat) if sheet.ended != 0 else 0


@rule
def play_out_all(
    courses: Any,
    states: Any,
    works: Any,
    memos: Any,
    sheets: Any,
    streams: Any,
    policies: Row,
    surveys: Any,
    seeds: Row,
    begin: int,
    end: int,
    memories: Any,
    origins: Any,
    outcomes: Any,
) -> None:
    """So many playouts from each of the origins, in their order. (`memories` and `origins` are the first state and all
    origins as plain numbers. Compiled only: it copies memory.)"""
    at = 0
    for origin in range(len(origins)):
        for number in range(begin, end):
            copy(origins[origin], memories[0])
            play_out(
                courses, states, works, memos, sheets, streams, policies, surveys, seeds, number, outcomes[at]
            )  # fmt: skip
            at += 1
