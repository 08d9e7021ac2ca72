"""The bots that the lab knows, by their numbers from 1 on."""

from __future__ import annotations

from paddock.core.rule import rule

from .greedy import greedy
from .race import Course, Memo, Race, Work

POLICIES = ("greedy",)


@rule
def decide(course: Course, race: Race, work: Work, memo: Memo, seat: int, policy: int) -> int:
    """The code of the move that a bot makes now."""
    return greedy(course, race, work, memo)
