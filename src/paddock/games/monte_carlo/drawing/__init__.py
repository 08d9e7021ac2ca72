"""A board as a picture: `draw_board` gives an SVG that needs nothing else."""

from __future__ import annotations

import zlib

from paddock.games.monte_carlo.board import Board
from paddock.games.monte_carlo.drawing.board import BoardDrawing
from paddock.games.monte_carlo.drawing.theme import THEMES, ThemeName

__all__ = ["ThemeName", "draw_board"]


def draw_board(board: Board, layout: str = "wide", theme: ThemeName = "light") -> str:
    """The SVG of a board for one kind of screen, by day or by night, without pawns."""
    # the ids of a drawing must not meet those of another one on the same page
    prefix = f"g{zlib.crc32(f'{board.source}|{layout}|{theme}'.encode()):x}-"
    return BoardDrawing(board, layout, THEMES[theme], prefix).svg()
