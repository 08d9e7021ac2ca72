"""What may be done, and why not: a reason for every move that a pilot could think of."""

from __future__ import annotations

from paddock.core.rule import long_rule, rule
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
    CODE_SHORTCUT,
    CODE_SLIPSTREAM,
    CODE_SWAP,
    CODE_WISH,
)

from .pawns import free_pawns
from .rally import (
    ACE,
    AFTER,
    DRIVE,
    FACES,
    FINISH,
    FUEL,
    GRAB,
    HORN,
    HORN_TOKEN,
    NITRO,
    NOTHING,
    OIL,
    PIT,
    READY,
    SECOND,
    SECOND_CHANCE,
    SHORTCUT,
    SLIPSTREAM,
    START,
    SWAP,
    TRUMPS,
    WISH,
    Course,
    Rally,
    Work,
)
from .sets import has
from .speed import draught, limit_of, reach, speed_of, tank_of
from .who import actor

(
    FINE,
    NOT_NOW,
    NO_TOKEN,
    NOT_YET,
    TOKEN_PLAYED,
    NO_FUEL,
    PAWN_GONE,
    ALREADY_WISHED,
    NO_LANTERN,
    YOURSELF,
    LEADS,
    TOO_NEAR,
    TRUMP_NOT_USED,
    MUST_MOVE,
    TOO_LITTLE_TANK,
    LIMIT_STOPS,
    PAST_FINISH,
    MUST_DRIVE_OUT,
    NOT_STRAIGHT,
    NO_BEND,
    STRAIGHT_TOO_STRICT,
    NOT_DRIVEN_OUT,
    NOT_ENTERED,
) = range(23)


# ---- tokens ----------------------------------------------------------------------------------------------------------


@rule
def why_not_token(rally: Rally, seat: int, token: int) -> int:
    """HC-30: a token that one holds, from the round after it was found on, and one a round."""
    if rally.played[seat] == FUEL:
        return NO_FUEL  # HC-40
    if rally.played[seat] != NOTHING:
        return TOKEN_PLAYED
    if has(rally.tokens[seat], token):
        return FINE
    return NOT_YET if has(rally.fresh[seat], token) else NO_TOKEN


@rule
def may_use(rally: Rally, seat: int, token: int) -> bool:
    return rally.played[seat] == NOTHING and has(rally.tokens[seat], token)


@rule
def why_not_lantern(rally: Rally, seat: int) -> int:
    """HC-25: before anything else in the turn."""
    return FINE if rally.lantern == seat and rally.begun == 0 else NO_LANTERN


@rule
def why_not_swap(rally: Rally, seat: int, other: int) -> int:
    """HC-39: with any other pilot."""
    return YOURSELF if other == seat else why_not_token(rally, seat, SWAP)


@rule
def why_not_slipstream(course: Course, rally: Rally, seat: int) -> int:
    """HC-36: no use to the leader, nor where the tile behind the nearest car is not ahead of one's own."""
    reason = why_not_token(rally, seat, SLIPSTREAM)
    if reason != FINE:
        return reason
    ahead = draught(course, rally, seat)
    if ahead == NOTHING:
        return LEADS
    return FINE if ahead - 1 > rally.at[seat] else TOO_NEAR


@rule
def why_not_pit(rally: Rally, seat: int, trump: int) -> int:
    """HC-37: one of the own used trumps."""
    reason = why_not_token(rally, seat, PIT)
    if reason != FINE:
        return reason
    return FINE if has(rally.used[seat], trump) else TRUMP_NOT_USED


@rule
def why_not_nitro(rally: Rally, seat: int) -> int:
    """HC-32: after a drive of the whole tank."""
    reason = why_not_token(rally, seat, NITRO)
    if reason != FINE:
        return reason
    return FINE if rally.driven_out != 0 else NOT_DRIVEN_OUT


