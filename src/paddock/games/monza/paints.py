"""How the six play colours look, on paper and in a terminal: always a colour together with its shape."""

from __future__ import annotations

from typing import NamedTuple


class Paint(NamedTuple):
    """A play colour: how a space is filled, the ink on it, its shape (and a sign for it), the shades of its car."""

    name: str
    fill: str
    ink: str
    shape: str
    sign: str
    bright: str
    deep: str


PAINTS = (
    Paint("red", "#E5383B", "#FFFFFF", "triangle", "▲", "#FF6B62", "#A91E2C"),
    Paint("yellow", "#FFCB2E", "#3A2C00", "star", "★", "#FFE27A", "#D49A06"),
    Paint("green", "#2B9348", "#FFFFFF", "hexagon", "⬢", "#4DBF6C", "#176030"),
    Paint("blue", "#1D6FE0", "#FFFFFF", "circle", "●", "#5A9BFF", "#0F479E"),
    Paint("white", "#F7F7F2", "#2B2B2B", "diamond", "◆", "#FFFFFF", "#CFCFC6"),
    Paint("purple", "#7B2CBF", "#FFFFFF", "square", "■", "#A55BE6", "#531788"),
)
"""In the order of `colours.COLOURS`."""
