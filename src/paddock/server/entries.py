"""The entries of a table's log, which is all that is stored. A table is a fold over them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from paddock.core.record import Header

Clock = Literal["none", "relaxed", "fast"]
Dice = Literal["seeded", "typed"]


class Entry(msgspec.Struct, frozen=True, tag_field="entry", omit_defaults=True):
    """Base of all entries."""


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


class Changed(Entry, frozen=True, tag="changed"):
    """Fields that are None stay unchanged."""

    game: str | None = None
    options: dict[str, Any] | None = None
    public: bool | None = None
    clock: Clock | None = None
    dice: Dice | None = None
    board: str | None = None
    """Empty: the boards that come with the game again."""


class Sat(Entry, frozen=True, tag="sat"):
    """A person (with the hash of a key) or a bot takes a seat."""

    seat: int
    name: str
    key: str = ""
    bot: str | None = None


class Stood(Entry, frozen=True, tag="stood"):
    seat: int


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
    """Another race with the same seats."""


class Loaded(Entry, frozen=True, tag="loaded"):
    """A record from elsewhere, to look at."""

    record: str


AnyEntry = Made | Changed | Sat | Stood | Started | Moved | Undone | Rematch | Loaded

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def decode(data: bytes) -> AnyEntry:
    return _decoder.decode(data)
