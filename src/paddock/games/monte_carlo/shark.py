"""What a player does who reckons: counts the cards, knows the dice by heart, and sizes every stake.

Rules over the same records, so that the bot at the table and a million games in the lab decide alike. Every decision is
the one that is worth most by `worth.py` and `landing.py`; poker dice are kept as `duel.py` has worked out.
"""

from __future__ import annotations

from paddock.core.rule import long_rule, rule
from paddock.games.monte_carlo.moves import (
    CODE_ALONE,
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
from .gamble import (
    ANNOUNCE,
    BACK,
    BANK,
    BET,
    HAND,
    MOST_MONEY,
    MOVE,
    NOTHING,
    PAWNS,
    POKER,
    PRIZE,
    SHARE,
    SLOW,
    STAKES,
    TAX,
    Course,
    Gamble,
    Work,
)
from .landing import best_bet, landing, richer
from .legal import may_announce
from .memo import EVEN, HANDS, Memo
from .poker import can_be_challenged, highest_share, highest_stake, most_rolls
from .ranks import rank
from .ruin import can_go_back
from .stack import is_blocked
from .worth import hold, ruin_cost, sent_back, spite, stuck, survey


@long_rule
def shark(course: Course, gamble: Gamble, work: Work, memo: Memo) -> int:
    """The code of the move that is worth most now."""
    if memo.surveyed == 0:
        survey(course, memo)
    phase = gamble.phase
    if phase == MOVE:
        return CODE_MOVE + best_move(course, gamble, memo, gamble.roll, gamble.colour) % PAWNS
    if phase == HAND:
        return best_dice(gamble, memo)
    if phase == BET:
        pawn, money = gamble.pawn, gamble.money[gamble.mover]
        return CODE_BET + best_bet(course, gamble, memo, pawn, gamble.at[pawn], gamble.roll, money)
    if phase == PRIZE:
        return best_prize(course, gamble, memo)
    if phase == POKER:
        return best_challenge(course, gamble, memo)
    if phase == SHARE:
        return best_share(course, gamble, memo)
    if phase == BACK:
        return best_back(course, gamble, memo)
    return best_announcement(course, gamble, memo) if phase == ANNOUNCE else best_company(course, gamble, memo)


# ---- on the road -----------------------------------------------------------------------------------------------------


@rule
def may_use(course: Course, gamble: Gamble, pawn: int, roll: int, colour: int) -> bool:
    """MG-16: could this pawn of the mover's move with a roll, if this colour (or none) were announced?"""
    if course.owner[pawn] != gamble.mover or gamble.at[pawn] == course.finish:
        return False
    if colour != NOTHING and pawn // 3 != colour:
        return False
    return roll <= SLOW or not (course.kind[gamble.at[pawn]] == BANK or is_blocked(course, gamble, pawn))


@long_rule
def move_worth(course: Course, gamble: Gamble, memo: Memo, pawn: int, roll: int) -> int:
    """What moving a pawn gains: where it arrives, against where it was and whom it held there (MG-23)."""
    seat, square = gamble.mover, gamble.at[pawn]
    money = gamble.money[seat]
    worth = landing(course, gamble, memo, pawn, min(square + roll, course.finish), roll, money) + memo.rest[square]
    if square == 0:
        return worth - exemption(course, gamble, memo, seat)
    if is_blocked(course, gamble, pawn):
        worth += stuck(course, gamble, memo, seat)
    return worth - hold(course, gamble, memo, pawn)


@rule
def exemption(course: Course, gamble: Gamble, memo: Memo, seat: int) -> int:
    """MG-61: what it is worth for a turn that one pawn is still on the start, if it is the last one there."""
    waiting = 0
    for pawn in range(PAWNS):
        if course.owner[pawn] == seat and gamble.at[pawn] == 0:
            waiting += 1
    if waiting > 1:
        return 0
    money = gamble.money[seat]
    return (memo.purse[money] - memo.purse[max(money - TAX, 0)]) // 6


@long_rule
def best_move(course: Course, gamble: Gamble, memo: Memo, roll: int, colour: int) -> int:
    """The pawn whose move is worth most, and how much, as one number: PAWNS * worth + pawn. 0 where none may move."""
    best = 0
    found = False
    for pawn in range(PAWNS):
        if may_use(course, gamble, pawn, roll, colour):
            worth = PAWNS * move_worth(course, gamble, memo, pawn, roll) + pawn
            if not found or worth > best:
                best, found = worth, True
    return best


@long_rule
def best_announcement(course: Course, gamble: Gamble, memo: Memo) -> int:
    """MG-16: the colour whose pawns make most of the six rolls."""
    best, most = NOTHING, 0
    for colour in range(4):
        if may_announce(course, gamble, colour):
            total = 0
            for roll in range(1, 7):
                total += best_move(course, gamble, memo, roll, colour)
            if best == NOTHING or total > most:
                best, most = colour, total
    return CODE_ANNOUNCE + best


@rule
def best_prize(course: Course, gamble: Gamble, memo: Memo) -> int:
    """MG-41: money and the roll, or the squares, by where they lead."""
    pawn, roll, money = gamble.pawn, gamble.roll, gamble.money[gamble.mover]
    number, here = number_of(gamble.card), gamble.at[gamble.pawn]
    gain = 2 * number
    paid = landing(course, gamble, memo, pawn, min(here + roll, course.finish), roll, min(money + gain, MOST_MONEY))
    squares = landing(course, gamble, memo, pawn, min(here + roll * number, course.finish), roll, money)
    return CODE_MONEY if paid + richer(memo, money, gain) >= squares else CODE_SQUARES


@rule
def best_back(course: Course, gamble: Gamble, memo: Memo) -> int:
    """MG-70: of one's own pawns the one that loses least; of an opponent's the one that loses most, or holds one."""
    own = gamble.ruined == gamble.chooser
    best, most = NOTHING, 0
    for pawn in range(PAWNS):
        if can_go_back(course, gamble, gamble.ruined, pawn):
            worth = sent_back(course, memo, gamble.at[pawn], 0)
            if is_blocked(course, gamble, pawn):
                worth -= stuck(course, gamble, memo, gamble.ruined)
            worth += hold(course, gamble, memo, pawn)
            if own:
                worth = -worth
            if best == NOTHING or worth > most:
                best, most = pawn, worth
    return CODE_BACK + best


# ---- at poker --------------------------------------------------------------------------------------------------------


@rule
def best_dice(gamble: Gamble, memo: Memo) -> int:
    """MG-52: the dice to re-roll, from the tables of the best play."""
    side = gamble.side
    own = rank(gamble.hands[side])
    left = most_rolls(gamble) - gamble.rolls[side]
    places = memo.opening[(left - 1) * HANDS + own]
    if side == 1:
        places = memo.answers[((left - 1) * HANDS + rank(gamble.hands[0])) * HANDS + own]
    return CODE_STAND if places == 0 else CODE_REROLL + places


@rule
def poorer(course: Course, gamble: Gamble, memo: Memo, seat: int, amount: int) -> int:
    """What it costs a player to lose so much at poker: ruin, where it is all."""
    money = gamble.money[seat]
    if amount >= money:
        return ruin_cost(course, gamble, memo, seat)
    return memo.purse[money] - memo.purse[money - amount]


@long_rule
def duel_worth(course: Course, gamble: Gamble, memo: Memo, target: int, stake: int, weight: int) -> int:
    """What a duel for a stake brings on the average. Who loses it loses the stack as well (MG-56)."""
    me, opponent = gamble.mover, course.owner[target]
    won = richer(memo, gamble.money[me], stake)
    won += weight * poorer(course, gamble, memo, opponent, stake) // 256
    lost = poorer(course, gamble, memo, me, stake) + stuck(course, gamble, memo, me)
    lost += weight * (richer(memo, gamble.money[opponent], stake) + stuck(course, gamble, memo, opponent)) // 256
    return (memo.challenger * won - (EVEN - memo.challenger) * lost) // EVEN


@long_rule
def best_challenge(course: Course, gamble: Gamble, memo: Memo) -> int:
    """MG-50: the pawn and the stake that are worth most, if any duel is worth it."""
    best, most = CODE_PASS, 0
    for pawn in range(PAWNS):
        if can_be_challenged(course, gamble, pawn):
            opponent = course.owner[pawn]
            weight = spite(course, gamble, memo, gamble.mover, opponent)
            for stake in range(1, highest_stake(gamble, opponent) + 1):
                worth = duel_worth(course, gamble, memo, pawn, stake, weight)
                if worth > most:
                    best, most = CODE_CHALLENGE + STAKES * pawn + stake, worth
    return best


@rule
def best_company(course: Course, gamble: Gamble, memo: Memo) -> int:
    """MG-57: partners make the ruin of the opponent likelier, but richer themselves: they are asked against whoever is
    the first of the others."""
    leads = spite(course, gamble, memo, gamble.mover, gamble.opponent) > memo.spite_other
    return CODE_PARTNERS if leads else CODE_ALONE


@long_rule
def best_share(course: Course, gamble: Gamble, memo: Memo) -> int:
    """MG-57: what is worth most to add to the stake: the chance is the challenger's, and a sum that ruins counts."""
    me, opponent = gamble.asked, gamble.opponent
    weight = spite(course, gamble, memo, me, opponent)
    others = gamble.stake
    for seat in range(course.seats):
        others += gamble.shares[seat]
    best, most = 0, 0
    before = poorer(course, gamble, memo, opponent, others)
    for amount in range(1, highest_share(course, gamble, me) + 1):
        won = richer(memo, gamble.money[me], amount)
        won += weight * (poorer(course, gamble, memo, opponent, others + amount) - before) // 256
        lost = poorer(course, gamble, memo, me, amount)
        lost += weight * (richer(memo, gamble.money[opponent], others + amount)) // 256
        lost -= weight * (richer(memo, gamble.money[opponent], others)) // 256
        worth = memo.challenger * won - (EVEN - memo.challenger) * lost
        if worth > most:
            best, most = amount, worth
    return CODE_SHARE + best
