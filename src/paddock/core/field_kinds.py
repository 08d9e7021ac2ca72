"""Kinds of fields: what a field of an event or a move stands for.

A rule knows only numbers. A field kind says what a number means at a given table (space 17 is `b4`), how that is
written in notation, and by which words it is said. `Annotated[str, SpaceKind()]` gives a field its kind; in events
plain `int`, `bool` and `str` need none. The kinds below serve every game; a game adds its own in its folder.
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
    size: int = 0
    """How many values it has, where moves that have it are numbered."""
    takes_rest: bool = False
    """As the last field of a notation: does it take all the words that are left?"""

    # -- as a number of the rules

    def value(self, game: Any, number: int) -> Any:
        """What a number in an event stands for at this table."""
        return number

    def choice(self, game: Any, state: Any, number: int) -> Any:
        """What a number in the code of a move stands for in this state: the same, unless codes depend on the state."""
        return self.value(game, number)

    def number(self, game: Any, state: Any, value: Any) -> int:
        """The number that `choice` gives this value for."""
        raise NotImplementedError

    # -- in notation

    def write(self, value: Any) -> str:
        return str(value)

    def read(self, text: str) -> Any:
        """The value that a word names; None where it names none."""
        raise NotImplementedError

    def fits(self, value: object) -> bool:
        """Is this a value as `read` gives it?"""
        raise NotImplementedError

    # -- in sentences

    def arguments(self, telling: Telling, field: str, value: Any) -> Mapping[str, Argument]:
        """What a sentence may say of it."""
        return {field: self.word(telling, value)}

    def word(self, telling: Telling, value: Any) -> Argument:
        """A value as it stands in a sentence."""
        word: Argument = value
        return word


class FlagKind(FieldKind):
    """Yes or no."""

    words = ("no", "yes")
    size = 2

    def value(self, game: Any, number: int) -> bool:
        return bool(number)

    def number(self, game: Any, state: Any, value: bool) -> int:
        return int(value)

    def write(self, value: bool) -> str:
        return self.words[value]

    def read(self, text: str) -> bool | None:
        return text == "yes" if text in self.words else None

    def fits(self, value: object) -> bool:
        return isinstance(value, bool)

    def word(self, telling: Telling, value: bool) -> str:
        return self.words[value]


class WordKind(FieldKind):
    """One word of a row: its place is the number. With `key`, sentences say it in words: the message `KEY-WORD`."""

    def __init__(self, values: Sequence[str], key: str = "") -> None:
        self.values = tuple(values)
        self.size = len(self.values)
        self.key = key

    def value(self, game: Any, number: int) -> str:
        return self.values[number]

    def number(self, game: Any, state: Any, value: str) -> int:
        return self.values.index(value)

    def read(self, text: str) -> str | None:
        return text if text in self.values else None

    def fits(self, value: object) -> bool:
        return value in self.values

    def word(self, telling: Telling, value: str) -> str:
        return telling.say(f"{self.key}-{value}") if self.key else value


class NumberKind(FieldKind):
    """A whole number in a range."""

    def __init__(self, least: int, most: int) -> None:
        self.least, self.most, self.size = least, most, most - least + 1

    def value(self, game: Any, number: int) -> int:
        return self.least + number

    def number(self, game: Any, state: Any, value: int) -> int:
        return value - self.least

    def read(self, text: str) -> int | None:
        """Plain digits. (`isdecimal` knows digits that no notation has.)"""
        if not (text.isascii() and text.isdecimal() and len(text) <= len(str(self.most))):
            return None
        return int(text) if self.fits(int(text)) else None

    def fits(self, value: object) -> bool:
        return type(value) is int and self.least <= value <= self.most


class AmountKind(FieldKind):
    """An amount that the rules count in units: up to so many, where moves have it."""

    longest = 9
    """No amount has more digits. The limit keeps hostile input from costing time."""

    def __init__(self, unit: int, most: int = 0) -> None:
        self.unit, self.size = unit, most + 1

    def value(self, game: Any, number: int) -> int:
        return self.unit * number

    def number(self, game: Any, state: Any, value: int) -> int:
        return value // self.unit

    def read(self, text: str) -> int | None:
        return int(text) if text.isascii() and text.isdecimal() and len(text) <= self.longest else None

    def fits(self, value: object) -> bool:
        return type(value) is int and 0 <= value < 10**self.longest


class MaybeKind(FieldKind):
    """A number, or None where the rules have this number; then a sentence does not mention it."""

    def __init__(self, nothing: int) -> None:
        self.nothing = nothing

    def value(self, game: Any, number: int) -> int | None:
        return None if number == self.nothing else number

    def arguments(self, telling: Telling, field: str, value: int | None) -> Mapping[str, Argument]:
        return {} if value is None else super().arguments(telling, field, value)


class SeatKind(FieldKind):
    """A seat. Sentences name who sits there; `argument` is what they call it, where that is not the field's name.
    Moves that have it say how many seats there are at `most`: in their notation the first is 1."""

    def __init__(self, argument: str = "", most: int = 0) -> None:
        self.argument, self.size = argument, most

    def number(self, game: Any, state: Any, value: int) -> int:
        return value

    def write(self, value: int) -> str:
        return str(value + 1)

    def read(self, text: str) -> int | None:
        shown = NumberKind(1, self.size).read(text)
        return None if shown is None else shown - 1

    def fits(self, value: object) -> bool:
        return type(value) is int and 0 <= value < self.size

    def arguments(self, telling: Telling, field: str, value: int | None) -> Mapping[str, Argument]:
        return {} if value is None else {self.argument or field: telling.names[value]}


class MaybeSeatKind(SeatKind):
    """A seat; None where the rules say -1."""

    def value(self, game: Any, number: int) -> int | None:
        return None if number == -1 else number


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
