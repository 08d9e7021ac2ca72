"""The rules of Monza, once: who acts, what a move does, and who wins. (What may be done is in `legal.py`.)

Plain functions over the records of `race.py`. They run as they stand at the table, and compiled in the lab.
"""

from __future__ import annotations

from paddock.core.log import emit
from paddock.core.rule import long_rule, rule
from paddock.games.monza.events import (
    ARRIVED,
    BONUS_OFFERED,
    DECLINED,
    DROVE,
    EXTRA_ROLL,
    FIRST_DRAWN,
    LAID,
    LAST_ROUND,
    PUSHED_BACK,
    REROLLED,
    ROLLED,
    ROUND_BEGAN,
    STAYED,
    STEPPED,
    TURBO_ROLLED,
    TURN_BEGAN,
    WON,
)
from paddock.games.monza.moves import CODE_DECLINE, CODE_DIE, CODE_DRIVE, CODE_REROLL, CODE_STEP, CODE_TILE

from .handful import EMPTY, one, size, thrown
from .legal import can_step, car_on, legal
from .race import (
    ANY,
    BONUS,
    DICE,
    DRAW_FIRST,
    LAY,
    NO_BONUS,
    NOTHING,
    OVER,
    REROLL,
    ROLL,
    TURBO,
    TURBO_DICE,
    TURBO_ROLL,
    Course,
    Race,
    Work,
)

CHANCE, NOBODY = -1, -2
START = 0
LONGEST_RACE = 40_000
"""Moves after which a race counts as unfinished. No sound track comes near it; an odd one must not hang the lab."""


# ---- who acts --------------------------------------------------------------------------------------------------------


@rule
def actor(race: Race) -> int:
    """The seat that acts now, CHANCE, or NOBODY when the race is over."""
    if race.phase == LAY or race.phase == TURBO:
        return race.mover
    if race.phase == BONUS:
        return race.stepper
    return NOBODY if race.phase == OVER else CHANCE


@rule
def ways(course: Course, race: Race) -> int:
    """In how many equally likely ways chance can fall now."""
    return course.seats if race.phase == DRAW_FIRST else course.powers[race.rolling]


# ---- what it does ----------------------------------------------------------------------------------------------------


@rule
def start(course: Course, race: Race, work: Work, first: int) -> None:
    """MZ-02, MZ-03, MZ-50: all cars on the start field; `first` begins, or -1: chance says who does."""
    for seat in range(course.seats):
        race.at[seat] = START
        race.used[seat] = 0
        race.extra[seat] = course.professional
        race.tiles[seat] = 63 * course.professional
    race.round = 1
    race.stepper = NOTHING
    race.first = max(first, 0)
    race.mover = race.first
    if first == NOTHING:
        clear_turn(race)
        race.phase = DRAW_FIRST
    else:
        emit(work, ROUND_BEGAN, NOTHING, 1)
        begin_turn(race, work, first)


@rule
def clear_path(race: Race) -> None:
    """Dice and tiles are cleared off the track, and leave no trace in the state."""
    for i in range(race.laid):
        race.path[i] = 0
    race.laid = 0


@rule
def clear_turn(race: Race) -> None:
    """Nothing rolled, nothing laid."""
    race.dice = EMPTY
    race.rolling = 0
    race.last = NOTHING
    clear_path(race)
    race.head = race.at[race.mover]


@rule
def begin_turn(race: Race, work: Work, seat: int) -> None:
    """MZ-20: all six dice, once."""
    race.mover = seat
    clear_turn(race)
    race.rolling = DICE
    race.phase = ROLL
    emit(work, TURN_BEGAN, seat)


@rule
def fall(course: Course, race: Race, work: Work, way: int) -> None:
    """Chance acts: one of its ways comes up."""
    if race.phase == DRAW_FIRST:
        race.first = way
        emit(work, FIRST_DRAWN, way)
        emit(work, ROUND_BEGAN, NOTHING, 1)
        begin_turn(race, work, way)
        return
    hand = thrown(course, way, race.rolling)
    race.dice += hand
    race.rolling = 0
    if race.phase == ROLL:
        emit(work, ROLLED, race.mover, hand)
        race.phase = LAY
    elif race.phase == REROLL:
        emit(work, REROLLED, race.mover, hand, race.dice)
        race.phase = LAY
    else:
        emit(work, TURBO_ROLLED, race.mover, hand)
        race.phase = TURBO


