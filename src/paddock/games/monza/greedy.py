"""What a sensible driver does: get as far as the dice carry, arrive with few of them, and mind the others.

Rules over the same records, so that the bot at the table and a million races in the lab decide alike.
"""

from __future__ import annotations

from paddock.core.rule import long_rule, rule
from paddock.games.monza.moves import CODE_DECLINE, CODE_DIE, CODE_DRIVE, CODE_REROLL, CODE_STEP, CODE_TILE

from .handful import EMPTY, dice_of, one, rank
from .legal import car_on
from .race import ANY, BONUS, ENDS, HANDFULS, LAY, LONGEST, NO_BONUS, NOTHING, NOWHERE, TURBO, Course, Memo, Race, Work
from .routes import survey

NO_ROUTE = 0xFFFF
ARRIVAL = 1_000_000
FEW_DICE = 2
"""A route of so few dice is worth the extra-roll tile."""
UNIT = 20
PUSH = 6 * UNIT
EXTRAS = PUSH + 2 * UNIT
"""The most that an end can be worth beyond its way along the track."""

# An end is one number: lane of the first step, dice used, space. 0 is an empty place.


@rule
def end_lane(end: int) -> int:
    return (end - 1) & 3


@rule
def end_dice(end: int) -> int:
    return (end - 1) >> 2 & 7


@rule
def end_space(end: int) -> int:
    return (end - 1) >> 5


@rule
def further(course: Course, a: int, b: int) -> bool:
    """Is end a better than end b, whoever else is on the track? Arrivals first, by fewest dice; then by distance."""
    if b == 0:
        return True
    arrives_a, arrives_b = course.finish[end_space(a)], course.finish[end_space(b)]
    if arrives_a != arrives_b:
        return arrives_a > arrives_b
    if arrives_a != 0:
        return end_dice(a) < end_dice(b)
    return course.front[end_space(a)] > course.front[end_space(b)]


@long_rule
def note_end(course: Course, memo: Memo, at: int, end: int) -> None:
    """Keeps the best ends in order, each space once."""
    for i in range(at, at + ENDS):
        if memo.ends[i] != 0 and end_space(memo.ends[i]) == end_space(end):
            if further(course, end, memo.ends[i]):
                memo.ends[i] = end
            return
    for i in range(at, at + ENDS):
        if further(course, end, memo.ends[i]):
            for j in range(at + ENDS - 1, i, -1):
                memo.ends[j] = memo.ends[j - 1]
            memo.ends[i] = end
            return


@long_rule
def find_ends(course: Course, work: Work, here: int, hand: int, memo: Memo, at: int) -> None:
    """Walks all routes of a handful, and notes where they end: where no die fits any more, or arrived."""
    least = 0
    if course.obligation == LONGEST:
        survey(course, work, here, hand)
        least = work.most
    depth = 0
    work.here[0] = here
    work.tried[0] = 0
    stuck = True
    while depth >= 0:
        space = work.here[depth]
        lane = work.tried[depth]
        if lane < 3:
            work.tried[depth] = lane + 1
            to = course.steps[space][lane]
            if to == NOWHERE:
                continue
            if depth == 0:
                work.lane = lane
            if course.finish[to] != 0:
                if dice_of(hand, course.colour[to]) > 0 or (course.open_finish != 0 and hand != EMPTY):
                    note_end(course, memo, at, 1 + (work.lane | (depth + 1) << 2 | to << 5))
                    stuck = False
            elif dice_of(hand, course.colour[to]) > 0:
                hand -= one(course.colour[to])
                depth += 1
                work.here[depth] = to
                work.tried[depth] = 0
                stuck = True
        else:
            if stuck and depth > 0 and depth >= least:
                note_end(course, memo, at, 1 + (work.lane | depth << 2 | space << 5))
            if depth > 0:
                hand += one(course.colour[space])
            depth -= 1
            stuck = False
    if memo.ends[at] == 0:
        memo.ends[at] = NO_ROUTE


@rule
def ends_from(course: Course, work: Work, memo: Memo, here: int, hand: int) -> int:
    """Where in the memo the best ends from a space with a handful stand. They do not depend on the race, so each is
    worked out once."""
    at = (here * HANDFULS + rank(course, hand)) * ENDS
    if memo.ends[at] == 0:
        find_ends(course, work, here, hand, memo, at)
    return at


