"""How many may play, and with which pieces: declared once, for the game's own check and for all menus."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from paddock.core.messages import PaddockError
from paddock.core.options import Chosen, choose

PLAYERS = "players"
"""The option by which a game is told how many play, where it has such an option."""
FIRST = "first"
"""The option by which it is told which seat begins, where it has such an option."""
DRAWN = "drawn"
"""The value with which chance draws the seat that begins."""

MOST_SEATS = 8
"""The most that may play any game: what the lab counts with has room for so many."""


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


def choose_seated(game: str, options: type[Chosen], values: Mapping[str, Any], seatings: Sequence[Seating]) -> Chosen:
    """The options with these values, where so many may play; the seat that begins is one of theirs."""
    chosen = choose(game, options, values)
    players, seating = getattr(chosen, PLAYERS), seating_with(chosen, seatings)
    if not seating.takes(players):
        raise PaddockError("players-number", players=players, least=seating.least, most=seating.most)
    first = getattr(chosen, FIRST, 0)
    if isinstance(first, int) and not 0 <= first < players:
        raise PaddockError("first-seat", first=first, most=players - 1)
    return chosen
