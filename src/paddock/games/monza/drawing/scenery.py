"""What stands beside the road: trees, grass, a pond, grandstands, tents and flags."""

from __future__ import annotations

import random
from typing import NamedTuple

import numpy as np

from paddock.games.monza.colours import LETTERS
from paddock.games.monza.curve import Stand
from paddock.games.monza.drawing.art import Art, num, path
from paddock.games.monza.drawing.theme import Theme
from paddock.games.monza.paints import PAINTS
from paddock.games.monza.road import Road

_PEOPLE = ("#E5383B", "#F4EBD7", "#FFCB2E", "#1D6FE0", "#F4EBD7", "#C98B5E", "#F7F7F2", "#7B2CBF")
_POND = (58.0, 30.0)
"""How far a pond of scale 1 reaches from its middle."""


class Tree(NamedTuple):
    x: float
    y: float
    radius: float
    kind: int


class Scenery:
    """The scenery of one board. Nothing grows on the road, in the water, on stands, or where the curve keeps free."""

    def __init__(self, road: Road, art: Art, theme: Theme) -> None:
        self.road, self.art, self.theme = road, art, theme
        self.curve, self.lane = road.curve, road.lane
        self._random = random.Random(self.curve.seed)
        self._track = road.line.points(np.arange(360) / 360)
        self._taken = np.array(self._reserved()).reshape(-1, 4)

    def ground(self) -> str:
        """What lies flat: tufts of grass and the pond."""
        width, height = self.curve.width, self.curve.height
        spots = [
            (self._random.uniform(0, width), self._random.uniform(0, height)) for _ in range(int(width * height / 9000))
        ]
        tufts = "".join(
            f"M{num(x)},{num(y)}q1,-5 3,-6M{num(x)},{num(y)}q-1,-4 -3,-5" for x, y in spots if self._free(x, y, 6)
        )
        grass = f'<path d="{tufts}" stroke="{self.theme.tuft}" stroke-width="1.6" fill="none" stroke-linecap="round"/>'
        return grass + self._pond()

    def standing(self) -> str:
        """What stands on the ground, in the order in which it covers what is behind it."""
        stands = "".join(self._stand(stand) for stand in self.curve.stands)
        tents = "".join(self._tent(x, y, size, letter) for x, y, size, letter in self.curve.tents)
        trees = "".join(self.art.tree(*tree) for tree in sorted(self._trees(), key=lambda tree: tree.y))
        return stands + tents + trees + self._flags()

    def _reserved(self) -> list[tuple[float, float, float, float]]:
        """Rectangles, as x, y, width and height, in which nothing may grow."""
        lane, road = self.lane, self.road
        found = list(self.curve.keep)
        found += [(x - lane * k, y - lane * k, 2 * lane * k, 2 * lane * k) for x, y, k, _ in self.curve.tents]
        if self.curve.pond:
            x, y, k = self.curve.pond
            found.append((x - _POND[0] * k, y - _POND[1] * k, 2 * _POND[0] * k, 2 * _POND[1] * k))
        for unit, offset, _ in self.curve.flags:
            x, y = road.line.beside(road.part(unit), offset * lane)
            found.append((x, y - 0.7 * lane, 0.5 * lane, 0.7 * lane))
        for stand in self.curve.stands:
            middle = stand.side * (road.edge + road.kerb + lane * (stand.gap + 0.15 * (stand.rows + 1)))
            reach = lane * 0.2 * (stand.rows + 1)
            for unit in np.arange(stand.start, stand.end + 0.3, 0.3):
                x, y = road.line.beside(road.part(float(unit)), middle)
                found.append((x - reach, y - reach, 2 * reach, 2 * reach))
        return found

    def _free(self, x: float, y: float, radius: float) -> bool:
        near = self.road.edge + self.road.kerb + radius + 0.12 * self.lane
        if np.hypot(self._track[:, 0] - x, self._track[:, 1] - y).min() < near:
            return False
        left, top, wide, high = self._taken.T
        inside = (x > left - radius) & (x < left + wide + radius) & (y > top - radius) & (y < top + high + radius)
        return not inside.any()

    def _trees(self) -> list[Tree]:
        """Trees of the groves, by trying places at random: crowns may touch, but not swallow each other."""
        trees: list[Tree] = []
        for cx, cy, wanted, spread in self.curve.groves:
            grown = 0
            for _ in range(int(wanted) * 6):
                angle, far = self._random.uniform(0, 2 * np.pi), self._random.random() ** 0.5 * spread
                x, y = cx + far * float(np.cos(angle)), cy + far * float(np.sin(angle))
                radius = self.lane * self._random.uniform(0.26, 0.5)
                clear = all((t.x - x) ** 2 + (t.y - y) ** 2 > (0.72 * (t.radius + radius)) ** 2 for t in trees)
                if grown < wanted and clear and self._free(x, y, radius):
                    trees.append(Tree(x, y, radius, self._random.randrange(9)))
                    grown += 1
        return trees

    def _pond(self) -> str:
        if not self.curve.pond:
            return ""
        x, y, scale = self.curve.pond
        return (
            f'<g transform="translate({num(x)} {num(y)}) scale({scale:g})">'
            '<path d="M-62,4C-64,-26 -24,-38 8,-34C44,-30 66,-14 60,10C54,34 18,36 -12,34C-40,33 -60,28 -62,4Z" '
            f'fill="{self.theme.sand}"/>'
            '<path d="M-54,4C-56,-20 -22,-31 8,-28C40,-25 58,-12 53,9C48,28 16,30 -12,28C-36,27 -53,22 -54,4Z" '
            f'fill="{self.theme.water}"/><path d="M-36,-6q10,-6 20,0M2,10q10,-6 20,0M10,-14q8,-5 16,0" '
            f'stroke="{self.theme.water_light}" stroke-width="3" fill="none" stroke-linecap="round"/></g>'
        )

    def _stand(self, stand: Stand) -> str:
        """A grandstand is a band too: it follows the road. Behind its rows of people there is a striped roof."""
        road, lane, rows = self.road, self.lane, stand.rows
        trim = road.part(0.06)
        low = stand.side * (road.edge + road.kerb + lane * stand.gap)
        deep = stand.side * lane * 0.3
        back, eaves = low + deep * (rows - 0.15), low + deep * (rows + 1.4)
        start, end = self._room(road.part(stand.start), road.part(stand.end), eaves)
        if end - start < 2 * trim:
            return ""
        stripe = 0.32 * lane / road.line.total
        stripes = "".join(
            path(road.band(t, min(t + stripe, end), back, eaves))
            for t in np.arange(start + stripe / 2, end - stripe / 2, 2 * stripe)
        )
        steps = "".join(path(road.along(start, end, low + deep * row), close=False) for row in range(1, rows))
        roof = path(road.band(start - trim, end + trim, back, eaves))
        eave = path(road.band(start - trim, end + trim, back, low + deep * (rows + 0.05)))
        shadow = path(road.band(start, end, low, low + deep * (rows + 1)))
        return (
            f'<path d="{shadow}" transform="translate({num(lane * 0.12)} {num(lane * 0.2)})" fill="#0c1a10" '
            'opacity=".25"/>'
            f'<path d="{path(road.band(start, end, low - deep * 0.15, low + deep * rows))}" fill="{self.theme.seats}"/>'
            f'<path d="{steps}" stroke="#fff" stroke-opacity=".12" fill="none"/>'
            f"{self._people(start + trim, end - trim, rows, low, deep)}"
            f'<path d="{roof}" fill="{self.theme.roof}"/>'
            f'<path d="{stripes}" fill="#D8483F" opacity="{".55" if self.theme.dark else ".85"}"/>'
            f'<path d="{eave}" fill="#10131a" opacity=".22"/>'
        )

    def _room(self, start: float, end: float, offset: float) -> tuple[float, float]:
        """The longest part of a stretch whose bend leaves room for something this far from the centre line."""
        ts = np.linspace(start, end, 120)
        best, first = (start, start), None
        for t, wide in zip(ts, 1 + self.road.line.bends(ts) * offset > 0.35, strict=True):
            first = (t if first is None else first) if wide else None
            if first is not None and t - first > best[1] - best[0]:
                best = (float(first), float(t))
        return best

    def _people(self, start: float, end: float, rows: int, low: float, deep: float) -> str:
        """Dots along the rows: one path a colour, whose points are round because its ends are."""
        road, crowd = self.road, dict.fromkeys(_PEOPLE, "")
        for row in range(rows):
            offset = low + deep * (row + 0.5)
            t = start
            while t < end:
                bend = float(road.line.bends(np.array([t]))[0])
                if self._random.random() > 0.2:
                    x, y = road.line.beside(t, offset)
                    crowd[self._random.choice(_PEOPLE)] += f"M{num(x)},{num(y)}h0"
                t += 0.2 * self.lane / road.line.total / max(0.3, 1 + bend * offset)
        dots = "".join(f'<path d="{d}" stroke="{colour}"/>' for colour, d in crowd.items() if d)
        return f'<g fill="none" stroke-width="{num(self.lane * 0.15)}" stroke-linecap="round">{dots}</g>'

    def _tent(self, x: float, y: float, size: float, letter: str) -> str:
        """A tent from above: four slopes around its top, darker where the light does not fall."""
        q, cloth = self.lane * size, PAINTS[LETTERS.index(letter)].fill
        corners = ((-q, -q), (q, -q), (q, q), (-q, q))
        slopes = ""
        for i, shade in enumerate((0.0, 0.12, 0.24, 0.08)):
            d = path([(0, 0), corners[i], corners[(i + 1) % 4]])
            dim = shade + (0.35 if self.theme.dark else 0.0)
            slopes += f'<path d="{d}" fill="{cloth if i % 2 else "#FBF5E6"}"/>'
            slopes += f'<path d="{d}" fill="#10131a" opacity="{dim:.2f}"/>' if dim else ""
        cast = path([(x + 0.14 * q, y + 0.22 * q) for x, y in corners])
        shadow = f'<path d="{cast}" fill="#0c1a10" opacity=".22"/>'
        return f'<g transform="translate({num(x)} {num(y)})">{shadow}{slopes}</g>'

    def _flags(self) -> str:
        flags = ""
        for unit, offset, letter in self.curve.flags:
            x, y = self.road.line.beside(self.road.part(unit), offset * self.lane)
            flags += self.art.flag(LETTERS.index(letter), x, y, 0.7 * self.lane)
        return flags
