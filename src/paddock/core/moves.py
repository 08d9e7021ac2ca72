"""Moves: what a player or chance decides, typed. Each game has its own; all of them can be written and read as text."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from paddock.core.messages import Argument, Message, has_message

SEATS = ("seat", "by")
"""Fields that hold a seat's number."""


class Move(msgspec.Struct, frozen=True, tag_field="move"):
    """Base of every game's moves."""


def move_message(game: str, move: Move, names: Sequence[str]) -> Message | None:
    """A move in words, where the game has a message `GAME-move-TAG` for it. A seat is called by who sits there."""
    key = f"{game}-move-{move.__struct_config__.tag}"
    if not has_message(key):
        return None
    fields = {field: getattr(move, field) for field in move.__struct_fields__}
    return Message(key, {name: _argument(name, value, names) for name, value in fields.items()})


def _argument(name: str, value: object, names: Sequence[str]) -> Argument:
    if name in SEATS and isinstance(value, int) and 0 <= value < len(names):
        return names[value]
    if isinstance(value, list | tuple | set | frozenset):
        return ", ".join(str(part) for part in value)
    return value if isinstance(value, int | float) and not isinstance(value, bool) else str(value)
