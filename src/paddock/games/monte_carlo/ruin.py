"""Ruin: whoever holds nothing sends a pawn back, and gets what that square gives (MG-70, MG-71)."""

from __future__ import annotations

from paddock.core.log import emit
from paddock.core.rule import long_rule, rule
from paddock.games.monte_carlo.events import RUINED, SENT_BACK

from .gamble import (
    BACK,
    BANK_GIVES,
    FROM_BANK,
    FROM_RESCUE,
    FROM_START,
    NOTHING,
    START_GIVES,
    Course,
    Gamble,
    Work,
)
from .money import receive
from .stack import put


@rule
def can_go_back(course: Course, gamble: Gamble, seat: int, pawn: int) -> bool:
    """MG-70, MG-71: a pawn of the ruined player, neither home nor on the start."""
    return course.owner[pawn] == seat and gamble.at[pawn] != course.finish and gamble.at[pawn] != 0


@rule
def bank_behind(course: Course, square: int) -> int:
    """MG-70: the nearest bank strictly behind a square, or the start."""
    if square > course.second_bank:
        return course.second_bank
    return course.first_bank if square > course.first_bank else 0


@long_rule
def send_back(course: Course, gamble: Gamble, work: Work, pawn: int, by: int) -> None:
    """MG-70: the pawn goes back, and brings what that square gives."""
    seat = course.owner[pawn]
    origin = gamble.at[pawn]
    square = bank_behind(course, origin)
    put(gamble, pawn, square)
    emit(work, SENT_BACK, seat, pawn, origin, square, by)
    if square == 0:
        receive(gamble, work, seat, START_GIVES, FROM_START, square)
    else:
        receive(gamble, work, seat, BANK_GIVES, FROM_BANK, square)


@long_rule
def ruin(course: Course, gamble: Gamble, work: Work, seat: int, chooser: int, why: int) -> bool:
    """MG-70: a pawn of the ruined player goes back. Says whether that is settled, or a choice is waited for: there is
    none where only one pawn can go back."""
    work.ruins += 1
    emit(work, RUINED, seat, why)
    only = NOTHING
    count = 0
    for i in range(course.pawns):
        pawn = course.own[seat][i]
        if can_go_back(course, gamble, seat, pawn):
            only = pawn
            count += 1
    if count == 0:
        receive(gamble, work, seat, START_GIVES, FROM_RESCUE, 0)
        return True
    if count == 1:
        send_back(course, gamble, work, only, chooser)
        return True
    gamble.ruined = seat
    gamble.chooser = chooser
    gamble.why = why
    gamble.phase = BACK
    return False
