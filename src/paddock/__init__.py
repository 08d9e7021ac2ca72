"""Paddock, the open home of tabletop race games.

    >>> import paddock
    >>> game = paddock.game("monza", edition="anniversary", track="oval", players=3)
    >>> state = game.start()
"""

from __future__ import annotations

from typing import Any

import msgspec

from paddock.bots import Bot, bot, strengths
from paddock.core.chance import Scripted, Seeded, Source, Typed
from paddock.core.game import CHANCE, Game, IllegalMoveError, Result, View
from paddock.core.messages import Message, PaddockError
from paddock.core.play import Play, play
from paddock.core.record import Record, Seat
from paddock.core.registry import build, kinds
from paddock.core.series import Series


class Table(msgspec.Struct, frozen=True):
    """The part of a position document that says which game it is, on which board and with which options."""

    game: str
    options: dict[str, Any]
    board: str | None = None
    rules: int | None = None


def game(name: str, **options: Any) -> Game[Any]:
    """A game with its options chosen; whatever is not named takes its default."""
    return build(name, options)


def installed() -> list[str]:
    """The names of the games that are installed."""
    return list(kinds())


def position(document: dict[str, Any]) -> tuple[Game[Any], Any]:
    """The game and the state that a position document describes."""
    try:
        table = msgspec.convert(document, Table)
    except msgspec.ValidationError as error:
        raise PaddockError("position-no-game", detail=str(error)) from None
    found = build(table.game, table.options, table.board, table.rules)
    return found, found.setup(document)


__all__ = [
    "CHANCE",
    "Bot",
    "Game",
    "IllegalMoveError",
    "Message",
    "PaddockError",
    "Play",
    "Record",
    "Result",
    "Scripted",
    "Seat",
    "Seeded",
    "Series",
    "Source",
    "Typed",
    "View",
    "bot",
    "game",
    "installed",
    "play",
    "position",
    "strengths",
]
