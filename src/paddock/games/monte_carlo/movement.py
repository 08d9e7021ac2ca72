"""Moving along the road, and what the square does that a pawn arrives on (MG-17, MG-20, MG-30 to MG-36)."""

from __future__ import annotations

from paddock.core.log import emit
from paddock.core.rule import long_rule, rule
from paddock.games.monte_carlo.events import CASINO, MOVED, STACKED

from .gamble import (
    BACK_TO_BANK,
    BANK,
    BANK_GIVES,
    BET,
    BY_BACK_TO_BANK,
    BY_TO_BANK,
    CARD,
    FINISH,
    FROM_BANK,
    FROM_START,
    GREEN,
    START,
    START_GIVES,
    TO_BANK,
    TRIPLE,
    Course,
    Gamble,
    Work,
)
from .money import receive
from .poker import offer_poker
from .stack import beneath, put
from .turn import arrive_home, end_turn


@rule
def carry(gamble: Gamble, work: Work, pawn: int, square: int, why: int) -> None:
    """The pawn goes to a square."""
    origin = gamble.at[pawn]
    put(gamble, pawn, square)
    emit(work, MOVED, gamble.mover, pawn, origin, square, why)


@rule
def ahead(course: Course, gamble: Gamble, pawn: int, squares: int) -> int:
    """MG-17: the square so far ahead; the finish need not be hit exactly."""
    return min(gamble.at[pawn] + squares, course.finish)


@rule
def behind(gamble: Gamble, pawn: int, squares: int) -> int:
    """MG-36: the square so far back, or the start."""
    return max(gamble.at[pawn] - squares, 0)


@long_rule
def arrive(course: Course, gamble: Gamble, work: Work, pawn: int, square: int, why: int) -> None:
    """The mover's pawn goes to a square, which takes effect (MG-44: after a casino as on any arrival)."""
    carry(gamble, work, pawn, square, why)
    kind = course.kind[square]
    if kind == TO_BANK:
        square = course.first_bank  # MG-32
        carry(gamble, work, pawn, square, BY_TO_BANK)
        kind = course.kind[square]
    elif kind == BACK_TO_BANK:
        square = course.second_bank  # MG-33
        carry(gamble, work, pawn, square, BY_BACK_TO_BANK)
        kind = course.kind[square]
    if kind == FINISH:
        arrive_home(course, gamble, work, pawn)
    elif kind == BANK:
        receive(gamble, work, gamble.mover, BANK_GIVES, FROM_BANK, square)  # MG-31
        end_turn(course, gamble, work)
    elif kind == START:
        receive(gamble, work, gamble.mover, START_GIVES, FROM_START, square)  # MG-30
        end_turn(course, gamble, work)
    elif kind == GREEN:
        gamble.pawn = pawn
        if gamble.height[pawn] > 0:
            emit(work, STACKED, gamble.mover, pawn, square, beneath(gamble, pawn))  # MG-20
        offer_poker(course, gamble, work)
    else:
        enter_casino(course, gamble, work, pawn, square)


@rule
def enter_casino(course: Course, gamble: Gamble, work: Work, pawn: int, square: int) -> None:
    """MG-35, MG-40: a triple casino leaves no choice; on the others a bet is placed."""
    kind = course.kind[square]
    gamble.pawn = pawn
    gamble.suits = course.suits[square]
    gamble.phase = CARD if kind == TRIPLE else BET
    emit(work, CASINO, gamble.mover, pawn, square, kind)
