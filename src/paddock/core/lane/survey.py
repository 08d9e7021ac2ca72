"""What the lab counts when it looks closely: the same numbers for every game, and a few facts of the game's own.

The rules tell what happens (`Work.watch`); the `survey.py` of a game listens and writes it down here. All that is
counted is a sum over races, so parts of a simulation add up, whoever played them.
"""

from __future__ import annotations

from typing import NamedTuple

from paddock.core.fields import HALF, Fields, Grid, Row, grid, number, row
from paddock.core.rule import long_rule, rule
from paddock.core.seating import MOST_SEATS

SPACES = 256
ROUNDS = 128
"""Rounds that are looked at one by one; longer races only lose their end."""
FACTS = 16
PARTS = 1000
"""How far along a seat is, is told in thousandths of the way."""
CLOSE = 50
"""A finish is close where the second is not further behind than this."""
STOPS, WAITS, SETBACKS = range(3)
"""The rows of the heat map: where somebody comes to stand, where one must stay for a turn, and where one is set back
(or whatever a game has in place of that)."""


class Fact(NamedTuple):
    """Something special to a game that is counted in each race."""

    key: str
    """The message that names it."""
    part: str = ""
    """The message of a word that goes into it, as `part`."""
    scale: int = 1
    """What one of it stands for: money is counted in units of 10 000."""


class Survey(Fields):
    """Sums over races, and scratch paper for the race that is under way."""

    heat: Grid = grid(3, SPACES)
    progress: Grid = grid(ROUNDS, MOST_SEATS)
    """progress[r][seat]: how far along seats were at the end of round r, over the races that had such a round."""
    places: Grid = grid(ROUNDS, MOST_SEATS)
    """The same for the place in the field, 1 for the leader, halves for those side by side: so it is kept doubled."""
    last_progress: Grid = grid(ROUNDS, MOST_SEATS)
    last_places: Grid = grid(ROUNDS, MOST_SEATS)
    """Again, over the races that ended in round r: for all rounds after it, cars stay where they are."""
    lead_changes: int = 0
    lead_squares: int = 0
    """Sums of squares are for intervals of means."""
    close: int = 0
    facts: Row = row(FACTS)
    fact_squares: Row = row(FACTS)
    # -- scratch, from here on
    way: int = 1
    """How long the way is, in whatever the game measures it."""
    now: Row = row(MOST_SEATS)
    """How far along each seat is, written by the game."""
    fact: Row = row(FACTS)
    leader: int = -1
    changes: int = 0
    margin: int = 0


SCRATCH = ("way", "now", "fact", "leader", "changes", "margin")


class Brief(Fields):
    """One race in a few numbers, for those who want every race."""

    race: int = 0
    rounds: int = number(HALF)
    """0 where the race did not end."""
    winners: int = number(HALF)
    """A bit a seat."""
    lead_changes: int = number(HALF)
    margin: int = number(HALF)
    """How far the second was behind, in thousandths of the way."""
    decisions: int = number(HALF)
    rolls: int = number(HALF)
    progress: Row = row(MOST_SEATS, HALF)
    ranks: Row = row(MOST_SEATS, HALF)
    """The place of each seat, 1 for winners; 0 where the race did not end."""


@long_rule
def begin_survey(survey: Survey) -> None:
    """Fresh scratch paper for a race."""
    survey.leader = -1
    survey.changes = 0
    survey.margin = 0
    for i in range(FACTS):
        survey.fact[i] = 0


@long_rule
def note_lead(survey: Survey, seats: int) -> None:
    """After a turn: has somebody else gone into the lead? Drawing level is not enough."""
    most, ahead = -1, -1
    for seat in range(seats):
        if survey.now[seat] > most:
            most, ahead = survey.now[seat], seat
        elif survey.now[seat] == most:
            ahead = -1
    if ahead >= 0 and ahead != survey.leader:
        if survey.leader >= 0:
            survey.changes += 1
        survey.leader = ahead


@rule
def doubled_place(survey: Survey, seats: int, seat: int) -> int:
    """Twice the place of a seat: two that lead side by side are both on place 1½."""
    place = 2
    for other in range(seats):
        if other != seat:
            if survey.now[other] > survey.now[seat]:
                place += 2
            elif survey.now[other] == survey.now[seat]:
                place += 1
    return place


@long_rule
def note_round(survey: Survey, seats: int, round_number: int) -> None:
    """A round is over."""
    if round_number < ROUNDS:
        for seat in range(seats):
            survey.progress[round_number][seat] += survey.now[seat]
            survey.places[round_number][seat] += doubled_place(survey, seats, seat)


@long_rule
def end_survey(survey: Survey, seats: int, round_number: int) -> None:
    """The race is over, in this round."""
    note_lead(survey, seats)
    note_round(survey, seats, round_number)
    if round_number < ROUNDS:
        for seat in range(seats):
            survey.last_progress[round_number][seat] += survey.now[seat]
            survey.last_places[round_number][seat] += doubled_place(survey, seats, seat)
    first, second = -1, -1
    for seat in range(seats):
        if survey.now[seat] > first:
            first, second = survey.now[seat], first
        elif survey.now[seat] > second:
            second = survey.now[seat]
    survey.margin = first - second
    if survey.margin <= CLOSE:
        survey.close += 1
    survey.lead_changes += survey.changes
    survey.lead_squares += survey.changes * survey.changes
    for i in range(FACTS):
        survey.facts[i] += survey.fact[i]
        survey.fact_squares[i] += survey.fact[i] * survey.fact[i]
