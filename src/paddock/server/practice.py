"""A practice table starts from an example of a game's rules. The reader has a seat or two of it, nobody the others."""

from __future__ import annotations

from paddock.core.examples import Example
from paddock.core.messages import say
from paddock.core.record import Record, Seat
from paddock.server.entries import AnyEntry, Made, Sat, Started


def practice(example: Example, host: str, language: str) -> list[AnyEntry]:
    """The log of a table that starts from an example; `host` is the hash of the reader's key."""
    game, state = example.set_up()
    others = iter(say("server-bot-names", language).split())
    names = [_reader(example, seat, language) or next(others, car) for seat, car in enumerate(game.colours())]
    header = Record(game, [Seat(name) for name in names], state).header
    return [
        Made(game.name, header.options, public=False, clock="none", dice="seeded", host=host),
        *(Sat(seat, name, host if seat in example.seats else "") for seat, name in enumerate(names)),
        Started(header),
    ]


def _reader(example: Example, seat: int, language: str) -> str | None:
    """The reader's name at a seat; None where it is not the reader's."""
    if seat not in example.seats:
        return None
    name = say("server-reader-name", language)
    at = example.seats.index(seat)
    return f"{name} {at + 1}" if at else name
