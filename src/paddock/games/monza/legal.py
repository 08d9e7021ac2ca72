"""What a driver may do, and why not: every question is asked and answered here, once."""

from __future__ import annotations

from paddock.core.rule import long_rule, rule
from paddock.games.monza.moves import CODE_DECLINE, CODE_DIE, CODE_DRIVE, CODE_REROLL, CODE_STEP, CODE_TILE

from .colours import OBSTACLE
from .handful import EMPTY, dice_of, one, rank
from .race import BONUS, FREE, LAY, LONGEST, NOTHING, NOWHERE, TURBO, Course, Race, Work
from .routes import cuts_short

# Why a move is refused. `reasons.py` has the sentences.
(
    FINE,
    NOT_NOW,
    HAS_ARRIVED,
    NO_STEP,
    IS_OBSTACLE,
    WRONG_COLOUR,
    NO_SUCH_DIE,
    CUTS_SHORT,
    NO_SUCH_TILE,
    NO_TURBO_TILES,
    MUST_GO_ON,
    NO_EXTRA_ROLL,
    ALREADY_LAID,
    NOT_ROLLED,
    NO_DICE_NAMED,
    OCCUPIED,
) = range(16)


@rule
def is_step(course: Course, here: int, to: int) -> bool:
    return course.steps[here][0] == to or course.steps[here][1] == to or course.steps[here][2] == to


@rule
def matches(course: Course, to: int, colour: int) -> bool:
    """MZ-21, MZ-13: a die or tile of the space's colour; any at all on an open finish."""
    return course.colour[to] == colour or (course.open_finish != 0 and course.finish[to] != 0)


@rule
def a_die_fits(course: Course, race: Race) -> bool:
    """MZ-23: is there an unused die for a next space?"""
    for lane in range(3):
        to = course.steps[race.head][lane]
        if to != NOWHERE and (
            dice_of(race.dice, course.colour[to]) > 0
            or (race.dice != EMPTY and course.open_finish != 0 and course.finish[to] != 0)
        ):
            return True
    return False


@rule
def why_not_die(course: Course, race: Race, work: Work, to: int, colour: int) -> int:
    """MZ-21, MZ-23: may this die go on that space, which the car can step to?"""
    if not matches(course, to, colour):
        return WRONG_COLOUR
    if dice_of(race.dice, colour) == 0:
        return NO_SUCH_DIE
    if course.obligation == LONGEST and race.phase == LAY and cuts_short(course, race, work, to, colour):
        return CUTS_SHORT
    return FINE


@rule
def why_not_tile(course: Course, race: Race, to: int, colour: int) -> int:
    """MZ-52, MZ-53: may this accelerator tile go on that space, which the car can step to?"""
    if not matches(course, to, colour):
        return WRONG_COLOUR
    if race.phase == TURBO and course.turbo_tiles == 0:
        return NO_TURBO_TILES
    if race.tiles[race.mover] >> colour & 1 == 0:
        return NO_SUCH_TILE
    return FINE


@rule
def why_not_lay(course: Course, race: Race, work: Work, to: int, colour: int, tile: bool) -> int:
    """MZ-21: may this die or tile go on that space, wherever it is?"""
    if race.phase != LAY and race.phase != TURBO:
        return NOT_NOW
    if course.finish[race.head] != 0:
        return HAS_ARRIVED  # MZ-27
    if not is_step(course, race.head, to):
        return IS_OBSTACLE if course.colour[to] == OBSTACLE else NO_STEP
    if tile:
        return why_not_tile(course, race, to, colour)
    return why_not_die(course, race, work, to, colour)


@rule
def may_stop(course: Course, race: Race, fits: bool) -> bool:
    """MZ-23: a die that fits is owed, unless the table plays `free`; turbo dice never are (MZ-53)."""
    return not fits or course.obligation == FREE or race.phase == TURBO


@rule
def why_not_drive(course: Course, race: Race) -> int:
    """MZ-23, MZ-24: may the turn (or its first part, before the turbo roll) end here?"""
    if race.phase != LAY and race.phase != TURBO:
        return NOT_NOW
    return FINE if may_stop(course, race, a_die_fits(course, race)) else MUST_GO_ON


