"""Casinos, banks and the palace at the end of the road. Each stands with the middle of its base at 0, 0."""

from __future__ import annotations

import math

from paddock.games.monte_carlo.drawing.letters import deco
from paddock.games.monte_carlo.drawing.svg import circle, ellipse, group, line, num, path, placed, rect
from paddock.games.monte_carlo.drawing.theme import (
    BANK,
    DEEP_GREEN,
    GOLD,
    INK,
    LAMP,
    NIGHT_PANE,
    PALE_GOLD,
    TEAL,
    WALL,
    WALL_SHADE,
    WINE,
    dark,
)

STONE, PLINTH = "#FFF6E2", "#C9AE78"
_ROOFS = {"single": WINE, "double": TEAL, "triple": DEEP_GREEN}
_TOWERS = {
    "triple": ((-25, 54, 15), (25, 54, 15), (0, 68, 19)),
    "double": ((-22, 66, 17), (22, 66, 17)),
    "single": ((0, 82, 24),),
}
"""Where the towers of a casino stand, how high and how wide: fewer and higher ones, the greater the risk."""
SIGN_WIDTHS = {"triple": 48, "double": 56, "single": 56}


def ground_shadow(x: float, wide: float, high: float) -> str:
    return ellipse(x, 1, wide, high, fill="#3a2a10", opacity=0.18)


def window(x: float, y: float, wide: float, high: float, fill: str = LAMP) -> str:
    """A window with a round top; x and y are its lower left corner."""
    half = num(wide / 2)
    d = f"M{num(x)} {num(y)}v{num(wide / 2 - high)}a{half} {half} 0 0 1 {num(wide)} 0v{num(high - wide / 2)}Z"
    return path(d, fill=fill)


def casino(kind: str) -> str:
    """A casino; its sign is empty, for the suits depend on the square."""
    roof, parts = _ROOFS[kind], [ground_shadow(3, 42, 6)]
    for x, high, wide in _TOWERS[kind]:
        parts += [
            rect(x - wide / 2, 10 - high, wide, high - 10, fill=WALL),
            rect(x, 10 - high, wide / 2, high - 10, fill=WALL_SHADE),
            rect(x - wide / 2 - 2, 7 - high, wide + 4, 4, fill=GOLD),
        ]
        top, half = 7.0 - high, wide / 2
        if kind == "single":  # a storey more
            parts += [
                rect(x - wide * 0.36, -high - 2, wide * 0.72, 9, fill=WALL),
                rect(x, -high - 2, wide * 0.36, 9, fill=WALL_SHADE),
                rect(x - wide * 0.42, -high - 5, wide * 0.84, 3.4, fill=GOLD),
            ]
            top, half = -5.0 - high, wide * 0.36
        parts += [_dome(x, top, half, roof)]
        parts += [window(x + wide * side, 25 - high, wide * 0.24, 10) for side in (-0.3, 0.06)]
    parts += [
        rect(-36, -36, 72, 36, fill=WALL),
        rect(12, -36, 24, 36, fill=WALL_SHADE),
        rect(-39, -40, 78, 5, fill=roof),
        rect(-39, -36, 78, 1.6, fill=GOLD),
        rect(-40, -3, 80, 4, fill=PLINTH),
    ]
    parts += [window(x, -7, 7, 17, NIGHT_PANE if x == -20 else LAMP) for x in (-31, -20, 13, 24)]
    parts += [
        path("M-9-3V-16a9 9 0 0 1 18 0V-3Z", fill=INK),
        path("M-6-3V-15a6 6 0 0 1 12 0V-3Z", fill=LAMP),
        rect(-0.6, -21, 1.2, 18, fill=INK),
    ]
    wide = SIGN_WIDTHS[kind]
    parts += [rect(-wide / 2, -37.5, wide, 13, rx=2, fill=INK, stroke=GOLD, stroke_width=1)]
    return "".join(parts)


def _dome(x: float, top: float, half: float, roof: str) -> str:
    """A pointed dome with a ball on it."""
    left = f"M{num(x - half)} {num(top)}C{num(x - half)} {num(top - half * 1.5)} {num(x - half * 0.3)} "
    left += f"{num(top - half * 1.6)} {num(x)} {num(top - half * 2)}"
    right = f"C{num(x + half * 0.3)} {num(top - half * 1.6)} {num(x + half)} {num(top - half * 1.5)} "
    right += f"{num(x + half)} {num(top)}Z"
    return (
        path(left + right, fill=roof)
        + path(f"M{num(x)} {num(top)}V{num(top - half * 2)}{right}", fill=dark(roof, 0.3))
        + rect(x - 0.8, top - half * 2 - 6, 1.6, 7, fill=GOLD)
        + circle(x, top - half * 2 - 7, 1.9, fill=GOLD)
    )


