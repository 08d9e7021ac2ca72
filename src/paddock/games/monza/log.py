"""The rows that rules write when something happens. `events.py` makes typed events of them."""

from __future__ import annotations

from paddock.core.rule import rule

from .race import EVENT, Work

(
    FIRST_DRAWN,
    ROUND_BEGAN,
    TURN_BEGAN,
    ROLLED,
    EXTRA_ROLL,
    REROLLED,
    LAID,
    DROVE,
    STAYED,
    TURBO_ROLLED,
    PUSHED_BACK,
    ARRIVED,
    LAST_ROUND,
    BONUS_OFFERED,
    STEPPED,
    DECLINED,
    WON,
) = range(17)


@rule
def emit(work: Work, kind: int, seat: int, a: int, b: int, c: int) -> None:
    """Writes an event, where somebody reads them."""
    if work.watch != 0:
        at = work.written * EVENT
        work.events[at] = kind
        work.events[at + 1] = seat
        work.events[at + 2] = a
        work.events[at + 3] = b
        work.events[at + 4] = c
        work.written += 1
