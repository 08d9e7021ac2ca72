"""The Riviera around the circuit: sky, sun and mountains, the sea with its boats, land with groves."""

from __future__ import annotations

from paddock.games.hurry_cup.circuit import Circuit
from paddock.games.hurry_cup.drawing.coast import Coast, around
from paddock.games.hurry_cup.drawing.pen import circle, ellipse, loop, num, path, rect
from paddock.games.hurry_cup.drawing.theme import NIGHT, Theme
from paddock.games.hurry_cup.drawing.things import GROVES, KINDS, hill, moon
from paddock.games.hurry_cup.geometry import Frame, Plan

_SEA = ("#2B93A8", "#1F7F9A", "#1A7390")
_HILLS = (("#77864A", "#66753F"), ("#A9A25A", "#8B8A49"), ("#DB9A48", "#C6843B"), ("#CC6B3F", "#AF5331"))
_FOOTHILLS = (
    (0.04, 150, 16, 1),
    (0.16, 120, 20, 2),
    (0.26, 92, 40, 1),
    (0.43, 120, 58, 0),
    (0.33, 120, 66, 1),
    (0.375, 70, 38, 3),
    (0.28, 80, 42, 0),
    (0.49, 74, 34, 2),
    (0.235, 60, 22, 2),
)
"""Where (part of the width), how wide and high, which tone; back to front."""


