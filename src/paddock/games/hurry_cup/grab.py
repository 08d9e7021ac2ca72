"""Phase 1: a round begins, horns are called, the cup is lifted, and everybody gets a pawn (HC-10 to HC-14, HC-50)."""

from __future__ import annotations

from paddock.core.log import emit
from paddock.core.rule import long_rule, rule
from paddock.games.hurry_cup.events import (
    CALLED,
    CALLER_DRAWN,
    GRABBED,
    LIFTED,
    LOOKED,
    OUT_OF_FUEL,
    ROUND_BEGAN,
    SEALED,
)

from .legal import may_use
from .pawns import free_pawns, without_pawn
from .rally import (
    BY_HAND,
    BY_HORN,
    BY_LAST,
    BY_LATE,
    BY_LIVE,
    CALLER,
    FUEL,
    GIVEN,
    GRAB,
    HAND,
    HORN,
    HORN_TOKEN,
    LIFT,
    LOOK,
    NOTHING,
    READY,
    WISH,
    Course,
    Rally,
    Work,
)
from .sets import has, member, size
from .turn import begin_turn, clear_turn

# ---- a round begins --------------------------------------------------------------------------------------------------


@long_rule
def begin_round(course: Course, rally: Rally, work: Work) -> None:
    """HC-50: pawns and dice are back. HC-40: who found "out of fuel" plays it now, before a horn could be called."""
    rally.mover = rally.cup
    clear_turn(rally)
    emit(work, ROUND_BEGAN, NOTHING, rally.round, rally.cup)
    rally.rolled = 0
    rally.turns = 0
    for seat in range(course.seats):
        rally.pawn[seat] = NOTHING
        rally.tank[seat] = 0
        rally.played[seat] = NOTHING
        if has(rally.tokens[seat], FUEL):
            rally.tokens[seat] &= ~(1 << FUEL)
            rally.used[seat] |= 1 << FUEL
            rally.played[seat] = FUEL
            work.spent[FUEL] += 1
            emit(work, OUT_OF_FUEL, seat)
    ask_who_is_ready(course, rally, work)


@rule
def ask_who_is_ready(course: Course, rally: Rally, work: Work) -> None:
    """HC-10: a live cup waits until all are ready. Sealed, only those are asked who could call the horn."""
    rally.phase = READY
    rally.waiting = 0
    for seat in range(course.seats):
        if course.sealed == 0 or may_use(rally, seat, HORN_TOKEN):
            rally.waiting |= 1 << seat
    if rally.waiting == 0:
        all_are_ready(rally)


@rule
def say_ready(rally: Rally, seat: int) -> None:
    rally.waiting &= ~(1 << seat)
    if rally.waiting == 0:
        all_are_ready(rally)


@rule
def call_horn(course: Course, rally: Rally, work: Work, seat: int) -> None:
    """HC-12: used up by the call; live, the order of the calls counts."""
    rally.tokens[seat] &= ~(1 << HORN_TOKEN)
    rally.used[seat] |= 1 << HORN_TOKEN
    rally.played[seat] = HORN_TOKEN
    work.spent[HORN_TOKEN] += 1
    emit(work, CALLED, seat)
    if course.sealed == 0:
        note_call(rally, seat)
    else:
        rally.horns |= 1 << seat
    say_ready(rally, seat)


@rule
def note_call(rally: Rally, seat: int) -> None:
    rally.calls[rally.called] = seat
    rally.called += 1
    rally.horns &= ~(1 << seat)


@rule
def all_are_ready(rally: Rally) -> None:
    """Horn callers look first, in an order that is drawn where calls are sealed; without any, the cup is lifted."""
    several = rally.horns & (rally.horns - 1)
    if several != 0:
        rally.phase = CALLER
        return
    if rally.horns != 0:
        note_call(rally, member(rally.horns, 0))
    rally.phase = LOOK if rally.called > 0 else LIFT


@rule
def draw_caller(rally: Rally, work: Work, way: int) -> None:
    """HC-12: sealed calls have a drawn order. The last one needs no draw."""
    seat = member(rally.horns, way)
    note_call(rally, seat)
    emit(work, CALLER_DRAWN, seat, rally.called)
    if size(rally.horns) == 1:
        seat = member(rally.horns, 0)
        note_call(rally, seat)
        emit(work, CALLER_DRAWN, seat, rally.called)
        rally.phase = LOOK


# ---- the dice --------------------------------------------------------------------------------------------------------


@rule
def roll_tank(course: Course, rally: Rally, work: Work, way: int) -> None:
    """One die after the other. Under the cup for the callers (HC-13), or for all when it is lifted."""
    rally.tank[rally.rolled] = way + 1
    rally.rolled += 1
    if rally.rolled < course.seats:
        return
    if rally.phase == LIFT:
        lift(course, rally, work)
        return
    for place in range(rally.called):
        emit(work, LOOKED, rally.calls[place])
    next_caller(course, rally, work)


