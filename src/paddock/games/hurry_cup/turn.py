"""A turn begins (HC-06, HC-25): with what there is to decide before the roll, or with the roll itself."""

from __future__ import annotations

from paddock.core.log import emit
from paddock.core.rule import rule
from paddock.games.hurry_cup.events import TOKEN_USED, TURN_BEGAN

from .legal import legal_starts
from .rally import ROLL, SECOND_CHANCE, START, Course, Rally, Work


@rule
def clear_turn(rally: Rally) -> None:
    """Nothing rolled, nothing driven: what a turn leaves no trace of."""
    rally.begun = 0
    rally.entered = 0
    rally.accelerator = 0
    rally.driven_out = 0
    rally.origin = rally.at[rally.mover]


@rule
def begin_turn(course: Course, rally: Rally, work: Work, seat: int) -> None:
    rally.mover = seat
    clear_turn(rally)
    emit(work, TURN_BEGAN, seat)
    before_roll(course, rally, work)


@rule
def before_roll(course: Course, rally: Rally, work: Work) -> None:
    """Lantern and tokens, where there is a choice; else the roll."""
    rally.phase = START if legal_starts(course, rally, work, rally.mover) > 1 else ROLL


@rule
def use(rally: Rally, work: Work, seat: int, token: int) -> None:
    """HC-30: the token of this round, and discarded. (A second chance goes back to those that lie ready.)"""
    rally.played[seat] = token
    rally.tokens[seat] &= ~(1 << token)
    if token != SECOND_CHANCE:
        rally.used[seat] |= 1 << token
    work.spent[token] += 1
    emit(work, TOKEN_USED, seat, token)
