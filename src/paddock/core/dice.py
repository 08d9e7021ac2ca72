"""Dice with letters on their faces, several at once. What they show is a handful: its order does not count."""

from __future__ import annotations

import functools
from fractions import Fraction
from itertools import combinations_with_replacement
from math import factorial


@functools.cache
def handfuls(faces: str, dice: int) -> list[tuple[str, Fraction]]:
    """Every handful of this many dice, as letters in the order of the faces, with its exact probability. By the
    multinomial formula: 462 handfuls of six dice stand for 46,656 ways."""
    found = []
    for handful in combinations_with_replacement(faces, dice):
        ways = factorial(dice)
        for face in set(handful):
            ways //= factorial(handful.count(face))
        found.append(("".join(handful), Fraction(ways, len(faces) ** dice)))
    return found


def way_to(faces: str, handful: str) -> int:
    """A way that gives this handful: each die is a digit of the number, the first die the highest."""
    way = 0
    for face in handful:
        way = way * len(faces) + faces.index(face)
    return way
