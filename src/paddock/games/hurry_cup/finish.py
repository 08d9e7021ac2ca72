"""The end of a turn, of a round and of the race (HC-23 to HC-25, HC-50 to HC-52, HC-61)."""

from __future__ import annotations

from paddock.core.log import emit
from paddock.core.rule import long_rule, rule
from paddock.games.hurry_cup.events import CROSSED, FOUND, LANTERN_GIVEN, STAYED, TOOK_SECOND_CHANCE, WON

from .grab import begin_round
from .rally import FIND, FINISH, NOTHING, OVER, SECOND_CHANCE, Course, Rally, Work
from .sets import has, member
from .turn import begin_turn, clear_turn

CROSSING_POINTS = 3


@rule
def go_to(rally: Rally, seat: int, tile: int) -> None:
    """A car enters a tile; entering the finish is crossing, whatever moved it (HC-52)."""
    rally.at[seat] = tile
    rally.entered |= 1 << tile
    if tile == FINISH:
        rally.crossed[rally.crossings] = seat
        rally.crossings += 1


@rule
def tell_crossing(rally: Rally, work: Work, seat: int) -> None:
    if rally.at[seat] == FINISH:
        emit(work, CROSSED, seat, rally.crossings)


@rule
def end_movement(course: Course, rally: Rally, work: Work) -> None:
    """HC-23, HC-24: take what lies on the tile, or a second chance."""
    seat = rally.mover
    if has(rally.stars, rally.at[seat]):
        rally.phase = FIND
        return
    if rally.at[seat] == rally.origin:
        emit(work, STAYED, seat)
        if not has(rally.tokens[seat] | rally.fresh[seat], SECOND_CHANCE):
            rally.fresh[seat] |= 1 << SECOND_CHANCE
            emit(work, TOOK_SECOND_CHANCE, seat)
    end_turn(course, rally, work)


@rule
def find(course: Course, rally: Rally, work: Work, way: int) -> None:
    """HC-24: the token is turned over, and can be used from the next round on."""
    seat, token = rally.mover, member(rally.hidden, way)
    rally.hidden &= ~(1 << token)
    rally.stars &= ~(1 << rally.at[seat])
    rally.fresh[seat] |= 1 << token
    emit(work, FOUND, seat, token, rally.at[seat])
    end_turn(course, rally, work)


@rule
def end_turn(course: Course, rally: Rally, work: Work) -> None:
    """HC-06: on to the left, until everybody has driven."""
    rally.turns += 1
    if rally.turns < course.seats:
        begin_turn(course, rally, work, rally.mover + 1 if rally.mover + 1 < course.seats else 0)
    else:
        end_round(course, rally, work)


@long_rule
def end_round(course: Course, rally: Rally, work: Work) -> None:
    """HC-51: the round in which a car crosses is the last. Else the lantern, and the cup to the left (HC-50)."""
    if rally.crossings > 0:
        rally.mover = rally.cup
        clear_turn(rally)
        rally.phase = OVER
        tell_result(course, rally, work)
        return
    last = last_alone(course, rally)
    if last != rally.lantern:
        emit(work, LANTERN_GIVEN, last)
    rally.lantern = last
    for seat in range(course.seats):
        rally.tokens[seat] |= rally.fresh[seat]
        rally.fresh[seat] = 0
    rally.round += 1
    rally.cup = rally.cup + 1 if rally.cup + 1 < course.seats else 0
    begin_round(course, rally, work)


@rule
def tell_result(course: Course, rally: Rally, work: Work) -> None:
    """Who has won, and each seat's rank and points, packed into a number each."""
    if work.watch != 0:
        ranks = points = 0
        for seat in range(course.seats):
            ranks |= rank(course, rally, seat) << 4 * seat
            points |= points_of(course, rally, seat) << 8 * seat
        emit(work, WON, NOTHING, 1 << rally.crossed[0], ranks, points)


@rule
def last_alone(course: Course, rally: Rally) -> int:
    """HC-25: the car that is last, alone; NOTHING where several are."""
    last = 0
    shared = False
    for seat in range(1, course.seats):
        if rally.at[seat] < rally.at[last]:
            last, shared = seat, False
        elif rally.at[seat] == rally.at[last]:
            shared = True
    return NOTHING if shared else last


# ---- the ranking -----------------------------------------------------------------------------------------------------


@rule
def crossing_place(rally: Rally, seat: int) -> int:
    """HC-51: as which a car crossed, from 1; 0 where it has not."""
    for place in range(rally.crossings):
        if rally.crossed[place] == seat:
            return place + 1
    return 0


@rule
def rank(course: Course, rally: Rally, seat: int) -> int:
    """HC-51: cars that crossed in the order of crossing; then by position, a tile sharing a rank."""
    place = crossing_place(rally, seat)
    if place > 0:
        return place
    own = 1
    for other in range(course.seats):
        if rally.at[other] > rally.at[seat]:
            own += 1
    return own


@rule
def points_of(course: Course, rally: Rally, seat: int) -> int:
    """HC-61: tiles ahead of the last car, and 3 for crossing."""
    last = FINISH
    for other in range(course.seats):
        if rally.at[other] < last:
            last = rally.at[other]
    return rally.at[seat] - last + (CROSSING_POINTS if rally.at[seat] == FINISH else 0)
