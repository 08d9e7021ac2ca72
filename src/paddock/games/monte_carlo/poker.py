"""Poker on a stack: challenges, partners, hands, and what a duel leads to (MG-50 to MG-58)."""

from __future__ import annotations

from paddock.core.log import emit
from paddock.core.rule import long_rule, rule
from paddock.games.monte_carlo.events import (
    CHALLENGED,
    DUEL_WON,
    MASTERED,
    PARTNERS_ASKED,
    REROLLING,
    SHARED,
    STOOD,
    THREW,
    TIED,
)

from .gamble import (
    BY_POKER,
    DICE,
    HAND,
    MAX_SEATS,
    NOTHING,
    PARTNERS,
    PAWNS,
    POKER,
    POKER_DICE,
    POKER_ROLLS,
    SHARE,
    TIE_DICE,
    Course,
    Gamble,
    Work,
)
from .hands import EMPTY, picked, size, strength, thrown
from .money import room_for
from .ruin import ruin
from .stack import left_to_bring_home, make_master
from .turn import clear_duel, end_turn

# ---- who may be challenged -------------------------------------------------------------------------------------------


@rule
def can_be_challenged(course: Course, gamble: Gamble, pawn: int) -> bool:
    """MG-50, MG-55: an opponent's pawn in the stack that the challenger's pawn lies on, not yet challenged."""
    return (
        (gamble.at[pawn] == gamble.at[gamble.pawn])
        & (course.owner[pawn] != gamble.mover)
        & (gamble.challenged >> pawn & 1 == 0)
    )


@rule
def highest_stake(gamble: Gamble, opponent: int) -> int:
    """MG-50: at most what the opponent holds, and at most what the challenger holds."""
    return min(gamble.money[opponent], gamble.money[gamble.mover])


@long_rule
def offer_poker(course: Course, gamble: Gamble, work: Work) -> None:
    """MG-50, MG-51, MG-55: the pawn that lies on a stack may challenge; where there is nobody to, the turn is over."""
    if gamble.at[gamble.pawn] > course.first_bank:
        rivals = 0
        for pawn in range(PAWNS):
            rivals += 1 if can_be_challenged(course, gamble, pawn) else 0
        if rivals > 0:
            gamble.phase = POKER
            return
    end_turn(course, gamble, work)


# ---- stakes ----------------------------------------------------------------------------------------------------------


@rule
def highest_share(course: Course, gamble: Gamble, seat: int) -> int:
    """MG-57: what a partner can add, keeping 10 000 $, as long as the sum does not exceed what the opponent holds."""
    if seat == gamble.mover or seat == gamble.opponent:
        return 0
    free = gamble.money[gamble.opponent] - gamble.stake
    for other in range(course.seats):
        free -= gamble.shares[other]
    return min(free, gamble.money[seat] - 1)


@long_rule
def challenge(course: Course, gamble: Gamble, work: Work, target: int, stake: int) -> None:
    """MG-50: a pawn of the stack is challenged for a stake; MG-57: perhaps others may add to it."""
    gamble.target = target
    gamble.opponent = course.owner[target]
    gamble.stake = stake
    gamble.challenged |= 1 << target
    work.duels += 1
    emit(work, CHALLENGED, gamble.mover, gamble.pawn, gamble.opponent, target, stake)
    if left_to_bring_home(course, gamble, gamble.opponent) == 1:
        for seat in range(course.seats):
            if highest_share(course, gamble, seat) > 0:
                gamble.phase = PARTNERS
                return
    begin_dice(gamble)


@rule
def ask_partners(course: Course, gamble: Gamble, work: Work) -> None:
    """MG-57: all other players are asked, in turn order from the challenger's left."""
    emit(work, PARTNERS_ASKED, gamble.mover)
    ask_next(course, gamble, work, gamble.mover)


@long_rule
def ask_next(course: Course, gamble: Gamble, work: Work, after: int) -> None:
    """The next player who is asked; who cannot add anything need not answer."""
    seat = after
    while True:
        seat = seat + 1 if seat + 1 < course.seats else 0
        if seat == gamble.mover:
            gamble.asked = NOTHING
            begin_dice(gamble)
            return
        if seat != gamble.opponent:
            if highest_share(course, gamble, seat) > 0:
                gamble.asked = seat
                gamble.phase = SHARE
                return
            emit(work, SHARED, seat, 0)


@rule
def share(course: Course, gamble: Gamble, work: Work, amount: int) -> None:
    """MG-57: a partner's answer."""
    seat = gamble.asked
    gamble.shares[seat] = amount
    emit(work, SHARED, seat, amount)
    ask_next(course, gamble, work, seat)


# ---- dice ------------------------------------------------------------------------------------------------------------


@rule
def begin_dice(gamble: Gamble) -> None:
    """MG-52: the challenger rolls five dice."""
    gamble.side = 0
    gamble.rolling = POKER_DICE
    gamble.phase = DICE


