"""The end of a race, for one reader."""

from __future__ import annotations

from collections.abc import Sequence

from paddock.core.ending import Ending
from paddock.core.record import Record, Step


def end_of(record: Record, steps: Sequence[Step], seat: int | None, language: str) -> Ending | None:
    """How a race ended and why, for who has this seat or for a spectator; None while it goes on."""
    game, state = record.game, steps[-1].state if steps else record.first_state
    events = [event for step in steps for event in step.events]
    return game.ending(state, events, seat, record.names, language)