@rule
def act(course: Course, race: Race, work: Work, code: int) -> None:
    """The seat whose turn it is makes a legal move."""
    if code >= CODE_REROLL:
        reroll(race, work, course.handfuls[code - CODE_REROLL])
    elif code >= CODE_TILE:
        lane = lane_of(code - CODE_TILE)
        lay_tile(course, race, work, lane, code - CODE_TILE - 6 * lane)
    elif code >= CODE_DIE:
        lane = lane_of(code - CODE_DIE)
        lay_die(course, race, work, lane, code - CODE_DIE - 6 * lane)
    elif code == CODE_DRIVE:
        drive(course, race, work)
    elif code == CODE_DECLINE:
        emit(work, DECLINED, race.stepper)
        next_turn(course, race, work)
    else:
        bonus_step(course, race, work, code - CODE_STEP)


@rule
def lane_of(code: int) -> int:
    """The lane in 6 * lane + colour. (Comparing is quicker than dividing.)"""
    return 0 if code < 6 else 1 if code < 12 else 2


@rule
def lay_die(course: Course, race: Race, work: Work, lane: int, colour: int) -> None:
    """MZ-21: each die serves once."""
    race.dice -= one(colour)
    race.used[race.mover] += 1
    go_on(course, race, work, lane, colour, 0)


@rule
def lay_tile(course: Course, race: Race, work: Work, lane: int, colour: int) -> None:
    """MZ-52: laid like a die of its colour, then gone for good (MZ-50)."""
    race.tiles[race.mover] &= ~(1 << colour)
    go_on(course, race, work, lane, colour, 1)


@rule
def go_on(course: Course, race: Race, work: Work, lane: int, colour: int, tile: int) -> None:
    """The route goes on from the space just laid on."""
    race.head = course.steps[race.head][lane]
    race.last = colour
    race.path[race.laid] = 16 * race.head + 8 * tile + colour
    race.laid += 1
    work.lays += 1
    emit(work, LAID, race.mover, colour, race.head, tile)


@rule
def reroll(race: Race, work: Work, handful: int) -> None:
    """MZ-51: the named dice leave the hand and are rolled again."""
    race.extra[race.mover] = 0
    race.dice -= handful
    race.rolling = size(handful)
    race.phase = REROLL
    emit(work, EXTRA_ROLL, race.mover, handful)


@rule
def drive(course: Course, race: Race, work: Work) -> None:
    """MZ-25: the car drives to the last space laid on; then the turbo roll (MZ-53), or the turn is over."""
    seat = race.mover
    origin = race.at[seat]
    if race.head != origin:
        emit(work, DROVE, seat, origin, race.head, race.laid)
    elif race.last == NOTHING:
        emit(work, STAYED, seat, origin)
    race.at[seat] = race.head
    turbo = has_turbo(course, race)
    race.dice = EMPTY
    clear_path(race)
    if turbo:
        race.rolling = TURBO_DICE
        race.phase = TURBO_ROLL
    else:
        end_turn(course, race, work)


@rule
def has_turbo(course: Course, race: Race) -> bool:
    """MZ-53: all six dice are laid, and the car has not arrived."""
    return race.phase == LAY and course.professional != 0 and race.dice == EMPTY and course.finish[race.head] == 0


@rule
def end_turn(course: Course, race: Race, work: Work) -> None:
    """Arrival (MZ-27), or pushing back (MZ-26, MZ-54); then the bonus step that this turn brings (MZ-40)."""
    seat = race.mover
    if course.finish[race.at[seat]] != 0:
        arrive(course, race, work, seat)
    elif race.last != NOTHING:
        push_back(course, race, work, seat)
    if course.bonus != NO_BONUS and race.last != NOTHING:
        owner = bonus_owner(course, race, seat)
        if owner != NOTHING:
            race.stepper = owner
            race.phase = BONUS
            emit(work, BONUS_OFFERED, owner, seat, race.last)
            return
    next_turn(course, race, work)


