"""A circuit as a picture: `draw_circuit` gives an SVG that needs nothing else."""

from __future__ import annotations

import zlib

from paddock.games.hurry_cup.circuit import Circuit
from paddock.games.hurry_cup.drawing.board import BoardDrawing
from paddock.games.hurry_cup.drawing.theme import THEMES, ThemeName

__all__ = ["ThemeName", "draw_circuit"]


def draw_circuit(circuit: Circuit, layout: str = "wide", theme: ThemeName = "light") -> str:
    """The SVG of a circuit on one kind of screen, by day or by night."""
    # the ids of a drawing must not meet those of another one on the same page
    prefix = f"h{zlib.crc32(f'{circuit.source}|{layout}|{theme}'.encode()):x}-"
    return BoardDrawing(circuit, layout, THEMES[theme], prefix).svg()
