"""The board: ground, road, spaces, start and cars. Everything on it scales with the lane width."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping
from xml.sax.saxutils import escape, quoteattr

import numpy as np

from paddock.games.monza.centreline import Floats
from paddock.games.monza.colours import COLOURS, LETTERS
from paddock.games.monza.curve import Curve
from paddock.games.monza.drawing.art import Art, num, path
from paddock.games.monza.drawing.scenery import Scenery
from paddock.games.monza.drawing.start import GAP, Start, chequer, title
from paddock.games.monza.drawing.theme import Theme
from paddock.games.monza.geometry import Layout, gravel, kerbs, lay_out
from paddock.games.monza.paints import PAINTS
from paddock.games.monza.road import Road
from paddock.games.monza.track import Space, Track

_ROUND = 0.11
"""The radius of the corners of a space, in lane widths."""
_MARK = 0.32
"""The radius of a shape on a space, in lane widths; smaller on spaces that are very short."""


class BoardDrawing:
    """One drawing of a track."""

    def __init__(self, track: Track, curve: Curve, theme: Theme, prefix: str) -> None:
        self.track, self.curve, self.theme = track, curve, theme
        self.road = Road(curve, track.lap)
        self.layout: Layout = lay_out(track, curve, GAP + _ROUND)
        self.art = Art(prefix, theme)
        self.lane = curve.lane

    def svg(self, cars: Mapping[str, str]) -> str:
        """The whole picture, with these cars (by colour) on these spaces (by name)."""
        width, height = num(self.curve.width), num(self.curve.height)
        scenery = Scenery(self.road, self.art, self.theme)
        start = Start(self.track, self.layout, self.road, self.art, self.theme)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
            f'role="img" aria-label={quoteattr(self.track.name)}><defs>{self._defs(cars)}</defs>'
            f'<g><rect width="{width}" height="{height}" fill="{self.art.url("mown")}"/>'
            f"{scenery.ground()}{self._gravel()}</g>"
            f"<g>{self._asphalt()}</g><g>{self._spaces()}{start.field()}</g>{self._worn()}"
            f"<g>{self._cars(cars)}</g><g>{start.gantry()}</g><g>{scenery.standing()}</g>"
            f'<rect width="{width}" height="{height}" fill="{self.art.url("haze")}" pointer-events="none"/></svg>'
        )

    def _defs(self, cars: Mapping[str, str]) -> str:
        art, theme, lane = self.art, self.theme, self.lane
        target = any(space.finish and space.lane >= 0 for space in self.track.spaces)
        stripe, blur = num(lane * 2.6), num(lane * 0.05)
        mown = (
            f'<pattern id="{art.prefix}mown" width="{stripe}" height="{stripe}" patternUnits="userSpaceOnUse" '
            f'patternTransform="rotate(-24)"><rect width="{stripe}" height="{stripe}" fill="{theme.grass}"/>'
            f'<rect width="{num(lane * 1.3)}" height="{stripe}" fill="{theme.stripe}"/></pattern>'
        )
        grit = (
            f'<pattern id="{art.prefix}grit" width="9" height="9" patternUnits="userSpaceOnUse">'
            f'<rect width="9" height="9" fill="{theme.sand}"/><circle cx="2" cy="3" r=".9" fill="{theme.sand_dot}"/>'
            f'<circle cx="6.5" cy="7" r=".8" fill="{theme.sand_dot}"/></pattern>'
        )
        soft = (
            f'<filter id="{art.prefix}soft" x="-40%" y="-40%" width="180%" height="180%">'
            f'<feGaussianBlur stdDeviation="{blur}"/></filter>'
        )
        haze = (
            f'<radialGradient id="{art.prefix}haze" r=".75">'
            f'<stop offset=".62" stop-color="{theme.haze}" stop-opacity="0"/>'
            f'<stop offset="1" stop-color="{theme.haze}" stop-opacity="{theme.haze_opacity}"/></radialGradient>'
        )
        lamp = (
            f'<radialGradient id="{art.prefix}lamp"><stop stop-color="#FFE3A6" stop-opacity=".2"/>'
            '<stop offset="1" stop-color="#FFE9B8" stop-opacity="0"/></radialGradient>'
        )
        return (
            f"{art.shape_defs()}{art.tyre_def()}{art.tree_defs() if self.curve.groves else ''}"
            f"{art.flag_defs(LETTERS.index(letter) for _, _, letter in self.curve.flags)}"
            f"{art.chequered_def() if target else ''}{art.car_defs(COLOURS.index(colour) for colour in cars)}"
            f"{mown}{grit}{soft}{haze}{lamp if theme.dark else ''}"
        )

    # ---- ground and road ------------------------------------------------------------------------------------------

    def _gravel(self) -> str:
        areas = "".join(path(points) for points in gravel(self.road, self.road.bends()))
        return f'<path d="{areas}" fill="{self.art.url("grit")}"/>' if areas else ""

    def _ring(self, offset: float) -> str:
        """The area of a road that reaches this far to both sides."""
        return path(self.road.along(0, 1, offset)[:-1]) + path(self.road.along(0, 1, -offset)[:-1])

    def _asphalt(self) -> str:
        """Asphalt on a rim of short grass, kerbs in the bends, and a painted line along both edges."""
        road, theme, lane = self.road, self.theme, self.lane
        paint = (road.half + road.edge) / 2
        return (
            f'<path d="{self._ring(road.edge + road.kerb * 0.9)}" fill-rule="evenodd" fill="{theme.rim}"/>'
            f'<path d="{self._ring(road.edge)}" fill-rule="evenodd" fill="{theme.asphalt}"/>'
            f"{self._kerbs()}{self._lamps() if theme.dark else ''}"
            f'<path d="{self._ring(paint)}" fill="none" stroke="{theme.line}" stroke-width="{num(lane * 0.045)}" '
            'opacity=".85"/>'
        )

    def _kerbs(self) -> str:
        lines = "".join(path(points, close=False) for _, points in kerbs(self.road, self.road.bends()))
        dash = num(self.lane * 0.3)
        return (
            f'<g fill="none" stroke-width="{num(self.road.kerb)}"><path d="{lines}" stroke="#F7F4EA"/>'
            f'<path d="{lines}" stroke="#D8383A" stroke-dasharray="{dash}"/></g>'
        )

    def _lamps(self) -> str:
        """By night: pools of light along the road."""
        count = max(8, round(self.road.line.total / self.lane / 5))
        spots = self.road.line.points(np.arange(count) / count)
        radius = num(self.lane * 4)
        return (
            f'<g fill="{self.art.url("lamp")}">'
            + "".join(f'<circle cx="{num(x)}" cy="{num(y)}" r="{radius}"/>' for x, y in spots)
            + "</g>"
        )

    def _worn(self) -> str:
        """Rubber on the racing line, and the night over the spaces."""
        road, lane, track = self.road, self.lane, self.track
        waves = max(2, round(road.line.total / lane / 12))

        def line(amount: float, shift: float, turns: float) -> str:
            def offset(part: Floats) -> Floats:
                return lane * (amount * np.sin(part * turns * 2 * np.pi) + shift)

            return path(road.along(0, 1, offset), close=False)

        rubber = line(0.5, 0.1, waves) + line(0.5, -0.24, waves) + line(0.85, 0.0, waves + 1)
        worn = (
            f'<path d="{rubber}" fill="none" stroke="#0d0e12" stroke-width="{num(lane * 0.13)}" stroke-opacity=".06"/>'
        )
        if self.theme.veil:
            dim = path(road.band(track.start.front / track.lap, 1, road.half, -road.half))
            worn += f'<path d="{dim}" fill="#15171d" opacity="{self.theme.veil}"/>'
        return f'<g pointer-events="none">{worn}</g>'

    # ---- spaces ---------------------------------------------------------------------------------------------------

    def _spaces(self) -> str:
        cells = {cell.name: cell for cell in self.layout.spaces}
        drawn = "".join(self._space(space, cells[space.name].outline) for space in self.track.spaces if space.lane >= 0)
        return f'<g stroke-width="{num(2 * _ROUND * self.lane)}" stroke-linejoin="round">{drawn}</g>'

    def _space(self, space: Space, outline: tuple[tuple[float, float], ...]) -> str:
        """A space in its colour with its shape, or an obstacle with a tyre. Its stroke rounds its corners."""
        fill = self.theme.stone if space.obstacle else PAINTS[space.colour].fill
        return (
            f'<g data-space="{space.name}"><title>{title(space)}</title>'
            f'<path d="{path(outline)}" fill="{fill}" stroke="{fill}"/>{self._mark(space)}</g>'
        )

    def _mark(self, space: Space) -> str:
        road, lane = self.road, self.lane
        rear, front = space.rear / road.lap, space.front / road.lap
        offset, middle = road.offset(space.lane), (rear + front) / 2
        radius = min(_MARK * lane, 0.4 * min(road.sides(space)))
        if space.obstacle:
            return self.art.tyre(*road.line.beside(middle, offset), radius)
        if not space.finish:
            return self.art.shape(space.colour, *road.line.beside(middle, offset), radius)
        # a target space: a chequered line at its front, and a flag beside its shape where there is room
        size = lane / 6 / road.line.total
        inset = 1.1 * GAP * lane
        line = chequer(self.road, front - 2.4 * size, 2, 5, size, offset + lane / 2 - inset, offset - lane / 2 + inset)
        room = (front - 2.4 * size - rear) * road.line.total
        flag = ""
        at = (rear + front - 2.4 * size) / 2
        if room > 1.7 * lane:
            apart = min(0.27 * room, 0.5 * lane) / road.line.total
            flag = self.art.chequered_flag(*road.line.beside(at + apart, offset), lane * 0.62)
            at -= apart
        shape = self.art.shape(space.colour, *road.line.beside(at, offset), radius)
        return f'<g stroke="none">{line}</g>{shape}{flag}'

    # ---- cars -----------------------------------------------------------------------------------------------------

    def _cars(self, cars: Mapping[str, str]) -> str:
        """Cars on their spaces; those that share a field stand side by side, in the order of the colours."""
        cells = {cell.name: cell for cell in self.layout.spaces}
        standing: Counter[tuple[float, float]] = Counter()
        drawn = ""
        for colour in sorted(cars, key=COLOURS.index):
            cell = cells[self.track.space(cars[colour]).name]
            place = (cell.x, cell.y)  # not the name: start and finish can be one field
            slot = cell.slots[standing[place] % len(cell.slots)]
            standing[place] += 1
            heading = math.remainder(slot.heading, 2 * math.pi)
            car = self.art.car(COLOURS.index(colour), self.layout.car, slot.x, slot.y, heading)
            drawn += f'<g data-car="{colour}"><title>{colour}, {escape(cell.name)}</title>{car}</g>'
        return drawn
