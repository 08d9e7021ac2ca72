"""A practice table starts from a position. Where that is an example of a game's rules, the reader has a seat or two,
and nobody the others, as in a puzzle; where it is a moment of a race, the reader has one, and bots the others."""

from __future__ import annotations

from typing import Any

from paddock.bots import usual_level
from paddock.core.examples import Example
from paddock.core.game import Game
from paddock.core.messages import PaddockError, say
from paddock.core.puzzles import Puzzle
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


def puzzling(puzzle: Puzzle, host: str, language: str) -> list[AnyEntry]:
    """The log of a table that starts from a puzzle: the reader has the seat that is to act, and nobody the others. The
    coach would give it away, and is not there."""
    game, state = puzzle.whole()
    others = iter(say("server-bot-names", language).split())
    own = say("server-reader-name", language)
    names = [own if seat == puzzle.seat else next(others, car) for seat, car in enumerate(game.colours())]
    header = Record(game, [Seat(name) for name in names], state).header
    return [
        Made(game.name, header.options, public=False, clock="none", dice="seeded", host=host, coach=False),
        *(Sat(seat, name, host if seat == puzzle.seat else "") for seat, name in enumerate(names)),
        Started(header),
    ]


def from_moment(record: Record, move: int, seat: int, host: str, language: str) -> list[AnyEntry]:
    """The log of a table that goes on from a moment of a race: the reader has a seat, bots have the others."""
    game = record.game
    if not 0 <= move < len(record):
        raise PaddockError("server-no-moment", move=move, last=len(record) - 1)
    if not 0 <= seat < game.seats:
        raise PaddockError("server-no-such-seat", seats=game.seats)
    state = record.steps[move - 1].state if move else record.first_state
    bot, own = usual_level(game.name), say("server-reader-name", language)
    names = [own if number == seat else _other(name, own) for number, name in enumerate(record.names)]
    seats = [Seat(name, None if number == seat else bot) for number, name in enumerate(names)]
    header = Record(game, seats, state).header
    board = None if _is_shipped(game) else game.board
    return [
        Made(game.name, header.options, public=False, clock="none", dice="seeded", host=host, board=board),
        *(Sat(number, one.name, host if number == seat else "", one.bot) for number, one in enumerate(seats)),
        Started(header),
    ]


def _other(name: str, own: str) -> str:
    """A name that is not the reader's."""
    return f"{name} 2" if name.casefold() == own.casefold() else name


def _is_shipped(game: Game[Any]) -> bool:
    """Do its options alone lead to its board?"""
    return "board" not in game.position(game.start())


def _reader(example: Example, seat: int, language: str) -> str | None:
    """The reader's name at a seat; None where it is not the reader's."""
    if seat not in example.seats:
        return None
    name = say("server-reader-name", language)
    at = example.seats.index(seat)
    return f"{name} {at + 1}" if at else name
