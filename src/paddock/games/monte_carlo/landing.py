"""What it is worth to arrive on a square, with the stacks, the purse and the cards as they are now."""

from __future__ import annotations

from paddock.core.rule import long_rule, rule

from .casino import cards_left
from .gamble import (
    BACK_TO_BANK,
    BANK,
    BANK_GIVES,
    DOUBLE,
    FINISH,
    GREEN,
    JACKPOT_NUMBER,
    MAX_SQUARES,
    MOST_MONEY,
    NOTHING,
    START,
    START_GIVES,
    TO_BANK,
    TRIPLE,
    Course,
    Gamble,
)
from .memo import Memo
from .stack import left_to_bring_home
from .worth import sent_back, stop_on

WIN = 1 << 20
"""The last pawn home: more than all else together."""


@rule
def richer(memo: Memo, money: int, gain: int) -> int:
    """MG-11: what a gain is worth to a purse; nothing above 250 000 $."""
    return memo.purse[min(money + gain, MOST_MONEY)] - memo.purse[money]


@rule
def at_home(course: Course, gamble: Gamble, memo: Memo, pawn: int) -> int:
    """MG-80: what it is worth to bring this pawn home, where nothing can send it back any more."""
    return WIN if left_to_bring_home(course, gamble, course.owner[pawn]) == 1 else memo.safe


@long_rule
def landing(course: Course, gamble: Gamble, memo: Memo, pawn: int, square: int, roll: int, money: int) -> int:
    """The worth of arriving with a roll, for a player who then holds so much: less the turns that are still needed."""
    kind = course.kind[square]
    if kind == FINISH:
        return at_home(course, gamble, memo, pawn)
    if kind == GREEN:
        return stop_on(course, gamble, memo, pawn, square) - memo.rest[square]
    if kind == BANK:
        return richer(memo, money, BANK_GIVES) - memo.rest[square]
    if kind == TO_BANK:
        return richer(memo, money, BANK_GIVES) - memo.rest[course.first_bank]
    if kind == BACK_TO_BANK:
        return richer(memo, money, BANK_GIVES) - memo.rest[course.second_bank]
    if kind == START:
        return richer(memo, money, START_GIVES) - memo.rest[square]
    sure = count_cards(course, gamble, memo, pawn, square, roll, money)
    suits = course.suits[square] if kind == TRIPLE else most_gaining(course, memo, square)
    return average(gamble, memo, sure, suits)


# ---- bets, by counting the cards that are left -----------------------------------------------------------------------


@rule
def further(course: Course, gamble: Gamble, memo: Memo, pawn: int, square: int, roll: int) -> int:
    """The worth of going on to a square from a casino, at a rough reckoning: as on any day, with any cards."""
    if square >= course.finish:
        return at_home(course, gamble, memo, pawn)
    return -memo.arrival[(roll - 1) * MAX_SQUARES + square]


@rule
def won_with(
    course: Course, gamble: Gamble, memo: Memo, pawn: int, square: int, roll: int, money: int, number: int
) -> int:
    """MG-41: the better of the two prizes for a card of this number."""
    paid = richer(memo, money, 2 * number) + further(course, gamble, memo, pawn, square + roll, roll)
    return max(paid, further(course, gamble, memo, pawn, square + roll * number, roll))


@rule
def lost_with(
    course: Course, gamble: Gamble, memo: Memo, pawn: int, square: int, roll: int, money: int, number: int
) -> int:
    """MG-42, MG-43: the payment and the way back, or ruin."""
    if number >= money:
        return -memo.rest[square] - sent_back(course, memo, square, money)
    paid = memo.purse[money] - memo.purse[money - number]
    return further(course, gamble, memo, pawn, max(square - roll, 0), roll) - paid


@long_rule
def count_cards(course: Course, gamble: Gamble, memo: Memo, pawn: int, square: int, roll: int, money: int) -> int:
    """What all cards that are left in the pile bring together without any bet, but for the jackpot, which always wins;
    and in memo.gains how much more those of each suit bring with a bet on it."""
    sure = won_with(course, gamble, memo, pawn, square, roll, money, JACKPOT_NUMBER)
    for suit in range(4):
        memo.gains[suit] = 0
    for number in range(1, 5):
        won = won_with(course, gamble, memo, pawn, square, roll, money, number)
        lost = lost_with(course, gamble, memo, pawn, square, roll, money, number)
        for suit in range(4):
            if gamble.seen >> 4 * suit + number - 1 & 1 == 0:
                sure += lost
                memo.gains[suit] += won - lost
    return sure


@rule
def most_gaining(course: Course, memo: Memo, square: int) -> int:
    """MG-35: the suit or the two that bring most. Suits add up, so the best pair is the best one and the next."""
    suits = 0
    for _ in range(2 if course.kind[square] == DOUBLE else 1):
        best = NOTHING
        for suit in range(4):
            if suits >> suit & 1 == 0 and (best == NOTHING or memo.gains[suit] > memo.gains[max(best, 0)]):
                best = suit
        suits |= 1 << best
    return suits


@rule
def average(gamble: Gamble, memo: Memo, sure: int, suits: int) -> int:
    """The worth of a bet over the cards that are left, once they are counted."""
    for suit in range(4):
        sure += (suits >> suit & 1) * memo.gains[suit]
    return sure // cards_left(gamble)


@rule
def best_bet(course: Course, gamble: Gamble, memo: Memo, pawn: int, square: int, roll: int, money: int) -> int:
    """The bet that is worth most."""
    count_cards(course, gamble, memo, pawn, square, roll, money)
    return most_gaining(course, memo, square)


@rule
def bet_worth(
    course: Course, gamble: Gamble, memo: Memo, pawn: int, square: int, roll: int, money: int, suits: int
) -> int:
    """The worth of a bet, on the average over the cards that are left."""
    return average(gamble, memo, count_cards(course, gamble, memo, pawn, square, roll, money), suits)
