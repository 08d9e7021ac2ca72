"""Pawns that are alike: which of them is meant makes no difference but for its name."""

from __future__ import annotations

import msgspec

from paddock.core.moves import Move
from paddock.games.monte_carlo.gamble import GREEN, PAWNS, Course, Gamble
from paddock.games.monte_carlo.moves import Back, Challenge, MovePawn
from paddock.games.monte_carlo.names import PAWN_NAMES

PAWNS_OF_A_COLOUR = 3


def first_alike(course: Course, gamble: Gamble, move: Move) -> Move:
    """The same move with the first of the pawns that are alike."""
    if not isinstance(move, MovePawn | Back | Challenge):
        return move
    pawn = PAWN_NAMES.index(move.pawn)
    others = range(pawn - pawn % PAWNS_OF_A_COLOUR, pawn)
    first = next((other for other in others if _are_alike(course, gamble, pawn, other)), pawn)
    return msgspec.structs.replace(move, pawn=PAWN_NAMES[first])


def _are_alike(course: Course, gamble: Gamble, one: int, two: int) -> bool:
    """Two pawns of a colour on one square. In a stack (MG-20, MG-21) no opponent's pawn may lie between them, and both
    have been challenged, or neither has (MG-55); elsewhere pawns stand side by side (MG-30, MG-31)."""
    square = gamble.at[one]
    if gamble.at[two] != square or (gamble.challenged >> one & 1) != (gamble.challenged >> two & 1):
        return False
    if course.kind[square] != GREEN:
        return True
    low, high = sorted((gamble.height[one], gamble.height[two]))
    between = [p for p in range(PAWNS) if gamble.at[p] == square and low < gamble.height[p] < high]
    return all(course.owner[pawn] == course.owner[one] for pawn in between)
