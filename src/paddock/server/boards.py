"""Which boards a table takes: by name only those that the game lists, as text only short ones."""

from __future__ import annotations

from typing import Any

from paddock.core.messages import PaddockError
from paddock.core.shelf import shelf_of

LONGEST = 8_000
"""Characters of a board that a table takes."""
MOST_PARTS = 400
"""Parts of a board that is being built."""


def require_listed(game: str, options: dict[str, Any]) -> None:
    """Refuses a board that the game does not list: a path would make the server read its own files."""
    shelf = shelf_of(game)
    if shelf is None or options.get(shelf.option) is None:
        return
    if shelf.listed(options[shelf.option]) is None:
        raise PaddockError("server-board", board=str(options[shelf.option])[:60], boards=", ".join(shelf.keys))


def require_short(board: str | None) -> None:
    """Refuses texts that are too long to be boards. The game checks the rest."""
    if board is not None and len(board) > LONGEST:
        raise PaddockError("server-board-long", length=len(board), most=LONGEST)
