"""The entries of a table's log, which is all that is stored. A table is a fold over them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from paddock.core.record import Header

Clock = Literal["none", "relaxed", "fast"]
Dice = Literal["seeded", "typed"]


class Entry(msgspec.Struct, frozen=True, tag_field="entry", omit_defaults=True):
    """Base of all entries."""


class EveningRace(msgspec.Struct, frozen=True):
    """A finished race of an evening: who drove, and how it ended."""

    game: str
    table: str
    race: int
    """Its number at that table, from 1."""
    names: tuple[str, ...]
    ranks: tuple[int, ...]
    points: tuple[int, ...]


class Made(Entry, frozen=True, tag="made"):
    game: str
    options: dict[str, Any]
    public: bool
    clock: Clock
    dice: Dice
    host: str
    """The hash of the host's key; empty where nobody is the host."""
    board: str | None = None
    """The text of a board that players have made."""
    evening: tuple[EveningRace, ...] = ()
    """The races that the same people have driven at other tables before."""
    coach: bool | None = None
    """May people ask the coach? None: who plays alone against bots may."""


class Changed(Entry, frozen=True, tag="changed"):
    """Fields that are None stay unchanged."""

    game: str | None = None
    options: dict[str, Any] | None = None
    public: bool | None = None
    clock: Clock | None = None
    dice: Dice | None = None
    board: str | None = None
    """Empty: the boards that come with the game again."""
    phrases: bool | None = None
    coach: bool | None = None


class Sat(Entry, frozen=True, tag="sat"):
    """A person (with the hash of a key) or a bot takes a seat; also during a race, in place of another."""

    seat: int
    name: str
    key: str = ""
    bot: str | None = None


class Stood(Entry, frozen=True, tag="stood"):
    seat: int


class Mixed(Entry, frozen=True, tag="mixed"):
    """Everybody has another seat."""

    order: tuple[int, ...]
    """For each seat, the one whose person, bot or emptiness it has now."""


class Started(Entry, frozen=True, tag="started"):
    """The race begins. The header holds board and version of the rules, so that nothing shipped later matters."""

    header: Header


class Moved(Entry, frozen=True, tag="moved"):
    by: int
    """A seat, or -1 for chance."""
    move: str
    judged: dict[str, Any] | None = None
    """How it was judged, where hands reached for the same thing."""


class Undone(Entry, frozen=True, tag="undone"):
    """The last move is taken back: by the seat that made it, or (-1) a roll of real dice that was mistyped."""

    by: int


class Rematch(Entry, frozen=True, tag="rematch"):
    """Another race just like the last. (Where seats or who begins have changed, `Started` says so.)"""


class Ended(Entry, frozen=True, tag="ended"):
    """The people have broken off the race."""


class Hosted(Entry, frozen=True, tag="hosted"):
    """Somebody else is the host from now on."""

    host: str
    """The hash of the new host's key."""


class Onward(Entry, frozen=True, tag="onward"):
    """The same people go on at another table."""

    table: str


class Loaded(Entry, frozen=True, tag="loaded"):
    """A record from elsewhere, to look at."""

    record: str


AnyEntry = Made | Changed | Sat | Stood | Mixed | Started | Moved | Undone | Rematch | Ended | Hosted | Onward | Loaded

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def decode(data: bytes) -> AnyEntry:
    return _decoder.decode(data)
