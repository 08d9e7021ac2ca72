"""Kinds of fields: what a field of an event or a move stands for.

A rule knows only numbers. A field kind says what a number means at a given table (space 17 is `b4`), and by which words
it is said. `Annotated[str, SpaceKind()]` gives a field its kind; plain `int`, `bool` and `str` need none. The kinds
below serve every game; a game adds its own in its folder.
"""

from __future__ import annotations

import functools
import typing
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, NamedTuple

import msgspec

from paddock.core.messages import Argument, say


class Telling(NamedTuple):
    """A sentence that is being made: at which table, with which names for the seats, in which language."""

    game: Any
    names: Sequence[str]
    language: str | None

    def say(self, key: str, **args: Argument) -> str:
        return say(key, self.language, **args)

    def join(self, words: Sequence[str]) -> str:
        """ "Ann, Ben and Cem", in the reader's language."""
        if len(words) < 2:
            return "".join(words)
        return self.say("list-and", first=", ".join(words[:-1]), last=words[-1])


class FieldKind:
    """A kind of field. This one is a plain number or text: the same for rules, documents and people."""

    values: tuple[str, ...] = ()
    """Everything that it can be, where that is a short list of words."""

    def value(self, game: Any, number: int) -> Any:
        """What the rules' number stands for at this table."""
        return number

    def arguments(self, telling: Telling, field: str, value: Any) -> Mapping[str, Argument]:
        """What a sentence may say of it."""
        return {field: self.word(telling, value)}

    def word(self, telling: Telling, value: Any) -> Argument:
        """A value as it stands in a sentence."""
        word: Argument = value
        return word


class FlagKind(FieldKind):
    """Yes or no."""

    def value(self, game: Any, number: int) -> bool:
        return bool(number)

    def word(self, telling: Telling, value: bool) -> str:
        return "yes" if value else "no"


class WordKind(FieldKind):
    """One word of a row: its place is the number. With `key`, sentences say it in words: the message `KEY-WORD`."""

    def __init__(self, values: Sequence[str], key: str = "") -> None:
        self.values = tuple(values)
        self.key = key

    def value(self, game: Any, number: int) -> str:
        return self.values[number]

    def word(self, telling: Telling, value: str) -> str:
        return telling.say(f"{self.key}-{value}") if self.key else value


class AmountKind(FieldKind):
    """An amount that the rules count in units."""

    def __init__(self, unit: int) -> None:
        self.unit = unit

    def value(self, game: Any, number: int) -> int:
        return self.unit * number


class MaybeKind(FieldKind):
    """A number, or None where the rules have this number; then a sentence does not mention it."""

    def __init__(self, nothing: int) -> None:
        self.nothing = nothing

    def value(self, game: Any, number: int) -> int | None:
        return None if number == self.nothing else number

    def arguments(self, telling: Telling, field: str, value: int | None) -> Mapping[str, Argument]:
        return {} if value is None else super().arguments(telling, field, value)


class SeatKind(MaybeKind):
    """A seat; None where the rules say -1. Sentences name who sits there. `argument` is what they call the field."""

    def __init__(self, argument: str = "") -> None:
        super().__init__(-1)
        self.argument = argument

    def arguments(self, telling: Telling, field: str, value: int | None) -> Mapping[str, Argument]:
        return super().arguments(telling, self.argument or field, value)

    def word(self, telling: Telling, value: int) -> str:
        return telling.names[value]


class SeatsKind(FieldKind):
    """Several seats: a bit each. Sentences list their names, and `count` is how many they are."""

    def __init__(self, argument: str = "") -> None:
        self.argument = argument

    def value(self, game: Any, number: int) -> tuple[int, ...]:
        return tuple(seat for seat in range(game.seats) if number >> seat & 1)

    def arguments(self, telling: Telling, field: str, value: tuple[int, ...]) -> Mapping[str, Argument]:
        return {self.argument or field: telling.join([telling.names[seat] for seat in value]), "count": len(value)}


class PerSeatKind(FieldKind):
    """A small number for each seat, packed into one: so many bits each, counted from `least` on."""

    def __init__(self, bits: int, least: int = 0, unit: int = 1) -> None:
        self.bits, self.least, self.unit = bits, least, unit

    def value(self, game: Any, number: int) -> tuple[int, ...]:
        mask = (1 << self.bits) - 1
        return tuple(self.unit * ((number >> self.bits * seat & mask) + self.least) for seat in range(game.seats))

    def arguments(self, telling: Telling, field: str, value: tuple[int, ...]) -> Mapping[str, Argument]:
        return {}


Seat = Annotated[int, SeatKind()]
Seats = Annotated[tuple[int, ...], SeatsKind()]

PLAIN, FLAG = FieldKind(), FlagKind()


@functools.cache
def field_kinds(struct: type[msgspec.Struct]) -> dict[str, FieldKind]:
    """The kind of each field of an event or a move, in their order."""
    hints = typing.get_type_hints(struct, include_extras=True)
    return {field: _kind(hints[field]) for field in struct.__struct_fields__}


def _kind(hint: Any) -> FieldKind:
    for given in getattr(hint, "__metadata__", ()):
        if isinstance(given, FieldKind):
            return given
    return FLAG if hint is bool else PLAIN
