"""One ply: every move is tried, over all that chance can then do, and the network says what it leads to.

Cards are counted: of those that are left, each number wins or loses. A duel is won with the chance of the best dice.
Poker dice, shares and partners are the shark's; so is everything where no network fits.
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
    CODE_PASS,
    CODE_SQUARES,
)

from ..casino import number_of, take_prize, turn_card
from ..die import MAY_MOVE, roll_die, why_not_move
from ..gamble import (
    ALL_SUITS,
    ANNOUNCE,
    BACK,
    BET,
    BY_ROLL,
    CARD,
    CARDS,
    JACKPOT_NUMBER,
    MOVE,
    NOTHING,
    PAWNS,
    POKER,
    PRIZE,
    STAKES,
    Course,
    Gamble,
    Work,
)
from ..landing import average, most_gaining
from ..legal import may_announce
from ..memo import EVEN, Memo
from ..movement import ahead, arrive
from ..poker import can_be_challenged, highest_stake, settle
from ..ruin import can_go_back
from ..rules import choose_back
from ..shark import shark
from ..turn import announce, end_turn
from ..worth import survey
from .network import fit
from .standing import look
from .trial import begin_trial, end_trial, keep, take_back


@long_rule
def master(course: Course, gamble: Gamble, work: Work, memo: Memo) -> int:
    """The code of the move that the network likes best."""
    if memo.surveyed == 0:
        survey(course, memo)
    if memo.fitted == 0:
        fit(course, memo)
    phase = gamble.phase
    if memo.net < 0 or phase not in (MOVE, BET, PRIZE, POKER, BACK, ANNOUNCE):
        return shark(course, gamble, work, memo)
    begin_trial(work, memo)
    keep(gamble, memo, 0)
    code = tried(course, gamble, work, memo)
    end_trial(work, memo)
    return code


@long_rule
def tried(course: Course, gamble: Gamble, work: Work, memo: Memo) -> int:
    """The best move, with the state kept on level 0, and as it was in the end."""
    phase = gamble.phase
    if phase == MOVE:
        return CODE_MOVE + try_moves(course, gamble, work, memo)
    if phase == BET:
        casino(course, gamble, work, memo, gamble.mover, 0)
        return CODE_BET + most_gaining(course, memo, gamble.at[gamble.pawn])
    if phase == PRIZE:
        return try_prizes(course, gamble, work, memo)
    if phase == POKER:
        return try_challenges(course, gamble, work, memo)
    if phase == BACK:
        return CODE_BACK + try_backs(course, gamble, work, memo)
    return CODE_ANNOUNCE + try_announcements(course, gamble, work, memo)


# ---- what a state is worth -------------------------------------------------------------------------------------------


@rule
def chance_of(course: Course, gamble: Gamble, work: Work, memo: Memo, me: int) -> int:
    """My chance to win from here, in parts of SURE."""
    look(course, gamble, work, memo)
    return memo.chances[me]


@rule
def first_left(gamble: Gamble, number: int) -> int:
    """A card of this number that is left in the pile; -1 where there is none."""
    for card in range(CARDS):
        if gamble.seen >> card & 1 == 0 and number_of(card) == number:
            return card
    return NOTHING


@rule
def way_to_card(gamble: Gamble, card: int) -> int:
    """In which of the equally likely ways this card is turned: see `top_card`."""
    way = 0
    for other in range(card):
        way += 1 - (gamble.seen >> other & 1)
    return way


@long_rule
def casino(course: Course, gamble: Gamble, work: Work, memo: Memo, me: int, level: int) -> int:
    """The chance of the seat in a casino over all cards that are left, with the best bet or the one that was placed. In
    memo.gains: how much more the cards of each suit bring with a bet on it. The state is as before."""
    keep(gamble, memo, level)
    sure = 0
    for suit in range(4):
        memo.gains[suit] = 0
    for number in range(1, JACKPOT_NUMBER + 1):
        card = first_left(gamble, number)
        if card == NOTHING:
            continue
        way = way_to_card(gamble, card)
        gamble.suits = ALL_SUITS
        turn_card(course, gamble, work, way)
        won = best_prize(course, gamble, work, memo, me, level + 1)
        take_back(gamble, memo, level)
        if number == JACKPOT_NUMBER:
            sure += won
            continue
        gamble.suits = 0
        turn_card(course, gamble, work, way)
        lost = chance_of(course, gamble, work, memo, me)
        take_back(gamble, memo, level)
        for suit in range(4):
            if gamble.seen >> 4 * suit + number - 1 & 1 == 0:
                sure += lost
                memo.gains[suit] += won - lost
    suits = gamble.suits if gamble.phase == CARD else most_gaining(course, memo, gamble.at[gamble.pawn])
    return average(gamble, memo, sure, suits)


@long_rule
def best_prize(course: Course, gamble: Gamble, work: Work, memo: Memo, me: int, level: int) -> int:
    """The better of the two prizes."""
    keep(gamble, memo, level)
    take_prize(course, gamble, work, True)
    money = chance_of(course, gamble, work, memo, me)
    take_back(gamble, memo, level)
    take_prize(course, gamble, work, False)
    return max(money, chance_of(course, gamble, work, memo, me))


@long_rule
def outlook(course: Course, gamble: Gamble, work: Work, memo: Memo, me: int) -> int:
    """My chance from here, through the casino that my pawn may have come into."""
    if gamble.phase in (BET, CARD):
        return casino(course, gamble, work, memo, me, 1)
    return chance_of(course, gamble, work, memo, me)


# ---- what can be done ------------------------------------------------------------------------------------------------


@long_rule
def try_moves(course: Course, gamble: Gamble, work: Work, memo: Memo) -> int:
    """MG-16: the pawn whose move leads to the best chance. A pawn that alone may move is not thought about."""
    me, choices, best, most = gamble.mover, 0, NOTHING, 0
    for i in range(course.pawns):
        if why_not_move(course, gamble, course.own[me][i]) == MAY_MOVE:
            best = course.own[me][i]
            choices += 1
    if choices == 1:
        return best
    best = NOTHING
    for i in range(course.pawns):
        pawn = course.own[me][i]
        if why_not_move(course, gamble, pawn) == MAY_MOVE:
            arrive(course, gamble, work, pawn, ahead(course, gamble, pawn, gamble.roll), BY_ROLL)
            chance = outlook(course, gamble, work, memo, me)
            take_back(gamble, memo, 0)
            if best == NOTHING or chance > most:
                best, most = pawn, chance
    return best


@long_rule
def try_announcements(course: Course, gamble: Gamble, work: Work, memo: Memo) -> int:
    """MG-16: the colour that makes most of the six rolls."""
    me, best, most = gamble.mover, NOTHING, 0
    for colour in range(4):
        if may_announce(course, gamble, colour):
            total = 0
            for points in range(1, 7):
                announce(gamble, work, colour)
                roll_die(course, gamble, work, points)
                total += after_roll(course, gamble, work, memo, me)
                take_back(gamble, memo, 0)
            if best == NOTHING or total > most:
                best, most = colour, total
    return best


@long_rule
def after_roll(course: Course, gamble: Gamble, work: Work, memo: Memo, me: int) -> int:
    """My chance after a roll of mine: with the best move, if there is one."""
    if gamble.phase != MOVE:
        return chance_of(course, gamble, work, memo, me)
    keep(gamble, memo, 1)
    most = 0
    for i in range(course.pawns):
        pawn = course.own[me][i]
        if why_not_move(course, gamble, pawn) == MAY_MOVE:
            arrive(course, gamble, work, pawn, ahead(course, gamble, pawn, gamble.roll), BY_ROLL)
            most = max(most, chance_of(course, gamble, work, memo, me))
            take_back(gamble, memo, 1)
    return most


@long_rule
def try_prizes(course: Course, gamble: Gamble, work: Work, memo: Memo) -> int:
    """MG-41: money and the roll, or the squares."""
    me = gamble.mover
    take_prize(course, gamble, work, True)
    money = outlook(course, gamble, work, memo, me)
    take_back(gamble, memo, 0)
    take_prize(course, gamble, work, False)
    squares = outlook(course, gamble, work, memo, me)
    take_back(gamble, memo, 0)
    return CODE_MONEY if money >= squares else CODE_SQUARES


@long_rule
def try_backs(course: Course, gamble: Gamble, work: Work, memo: Memo) -> int:
    """MG-70: the pawn whose way back suits the chooser best."""
    me, best, most = gamble.chooser, NOTHING, 0
    for pawn in range(PAWNS):
        if can_go_back(course, gamble, gamble.ruined, pawn):
            choose_back(course, gamble, work, pawn)
            chance = chance_of(course, gamble, work, memo, me)
            take_back(gamble, memo, 0)
            if best == NOTHING or chance > most:
                best, most = pawn, chance
    return best


@long_rule
def try_challenges(course: Course, gamble: Gamble, work: Work, memo: Memo) -> int:
    """MG-50: the pawn and the stake with the best chance, if that is better than to pass."""
    me = gamble.mover
    end_turn(course, gamble, work)
    best, most = CODE_PASS, chance_of(course, gamble, work, memo, me)
    take_back(gamble, memo, 0)
    for pawn in range(PAWNS):
        if can_be_challenged(course, gamble, pawn):
            for stake in range(1, highest_stake(gamble, course.owner[pawn]) + 1):
                won = after_duel(course, gamble, work, memo, pawn, stake, True)
                lost = after_duel(course, gamble, work, memo, pawn, stake, False)
                chance = (memo.challenger * won + (EVEN - memo.challenger) * lost) // EVEN
                if chance > most:
                    best, most = CODE_CHALLENGE + STAKES * pawn + stake, chance
    return best


@long_rule
def after_duel(course: Course, gamble: Gamble, work: Work, memo: Memo, target: int, stake: int, won: bool) -> int:
    """The challenger's chance after a duel without partners."""
    me = gamble.mover
    gamble.target = target
    gamble.opponent = course.owner[target]
    gamble.stake = stake
    gamble.challenged |= 1 << target
    settle(course, gamble, work, won)
    chance = chance_of(course, gamble, work, memo, me)
    take_back(gamble, memo, 0)
    return chance