@rule
def dice_seat(gamble: Gamble) -> int:
    """The seat whose dice it is."""
    return gamble.mover if gamble.side == 0 else gamble.opponent


@rule
def most_rolls(gamble: Gamble) -> int:
    """MG-52: three for the challenger; for the opponent as many as the challenger took. MG-54: after a tie, one."""
    if gamble.phase == TIE_DICE:
        return 1
    return POKER_ROLLS if gamble.side == 0 else gamble.rolls[0]


@long_rule
def throw(course: Course, gamble: Gamble, work: Work, way: int) -> None:
    """Chance rolls poker dice: MG-52, or MG-54 after a tie."""
    side = gamble.side
    dice = thrown(way, gamble.rolling)
    gamble.hands[side] += dice
    gamble.rolls[side] += 1
    gamble.rolling = 0
    emit(work, THREW, dice_seat(gamble), dice, gamble.hands[side], gamble.rolls[side])
    if gamble.phase == DICE and gamble.rolls[side] < most_rolls(gamble):
        gamble.phase = HAND
    else:
        end_side(course, gamble, work, gamble.phase == TIE_DICE)


@rule
def reroll(gamble: Gamble, work: Work, places: int) -> None:
    """MG-52: these dice leave the hand and are rolled again."""
    dice = picked(gamble.hands[gamble.side], places)
    gamble.hands[gamble.side] -= dice
    gamble.rolling = size(dice)
    gamble.phase = DICE
    emit(work, REROLLING, dice_seat(gamble), dice)


@rule
def stand(course: Course, gamble: Gamble, work: Work) -> None:
    """MG-52: fewer rolls are allowed."""
    emit(work, STOOD, dice_seat(gamble), gamble.hands[gamble.side])
    end_side(course, gamble, work, False)


@long_rule
def end_side(course: Course, gamble: Gamble, work: Work, tie: bool) -> None:
    """MG-52, MG-54: after the challenger the opponent rolls; then the hands are compared, and equal ones roll again."""
    if gamble.side == 0:
        gamble.side = 1
        gamble.rolling = POKER_DICE
        gamble.phase = TIE_DICE if tie else DICE
        return
    difference = strength(gamble.hands[0]) - strength(gamble.hands[1])
    if difference != 0:
        settle(course, gamble, work, difference > 0)
        return
    emit(work, TIED, NOTHING, gamble.hands[0])
    for side in range(2):
        gamble.hands[side] = EMPTY
        gamble.rolls[side] = 0
    gamble.side = 0
    gamble.rolling = POKER_DICE
    gamble.phase = TIE_DICE


# ---- what it leads to ------------------------------------------------------------------------------------------------


@rule
def win_from(gamble: Gamble, work: Work, winner: int, loser: int, amount: int) -> None:
    """A stake changes hands; what is above 250 000 $ goes to the bank (MG-11)."""
    kept = room_for(gamble, winner, amount)
    gamble.money[loser] -= amount
    gamble.money[winner] += kept
    gamble.bank += amount - kept
    work.gains[loser] -= amount
    work.gains[winner] += kept


@long_rule
def settle(course: Course, gamble: Gamble, work: Work, challenger_won: bool) -> None:
    """MG-55 to MG-58: everyone wins or loses exactly what they put in; then the stack is put in order; then ruin."""
    for seat in range(MAX_SEATS):
        work.gains[seat] = 0
    opponent = gamble.opponent
    if challenger_won:
        win_from(gamble, work, gamble.mover, opponent, gamble.stake)
        for seat in range(course.seats):
            win_from(gamble, work, seat, opponent, gamble.shares[seat])
    else:
        win_from(gamble, work, opponent, gamble.mover, gamble.stake)
        for seat in range(course.seats):
            win_from(gamble, work, opponent, seat, gamble.shares[seat])
    packed = 0
    for seat in range(course.seats):
        packed |= work.gains[seat] + 128 << 8 * seat  # so that losses are no negative numbers
    winner = gamble.mover if challenger_won else opponent
    loser = opponent if challenger_won else gamble.mover
    won = gamble.hands[0 if challenger_won else 1]
    lost = gamble.hands[1 if challenger_won else 0]
    emit(work, DUEL_WON, winner, loser, won, lost, gamble.stake, packed)
    target = gamble.target
    clear_duel(gamble)
    if not challenger_won:
        make_master(gamble, target, gamble.pawn)
        emit(work, MASTERED, opponent, target, gamble.at[target])
    if gamble.money[loser] > 0 or ruin(course, gamble, work, loser, winner, BY_POKER):
        after_duel(course, gamble, work, challenger_won)


@rule
def after_duel(course: Course, gamble: Gamble, work: Work, challenger_won: bool) -> None:
    """MG-55, MG-56, MG-58: a challenger who has won may go on, by the stack as it is now; else the turn is over."""
    if challenger_won:
        offer_poker(course, gamble, work)
    else:
        end_turn(course, gamble, work)
