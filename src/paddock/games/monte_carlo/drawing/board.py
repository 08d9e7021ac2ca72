"""The picture of a board, put together: land, road, squares, buildings. Pawns are not in it; they move."""

from __future__ import annotations

import math
from typing import NamedTuple

from paddock.games.monte_carlo.board import Board, Square
from paddock.games.monte_carlo.drawing import buildings, scenery
from paddock.games.monte_carlo.drawing.letters import deco, plain
from paddock.games.monte_carlo.drawing.svg import circle, group, line, num, path, placed
from paddock.games.monte_carlo.drawing.theme import (
    ARROW,
    BANK,
    CREAM,
    GOLD,
    INK,
    PALE_GOLD,
    ROSE,
    WINE,
    Theme,
)
from paddock.games.monte_carlo.geometry import FRAMES, Frame, Road

SUITS = {
    "h": "M0 .95C-1.35 0-1-.95-.47-.9C-.15-.88 0-.6 0-.42C0-.6.15-.88.47-.9C1-.95 1.35 0 0 .95Z",
    "d": "M0-1Q.3-.35.76 0Q.3.35 0 1Q-.3.35-.76 0Q-.3-.35 0-1Z",
    "s": "M0-1C.2-.6.95-.15.95.3C.95.78.4.8.13.46C.15.72.25.86.42.98L-.42.98C-.25.86-.15.72-.13.46C-.4.8-.95.78-.95.3"
    "C-.95-.15-.2-.6 0-1Z",
    "c": "M.13.4C.15.7.25.86.42.98L-.42.98C-.25.86-.15.7-.13.4A.46.46 0 1 1-.36-.26A.46.46 0 1 1 .36-.26"
    "A.46.46 0 1 1 .13.4Z",
}
"""Drawn in a box from -1 to 1."""
CASINOS = ("triple", "double", "single")
ALL_SUITS = "shdc"


class House(NamedTuple):
    """Where a building stands."""

    y: float
    x: float
    square: Square
    scale: float