@rule
def bonus_owner(course: Course, race: Race, seat: int) -> int:
    """MZ-41, MZ-42: whoever drives the colour laid last, has not arrived, and has a free space to step to; or -1."""
    owner = course.driver[race.last]
    if (
        owner != NOTHING
        and (owner != seat or course.bonus == ANY)
        and course.finish[race.at[owner]] == 0
        and can_step(course, race, owner)
    ):
        return owner
    return NOTHING


@rule
def push_back(course: Course, race: Race, work: Work, by: int) -> None:
    """MZ-26: whoever stood where the mover stops goes back in its lane to the nearest free space, or to the start."""
    origin = race.at[by]
    if origin == START:
        return  # MZ-02
    other = car_on(course, race, origin, by)
    if other == NOTHING:
        return
    space = course.back[origin]
    while space != START and car_on(course, race, space, NOTHING) != NOTHING:
        space = course.back[space]
    race.at[other] = space
    work.pushes += 1
    emit(work, PUSHED_BACK, other, by, origin, space)


@rule
def has_arrived(course: Course, race: Race, seat: int) -> bool:
    return course.finish[race.at[seat]] != 0


@rule
def arrive(course: Course, race: Race, work: Work, seat: int) -> None:
    """MZ-30: the first arrival makes this round the last one."""
    emit(work, ARRIVED, seat, race.used[seat])
    for other in range(course.seats):
        if other != seat and has_arrived(course, race, other):
            return
    emit(work, LAST_ROUND, NOTHING, race.round)


@long_rule
def bonus_step(course: Course, race: Race, work: Work, lane: int) -> None:
    """MZ-40: one space ahead, without a die; onto the finish too (MZ-42)."""
    seat = race.stepper
    origin = race.at[seat]
    race.at[seat] = course.steps[origin][lane]
    emit(work, STEPPED, seat, origin, race.at[seat])
    if has_arrived(course, race, seat):
        arrive(course, race, work, seat)
    next_turn(course, race, work)


@long_rule
def next_turn(course: Course, race: Race, work: Work) -> None:
    """MZ-03, MZ-04, MZ-30: clockwise, past cars that have arrived; a new round only while nobody has."""
    race.stepper = NOTHING
    seat = race.mover
    while True:
        seat = seat + 1 if seat + 1 < course.seats else 0
        if seat == race.first:
            for other in range(course.seats):
                if has_arrived(course, race, other):
                    clear_turn(race)
                    race.phase = OVER
                    emit(work, WON, NOTHING, winners(course, race), fewest_dice(course, race))
                    return
            race.round += 1
            for other in range(course.seats):
                race.used[other] = 0
            emit(work, ROUND_BEGAN, NOTHING, race.round)
        if not has_arrived(course, race, seat):
            begin_turn(race, work, seat)
            return


# ---- who wins --------------------------------------------------------------------------------------------------------


@rule
def fewest_dice(course: Course, race: Race) -> int:
    """MZ-31: the fewest dice that an arrived car used in this last round."""
    fewest = 99
    for seat in range(course.seats):
        if has_arrived(course, race, seat) and race.used[seat] < fewest:
            fewest = race.used[seat]
    return fewest


@rule
def winners(course: Course, race: Race) -> int:
    """MZ-31, MZ-32: the seats that win, one bit each."""
    fewest = fewest_dice(course, race)
    won = 0
    for seat in range(course.seats):
        if has_arrived(course, race, seat) and race.used[seat] == fewest:
            won |= 1 << seat
    return won


@rule
def rank(course: Course, race: Race, seat: int) -> int:
    """The place of a seat: those that arrived by dice (MZ-31), then the others by how far along they are."""
    place = 1
    for other in range(course.seats):
        if has_arrived(course, race, other):
            ahead = not has_arrived(course, race, seat) or race.used[other] < race.used[seat]
        else:
            ahead = not has_arrived(course, race, seat) and course.front[race.at[other]] > course.front[race.at[seat]]
        if ahead:
            place += 1
    return place


@rule
def rounds(course: Course, race: Race) -> int:
    """In which round the race is, from 1."""
    return race.round


__all__ = [
    "CHANCE",
    "LONGEST_RACE",
    "NOBODY",
    "act",
    "actor",
    "fall",
    "legal",
    "rank",
    "rounds",
    "start",
    "ways",
    "winners",
]
