"""Pawns: which are left, and who has none yet."""

from __future__ import annotations

from paddock.core.rule import rule

from .rally import NOTHING, Course, Rally


@rule
def free_pawns(course: Course, rally: Rally) -> int:
    """The set of pawns that nobody has."""
    free = (1 << course.seats) - 1
    for seat in range(course.seats):
        if rally.pawn[seat] != NOTHING:
            free &= ~(1 << rally.pawn[seat])
    return free


@rule
def without_pawn(course: Course, rally: Rally) -> int:
    """The set of seats that have no pawn."""
    seats = 0
    for seat in range(course.seats):
        if rally.pawn[seat] == NOTHING:
            seats |= 1 << seat
    return seats
