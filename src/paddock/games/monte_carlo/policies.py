"""The bots that the lab knows, by their numbers from 1 on."""

from __future__ import annotations

from paddock.core.rule import rule

from .gamble import Course, Gamble, Work
from .greedy import greedy
from .master.one_ply import master
from .memo import Memo
from .shark import shark

POLICIES = ("greedy", "shark", "master")
GREEDY, SHARK, MASTER = 1, 2, 3


@rule
def decide(course: Course, gamble: Gamble, work: Work, memo: Memo, seat: int, policy: int) -> int:
    """The code of the move that a bot makes now."""
    if policy == GREEDY:
        return greedy(course, gamble, work, memo)
    if policy == MASTER:
        return master(course, gamble, work, memo)
    return shark(course, gamble, work, memo)
