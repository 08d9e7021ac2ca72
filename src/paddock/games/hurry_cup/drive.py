"""Phase 2: lantern and tokens, the roll, the drive, and what comes after it (HC-20 to HC-22, HC-31 to HC-39)."""

from __future__ import annotations

from paddock.core.log import emit
from paddock.core.rule import long_rule, rule
from paddock.games.hurry_cup.events import (
    ACED,
    DROVE,
    LANTERN_STEP,
    NITROED,
    OILED,
    RECOVERED,
    REROLLED,
    ROLLED,
    SLIPSTREAMED,
    STOPPED,
    SWAPPED,
)
from paddock.games.hurry_cup.moves import CODE_DRIVE, CODE_SHORTCUT

from .finish import end_movement, end_turn, go_to, tell_crossing
from .legal import legal_afters, legal_drives, may_roll_again
from .rally import (
    ACE,
    AFTER,
    DRIVE,
    FACES,
    FINISH,
    NITRO,
    OIL,
    PIT,
    ROLL,
    SECOND,
    SECOND_CHANCE,
    SHORTCUT,
    SLIPSTREAM,
    SWAP,
    Course,
    Rally,
    Work,
)
from .speed import draught, limit_of, speed_of, tank_of
from .turn import before_roll, use

# ---- before the roll -------------------------------------------------------------------------------------------------


@rule
def step_with_lantern(course: Course, rally: Rally, work: Work) -> None:
    """HC-25: one tile free, without looking at its limit."""
    seat = rally.mover
    rally.begun = 1
    go_to(rally, seat, rally.at[seat] + 1)
    emit(work, LANTERN_STEP, seat, rally.origin, rally.at[seat])
    tell_crossing(rally, work, seat)
    if rally.at[seat] == FINISH:
        end_turn(course, rally, work)
    else:
        before_roll(course, rally, work)


@rule
def swap(rally: Rally, work: Work, other: int) -> None:
    """HC-39: tank and pawn change hands. Out of fuel stays with the pilot (HC-40)."""
    seat = rally.mover
    use(rally, work, seat, SWAP)
    pawn = rally.pawn[other]
    rally.pawn[other] = rally.pawn[seat]
    rally.pawn[seat] = pawn
    emit(work, SWAPPED, seat, other, pawn, rally.tank[pawn])
    rally.phase = ROLL


@rule
def slipstream(course: Course, rally: Rally, work: Work) -> None:
    """HC-36: to the tile behind the nearest car ahead, past all limits; then the roll as usual."""
    seat = rally.mover
    use(rally, work, seat, SLIPSTREAM)
    origin, ahead = rally.at[seat], draught(course, rally, seat)
    for tile in range(origin + 1, ahead):
        go_to(rally, seat, tile)
    emit(work, SLIPSTREAMED, seat, origin, rally.at[seat], car_at(course, rally, ahead))
    rally.phase = ROLL


@rule
def car_at(course: Course, rally: Rally, tile: int) -> int:
    """A car on this tile: the first seat of those there."""
    seat = 0
    while rally.at[seat] != tile:
        seat += 1
    return seat


@rule
def recover(rally: Rally, work: Work, trump: int) -> None:
    """HC-37: a used trump comes back, for the next round on."""
    seat = rally.mover
    use(rally, work, seat, PIT)
    rally.used[seat] &= ~(1 << trump)
    rally.fresh[seat] |= 1 << trump
    emit(work, RECOVERED, seat, trump)
    rally.phase = ROLL


@rule
def play_ace(course: Course, rally: Rally, work: Work) -> None:
    """HC-31: exactly as far as the tank says, or to the finish, past all limits. The drive is over."""
    seat = rally.mover
    use(rally, work, seat, ACE)
    origin = rally.at[seat]
    end = min(origin + tank_of(rally, seat), FINISH)
    for tile in range(origin + 1, end + 1):
        go_to(rally, seat, tile)
    emit(work, ACED, seat, origin, end, end - origin)
    tell_crossing(rally, work, seat)
    after_movement(course, rally, work)


