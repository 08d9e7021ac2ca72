"""Which moves can occur at a table: with which pawns and cars, and how pawns are grabbed."""

from __future__ import annotations

from collections.abc import Mapping

from paddock.core.moves import Move
from paddock.games.hurry_cup.moves import Late, Oil, Shortcut, Wish
from paddock.games.hurry_cup.rally import FINISH, Course


def is_in_use(course: Course, move: type[Move], numbers: Mapping[str, int]) -> bool:
    """HC-10: as many pawns and cars as pilots; HC-14: wishes are sealed, or hands are late; HC-35, HC-38."""
    if max(numbers.get("pawn", 0), numbers.get("car", 0)) >= course.seats:
        return False
    if move in (Wish, Late):
        return (move is Wish) == (course.sealed != 0)
    if move is Shortcut:
        return numbers["after"] <= numbers["points"]
    return move is not Oil or 0 < numbers["tile"] < FINISH
