"""Bots that do not always pay attention, as numbers in the lane: a policy, and how often it is forgotten."""

from __future__ import annotations

from paddock.core.philox import Stream, draw
from paddock.core.rule import rule

STRIDE = 1000
"""A weakened bot has the number of its policy, and this for each of 100 decisions that it makes at random."""
APART = 2**20
"""Slips are drawn from the same stream as random moves, so far behind them that they never meet."""


@rule
def slips_now(bot: Stream, number: int, slips: int) -> bool:
    """Does a bot that makes so many of 100 decisions at random do so with this one?"""
    return slips > 0 and draw(bot, APART + number, 100) < slips


@rule
def policy_now(bot: Stream, number: int, policy: int) -> int:
    """The policy that a bot follows at its decision with this number: its own, or 0, which is random."""
    return 0 if slips_now(bot, number, policy // STRIDE) else policy % STRIDE
