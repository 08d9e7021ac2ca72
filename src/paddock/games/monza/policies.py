"""The bots that the lab knows, by their numbers from 1 on."""

from __future__ import annotations

from paddock.core.rule import rule

from .greedy import greedy
from .master import master
from .race import Course, Memo, Race, Work

POLICIES = ("greedy", "master")
GREEDY = 1


@rule
def decide(course: Course, race: Race, work: Work, memo: Memo, seat: int, policy: int) -> int:
    """The code of the move that a bot makes now."""
    if policy == GREEDY:
        return greedy(course, race, work, memo)
    return master(course, race, work, memo)
