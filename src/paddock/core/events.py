"""Events: what a move did, typed, so that everything that tells the story tells the same one."""

from __future__ import annotations

import msgspec


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """Base of every game's events. A field that holds a seat's number is called `seat`, `by` or `seats`."""
