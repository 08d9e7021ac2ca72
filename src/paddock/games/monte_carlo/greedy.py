"""What a sensible player does at a glance: the furthest and most valuable arrival, safe bets, small stakes.

Rules over the same records, so that the bot at the table and a million games in the lab decide alike. It looks one step
ahead, and no further: `shark.py` is the one that reckons.
"""

from __future__ import annotations

from paddock.core.rule import long_rule, rule
from paddock.games.monte_carlo.moves import (
    CODE_ANNOUNCE,
    CODE_BACK,
    CODE_BET,
    CODE_CHALLENGE,
    CODE_MONEY,
    CODE_MOVE,
    CODE_PARTNERS,
    CODE_PASS,
    CODE_REROLL,
    CODE_SHARE,
    CODE_SQUARES,
    CODE_STAND,
)

from .casino import number_of
from .die import MAY_MOVE, why_not_move
from .gamble import (
    ANNOUNCE,
    BACK,
    BACK_TO_BANK,
    BANK,
    BET,
    DOUBLE,
    FINISH,
    GREEN,
    HAND,
    JACKPOT,
    MOVE,
    NOTHING,
    PAWNS,
    POKER,
    PRIZE,
    SHARE,
    STAKES,
    TO_BANK,
    TRIPLE,
    Course,
    Gamble,
    Work,
)
from .hands import FACES, HIGH_STRAIGHT, LOW_STRAIGHT, dice_of, kind_of, strength
from .legal import count_suits, may_announce, suits_to_choose
from .memo import Memo
from .movement import ahead
from .poker import can_be_challenged, highest_share, highest_stake
from .ruin import bank_behind, can_go_back
from .stack import is_blocked

LOW_PURSE = 3
"""With less than so many times 10 000 $, money comes before squares."""
AMOUNT = 4
"""One stakes a quarter of what one holds."""

# What an arrival is worth beyond the way to it, in squares.
BANK_BONUS, MASTER_BONUS, HOME_BONUS = 5, 2, 12


@long_rule
def greedy(course: Course, gamble: Gamble, work: Work, memo: Memo) -> int:
    """The code of the move that a sensible player makes now. It needs no memo: it remembers nothing."""
    phase = gamble.phase
    if phase == MOVE:
        return greedy_move(course, gamble)
    if phase == HAND:
        return greedy_dice(gamble)
    if phase == BET:
        return greedy_bet(course, gamble)
    if phase == PRIZE:
        return greedy_prize(course, gamble)
    if phase == POKER:
        return greedy_challenge(course, gamble)
    if phase == SHARE:
        return CODE_SHARE + highest_share(course, gamble, gamble.asked) // AMOUNT
    if phase == BACK:
        return greedy_back(course, gamble)
    return greedy_announcement(course, gamble) if phase == ANNOUNCE else CODE_PARTNERS


# ---- on the road -----------------------------------------------------------------------------------------------------


@rule
def way_gained(course: Course, gamble: Gamble, pawn: int) -> int:
    """What moving this pawn by the roll is worth at a glance, in squares: the way, and what the square is good for."""
    roll, square = gamble.roll, ahead(course, gamble, pawn, gamble.roll)
    kind = course.kind[square]
    if kind == FINISH:
        return roll + HOME_BONUS
    if kind == BANK:
        return roll + BANK_BONUS
    if kind == TO_BANK:
        return course.first_bank - gamble.at[pawn] + BANK_BONUS
    if kind == BACK_TO_BANK:
        return course.second_bank - gamble.at[pawn] + BANK_BONUS
    if kind == GREEN:
        for other in range(PAWNS):
            if gamble.at[other] == square and course.owner[other] != gamble.mover:
                return roll + MASTER_BONUS
        return roll
    if kind == TRIPLE:
        return 2 * roll
    return roll if kind == DOUBLE else 0


@rule
def greedy_move(course: Course, gamble: Gamble) -> int:
    """The pawn that gains most; among equals the one that is furthest behind."""
    best, most = NOTHING, 0
    for pawn in range(PAWNS):
        if why_not_move(course, gamble, pawn) == MAY_MOVE:
            worth = 128 * way_gained(course, gamble, pawn) - gamble.at[pawn]
            if best == NOTHING or worth > most:
                best, most = pawn, worth
    return CODE_MOVE + best


