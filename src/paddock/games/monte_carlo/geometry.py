"""A board laid out as a serpentine: where squares lie and pawns stand. Pages and drawings share it; no styling here.

The board file has no layouts: the road is laid for each kind of screen from the number of its squares alone. Rows run
from the bottom up and are joined by half circles; the last one always runs to the left, so that the finish lies in the
upper left corner.
"""

from __future__ import annotations

import itertools
import math
from bisect import bisect_right
from collections.abc import Sequence

import msgspec

from paddock.core.messages import PaddockError
from paddock.games.monte_carlo.board import Board

Point = tuple[float, float]

START, FINISH = 2.4, 2.4
"""Start and finish are longer than a common square, by this factor."""
ROUND = 1.08
"""How long a square should be, compared with its width."""
MOST_PAWNS = 12
"""All pawns of the game: as many may stand side by side on the start or on a bank."""


class Frame(msgspec.Struct, frozen=True):
    """A kind of screen, and the part of it that the road may use."""

    width: int
    height: int
    left: float
    right: float
    """Between these lie the outer edges of the bends."""
    top: float
    bottom: float
    """The middle of the last row, and of the first."""
    share: float
    """Half the width of the road, as a part of the distance between rows."""
    widest: float
    """Half the width of the road at most, however far apart the rows are."""
    swing: float
    """How much a row swings, so that it reads as a corniche and not as a table."""


FRAMES: dict[str, Frame] = {
    "wide": Frame(1440, 900, 306, 1424, 246, 786, 0.183, 40, 17),
    "tall": Frame(820, 1180, 14, 806, 310, 966, 0.19, 40, 14),
    "phone": Frame(390, 844, 1.5, 388.5, 158, 682, 0.29, 25, 3),
}
"""By the name of the layout, the widest first."""


def known_layout(board: Board, layout: str) -> str:
    """The name of a layout, if boards are laid out so."""
    if layout not in FRAMES:
        raise PaddockError("gamble-layout-none", name=layout, board=board.name, layouts=", ".join(FRAMES))
    return layout


class Place(msgspec.Struct, frozen=True, array_like=True):
    """Where a pawn stands, and how large it is drawn there."""

    x: float
    y: float
    scale: float


class Cell(msgspec.Struct, frozen=True):
    """A square as it lies on the road."""

    number: int
    kind: str
    suits: str
    centre: Point
    heading: float
    """In degrees, clockwise from the right: the way to the next square."""
    outline: tuple[Point, ...]
    """A closed polygon: along one side, and back along the other."""
    spots: tuple[tuple[Place, ...], ...]
    """For one pawn, for two, and so on: where they stand side by side. Empty where pawns lie on each other."""


class Layout(msgspec.Struct, frozen=True):
    """All that a page needs to show a board, in pixels of a picture of this width and height."""

    board: str
    name: str
    width: int
    height: int
    half: float
    """Half the width of the road."""
    pawn: float
    """The radius of a pawn's foot."""
    squares: tuple[Cell, ...]


class Line:
    """A line that one can measure, and cut into bands."""

    def __init__(self, points: Sequence[Point]) -> None:
        self.points = points
        self.ways = [0.0]
        for here, there in itertools.pairwise(points):
            self.ways.append(self.ways[-1] + math.dist(here, there))
        self.length = self.ways[-1]

    def at(self, way: float, offset: float = 0.0) -> tuple[float, float, float]:
        """The place after so much way, so far to the right of it, and the heading there."""
        way = min(max(way, 0.0), self.length)
        k = min(max(bisect_right(self.ways, way) - 1, 0), len(self.points) - 2)
        (ax, ay), (bx, by) = self.points[k], self.points[k + 1]
        t = (way - self.ways[k]) / ((self.ways[k + 1] - self.ways[k]) or 1.0)
        # the heading is blended between neighbouring pieces, so that cuts do not gape
        before, after = self.points[max(0, k - 1)], self.points[min(len(self.points) - 1, k + 2)]
        dx = (bx - before[0]) * (1 - t) + (after[0] - ax) * t
        dy = (by - before[1]) * (1 - t) + (after[1] - ay) * t
        heading = math.atan2(dy, dx)
        x, y = ax + (bx - ax) * t, ay + (by - ay) * t
        return x - math.sin(heading) * offset, y + math.cos(heading) * offset, heading

    def band(self, start: float, end: float, right: float, left: float, step: float) -> list[Point]:
        """The polygon between two offsets, cut at two ways: one square of a road."""
        turn = abs(math.remainder(self.at(end)[2] - self.at(start)[2], 2 * math.pi))
        count = max(1, math.ceil((end - start) / step)) if turn > 0.2 else 2
        ways = [start + (end - start) * k / count for k in range(count + 1)]
        return [self.at(way, right)[:2] for way in ways] + [self.at(way, left)[:2] for way in reversed(ways)]


