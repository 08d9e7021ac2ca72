"""The rows that rules write when something happens. `core/events.py` makes typed events of them."""

from __future__ import annotations

from typing import Any

from paddock.core.rule import rule

EVENT = 7
"""Numbers in a row: the event's own, the seat, and five more."""

NO_SEAT = -1
"""What an event that has no field `seat` has in its place."""


@rule
def emit(work: Any, event: int, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
    """Writes an event, where somebody reads them: its number, its seat (-1 without one), and its other fields."""
    if work.watch != 0:
        at = work.written * EVENT
        work.events[at] = event
        work.events[at + 1] = seat
        work.events[at + 2] = a
        work.events[at + 3] = b
        work.events[at + 4] = c
        work.events[at + 5] = d
        work.events[at + 6] = e
        work.written += 1
