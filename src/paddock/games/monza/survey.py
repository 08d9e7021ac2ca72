"""What the lab notes of a race of Monza, as the rules tell it."""

from __future__ import annotations

from paddock.core.lane.survey import PARTS, SETBACKS, STOPS, WAITS, Fact, Survey, note_lead, note_round
from paddock.core.log import EVENT
from paddock.core.rule import long_rule, rule
from paddock.games.monza.events import (
    DROVE,
    EXTRA_ROLL,
    LAID,
    PUSHED_BACK,
    ROUND_BEGAN,
    STAYED,
    STEPPED,
    TURBO_ROLLED,
    TURN_BEGAN,
)

from .race import Course, Race, Work

PUSHES, DICE_LAID, TILES_LAID, STAYS, STEPS, TURBOS, EXTRA_ROLLS = range(7)
FACTS = (
    Fact("monza-fact-pushes"),
    Fact("monza-fact-dice"),
    Fact("monza-fact-tiles"),
    Fact("monza-fact-stays"),
    Fact("monza-fact-steps"),
    Fact("monza-fact-turbos"),
    Fact("monza-fact-extra-rolls"),
)
HEATS = ("lab-heat-stops", "lab-heat-waits", "monza-heat-pushed")


@rule
def measure(course: Course, race: Race, survey: Survey) -> None:
    """How far along the cars are, from the front edge of the start field to the finish."""
    for seat in range(course.seats):
        at = race.at[seat]
        survey.now[seat] = PARTS
        if course.finish[at] == 0:
            survey.now[seat] = PARTS * (course.front[at] - course.front[0]) // survey.way


@long_rule
def listen(course: Course, race: Race, work: Work, survey: Survey) -> None:
    """Reads the events of a move, and clears them."""
    for i in range(work.written):
        kind = work.events[i * EVENT]
        a, b, c = work.events[i * EVENT + 2], work.events[i * EVENT + 3], work.events[i * EVENT + 4]
        if kind == LAID:
            survey.fact[TILES_LAID if c != 0 else DICE_LAID] += 1
        elif kind == DROVE:
            survey.heat[STOPS][b] += 1
        elif kind == STAYED:
            survey.heat[WAITS][a] += 1
            survey.fact[STAYS] += 1
        elif kind == PUSHED_BACK:
            survey.heat[SETBACKS][b] += 1
            survey.fact[PUSHES] += 1
        elif kind == STEPPED:
            survey.heat[STOPS][b] += 1
            survey.fact[STEPS] += 1
        elif kind == TURBO_ROLLED:
            survey.fact[TURBOS] += 1
        elif kind == EXTRA_ROLL:
            survey.fact[EXTRA_ROLLS] += 1
        elif kind == ROUND_BEGAN and a > 1:
            measure(course, race, survey)
            note_round(survey, course.seats, a - 1)
        elif kind == TURN_BEGAN:
            measure(course, race, survey)
            note_lead(survey, course.seats)
    work.written = 0
