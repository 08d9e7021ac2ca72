"""The start: a field across all lanes, and a gantry over it."""

from __future__ import annotations

from paddock.games.monza.colours import COLOURS, WHITE
from paddock.games.monza.drawing.art import Art, num, path
from paddock.games.monza.drawing.theme import BLACK, Theme
from paddock.games.monza.geometry import Layout
from paddock.games.monza.paints import PAINTS
from paddock.games.monza.road import Road
from paddock.games.monza.track import Space, Track

GAP = 0.045
"""The asphalt around spaces, in lane widths."""


class Start:
    """Where races begin, and where those of an anniversary track end."""

    def __init__(self, track: Track, layout: Layout, road: Road, art: Art, theme: Theme) -> None:
        self.track, self.layout, self.road, self.art, self.theme = track, layout, road, art, theme
        self.lane = road.lane

    def field(self) -> str:
        """The field across all lanes: white, with its diamond, places to stand, and chequered edges."""
        road, lane, track = self.road, self.lane, self.track
        start, white = track.start, PAINTS[WHITE].fill
        trim = GAP * 1.5 * lane / road.line.total
        rear, front = trim, start.front / road.lap - trim
        left = road.half - GAP * lane
        size = 2 * left / 12 / road.line.total
        columns = 2 if front - rear > 8 * size else 1
        middle = (rear + front - (columns - 1) * size) / 2
        x, y = road.line.beside(middle, 0)
        parts = [
            f'<path d="{path(road.band(rear, front, left, -left))}" fill="{white}"/>',
            self._grid(),
            f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(lane * 0.56)}" fill="{white}"/>',
            self.art.shape(WHITE, x, y, lane * 0.42),
            chequer(road, front - columns * size, columns, 12, size, left, -left),
        ]
        finish = next((space for space in track.spaces if space.finish and space.lane < 0), None)
        field = f'<g data-space="start"><title>{title(start)}</title>{"".join(parts)}</g>'
        if finish:
            line = chequer(road, rear, 1, 12, size, left, -left)
            field += f'<g data-space="{finish.name}"><title>{title(finish)}</title>{line}</g>'
        return field

    def _grid(self) -> str:
        """A bracket in front of each place on the start field."""
        road, lane, car = self.road, self.lane, self.layout.car
        brackets = ""
        for slot in self.layout.spaces[0].slots:
            front, back = (slot.at + part * car / road.line.total for part in (0.56, 0.2))
            reach = lane * 0.36
            corners = ((back, reach), (front, reach), (front, -reach), (back, -reach))
            brackets += path([road.line.beside(t, slot.offset + side) for t, side in corners], close=False)
        width = num(lane * 0.045)
        return f'<path d="{brackets}" fill="none" stroke="#2B2B2B" stroke-opacity=".2" stroke-width="{width}"/>'

    def gantry(self) -> str:
        """A gantry over the front edge of the start field: posts, truss, chequered ends and five lights."""
        road, lane, line = self.road, self.lane, self.road.line
        at, out = self.track.start.front / road.lap, road.edge + road.kerb * 0.5
        thick = lane * 0.12 / line.total
        deep = 1.7 * thick
        beam = path(road.band(at - deep, at + deep, out, -out))
        truss = path(
            [line.beside(at + (1.25 if i % 2 else -1.25) * thick, out - i * out / 11) for i in range(23)], close=False
        )
        ends = "".join(
            chequer(road, at - deep, 2, 2, deep, side * road.half * 0.98, side * road.half * 0.72) for side in (1, -1)
        )
        lights = "".join(self._light(*line.beside(at, i * lane * 0.42)) for i in (-2, -1, 0, 1, 2))
        posts = "".join(self._post(*line.beside(at, side * out)) for side in (1, -1))
        return (
            f'<path d="{beam}" transform="translate({num(lane * 0.16)} {num(lane * 0.3)})" fill="#0b0d12" opacity=".3" '
            f'filter="{self.art.url("soft")}"/><path d="{beam}" fill="{self.theme.gantry}"/>'
            f'<path d="{truss}" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="{num(lane * 0.035)}"/>'
            f"{ends}{lights}{posts}"
        )

    def _light(self, x: float, y: float) -> str:
        lane = self.lane
        return (
            f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(lane * 0.115)}" fill="#FF5A4E"/>'
            f'<circle cx="{num(x - lane * 0.03)}" cy="{num(y - lane * 0.035)}" r="{num(lane * 0.04)}" fill="#FFD9CF"/>'
        )

    def _post(self, x: float, y: float) -> str:
        foot = "#4A5060" if self.theme.dark else "#2F333D"
        return "".join(
            f'<rect x="{num(x - r)}" y="{num(y - r)}" width="{num(2 * r)}" height="{num(2 * r)}" rx="{num(0.4 * r)}" '
            f'fill="{fill}"/>'
            for r, fill in ((self.lane * 0.17, foot), (self.lane * 0.09, "#C9CED8"))
        )


def chequer(road: Road, start: float, columns: int, rows: int, size: float, left: float, right: float) -> str:
    """A chequered strip across part of the road: white, with dark squares that follow the bend."""
    step, squares = (left - right) / rows, ""
    for column in range(columns):
        for row in range(column % 2, rows, 2):
            at, side = start + column * size, left - row * step
            squares += path(road.band(at, at + size, side, side - step))
    ground = path(road.band(start, start + columns * size, left, right))
    return f'<path d="{ground}" fill="#fff"/><path d="{squares}" fill="{BLACK}"/>'


def title(space: Space) -> str:
    """What a space is called in a tooltip: `b7, blue`."""
    if space.lane < 0:
        return space.name
    colour = "obstacle" if space.obstacle else COLOURS[space.colour]
    return f"{space.name}, {colour}" + (", finish" if space.finish else "")
