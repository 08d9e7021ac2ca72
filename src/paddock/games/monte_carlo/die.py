"""The die: its tax, and the pawns that may move with it (MG-15, MG-16, MG-22, MG-30, MG-31, MG-60 to MG-63)."""

from __future__ import annotations

from paddock.core.log import emit
from paddock.core.rule import long_rule, rule
from paddock.games.monte_carlo.events import ROLLED, STUCK, TAXED

from .gamble import (
    BANK,
    BY_TAX,
    DOUBLE_TAX,
    MOVE,
    NOTHING,
    SLOW,
    TAX,
    TAXED_ROLL,
    Course,
    Gamble,
    Work,
)
from .money import pay
from .ruin import ruin
from .stack import has_pawn_on_start, is_blocked, left_to_bring_home
from .turn import end_turn

# Why a pawn may not move.
MAY_MOVE, NOT_YOURS, NOT_ANNOUNCED, IS_HOME, ON_BANK, BLOCKED = range(6)


@rule
def why_not_move(course: Course, gamble: Gamble, pawn: int) -> int:
    """MG-16: may this pawn move with this roll?"""
    if course.owner[pawn] != gamble.mover:
        return NOT_YOURS
    if gamble.colour != NOTHING and pawn // 3 != gamble.colour:
        return NOT_ANNOUNCED
    if gamble.at[pawn] == course.finish:
        return IS_HOME
    if gamble.roll > SLOW:
        if course.kind[gamble.at[pawn]] == BANK:
            return ON_BANK  # MG-31
        if is_blocked(course, gamble, pawn):
            return BLOCKED  # MG-22
    return MAY_MOVE


@rule
def tax_owed(course: Course, gamble: Gamble, seat: int) -> int:
    """MG-60 to MG-62: nothing with a pawn on the start square; double with only one pawn left to bring home."""
    if has_pawn_on_start(course, gamble, seat):
        return 0
    return DOUBLE_TAX if left_to_bring_home(course, gamble, seat) == 1 else TAX


@long_rule
def roll_die(course: Course, gamble: Gamble, work: Work, points: int) -> None:
    """MG-15: the die is rolled; a 4 is taxed first."""
    seat = gamble.mover
    gamble.roll = points
    emit(work, ROLLED, seat, points)
    if points == TAXED_ROLL:
        owed = tax_owed(course, gamble, seat)
        if owed > 0:
            paid = pay(gamble, seat, owed)
            emit(work, TAXED, seat, owed, paid)
            if gamble.money[seat] == 0:
                if ruin(course, gamble, work, seat, seat, BY_TAX):
                    end_turn(course, gamble, work)  # MG-63
                return
    for i in range(course.pawns):
        if why_not_move(course, gamble, course.own[seat][i]) == MAY_MOVE:
            gamble.phase = MOVE
            return
    emit(work, STUCK, seat)
    end_turn(course, gamble, work)
