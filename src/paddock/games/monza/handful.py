"""A handful of dice: how many of each colour, and nothing else. It is one number, with three bits for every colour.

So taking a die out is a subtraction, and a handful fits in a field of a record. It never holds more than six dice.
"""

from __future__ import annotations

from paddock.core.rule import rule

from .race import Course

EMPTY = 0


@rule
def one(colour: int) -> int:
    """A handful of a single die."""
    return 1 << 3 * colour


@rule
def dice_of(handful: int, colour: int) -> int:
    """How many dice of this colour there are."""
    return handful >> 3 * colour & 7


@rule
def running(handful: int) -> int:
    """Dice of the colours up to each: the product adds the handful to itself, shifted by one colour, two, and on."""
    return handful * 0o111111


@rule
def size(handful: int) -> int:
    """How many dice there are in all."""
    return running(handful) >> 15 & 7


@rule
def rank(course: Course, handful: int) -> int:
    """The number of a handful among all of at most six dice, 0 to 923, without gaps; `course.handfuls` leads back."""
    sums = running(handful)
    return course.rank_low[sums & 511] + course.rank_high[sums >> 9 & 511]


@rule
def thrown(course: Course, way: int, rolled: int) -> int:
    """What so many dice show in one of their 6**rolled equally likely ways: digits to base six, three at a time."""
    handful = EMPTY
    while rolled >= 3:
        handful += course.three_dice[way % 216]
        way //= 216
        rolled -= 3
    for _ in range(rolled):
        handful += one(way % 6)
        way //= 6
    return handful