@rule
def why_not_reroll(race: Race) -> int:
    """MZ-51: may the extra-roll tile be used now?"""
    if race.phase != LAY:
        return NOT_NOW
    if race.extra[race.mover] == 0:
        return NO_EXTRA_ROLL
    if race.last != NOTHING:
        return ALREADY_LAID
    return FINE


@rule
def car_on(course: Course, race: Race, space: int, but: int) -> int:
    """The seat whose car stands on this space, other than `but`; -1 where there is none."""
    for seat in range(course.seats):
        if race.at[seat] == space and seat != but:
            return seat
    return NOTHING


@rule
def why_not_step(course: Course, race: Race, to: int) -> int:
    """MZ-40: may the bonus step go to that space?"""
    if race.phase != BONUS:
        return NOT_NOW
    if not is_step(course, race.at[race.stepper], to):
        return IS_OBSTACLE if course.colour[to] == OBSTACLE else NO_STEP
    return FINE if is_open(course, race, to) else OCCUPIED


@rule
def can_step(course: Course, race: Race, seat: int) -> bool:
    """MZ-40, MZ-41: is there a free space for this car to step to?"""
    for lane in range(3):
        to = course.steps[race.at[seat]][lane]
        if to != NOWHERE and is_open(course, race, to):
            return True
    return False


@rule
def is_open(course: Course, race: Race, to: int) -> bool:
    """MZ-40: a bonus step goes to a free space, and the finish always is."""
    return course.finish[to] != 0 or car_on(course, race, to, NOTHING) == NOTHING


# ---- all that may be done, as codes ----------------------------------------------------------------------------------


@rule
def legal(course: Course, race: Race, work: Work) -> int:
    """Fills work.codes with every move of the seat that acts; says how many there are."""
    if race.phase == BONUS:
        n = 0
        for lane in range(3):
            to = course.steps[race.at[race.stepper]][lane]
            if to != NOWHERE and why_not_step(course, race, to) == FINE:
                work.codes[n] = CODE_STEP + lane
                n += 1
        work.codes[n] = CODE_DECLINE
        return n + 1
    if race.phase != LAY and race.phase != TURBO:
        return 0
    n = 0
    work.fits = 0
    for lane in range(3):
        to = course.steps[race.head][lane]
        if to == NOWHERE:
            continue
        if course.open_finish != 0 and course.finish[to] != 0:
            for colour in range(6):
                n = legal_lays(course, race, work, to, lane, colour, n)
        else:
            n = legal_lays(course, race, work, to, lane, course.colour[to], n)
    # In `longest` too some die may be laid wherever one fits, so that none was found means that none fits.
    if may_stop(course, race, work.fits != 0):
        work.codes[n] = CODE_DRIVE
        n += 1
    if course.professional != 0 and why_not_reroll(race) == FINE:
        n = legal_rerolls(course, race, work, n)
    return n


@rule
def legal_lays(course: Course, race: Race, work: Work, to: int, lane: int, colour: int, n: int) -> int:
    if dice_of(race.dice, colour) > 0 and why_not_die(course, race, work, to, colour) == FINE:
        work.codes[n] = CODE_DIE + 6 * lane + colour
        n += 1
        work.fits = 1
    if course.professional != 0 and why_not_tile(course, race, to, colour) == FINE:
        work.codes[n] = CODE_TILE + 6 * lane + colour
        n += 1
    return n


@long_rule
def legal_rerolls(course: Course, race: Race, work: Work, n: int) -> int:
    """MZ-51: any of the six dice, at least one. Counts up like an odometer through the handfuls within the hand."""
    hand = EMPTY
    while True:
        colour = 0
        while colour < 6 and dice_of(hand, colour) == dice_of(race.dice, colour):
            hand -= dice_of(hand, colour) * one(colour)
            colour += 1
        if colour == 6:
            return n
        hand += one(colour)
        work.codes[n] = CODE_REROLL + rank(course, hand)
        n += 1
