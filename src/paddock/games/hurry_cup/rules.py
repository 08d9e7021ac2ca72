"""The rules of Hurry'Cup!, once: who acts, and what a move does. (What may be done is in `legal.py`.)

Plain functions over the records of `rally.py`. They run as they stand at the table, and compiled in the lab.
"""

from __future__ import annotations

from paddock.core.log import emit
from paddock.core.rule import long_rule, rule
from paddock.games.hurry_cup.events import FIRST_DRAWN
from paddock.games.hurry_cup.moves import (
    CODE_ACE,
    CODE_AGAIN,
    CODE_DONE,
    CODE_DRIVE,
    CODE_GO,
    CODE_GRAB,
    CODE_HORN,
    CODE_KEEP,
    CODE_LANTERN,
    CODE_LATE,
    CODE_NITRO,
    CODE_OIL,
    CODE_PIT,
    CODE_READY,
    CODE_SLIPSTREAM,
    CODE_SWAP,
    CODE_WISH,
)

from .drive import (
    begin_drive,
    drive,
    lay_oil,
    play_ace,
    play_nitro,
    recover,
    roll,
    roll_again,
    slipstream,
    step_with_lantern,
    swap,
)
from .finish import end_movement, find, rank
from .grab import (
    be_late,
    begin_round,
    call_horn,
    draw_caller,
    draw_hand,
    give,
    grab,
    lift,
    roll_tank,
    say_ready,
    wish,
)
from .legal import legal
from .rally import (
    ALL_BONUS,
    ALL_TRUMPS,
    CALLER,
    DRAW_FIRST,
    FIND,
    GIVEN,
    HAND,
    LIFT,
    LOOK,
    NOTHING,
    ROLL,
    Course,
    Rally,
    Work,
)
from .turn import clear_turn
from .veil import conceal, hides
from .who import CHANCE, NOBODY, actor, ways

LONGEST_RACE = 100_000
"""Moves after which a race counts as unfinished. No sound circuit comes near it; an odd one must not hang the lab."""

# ---- what it does ----------------------------------------------------------------------------------------------------


@long_rule
def start(course: Course, rally: Rally, work: Work, first: int) -> None:
    """HC-03 to HC-06: all on the start line, three trumps each, tokens under the stars; `first` lifts the cup, or -1:
    chance says who does."""
    for seat in range(course.seats):
        rally.at[seat] = 0
        rally.crossed[seat] = 0
        rally.pawn[seat] = NOTHING
        rally.tank[seat] = 0
        rally.tokens[seat] = ALL_TRUMPS
        rally.fresh[seat] = 0
        rally.used[seat] = 0
        rally.played[seat] = NOTHING
        rally.calls[seat] = 0
        for place in range(course.seats):
            rally.wishes[seat][place] = 0
    rally.called = 0
    rally.horns = 0
    rally.late = 0
    rally.crossings = 0
    rally.rolled = 0
    rally.turns = 0
    rally.waiting = 0
    rally.lantern = NOTHING
    rally.stars = course.stars
    rally.hidden = ALL_BONUS
    rally.oil = 0
    rally.round = 1
    rally.first = max(first, 0)
    rally.cup = rally.first
    rally.mover = rally.first
    clear_turn(rally)
    if first == NOTHING:
        rally.phase = DRAW_FIRST
    else:
        begin_round(course, rally, work)


@long_rule
def fall(course: Course, rally: Rally, work: Work, way: int) -> None:
    """Chance acts: one of its ways comes up."""
    phase = rally.phase
    if phase == ROLL:
        roll(course, rally, work, way)
    elif phase == LIFT and rally.rolled == course.seats:
        lift(course, rally, work)
    elif phase in (LOOK, LIFT):
        roll_tank(course, rally, work, way)
    elif phase == HAND:
        draw_hand(course, rally, work, way)
    elif phase == FIND:
        find(course, rally, work, way)
    elif phase == CALLER:
        draw_caller(rally, work, way)
    elif phase == GIVEN:
        give(course, rally, work, way)
    else:
        rally.first = way
        rally.cup = way
        emit(work, FIRST_DRAWN, way)
        begin_round(course, rally, work)


@rule
def act(course: Course, rally: Rally, work: Work, code: int) -> None:
    """The seat that `actor` names makes a legal move."""
    act_as(course, rally, work, actor(rally), code)


@long_rule
def act_as(course: Course, rally: Rally, work: Work, seat: int, code: int) -> None:
    """A seat that is to act makes a legal move."""
    if code >= CODE_OIL:
        lay_oil(course, rally, work, code - CODE_OIL)
    elif code >= CODE_DRIVE:
        drive(course, rally, work, code)
    elif code >= CODE_PIT:
        recover(rally, work, code - CODE_PIT)
    elif code >= CODE_SWAP:
        swap(rally, work, code - CODE_SWAP)
    elif code >= CODE_WISH:
        wish(course, rally, work, seat, code - CODE_WISH)
    elif code >= CODE_GRAB:
        grab(course, rally, work, seat, code - CODE_GRAB)
    elif code == CODE_READY:
        say_ready(rally, seat)
    elif code == CODE_HORN:
        call_horn(course, rally, work, seat)
    elif code == CODE_GO:
        rally.phase = ROLL
    elif code == CODE_DONE:
        end_movement(course, rally, work)
    elif code == CODE_KEEP:
        begin_drive(course, rally, work)
    elif code == CODE_AGAIN:
        roll_again(rally, work)
    elif code == CODE_NITRO:
        play_nitro(course, rally, work)
    elif code == CODE_ACE:
        play_ace(course, rally, work)
    elif code == CODE_LANTERN:
        step_with_lantern(course, rally, work)
    elif code == CODE_SLIPSTREAM:
        slipstream(course, rally, work)
    elif code == CODE_LATE:
        be_late(course, rally, work, seat)


# ---- how it ends -----------------------------------------------------------------------------------------------------


@rule
def winners(course: Course, rally: Rally) -> int:
    """HC-51: the first to cross, as a bit mask of seats."""
    return 1 << rally.crossed[0]


@rule
def rounds(course: Course, rally: Rally) -> int:
    """In which round the race is, from 1."""
    return rally.round


__all__ = [
    "CHANCE",
    "LONGEST_RACE",
    "NOBODY",
    "act",
    "act_as",
    "actor",
    "conceal",
    "fall",
    "hides",
    "legal",
    "rank",
    "rounds",
    "start",
    "ways",
    "winners",
]
