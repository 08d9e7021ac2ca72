"""A track laid out on a curve: where spaces lie and cars stand. Pages and drawings share it; it has no styling."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

import msgspec
import numpy as np

from paddock.games.monza.centreline import Floats, Point
from paddock.games.monza.curve import Curve
from paddock.games.monza.road import Bend, Road, Stop, way_along
from paddock.games.monza.track import Space, Track

SHORTEST = 0.9
"""In a bend a space should not have a side shorter than this many lane widths: see `cramped`."""
_LINE_STEP = 8.0
"""Pixels between the samples of the centre line that a layout carries: enough to drive along it."""


class Cell(msgspec.Struct, frozen=True):
    """A space as it lies on the board."""

    name: str
    lane: int
    colour: int
    finish: bool
    outline: tuple[Point, ...]
    """A closed polygon: along its left side from rear to front, and back along its right side."""
    x: float
    y: float
    heading: float
    slots: tuple[Stop, ...]
    """Where cars stand on it, best first. Target spaces and the fields across all lanes have room for several; the
    start and the finish of an anniversary track are one field, and share its places."""
    to_go: int
    """Over how many spaces a car that stands here has to drive at least."""


class Kerb(msgspec.Struct, frozen=True):
    """A kerb along an edge of the road, as the line through its middle."""

    side: int
    """1 on the left of the road, -1 on the right."""
    points: tuple[Point, ...]


class Layout(msgspec.Struct, frozen=True):
    """All that a page needs to draw a track on one curve, in pixels of a board of this width and height."""

    track: str
    name: str
    width: float
    height: float
    lane: float
    unit: float
    """A unit of length, along the centre line."""
    car: float
    """How long a car is drawn."""
    spaces: tuple[Cell, ...]
    start: tuple[Point, ...]
    """The outline of the start field, across all lanes."""
    left: tuple[Point, ...]
    right: tuple[Point, ...]
    """The edges of the asphalt, closed."""
    kerbs: tuple[Kerb, ...]
    gravel: tuple[tuple[Point, ...], ...]
    gantry: Stop
    """Where the start gantry spans the road."""
    line: tuple[tuple[float, float, float], ...]
    """The centre line in equal steps from the start field's rear edge on: x, y, heading (which runs on past 2π)."""


def lay_out(track: Track, curve: Curve, inset: float = 0.0) -> Layout:
    """The layout of a track on a curve. `inset`, in lane widths, makes the outlines of spaces smaller."""
    road = Road(curve, track.lap)
    bends = road.bends()
    ts = np.arange(0, 1, _LINE_STEP / road.line.total)
    ts = np.arange(len(ts)) / len(ts)
    line = np.column_stack([road.line.points(ts), road.line.headings(ts)])
    return Layout(
        track=track.key,
        name=track.name,
        width=curve.width,
        height=curve.height,
        lane=curve.lane,
        unit=round(road.unit, 3),
        car=round(car_length(road), 1),
        spaces=tuple(_cell(road, space, inset * curve.lane, track.to_go[space.id]) for space in track.spaces),
        start=_points(road.cell(track.start)),
        left=_points(road.along(0, 1, road.edge)[:-1]),
        right=_points(road.along(0, 1, -road.edge)[:-1]),
        kerbs=tuple(Kerb(side, _points(points)) for side, points in kerbs(road, bends)),
        gravel=tuple(_points(points) for points in gravel(road, bends)),
        gantry=road.stop(track.start.front / track.lap, 0.0),
        line=tuple((round(float(x), 1), round(float(y), 1), round(float(h), 3)) for x, y, h in line),
    )


def cramped(track: Track, curve: Curve) -> list[Space]:
    """The spaces in bends with a side shorter than 0.9 lane widths: hard to read and to tap, so worth a warning."""
    road = Road(curve, track.lap)
    found = []
    for space in track.spaces:
        left, right = road.sides(space)
        in_bend = abs(left - right) > 0.02 * max(left, right)
        if space.lane >= 0 and in_bend and min(left, right) < SHORTEST * curve.lane:
            found.append(space)
    return found