@rule
def why_not_oil(rally: Rally, seat: int, tile: int) -> int:
    """HC-38: on a tile entered in this turn."""
    reason = why_not_token(rally, seat, OIL)
    if reason != FINE:
        return reason
    return FINE if has(rally.entered, tile) else NOT_ENTERED


# ---- the grab --------------------------------------------------------------------------------------------------------


@rule
def why_not_grab(course: Course, rally: Rally, pawn: int) -> int:
    """HC-10: a pawn that nobody has."""
    return FINE if has(free_pawns(course, rally), pawn) else PAWN_GONE


@rule
def wished_pawns(course: Course, rally: Rally, seat: int) -> int:
    """HC-14: the set of pawns that have their place in a pilot's ranking."""
    pawns = 0
    for place in range(course.seats):
        pawns |= 1 << rally.wishes[seat][place]
    return pawns >> 1  # a wish is the pawn's number plus one, and 0 is none


@rule
def why_not_wish(course: Course, rally: Rally, seat: int, pawn: int) -> int:
    """HC-14: each pawn that is left has one place in the ranking."""
    if not has(free_pawns(course, rally), pawn):
        return PAWN_GONE
    return ALREADY_WISHED if has(wished_pawns(course, rally, seat), pawn) else FINE


# ---- the drive -------------------------------------------------------------------------------------------------------


@rule
def why_stopped(course: Course, rally: Rally, here: int, speed: int, points: int) -> int:
    """Why a car can go no further from here: no points left, the finish, or a limit."""
    if here >= FINISH:
        return PAST_FINISH
    if points <= 0:
        return TOO_LITTLE_TANK
    return LIMIT_STOPS if limit_of(course, rally, here + 1) < speed else FINE


@rule
def why_not_drive(course: Course, rally: Rally, seat: int, tiles: int) -> int:
    """HC-21, HC-22: not past a limit, nor further than the tank; a tile at least where one can be entered."""
    here, speed, tank = rally.at[seat], speed_of(rally, seat), tank_of(rally, seat)
    most = reach(course, rally, here, speed, tank)
    if tiles > most:
        return why_stopped(course, rally, here + most, speed, tank - most)
    if tiles == most:
        return FINE
    if course.exact != 0:
        return MUST_DRIVE_OUT
    return MUST_MOVE if tiles == 0 else FINE


@rule
def why_not_shortcut(course: Course, rally: Rally, seat: int, after: int, points: int) -> int:
    """HC-35: so many tiles, then for one point from a straight to the next one, past at least one bend; and on."""
    reason = why_not_token(rally, seat, SHORTCUT)
    if reason != FINE:
        return reason
    speed, tank = speed_of(rally, seat), tank_of(rally, seat)
    most = reach(course, rally, rally.at[seat], speed, tank)
    if after > most:
        return why_stopped(course, rally, rally.at[seat] + most, speed, tank - most)
    here = rally.at[seat] + after
    if here >= FINISH:
        return PAST_FINISH
    if course.bend[here] != 0:
        return NOT_STRAIGHT
    if course.jump[here] == 0:
        return NO_BEND
    if points <= after:
        return MUST_MOVE
    if points > tank:
        return TOO_LITTLE_TANK
    landing = course.jump[here]
    if limit_of(course, rally, landing) < speed:
        return STRAIGHT_TOO_STRICT
    rest, most = points - after - 1, reach(course, rally, landing, speed, tank - after - 1)
    if rest > most:
        return why_stopped(course, rally, landing + most, speed, tank - after - 1 - most)
    return MUST_DRIVE_OUT if rest < most and course.exact != 0 else FINE


# ---- all that may be done --------------------------------------------------------------------------------------------


@rule
def legal(course: Course, rally: Rally, work: Work) -> int:
    """The same for the seat that `actor` names."""
    return legal_for(course, rally, work, actor(rally))


