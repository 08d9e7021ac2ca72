"""How far a number can be trusted: intervals for chances and means, at 95 %."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

Z = 1.959964
"""95 % of a normal distribution lie within so many standard deviations."""


class Share(msgspec.Struct, frozen=True):
    """How often something happened, and where its chance lies."""

    count: int
    of: int
    value: float
    low: float
    high: float


class Mean(msgspec.Struct, frozen=True):
    """An average, and where the true one lies."""

    value: float
    low: float
    high: float


def wilson(count: int, of: int) -> Share:
    """The interval of Wilson (1927), which stays honest for few races and for chances near 0 or 1."""
    if of == 0:
        return Share(count, of, 0.0, 0.0, 1.0)
    share = count / of
    middle = (share + Z * Z / (2 * of)) / (1 + Z * Z / of)
    half = Z / (1 + Z * Z / of) * math.sqrt(share * (1 - share) / of + Z * Z / (4 * of * of))
    return Share(count, of, share, max(0.0, middle - half), min(1.0, middle + half))


def mean(total: float, squares: float, of: int, scale: int = 1) -> Mean:
    """The mean of so many values with this sum and this sum of squares."""
    if of == 0:
        return Mean(0.0, 0.0, 0.0)
    value = total / of
    variance = max(0.0, squares / of - value * value)
    half = Z * math.sqrt(variance / max(1, of - 1))
    return Mean(scale * value, scale * (value - half), scale * (value + half))


def histogram_mean(counts: Sequence[int]) -> Mean:
    """The mean of values that are counted: counts[v] of them are v."""
    total = sum(value * count for value, count in enumerate(counts))
    squares = sum(value * value * count for value, count in enumerate(counts))
    return mean(total, squares, sum(counts))


def quantile(counts: Sequence[int], share: float) -> int:
    """The least value that this share of all counted values does not exceed."""
    left = share * sum(counts)
    for value, count in enumerate(counts):
        left -= count
        if left <= 0 and count > 0:
            return value
    return 0
