"""One car alone on the track: in how many turns it can be expected to arrive when it is driven as well as possible.

Every step leads ahead, so spaces are solved from the finish back to the start, each with every set of tiles. What may
be done, and what it leads to, is asked of the rules.
"""

from __future__ import annotations

from typing import Any

from paddock.core.rule import long_rule, rule
from paddock.games.monza.moves import CODE_DRIVE

from ..handful import EMPTY, one, rank
from ..legal import legal
from ..race import BONUS, DICE, HANDFULS, LAY, NOTHING, OVER, ROLL, TURBO, TURBO_ROLL, Course, Race, Work
from ..rules import act

FULL = 462
"""Handfuls are numbered by size: those of all six dice begin here, and end at HANDFULS."""
PAIRS, PAIRS_END = 7, 28
"""The handfuls of two dice."""
FAR = 1e9


@rule
def stand(course: Course, race: Race, phase: int, here: int, hand: int, extra: int, tiles: int, last: int) -> None:
    """The only car has come to this space in its turn, with these dice and tiles left."""
    race.phase = phase
    race.round = 1
    race.mover = 0
    race.first = 0
    race.at[0] = here
    race.used[0] = 0
    race.extra[0] = extra
    race.tiles[0] = tiles
    race.dice = hand
    race.rolling = 0
    race.head = here
    race.last = last
    race.laid = 0
    race.stepper = NOTHING


@long_rule
def after_turn(course: Course, race: Race, work: Work, turns: Any) -> float:
    """The turns that are left in this state, where the turn or all but its bonus step is over."""
    if race.phase == OVER:
        return 0.0
    extra, tiles, here = race.extra[0], race.tiles[0], race.at[0]
    if race.phase == ROLL:
        left: float = turns[extra, tiles, here]
        return left
    least = FAR
    for i in range(legal(course, race, work)):
        stand(course, race, BONUS, here, EMPTY, extra, tiles, NOTHING)
        race.stepper = 0
        act(course, race, work, work.codes[i])
        least = min(least, 0.0 if race.phase == OVER else turns[extra, tiles, race.at[0]])
    return least


@long_rule
def go_on(
    course: Course,
    race: Race,
    work: Work,
    phase: int,
    here: int,
    hand: int,
    tiles: int,
    stops: Any,
    slots: Any,
    best: Any,
    into: Any,
) -> None:
    """The fewest turns left from a space on the way, with the extra-roll tile (`into[1]`) and without it (`into[0]`).
    `stops` are those after driving on the spot, `best` those from the spaces ahead."""
    into[0] = FAR
    into[1] = FAR
    stand(course, race, phase, here, hand, 0, tiles, course.colour[here])
    for i in range(legal(course, race, work)):
        code = work.codes[i]
        if code == CODE_DRIVE:
            into[0] = min(into[0], stops[0])
            into[1] = min(into[1], stops[1])
        else:
            stand(course, race, phase, here, hand, 0, tiles, course.colour[here])
            act(course, race, work, code)
            ahead = best[slots[race.head], race.tiles[0], rank(course, race.dice)]
            into[0] = min(into[0], ahead[0])
            into[1] = min(into[1], ahead[1])


@long_rule
def first_lays(
    course: Course,
    race: Race,
    work: Work,
    here: int,
    tiles: int,
    extra: int,
    slots: Any,
    best: Any,
    rolls: Any,
    ways: Any,
    may_stay: Any,
) -> None:
    """The fewest turns left after each roll of six dice, if the car leaves its space or rolls again; and whether it may
    stay. `rolls` are the turns left when so many dice are kept and the others rolled again."""
    for number in range(FULL, HANDFULS):
        hand = course.handfuls[number]
        least, stay = FAR, 0
        stand(course, race, LAY, here, hand, extra, tiles, NOTHING)
        for i in range(legal(course, race, work)):
            code = work.codes[i]
            if code == CODE_DRIVE:
                stay = 1
                continue
            stand(course, race, LAY, here, hand, extra, tiles, NOTHING)
            act(course, race, work, code)
            if race.phase == LAY:
                least = min(least, best[slots[race.head], race.tiles[0], rank(course, race.dice), extra])
            else:
                least = min(least, rolls[rank(course, race.dice)])
        ways[number - FULL] = least
        may_stay[number - FULL] = stay


