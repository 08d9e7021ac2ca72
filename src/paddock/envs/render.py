"""A state as text, as the game's screen for the terminal shows it."""

from __future__ import annotations

import io
from typing import Any

from rich.console import Console

from paddock.core.game import Game
from paddock.core.terminal import Canvas, screen_of

RENDER_MODES = ("human", "ansi")
WIDTH = 100


def render_text(game: Game[Any], state: Any) -> str:
    """What a spectator sees, without colours."""
    veiled = game.veil(state, None)
    screen = screen_of(game.name)
    paper = io.StringIO()
    console = Console(file=paper, width=WIDTH, color_system=None, force_terminal=False, legacy_windows=False)
    console.print(screen.picture(game, veiled, game.colours(), [], Canvas(WIDTH, None, plain=True)))
    return paper.getvalue()
