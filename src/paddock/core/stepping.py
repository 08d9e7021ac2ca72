"""Many tables at once, a decision at a time: what every game's `stepping.py` shares, and how it announces itself.

A game with a compiled lane has a module `stepping` with functions over arrays of its records: `reset` begins a race at
every table, `step` makes one decision at each and lets chance act until the next, and `observe` writes down what a seat
may know. For one table without a batch there are `choices`, `move` and `chance`. All run compiled only: they rely on a
record being copied where it is assigned.
"""

from __future__ import annotations

import dataclasses
from typing import Any

import numpy as np

from paddock.core.fields import Fields, Row
from paddock.core.rule import rule

GOES_ON, ENDED, BROKEN_OFF = range(3)
BYTE_WIDE, HALF_WIDE, WIDE = 1, 4, 8


class Turn(Fields):
    """Where a table stands in its race."""

    race: int = 0
    """The number of the race: with the seed, all that its dice depend on."""
    rolls: int = 0
    """Moves of chance so far."""
    decisions: int = 0
    """Moves of seats so far."""
    seat: int = 0
    """The seat that decides now; -2 after the end."""
    moves: int = 0
    """How many moves it has."""
    over: int = 0
    """Whether the last step ended a race: by its rules, or because it took too long."""


@dataclasses.dataclass(frozen=True)
class Stepper:
    """The compiled lane of a table, for whoever makes the decisions elsewhere."""

    module: str
    """The game's module `stepping`."""
    course: Fields
    """The table's constants."""
    state: type[Fields]
    work: type[Fields]
    first: int
    """The seat that begins, or -1 where chance draws it."""


def runs_of(state: type[Fields]) -> np.ndarray[Any, Any]:
    """Where the numbers of a record lie in memory, in the order of its fields. Neighbours of one width are a run: its
    width in bytes, where it begins (counted in numbers of that width), its place in the observation, and its length.
    None of these is negative, and an index that cannot be negative needs no check for it (see `fields.BYTE`)."""
    found: list[list[int]] = []
    place = 1  # behind the seat that looks
    for field, offset, *_ in (state.dtype().fields or {}).values():
        width, begin = field.base.itemsize, offset // field.base.itemsize
        length = field.itemsize // width
        if found and found[-1][0] == width and found[-1][1] + found[-1][3] == begin:
            found[-1][3] += length
        else:
            found.append([width, begin, place, length])
        place += length
    return np.array(found, np.uint32)


@rule
def flatten(narrow: Any, half: Any, wide: Any, runs: Any, table: int, seat: int, observations: Any, row: int) -> None:
    """The numbers of a table's record one after the other, behind the number of the seat that looks. The records come
    as the same memory seen three times: as bytes, as halves and as whole integers."""
    observations[row, 0] = seat
    for run in range(len(runs)):
        width, begin, place, length = runs[run, 0], runs[run, 1], runs[run, 2], runs[run, 3]
        if width == WIDE:
            for i in range(length):
                observations[row, place + i] = wide[table, begin + i]
        elif width == BYTE_WIDE:
            for i in range(length):
                observations[row, place + i] = narrow[table, begin + i]
        else:
            for i in range(length):
                observations[row, place + i] = half[table, begin + i]


@rule
def mark(masks: Any, listed: Any, table: int, before: int, codes: Row, moves: int) -> None:
    """A mask with a 1 for every legal code, and a list of them. Only what was marked before is wiped out: most codes
    are never legal, and wiping all of them would take longer than the move."""
    for i in range(before):
        masks[table, listed[table, i]] = 0
    for i in range(moves):
        listed[table, i] = codes[i]
        masks[table, codes[i]] = 1


@rule
def wipe(rewards: Any, table: int, over: int) -> None:
    """Nothing is paid. Only what a race has paid at its end is wiped out: in most steps there is nothing."""
    if over != GOES_ON:
        for seat in range(rewards.shape[1]):
            rewards[table, seat] = 0.0


@rule
def pay(rewards: Any, table: int, won: int, seats: int) -> None:
    """The winners share 1, and what they get is taken evenly from all others: see `envs.layout.rewards_of`."""
    winners = 0
    for seat in range(seats):
        winners += won >> seat & 1
    for seat in range(seats):
        share = (won >> seat & 1) / winners
        rewards[table, seat] = (seats * share - 1) / (seats - 1)


@rule
def first_illegal(actions: Any, masks: Any) -> int:
    """The first table whose action is not legal, or -1."""
    for table in range(len(actions)):
        action = actions[table]
        if action < 0 or action >= masks.shape[1] or masks[table, action] == 0:
            return table
    return -1