class BoardDrawing:
    """One drawing of a board. Its ids begin with its own prefix, so that drawings can share a page."""

    def __init__(self, board: Board, layout: str, theme: Theme, prefix: str) -> None:
        self.board, self.theme, self.prefix = board, theme, prefix
        self.frame: Frame = FRAMES[layout]
        self.small = self.frame.width < 600
        self.road = Road(len(board.squares), self.frame)
        self.half = self.road.half

    def svg(self) -> str:
        frame, (fx, fy, _) = self.frame, self.road.middle(len(self.board.squares) - 1)
        body = [
            scenery.rays(frame, (fx, fy - 60 * self._size), self.theme),
            self._plants(),
            self._use("palace", fx, fy - self.half * 1.1, 0.42 if self.small else 1.0),
            self._road(),
            *(self._square(square) for square in self.board.squares),
            *(self._house(house) for house in self._houses()),
        ]
        if not self.small:
            body += [scenery.sea(frame, self.theme, self.prefix)]
            for part, low, scale in ((0.48, 22, 0.9), (0.82, 24, 1.05), (0.86, 12, 0.7)):
                body.append(self._use("yacht", frame.width * part, frame.height - low, scale))
        size = f'width="{frame.width}" height="{frame.height}" viewBox="0 0 {frame.width} {frame.height}"'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{self._defs()}{"".join(body)}</svg>'

    @property
    def _size(self) -> float:
        """How large things beside the road are drawn."""
        return 0.46 if self.small else 1.0

    def _use(self, name: str, x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> str:
        return f'<use href="#{self.prefix}{name}" transform="{placed(x, y, scale, turn)}"/>'

    def _defs(self) -> str:
        things = {
            "palm": scenery.palm(),
            "cypress": scenery.cypress(),
            "bush": scenery.bush(),
            "yacht": scenery.yacht(),
            "bank": buildings.bank(),
            "palace": buildings.palace(),
            **{kind: buildings.casino(kind) for kind in CASINOS},
            **{f"suit-{suit}": path(d, fill=CREAM if suit in "sc" else ROSE) for suit, d in SUITS.items()},
            "green-mark": path(
                "M-.3.62A.3.3 0 0 1 .3.62M-.16.62A.16.16 0 0 1 .16.62",
                fill="none",
                stroke="#BFE0C9",
                stroke_opacity=0.42,
                stroke_width=0.04,
            ),
            "double-mark": self._suits(ALL_SUITS, (-0.34, -0.34), (0.34, -0.34), (-0.34, 0.34), (0.34, 0.34), size=0.22)
            + circle(0, 0, 0.2, fill=PALE_GOLD)
            + group(
                path("M.8-5.2C.8-7.6 5-7.7 5-5C5-3.2 2.5-2.2.8 0H5.2", fill="none", stroke="#3b1020", stroke_width=1.3),
                transform="translate(-.11 .13) scale(.037)",
            ),
            "single-mark": f'<circle r=".62" fill="#5E1529" stroke="{PALE_GOLD}" stroke-width=".05"/>'
            + self._suits("shcd", (0, -0.3), (0.3, 0), (0, 0.3), (-0.3, 0), size=0.17),
            "bank-mark": path(
                "M-.5-.18L0-.55L.5-.18ZM-.39-.08h.14v.44h-.14ZM-.07-.08h.14v.44h-.14ZM.25-.08h.14v.44h-.14ZM-.5.42h1v.12h-1Z",
                fill="#4a3306",
            ),
            "arrow-mark": path(
                "M-.54-.42L-.16 0L-.54.42M-.2-.42L.18 0L-.2.42M.14-.42L.52 0L.14.42",
                fill="none",
                stroke="#F7E3AE",
                stroke_width=0.12,
                stroke_linecap="round",
                stroke_linejoin="round",
            ),
        }
        drawn = "".join(f'<g id="{self.prefix}{name}">{body}</g>' for name, body in things.items())
        return f"<defs>{drawn}</defs>"

    def _suits(self, suits: str, *places: tuple[float, float], size: float) -> str:
        drawn = ""
        for suit, (x, y) in zip(suits, places, strict=True):
            place = f"translate({num(x, 2)} {num(y, 2)}) scale({num(size, 2)})"
            drawn += f'<use href="#{self.prefix}suit-{suit}" transform="{place}"/>'
        return drawn

    # -- the road

    def _road(self) -> str:
        """The bed of the road: its shadow, and a golden line around it."""
        steps = max(2, int(self.road.line.length / (5 if self.small else 9)))
        points = [self.road.line.at(self.road.line.length * k / steps)[:2] for k in range(steps + 1)]
        half, name = self.half, f"{self.prefix}bed"
        bed = path(line(points, close=False), id=name, fill="none")
        shadow = f'<use href="#{name}" stroke="#3a2a10" stroke-opacity="{num(self.theme.shadow, 2)}" '
        shadow += f'stroke-width="{num(2 * half + 14)}" transform="translate(0 {num(half * 0.17)})"/>'
        widths = ((self.theme.edge, 0.34), (PALE_GOLD, 0.19), (INK, 0.06))
        lines = (f'stroke="{colour}" stroke-width="{num((2 + more) * half)}"' for colour, more in widths)
        return f"<defs>{bed}</defs>{shadow}" + "".join(f'<use href="#{name}" {one}/>' for one in lines)

    def _square(self, square: Square) -> str:
        kind, half = square.kind, self.half
        x, y, heading = self.road.middle(square.number)
        turn = math.degrees(heading)
        upright = turn if abs(turn) <= 90 else turn + 180
        square_on = turn - 90 * round(turn / 90)  # what is printed in a square may be read with the head hardly tilted
        fills = {"to-bank": ARROW, "back-to-bank": ARROW, "bank": BANK, "start": "#FBF1DA", "finish": "#FBF1DA"}
        green = self.theme.green if square.number % 2 else self.theme.green_too
        fill = green if kind == "green" else WINE if kind in CASINOS else fills[kind]
        parts = [path(line(self.road.cell(square.number, 1.2)), fill=fill)]
        if kind in (*CASINOS, "start", "finish"):
            rim = line(self.road.cell(square.number, half * 0.14))
            gold = PALE_GOLD if kind in CASINOS else GOLD
            parts.append(path(rim, fill="none", stroke=gold, stroke_width=max(0.7, half * 0.035)))
        if kind == "green":
            parts.append(self._use("green-mark", x, y, half, upright))
            if square.number % 10 == 0:
                number = plain(square.number, half * 0.27, "#DDEFE0")
                parts.append(group(group(number, transform=placed(0, -half * 0.5)), transform=placed(x, y, 1, upright)))
        elif kind == "triple":
            marks = self._suits(square.suits, (0, -0.36), (-0.34, 0.34), (0.34, 0.34), size=0.27)
            parts.append(group(marks, transform=placed(x, y, half, square_on)))
        elif kind in ("double", "single", "bank"):
            parts.append(self._use(f"{kind}-mark", x, y, half, square_on))
        elif kind in ("to-bank", "back-to-bank"):
            parts.append(self._use("arrow-mark", x, y, half, turn if kind == "to-bank" else turn + 180))
        else:
            parts.append(self._words(square, x, y, upright))
        return group("".join(parts), data_square=square.number)

    def _words(self, square: Square, x: float, y: float, upright: float) -> str:
        start, end = self.road.span(square.number)
        if square.kind == "finish":
            high = min(self.half * 0.5, (end - start) / 9.4)
            return group(deco("1 000 000 $", high, INK), transform=placed(x, y + high / 2, 1, upright))
        x, y, _ = self.road.line.at(start + self.half * 1.05)
        high = self.half * 0.58
        return group(deco("1 $", high, INK), transform=placed(x, y + high / 2, 1, upright))

    # -- beside it

    def _houses(self) -> list[House]:
        """Behind their square; those on a bend stand inside of it, where the others have left room."""
        found: list[House] = []
        for square in sorted(self.board.squares, key=lambda one: (self._bends(one), one.kind != "bank")):
            if square.kind not in (*CASINOS, "bank"):
                continue
            x, y, _ = self.road.middle(square.number)
            large = {"bank": 0.88, "single": 0.9}.get(square.kind, 0.96) if not self.small else 0.31
            if self._bends(square):
                row = round((self.frame.bottom - y) / self.road.pitch - 0.5)
                side = -1 if x > self.frame.width / 2 else 1
                x += side * (self.half + 52)
                y = self.frame.bottom - (row + 0.5) * self.road.pitch + 46
                large *= 0.88
                wide = 100 if square.kind == "bank" else 72
                if self.small or any(abs(x - other.x) < wide and abs(y - other.y) < 80 for other in found):
                    continue
            else:
                y -= self.half * 1.1
            found.append(House(y, x, square, large))
        return sorted(_apart(found))

    def _bends(self, square: Square) -> bool:
        """Does the road turn so much here that no house can stand behind the square?"""
        return abs(math.sin(self.road.middle(square.number)[2])) > (0.55 if self.small else 0.42)

    def _house(self, house: House) -> str:
        building = self._use(house.square.kind, house.x, house.y, house.scale)
        if house.square.kind == "bank":
            return building
        suits = house.square.suits or ALL_SUITS
        places = [((k - (len(suits) - 1) / 2) * 13, -31.0) for k in range(len(suits))]
        sign = self._suits(suits, *places, size=4.2)
        return building + group(sign, transform=placed(house.x, house.y, house.scale))

    def _plants(self) -> str:
        """Trees along the upper edge of every row, wherever no house stands; by a fixed pattern, not by chance."""
        houses, size, found, k = self._houses(), self._size, list[tuple[float, str]](), 0
        step = 23 if self.small else 37
        for row in range(self.road.rows):
            left, right = self.road.row_ends(row)
            last = row == self.road.rows - 1
            x, y = left + 20 * size, self.frame.bottom - row * self.road.pitch
            while x < right + (0 if self.small else 30):
                k += 1
                low = y - self.half * 1.3 - k * 7 % 5 * 5 * size - (10 * size if last else 0)
                free = all(abs(x - house.x) > 92 * house.scale or abs(low - house.y) > 70 * size for house in houses)
                if last and x < left + (300 if not self.small else 116):
                    free = False  # the palace
                if free and k * 5 % 8 < 5:
                    found.append((low, self._plant(k, x, low)))
                x += step
        return "".join(plant for _, plant in sorted(found))

    def _plant(self, k: int, x: float, y: float) -> str:
        kind, size = k * 3 % 7, self._size
        if kind in (0, 4):
            return self._use("palm", x, y, (1.02 if k % 2 else 0.86) * size)
        if kind in (1, 5):
            return self._use("cypress", x, y, size) + self._use("cypress", x + 15 * size, y + 3 * size, 0.76 * size)
        return self._use("bush", x, y, size) if kind == 2 else ""


def _apart(houses: list[House]) -> list[House]:
    """Where a casino is the neighbour of a bank, the two step aside, so that both are seen."""
    for bank in [house for house in houses if house.square.kind == "bank"]:
        for house in houses:
            near = (60 * bank.scale + 40 * house.scale) - abs(house.x - bank.x)
            if house.square.kind == "bank" or near <= 0 or abs(house.y - bank.y) > 40:
                continue
            side = 1 if house.x > bank.x else -1
            houses = [one._replace(x=one.x + side * near * 0.6) if one == house else one for one in houses]
            houses = [one._replace(x=one.x - side * near * 0.4) if one == bank else one for one in houses]
    return houses
