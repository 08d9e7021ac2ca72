"""What a driver does who has the solved tables at hand (`solved/`): of all places that the turn can lead to, the best.

Two cars by the basic rules are solved exactly. In all other races the driver counts turns: the own ones to the finish,
against those of the others, with whoever is pushed back and whoever is given a bonus step. All numbers are integers, so
that both lanes decide alike.
"""

from __future__ import annotations

from paddock.core.rule import long_rule, rule
from paddock.games.monza.moves import CODE_DECLINE, CODE_REROLL, CODE_STEP

from .greedy import greedy
from .handful import rank, size
from .legal import car_on, is_open, legal
from .race import (
    BONUS,
    DICE,
    KEPT,
    LAY,
    MAX_SPACES,
    NO_BONUS,
    NOTHING,
    NOWHERE,
    TILE_SETS,
    Course,
    Memo,
    Race,
    Work,
)
from .reach import go_to, reach
from .rules import bonus_owner, fewest_dice, has_turbo, push_back

TURN = 1 << 20
"""A turn, as the tables count them."""
KEPT_STEPS, KEPT_MIDDLE = TURN >> 12, 1 << 15
"""Tables of what to keep count in such parts of a turn, and from there."""
WIN = 1 << 30
"""A whole win, as the tables count what is won."""
NOBODY_YET = 99
LOST = -(1 << 40)
ARRIVAL = 1 << 32
OTHERS = 1
"""How much the turns of all others together count, beside the own ones."""


@rule
def place_of(extra: int, tiles: int, space: int) -> int:
    """Where in the tables a car with these tiles on this space stands."""
    return (extra * TILE_SETS + tiles) * MAX_SPACES + space


@rule
def turns_of(course: Course, race: Race, memo: Memo, seat: int) -> int:
    """The turns that this seat has before it."""
    return memo.turns[place_of(race.extra[seat], race.tiles[seat], race.at[seat])]


@rule
def turns_of_others(course: Course, race: Race, memo: Memo, seat: int) -> int:
    """The turns of all others, on average."""
    total = 0
    for other in range(course.seats):
        if other != seat:
            total += turns_of(course, race, memo, other)
    return OTHERS * total // max(1, course.seats - 1)


@rule
def arrival(race: Race, seat: int, fewest: int) -> int:
    """MZ-31: what it is worth to have arrived, when the best of the others has used so many dice."""
    if race.used[seat] < fewest:
        return ARRIVAL - race.used[seat] * TURN
    return ARRIVAL // 2 if race.used[seat] == fewest else LOST


@long_rule
def best_step(course: Course, race: Race, memo: Memo, seat: int) -> int:
    """The lane of the bonus step that saves this seat most turns; -1 where it does best to decline."""
    best, least = NOTHING, turns_of(course, race, memo, seat)
    origin = race.at[seat]
    for lane in range(3):
        to = course.steps[origin][lane]
        if to != NOWHERE and is_open(course, race, to):
            race.at[seat] = to
            turns = turns_of(course, race, memo, seat)
            race.at[seat] = origin
            if turns < least:
                best, least = lane, turns
    return best


@rule
def standing(course: Course, race: Race, memo: Memo, seat: int, fewest: int) -> int:
    """What it is worth to the seat that all stand as they do when the turn is over."""
    if course.finish[race.at[seat]] != 0:
        return arrival(race, seat, fewest)
    value = turns_of_others(course, race, memo, seat) - turns_of(course, race, memo, seat)
    return value if fewest == NOBODY_YET else LOST + value


@long_rule
def after_bonus(course: Course, race: Race, memo: Memo, seat: int, fewest: int) -> int:
    """The same when whoever may take a bonus step has taken it."""
    owner = NOTHING
    if course.bonus != NO_BONUS and race.last != NOTHING:
        owner = bonus_owner(course, race, seat)
    lane = NOTHING if owner == NOTHING else best_step(course, race, memo, owner)
    if lane == NOTHING:
        return standing(course, race, memo, seat, fewest)
    origin = race.at[owner]
    race.at[owner] = course.steps[origin][lane]
    value = standing(course, race, memo, seat, fewest)
    race.at[owner] = origin
    return value


