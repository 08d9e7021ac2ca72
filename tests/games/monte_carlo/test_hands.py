"""The order of hands: MG-53, over all 7,776 rolls of five poker dice."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement, pairwise, product
from random import Random

from paddock.games.monte_carlo.hands import (
    HAND_KINDS,
    is_first_choice,
    kind_of,
    picked,
    repeats,
    size,
    strength,
    thrown,
)
from paddock.games.monte_carlo.names import FACES, hand_name, read_hand, sort_dice

ALL = ["".join(dice) for dice in combinations_with_replacement(FACES[::-1], 5)]


def higher(one: str, other: str) -> bool:
    return strength(read_hand(one)) > strength(read_hand(other))


def by_the_book(hand: str) -> tuple[int, list[int]]:
    """The order as the page says it, in other words: kind, then values by how often they are there."""
    counts = Counter(hand)
    shape = sorted(counts.values(), reverse=True)
    kinds: list[object] = [[1] * 5, [2, 1, 1, 1], [2, 2, 1], [3, 1, 1], "low", "high", [3, 2], [4, 1], [5]]
    kind: object = {"AKQJT": "high", "KQJT9": "low"}.get(sort_dice(hand), shape)
    values = sorted(hand, key=lambda face: (counts[face], FACES.index(face)), reverse=True)
    return kinds.index(kind), [FACES.index(face) for face in values]


def test_MG_53_all_rolls_are_counted_by_kind() -> None:
    count = Counter(HAND_KINDS[kind_of(read_hand("".join(dice)))] for dice in product(FACES, repeat=5))
    assert count == {
        "five": 6,
        "four": 150,
        "full-house": 300,
        "high-straight": 120,
        "low-straight": 120,
        "three": 1200,
        "two-pairs": 1800,
        "pair": 3600,
        "nothing": 480,
    }
    assert sum(count.values()) == 7776


def test_MG_53_kinds_from_high_to_low() -> None:
    row = ["99999", "9999T", "999TT", "AKQJT", "KQJT9", "999TJ", "TT99J", "99TJQ", "9TJQA"]
    assert all(higher(one, other) for one, other in pairwise(row))
    assert [HAND_KINDS[kind_of(read_hand(hand))] for hand in row] == list(reversed(HAND_KINDS))


def test_MG_53_equal_kinds_by_values() -> None:
    assert higher("TTT99", "999AA"), "the three of a full house before its pair"
    assert higher("TTTAA", "TTTKK")
    assert higher("AA99T", "KKQQA"), "the high pair before the low one"
    assert higher("AAKK9", "AAQQK")
    assert higher("AAKKQ", "AAKKJ")
    assert higher("99AKQ", "99AKJ"), "then the rest, from high to low"
    assert higher("TT9JQ", "99AKQ")
    assert higher("AKQJ9", "AKQT9")
    assert higher("AAAA9", "KKKKA")
    assert higher("AAAAA", "KKKKK")


def test_MG_53_the_order_is_total_and_transitive() -> None:
    """252 hands have 252 strengths, in the order of the page; so of two different hands exactly one is higher."""
    assert len(ALL) == 252
    strengths = {hand: strength(read_hand(hand)) for hand in ALL}
    assert len(set(strengths.values())) == 252
    assert sorted(ALL, key=lambda hand: strengths[hand]) == sorted(ALL, key=by_the_book)
    random = Random(1)
    for _ in range(2000):
        a, b, c = random.choices(ALL, k=3)
        assert higher(a, b) + higher(b, a) == (a != b)
        if higher(a, b) and higher(b, c):
            assert higher(a, c)


def test_every_way_of_five_dice_is_a_hand() -> None:
    count = Counter(thrown(way, 5) for way in range(7776))
    assert {hand_name(hand) for hand in count} == set(ALL)
    assert count[read_hand("AAAAA")] == 1
    assert count[read_hand("AKQJT")] == 120


def test_dice_are_picked_by_their_places_from_high_to_low() -> None:
    hand = read_hand("AAKT9")
    assert hand_name(picked(hand, 0b00001)) == "A"
    assert hand_name(picked(hand, 0b10100)) == "K9"
    assert size(picked(hand, 0b11111)) == 5
    assert is_first_choice(repeats(hand), 0b00001)
    assert not is_first_choice(repeats(hand), 0b00010), "the second ace for the first is the same choice"
    for name in ALL:
        hand = read_hand(name)
        chosen = [picked(hand, places) for places in range(32) if is_first_choice(repeats(hand), places)]
        assert len(chosen) == len(set(chosen)) == len({picked(hand, places) for places in range(32)})
