"""The best play of a poker duel, exactly (MG-52 to MG-54): worked out backward from the last roll, once.

The opponent knows the hand to beat, so what is best depends on it: 252 hands to beat by 252 own hands by rolls left.
The challenger plays against what the opponent will then do, with as many rolls as the challenger took: so that to stand
early takes rolls away from both. Chances are whole numbers throughout: a win counts 2, equal hands 1 (both then roll
until one is higher, which is even), and every roll of five dice multiplies by its 7,776 ways.
"""

from __future__ import annotations

import dataclasses
import functools
from fractions import Fraction
from itertools import combinations_with_replacement
from math import factorial
from typing import Any

import numpy as np

from paddock.games.monte_carlo.gamble import POKER_DICE, POKER_ROLLS
from paddock.games.monte_carlo.hands import EMPTY, FACES, is_first_choice, one, picked, repeats, size, strength
from paddock.games.monte_carlo.memo import EVEN, HANDS
from paddock.games.monte_carlo.ranks import rank

WAYS: int = FACES**POKER_DICE
Table = np.ndarray[Any, Any]


@dataclasses.dataclass(frozen=True)
class Play:
    """What is best, and how good it is. Dice to re-roll are places, one bit each; none of them: the hand stands."""

    answers: Table
    """By rolls left - 1, rank of the hand to beat, rank of the own hand."""
    opening: Table
    """By rolls left - 1, rank of the own hand."""
    beaten: Table
    """The opponent's result against a hand, by rolls - 1 and hand: over 2 * WAYS**rolls."""
    chance: Fraction
    """The challenger's chance before the first roll."""

    @property
    def challenger(self) -> int:
        return round(self.chance * EVEN)


def multisets(dice: int) -> list[int]:
    """Everything that so many dice can show, as hands."""
    return [sum(one(face) for face in faces) for faces in combinations_with_replacement(range(FACES), dice)]


def ways_of(dice: int) -> int:
    """In how many ways so many dice can show this."""
    ways = factorial(size(dice))
    for face in range(FACES):
        ways //= factorial(dice >> 3 * face & 7)
    return ways


@functools.cache
def keeps() -> tuple[dict[int, int], Table]:
    """Every set of dice that can be kept, by its number; and in how many of the WAYS each leads to each hand."""
    numbers: dict[int, int] = {}
    lines: list[Table] = []
    for kept in range(POKER_DICE + 1):
        thrown = [(dice, ways_of(dice) * FACES**kept) for dice in multisets(POKER_DICE - kept)]
        for keep in multisets(kept):
            numbers[keep] = len(lines)
            line = np.zeros(HANDS)
            for dice, ways in thrown:
                line[rank(keep + dice)] = ways
            lines.append(line)
    return numbers, np.array(lines)


def choices() -> list[list[tuple[int, int]]]:
    """For every hand by rank, what can be re-rolled and the number of what is then kept; fewest dice first, so that
    among equals nothing is rolled in vain."""
    numbers, _ = keeps()
    found: list[list[tuple[int, int]]] = [[] for _ in range(HANDS)]
    for hand in multisets(POKER_DICE):
        places = sorted((p for p in range(1, 32) if is_first_choice(repeats(hand), p)), key=int.bit_count)
        found[rank(hand)] = [(p, numbers[hand - picked(hand, p)]) for p in places]
    return found


@functools.cache
def best_play() -> Play:
    """Takes a fraction of a second, and is kept."""
    numbers, leads = keeps()
    options = choices()
    strengths = np.zeros(HANDS)
    for hand in multisets(POKER_DICE):
        strengths[rank(hand)] = strength(hand)

    # The opponent: value[own hand, hand to beat]. All numbers stay below 2**53, so floats hold them exactly.
    value = 1 + np.sign(strengths[:, None] - strengths[None, :])
    answers = np.zeros((POKER_ROLLS - 1, HANDS, HANDS), np.uint8)
    beaten = np.zeros((POKER_ROLLS, HANDS))
    beaten[0] = leads[numbers[EMPTY]] @ value
    for left in range(1, POKER_ROLLS):
        value, places = _best(WAYS * value, leads @ value, options)
        answers[left - 1] = places.T
        beaten[left] = leads[numbers[EMPTY]] @ value

    # The challenger, who may stand after one roll, two, or three. Here numbers outgrow floats: Python's have no end.
    exact = [[int(ways) for ways in line] for line in leads]
    stands = [[2 * WAYS**3 - int(lost) * WAYS ** (2 - i) for lost in beaten[i]] for i in range(POKER_ROLLS)]
    opening = np.zeros((POKER_ROLLS - 1, HANDS), np.uint8)
    value_of, scale = stands[2], 1
    for left in range(1, POKER_ROLLS):
        rolled = [sum(ways * value_of[i] for i, ways in enumerate(line) if ways) for line in exact]
        scale *= WAYS
        value_of = [scale * stand for stand in stands[2 - left]]
        for hand, its in enumerate(options):
            for dice, keep in its:
                if rolled[keep] > value_of[hand]:
                    value_of[hand], opening[left - 1, hand] = rolled[keep], dice
    total = sum(ways * value_of[i] for i, ways in enumerate(exact[numbers[EMPTY]]))
    return Play(answers, opening, beaten, Fraction(total, 2 * WAYS**3 * scale * WAYS))


def _best(stand: Table, rolled: Table, options: list[list[tuple[int, int]]]) -> tuple[Table, Table]:
    """The value of every hand against every other, and which dice to re-roll for it."""
    value, places = stand.copy(), np.zeros(stand.shape, np.uint8)
    for hand, its in enumerate(options):
        for dice, keep in its:
            better = rolled[keep] > value[hand]
            value[hand][better] = rolled[keep][better]
            places[hand][better] = dice
    return value, places
