"""Solves a track with its options: calls the rules in `solo.py` and `two.py`, compiled, space by space."""

from __future__ import annotations

import importlib
from math import factorial
from typing import Any, NamedTuple

import numpy as np

from paddock.core.fields import Fields
from paddock.core.rule import compiled
from paddock.games.monza.colours import OBSTACLE
from paddock.games.monza.race import (
    DICE,
    HANDFULS,
    KEPT,
    KEPT_SETS,
    NOTHING,
    NOWHERE,
    TILE_SETS,
    Course,
    Memo,
    Race,
    Work,
)
from paddock.games.monza.solved.solo import FULL, PAIRS, PAIRS_END
from paddock.games.monza.solved.two import ENDS_OF_ROLL

Numbers = np.ndarray[Any, Any]
SOLO, TWO = "paddock.games.monza.solved.solo", "paddock.games.monza.solved.two"
SETTLED = 1e-14
"""Two cars are solved when no entry changes by more than this."""
ALL_TILES = TILE_SETS - 1


class Solo(NamedTuple):
    """A car alone on the track."""

    turns: Numbers
    """[extra-roll tile, accelerator tiles, space]: the turns to the finish before a turn begins."""
    turbos: Numbers
    """The same before a turbo roll, the turn under way not counted."""
    kept: Numbers
    """[set of tiles, space, handful]: how many turns more than a fresh roll it takes when these dice are kept and the
    others rolled again. The sets are those of `kept_tiles`."""


class Two(NamedTuple):
    """Two cars by the basic rules."""

    shares: Numbers
    """[who is to move, space of the first car, space of the second]: what the first car wins."""
    chased: Numbers
    """[space of the second car, dice]: the same when the first has arrived with so many dice."""


def kept_tiles(number: int) -> int:
    """The tiles of each set for which it is told apart what to keep; `master.kept_set` says which serves for others."""
    return ALL_TILES if number == 0 else 0 if number == KEPT_SETS - 1 else ALL_TILES & ~(1 << number - 1)


def alone(course: Course) -> Course:
    """The same course with one car, which no die of its colour helps."""
    solo = course.copy()
    solo.seats, solo.driver = 1, [NOTHING] * DICE
    return solo


def order_of(course: Course) -> list[int]:
    """The spaces that a car can stand on, from the finish to the start: every step leads to one that is before it."""
    spaces = (space for space in range(course.spaces) if course.colour[space] != OBSTACLE)
    return sorted(spaces, key=lambda space: -course.front[space])


def chances_of(handfuls: list[int]) -> Numbers:
    """How likely each handful is, among all of its size."""
    return np.array([_chance([hand >> 3 * colour & 7 for colour in range(DICE)]) for hand in handfuls])


def _chance(counts: list[int]) -> float:
    ways = factorial(sum(counts))
    for count in counts:
        ways //= factorial(count)
    return ways / float(DICE ** sum(counts))


def solve_solo(course: Course, interpreted: bool = False) -> Solo:
    """Interpreted, this is for tests on tracks of a few spaces only."""
    solo, order = alone(course), order_of(course)
    sets = TILE_SETS if course.professional else 1
    slots, room = _slots(course, order)
    turns, turbos = np.zeros((2, sets, course.spaces)), np.zeros((2, sets, course.spaces))
    kept, best = np.zeros((KEPT_SETS, course.spaces, KEPT)), np.zeros((room, sets, HANDFULS, 2))
    rolls, best_turbo = np.zeros((sets, HANDFULS)), np.zeros((room, sets, PAIRS_END, 2))
    chances, pairs = chances_of(course.handfuls[FULL:]), chances_of(course.handfuls[PAIRS:PAIRS_END])
    rules, records = _rules(SOLO, interpreted), _records(interpreted, solo, Race(), Work())
    for space in order:
        rules.solve_space(*records, space, sets, slots, chances, pairs, turns, turbos, rolls, best, best_turbo)
        if sets > 1 and not course.finish[space]:
            for number in range(KEPT_SETS):
                tiles = kept_tiles(number)
                kept[number, space] = rolls[tiles, :KEPT] - (turns[0, tiles, space] - 1)
    return Solo(turns, turbos, kept)


def _slots(course: Course, order: list[int]) -> tuple[Numbers, int]:
    """A slot for each space, free again when all spaces from which it can be reached are solved; and how many there
    are."""
    last = {to: number for number, space in enumerate(order) for to in course.steps[space] if to != NOWHERE}
    slots, free, room = np.zeros(course.spaces, np.int64), list[int](), 0
    for number, space in enumerate(order):
        if not free:
            free.append(room)
            room += 1
        slots[space] = free.pop()
        free += [int(slots[done]) for done in order[: number + 1] if last.get(done, -1) == number]
    return slots, room


def solve_two(course: Course, interpreted: bool = False) -> Two:
    """Interpreted, this is for tests on tracks of a few spaces only."""
    rules, order = _rules(TWO, interpreted), [space for space in order_of(course) if not course.finish[space]]
    begins, chances, ends = _rolls(course, interpreted)
    pushed = pushed_spaces(course, interpreted)
    finish = np.array(course.finish, np.int64)
    shares, chased = np.full((2, course.spaces, course.spaces), 0.5), np.zeros((course.spaces, DICE + 1))
    for space in order:
        for dice in range(DICE + 1):
            chased[space, dice] = rules.chase(finish, space, dice, begins, chances, ends)
    spaces, table = np.array(order), (finish, pushed, begins, chances, ends, shares, chased)
    while rules.sweep(spaces, *table) > SETTLED:
        pass
    return Two(shares, chased)


def _rules(name: str, interpreted: bool) -> Any:
    return importlib.import_module(name) if interpreted else compiled(name)


def _records(interpreted: bool, *records: Fields) -> list[Any]:
    """Each as an array of one, or as a list of one."""
    return [[record] if interpreted else record.as_array() for record in records]


def pushed_spaces(course: Course, interpreted: bool = False) -> Numbers:
    """Where a car goes that is pushed back from each space, when there are two."""
    pushed = np.zeros(course.spaces, np.int64)
    _rules(TWO, interpreted).pushed_to(*_records(interpreted, course, Race(), Work()), pushed)
    return pushed


def routes(course: Course, interpreted: bool = False) -> Numbers:
    """[space, roll, …]: where a turn from each space can end after each roll, as `two.list_ends` writes it; -1 behind
    the last."""
    found = np.full((course.spaces, KEPT, ENDS_OF_ROLL), -1)
    records = _records(interpreted, alone(course), Race(), Work(), Memo())
    for space in order_of(course):
        if not course.finish[space]:
            _rules(TWO, interpreted).list_ends(*records, space, found[space])
    return found


def _rolls(course: Course, interpreted: bool) -> tuple[Numbers, Numbers, Numbers]:
    """Rolls that lead to the same places are one: the first one of each space, how likely each is, and its ends."""
    likely, every = chances_of(course.handfuls[FULL:]), routes(course, interpreted)
    begins, chances, ends = [0], list[float](), list[tuple[int, ...]]()
    for space in range(course.spaces):
        found: dict[tuple[int, ...], float] = {}
        for row, chance in zip(every[space].tolist(), likely.tolist(), strict=True):
            end = tuple(sorted(row[: row.index(-1)]))
            if end:
                found[end] = found.get(end, 0.0) + chance
        ends += found
        chances += found.values()
        begins.append(len(ends))
    padded = np.full((len(ends), max(map(len, ends)) + 1), -1)
    for number, end in enumerate(ends):
        padded[number, : len(end)] = end
    return np.array(begins), np.array(chances), padded