class Landscape:
    """All that lies under the tiles."""

    def __init__(self, circuit: Circuit, frame: Frame, plan: Plan, theme: Theme, prefix: str) -> None:
        self.frame, self.plan, self.theme, self.prefix = frame, plan, theme, prefix
        self.coast = Coast(circuit, frame, plan)
        self.small = 1.0 if frame.width > 1000 else 0.75 if frame.width > 600 else 0.5
        self.unit = plan.side / 54

    def use(self, name: str, x: float, y: float, size: float) -> str:
        moved = f"translate({num(x)} {num(y)}) scale({size:.2f})"
        return f'<use href="#{self.prefix}{name}" transform="{moved}"/>'

    def drawn(self) -> str:
        return (
            f"<g>{self._sky()}{self._mountains()}{self._sea()}{self._land()}{self._foothills()}{self._afloat()}"
            f"{self._groves()}</g>{self._night()}"
        )

    # ---- air and water --------------------------------------------------------------------------------------------

    @property
    def _span(self) -> tuple[float, float]:
        return -self.frame.bleed[0], self.frame.width + 2 * self.frame.bleed[0]

    @property
    def _sun(self) -> float:
        return self.frame.width * 0.73

    def _sky(self) -> str:
        (x, width), hz, k = self._span, self.frame.horizon, self.small
        top = -self.frame.bleed[1]
        wave = (
            f"M{num(x)} {num(hz * 0.55)}C{num(x + width * 0.3)} {num(hz * 0.4)} "
            f"{num(x + width * 0.6)} {num(hz * 0.68)} {num(x + width)} {num(hz * 0.46)}V{num(hz)}H{num(x)}Z"
        )
        return (
            rect(x, top, width, hz - top, fill="#FBE3B5")
            + path(wave, fill="#F9CF93")
            + circle(self._sun, hz - 8 * k, 84 * k, fill="#F7B765", opacity=".6")
            + circle(self._sun, hz - 8 * k, 58 * k, fill="#F0803C")
        )

    def _mountains(self) -> str:
        """Far violet mountains in two flat tones."""
        hz, k, width = self.frame.horizon, self.small, self.frame.width

        def at(part: float, height: float) -> str:
            return f"{num(width * (0.16 + 0.64 * part))} {num(hz - height * k)}"

        ridge = ((0, 0), (0.1, 46), (0.16, 38), (0.3, 96), (0.38, 64), (0.46, 80), (0.58, 36), (0.68, 54), (0.82, 18))
        shades = (
            ((0.3, 96), (0.38, 64), (0.42, 40), (0.35, 46), (0.33, 70)),
            ((0.46, 80), (0.58, 36), (0.52, 30), (0.49, 52)),
            ((0.68, 54), (0.82, 18), (0.74, 20)),
        )
        return (
            path("M" + "L".join(at(*point) for point in (*ridge, (1, 0))) + "Z", fill="#8E6C8F")
            + path("".join("M" + "L".join(at(*point) for point in one) + "Z" for one in shades), fill="#745377")
            + path(
                f"M{at(-0.1, 0)}C{at(0.05, 34)} {at(0.14, 30)} {at(0.26, 24)}S{at(0.5, 36)} {at(0.74, 0)}Z",
                fill="#B4808A",
            )
        )

    def _sea(self) -> str:
        (x, width), hz, k = self._span, self.frame.horizon, self.small
        bottom = self.frame.height + self.frame.bleed[1]
        drawn = rect(x, hz, width, bottom - hz, fill="#1F7F9A")
        for line in range(9):
            long = (96 - line * 9) * k * (1 if line % 2 else 0.72)
            y = hz + 5 * k + line * 9 * k
            opacity = f"{0.9 - line * 0.08:.2f}"
            drawn += rect(self._sun - long / 2, y, long, 3.6 * k, rx=1.8 * k, fill="#F6B56C", opacity=opacity)
        y, band = hz + 60 * k, 0
        while y < bottom:
            waves = "".join(
                f"q{num(width / 16)} {num((-7 if (wave + band) % 2 else 7) * k)} {num(width / 8)} 0"
                for wave in range(8)
            )
            drawn += path(f"M{num(x)} {num(y)}{waves}V{num(bottom)}H{num(x)}Z", fill=_SEA[band % 3])
            y += (74 + band * 8) * k
            band += 1
        return drawn

    def _afloat(self) -> str:
        """A few boats and gulls where the sea is wide, never close together, never under a panel."""
        left, top, width, height = self.frame.room
        taken: list[tuple[float, float]] = []
        drawn, k = "", 0.6 + 0.5 * self.small
        for at, (x, y) in enumerate(self.coast.open_sea()):
            inside = left < x < left + width and self.frame.horizon + 50 * k < y < top + height
            apart = all(abs(x - ox) + abs(y - oy) > 190 * k for ox, oy in taken)
            if not inside or not apart:
                continue
            taken.append((x, y))
            size = (1.1, 0.65, 0.85)[at % 3] * k
            drawn += self.use("boat", x, y, size) + (
                self.use("gull", x + 60 * k, y - 52 * k, 0.8 * k) if at % 2 else ""
            )
        return drawn

    # ---- land -----------------------------------------------------------------------------------------------------

    def _land(self) -> str:
        """One line, drawn in four widths: shallow water, foam, beach, land."""
        line = "".join(loop(one) for one in self.coast.lines())
        (x, width), hz, side = self._span, self.frame.horizon, self.plan.side
        shore = f"{self.prefix}shore"
        clip = f'<clipPath id="{shore}">{rect(x, hz, width, self.frame.height + self.frame.bleed[1])}</clipPath>'
        layers = "".join(
            f'<use href="#{self.prefix}coast" fill="{colour}" stroke="{colour}" stroke-width="{num(side * wide)}"/>'
            for wide, colour in ((0.72, "#3FA7B4"), (0.36, "#FFF4DC"), (0.24, "#F3DCA8"), (0.02, "#E0BC74"))
        )
        return (
            f'{clip}<defs><path id="{self.prefix}coast" d="{line}" stroke-linejoin="round"/></defs>'
            f'<g clip-path="url(#{shore})">{layers}{self._fields()}</g>'
        )

    def _fields(self) -> str:
        """Soft fields under the groves, so that the land is not one flat tone."""
        drawn, unit, land = "", self.unit, self.coast.land
        for (q, r), (x, y) in self.coast.free():
            if (q + 2 * r) % 4 == 0 or any(other not in land for other in around((q, r))):
                continue
            tint = ("#EBD093", "#CDB768", "#D8AE5E")[(q * 2 + r) % 3]
            wide = (62 + (q * 7 + r * 3) % 4 * 12) * unit
            drawn += ellipse(x + 6 * unit, y + 14 * unit, wide, 36 * unit, fill=tint, opacity=".55")
        return drawn

    def _foothills(self) -> str:
        """Where the mainland of a wide screen meets the sky; elsewhere a few hills far away."""
        hz, k, wide = self.frame.horizon, self.small, self.frame.eye[0] != 0
        drawn = ""
        for part, width, height, tone in _FOOTHILLS if wide else _FOOTHILLS[2:7]:
            x = self.frame.width * part if wide else self.frame.width * (0.1 + part)
            drawn += f'<g transform="translate({num(x)} {num(hz + 26 * k if wide else hz + 3)}) scale({k:.2f})">'
            drawn += hill(width, height, *_HILLS[tone]) + "</g>"
        return drawn

    def _groves(self) -> str:
        drawn, unit = "", self.unit
        across, down = self.frame.bleed
        for (q, r), (x, y) in self.coast.free():
            if (q * 3 + r * 4) % 9 == 0 or y < self.frame.horizon + 30 * self.small + 20 * unit:
                continue
            if not (-across < x < self.frame.width + across and y < self.frame.height + down):
                continue
            if any(other not in self.coast.land for other in around((q, r))) and (q + r) % 3:
                continue
            x += ((q * 7 + r * 11) % 5 - 2) * 3 * unit
            y += ((q * 3 + r * 5) % 5 - 2) * 3 * unit
            size = unit * (0.9 + (q * 2 + r * 7) % 5 * 0.05)
            for thing, dx, dy, scale in GROVES[KINDS[(q * 5 + r * 3 + 4) % len(KINDS)]]:
                drawn += self.use(thing, x + dx * size, y + dy * size, scale * size)
        return drawn

    def _night(self) -> str:
        if not self.theme.dark:
            return ""
        x, width = self._span
        top = -self.frame.bleed[1]
        height = self.frame.height + 2 * self.frame.bleed[1]
        stars = "".join(
            f"M{num(x + (at * 379 % 1000) / 1000 * width)} {num((at * 137 % 100) / 100 * self.frame.horizon * 0.7)}h.1"
            for at in range(40)
        )
        return (
            rect(x, top, width, height + 1, fill=NIGHT, style="mix-blend-mode:multiply")
            + path(stars, stroke="#FFF3D2", stroke_width="2", stroke_linecap="round", opacity=".7")
            + moon(round(self._sun), round(self.frame.horizon * 0.5), round(30 * self.small))
        )
