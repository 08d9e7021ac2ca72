"""The colours of the Riviera, by day and by night."""

from __future__ import annotations

import dataclasses
from typing import Literal

ThemeName = Literal["light", "dark"]

INK = "#2A2233"
CREAM = "#FFF8E8"
RED = "#C8372D"
TEAL = "#1F6E86"


@dataclasses.dataclass(frozen=True)
class Theme:
    """What changes between day and night. The landscape is drawn in its colours by day; the night lies over it."""

    dark: bool
    tile: str
    bend: str
    hairpin: str
    board: str
    """The start board."""
    edge: str
    shade: str
    verge: str
    road: str
    line: str
    dashes: str


NIGHT = "#4C5CA2"
"""What the colours of the landscape are multiplied with by night."""

THEMES: dict[ThemeName, Theme] = {
    "light": Theme(
        dark=False,
        tile="#FBEBC6",
        bend="#F3E3AE",
        hairpin="#F6D3A0",
        board="#FFF8E8",
        edge="#B98A4C",
        shade="#8A5A2B",
        verge="#B98D55",
        road="#4B4250",
        line="#FFF4DC",
        dashes="#E9D9B8",
    ),
    "dark": Theme(
        dark=True,
        tile="#6E6678",
        bend="#6C6A66",
        hairpin="#7B6260",
        board="#8C8494",
        edge="#2B2438",
        shade="#05060F",
        verge="#3A3142",
        road="#241F2C",
        line="#CFC4B4",
        dashes="#8E8472",
    ),
}
