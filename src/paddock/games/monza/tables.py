"""Tables for handfuls of dice: the same for every course, made once."""

from __future__ import annotations

from functools import cache
from itertools import product
from math import comb

from paddock.games.monza.race import HANDFULS, Course


def fill_tables(course: Course) -> None:
    """Gives a course its tables of handfuls."""
    course.powers = [6**dice for dice in range(7)]
    course.three_dice, course.rank_low, course.rank_high, course.handfuls = _tables()


@cache
def _tables() -> tuple[list[int], list[int], list[int], list[int]]:
    """Handfuls are numbered as sets: with s(i) dice in the first i colours, s(i) + i - 1 grows strictly, six different
    numbers below twelve; and sets are numbered without gaps by sums of binomial coefficients."""
    three_dice = [(1 << 3 * (way % 6)) + (1 << 3 * (way // 6 % 6)) + (1 << 3 * (way // 36)) for way in range(216)]
    low, high = [0] * 512, [0] * 512
    for sums in range(512):
        for i in range(3):
            dice = sums >> 3 * i & 7
            low[sums] += comb(dice + i, i + 1)
            high[sums] += comb(dice + i + 3, i + 4)
    handfuls = [0] * HANDFULS
    for counts in product(range(7), repeat=6):
        if sum(counts) <= 6:
            handful = sum(n << 3 * colour for colour, n in enumerate(counts))
            sums = handful * 0o111111
            handfuls[low[sums & 511] + high[sums >> 9 & 511]] = handful
    return three_dice, low, high, handfuls
