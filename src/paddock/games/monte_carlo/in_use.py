"""Which moves can occur at a table: with whose pawns, and between how many."""

from __future__ import annotations

from collections.abc import Mapping

from paddock.core.moves import Move
from paddock.games.monte_carlo.gamble import UNUSED, Course
from paddock.games.monte_carlo.legal import count_suits
from paddock.games.monte_carlo.moves import Alone, Announce, Bet, Challenge, Partners, Reroll, Share


def is_in_use(course: Course, move: type[Move], numbers: Mapping[str, int]) -> bool:
    """MG-02: pawns and colours of this table; MG-35: bets on one suit or two; MG-57: partners, where there are any."""
    if "pawn" in numbers and course.owner[numbers["pawn"]] == UNUSED:
        return False
    if move is Announce:
        return course.colours > 1 and numbers["colour"] in [*course.colour, *course.second_colour]
    if move is Bet:
        return count_suits(numbers["suits"]) in (1, 2)
    if move in (Partners, Alone, Share):
        return course.seats > 2
    if move is Challenge:
        return numbers["stake"] > 0
    return move is not Reroll or numbers["dice"] > 0
