"""What is counted over races of Monza besides what is counted for every game."""

from __future__ import annotations

from paddock.core.lane.tally import Tally as CommonTally
from paddock.core.rule import rule

from .race import Course, Race, Work


class Tally(CommonTally):
    lays: int = 0
    """Dice and tiles laid."""
    pushes: int = 0
    """Cars pushed back."""


@rule
def count(course: Course, race: Race, work: Work, tally: Tally) -> None:
    """Adds a race."""
    tally.lays += work.lays
    tally.pushes += work.pushes
    work.lays = 0
    work.pushes = 0
