"""A circuit laid out on a screen: where tiles lie and cars stand. Pages and drawings share it; it has no styling."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Sequence

import msgspec

from paddock.core.messages import PaddockError
from paddock.games.hurry_cup.circuit import START, Circuit, Tile

Point = tuple[float, float]
Spot = tuple[float, float, float]
"""A place on the road: x, y, heading in radians."""

_STEPS = 8
"""Into so many pieces the road of a tile is cut for driving along it."""
_MIRROR = 0.96
"""A mirrored circuit must be so much larger to be preferred: its left bends are drawn to the right."""
_SEEN_FIRST = 0.97
"""A start that is not where the eye begins costs so much of the size."""
_LARGEST = 76.0
"""No hexagon has a longer side, however few there are."""


class Frame(msgspec.Struct, frozen=True):
    """A kind of screen: its size, the room for the circuit between the panels, and where the eye begins."""

    width: float
    height: float
    room: tuple[float, float, float, float]
    """x, y, width, height."""
    bleed: tuple[float, float]
    """How far the landscape goes on beyond the left and right edge, and beyond the upper and lower one."""
    horizon: float
    eye: Point
    """The direction in which the start should lie, from the middle."""


FRAMES = {
    "wide": Frame(1440, 900, (330, 136, 1086, 742), (260, 160), 112, (-1, 0)),
    "tall": Frame(820, 1180, (22, 214, 776, 712), (160, 240), 150, (0, 1)),
    "phone": Frame(390, 844, (6, 138, 378, 516), (120, 200), 116, (0, 1)),
}
"""The screens that pages have, the widest first."""

_PAIR, _ROWS = (-0.24, 0.24), (0.82, 0.5, 0.18)
CROWDS: tuple[tuple[Spot, ...], ...] = (
    ((0.5, 0.0, 1.0),),
    ((0.5, -0.27, 0.78), (0.5, 0.27, 0.78)),
    ((0.74, -0.25, 0.62), (0.74, 0.25, 0.62), (0.24, 0.0, 0.62)),
    tuple((row, beside, 0.6) for row in (0.74, 0.26) for beside in _PAIR),
    (*((row, beside, 0.48) for row in _ROWS[:2] for beside in _PAIR), (_ROWS[2], 0.0, 0.48)),
    tuple((row, beside, 0.48) for row in _ROWS for beside in _PAIR),
)
"""Where one to six cars stand on a tile: part of its road, sides of a hexagon to the right of it, and how large."""


class Hex(msgspec.Struct, frozen=True):
    """A tile as it lies. Number 0 is the start board."""

    number: int
    kind: str
    turn: int
    """Steps of 60 degrees to the right, as it is drawn."""
    limit: int | None
    star: bool
    centre: Point
    corners: tuple[Point, ...]
    road: tuple[Spot, ...]
    """The middle of the road in equal steps, from where a car enters to where it leaves."""
    sign: Point
    """Where a sign stands: outside of a bend, on the upper side of a straight."""


class Layout(msgspec.Struct, frozen=True):
    """All that a page needs to draw a circuit on one kind of screen, in pixels of this width and height."""

    circuit: str
    name: str
    width: float
    height: float
    ground: tuple[float, float, float, float]
    """What the drawing shows: x, y, width, height. It goes on beyond the edges, for screens of other shapes."""
    side: float
    """The side of a hexagon."""
    car: float
    """How long a car is drawn that stands alone."""
    tiles: tuple[Hex, ...]
    crowds: tuple[tuple[Spot, ...], ...]


@dataclasses.dataclass(frozen=True)
class Plan:
    """From the hexagons of a circuit to pixels: turned by steps of 30 degrees, perhaps mirrored, scaled, moved."""

    turns: int
    mirrored: bool
    side: float
    x: float
    y: float

    def at(self, x: float, y: float) -> Point:
        dx, dy = self.along(x, y)
        return self.x + self.side * dx, self.y + self.side * dy

    def along(self, x: float, y: float) -> Point:
        """A direction, turned and mirrored."""
        if self.mirrored:
            y = -y
        angle = math.radians(30 * self.turns)
        return x * math.cos(angle) - y * math.sin(angle), x * math.sin(angle) + y * math.cos(angle)

    def cell(self, place: tuple[int, int]) -> Point:
        return self.at(*middle(place))

    def corners(self, centre: Point, size: float = 1.0) -> list[Point]:
        first = 30 + 30 * self.turns
        angles = [math.radians(first + 60 * step) for step in range(6)]
        reach = self.side * size
        return [(centre[0] + reach * math.cos(angle), centre[1] + reach * math.sin(angle)) for angle in angles]


def middle(place: tuple[int, int]) -> Point:
    """The middle of a hexagon with sides of 1, pointy top."""
    return math.sqrt(3) * (place[0] + place[1] / 2), 1.5 * place[1]


def frame_of(name: str, circuit: Circuit) -> Frame:
    if name not in FRAMES:
        raise PaddockError("hurry-layout-none", name=name, circuit=circuit.name, layouts=", ".join(FRAMES))
    return FRAMES[name]


def plan_of(circuit: Circuit, frame: Frame, turned: bool = True) -> Plan:
    """The plan that makes the tiles largest, and starts where the eye begins; or one that is not turned."""
    places = [START, *(tile.place for tile in circuit.tiles)]
    if not turned:
        return _fitted(places, frame, 0, False)
    plans = [_fitted(places, frame, turns, mirrored) for mirrored in (False, True) for turns in range(12)]

    def worth(plan: Plan) -> float:
        left, top, width, height = frame.room
        x, y = plan.cell(START)
        ahead = (x - left - width / 2) * frame.eye[0] + (y - top - height / 2) * frame.eye[1]
        return plan.side * (_MIRROR if plan.mirrored else 1.0) * (1.0 if ahead > 0 else _SEEN_FIRST)

    return max(plans, key=worth)


def _fitted(places: Sequence[tuple[int, int]], frame: Frame, turns: int, mirrored: bool) -> Plan:
    bare = Plan(turns, mirrored, 1.0, 0.0, 0.0)
    corners = [corner for place in places for corner in bare.corners(bare.cell(place))]
    left, right = min(x for x, _ in corners), max(x for x, _ in corners)
    top, bottom = min(y for _, y in corners), max(y for _, y in corners)
    x, y, width, height = frame.room
    side = min(width / (right - left), height / (bottom - top), _LARGEST)
    return Plan(
        turns, mirrored, side, x + (width - side * (left + right)) / 2, y + (height - side * (top + bottom)) / 2
    )


def lay_out(circuit: Circuit, name: str, turned: bool = True) -> Layout:
    """`turned`: the circuit may be turned to be larger; one that grows tile by tile should lie still."""
    frame = frame_of(name, circuit)
    plan = plan_of(circuit, frame, turned)
    board = Tile(0, "", "straight", 0, None, False, START, 0)
    (across, down) = frame.bleed
    return Layout(
        circuit=circuit.key,
        name=circuit.name,
        width=frame.width,
        height=frame.height,
        ground=(-across, -down, frame.width + 2 * across, frame.height + 2 * down),
        side=round(plan.side, 2),
        car=round(1.26 * plan.side, 1),
        tiles=tuple(_hex(plan, tile) for tile in (board, *circuit.tiles)),
        crowds=CROWDS,
    )


def _hex(plan: Plan, tile: Tile) -> Hex:
    centre = plan.cell(tile.place)
    turn = -tile.turn if plan.mirrored else tile.turn
    road = tuple(_on_road(plan, tile, step / _STEPS) for step in range(_STEPS + 1))
    return Hex(
        number=tile.number,
        kind="start" if tile.number == 0 else tile.kind,
        turn=turn,
        limit=tile.limit,
        star=tile.star,
        centre=_rounded(centre),
        corners=tuple(_rounded(corner) for corner in plan.corners(centre)),
        road=tuple((*_rounded((x, y)), round(heading, 3)) for x, y, heading in road),
        sign=_rounded(_sign(plan, turn, road[_STEPS // 2])),
    )


def _on_road(plan: Plan, tile: Tile, part: float) -> Spot:
    """A line, or an arc of radius 1.5 (60 degrees) or 0.5 (120 degrees), from edge to edge of the hexagon."""
    x, y = middle(tile.place)
    enters = math.radians(60 * tile.heading)
    reach = math.sqrt(3) / 2
    ax, ay = x - reach * math.cos(enters), y - reach * math.sin(enters)
    heading = enters + math.radians(60 * tile.turn) * part
    if tile.turn == 0:
        px, py = ax + 2 * reach * part * math.cos(enters), ay + 2 * reach * part * math.sin(enters)
    else:
        radius, side = (1.5 if abs(tile.turn) == 1 else 0.5), (1 if tile.turn > 0 else -1)
        cx, cy = ax - side * radius * math.sin(enters), ay + side * radius * math.cos(enters)
        px, py = cx + side * radius * math.sin(heading), cy - side * radius * math.cos(heading)
    dx, dy = plan.along(math.cos(heading), math.sin(heading))
    return (*plan.at(px, py), math.atan2(dy, dx))


def _sign(plan: Plan, turn: int, spot: Spot) -> Point:
    x, y, heading = spot
    away = plan.side * 0.52
    right = (x - away * math.sin(heading), y + away * math.cos(heading))
    left = (2 * x - right[0], 2 * y - right[1])
    if turn == 0:
        px, py = min(right, left, key=lambda point: (round(point[1], 3), point[0]))
    else:
        px, py = left if turn > 0 else right
    return px, py - 0.1 * plan.side


def _rounded(point: Point) -> Point:
    return round(point[0], 1), round(point[1], 1)
