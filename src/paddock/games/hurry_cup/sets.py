"""Sets of small numbers (seats, pawns, tokens, tiles), kept as one number with a bit for each."""

from __future__ import annotations

from paddock.core.rule import rule


@rule
def has(several: int, one: int) -> bool:
    return several >> one & 1 != 0


@rule
def size(several: int) -> int:
    count = 0
    while several != 0:
        several &= several - 1
        count += 1
    return count


@rule
def member(several: int, place: int) -> int:
    """The one at this place of the set, counted from 0, smallest first. The set must be large enough."""
    for one in range(63):
        if several >> one & 1 != 0:
            if place == 0:
                return one
            place -= 1
    return 0
