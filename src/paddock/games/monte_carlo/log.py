"""The rows that rules write when something happens. `events.py` makes typed events of them."""

from __future__ import annotations

from paddock.core.rule import rule

from .gamble import EVENT, Work

(
    FIRST_DRAWN,
    TURN_BEGAN,
    ANNOUNCED,
    ROLLED,
    TAXED,
    STUCK,
    MOVED,
    STACKED,
    PAID,
    CASINO,
    BET_PLACED,
    TURNED,
    RESHUFFLED,
    BET_WON,
    BET_LOST,
    HOME,
    CHALLENGED,
    PASSED,
    PARTNERS_ASKED,
    SHARED,
    THREW,
    REROLLING,
    STOOD,
    TIED,
    DUEL_WON,
    MASTERED,
    RUINED,
    SENT_BACK,
    WON,
) = range(29)


@rule
def emit(work: Work, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
    """Writes an event, where somebody reads them."""
    if work.watch != 0:
        at = work.written * EVENT
        work.events[at] = kind
        work.events[at + 1] = seat
        work.events[at + 2] = a
        work.events[at + 3] = b
        work.events[at + 4] = c
        work.events[at + 5] = d
        work.events[at + 6] = e
        work.written += 1
