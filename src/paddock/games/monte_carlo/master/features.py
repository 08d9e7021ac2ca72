"""A position as numbers for the network, seen from the seat whose turn it is: itself first, the others clockwise.

Each seat has a feature for every square (how many of its pawns are there), one for every amount of money, and sixteen
that say what squares and money alone do not: how far there is to go, who is blocked, and who can land on whom. The
table has a few more. Amounts are in parts of ONE; only those that are not nothing are written down.
"""

from __future__ import annotations

from paddock.core.rule import long_rule, rule

from ..casino import cards_left
from ..gamble import (
    BANK,
    BET,
    CARD,
    DOUBLE,
    GREEN,
    MOST_MONEY,
    PAWNS,
    POKER,
    TRIPLE,
    UNUSED,
    Course,
    Gamble,
)
from ..memo import TURN, Memo
from ..stack import has_pawn_of_colour

ONE = 64
"""A whole, where features and weights are counted in parts of it."""
AMOUNTS = MOST_MONEY + 1
(
    WAY,
    LONGEST,
    SECOND,
    PURSE,
    LAST_PAWN,
    TWO_LEFT,
    EXEMPT,
    BLOCKED,
    BLOCKED_LAST,
    ON_BANK,
    EXPOSED_EARLY,
    EXPOSED_LATE,
    TARGETS,
    HOLDING,
    NOTHING_FAST,
    ONE_COLOUR,
) = range(16)
OF_A_SEAT = 16
CONSTANT, CARDS_LEFT, JACKPOT_NEAR, IN_CASINO, WINS, CHALLENGES, ROLLED = range(7)
OF_THE_TABLE = ROLLED + 6
REACH = 6
"""So far a die goes."""


@rule
def count_inputs(course: Course) -> int:
    """How many features a position on this course has."""
    return course.seats * (course.spaces + AMOUNTS + OF_A_SEAT) + OF_THE_TABLE


@rule
def note(memo: Memo, n: int, feature: int, amount: int) -> int:
    """Writes a feature down, unless it is nothing; says how many there are then."""
    if amount == 0:
        return n
    memo.inputs[n] = memo.net + feature
    memo.amounts[n] = amount
    return n + 1


@long_rule
def features(course: Course, gamble: Gamble, memo: Memo) -> int:
    """Fills memo.inputs and memo.amounts; says how many there are."""
    n = 0
    each = course.spaces + AMOUNTS + OF_A_SEAT
    seat = gamble.mover
    for place in range(course.seats):
        n = seat_features(course, gamble, memo, seat, place * each, n)
        seat = seat + 1 if seat + 1 < course.seats else 0
    return table_features(course, gamble, memo, course.seats * each, n)


@long_rule
def seat_features(course: Course, gamble: Gamble, memo: Memo, seat: int, first: int, n: int) -> int:
    way, longest, second = 0, 0, 0
    left, on_start, on_bank, blocked, fast = 0, 0, 0, 0, 0
    early, late, targets, holding = 0, 0, 0, 0
    for i in range(course.pawns):
        pawn = course.own[seat][i]
        square = gamble.at[pawn]
        n = note(memo, n, first + square, ONE)
        if square == course.finish:
            continue
        rest = memo.rest[square]
        way += rest
        second = max(second, min(longest, rest))
        longest = max(longest, rest)
        left += 1
        on_start += 1 if square == 0 else 0
        green = course.kind[square] == GREEN
        bank = course.kind[square] == BANK
        above = 0
        for other in range(PAWNS):
            owner = course.owner[other]
            if owner in (UNUSED, seat):
                continue
            there = gamble.at[other]
            if there == square:
                if green:
                    above += 1 if gamble.height[other] > gamble.height[pawn] else 0
                    holding += 1 if gamble.height[other] < gamble.height[pawn] else 0
            elif there < square:
                if green and square - there <= REACH:
                    early += 1 if square <= course.first_bank else 0
                    late += 1 if square > course.first_bank else 0
            elif there - square <= REACH and there > course.first_bank and course.kind[there] == GREEN:
                targets += 1
        on_bank += 1 if bank else 0
        blocked += 1 if above > 0 else 0
        fast += 1 if above == 0 and not bank else 0
    money = gamble.money[seat]
    n = note(memo, n, first + course.spaces + money, ONE)
    own = first + course.spaces + AMOUNTS
    n = note(memo, n, own + WAY, way * ONE // (32 * TURN))
    n = note(memo, n, own + LONGEST, longest * ONE // (8 * TURN))
    n = note(memo, n, own + SECOND, second * ONE // (8 * TURN))
    n = note(memo, n, own + PURSE, memo.purse[money] * ONE // (2 * TURN))
    n = note(memo, n, own + LAST_PAWN, ONE if left == 1 else 0)
    n = note(memo, n, own + TWO_LEFT, ONE if left == 2 else 0)
    n = note(memo, n, own + EXEMPT, ONE if on_start > 0 else 0)
    n = note(memo, n, own + BLOCKED, blocked * ONE // 2)
    n = note(memo, n, own + BLOCKED_LAST, ONE if blocked > 0 and left == 1 else 0)
    n = note(memo, n, own + ON_BANK, on_bank * ONE // 2)
    n = note(memo, n, own + EXPOSED_EARLY, early * ONE // 4)
    n = note(memo, n, own + EXPOSED_LATE, late * ONE // 4)
    n = note(memo, n, own + TARGETS, targets * ONE // 4)
    n = note(memo, n, own + HOLDING, holding * ONE // 2)
    n = note(memo, n, own + NOTHING_FAST, ONE if fast == 0 else 0)
    return note(memo, n, own + ONE_COLOUR, ONE if has_one_colour(course, gamble, seat) else 0)


@rule
def has_one_colour(course: Course, gamble: Gamble, seat: int) -> bool:
    """MG-02: has a player with two colours only one of them left?"""
    if course.colours == 1:
        return False
    first = has_pawn_of_colour(course, gamble, course.colour[seat])
    return first != has_pawn_of_colour(course, gamble, course.second_colour[seat])


@long_rule
def table_features(course: Course, gamble: Gamble, memo: Memo, first: int, n: int) -> int:
    left = cards_left(gamble)
    n = note(memo, n, first + CONSTANT, ONE)
    n = note(memo, n, first + CARDS_LEFT, 4 * left)
    n = note(memo, n, first + JACKPOT_NEAR, ONE // left)
    if gamble.phase in (BET, CARD):
        n = note(memo, n, first + IN_CASINO, ONE)
        n = note(memo, n, first + WINS, winning_cards(course, gamble) * ONE // left)
        n = note(memo, n, first + ROLLED + gamble.roll - 1, ONE)
    elif gamble.phase == POKER:
        n = note(memo, n, first + CHALLENGES, ONE)
    return n


@rule
def cards_of(gamble: Gamble, suit: int) -> int:
    """How many cards of a suit are left, but for the jackpot."""
    count = 0
    for number in range(4):
        count += 1 - (gamble.seen >> 4 * suit + number & 1)
    return count


@rule
def winning_cards(course: Course, gamble: Gamble) -> int:
    """How many of the cards that are left win in this casino with the likeliest bet, or with the one placed."""
    kind = course.kind[gamble.at[gamble.pawn]]
    total, most, next_most = 0, 0, 0
    for suit in range(4):
        count = cards_of(gamble, suit)
        total += count * (gamble.suits >> suit & 1)
        next_most = max(next_most, min(most, count))
        most = max(most, count)
    if kind == TRIPLE or gamble.suits != 0:
        return 1 + total
    return 1 + most + (next_most if kind == DOUBLE else 0)