class Road:
    """The road of a board on one kind of screen."""

    def __init__(self, squares: int, frame: Frame) -> None:
        self.frame, self.squares = frame, squares
        found = [self._rows(rows) for rows in range(2, 13)]
        # as near to the wished proportion as whole rows allow
        self.rows, self.half, self.line = min(found, key=lambda one: abs(math.log(self._proportion(*one[1:]) / ROUND)))
        self.pitch = (frame.bottom - frame.top) / (self.rows - 1)
        self.unit = self._unit(self.line)

    def span(self, number: int) -> tuple[float, float]:
        """Where a square begins and ends on the line."""
        if number == 0:
            return 0.0, self.unit * START
        start = self.unit * (START + number - 1)
        return start, self.line.length if number == self.squares - 1 else start + self.unit

    def middle(self, number: int) -> tuple[float, float, float]:
        start, end = self.span(number)
        return self.line.at((start + end) / 2)

    def cell(self, number: int, inset: float = 0.0) -> list[Point]:
        start, end = self.span(number)
        return self.line.band(start + inset, end - inset, inset - self.half, self.half - inset, 0.27 * self.half)

    def row_ends(self, row: int) -> tuple[float, float]:
        """The left and the right end of the straight part of a row."""
        return _row_ends(row, self.rows, self.frame, self.pitch, self.half)

    def _unit(self, line: Line) -> float:
        return line.length / (self.squares - 2 + START + FINISH)

    def _proportion(self, half: float, line: Line) -> float:
        return self._unit(line) / (2 * half)

    def _rows(self, rows: int) -> tuple[int, float, Line]:
        frame, pitch = self.frame, (self.frame.bottom - self.frame.top) / (rows - 1)
        half = min(frame.widest, frame.share * pitch)
        return rows, half, Line(_centre_line(rows, frame, pitch, half))


def _row_ends(row: int, rows: int, frame: Frame, pitch: float, half: float) -> tuple[float, float]:
    bend = pitch / 2 * 0.96 + half + 2  # a half circle sticks out by this much
    rightwards = (rows - row) % 2 == 0
    left, right = frame.left + bend, frame.right - bend
    if row == 0:  # a row that begins or ends the road has no bend there
        left, right = (frame.left + 26, right) if rightwards else (left, frame.right - 26)
    if row == rows - 1:
        left = frame.left + 46 if frame.width > 400 else frame.left + 22
    return left, right


def _centre_line(rows: int, frame: Frame, pitch: float, half: float) -> list[Point]:
    points: list[Point] = []
    radius, samples = pitch / 2, 60
    for row in range(rows):
        y, rightwards = frame.bottom - row * pitch, (rows - row) % 2 == 0
        left, right = _row_ends(row, rows, frame, pitch, half)
        start, end = (left, right) if rightwards else (right, left)
        for k in range(samples + 1):
            t = k / samples
            swing = math.sin(math.pi * t) ** 2 * frame.swing * math.sin(2 * math.pi * t + row * 1.3)
            points.append((start + (end - start) * t, y - swing))
        if row + 1 < rows:
            ends = _row_ends(row + 1, rows, frame, pitch, half)
            after, side = (ends[1], 1) if rightwards else (ends[0], -1)
            for k in range(1, 40):
                u = k / 40
                shift = end + (after - end) * u * u * (3 - 2 * u)
                points.append(
                    (
                        shift + side * radius * 0.96 * math.sin(math.pi * u),
                        y - radius + radius * math.cos(math.pi * u),
                    )
                )
    return points


def lay_out(board: Board, layout: str) -> Layout:
    """The layout of a board for a kind of screen: one of `FRAMES`."""
    frame = FRAMES[layout]
    road = Road(len(board.squares), frame)
    pawn = min(0.76 * road.half, 0.36 * road.unit)
    return Layout(
        board=board.key,
        name=board.name,
        width=frame.width,
        height=frame.height,
        half=round(road.half, 1),
        pawn=round(pawn, 1),
        squares=tuple(_cell(road, pawn, square.number, square.kind, square.suits) for square in board.squares),
    )


def _cell(road: Road, pawn: float, number: int, kind: str, suits: str) -> Cell:
    x, y, heading = road.middle(number)
    crowds: tuple[tuple[Place, ...], ...] = ()
    if kind in ("start", "bank", "finish"):
        crowds = tuple(_crowd(road, pawn, number, kind, count) for count in range(1, MOST_PAWNS + 1))
    return Cell(
        number=number,
        kind=kind,
        suits=suits,
        centre=(round(x, 1), round(y, 1)),
        heading=round(math.degrees(heading), 1),
        outline=tuple((round(x, 1), round(y, 1)) for x, y in road.cell(number)),
        spots=crowds,
    )


def _crowd(road: Road, pawn: float, number: int, kind: str, count: int) -> tuple[Place, ...]:
    """So many pawns side by side, as large as there is room for: in rows across the square.

    On the start there is room beside "1 $"; on the finish they stand at the far edge, before the palace.
    """
    start, end = road.span(number)
    if kind == "start":
        start += 1.8 * road.half  # what stands written there stays free
    rows = 1 if kind == "finish" or count <= 2 else 2 if count <= 8 or kind == "start" else 3
    columns = math.ceil(count / rows)
    wide, deep = (end - start) * 0.94, 2 * road.half * 0.86
    scale = min(1.0 if kind != "finish" else 0.62, wide / columns / (2.05 * pawn), deep / rows / (1.05 * pawn))
    middle, side = (start + end) / 2, 1 if math.cos(road.middle(number)[2]) > 0 else -1
    gap = min(wide / columns, 2.4 * pawn * scale)
    places = []
    for k in range(count):
        row, column = divmod(k, columns)
        in_row = min(columns, count - row * columns)
        along = middle + side * (column - (in_row - 1) / 2) * gap
        across = -0.86 * road.half if kind == "finish" else ((row + 0.5) / rows - 0.5) * deep * 0.92
        x, y, _ = road.line.at(along, side * across)
        places.append(Place(round(x, 1), round(y, 1), round(scale, 3)))
    return tuple(places)
