"""The rules of Monte Carlo Gamble, put together: who acts, and which rule a move or a fall of chance calls for.

Plain functions over the records of `gamble.py`. They run as they stand at the table, and compiled in the lab.
"""

from __future__ import annotations

from paddock.core.log import emit
from paddock.core.rule import long_rule, rule
from paddock.games.monte_carlo.events import FIRST_DRAWN, PASSED
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

from .breaches import breaches
from .casino import cards_left, place_bet, take_prize, turn_card
from .die import roll_die
from .gamble import (
    ALL_MONEY,
    ANNOUNCE,
    BACK,
    BET,
    BY_ROLL,
    CARD,
    DRAW_FIRST,
    FIRST_MONEY,
    HAND,
    MAX_SEATS,
    MOVE,
    NOTHING,
    NOWHERE,
    OVER,
    PARTNERS,
    PAWNS,
    POKER,
    PRIZE,
    ROLL,
    SHARE,
    STAKES,
    UNUSED,
    Course,
    Gamble,
    Work,
)
from .hands import power_of_six
from .legal import legal
from .movement import ahead, arrive
from .poker import after_duel, ask_partners, begin_dice, challenge, dice_seat, reroll, share, stand, throw
from .ruin import send_back
from .turn import announce, begin_turn, clear_turn, end_turn, total

CHANCE, NOBODY = -1, -2
LONGEST_RACE = 200_000
"""Moves after which a game counts as unfinished. No sound board comes near it; an odd one must not hang the lab."""

# ---- who acts --------------------------------------------------------------------------------------------------------


@rule
def actor(gamble: Gamble) -> int:
    """The seat that acts now, CHANCE, or NOBODY when the game is over."""
    phase = gamble.phase
    if phase in (MOVE, BET, PRIZE, POKER, PARTNERS, ANNOUNCE):
        return gamble.mover
    if phase == HAND:
        return dice_seat(gamble)
    if phase == SHARE:
        return gamble.asked
    if phase == BACK:
        return gamble.chooser
    return NOBODY if phase == OVER else CHANCE


@rule
def ways(course: Course, gamble: Gamble) -> int:
    """In how many equally likely ways chance can fall now."""
    if gamble.phase == ROLL:
        return 6
    if gamble.phase == CARD:
        return cards_left(gamble)
    if gamble.phase == DRAW_FIRST:
        return course.seats
    return power_of_six(gamble.rolling)


# ---- what it does ----------------------------------------------------------------------------------------------------


@long_rule
def start(course: Course, gamble: Gamble, work: Work, first: int) -> None:
    """MG-03, MG-04, MG-05: all pawns on the start, 10 000 $ each; `first` begins, or -1: chance says who does."""
    here = 0
    for pawn in range(PAWNS):
        plays = course.owner[pawn] != UNUSED
        gamble.at[pawn] = 0 if plays else NOWHERE
        gamble.height[pawn] = here if plays else 0
        here += 1 if plays else 0
    for seat in range(MAX_SEATS):
        gamble.money[seat] = FIRST_MONEY if seat < course.seats else 0
    gamble.bank = ALL_MONEY - FIRST_MONEY * course.seats
    for i in range(gamble.cards):
        gamble.turned[i] = 0
    gamble.cards = 0
    gamble.seen = 0
    gamble.turn = 1
    gamble.first = max(first, 0)
    gamble.mover = gamble.first
    clear_turn(gamble)
    if first == NOTHING:
        gamble.phase = DRAW_FIRST
    else:
        begin_turn(course, gamble, work, first)


@long_rule
def fall(course: Course, gamble: Gamble, work: Work, way: int) -> None:
    """Chance acts: one of its ways comes up."""
    if gamble.phase == ROLL:
        roll_die(course, gamble, work, way + 1)
    elif gamble.phase == CARD:
        turn_card(course, gamble, work, way)
    elif gamble.phase == DRAW_FIRST:
        gamble.first = way
        emit(work, FIRST_DRAWN, way)
        begin_turn(course, gamble, work, way)
    else:
        throw(course, gamble, work, way)
    if work.guarded != 0:
        work.breaches += breaches(course, gamble)


@long_rule
def act(course: Course, gamble: Gamble, work: Work, code: int) -> None:
    """The seat that acts makes a legal move."""
    if code >= CODE_CHALLENGE:
        target = (code - CODE_CHALLENGE) // STAKES
        challenge(course, gamble, work, target, code - CODE_CHALLENGE - target * STAKES)
    elif code >= CODE_REROLL:
        reroll(gamble, work, code - CODE_REROLL)
    elif code >= CODE_BACK:
        choose_back(course, gamble, work, code - CODE_BACK)
    elif code >= CODE_SHARE:
        share(course, gamble, work, code - CODE_SHARE)
    elif code == CODE_STAND:
        stand(course, gamble, work)
    elif code == CODE_ALONE:
        begin_dice(gamble)
    elif code == CODE_PARTNERS:
        ask_partners(course, gamble, work)
    elif code == CODE_PASS:
        emit(work, PASSED, gamble.mover)
        end_turn(course, gamble, work)
    elif code in (CODE_MONEY, CODE_SQUARES):
        take_prize(course, gamble, work, code == CODE_MONEY)
    elif code >= CODE_BET:
        place_bet(gamble, work, code - CODE_BET)
    elif code >= CODE_MOVE:
        pawn = code - CODE_MOVE
        arrive(course, gamble, work, pawn, ahead(course, gamble, pawn, gamble.roll), BY_ROLL)
    else:
        announce(gamble, work, code - CODE_ANNOUNCE)
    if work.guarded != 0:
        work.breaches += breaches(course, gamble)


@rule
def choose_back(course: Course, gamble: Gamble, work: Work, pawn: int) -> None:
    """MG-70: the chosen pawn goes back; MG-58, MG-63: after the ruin of an opponent the challenger may go on."""
    ruined = gamble.ruined
    send_back(course, gamble, work, pawn, gamble.chooser)
    gamble.ruined = NOTHING
    gamble.chooser = NOTHING
    gamble.why = 0
    after_duel(course, gamble, work, ruined != gamble.mover)


# ---- how it ends -----------------------------------------------------------------------------------------------------


@rule
def winners(course: Course, gamble: Gamble) -> int:
    """MG-80: the first with all pawns home, as a bit mask of seats."""
    return 1 << gamble.mover


@rule
def rank(course: Course, gamble: Gamble, seat: int) -> int:
    """MG-81: the place of a seat, by pawns at home and chips."""
    own, place = total(course, gamble, seat), 1
    for other in range(course.seats):
        if total(course, gamble, other) > own:
            place += 1
    return place


@rule
def rounds(course: Course, gamble: Gamble) -> int:
    """How many turns the seat had that moves now: a round is a turn of everybody."""
    return (gamble.turn - 1) // course.seats + 1


__all__ = [
    "CHANCE",
    "LONGEST_RACE",
    "NOBODY",
    "act",
    "actor",
    "fall",
    "legal",
    "rank",
    "rounds",
    "start",
    "ways",
    "winners",
]
