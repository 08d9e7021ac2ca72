"""Palms, cypresses, yachts, the sea with its scallops, and the rays of the sun."""

from __future__ import annotations

import math

from paddock.games.monte_carlo.drawing.buildings import ground_shadow
from paddock.games.monte_carlo.drawing.svg import line, num, path, rect
from paddock.games.monte_carlo.drawing.theme import LAMP, WINE, Theme
from paddock.games.monte_carlo.geometry import Frame, Point


def palm() -> str:
    parts = [ground_shadow(2, 13, 3), path("M-2 0C0-16 1-28 4-40L7-40C6-28 5-14 4 0Z", fill="#8A6436")]
    for angle, long in ((-165, 24), (-130, 25), (-95, 22), (-55, 25), (-18, 24), (15, 18), (170, 17)):
        turn = math.radians(angle)
        ex, ey = 5 + long * math.cos(turn), -34 + long * 0.8 * math.sin(turn)
        mx, my = 5 + long * 0.6 * math.cos(turn), -46 + long * 0.75 * math.sin(turn)
        d = f"M5-41Q{num(mx)} {num(my)} {num(ex)} {num(ey)}Q{num(mx)} {num(my + 8)} 5-38Z"
        parts.append(path(d, fill="#2E6B4F" if long > 20 else "#3E8562"))
    return "".join(parts)


def cypress() -> str:
    return (
        ground_shadow(2, 8, 2.4)
        + rect(-1.2, -6, 2.4, 6, fill="#6d4c2a")
        + path("M0-46C7-30 8-12 0-4C-8-12-7-30 0-46Z", fill="#2C6650")
        + path("M0-46C7-30 8-12 0-4Z", fill="#1F4E3E")
    )


def bush() -> str:
    return (
        ground_shadow(1, 14, 3)
        + path("M-13 0A7 7 0 0 1-7-9A8 8 0 0 1 7-10A7 7 0 0 1 13 0Z", fill="#4B8F66")
        + path("M2 0A7 7 0 0 1 7-10A7 7 0 0 1 13 0Z", fill="#3A7855")
    )


def yacht() -> str:
    return (
        path("M-20 0H20L14 7H-14Z", fill="#FFF6E2")
        + path("M-20 0H20L18.6 2H-18.6Z", fill=WINE)
        + rect(-0.8, -34, 1.6, 34, fill="#6d4c2a")
        + path("M2-33L18-4H2Z", fill="#FFF6E2")
        + path("M-2-30L-14-4H-2Z", fill=LAMP)
    )


def rays(frame: Frame, sun: Point, theme: Theme) -> str:
    """The land, and the light of the sun behind the palace over all of it."""
    far = math.hypot(frame.width, frame.height) * 1.05
    d = ""
    for k in range(0, 48, 2):
        angles = (k * math.pi / 24, (k + 1) * math.pi / 24)
        ends = [(sun[0] + far * math.cos(angle), sun[1] + far * math.sin(angle)) for angle in angles]
        d += line([sun, *ends])
    return rect(0, 0, frame.width, frame.height, fill=theme.land) + path(d, fill=theme.ray)


def sea(frame: Frame, theme: Theme, prefix: str) -> str:
    """Water along the lower edge: deco waves, rows of nested half circles. The pattern is drawn once."""
    wide, high = frame.width, frame.height
    part, top = wide / 4, high - 34.0
    shore = f"M0 {num(top + 10)}"
    for k in range(4):
        dip = (-14, 6, -10, 2)[k]
        shore += f"S{num(part * (k + 0.55))} {num(top + dip)} {num(part * (k + 1))} {num(top + dip / 3)}"
    waves = "".join(f"M{16 - r} 16A{r} {r} 0 0 1 {16 + r} 16" for r in (16, 11, 5))
    waves += "".join(f"M{x - r} 8A{r} {r} 0 0 1 {x + r} 8" for x in (0, 32) for r in (16, 11, 5))
    pattern = f'<pattern id="{prefix}waves" width="32" height="16" patternUnits="userSpaceOnUse" y="{num(top % 16)}">'
    pattern += path(waves, fill="none", stroke=theme.foam, stroke_width=1.2, opacity=0.45) + "</pattern>"
    water = f"{shore}V{high}H0Z"
    return (
        f"<defs>{pattern}</defs>"
        + path(water, fill=theme.sea)
        + path(water, fill=f"url(#{prefix}waves)")
        + path(shore, fill="none", stroke="#FFF6E2", stroke_width=3, opacity=0.9)
    )
