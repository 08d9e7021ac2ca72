"""The rows that rules write when something happens. `events.py` makes typed events of them."""

from __future__ import annotations

from paddock.core.rule import rule

from .rally import EVENT, Work

(
    FIRST_DRAWN,
    ROUND_BEGAN,
    OUT_OF_FUEL,
    CALLED,
    CALLER_DRAWN,
    LOOKED,
    LIFTED,
    GRABBED,
    SEALED,
    TURN_BEGAN,
    LANTERN_STEP,
    TOKEN_USED,
    SWAPPED,
    SLIPSTREAMED,
    RECOVERED,
    ACED,
    ROLLED,
    REROLLED,
    DROVE,
    STOPPED,
    STAYED,
    NITROED,
    OILED,
    FOUND,
    TOOK_SECOND_CHANCE,
    CROSSED,
    LANTERN_GIVEN,
    WON,
) = range(28)


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