@long_rule
def legal_for(course: Course, rally: Rally, work: Work, seat: int) -> int:
    """Writes the codes of all moves that a seat which is to act may make; says how many there are."""
    if rally.phase == READY:
        work.codes[0] = CODE_READY
        work.codes[1] = CODE_HORN
        return 2 if may_use(rally, seat, HORN_TOKEN) else 1
    if rally.phase == HORN or rally.phase == GRAB:
        return legal_grabs(course, rally, work)
    if rally.phase == WISH:
        return legal_wishes(course, rally, work, seat)
    if rally.phase == START:
        return legal_starts(course, rally, work, seat)
    if rally.phase == SECOND:
        work.codes[0] = CODE_AGAIN
        work.codes[1] = CODE_KEEP
        return 2
    if rally.phase == DRIVE:
        return legal_drives(course, rally, work, seat)
    return legal_afters(rally, work, seat) if rally.phase == AFTER else 0


@rule
def legal_grabs(course: Course, rally: Rally, work: Work) -> int:
    n = 0
    free = free_pawns(course, rally)
    for pawn in range(course.seats):
        if has(free, pawn):
            work.codes[n] = CODE_GRAB + pawn
            n += 1
    if rally.phase == GRAB:
        work.codes[n] = CODE_LATE
        n += 1
    return n


@rule
def legal_wishes(course: Course, rally: Rally, work: Work, seat: int) -> int:
    n = 0
    left = free_pawns(course, rally) & ~wished_pawns(course, rally, seat)  # all that `why_not_wish` finds fine
    for pawn in range(course.seats):
        if has(left, pawn):
            work.codes[n] = CODE_WISH + pawn
            n += 1
    return n


@long_rule
def legal_starts(course: Course, rally: Rally, work: Work, seat: int) -> int:
    """Before the roll: the lantern's step, a token, or on to the roll."""
    n = 0
    if why_not_lantern(rally, seat) == FINE:
        work.codes[n] = CODE_LANTERN
        n += 1
    if rally.played[seat] == NOTHING:
        if has(rally.tokens[seat], SWAP):
            for other in range(course.seats):
                if other != seat:
                    work.codes[n] = CODE_SWAP + other
                    n += 1
        if why_not_slipstream(course, rally, seat) == FINE:
            work.codes[n] = CODE_SLIPSTREAM
            n += 1
        for trump in range(TRUMPS):
            if why_not_pit(rally, seat, trump) == FINE:
                work.codes[n] = CODE_PIT + trump
                n += 1
        if has(rally.tokens[seat], ACE):
            work.codes[n] = CODE_ACE
            n += 1
    work.codes[n] = CODE_GO
    return n + 1


@long_rule
def legal_drives(course: Course, rally: Rally, work: Work, seat: int) -> int:
    """HC-21: every length of the drive, and every way with the shortcut."""
    n = 0
    tank, speed = tank_of(rally, seat), speed_of(rally, seat)
    most = reach(course, rally, rally.at[seat], speed, tank)
    for tiles in range(most if course.exact != 0 else min(most, 1), most + 1):
        work.codes[n] = CODE_DRIVE + tiles
        n += 1
    if may_use(rally, seat, SHORTCUT):
        for after in range(most + 1):
            for points in range(after + 1, tank + 1):
                if why_not_shortcut(course, rally, seat, after, points) == FINE:
                    work.codes[n] = CODE_SHORTCUT + FACES * after + points - 1
                    n += 1
    return n


@rule
def legal_afters(rally: Rally, work: Work, seat: int) -> int:
    """After the drive: nitro, or oil on a tile entered, or neither."""
    n = 0
    if why_not_nitro(rally, seat) == FINE:
        work.codes[n] = CODE_NITRO
        n += 1
    if may_use(rally, seat, OIL):
        for tile in range(rally.at[seat] + 1):
            if has(rally.entered, tile):
                work.codes[n] = CODE_OIL + tile
                n += 1
    work.codes[n] = CODE_DONE
    return n + 1


@rule
def may_roll_again(rally: Rally, seat: int) -> bool:
    """HC-34."""
    return may_use(rally, seat, SECOND_CHANCE)
