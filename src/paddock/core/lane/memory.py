"""Records of many tables as plain numbers: observations, masks and rewards are made of them.

Everything of one table is a record, even a plain row of numbers (`rows_of`). Numba counts references to arrays at every
call, with two locked instructions, even for inlined functions; a record is a bare address. With arrays, half of the
time of a step went into that.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from paddock.core.fields import Fields, Row
from paddock.core.rule import rule

GOES_ON, ENDED, TRUNCATED = range(3)
BYTE_WIDE, WIDE = 1, 8
FEW_CODES = 512


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


def rows_of(array: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """The same memory as an array of records, each with one row of the numbers: `rows[table].row`."""
    return array.reshape(-1).view(np.dtype([("row", array.dtype, array.shape[1:])]))


def memories_of(states: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """The same memory as plain numbers, of whatever width: as bytes, as halves and as whole integers."""
    size = states.dtype.itemsize
    widths = {"narrow": np.uint8, "half": np.int32, "wide": np.int64}
    formats = [(width, (size // np.dtype(width).itemsize,)) for width in widths.values()]
    return states.view(np.dtype({"names": list(widths), "formats": formats, "offsets": [0, 0, 0], "itemsize": size}))


@rule
def flatten(memory: Any, runs: Any, seat: int, seen: Any) -> None:
    """The numbers of a record one after the other, behind the number of the seat that looks."""
    seen.row[0] = seat
    for run in range(len(runs.row)):
        width, begin, place, length = runs.row[run][0], runs.row[run][1], runs.row[run][2], runs.row[run][3]
        if width == WIDE:
            for i in range(length):
                seen.row[place + i] = memory.wide[begin + i]
        elif width == BYTE_WIDE:
            for i in range(length):
                seen.row[place + i] = memory.narrow[begin + i]
        else:
            for i in range(length):
                seen.row[place + i] = memory.half[begin + i]


@rule
def copy(memory: Any, other: Any) -> None:
    """All of a record, into another one."""
    for i in range(len(memory.wide)):
        other.wide[i] = memory.wide[i]


@rule
def mark(mask: Any, listed: Any, before: int, codes: Row, moves: int) -> None:
    """A mask with a 1 for every legal code, and a list of them. Where there are many codes, only what was marked before
    is wiped out: to wipe all of them would take longer than the move. Few of them are wiped at once, which is quicker
    than to look them up."""
    if len(mask.row) <= FEW_CODES:
        for code in range(len(mask.row)):
            mask.row[code] = 0
    else:
        for i in range(before):
            mask.row[listed.row[i]] = 0
    for i in range(moves):
        listed.row[i] = codes[i]
        mask.row[codes[i]] = 1


@rule
def wipe(rewards: Any, table: int) -> None:
    """Sets all rewards to zero."""
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
        if action < 0 or action >= len(masks[table].row) or masks[table].row[action] == 0:
            return table
    return -1
