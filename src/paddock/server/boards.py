"""Which boards a table takes by name: those that come with the game."""

from __future__ import annotations

from typing import Any

from paddock.core.messages import PaddockError
from paddock.core.pictures import pictures


def require_shipped(game: str, options: dict[str, Any]) -> None:
    """Refuses boards that would be read from the server's disk."""
    found = pictures().get(game)
    if found is None or options.get(found.option) is None:
        return
    keys = [board.key for board in found.boards()]
    if options[found.option] not in keys:
        raise PaddockError("server-board", board=str(options[found.option])[:60], boards=", ".join(keys))
