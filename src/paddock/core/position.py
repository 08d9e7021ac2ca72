"""A position is a document: which game on which board with which options, and its state."""

from __future__ import annotations

from typing import Any

import msgspec

from paddock.core.game import Game
from paddock.core.messages import PaddockError
from paddock.core.registry import build


class PositionHeader(msgspec.Struct, frozen=True):
    """The part of a position document that says which game it is, on which board and with which options."""

    game: str
    options: dict[str, Any]
    board: str | None = None
    rules: int | None = None


def position(document: dict[str, Any]) -> tuple[Game[Any], Any]:
    """The game and the state that a position document describes."""
    try:
        table = msgspec.convert(document, PositionHeader)
    except msgspec.ValidationError as error:
        raise PaddockError("position-no-game", detail=str(error)) from None
    found = build(table.game, table.options, table.board, table.rules)
    return found, found.setup(document)
