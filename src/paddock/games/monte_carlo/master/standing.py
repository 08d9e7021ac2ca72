"""What a state is worth to every seat, by the network."""

from __future__ import annotations

from paddock.core.rule import long_rule
from paddock.games.monte_carlo.moves import CODE_BACK

from ..gamble import BACK, OVER, Course, Gamble, Work
from ..memo import Memo
from ..rules import choose_back
from ..shark import best_back
from .network import SURE, judge


@long_rule
def look(course: Course, gamble: Gamble, work: Work, memo: Memo) -> None:
    """The network's chances, by seats. After a ruin the pawn goes back that the shark would choose."""
    if gamble.phase == BACK:
        choose_back(course, gamble, work, best_back(course, gamble, memo) - CODE_BACK)
    if gamble.phase == OVER:
        for seat in range(course.seats):
            memo.chances[seat] = SURE if seat == gamble.mover else 0
        return
    judge(course, gamble, memo)
    seat = gamble.mover
    for place in range(course.seats):
        memo.chances[seat] = memo.shares[place]
        seat = seat + 1 if seat + 1 < course.seats else 0