# ---- the roll --------------------------------------------------------------------------------------------------------


@rule
def roll(course: Course, rally: Rally, work: Work, way: int) -> None:
    """HC-20: the accelerator falls. HC-34: it may be rolled again, once; the new roll stands."""
    seat = rally.mover
    rally.accelerator = way + 1
    again = rally.played[seat] == SECOND_CHANCE
    kind = REROLLED if again else ROLLED
    emit(work, kind, seat, rally.accelerator, tank_of(rally, seat), speed_of(rally, seat))
    if may_roll_again(rally, seat):
        rally.phase = SECOND
    else:
        begin_drive(course, rally, work)


@rule
def roll_again(rally: Rally, work: Work) -> None:
    use(rally, work, rally.mover, SECOND_CHANCE)
    rally.accelerator = 0
    rally.phase = ROLL


# ---- the drive -------------------------------------------------------------------------------------------------------


@rule
def path_number(origin: int, points: int, after: int) -> int:
    """A drive as one number, for its event: from where, how far, and after how many tiles the shortcut."""
    return origin + (points << 6) + (after << 9)


@rule
def begin_drive(course: Course, rally: Rally, work: Work) -> None:
    """Where only one drive is possible it is driven; else the pilot says how far."""
    if legal_drives(course, rally, work, rally.mover) > 1:
        rally.phase = DRIVE
    else:
        drive(course, rally, work, work.codes[0])


@long_rule
def drive(course: Course, rally: Rally, work: Work, code: int) -> None:
    """HC-21, HC-35: tile by tile, and maybe past bends by a shortcut, which costs a point like a tile."""
    seat = rally.mover
    origin, speed, tank = rally.at[seat], speed_of(rally, seat), tank_of(rally, seat)
    points = code - CODE_DRIVE
    after = FACES + 1
    if code >= CODE_SHORTCUT:
        after = (code - CODE_SHORTCUT) // FACES
        points = (code - CODE_SHORTCUT) % FACES + 1
        use(rally, work, seat, SHORTCUT)
    for point in range(points):
        here = rally.at[seat]
        go_to(rally, seat, course.jump[here] if point == after else here + 1)
    if points > 0:
        emit(work, DROVE, seat, origin, rally.at[seat], points, path_number(origin, points, after), after <= FACES)
    here = rally.at[seat]
    if points == tank:
        rally.driven_out = 1
    elif here < FINISH and limit_of(course, rally, here + 1) < speed:
        work.stops += 1
        emit(work, STOPPED, seat, here + 1, limit_of(course, rally, here + 1), speed)
    tell_crossing(rally, work, seat)
    if here < FINISH and legal_afters(rally, work, seat) > 1:
        rally.phase = AFTER
    else:
        after_movement(course, rally, work)


@rule
def after_movement(course: Course, rally: Rally, work: Work) -> None:
    """HC-52: the turn of a car that has crossed is over; any other looks at what lies on its tile."""
    if rally.at[rally.mover] == FINISH:
        end_turn(course, rally, work)
    else:
        end_movement(course, rally, work)


@rule
def play_nitro(course: Course, rally: Rally, work: Work) -> None:
    """HC-32: one more tile, without looking at its limit."""
    seat = rally.mover
    use(rally, work, seat, NITRO)
    origin = rally.at[seat]
    go_to(rally, seat, origin + 1)
    emit(work, NITROED, seat, origin, origin + 1)
    tell_crossing(rally, work, seat)
    after_movement(course, rally, work)


@rule
def lay_oil(course: Course, rally: Rally, work: Work, tile: int) -> None:
    """HC-38: for the rest of the race."""
    use(rally, work, rally.mover, OIL)
    rally.oil |= 1 << tile
    emit(work, OILED, rally.mover, tile)
    end_movement(course, rally, work)
