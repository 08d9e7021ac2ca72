"""What is to be added to a table's log: an entry as it is stored, or a move that nobody has written down yet.

A move that is read from a command, or drawn by chance, is carried out as it is. Its notation is made once, for the log.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from paddock.core.moves import Move
from paddock.server.entries import AnyEntry


class Act(NamedTuple):
    """A seat moves, or (-1) somebody has read out what real dice show."""

    seat: int
    move: Move
    judged: dict[str, Any] | None = None
    """How it was judged, where hands reached for the same thing."""


class Fall(NamedTuple):
    """Chance acts, in one of the equally likely ways that it has now."""

    way: int


Pending = AnyEntry | Act | Fall
