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


def columns_of(state: type[Fields]) -> np.ndarray[Any, Any]:
    """Where the numbers of a record lie in memory, in the order of its fields: (offset in bytes, width in bytes)."""
    found = []
    for field, offset, *_ in (state.dtype().fields or {}).values():
        width = field.base.itemsize
        found += [(offset + place * width, width) for place in range(field.itemsize // width)]
    return np.array(found, np.int64)


@rule
def flatten(narrow: Any, half: Any, wide: Any, columns: Any, seat: int, out: Any) -> None:
    """The numbers of a record one after the other, behind the number of the seat that looks. The record comes as the
    same memory seen three times: as bytes, as halves and as whole integers."""
    out[0] = seat
    for column in range(len(columns)):
        offset = columns[column][0]
        width = columns[column][1]
        if width == WIDE:
            out[column + 1] = wide[offset >> 3]
        elif width == BYTE_WIDE:
            out[column + 1] = narrow[offset]
        else:
            out[column + 1] = half[offset >> 2]


@rule
def mark(mask: Any, listed: Any, before: int, codes: Row, moves: int) -> None:
    """A mask with a 1 for every legal code, and a list of them. Only what was marked before is wiped out: most codes
    are never legal, and wiping all of them would take longer than the move."""
    for i in range(before):
        mask[listed[i]] = 0
    for i in range(moves):
        listed[i] = codes[i]
        mask[codes[i]] = 1


@rule
def pay(rewards: Any, won: int, seats: int) -> None:
    """The winners share 1, and what they get is taken evenly from all others: see `envs.layout.rewards_of`."""
    winners = 0
    for seat in range(seats):
        winners += won >> seat & 1
    for seat in range(seats):
        share = (won >> seat & 1) / winners
        rewards[seat] = (seats * share - 1) / (seats - 1)


@rule
def first_illegal(actions: Any, masks: Any) -> int:
    """The first table whose action is not legal, or -1."""
    for table in range(len(actions)):
        action = actions[table]
        if action < 0 or action >= masks.shape[1] or masks[table][action] == 0:
            return table
    return -1
