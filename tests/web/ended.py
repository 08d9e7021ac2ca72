"""Tables at which a race is over, with its people on devices of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from paddock.core.record import Record, Seat
from paddock.server.entries import EveningRace, Made, Moved, Sat, Started
from paddock.server.guards import hash_key, new_key

from ..server.house import House
from .screens import GOLDEN

RACES = {
    "monza": "monza-tie-break-by-dice",
    "monte-carlo-gamble": "monte-carlo-gamble-boulevard",
    "hurry-cup": "hurry-cup-every-token",
}
"""A race of each game that was driven to its end."""


class Over(NamedTuple):
    """A table: its id, and the key of each person, in the order of their seats; the first is the host's."""

    id: str
    keys: tuple[str, ...]

    def seat(self, number: int) -> str:
        return f"/table/{self.id}#key={self.keys[number]}"


def over(house: House, game: str, people: Sequence[str], evening: tuple[EveningRace, ...] = ()) -> Over:
    """A finished race. These people have the first seats; bots the others."""
    record = Record.load(GOLDEN / f"{RACES[game]}.jsonl")
    keys = tuple(new_key() for _ in people)
    bots = ("Bolt", "Spark", "Comet", "Flash", "Dash", "Zoom")
    seats = [Seat(people[i]) if i < len(people) else Seat(bots[i], "greedy") for i in range(record.game.seats)]
    hashed = [hash_key(key) for key in keys]
    made = Made(game, record.header.options, False, "none", "seeded", hashed[0] if hashed else "", evening=evening)
    sat = [Sat(i, seat.name, "" if seat.bot else hashed[i], seat.bot) for i, seat in enumerate(seats)]
    header = msgspec.structs.replace(record.header, seats=tuple(seats))
    moved = [Moved(step.seat, record.game.write(step.move)) for step in record.steps]
    return Over(house.lay([made, *sat, Started(header), *moved]), keys)
