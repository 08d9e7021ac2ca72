"""A state as text: on the game's own screen for the terminal, or as a document where it has none."""

from __future__ import annotations

import io
import json
from typing import Any

from rich.console import Console

from paddock.core.game import Game
from paddock.core.messages import PaddockError
from paddock.core.terminal import Canvas, screen_of

WIDTH = 100


def picture(game: Game[Any], state: Any) -> str:
    """What a spectator sees, without colours."""
    veiled = game.veil(state, None)
    try:
        screen = screen_of(game.name)
    except PaddockError:
        return json.dumps(game.position(veiled)["state"], indent=1)
    paper = io.StringIO()
    console = Console(file=paper, width=WIDTH, color_system=None, force_terminal=False, legacy_windows=False)
    console.print(screen.picture(game, veiled, game.colours(), [], Canvas(WIDTH, None, plain=True)))
    return paper.getvalue()