def bank() -> str:
    shade, parts = "#E2C891", [ground_shadow(4, 66, 8)]
    parts += [
        rect(-60, -6, 120, 7, fill="#D8BC84"),
        rect(-55, -12, 110, 6, fill="#E9D3A2"),
        rect(-50, -56, 100, 45, fill="#A08150"),
        rect(-9, -40, 18, 28, fill=INK),
        rect(-6, -37, 12, 25, fill=LAMP),
        rect(-0.7, -37, 1.4, 25, fill=INK),
    ]
    for x in (-44, -26, 26, 44):
        parts += [
            rect(x - 5, -54, 10, 42, fill=STONE),
            rect(x + 1, -54, 4, 42, fill=shade),
            rect(x - 7, -57, 14, 4, fill=STONE),
            rect(x - 7, -14, 14, 3, fill=STONE),
        ]
    parts += [
        rect(-56, -73, 112, 17, fill=STONE),
        rect(-56, -58.6, 112, 2.2, fill=GOLD),
        group(deco("BANK", 9.5, INK, gap=5.5), transform=placed(0, -60.6)),
        rect(-60, -77, 120, 5, fill=shade),
        path("M-60-77L0-104L60-77Z", fill=STONE),
        path("M0-104L60-77H0Z", fill=shade),
        path("M-46-79.5L0-100L46-79.5Z", fill="none", stroke=GOLD, stroke_width=1.4),
        circle(0, -86, 6.5, fill=BANK, stroke="#8a6118", stroke_width=1),
        group(deco("$", 7, "#5a3d08"), transform=placed(0, -82.6)),
        rect(-1, -118, 2, 15, fill=GOLD),
        path("M1-118h16l-5 4.5l5 4.5h-16Z", fill=DEEP_GREEN),
    ]
    return "".join(parts)


def palace() -> str:
    """The finish: a grand hotel with a sun behind it."""
    shade, parts = "#E8D0A0", []
    for k in range(0, 25, 2):
        angle = math.pi * k / 24
        ends = [(150 * math.cos(angle + d), -40 - 150 * math.sin(angle + d)) for d in (-0.06, 0.06)]
        parts.append(path(line([(0, -40), *ends]), fill="#E9B94F", opacity=0.55))
    parts += [
        circle(0, -58, 84, fill="#F2C65C"),
        circle(0, -58, 84, fill="none", stroke="#FFF1CC", stroke_width=2.5),
        circle(0, -58, 76, fill="none", stroke="#FFF1CC"),
        ellipse(4, 2, 112, 10, fill="#3a2a10", opacity=0.2),
    ]
    for side in (-1, 1):
        parts += _wing(side, shade)
    parts += [
        rect(-34, -92, 68, 92, fill=STONE),
        rect(6, -92, 28, 92, fill=shade),
        rect(-38, -96, 76, 5, fill=GOLD),
        rect(-28, -108, 56, 12, fill=STONE),
        rect(6, -108, 22, 12, fill=shade),
        rect(-31, -111, 62, 4, fill=GOLD),
        path("M-28-111C-28-142-12-148 0-162C12-148 28-142 28-111Z", fill=DEEP_GREEN),
        path("M0-111V-162C12-148 28-142 28-111Z", fill=dark(DEEP_GREEN, 0.3)),
        path("M-14-111C-14-138-5-146 0-160", fill="none", stroke="#7FC4A4", stroke_width=1.2),
        rect(-1.2, -180, 2.4, 20, fill=GOLD),
        circle(0, -181, 4, fill=PALE_GOLD, stroke=GOLD),
        path("M-15 0V-24a15 15 0 0 1 30 0V0Z", fill=INK),
        path("M-11 0V-24a11 11 0 0 1 22 0V0Z", fill=LAMP),
        rect(-1, -34, 2, 34, fill=INK),
    ]
    for x in (-25, 17):
        parts += [window(x, -12, 8, 20), window(x, -64, 8, 18)]
    parts += [window(-6, -66, 12, 22), rect(-108, -4, 216, 5, fill=PLINTH)]
    return "".join(parts)


def _wing(side: int, shade: str) -> list[str]:
    x, tower = side * 66, side * 88
    parts = [
        rect(x - 36, -66, 72, 66, fill=STONE),
        rect(x if side > 0 else x + 14, -66, 36 if side > 0 else 22, 66, fill=shade),
        rect(x - 39, -70, 78, 5, fill=GOLD),
    ]
    for row in range(2):
        for column in range(3):
            fill = NIGHT_PANE if (row + column) % 3 == 0 else LAMP
            parts.append(window(x - 27 + column * 21, -40 + row * 30, 10, 18, fill))
    right = f"C{tower + 5}-126 {tower + 13}-124 {tower + 13}-103Z"
    parts += [
        rect(tower - 13, -100, 26, 34, fill=STONE),
        rect(tower, -100, 13, 34, fill=shade),
        rect(tower - 15, -103, 30, 4, fill=GOLD),
        path(f"M{tower - 13}-103C{tower - 13}-124 {tower - 5}-126 {tower}-136{right}", fill=DEEP_GREEN),
        path(f"M{tower}-103V-136{right}", fill=dark(DEEP_GREEN, 0.3)),
        rect(tower - 1, -152, 2, 17, fill=GOLD),
        path(f"M{tower + 1}-152h15l-5 4l5 4h-15Z", fill="#C3273B"),
        window(tower - 5, -74, 10, 18),
    ]
    return parts
