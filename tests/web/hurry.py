"""Hurry'Cup! from any moment on, with its seats on one device or on several."""

from __future__ import annotations

from typing import Any

from paddock.core.position import position
from paddock.core.record import Record, Seat
from paddock.server.entries import Dice, Made, Sat, Started
from paddock.server.guards import hash_key, new_key

from ..server.house import House

GAME = "hurry-cup"
NAMES = ("Mila", "Oscar", "Inès", "Theo", "Yuki", "Ravi")


def arrange(house: House, state: dict[str, Any], shared: bool = False, dice: Dice = "seeded", **options: Any) -> str:
    """A table at a moment, and the path of its first seat; `shared`: the one that has all the seats."""
    players = len(state["cars"])
    game, start = position({"game": GAME, "options": {"players": players, **options}, "state": state})
    one = new_key()
    keys = [one if shared or not seat else new_key() for seat in range(players)]
    header = Record(game, [Seat(name) for name in NAMES[:players]], start).header
    made = Made(GAME, header.options, public=False, clock="none", dice=dice, host=hash_key(one))
    sat = [Sat(seat, NAMES[seat], hash_key(key)) for seat, key in enumerate(keys)]
    return f"/table/{house.lay([made, *sat, Started(header)])}#key={one}"
