"""The network: features, HIDDEN numbers that are cut off below zero, and a softmax over the seats.

Everything is a whole number, so that both lanes find the same chances to the last bit. Weights are signed bytes in
parts of ONE. A network is a block of lines with HIDDEN weights each: one for every feature, one for every seat, and one
with what each seat begins with.
"""

from __future__ import annotations

from paddock.core.rule import long_rule, rule

from ..gamble import Course, Gamble
from ..memo import HIDDEN, NETS, POWERS, Memo
from .features import ONE, count_inputs, features

SURE = 1 << 20
"""A sure win, where chances are counted in parts of it."""
HIGHEST = POWERS - 2
MODULUS = (1 << 31) - 1


@rule
def mixed(key: int, number: int) -> int:
    return (key * 48_271 + number + 1) % MODULUS


@long_rule
def course_key(course: Course) -> int:
    """A number for everything that a network is made for: the road, how many play, and with how many pawns."""
    key = mixed(mixed(mixed(1, course.seats), course.pawns), course.colours)
    for square in range(course.spaces):
        key = mixed(mixed(key, course.kind[square]), course.suits[square])
    return key


@long_rule
def fit(course: Course, memo: Memo) -> None:
    """Looks up the network for this course."""
    memo.fitted = 1
    memo.net = -1
    key = course_key(course)
    for net in range(NETS):
        if memo.net_keys[net] == key:
            memo.net = memo.net_lines[net]


@long_rule
def judge(course: Course, gamble: Gamble, memo: Memo) -> None:
    """Fills memo.shares with the chances to win, from the mover on clockwise."""
    hidden_numbers(memo, features(course, gamble, memo))
    first = memo.net + count_inputs(course)
    highest = 0
    for place in range(course.seats):
        total = memo.weights[first + course.seats][place] * ONE * ONE
        for i in range(HIDDEN):
            total += max(memo.hidden[i], 0) * memo.weights[first + place][i]
        total >>= 6  # from parts of ONE³ to parts of ONE²
        memo.shares[place] = total
        highest = total if place == 0 else max(highest, total)
    together = 0
    for place in range(course.seats):
        memo.shares[place] = power(memo, highest - memo.shares[place])
        together += memo.shares[place]
    for place in range(course.seats):
        memo.shares[place] = memo.shares[place] * SURE // together


@rule
def hidden_numbers(memo: Memo, inputs: int) -> None:
    for i in range(HIDDEN):
        memo.hidden[i] = 0
    for at in range(inputs):
        line, amount = memo.inputs[at], memo.amounts[at]
        for i in range(HIDDEN):
            memo.hidden[i] += memo.weights[line][i] * amount


@rule
def power(memo: Memo, less: int) -> int:
    """e to the power of minus this many parts of ONE², in parts of SURE: from a table, with a straight line between its
    entries."""
    step = min(less >> 6, HIGHEST)
    low, high = memo.powers[step + 1], memo.powers[step]
    return high - ((high - low) * (less & 63) >> 6) if step < HIGHEST else low
