"""Dice with letters on their faces, several at once. What they show is a handful: its order does not count."""

from __future__ import annotations

import functools
from fractions import Fraction
from itertools import combinations_with_replacement
from math import factorial


@functools.cache
def handfuls(faces: str, dice: int) -> list[tuple[str, Fraction]]:
    """Everything that so many dice can show, as letters in the order of the faces, with its exact probability. By the
    multinomial formula: 462 handfuls of six dice stand for 46,656 ways."""
    found = []
    for handful in combinations_with_replacement(faces, dice):
        ways = factorial(dice)
        for face in set(handful):
            ways //= factorial(handful.count(face))
        found.append(("".join(handful), Fraction(ways, len(faces) ** dice)))
    return found


def way_to(faces: str, handful: str) -> int:
    """A way in which dice come to show this: each die is a digit of a number, the first one the highest."""
    way = 0
    for face in handful:
        way = way * len(faces) + faces.index(face)
    return way
