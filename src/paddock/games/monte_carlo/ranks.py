"""Hands of poker dice by number, for tables: the 252 multisets of five dice are 0 to 251."""

from __future__ import annotations

from paddock.core.rule import rule

from .hands import FACES, dice_of

CHOOSE = (0, 1, 2, 3, 4, 5, 0, 1, 3, 6, 10, 15, 0, 1, 4, 10, 20, 35, 0, 1, 5, 15, 35, 70, 0, 1, 6, 21, 56, 126)
"""At 6 * i + face: how many multisets of i + 1 dice show only lower faces. Summed over the dice of a hand from low to
high, that numbers the hands without a gap."""


@rule
def rank(hand: int) -> int:
    """The number of a hand of five dice."""
    total = 0
    die = 0
    for face in range(FACES):
        for _ in range(dice_of(hand, face)):
            total += CHOOSE[6 * die + face]
            die += 1
    return total
