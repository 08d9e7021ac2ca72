"""The kinds of fields that events and moves of Monza have, and their words."""

from __future__ import annotations

from typing import Annotated, Any

from paddock.core.field_kinds import FieldKind, SeatKind, SeatsKind, Telling, WordKind
from paddock.core.messages import say
from paddock.games.monza.colours import COLOURS, LETTERS, write_handful


class SpaceKind(FieldKind):
    """A space of the track, by its name."""

    def value(self, game: Any, number: int) -> str:
        name: str = game.track.spaces[number].name
        return name

    def word(self, telling: Telling, value: str) -> str:
        return space_word(value, telling.language)


class HandfulKind(FieldKind):
    """Dice, as letters in the order of the colours."""

    def value(self, game: Any, number: int) -> str:
        return write_handful(number)

    def word(self, telling: Telling, value: str) -> str:
        """`rrb` as "red, red, blue"."""
        return ", ".join(telling.say(f"monza-colour-{COLOURS[LETTERS.index(letter)]}") for letter in value)


Driver = Annotated[int, SeatKind("driver")]
Drivers = Annotated[tuple[int, ...], SeatsKind("drivers")]
Colour = Annotated[str, WordKind(COLOURS, "monza-colour")]
Space = Annotated[str, SpaceKind()]
Handful = Annotated[str, HandfulKind()]


def space_word(name: str, language: str | None = None) -> str:
    """A space by its name; start and finish have words."""
    return say(f"monza-space-{name}", language) if name in ("start", "finish") else name
