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
    """The one at this place of the set, counted from 0, smallest first. The set must be large enough; else it is 0."""
    for _ in range(place):
        several &= several - 1
    if several == 0:
        return 0
    return size((several & -several) - 1)  # its bit alone, less one: as many bits as there are smaller numbers


@rule
def place_of(several: int, one: int) -> int:
    """The place of a member in its set, counted from 0: `member` the other way round."""
    return size(several & (1 << one) - 1)