@long_rule
def whole_turn(ways: Any, may_stay: Any, chances: Any) -> float:
    """Turns left before the roll. Whoever stays has them all again, so this is the number that they lead back to."""
    turns = 1.0
    for number in range(HANDFULS - FULL):
        if may_stay[number] == 0:
            turns += chances[number] * ways[number]
    sure = turns
    # From below: staying is worth it where it takes fewer turns than going. It gets more, and stops at the truth.
    while True:
        total = sure
        for number in range(HANDFULS - FULL):
            if may_stay[number] != 0:
                total += chances[number] * min(ways[number], turns)
        if total - turns < 1e-12 or total > FAR:
            return total
        turns = total


@long_rule
def roll_again(course: Course, ways: Any, may_stay: Any, stay: float, rolls: Any) -> None:
    """The turns left for every handful that is kept while the other dice are rolled."""
    for number in range(HANDFULS - 1, -1, -1):
        if number >= FULL:
            least: float = ways[number - FULL]
            rolls[number] = min(least, stay) if may_stay[number - FULL] != 0 else least
        else:
            total = 0.0
            for colour in range(DICE):
                total += rolls[rank(course, course.handfuls[number] + one(colour))]
            rolls[number] = total / DICE


@long_rule
def solve_space(
    courses: Any,
    races: Any,
    works: Any,
    here: int,
    sets: int,
    slots: Any,
    chances: Any,
    pairs: Any,
    turns: Any,
    turbos: Any,
    kept: Any,
    best: Any,
    best_turbo: Any,
) -> None:
    """Everything that there is to know of a space, when all spaces ahead are solved. `best` and `best_turbo` are kept
    for a few spaces only: `slots` says where. `kept` is what `roll_again` says of this space."""
    course, race, work = courses[0], races[0], works[0]
    slot = slots[here]
    if course.finish[here] != 0:  # MZ-27: it has arrived
        turns[:, :, here] = 0.0
        turbos[:, :, here] = 0.0
        best[slot] = 0.0
        best_turbo[slot] = 0.0
        return
    ways, may_stay = chances.copy(), chances.copy()
    stops, spins = pairs[:2].copy(), pairs[:2].copy()
    for tiles in range(sets):
        rolls = kept[tiles]
        for extra in range(2 if sets > 1 else 1):
            first_lays(course, race, work, here, tiles, extra, slots, best, rolls, ways, may_stay)
            turns[extra, tiles, here] = whole_turn(ways, may_stay, chances)
            if extra == 0:
                roll_again(course, ways, may_stay, turns[0, tiles, here], rolls)
            stand(course, race, LAY, here, one(0), extra, tiles, course.colour[here])
            act(course, race, work, CODE_DRIVE)
            stops[extra] = after_turn(course, race, work, turns)
        stand(course, race, LAY, here, EMPTY, 0, tiles, course.colour[here])
        act(course, race, work, CODE_DRIVE)
        spins[:] = stops
        if race.phase == TURBO_ROLL:
            for number in range(PAIRS_END):
                hand, into = course.handfuls[number], best_turbo[slot, tiles, number]
                go_on(course, race, work, TURBO, here, hand, tiles, stops, slots, best_turbo, into)
            spins[:] = 0.0
            for number in range(PAIRS, PAIRS_END):
                spins += pairs[number - PAIRS] * best_turbo[slot, tiles, number]
        turbos[:, tiles, here] = spins
        for number in range(HANDFULS):
            hand, into = course.handfuls[number], best[slot, tiles, number]
            go_on(course, race, work, LAY, here, hand, tiles, spins if hand == EMPTY else stops, slots, best, into)
