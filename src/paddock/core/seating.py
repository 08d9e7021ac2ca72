"""How many may play, and with which pieces: declared once, for the game's own check and for all menus."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

PLAYERS = "players"
"""The option by which a game is told how many play, where it has such an option."""


class Seating(msgspec.Struct, frozen=True):
    """So many may play where these options are chosen."""

    least: int
    most: int
    pieces: tuple[str, ...]
    """What the box has for them, in the order in which seats take it."""
    when: dict[str, Any] = {}
    """The values of options with which this holds. Of several that hold the first one counts; the last always holds."""

    def takes(self, players: int) -> bool:
        return self.least <= players <= self.most


def seating_with(options: msgspec.Struct, seatings: Sequence[Seating]) -> Seating:
    """The one that counts with these options."""
    return next(one for one in seatings if all(getattr(options, name) == it for name, it in one.when.items()))