@rule
def next_caller(course: Course, rally: Rally, work: Work) -> None:
    """HC-12: callers take a pawn each, in the order of their calls, before all others."""
    for place in range(rally.called):
        seat = rally.calls[place]
        if rally.pawn[seat] == NOTHING:
            free = free_pawns(course, rally)
            if size(free) == 1:
                take(rally, work, seat, member(free, 0), BY_LAST)
            else:
                rally.mover = seat
                clear_turn(rally)
                rally.phase = HORN
                return
    rally.mover = rally.cup
    clear_turn(rally)
    rally.phase = LIFT


@long_rule
def lift(course: Course, rally: Rally, work: Work) -> None:
    """HC-10: from now on everybody sees the dice, and may grab."""
    packed = 0
    for pawn in range(course.seats):
        packed |= rally.tank[pawn] << 3 * pawn
    rally.phase = WISH if course.sealed != 0 else GRAB
    emit(work, LIFTED, NOTHING, packed)
    rally.waiting = without_pawn(course, rally)
    if not all_have_pawns(course, rally, work):
        return
    begin_driving(course, rally, work)


# ---- pawns -----------------------------------------------------------------------------------------------------------


@rule
def take(rally: Rally, work: Work, seat: int, pawn: int, how: int) -> None:
    """A pilot has a pawn, and with it the die of its colour. Its value is not told before the lift (HC-13)."""
    rally.pawn[seat] = pawn
    rally.waiting &= ~(1 << seat)
    rally.late &= ~(1 << seat)
    told = 0 if rally.phase == HORN or rally.phase == LOOK else rally.tank[pawn]
    emit(work, GRABBED, seat, pawn, told, how)


@rule
def all_have_pawns(course: Course, rally: Rally, work: Work) -> bool:
    """HC-11: the last pilot gets the last pawn. Has everybody one now?"""
    seats = without_pawn(course, rally)
    several = seats & (seats - 1)
    if several != 0:
        return False
    if seats != 0:
        take(rally, work, member(seats, 0), member(free_pawns(course, rally), 0), BY_LAST)
    return True


@rule
def grab(course: Course, rally: Rally, work: Work, seat: int, pawn: int) -> None:
    """HC-10, HC-12: the first hand has the pawn."""
    if rally.phase == HORN:
        take(rally, work, seat, pawn, BY_HORN)
        next_caller(course, rally, work)
        return
    take(rally, work, seat, pawn, BY_LIVE)
    go_on_grabbing(course, rally, work)


@rule
def go_on_grabbing(course: Course, rally: Rally, work: Work) -> None:
    """Live: until everybody has a pawn; who was too late is given one when the others are done."""
    if all_have_pawns(course, rally, work):
        begin_driving(course, rally, work)
    elif rally.waiting == 0:
        rally.phase = GIVEN


@rule
def be_late(course: Course, rally: Rally, work: Work, seat: int) -> None:
    """HC-14: did not grab in time."""
    rally.waiting &= ~(1 << seat)
    rally.late |= 1 << seat
    go_on_grabbing(course, rally, work)


@rule
def give(course: Course, rally: Rally, work: Work, way: int) -> None:
    """HC-14: one of what is left, drawn."""
    take(rally, work, member(rally.late, 0), member(free_pawns(course, rally), way), BY_LATE)
    go_on_grabbing(course, rally, work)


@rule
def wish(course: Course, rally: Rally, work: Work, seat: int, pawn: int) -> None:
    """HC-14: the next pawn of a sealed ranking; the last of those left has its place anyway."""
    place = 0
    while rally.wishes[seat][place] != 0:
        place += 1
    rally.wishes[seat][place] = pawn + 1
    if place + 2 == size(free_pawns(course, rally)):
        rally.waiting &= ~(1 << seat)
        emit(work, SEALED, seat)
    if rally.waiting == 0:
        rally.phase = HAND


@rule
def draw_hand(course: Course, rally: Rally, work: Work, way: int) -> None:
    """HC-14: the order of hands is drawn; each takes the best of its wishes that is left."""
    seat = member(without_pawn(course, rally), way)
    free = free_pawns(course, rally)
    pawn = member(free, 0)
    place = course.seats - 1
    while place >= 0:
        wished = rally.wishes[seat][place] - 1
        if wished >= 0 and has(free, wished):
            pawn = wished
        place -= 1
    take(rally, work, seat, pawn, BY_HAND)
    if all_have_pawns(course, rally, work):
        begin_driving(course, rally, work)


@rule
def begin_driving(course: Course, rally: Rally, work: Work) -> None:
    """All have a tank: the calls and wishes of this round are done with, and who lifted the cup drives first."""
    for place in range(rally.called):
        rally.calls[place] = 0
    rally.called = 0
    for seat in range(course.seats):
        for place in range(course.seats):
            rally.wishes[seat][place] = 0
    begin_turn(course, rally, work, rally.cup)