def route(
    layout: Layout, spaces: Sequence[str], steps: int = 12, first: int = 0, last: int = 0
) -> list[tuple[float, float, float]]:
    """The way of a car over these spaces as x, y and heading: it glides from centre to centre and turns with the road.

    `first` and `last` are the slots that it leaves and takes where several cars share a field. A way that goes back
    along the road (a car that is pushed) keeps the nose in front.
    """
    cells = {cell.name: cell for cell in layout.spaces}
    ends = [cells[name].slots for name in spaces]
    stops = [slots[0] for slots in ends]
    if stops:
        stops[0] = ends[0][first % len(ends[0])]
        if len(stops) > 1:
            stops[-1] = ends[-1][last % len(ends[-1])]
    way = [(stop.x, stop.y, stop.heading) for stop in stops[:1]]
    total = _closed_way(layout)
    for here, there in itertools.pairwise(stops):
        run = (there.at - here.at) * total
        for step in range(1, steps + 1):
            t = step / steps
            eased, slope = t * t * (3 - 2 * t), 6 * t * (1 - t)
            x, y, heading = _on_line(layout, here.at + (there.at - here.at) * t)
            offset = here.offset + (there.offset - here.offset) * eased
            drift = math.atan((there.offset - here.offset) * slope / run) if abs(run) > 1e-6 else 0.0
            x, y = x + math.sin(heading) * offset, y - math.cos(heading) * offset
            way.append((round(x, 1), round(y, 1), round(heading - drift, 4)))
    return way


def car_length(road: Road) -> float:
    """A car fits across a lane, and into the shortest space that tracks use."""
    return min(1.39 * road.lane, 1.5 * road.unit)


def kerbs(road: Road, bends: Sequence[Bend]) -> list[tuple[int, Floats]]:
    """A kerb on the inside of each bend, and one on its outside where cars leave it. Gives the side and the line."""
    near, after, out = road.part(0.2), road.part(0.9), road.edge + road.kerb * 0.42
    found = []
    for bend in bends:
        found.append((-bend.side, road.along(bend.start - near, bend.end + near, -bend.side * out)))
        exit_from = bend.start + (bend.end - bend.start) * 0.45
        found.append((bend.side, road.along(exit_from, bend.end + after, bend.side * out)))
    return found


def gravel(road: Road, bends: Sequence[Bend]) -> list[Floats]:
    """Gravel on the outside of the long bends, widest in the middle."""
    inner, found = road.edge + road.kerb * 0.4, []
    for bend in bends:
        if (bend.end - bend.start) * road.line.total < 3.6 * road.lane:
            continue
        side = bend.side

        def bulge(part: Floats, side: int = side) -> Floats:
            return side * (inner + road.lane * 0.62 * np.sin(np.pi * np.clip(part, 0, 1)) ** 0.6)

        start, end = bend.start + road.part(0.2), bend.end + road.part(0.6)
        found.append(road.band(start, end, side * inner, bulge))
    return found


def _cell(road: Road, space: Space, inset: float, to_go: int) -> Cell:
    slots = _slots(road, space)
    middle = road.stop((space.rear + space.front) / 2 / road.lap, road.offset(space.lane))
    return Cell(
        name=space.name,
        lane=space.lane,
        colour=space.colour,
        finish=space.finish,
        outline=_points(road.cell(space, inset)),
        x=middle.x,
        y=middle.y,
        heading=middle.heading,
        slots=slots,
        to_go=to_go,
    )


def _slots(road: Road, space: Space) -> tuple[Stop, ...]:
    """One place on a space; two rows across the lanes on a field; two places in a row on a target space."""
    rear, front = space.rear / road.lap, space.front / road.lap
    middle = road.stop((rear + front) / 2, road.offset(space.lane))
    car = car_length(road) / road.line.total
    if space.lane >= 0:
        if not space.finish or front - rear < 1.6 * car:
            return (middle,)
        return tuple(road.stop(at, road.offset(space.lane)) for at in (front - 0.55 * car, rear + 0.55 * car))
    spare = front - rear - 2 * car
    if spare < -0.2 * car:
        rows = [(rear + front) / 2]
    else:  # behind the painted front edge, as far as two rows leave room
        ahead = min(0.8 * max(0.0, spare), 0.6 * road.lane / road.line.total)
        rows = [front - ahead - 0.5 * car, rear + 0.5 * car + 0.3 * max(0.0, spare - ahead)]
    return tuple(road.stop(at, road.offset(lane)) for at in rows for lane in (1, 0, 2))


def _on_line(layout: Layout, t: float) -> tuple[float, float, float]:
    """A place on a layout's own centre line: between two of its samples."""
    n = len(layout.line)
    k = math.floor(t * n)
    w = t * n - k
    (ax, ay, ah), (bx, by, bh) = layout.line[k % n], layout.line[(k + 1) % n]
    turned = 2 * math.pi * math.floor(t)  # a lap is one turn to the right
    return ax + (bx - ax) * w, ay + (by - ay) * w, turned + ah + math.remainder(bh - ah, 2 * math.pi) * w


def _closed_way(layout: Layout) -> float:
    points = np.array([(x, y) for x, y, _ in (*layout.line, layout.line[0])])
    return way_along(points)


def _points(points: Floats) -> tuple[Point, ...]:
    return tuple((round(float(x), 1), round(float(y), 1)) for x, y in points)
