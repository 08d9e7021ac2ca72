"""What squares, money and blocks are worth to a player who reckons: everything in turns, 1024 parts each.

The way home from every square is worked out once a board: how many turns a lone pawn needs from there, on the average
over dice and cards, with the better of the two prizes after each bet that is won. Against that all else is weighed.
"""

from __future__ import annotations

from paddock.core.rule import long_rule, rule

from .gamble import (
    BACK_TO_BANK,
    BANK,
    BANK_GIVES,
    CARDS,
    DOUBLE,
    GREEN,
    JACKPOT_NUMBER,
    MAX_SQUARES,
    MOST_MONEY,
    PAWNS,
    SLOW,
    START,
    START_GIVES,
    TO_BANK,
    TRIPLE,
    Course,
    Gamble,
)
from .memo import TURN, Memo
from .ruin import bank_behind
from .stack import is_blocked, left_to_bring_home

ROUNDS = 24
"""So often the ways home are worked out anew from each other; by then they hardly change."""
SQUARES_A_TURN = 5
"""A first guess to begin with."""


# ---- the way home ----------------------------------------------------------------------------------------------------


@long_rule
def survey(course: Course, memo: Memo) -> None:
    """Fills the board's tables of the memo."""
    step = memo.first_worth
    for money in range(1, MOST_MONEY + 1):
        memo.purse[money] = memo.purse[money - 1] + step
        step = step * memo.fading // 100
    for square in range(course.finish + 1):
        memo.rest[square] = (course.finish - square) * TURN // SQUARES_A_TURN
        for roll in range(1, 7):
            memo.arrival[(roll - 1) * MAX_SQUARES + square] = memo.rest[square]
    for _ in range(ROUNDS):
        for i in range(course.finish):
            survey_square(course, memo, course.finish - 1 - i)
    memo.surveyed = 1


@long_rule
def survey_square(course: Course, memo: Memo, square: int) -> None:
    """The way home from a square, by what is known of the others so far."""
    kind = course.kind[square]
    rolls = SLOW if kind == BANK else 6  # MG-31
    total = 0
    for roll in range(1, rolls + 1):
        total += memo.arrival[(roll - 1) * MAX_SQUARES + min(square + roll, course.finish)]
    memo.rest[square] = TURN + total // rolls + (memo.wait if kind == BANK else 0)
    for roll in range(1, 7):
        at = (roll - 1) * MAX_SQUARES + square
        if kind == GREEN:
            memo.arrival[at] = memo.rest[square]
        elif kind == START:
            memo.arrival[at] = memo.rest[square] - START_GIVES * memo.unit
        elif kind == BANK:
            memo.arrival[at] = memo.rest[square] - BANK_GIVES * memo.unit
        elif kind == TO_BANK:
            memo.arrival[at] = memo.rest[course.first_bank] - BANK_GIVES * memo.unit
        elif kind == BACK_TO_BANK:
            memo.arrival[at] = memo.rest[course.second_bank] - BANK_GIVES * memo.unit
        else:
            memo.arrival[at] = survey_casino(course, memo, square, roll)


@long_rule
def survey_casino(course: Course, memo: Memo, square: int, roll: int) -> int:
    """The way home from a casino over all 17 cards: each number once in every suit, and the jackpot."""
    kind = course.kind[square]
    suits = 3 if kind == TRIPLE else 2 if kind == DOUBLE else 1
    row = (roll - 1) * MAX_SQUARES
    lost = memo.arrival[row + max(square - roll, 0)]
    total = 0
    for number in range(1, JACKPOT_NUMBER + 1):
        money = memo.arrival[row + min(square + roll, course.finish)] - 2 * number * memo.unit
        squares = memo.arrival[row + min(square + roll * number, course.finish)]
        if number == JACKPOT_NUMBER:
            total += min(money, squares)
        else:
            total += suits * min(money, squares) + (4 - suits) * (lost + number * memo.unit)
    return total // CARDS


# ---- how a player stands ---------------------------------------------------------------------------------------------


