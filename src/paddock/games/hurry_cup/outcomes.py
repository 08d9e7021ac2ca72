"""What chance does: its ways as moves, and back."""

from __future__ import annotations

from collections.abc import Sequence

from paddock.core.moves import Move
from paddock.games.hurry_cup import moves
from paddock.games.hurry_cup.colours import PAWNS
from paddock.games.hurry_cup.pawns import free_pawns, without_pawn
from paddock.games.hurry_cup.rally import CALLER, DRAW_FIRST, FIND, GIVEN, HAND, ROLL, TOKENS, Course, Rally
from paddock.games.hurry_cup.sets import member, place_of


def outcome(course: Course, cars: Sequence[str], rally: Rally, way: int) -> Move:
    """The move that a way comes to."""
    match rally.phase:
        case phase if phase == DRAW_FIRST:
            return moves.First(cars[way])
        case phase if phase == CALLER:
            return moves.Caller(cars[member(rally.horns, way)])
        case phase if phase == HAND:
            return moves.Hand(cars[member(without_pawn(course, rally), way)])
        case phase if phase == GIVEN:
            return moves.Given(PAWNS[member(free_pawns(course, rally), way)])
        case phase if phase == FIND:
            return moves.Find(TOKENS[member(rally.hidden, way)])
        case phase if phase == ROLL:
            return moves.Roll(way + 1)
    if rally.rolled == course.seats:
        return moves.Lift()
    return moves.Tank(PAWNS[rally.rolled], way + 1)


def find_way(course: Course, cars: Sequence[str], rally: Rally, move: Move) -> int:
    """The way that comes to this move, which chance can make now."""
    match move:
        case moves.First(car):
            return cars.index(car)
        case moves.Caller(car):
            return place_of(rally.horns, cars.index(car))
        case moves.Hand(car):
            return place_of(without_pawn(course, rally), cars.index(car))
        case moves.Given(pawn):
            return place_of(free_pawns(course, rally), PAWNS.index(pawn))
        case moves.Find(token):
            return place_of(rally.hidden, TOKENS.index(token))
        case moves.Roll(value) | moves.Tank(_, value):
            return value - 1
    return 0  # the cup is lifted in one way
