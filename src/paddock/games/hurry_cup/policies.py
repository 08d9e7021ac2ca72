"""The bots that the lab knows, by their numbers from 1 on."""

from __future__ import annotations

from paddock.core.rule import rule

from .greedy import greedy
from .rally import Course, Memo, Rally, Work

POLICIES = ("greedy",)


@rule
def decide(course: Course, rally: Rally, work: Work, memo: Memo, seat: int, policy: int) -> int:
    """The code of the move that a bot makes now. It is not told what is hidden: see `test_secrets.py`."""
    return greedy(course, rally, work, memo, seat)
