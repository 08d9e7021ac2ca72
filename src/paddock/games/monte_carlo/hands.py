"""Poker dice: a hand is how many dice show each face, three bits a face, in one number; and which hand is higher."""

from __future__ import annotations

from paddock.core.rule import long_rule, rule

from .gamble import POKER_DICE

EMPTY = 0
FACES = 6

# The kinds of hands from low to high (MG-53).
NO_PAIR, PAIR, TWO_PAIRS, THREE, LOW_STRAIGHT, HIGH_STRAIGHT, FULL_HOUSE, FOUR, FIVE = range(9)
HAND_KINDS = (
    "nothing",
    "pair",
    "two-pairs",
    "three",
    "low-straight",
    "high-straight",
    "full-house",
    "four",
    "five",
)
LOW = 0o011111
HIGH = 0o111110
"""The two straights: one die of each of five faces in a row."""


@rule
def one(face: int) -> int:
    """A hand of a single die."""
    return 1 << 3 * face


@rule
def dice_of(hand: int, face: int) -> int:
    """How many dice show this face."""
    return hand >> 3 * face & 7


@rule
def size(hand: int) -> int:
    """How many dice there are in all: the product adds the hand to itself, shifted by one face, two, and on."""
    return hand * 0o111111 >> 15 & 7


@rule
def thrown(way: int, rolling: int) -> int:
    """What so many dice show in one of their 6**rolling equally likely ways: digits to base six."""
    hand = EMPTY
    for _ in range(rolling):
        hand += one(way % FACES)
        way //= FACES
    return hand


@rule
def power_of_six(exponent: int) -> int:
    """In how many equally likely ways so many dice can fall."""
    ways = 1
    for _ in range(exponent):
        ways *= FACES
    return ways


@rule
def picked(hand: int, places: int) -> int:
    """The dice in these places of the hand, laid out from high to low; one bit a place."""
    dice = EMPTY
    place = 0
    for i in range(FACES):
        face = FACES - 1 - i
        for _ in range(dice_of(hand, face)):
            dice += (places >> place & 1) * one(face)
            place += 1
    return dice


@rule
def repeats(hand: int) -> int:
    """The places of the hand, laid out from high to low, where a die shows the same as the one before it; one bit a
    place."""
    places = 0
    place = 0
    for i in range(FACES):
        count = dice_of(hand, FACES - 1 - i)
        if count > 1:
            places |= (1 << count) - 2 << place
        place += count
    return places


@rule
def is_first_choice(repeated: int, places: int) -> bool:
    """Are these the first places among those with the same faces? Equal dice need not be told apart, so whoever takes
    one that repeats the one before it takes that too. `repeated` are the hand's `repeats`."""
    return places & repeated & ~(places << 1) == 0


@long_rule
def kind_of(hand: int) -> int:
    """MG-53: what kind of hand five dice make."""
    pairs = 0
    most = 0
    for face in range(FACES):
        count = dice_of(hand, face)
        most = max(most, count)
        if count == 2:
            pairs += 1
    if most == 5:
        return FIVE
    if most == 4:
        return FOUR
    if most == 3:
        return FULL_HOUSE if pairs == 1 else THREE
    if most == 2:
        return TWO_PAIRS if pairs == 2 else PAIR
    if hand == HIGH:
        return HIGH_STRAIGHT
    return LOW_STRAIGHT if hand == LOW else NO_PAIR


@long_rule
def strength(hand: int) -> int:
    """MG-53: one number a hand; the higher one wins, and only the same five values are equal. First the kind, then the
    values as digits to base six: those that make the hand before the rest, from high to low."""
    total = kind_of(hand)
    for less in range(POKER_DICE):
        count = POKER_DICE - less
        for i in range(FACES):
            face = FACES - 1 - i
            if dice_of(hand, face) == count:
                for _ in range(count):
                    total = total * FACES + face
    return total
