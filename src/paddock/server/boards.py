"""Which boards a table takes by name: those that come with the game, and those that chance lays."""

from __future__ import annotations

from typing import Any

from paddock.core.messages import PaddockError
from paddock.core.pictures import Board, LaidByChance, Pictures, pictures_of

LONGEST = 8_000
"""Characters of a board that a table takes."""
MOST_PARTS = 400
"""Parts of a board that is being built."""


def board_of(found: Pictures, key: object) -> Board | None:
    """The board with this key: one that comes with the game, or one that chance lays. Nothing is read or laid here."""
    for board in found.boards():
        if board.key == key:
            return board
    if isinstance(found, LaidByChance) and isinstance(key, str) and (seed := found.laid(key)) is not None:
        return found.lay(seed)
    return None


def require_shipped(game: str, options: dict[str, Any]) -> None:
    """Refuses boards that would be read from the server's disk."""
    found = pictures_of(game)
    if found is None or options.get(found.option) is None:
        return
    if board_of(found, options[found.option]) is None:
        keys = [board.key for board in found.boards()]
        raise PaddockError("server-board", board=str(options[found.option])[:60], boards=", ".join(keys))


def require_short(board: str | None) -> None:
    """Refuses boards that are no boards, by their size: what is wrong in others the game says."""
    if board is not None and len(board) > LONGEST:
        raise PaddockError("server-board-long", length=len(board), most=LONGEST)
