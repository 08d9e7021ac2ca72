"""What a designer wants to know of a board first: is it fair, how long is it, where do cars get stuck, what is idle."""

from __future__ import annotations

from paddock.core.messages import say
from paddock.lab.findings import Findings, SpaceFinding

FAIR = 0.03
"""Seats may win this much more or less often than their share before a board is called unfair."""
MOST_NAMED = 5


def verdict(findings: Findings) -> list[str]:
    """A few sentences."""
    rounds = findings.rounds
    found = [
        _fairness(findings),
        say("lab-track-length", mean=f"{rounds.mean.value:.1f}", short=rounds.short, long=rounds.long),
    ]
    if findings.lead_changes is not None and findings.close is not None:
        changes, close = f"{findings.lead_changes.value:.1f}", f"{100 * findings.close.value:.0f}"
        found.append(say("lab-track-lively", changes=changes, close=close))
    for row, key in zip(("waits", "setbacks"), findings.heats[1:], strict=True):
        worst = sorted(findings.spaces, key=lambda space: -getattr(space, row))[:MOST_NAMED]
        named = [f"{space.space} ({getattr(space, row):.2f})" for space in worst if getattr(space, row) > 0]
        if named:
            found.append(say("lab-track-most", what=say(key), spaces=", ".join(named)))
    idle = never_used(findings.spaces)
    found.append(say("lab-track-never", spaces=", ".join(idle)) if idle else say("lab-track-all-used"))
    if findings.unfinished:
        found.append(say("lab-unfinished", races=findings.unfinished))
    return found


def _fairness(findings: Findings) -> str:
    """A board is unfair only if the whole interval of a seat lies outside the fair range, and fair only if the
    intervals of all seats lie within it."""
    ordered = sorted(findings.seats, key=lambda seat: seat.wins.value)
    worst, best = ordered[0], ordered[-1]
    low, high = f"{100 * worst.wins.value:.1f}", f"{100 * best.wins.value:.1f}"
    # A shared win counts for each winner, so all together win a little more often than once a race.
    share = sum(seat.wins.value for seat in findings.seats) / len(findings.seats)
    if len(findings.by_bot) > 1:
        return say("lab-track-mixed", low=low, high=high)
    if best.wins.low > share + FAIR or worst.wins.high < share - FAIR:
        return say("lab-track-unfair", best=best.seat, high=high, worst=worst.seat, low=low)
    if best.wins.high <= share + FAIR and worst.wins.low >= share - FAIR:
        return say("lab-track-fair", low=low, high=high)
    margin = max(max(seat.wins.high - seat.wins.value, seat.wins.value - seat.wins.low) for seat in findings.seats)
    return say("lab-track-unsure", low=low, high=high, margin=f"{100 * margin:.1f}")


def never_used(spaces: list[SpaceFinding]) -> list[str]:
    """Where nobody ever came to stand: all but the first space, on which everybody begins."""
    return [space.space for space in spaces[1:] if space.stops == 0]
