"""What is counted over games of Monte Carlo Gamble besides what is counted for every game."""

from __future__ import annotations

from paddock.core.lane.tally import Tally as CommonTally
from paddock.core.rule import rule

from .gamble import Course, Gamble, Work
from .turn import total


class Tally(CommonTally):
    bets: int = 0
    duels: int = 0
    ruins: int = 0
    breaches: int = 0
    """Laws of the game that were found broken after a move, where somebody looks (`Work.guarded`). It stays 0."""


@rule
def count(course: Course, gamble: Gamble, work: Work, tally: Tally) -> None:
    """Adds a game."""
    tally.bets += work.bets
    tally.duels += work.duels
    tally.ruins += work.ruins
    tally.breaches += work.breaches
    work.bets = 0
    work.duels = 0
    work.ruins = 0
    work.breaches = 0


@rule
def digest(course: Course, gamble: Gamble, won: int, rounds: int) -> int:
    """How a game ended: who won, in which turn, and what all pawns and chips count."""
    totals = 0
    for seat in range(course.seats):
        totals = totals * 128 + total(course, gamble, seat)
    return gamble.mover + 4 * gamble.turn + 8 * totals
