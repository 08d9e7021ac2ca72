"""What stands on the Riviera: each thing is defined once, and used wherever it appears."""

from __future__ import annotations

from paddock.games.hurry_cup.drawing.pen import circle, ellipse, path, rect
from paddock.games.hurry_cup.drawing.theme import CREAM, INK, RED

_SHADOW = "#6b4420"
_WOOD = "#7A4B2B"


def _shadow(x: float, y: float, rx: float, ry: float) -> str:
    return ellipse(x, y, rx, ry, fill=_SHADOW, opacity=".22")


_PINE = (
    _shadow(3, 0, 16, 3.4)
    + path("M-2.2 0C-1-9-1.5-16-1-24L3-24C2.5-16 3-9 2.6 0Z", fill=_WOOD)
    + path("M0-17L-9-26M2-15L11-26", stroke=_WOOD, stroke_width="2", fill="none")
    + path("M-26-25C-29-33-21-39-14-39C-10-45 6-47 11-41C20-42 29-34 26-25C18-21.5-18-21.5-26-25Z", fill="#4C6B45")
    + path(
        "M-26-25C-29-33-21-39-14-39C-10-45-1-46 4-44.5C-6-42-6-37-13-35C-20-33-18-27-14-23.4C-19-23.6-23-24-26-25Z",
        fill="#6F8F57",
    )
    + path("M26-25C29-33 21-41 13-41C21-37 20-31 12-29C8-28 6-25 6-22.7C14-22.9 22-23.5 26-25Z", fill="#3A5638")
)
_CYPRESS = (
    _shadow(2, 0, 8, 2.4)
    + rect(-1.2, -6, 2.4, 6, fill=_WOOD)
    + path("M0-48C7-31 8-12 0-4C-8-12-7-31 0-48Z", fill="#4C6B45")
    + path("M0-48C7-31 8-12 0-4Z", fill="#3A5638")
)
_AGAVE = "".join(
    path("M0 0Q-3-9 0-17Q3-9 0 0Z", fill="#7E9A6A" if at % 2 else "#5F7F5A", transform=f"rotate({turn})")
    for at, turn in enumerate((-70, 70, -42, 42, -16, 16))
)
_VILLA = (
    _shadow(4, 1, 30, 4.5)
    + rect(-24, -24, 48, 25, fill="#FFF6E2")
    + rect(4, -24, 20, 25, fill="#F2D9B4")
    + path("M-28-23L-16-33H18L28-23Z", fill="#CC6B3F")
    + path("M4-23L10-33H18L28-23Z", fill="#AF5331")
    + rect(-9, -44, 15, 12, fill="#FFF6E2")
    + rect(0, -44, 6, 12, fill="#F2D9B4")
    + path("M-12-43L-1.5-50L9-43Z", fill="#CC6B3F")
    + "".join(
        rect(x, -18, 6, 9, fill="#2E7E93")
        + rect(x - 2.4, -18, 2, 9, fill="#5F8F6A")
        + rect(x + 6.4, -18, 2, 9, fill="#5F8F6A")
        for x in (-19, 11)
    )
    + path("M-5 1V-10a4.5 4.5 0 0 1 9 0V1Z", fill="#7A3E28")
)
_BOAT = (
    path("M-20 0H22L15 8H-14Z", fill="#7A3E28")
    + path("M-20 0H22L20.4 2.4H-18.4Z", fill="#FFF6E2")
    + path("M1-38C16-28 20-14 19-3H1Z", fill="#FFF6E2")
    + path("M-2-34C-10-24-15-12-16-3H-2Z", fill="#F0803C")
    + path("M-30 11H-8M2 13H30", stroke="#FFF4DC", stroke_width="1.6", opacity=".7", stroke_linecap="round")
)
_GULL = path("M-9 0Q-5-6 0 0Q5-6 9 0", fill="none", stroke=CREAM, stroke_width="2", stroke_linecap="round")
_LIGHTHOUSE = (
    _shadow(3, 1, 20, 4)
    + path("M-9 0L-6-46H6L9 0Z", fill="#FFF6E2")
    + path("M2 0L1-46H6L9 0Z", fill="#E7D0A8")
    + path("M-8.3-10L-7.5-22H7.5L8.3-10ZM-7-30L-6.3-40H6.3L7-30Z", fill=RED)
    + rect(-8, -49, 16, 3.4, fill=INK)
    + rect(-4.6, -58, 9.2, 9, fill="#FBD45F")
    + path("M-7-58L0-66L7-58Z", fill=RED)
)


