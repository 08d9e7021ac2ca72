"""Moves: what a player or chance decides, typed. Each game has its own; all of them can be written and read as text."""

from __future__ import annotations

import msgspec


class Move(msgspec.Struct, frozen=True, tag_field="move"):
    """Base of every game's moves."""
