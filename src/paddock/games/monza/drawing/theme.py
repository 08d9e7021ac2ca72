"""The colours of a drawing around the play colours, by day and by night."""

from __future__ import annotations

import dataclasses
from typing import Literal

ThemeName = Literal["light", "dark"]


BLACK = "#22242A"
"""The dark squares of everything that is chequered."""


@dataclasses.dataclass(frozen=True)
class Theme:
    """What is drawn around the play colours."""

    dark: bool
    grass: str
    stripe: str
    rim: str
    tuft: str
    sand: str
    sand_dot: str
    asphalt: str
    line: str
    stone: str
    water: str
    water_light: str
    roof: str
    seats: str
    gantry: str
    haze: str
    haze_opacity: float
    veil: float
    """How much the spaces are dimmed, so that what glows stands out at night."""
    trees: tuple[tuple[str, str, str], ...]
    """Kinds of trees: shade, leaves, light."""


THEMES: dict[ThemeName, Theme] = {
    "light": Theme(
        dark=False,
        grass="#BBD795",
        stripe="#ADCD85",
        rim="#A3C47A",
        tuft="#93B76B",
        sand="#E9D7A6",
        sand_dot="#D9C38B",
        asphalt="#3B3E47",
        line="#F4F1E6",
        stone="#8E939C",
        water="#8CC9E0",
        water_light="#B7E0EE",
        roof="#F3EBDA",
        seats="#5D6470",
        gantry="#2F333D",
        haze="#37512A",
        haze_opacity=0.16,
        veil=0.0,
        trees=(("#4E8A4A", "#6BA65C", "#93C47A"), ("#3F7A4C", "#599562", "#82B681"), ("#6E9A45", "#8DB45A", "#B2D07C")),
    ),
    "dark": Theme(
        dark=True,
        grass="#1A382A",
        stripe="#204432",
        rim="#183629",
        tuft="#2A5340",
        sand="#5A5038",
        sand_dot="#6B6044",
        asphalt="#1B1D24",
        line="#D9D6CB",
        stone="#70757F",
        water="#1F4E68",
        water_light="#2E6A87",
        roof="#3F4552",
        seats="#262B35",
        gantry="#343A48",
        haze="#050B12",
        haze_opacity=0.55,
        veil=0.13,
        trees=(("#12301F", "#1B4429", "#2A5B37"), ("#0F2C22", "#183F30", "#26553F"), ("#1E3A1C", "#2B4F27", "#3C6635")),
    ),
}
