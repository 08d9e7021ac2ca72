"""Pawns on squares: who is on top of whom, and who is blocked (MG-20 to MG-23).

Loops over all pawns join their conditions by `&` and go on to the end: then machine code looks at all pawns at once."""

from __future__ import annotations

from paddock.core.rule import long_rule, rule

from .gamble import GREEN, PAWNS, UNUSED, Course, Gamble


@rule
def on_square(gamble: Gamble, square: int) -> int:
    """How many pawns there are on a square."""
    count = 0
    for pawn in range(PAWNS):
        if gamble.at[pawn] == square:
            count += 1
    return count


@long_rule
def lift(gamble: Gamble, pawn: int) -> None:
    """MG-22: a pawn leaves its square; the others keep their order."""
    square = gamble.at[pawn]
    height = gamble.height[pawn]
    for other in range(PAWNS):
        gamble.height[other] -= (gamble.at[other] == square) & (gamble.height[other] > height)


@long_rule
def put(gamble: Gamble, pawn: int, square: int) -> None:
    """MG-20: from wherever it was, the pawn comes onto this square, on top of whatever is there."""
    lift(gamble, pawn)
    gamble.at[pawn] = square
    gamble.height[pawn] = on_square(gamble, square) - 1


@rule
def is_blocked(course: Course, gamble: Gamble, pawn: int) -> bool:
    """MG-21: an opponent's pawn lies anywhere above it."""
    if course.kind[gamble.at[pawn]] != GREEN:
        return False
    square = gamble.at[pawn]
    height = gamble.height[pawn]
    owner = course.owner[pawn]
    above = 0
    for other in range(PAWNS):
        above += (gamble.at[other] == square) & (gamble.height[other] > height) & (course.owner[other] != owner)
    return above > 0


@rule
def beneath(gamble: Gamble, pawn: int) -> int:
    """The pawns beneath this one, from bottom to top, as one number for an event: their count in the lowest four bits,
    then four bits each."""
    packed = gamble.height[pawn] | 0  # a plain integer, however narrow the field is
    for other in range(PAWNS):
        if gamble.at[other] == gamble.at[pawn] and gamble.height[other] < gamble.height[pawn]:
            packed |= other << 4 + 4 * gamble.height[other]
    return packed


@long_rule
def make_master(gamble: Gamble, master: int, second: int) -> None:
    """MG-56: this pawn comes on top of its stack, that one right beneath it; the others keep their order."""
    square = gamble.at[master]
    put(gamble, second, square)
    put(gamble, master, square)


@rule
def left_to_bring_home(course: Course, gamble: Gamble, seat: int) -> int:
    """How many pawns of a player are not home yet."""
    count = 0
    for i in range(course.pawns):
        if gamble.at[course.own[seat][i]] != course.finish:
            count += 1
    return count


@rule
def has_pawn_on_start(course: Course, gamble: Gamble, seat: int) -> bool:
    """MG-61: is a pawn of this player still on the start square?"""
    count = 0
    for i in range(course.pawns):
        if gamble.at[course.own[seat][i]] == 0:
            count += 1
    return count > 0


@rule
def has_pawn_of_colour(course: Course, gamble: Gamble, colour: int) -> bool:
    """MG-16: has this colour a pawn in play?"""
    for pawn in range(3 * colour, 3 * colour + 3):
        if course.owner[pawn] != UNUSED and gamble.at[pawn] != course.finish:
            return True
    return False
