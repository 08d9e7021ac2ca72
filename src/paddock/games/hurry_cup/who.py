"""Who acts: a pilot, all at once, chance, or nobody any more; and in how many ways chance can fall."""

from __future__ import annotations

from paddock.core.rule import rule

from .pawns import free_pawns, without_pawn
from .rally import (
    AFTER,
    CALLER,
    DRAW_FIRST,
    DRIVE,
    FACES,
    FIND,
    GIVEN,
    GRAB,
    HAND,
    HORN,
    LIFT,
    OVER,
    READY,
    SECOND,
    START,
    WISH,
    Course,
    Rally,
)
from .sets import member, size

CHANCE, NOBODY = -1, -2


@rule
def all_at_once(rally: Rally) -> bool:
    """Do all the seats in `waiting` decide at once?"""
    return rally.phase == READY or rally.phase == GRAB or rally.phase == WISH


@rule
def actor(rally: Rally) -> int:
    """A seat that acts now (the first of several), CHANCE, or NOBODY when the race is over."""
    phase = rally.phase
    if all_at_once(rally):
        return member(rally.waiting, 0)
    if phase in (HORN, START, SECOND, DRIVE, AFTER):
        return rally.mover
    return NOBODY if phase == OVER else CHANCE


@rule
def ways(course: Course, rally: Rally) -> int:
    """In how many equally likely ways chance can fall now."""
    phase = rally.phase
    if phase == DRAW_FIRST:
        return course.seats
    if phase == CALLER:
        return size(rally.horns)
    if phase == GIVEN:
        return size(free_pawns(course, rally))
    if phase == HAND:
        return size(without_pawn(course, rally))
    if phase == FIND:
        return size(rally.hidden)
    return 1 if phase == LIFT and rally.rolled == course.seats else FACES
