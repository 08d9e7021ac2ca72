"""The colours of the board by day and by night."""

from __future__ import annotations

import dataclasses
from typing import Literal

ThemeName = Literal["light", "dark"]

INK = "#1F2733"
GOLD, PALE_GOLD = "#B8862F", "#E3BE69"
CREAM, ROSE = "#FBEFD6", "#FF9C93"
"""Suits on the wine-red squares: the black ones and the red ones."""
WINE, BANK, ARROW = "#7B2038", "#DDB255", "#21566E"
WALL, WALL_SHADE, LAMP, NIGHT_PANE = "#FBF0DA", "#E7CFA4", "#F3C55B", "#2B4A5A"
TEAL, DEEP_GREEN = "#21566E", "#2E7C62"


@dataclasses.dataclass(frozen=True)
class Theme:
    """What changes between day and night; buildings and squares of fortune keep their colours."""

    dark: bool
    land: str
    ray: str
    green: str
    green_too: str
    sea: str
    foam: str
    shadow: float
    """How dark the road's shadow is."""
    edge: str
    """The line around the road."""


THEMES: dict[ThemeName, Theme] = {
    "light": Theme(False, "#EFDFBB", "#F5E9CB", "#2E7C62", "#388A6E", "#2F7F8C", "#CFECE6", 0.16, INK),
    "dark": Theme(True, "#16242F", "#1B2C39", "#2A7259", "#327F65", "#0D3B47", "#7FB3B4", 0.4, "#0A1119"),
}


def dark(colour: str, part: float = 0.25) -> str:
    """A colour in the shade."""
    return mix(colour, "#1a1020", part)


def mix(one: str, other: str, part: float) -> str:
    pairs = ((int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a * (1 - part) + b * part):02x}" for a, b in pairs)