@rule
def greedy_announcement(course: Course, gamble: Gamble) -> int:
    """MG-16: the colour with more pawns that can use any roll."""
    best, most = NOTHING, NOTHING
    for colour in range(4):
        if may_announce(course, gamble, colour):
            free = 0
            for pawn in range(3 * colour, 3 * colour + 3):
                if course.owner[pawn] == gamble.mover:
                    square = gamble.at[pawn]
                    if course.kind[square] not in (BANK, FINISH) and not is_blocked(course, gamble, pawn):
                        free += 1
            if free > most:
                best, most = colour, free
    return CODE_ANNOUNCE + best


@rule
def way_back(course: Course, gamble: Gamble, pawn: int) -> int:
    """MG-70: how many squares a pawn loses that is sent back."""
    return gamble.at[pawn] - bank_behind(course, gamble.at[pawn])


@rule
def greedy_back(course: Course, gamble: Gamble) -> int:
    """One's own pawn that loses the shortest way, or an opponent's that loses the longest."""
    best, most = NOTHING, 0
    for pawn in range(PAWNS):
        if can_go_back(course, gamble, gamble.ruined, pawn):
            lost = way_back(course, gamble, pawn)
            worth = -lost if gamble.ruined == gamble.chooser else lost
            if best == NOTHING or worth > most:
                best, most = pawn, worth
    return CODE_BACK + best


# ---- in a casino -----------------------------------------------------------------------------------------------------


@rule
def cards_for(gamble: Gamble, suits: int) -> int:
    """How many cards of the pile would win a bet on these suits; the jackpot, which always does, is one of them."""
    count = 1
    for card in range(JACKPOT):
        if gamble.seen >> card & 1 == 0 and suits >> card // 4 & 1 != 0:
            count += 1
    return count


@rule
def greedy_bet(course: Course, gamble: Gamble) -> int:
    """The bet that most cards of the pile would win."""
    wanted = suits_to_choose(course, gamble)
    best, most = NOTHING, 0
    for suits in range(16):
        if count_suits(suits) == wanted:
            count = cards_for(gamble, suits)
            if count > most:
                best, most = suits, count
    return CODE_BET + best


@rule
def greedy_prize(course: Course, gamble: Gamble) -> int:
    """Squares, where they are more; money for whoever has little."""
    number = number_of(gamble.card)
    if number == 1 or gamble.money[gamble.mover] < LOW_PURSE:
        return CODE_MONEY
    return CODE_SQUARES


# ---- at poker --------------------------------------------------------------------------------------------------------


@rule
def greedy_challenge(course: Course, gamble: Gamble) -> int:
    """A quarter of the purse against the poorest, whose ruin is nearest; nobody, for whoever has little."""
    stake = gamble.money[gamble.mover] // AMOUNT
    best, least = NOTHING, STAKES
    for pawn in range(PAWNS):
        if can_be_challenged(course, gamble, pawn) and gamble.money[course.owner[pawn]] < least:
            best, least = pawn, gamble.money[course.owner[pawn]]
    if best == NOTHING or stake == 0:
        return CODE_PASS
    return CODE_CHALLENGE + STAKES * best + min(stake, highest_stake(gamble, course.owner[best]))


@rule
def greedy_dice(gamble: Gamble) -> int:
    """Keeps what is alike and rolls the rest again; stands with a whole hand, or one that has won already."""
    hand = gamble.hands[gamble.side]
    kind = kind_of(hand)
    if gamble.side == 1 and strength(hand) > strength(gamble.hands[0]):
        return CODE_STAND
    if kind in (LOW_STRAIGHT, HIGH_STRAIGHT):
        return CODE_STAND
    places = 0
    place = 0
    for i in range(FACES):
        count = dice_of(hand, FACES - 1 - i)
        if count == 1:
            places |= 1 << place
        place += count
    return CODE_STAND if places == 0 else CODE_REROLL + places
