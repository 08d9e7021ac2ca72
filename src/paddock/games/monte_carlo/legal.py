"""Every move that the seat that acts may make, as codes; and why it may not make another."""

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

from .die import MAY_MOVE, why_not_move
from .gamble import (
    ANNOUNCE,
    BACK,
    BET,
    DOUBLE,
    HAND,
    MOVE,
    PARTNERS,
    PAWNS,
    POKER,
    PRIZE,
    SHARE,
    STAKES,
    Course,
    Gamble,
    Work,
)
from .hands import is_first_choice, repeats
from .poker import can_be_challenged, highest_share, highest_stake
from .ruin import can_go_back
from .stack import has_pawn_of_colour


@rule
def suits_to_choose(course: Course, gamble: Gamble) -> int:
    """MG-35: how many suits a bet has on this casino, where there is a choice."""
    return 2 if course.kind[gamble.at[gamble.pawn]] == DOUBLE else 1


@rule
def count_suits(suits: int) -> int:
    return (suits & 1) + (suits >> 1 & 1) + (suits >> 2 & 1) + (suits >> 3 & 1)


@rule
def may_announce(course: Course, gamble: Gamble, colour: int) -> bool:
    """MG-16: a colour of one's own with a pawn in play."""
    own = course.colour[gamble.mover] == colour or course.second_colour[gamble.mover] == colour
    return own and has_pawn_of_colour(course, gamble, colour)


@long_rule
def legal(course: Course, gamble: Gamble, work: Work) -> int:
    """Fills work.codes with every move of the seat that acts; says how many there are."""
    phase = gamble.phase
    n = 0
    if phase == MOVE:
        mover = gamble.mover
        for i in range(course.pawns):
            pawn = course.own[mover][i]
            work.codes[n] = CODE_MOVE + pawn
            n += 1 if why_not_move(course, gamble, pawn) == MAY_MOVE else 0
    elif phase == HAND:
        n = legal_rerolls(gamble, work)
    elif phase == POKER:
        n = legal_challenges(course, gamble, work)
    elif phase == BET:
        wanted = suits_to_choose(course, gamble)
        for suits in range(16):
            if count_suits(suits) == wanted:
                work.codes[n] = CODE_BET + suits
                n += 1
    elif phase == PRIZE:
        work.codes[0] = CODE_MONEY
        work.codes[1] = CODE_SQUARES
        n = 2
    elif phase == PARTNERS:
        work.codes[0] = CODE_PARTNERS
        work.codes[1] = CODE_ALONE
        n = 2
    elif phase == SHARE:
        for amount in range(highest_share(course, gamble, gamble.asked) + 1):
            work.codes[n] = CODE_SHARE + amount
            n += 1
    elif phase == BACK:
        for i in range(course.pawns):
            pawn = course.own[gamble.ruined][i]
            if can_go_back(course, gamble, gamble.ruined, pawn):
                work.codes[n] = CODE_BACK + pawn
                n += 1
    elif phase == ANNOUNCE:
        for colour in range(4):
            if may_announce(course, gamble, colour):
                work.codes[n] = CODE_ANNOUNCE + colour
                n += 1
    return n


@rule
def legal_rerolls(gamble: Gamble, work: Work) -> int:
    """MG-52: any of the five dice, at least one; or none, and the hand stands."""
    work.codes[0] = CODE_STAND
    n = 1
    repeated = repeats(gamble.hands[gamble.side])
    for places in range(1, 32):
        # Written in any case, and kept or not: machine code that need not guess is quicker here.
        work.codes[n] = CODE_REROLL + places
        n += 1 if is_first_choice(repeated, places) else 0
    return n


@rule
def legal_challenges(course: Course, gamble: Gamble, work: Work) -> int:
    """MG-50, MG-55: any opposing pawn of the stack, for any stake that both can pay; or nobody."""
    work.codes[0] = CODE_PASS
    n = 1
    for pawn in range(PAWNS):
        if can_be_challenged(course, gamble, pawn):
            for stake in range(1, highest_stake(gamble, course.owner[pawn]) + 1):
                work.codes[n] = CODE_CHALLENGE + STAKES * pawn + stake
                n += 1
    return n
