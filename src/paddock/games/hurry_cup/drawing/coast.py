"""The coast follows the circuit: which hexagons are land, and the line where they meet the sea."""

from __future__ import annotations

from collections import deque

from paddock.games.hurry_cup.circuit import HEADINGS, START, Circuit
from paddock.games.hurry_cup.geometry import Frame, Plan, Point

Cell = tuple[int, int]

_LAKE = 9
"""Waters of fewer hexagons than this become land: they would look like puddles."""


class Coast:
    """Land and sea around a circuit on one plan."""

    def __init__(self, circuit: Circuit, frame: Frame, plan: Plan) -> None:
        self.plan, self.frame = plan, frame
        self.road = {START, *(tile.place for tile in circuit.tiles)}
        self.cells = self._cells()
        self.land = self._land()

    def _cells(self) -> dict[Cell, Point]:
        """All hexagons of the ground and some beyond it, with their middles."""
        across, down = self.frame.bleed
        far = 3 * self.plan.side
        found, queue = {START: self.plan.cell(START)}, deque([START])
        while queue:
            for cell in around(queue.popleft()):
                x, y = self.plan.cell(cell)
                inside = -across - far < x < self.frame.width + across + far
                if inside and -far < y < self.frame.height + down + far and cell not in found:
                    found[cell] = (x, y)
                    queue.append(cell)
        return found

    def _mainland(self, x: float, y: float) -> bool:
        """The side of the panels: the left of a wide screen, the foot of the others."""
        frame = self.frame
        if frame.eye[0]:
            return x < frame.room[0] - 0.4 * self.plan.side
        return y > frame.room[1] + frame.room[3] + 0.8 * self.plan.side

    def _land(self) -> set[Cell]:
        land = {cell for cell, (x, y) in self.cells.items() if cell in self.road or self._mainland(x, y)}
        land |= {cell for place in self.road for cell in around(place) if cell in self.cells}
        land |= {cell for cell in self.cells if sum(other in land for other in around(cell)) >= 4}
        for water in self._waters(land):
            if len(water) < _LAKE:
                land |= water
        return land

    def _waters(self, land: set[Cell]) -> list[set[Cell]]:
        left, found = set(self.cells) - land, []
        while left:
            water, queue = set[Cell](), deque([left.pop()])
            while queue:
                cell = queue.popleft()
                water.add(cell)
                near = [other for other in around(cell) if other in left]
                left.difference_update(near)
                queue.extend(near)
            found.append(water)
        return found

    def lines(self) -> list[list[Point]]:
        """The edges between land and sea, joined to loops and rounded."""
        follows: dict[Point, Point] = {}
        for cell in sorted(self.land):
            corners = [(round(x, 1), round(y, 1)) for x, y in self.plan.corners(self.plan.cell(cell))]
            for here, there in zip(corners, corners[1:] + corners[:1], strict=True):
                beyond = self._beyond(cell, here, there)
                if beyond not in self.land:
                    follows[_key(here)] = _key(there)
        loops = []
        while follows:
            first, there = follows.popitem()
            loop = [first]
            while there != first and there in follows:
                loop.append(there)
                there = follows.pop(there)
            if len(loop) > 2:
                loops.append(_rounded(_rounded(_calmed(_calmed(loop)))))
        return loops

    def _beyond(self, cell: Cell, here: Point, there: Point) -> Cell:
        """The neighbour on the other side of an edge."""
        x, y = (here[0] + there[0]) / 2, (here[1] + there[1]) / 2

        def far(other: Cell) -> float:
            ox, oy = self.plan.cell(other)
            return (ox - x) ** 2 + (oy - y) ** 2

        return min(around(cell), key=far)

    def free(self) -> list[tuple[Cell, Point]]:
        """Land without road, from the back to the front."""
        return sorted(((cell, self.cells[cell]) for cell in self.land - self.road), key=lambda one: (one[1][1], one[0]))

    def open_sea(self) -> list[Point]:
        """The middles of hexagons with nothing but sea around them."""
        found = [
            point
            for cell, point in self.cells.items()
            if cell not in self.land and not any(other in self.land for other in around(cell))
        ]
        return sorted(found)


def around(cell: Cell) -> list[Cell]:
    return [(cell[0] + q, cell[1] + r) for q, r in HEADINGS]


def _key(point: Point) -> Point:
    """Corners of neighbours are the same point, whatever rounding made of them."""
    return round(point[0]), round(point[1])


def _calmed(loop: list[Point]) -> list[Point]:
    """Every point moves towards its neighbours, so that the hexagons are not seen in the coast."""
    return [
        ((ax + 2 * bx + cx) / 4, (ay + 2 * by + cy) / 4)
        for (ax, ay), (bx, by), (cx, cy) in zip(loop[-1:] + loop[:-1], loop, loop[1:] + loop[:1], strict=True)
    ]


def _rounded(loop: list[Point]) -> list[Point]:
    """Chaikin: every corner is cut off at a quarter of its sides."""
    cut = []
    for (ax, ay), (bx, by) in zip(loop, loop[1:] + loop[:1], strict=True):
        cut += [(0.75 * ax + 0.25 * bx, 0.75 * ay + 0.25 * by), (0.25 * ax + 0.75 * bx, 0.25 * ay + 0.75 * by)]
    return cut
