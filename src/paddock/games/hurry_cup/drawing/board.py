"""The tiles on the landscape: hexagons, one road over all of them, start and finish, and the signs of the limits."""

from __future__ import annotations

import math
from xml.sax.saxutils import quoteattr

from paddock.games.hurry_cup.circuit import Circuit
from paddock.games.hurry_cup.drawing.landscape import Landscape
from paddock.games.hurry_cup.drawing.pen import circle, ellipse, group, num, path, polygon, rect
from paddock.games.hurry_cup.drawing.theme import CREAM, INK, RED, TEAL, Theme
from paddock.games.hurry_cup.drawing.things import defs
from paddock.games.hurry_cup.geometry import Hex, Layout, frame_of, lay_out, plan_of

_ROW, _CELLS = 0.085, 6
"""The squares of a chequered line: their size in sides of a hexagon, and how many cross the road."""


class BoardDrawing:
    """One drawing of a circuit."""

    def __init__(self, circuit: Circuit, layout: str, theme: Theme, prefix: str) -> None:
        self.circuit, self.theme, self.prefix = circuit, theme, prefix
        self.layout: Layout = lay_out(circuit, layout)
        known = frame_of(layout, circuit)
        self.landscape = Landscape(circuit, known, plan_of(circuit, known), theme, prefix)
        self.side = self.layout.side

    def svg(self) -> str:
        """The whole picture: what moves, and what is taken or laid in a race, is the page's to draw."""
        x, y, width, height = map(num, self.layout.ground)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {width} {height}" width="{width}" '
            f'height="{height}" role="img" aria-label={quoteattr(self.circuit.name)}>'
            f"<defs>{defs(self.prefix)}{self._sign_def()}</defs>{self.landscape.drawn()}"
            f"<g>{self._tiles()}</g>{self._road()}<g>{self._lines()}</g><g>{self._signs()}</g>{self._banners()}</svg>"
        )

    def _tiles(self) -> str:
        theme, side = self.theme, self.side
        shadows = "".join(self._hexagon(tile, 0.985, 0.1 * side) for tile in self.layout.tiles)
        fills = {"start": theme.board, "bend": theme.bend, "hairpin": theme.hairpin}
        drawn = f'<g fill="{theme.shade}" opacity=".38">{shadows}</g>'
        for tile in self.layout.tiles:
            fill = fills.get(tile.kind, theme.tile)
            drawn += f'<g data-tile="{tile.number}" fill="{fill}">{self._hexagon(tile, 0.975)}</g>'
        return (
            f'<g stroke="{theme.edge}" stroke-width="{num(max(0.8, side * 0.022))}" stroke-linejoin="round">{drawn}</g>'
        )

    def _hexagon(self, tile: Hex, size: float, down: float = 0.0) -> str:
        x, y = tile.centre
        return polygon((x + (cx - x) * size, y + (cy - y) * size + down) for cx, cy in tile.corners)

    def _road(self) -> str:
        """One line through all tiles, drawn in four widths, so that it runs on without seams."""
        theme, side = self.theme, self.side
        d = "".join(self._way(tile) for tile in self.layout.tiles)
        name = f"{self.prefix}road"
        strokes = (
            (theme.verge, side * 0.68, ' opacity=".55"'),
            (theme.line, side * 0.6, ""),
            (theme.road, side * 0.5, ""),
            (theme.dashes, max(0.9, side * 0.024), f' stroke-dasharray="{num(side * 0.12)} {num(side * 0.11)}"'),
        )
        return f'<defs><path id="{name}" d="{d}" fill="none"/></defs>' + "".join(
            f'<use href="#{name}" stroke="{colour}" stroke-width="{num(wide)}"{more}/>'
            for colour, wide, more in strokes
        )

    def _way(self, tile: Hex) -> str:
        (ax, ay, _), (bx, by, _) = tile.road[0], tile.road[-1]
        if tile.kind == "start":  # the road begins on the board
            ax, ay = ax + (bx - ax) * 0.19, ay + (by - ay) * 0.19
            return f"M{num(ax)} {num(ay)}L{num(bx)} {num(by)}"
        if tile.turn == 0:
            return f"L{num(bx)} {num(by)}"
        radius = num(self.side * (1.5 if abs(tile.turn) == 1 else 0.5))
        return f"A{radius} {radius} 0 0 {int(tile.turn > 0)} {num(bx)} {num(by)}"

    def _lines(self) -> str:
        start, finish = self.layout.tiles[0], self.layout.tiles[-1]
        return self._chequers(start.road[-1], 2, -0.12) + self._chequers(finish.road[4], 3, 0.0)

    def _chequers(self, spot: tuple[float, float, float], rows: int, ahead: float) -> str:
        x, y, heading = spot
        size = self.side * _ROW
        dark = "".join(
            _square((row - rows / 2) * size, (cell - _CELLS / 2) * size, size)
            for row in range(rows)
            for cell in range(_CELLS)
            if (row + cell) % 2
        )
        body = rect(-rows / 2 * size, -_CELLS / 2 * size, rows * size, _CELLS * size, fill="#FFFDF6")
        turn = math.degrees(heading)
        ahead *= self.side
        return group(
            body + path(dark, fill=INK), x + ahead * math.cos(heading), y + ahead * math.sin(heading), 1.0, turn
        )

    def _sign_def(self) -> str:
        """A sign of radius 10 around 0, 0, on its post."""
        post = rect(-0.9, 0, 1.8, 20, fill="#5B4A45") + ellipse(0, 20, 5, 1.4, fill="#3a2a20", opacity=".3")
        plate = circle(0, 0, 10, fill="#FFFDF6", stroke="#3a2230", stroke_width=".5")
        ring = circle(0, 0, 8.3, fill="none", stroke="#D1322D", stroke_width="2.7")
        return f'<g id="{self.prefix}sign">{post}{plate}{ring}</g>'

    def _signs(self) -> str:
        radius = self.side * (0.285 if self.side > 40 else 0.34)
        drawn = ""
        for tile in sorted((one for one in self.layout.tiles if one.limit), key=lambda one: one.sign[1]):
            x, y = tile.sign
            size = 8.4 if tile.limit and tile.limit < 100 else 6.8
            drawn += (
                f'<g data-limit="{tile.limit}" transform="translate({num(x)} {num(y)}) scale({radius / 10:.3f})">'
                f'<use href="#{self.prefix}sign"/><text y="2.9" font-size="{size}">{tile.limit}</text></g>'
            )
        style = 'font-family="Jost,Figtree,system-ui,sans-serif" font-weight="700" text-anchor="middle" fill="#231B28"'
        return f"<g {style}>{drawn}</g>"

    def _banners(self) -> str:
        start, finish = self.layout.tiles[0], self.layout.tiles[-1]
        flag = self._banner(start, TEAL, False) + self._banner(finish, RED, True)
        return f"<g>{flag}</g>"

    def _banner(self, tile: Hex, colour: str, chequered: bool) -> str:
        """A banner over the road: a row of pennants at the start, chequers at the finish. It needs no language."""
        side, wide = self.side, self.side * 1.36
        posts = rect(-wide / 2, -side * 0.02, side * 0.06, side * 0.62, fill="#5B4A45") + rect(
            wide / 2 - side * 0.06, -side * 0.02, side * 0.06, side * 0.62, fill="#5B4A45"
        )
        frame = rect(
            -wide / 2 - side * 0.06, -side * 0.2, wide + side * 0.12, side * 0.36, rx=side * 0.05, fill=colour,
            stroke=CREAM, stroke_width=side * 0.03,
        )  # fmt: skip
        if chequered:
            size = side * 0.11
            squares = "".join(
                _square(-wide * 0.44 + cell * size, -side * 0.13 + row * size, size)
                for row in range(2)
                for cell in range(int(wide * 0.88 / size))
                if (row + cell) % 2
            )
        else:
            squares = "".join(
                _pennant(-wide * 0.42 + flag * wide * 0.14, -side * 0.12, wide * 0.12, side * 0.2) for flag in range(6)
            )
        x, y = tile.centre
        return group(posts + frame + path(squares, fill=CREAM), x, y - side * 0.62)


def _square(x: float, y: float, size: float) -> str:
    return f"M{num(x)} {num(y)}h{num(size)}v{num(size)}h{num(-size)}z"


def _pennant(x: float, y: float, wide: float, high: float) -> str:
    return f"M{num(x)} {num(y)}h{num(wide)}l{num(-wide / 2)} {num(high)}z"