@long_rule
def after_drive(course: Course, race: Race, work: Work, memo: Memo, seat: int, fewest: int) -> int:
    """What it is worth to drive to the head of the route."""
    if has_turbo(course, race):
        others = turns_of_others(course, race, memo, seat)
        value = others - memo.turbos[place_of(race.extra[seat], race.tiles[seat], race.head)]
        return value if fewest == NOBODY_YET else LOST + value
    origin, other = race.at[seat], NOTHING
    race.at[seat] = race.head
    if race.last != NOTHING and course.finish[race.head] == 0:
        other = car_on(course, race, race.head, seat)
        pushes = work.pushes
        push_back(course, race, work, seat)
        work.pushes = pushes
    value = share(course, race, memo, seat) if memo.pair != 0 else after_bonus(course, race, memo, seat, fewest)
    if other != NOTHING:
        race.at[other] = race.head
    race.at[seat] = origin
    return value


@rule
def share(course: Course, race: Race, memo: Memo, seat: int) -> int:
    """Two cars by the basic rules: what the seat wins from where they stand after its turn."""
    first, second = race.first, 1 - race.first
    a, b = race.at[first], race.at[second]
    if seat == first:
        return (
            memo.chased[b * (DICE + 1) + race.used[seat]]
            if course.finish[a] != 0
            else memo.shares[(MAX_SPACES + a) * MAX_SPACES + b]
        )
    if course.finish[a] != 0:
        late = course.finish[b] == 0 or race.used[seat] > race.used[first]
        return 0 if late else WIN // 2 if race.used[seat] == race.used[first] else WIN
    return WIN if course.finish[b] != 0 else WIN - memo.shares[a * MAX_SPACES + b]


@rule
def kept_set(tiles: int) -> int:
    """Which of the tables of what to keep serves for these tiles: they are there for all six, for any five (which does
    for four, too), and for none (which does for few)."""
    missing, number = 0, 0
    for colour in range(6):
        if tiles >> colour & 1 == 0:
            missing += 1
            if number == 0:
                number = 1 + colour
    return number if missing < 4 else 7


@long_rule
def best_reroll(course: Course, race: Race, work: Work, memo: Memo, seat: int, least: int) -> int:
    """The code of the extra roll after which fewer turns are left than these; -1 where there is none."""
    tiles, here = race.tiles[seat], race.at[seat]
    base = (kept_set(tiles) * MAX_SPACES + here) * KEPT
    sure = memo.turns[place_of(0, tiles, here)] - TURN
    best = NOTHING
    for i in range(legal(course, race, work)):
        code = work.codes[i]
        if code >= CODE_REROLL:
            keep = rank(course, race.dice - course.handfuls[code - CODE_REROLL])
            turns = sure + (memo.kept[base + keep] - KEPT_MIDDLE) * KEPT_STEPS
            if turns < least:
                best, least = code, turns
    return best


@long_rule
def master(course: Course, race: Race, work: Work, memo: Memo) -> int:
    """The code of the move that a master makes now."""
    if memo.solo == 0 and memo.pair == 0:
        return greedy(course, race, work, memo)
    if race.phase == BONUS:
        lane = best_step(course, race, memo, race.stepper)
        return CODE_DECLINE if lane == NOTHING else CODE_STEP + lane
    watch = work.watch
    work.watch = 0
    code = best_route(course, race, work, memo, race.mover)
    work.watch = watch
    return code


@long_rule
def best_route(course: Course, race: Race, work: Work, memo: Memo, seat: int) -> int:
    """The first move on the way to the best place, or the extra roll."""
    most = best_of_turn(course, race, work, memo, seat)
    if race.phase == LAY and race.last == NOTHING and race.extra[seat] != 0 and most < ARRIVAL // 4:
        value = most if fewest_dice(course, race) == NOBODY_YET else most - LOST
        again = best_reroll(course, race, work, memo, seat, turns_of_others(course, race, memo, seat) - value)
        if again != NOTHING:
            return again
    return memo.firsts[memo.best]


@long_rule
def best_of_turn(course: Course, race: Race, work: Work, memo: Memo, seat: int) -> int:
    """What the best place that the dice and tiles lead to is worth, without an extra roll; `memo.best` is its number in
    the list."""
    places = reach(course, race, work, memo, seat)
    used, dice = race.used[seat], size(race.dice)
    fewest, most = fewest_dice(course, race), LOST * 2
    for place in range(places):
        if memo.drives[place] != 0:
            go_to(race, memo, seat, place)
            race.used[seat] = used + dice - size(race.dice)
            value = after_drive(course, race, work, memo, seat, fewest)
            if value > most:
                memo.best, most = place, value
    go_to(race, memo, seat, 0)
    race.used[seat] = used
    return most
