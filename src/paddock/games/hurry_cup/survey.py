"""What the lab notes of a race of Hurry'Cup!, as the rules tell it."""

from __future__ import annotations

from paddock.core.lane.survey import PARTS, SETBACKS, STOPS, WAITS, Fact, Survey, note_lead, note_round
from paddock.core.log import EVENT
from paddock.core.rule import long_rule, rule
from paddock.games.hurry_cup.events import (
    ACED,
    CALLED,
    DROVE,
    NITROED,
    OUT_OF_FUEL,
    ROUND_BEGAN,
    STAYED,
    STOPPED,
    TOKEN_USED,
    TURN_BEGAN,
)

from .rally import FUEL, HORN_TOKEN, TOKENS, Course, Rally, Work

LIMITS, STAYS, TOKEN = range(3)
"""The tokens are a fact each, from TOKEN on."""
FACTS = (
    Fact("hurry-fact-limits"),
    Fact("hurry-fact-stays"),
    *(Fact("hurry-fact-token", part=f"hurry-token-{token}") for token in TOKENS),
)
HEATS = ("lab-heat-stops", "lab-heat-waits", "hurry-heat-limits")


@rule
def measure(course: Course, rally: Rally, survey: Survey) -> None:
    """How far along the cars are, in tiles."""
    for seat in range(course.seats):
        survey.now[seat] = PARTS * rally.at[seat] // survey.way


@long_rule
def listen(course: Course, rally: Rally, work: Work, survey: Survey) -> None:
    """Reads the events of a move, and clears them."""
    for i in range(work.written):
        kind, seat = work.events[i * EVENT], work.events[i * EVENT + 1]
        a, b = work.events[i * EVENT + 2], work.events[i * EVENT + 3]
        if kind in (DROVE, ACED, NITROED):
            survey.heat[STOPS][b] += 1
        elif kind == STOPPED:
            survey.heat[SETBACKS][a - 1] += 1  # HC-22: in front of the tile whose limit is too low
            survey.fact[LIMITS] += 1
        elif kind == STAYED:
            survey.heat[WAITS][rally.at[seat]] += 1
            survey.fact[STAYS] += 1
        elif kind == TOKEN_USED:
            survey.fact[TOKEN + a] += 1
        elif kind == CALLED:
            survey.fact[TOKEN + HORN_TOKEN] += 1  # a horn is called,
        elif kind == OUT_OF_FUEL:
            survey.fact[TOKEN + FUEL] += 1  # and an empty tank is told, in place of being used
        elif kind == ROUND_BEGAN and a > 1:
            measure(course, rally, survey)
            note_round(survey, course.seats, a - 1)
        elif kind == TURN_BEGAN:
            measure(course, rally, survey)
            note_lead(survey, course.seats)
    work.written = 0