@rule
def stuck(course: Course, gamble: Gamble, memo: Memo, seat: int) -> int:
    """What a blocked pawn costs its player: most, where there is no other one to move instead."""
    return memo.block_last if left_to_bring_home(course, gamble, seat) == 1 else memo.block


@long_rule
def need(course: Course, gamble: Gamble, memo: Memo, seat: int) -> int:
    """The turns that a player still needs, less what the purse is worth."""
    total = -memo.purse[gamble.money[seat]]
    for pawn in range(PAWNS):
        if course.owner[pawn] == seat:
            total += memo.rest[gamble.at[pawn]]
            if is_blocked(course, gamble, pawn):
                total += stuck(course, gamble, memo, seat)
    return total


@long_rule
def spite(course: Course, gamble: Gamble, memo: Memo, me: int, seat: int) -> int:
    """What a loss of this opponent is worth to me, in parts of 256: between two players all of it; among more, most of
    it where the opponent is the first of the others."""
    if course.seats == 2:
        return 256
    own = need(course, gamble, memo, seat)
    for other in range(course.seats):
        if other != me and other != seat and need(course, gamble, memo, other) < own:
            return memo.spite_other
    return memo.spite_leader


@rule
def sent_back(course: Course, memo: Memo, square: int, money: int) -> int:
    """MG-70: what it costs a player with so much money to be ruined and have a pawn go back from this square."""
    back = bank_behind(course, square)
    gets = START_GIVES if back == 0 else BANK_GIVES
    return memo.rest[back] - memo.rest[square] + memo.purse[money] - memo.purse[gets]


@long_rule
def ruin_cost(course: Course, gamble: Gamble, memo: Memo, seat: int) -> int:
    """MG-58: what it costs a player to be ruined at poker, when the winner chooses the pawn."""
    worst = memo.purse[gamble.money[seat]] - memo.purse[START_GIVES]
    found = False
    for pawn in range(PAWNS):
        square = gamble.at[pawn]
        if course.owner[pawn] == seat and square != 0 and square != course.finish:
            cost = sent_back(course, memo, square, gamble.money[seat])
            if not found or cost > worst:
                worst, found = cost, True
    return worst


# ---- stacks ----------------------------------------------------------------------------------------------------------


@rule
def is_free_without(course: Course, gamble: Gamble, pawn: int, leaving: int) -> bool:
    """Would this pawn be unblocked, once another one has left its stack?"""
    for other in range(PAWNS):
        if (
            other != leaving
            and gamble.at[other] == gamble.at[pawn]
            and gamble.height[other] > gamble.height[pawn]
            and course.owner[other] != course.owner[pawn]
        ):
            return False
    return True


@long_rule
def hold(course: Course, gamble: Gamble, memo: Memo, pawn: int) -> int:
    """MG-23: what it is worth that this pawn stays where it is: the opponents' pawns that it alone blocks."""
    if course.kind[gamble.at[pawn]] != GREEN:
        return 0
    total = 0
    me = course.owner[pawn]
    for other in range(PAWNS):
        owner = course.owner[other]
        if (
            gamble.at[other] == gamble.at[pawn]
            and owner != me
            and gamble.height[other] < gamble.height[pawn]
            and is_free_without(course, gamble, other, pawn)
        ):
            total += spite(course, gamble, memo, me, owner) * stuck(course, gamble, memo, owner) // 256
    return total


@long_rule
def stop_on(course: Course, gamble: Gamble, memo: Memo, pawn: int, square: int) -> int:
    """What lies in a green square for a pawn that comes to rest there: whom it blocks (MG-20), and who may land on it
    in turn."""
    me = course.owner[pawn]
    total = 0
    for other in range(PAWNS):
        owner = course.owner[other]
        if owner == me:
            continue
        if gamble.at[other] == square:
            if not is_blocked(course, gamble, other):
                total += spite(course, gamble, memo, me, owner) * stuck(course, gamble, memo, owner) // 256
            if square > course.first_bank:
                total += memo.duel
        elif gamble.at[other] < square and square - gamble.at[other] <= 6:
            total -= memo.danger
    return total