@rule
def worth(course: Course, race: Race, seat: int, end: int) -> int:
    """What it is worth to stop there: the way along the track, cars pushed back, and whom the bonus step would help."""
    space = end_space(end)
    if course.finish[space] != 0:
        return ARRIVAL - end_dice(end)
    value = 2 * course.front[space]
    other = car_on(course, race, space, seat)
    if other != NOTHING:
        back = course.back[space]
        while back != 0 and car_on(course, race, back, seat) != NOTHING:
            back = course.back[back]
        value += min(course.front[space] - course.front[back], PUSH)
    if course.bonus != NO_BONUS:
        owner = course.driver[course.colour[space]]
        if owner == seat and course.bonus == ANY:
            value += 2 * UNIT
        elif owner != NOTHING and owner != seat and course.finish[race.at[owner]] == 0:
            value -= UNIT
    return value


@rule
def best_end(course: Course, race: Race, seat: int, memo: Memo, at: int) -> int:
    """The end that is worth most, or NO_ROUTE."""
    best = memo.ends[at]
    if memo.ends[at + 1] == 0 or course.finish[end_space(best)] != 0:
        return best  # the only one (or none), or the best arrival
    most = worth(course, race, seat, best)
    for i in range(at + 1, at + ENDS):
        if memo.ends[i] == 0 or 2 * course.front[end_space(memo.ends[i])] + EXTRAS <= most:
            return best
        value = worth(course, race, seat, memo.ends[i])
        if value > most:
            best, most = memo.ends[i], value
    return best


@rule
def greedy(course: Course, race: Race, work: Work, memo: Memo) -> int:
    """The code of the move that a sensible driver makes now."""
    if race.phase == BONUS:
        return greedy_step(course, race)
    if course.finish[race.head] != 0:
        return CODE_DRIVE
    seat = race.mover
    end = best_end(course, race, seat, memo, ends_from(course, work, memo, race.head, race.dice))
    if race.phase == LAY and race.extra[seat] != 0 and race.last == NOTHING and is_poor(course, end):
        rest = dice_off_route(course, race, work, memo)
        if rest != EMPTY:
            return CODE_REROLL + rank(course, rest)
    if end != NO_ROUTE:
        lane = end_lane(end)
        return CODE_DIE + 6 * lane + colour_for(course, course.steps[race.head][lane], race.dice)
    if race.tiles[seat] != 0 and (race.phase != TURBO or course.turbo_tiles != 0):
        return greedy_tile(course, race, work, memo)
    return CODE_DRIVE


@rule
def is_poor(course: Course, end: int) -> bool:
    """Is this best route so short that the extra-roll tile is well spent?"""
    return end == NO_ROUTE or (end_dice(end) <= FEW_DICE and course.finish[end_space(end)] == 0)


@rule
def colour_for(course: Course, to: int, hand: int) -> int:
    """The colour to lay there: the space's own; on an open finish the first one in hand that helps nobody else."""
    colour = course.colour[to]
    if course.open_finish == 0 or course.finish[to] == 0:
        return colour
    found = NOTHING
    for other in range(6):
        better = found == NOTHING or (course.driver[other] == NOTHING and course.driver[found] != NOTHING)
        if dice_of(hand, other) > 0 and better:
            found = other
    return found


@long_rule
def dice_off_route(course: Course, race: Race, work: Work, memo: Memo) -> int:
    """The handful that the best route leaves unused: all worth rolling again."""
    rest, here = race.dice, race.head
    while True:
        end = best_end(course, race, race.mover, memo, ends_from(course, work, memo, here, rest))
        if end == NO_ROUTE:
            return rest
        here = course.steps[here][end_lane(end)]
        rest -= one(course.colour[here])


@long_rule
def greedy_tile(course: Course, race: Race, work: Work, memo: Memo) -> int:
    """An accelerator tile, where it arrives or lets dice go on that would stay unused; else drive."""
    seat = race.mover
    best, most = CODE_DRIVE, 0
    for lane in range(3):
        to = course.steps[race.head][lane]
        if to == NOWHERE:
            continue
        colour = course.colour[to]
        if course.finish[to] != 0 and course.open_finish != 0:
            colour = 0
            while race.tiles[seat] >> colour & 1 == 0:
                colour += 1
        if race.tiles[seat] >> colour & 1 == 0:
            continue
        value = 0
        if course.finish[to] != 0:
            value = ARRIVAL
        else:
            end = best_end(course, race, seat, memo, ends_from(course, work, memo, to, race.dice))
            if end != NO_ROUTE:
                value = worth(course, race, seat, end)
        if value > most:
            best, most = CODE_TILE + 6 * lane + colour, value
    return best


@long_rule
def greedy_step(course: Course, race: Race) -> int:
    """A bonus step is always taken, as far ahead as it goes."""
    best, most = CODE_DECLINE, 0
    for lane in range(3):
        to = course.steps[race.at[race.stepper]][lane]
        if to == NOWHERE:
            continue
        if course.finish[to] != 0:
            return CODE_STEP + lane
        if car_on(course, race, to, NOTHING) == NOTHING and course.front[to] > most:
            best, most = CODE_STEP + lane, course.front[to]
    return best
