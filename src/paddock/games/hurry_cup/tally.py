"""What is counted over races of Hurry'Cup! besides what is counted for every game."""

from __future__ import annotations

from paddock.core.fields import Row, row
from paddock.core.lane.tally import Tally as CommonTally
from paddock.core.rule import rule

from .finish import points_of
from .rally import MAX_PILOTS, OVER, TOKENS, Course, Rally, Work


class Tally(CommonTally):
    points: Row = row(MAX_PILOTS)
    """HC-61: points of each seat, added up."""
    tokens: Row = row(len(TOKENS))
    """Tokens used, by kind."""
    stops: int = 0
    """Drives that a limit stopped."""


@rule
def count(course: Course, rally: Rally, work: Work, tally: Tally) -> None:
    """Adds a race."""
    if rally.phase == OVER:
        for seat in range(course.seats):
            tally.points[seat] += points_of(course, rally, seat)
    for token in range(len(work.spent)):
        tally.tokens[token] += work.spent[token]
        work.spent[token] = 0
    tally.stops += work.stops
    work.stops = 0


@rule
def digest(course: Course, rally: Rally, won: int, rounds: int) -> int:
    """How a race ended: who crossed first, in which round, and where all cars were."""
    result = rally.crossed[0] + 8 * rounds
    for seat in range(course.seats):
        result = result * 41 + rally.at[seat]
    return result
