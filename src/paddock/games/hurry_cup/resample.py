"""What a seat cannot see, drawn anew: how it may be, as far as the seat knows."""

from __future__ import annotations

from random import Random

from paddock.games.hurry_cup.pawns import free_pawns
from paddock.games.hurry_cup.rally import FACES, LIFT, WISH, Course, Rally
from paddock.games.hurry_cup.veil import knows_the_dice


def resample(course: Course, rally: Rally, seat: int, random: Random) -> None:
    """HC-13: any dice may lie under the cup. HC-14: the others may have sealed any wishes. (How many pawns each of them
    has named, everybody sees.)"""
    if rally.phase <= LIFT and not knows_the_dice(rally, seat):
        for pawn in range(rally.rolled):
            rally.tank[pawn] = random.randint(1, FACES)
    elif rally.phase == WISH:
        free = free_pawns(course, rally)
        pawns = [pawn for pawn in range(course.seats) if free >> pawn & 1]
        for other in range(course.seats):
            named = sum(wish != 0 for wish in rally.wishes[other])
            if other != seat and named:
                wishes = [pawn + 1 for pawn in random.sample(pawns, named)]
                rally.wishes[other] = wishes + [0] * (len(rally.wishes[other]) - named)
