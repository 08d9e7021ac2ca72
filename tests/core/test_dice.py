"""Dice with letters: every handful with its exact probability, and a way to each."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from paddock.core.dice import handfuls, way_to


@pytest.mark.parametrize(("faces", "dice"), [("abc", 1), ("abc", 3), ("rygbwp", 4), ("ab", 6)])
def test_handfuls_are_what_counting_all_throws_gives(faces: str, dice: int) -> None:
    throws = Counter("".join(sorted(throw, key=faces.index)) for throw in product(faces, repeat=dice))
    assert dict(handfuls(faces, dice)) == {shown: Fraction(n, len(faces) ** dice) for shown, n in throws.items()}


def test_handfuls_of_six_dice() -> None:
    found = handfuls("rygbwp", 6)
    assert len(found) == 462
    assert sum(chance for _, chance in found) == 1
    assert dict(found)["rrrrrr"] == Fraction(1, 6**6)
    assert dict(found)["rygbwp"] == Fraction(720, 6**6)


def test_a_way_reads_dice_as_digits() -> None:
    assert way_to("rygbwp", "r") == 0
    assert way_to("rygbwp", "yg") == 6 + 2
    assert {way_to("abc", "".join(throw)) for throw in product("abc", repeat=2)} == set(range(9))
