"""The table of best play at poker, checked against a plain count over every roll of the dice."""

from __future__ import annotations

import functools
import itertools
import subprocess
import sys
from collections import Counter
from fractions import Fraction

import pytest

from paddock.games.monte_carlo.duel import WAYS, best_play, multisets
from paddock.games.monte_carlo.hands import picked, strength
from paddock.games.monte_carlo.memo import EVEN, HANDS, Memo
from paddock.games.monte_carlo.names import FACES, hand_name
from paddock.games.monte_carlo.ranks import rank

Hand = tuple[int, ...]
"""Faces from low to high: a hand as this file reckons with it."""


def hand(text: str) -> Hand:
    return tuple(sorted(FACES.index(letter) for letter in text))


def number(faces: Hand) -> int:
    """The same hand as the rules have it."""
    return sum(1 << 3 * face for face in faces)


@functools.cache
def worth(faces: Hand) -> int:
    return strength(number(faces))


@functools.cache
def falls(dice: int) -> Counter[Hand]:
    """Everything that so many dice can show, by how often among all their ways."""
    return Counter(tuple(sorted(faces)) for faces in itertools.product(range(6), repeat=dice))


@functools.cache
def kept(faces: Hand) -> list[Hand]:
    """Every choice of dice to keep, but all of them."""
    return sorted({keep for count in range(5) for keep in itertools.combinations(faces, count)})


def rolled(keep: Hand, value: dict[Hand, int]) -> int:
    """What it brings to keep these dice, in parts of 7,776."""
    dice = 5 - len(keep)
    ways: int = 6 ** len(keep)
    return ways * sum(count * value[tuple(sorted(keep + fall))] for fall, count in falls(dice).items())


HAND_LIST: list[Hand] = list(itertools.combinations_with_replacement(range(6), 5))
PAIRS = ["AAKQJ", "99TTA", "KKKQ9", "AKQJT", "99999", "AKQJ9"]


@functools.cache
def answer_values(target: Hand, rolls: int) -> dict[Hand, int]:
    """What a hand is worth to the opponent with so many rolls left: in parts of 2 * 7,776 ** rolls."""
    if rolls == 0:
        return {faces: 1 + (worth(faces) > worth(target)) - (worth(faces) < worth(target)) for faces in HAND_LIST}
    after = answer_values(target, rolls - 1)
    roll = functools.cache(lambda keep: rolled(keep, after))
    return {faces: max(WAYS * after[faces], *map(roll, kept(faces))) for faces in HAND_LIST}


def keep_of(faces: Hand, places: int) -> Hand:
    """What stays when the dice in these places are re-rolled."""
    return hand(hand_name(number(faces) - picked(number(faces), places)))


def test_hands_are_numbered_without_a_gap() -> None:
    assert sorted(map(rank, multisets(5))) == list(range(HANDS))


@pytest.mark.parametrize("target", PAIRS)
def test_MG_52_the_opponent_with_one_roll_left_plays_as_well_as_possible(target: str) -> None:
    """All 252 hands against one: the chosen dice reach the best value, and nothing is rolled in vain."""
    before, values = answer_values(hand(target), 0), answer_values(hand(target), 1)
    for faces in HAND_LIST:
        places = int(best_play().answers[0, rank(number(hand(target))), rank(number(faces))])
        if places == 0:
            assert values[faces] == WAYS * before[faces]
        else:
            assert values[faces] == rolled(keep_of(faces, places), before) > WAYS * before[faces]


@pytest.mark.parametrize("target", ["KKKQ9", "QQTT9"])
def test_MG_52_the_opponent_with_two_rolls_left(target: str) -> None:
    before, values = answer_values(hand(target), 1), answer_values(hand(target), 2)
    for faces in HAND_LIST:
        places = int(best_play().answers[1, rank(number(hand(target))), rank(number(faces))])
        reached = WAYS * before[faces] if places == 0 else rolled(keep_of(faces, places), before)
        assert reached == values[faces]
    first = sum(count * values[fall] for fall, count in falls(5).items())
    assert first == best_play().beaten[2, rank(number(hand(target)))]


def test_a_single_roll_beats_a_hand_as_often_as_counted() -> None:
    """MG-54: equal hands count half, for what follows is even."""
    for text in PAIRS:
        won = sum(count for fall, count in falls(5).items() if worth(fall) > worth(hand(text)))
        equal = falls(5)[hand(text)]
        assert best_play().beaten[0, rank(number(hand(text)))] == 2 * won + equal


def test_MG_52_the_challenger_stands_where_that_takes_rolls_from_the_opponent() -> None:
    """Backward from the third roll, over all hands, in whole numbers; the chance comes out to the last digit."""
    play = best_play()
    beaten = {faces: [int(play.beaten[i, rank(number(faces))]) for i in range(3)] for faces in HAND_LIST}
    value = {faces: 2 * WAYS**3 - lost[2] for faces, lost in beaten.items()}
    for left in (1, 2):
        after = value
        roll = functools.cache(lambda keep, after=after: rolled(keep, after))
        stand = {faces: WAYS**left * (2 * WAYS**3 - lost[2 - left] * WAYS**left) for faces, lost in beaten.items()}
        value = {faces: max(stand[faces], *map(roll, kept(faces))) for faces in HAND_LIST}
        for faces in HAND_LIST:
            places = int(play.opening[left - 1, rank(number(faces))])
            assert value[faces] == (roll(keep_of(faces, places)) if places else stand[faces])
    chance = Fraction(sum(count * value[fall] for fall, count in falls(5).items()), 2 * WAYS**6)
    assert play.chance == chance
    assert Fraction(589, 1000) < chance < Fraction(590, 1000)
    assert Memo().challenger == round(chance * EVEN)


def test_known_choices() -> None:
    """Two pairs at once stand for the challenger; five nines always do; against them the opponent goes for more."""
    play = best_play()
    assert play.opening[1, rank(number(hand("AAJJ9")))] == 0
    assert list(play.opening[:, rank(number(hand("99999")))]) == [0, 0]
    places = int(play.answers[1, rank(number(hand("99999"))), rank(number(hand("AAAK9")))])
    assert keep_of(hand("AAAK9"), places) == hand("AAA")


def test_nothing_is_worked_out_before_it_is_needed() -> None:
    code = (
        "import paddock.games.monte_carlo.kind, paddock.games.monte_carlo.duel as duel;"
        "assert duel.best_play.cache_info().currsize == 0"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