def hill(width: float, height: float, light: str, shade: str) -> str:
    """A rounded hill in two flat tones, standing on 0, 0."""
    w, h = width, height
    slope = f"C{w * 0.35:g} {-h:g} {w * 0.5:g} {-h * 0.45:g} {w:g} 0"
    ridge = f"H{w * 0.2:g}C{w * 0.3:g} {-h * 0.35:g} {w * 0.05:g} {-h * 0.6:g} 0 {-h:g}Z"
    whole = f"M{-w:g} 0C{-w * 0.55:g} {-h * 0.5:g} {-w * 0.3:g} {-h:g} 0 {-h:g}{slope}Z"
    return path(whole, fill=light) + path(f"M0 {-h:g}{slope}{ridge}", fill=shade)


def _field(soil: str, plants: str, width: str, dashes: str, gap: float) -> str:
    """Rows of plants on an ellipse of soil."""
    rows = "".join(f"M{-34 + abs(row) * 4} {6 + row * gap:g}H{34 - abs(row) * 4}" for row in (-2, -1, 0, 1, 2))
    return ellipse(0, 6, 41, 21.5, fill=soil) + path(
        rows, stroke=plants, stroke_width=width, stroke_linecap="round", stroke_dasharray=dashes
    )


THINGS = {
    "pine": _PINE,
    "cypress": _CYPRESS,
    "agave": _AGAVE,
    "villa": _VILLA,
    "boat": _BOAT,
    "gull": _GULL,
    "lighthouse": _LIGHTHOUSE,
    "olive": hill(44, 46, "#77864A", "#626F3C"),
    "meadow": hill(28, 26, "#93A05A", "#77864A"),
    "terra": hill(42, 40, "#CC6B3F", "#AF5331"),
    "ochre": hill(30, 24, "#DB9A48", "#C3823A"),
    "lavender": _field("#C9A7B8", "#7F5A96", "4.2", "5 5.5", 7.5),
    "vines": _field("#CFC07A", "#66793F", "5", ".1 8", 8.5),
}
"""By name, around the point on which it stands; a hexagon with a side of 54 has room for a grove of them."""

GROVES: tuple[tuple[tuple[str, float, float, float], ...], ...] = (
    (("villa", -4, 16, 0.92), ("cypress", 28, 22, 0.8), ("agave", -30, 24, 0.7)),
    (("pine", -14, 6, 0.86), ("pine", 14, 24, 1.0)),
    (("lavender", 0, 0, 1.0), ("cypress", 40, 20, 0.62)),
    (("cypress", -18, 10, 0.85), ("cypress", -4, 18, 1.05), ("cypress", 13, 14, 0.8), ("agave", 24, 26, 0.7)),
    (("olive", 0, 26, 1.0), ("meadow", -20, 28, 1.0), ("villa", 16, 30, 0.5)),
    (("villa", -14, 8, 0.6), ("villa", 14, 24, 0.74), ("cypress", -30, 24, 0.6)),
    (("vines", 0, 0, 1.0), ("villa", 30, -8, 0.5)),
    (("terra", 4, 26, 1.0), ("ochre", -18, 28, 1.0), ("cypress", 26, 30, 0.55)),
    (("agave", -12, 16, 1.0), ("pine", 10, 14, 0.8)),
)
"""Groups that fit into one free hexagon: thing, x, y, size."""
KINDS = (0, 1, 2, 3, 4, 1, 5, 6, 7, 0, 3, 1, 4)
"""Which groves follow each other, so that neighbours differ."""


def defs(prefix: str) -> str:
    return "".join(f'<g id="{prefix}{name}">{body}</g>' for name, body in THINGS.items())


def moon(x: float, y: float, r: float) -> str:
    return circle(x, y, r * 1.5, fill="#C9D3FF", opacity=".12") + path(
        f"M{x:g} {y - r:g}a{r:g} {r:g} 0 1 0 {r:g} {r:g}a{r * 0.8:g} {r * 0.8:g} 0 0 1 {-r:g} {-r:g}z", fill="#F3EBCB"
    )
