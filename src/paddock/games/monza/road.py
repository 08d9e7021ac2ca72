"""A lap of a track on a curve: turns places along the lap into points, lines and bands."""

from __future__ import annotations

import math
from collections.abc import Callable

import msgspec
import numpy as np

from paddock.games.monza.centreline import CentreLine, Floats
from paddock.games.monza.curve import EDGE, KERB, Curve, centre_line
from paddock.games.monza.track import TICKS, Space

Offset = float | Callable[[Floats], Floats]
"""How far beside the centre line, in pixels: a number, or a function of how much of a stretch is done (0 to 1)."""

BEND = 0.115
"""From this curvature on, per lane width, a stretch counts as a bend and has kerbs."""


class Stop(msgspec.Struct, frozen=True):
    """A place where a car stands: on the page, and in terms of the road."""

    x: float
    y: float
    heading: float
    at: float
    """Part of the lap, from the rear edge of the start field; more than 1 on a finish field behind the lap."""
    offset: float
    """Pixels to the left of the centre line."""


class Bend(msgspec.Struct, frozen=True):
    """A stretch on which the road bends to one side, in parts of the lap."""

    start: float
    end: float
    side: int
    """1 where the road turns to the right, so that its outside is the left."""


class Road:
    """A curve with a lap of so many ticks on it: turns places along the lap into points, lines and bands."""

    def __init__(self, curve: Curve, lap: int) -> None:
        self.curve, self.lap = curve, lap
        self.line: CentreLine = centre_line(curve)
        self.lane = curve.lane
        self.unit = self.line.total * TICKS / lap
        self.half = 1.5 * curve.lane
        self.edge = EDGE * curve.lane
        self.kerb = KERB * curve.lane

    def offset(self, lane: int) -> float:
        """The middle of a lane, in pixels to the left of the centre line; -1 is the middle of the road."""
        return 0.0 if lane < 0 else (1 - lane) * self.lane

    def part(self, units: float) -> float:
        """Units from the start field's rear edge as part of the lap."""
        return units * TICKS / self.lap

    def along(self, start: float, end: float, offset: Offset) -> Floats:
        """Points beside the line from one part of the lap to another: few on straights, more in bends."""
        if end <= start:
            return self.line.points(np.array([start, start]), 0.0 if callable(offset) else offset)
        way = (end - start) * self.line.total
        dense = np.linspace(start, end, max(3, math.ceil(way / 4)))
        bends = np.abs(self.line.bends(dense))
        need = np.sqrt(bends / 1.2) + (1 / 12 if callable(offset) else 1 / 400)
        steps = np.concatenate([[0.0], np.cumsum((need[1:] + need[:-1]) / 2 * way / (len(dense) - 1))])
        count = max(1, math.ceil(steps[-1]))
        ts = np.interp(np.linspace(0, steps[-1], count + 1), steps, dense)
        ts[0], ts[-1] = start, end
        beside = offset((ts - start) / (end - start)) if callable(offset) else offset
        return self.line.points(ts, beside)

    def band(self, start: float, end: float, left: Offset, right: Offset) -> Floats:
        """The area between two offsets, cut at two places along the lap: behind spaces, fields and stands."""
        return np.concatenate([self.along(start, end, left), self.along(start, end, right)[::-1]])

    def cell(self, space: Space, inset: float = 0.0) -> Floats:
        """The outline of a space, made smaller by so many pixels on all sides."""
        start, end = space.rear / self.lap, space.front / self.lap
        left = self.half if space.lane < 0 else self.offset(space.lane) + self.lane / 2
        right = -self.half if space.lane < 0 else left - self.lane
        if inset:
            middle = (left + right) / 2
            first, last = (inset / self.line.total / self._stretch(t, middle) for t in (start, end))
            shrink = min(1.0, 0.8 * (end - start) / (first + last))
            start, end = start + first * shrink, end - last * shrink
        return self.band(start, end, left - inset, right + inset)

    def _stretch(self, t: float, offset: float) -> float:
        """How long a step along the centre line is at this offset: shorter on the inside of a bend."""
        return max(0.4, 1 + float(self.line.bends(np.array([t]))[0]) * offset)

    def stop(self, at: float, offset: float) -> Stop:
        spot = self.line.at(at)
        x, y = self.line.beside(at, offset)
        return Stop(round(x, 1), round(y, 1), round(spot.heading, 4), round(at, 6), round(offset, 2))

    def sides(self, space: Space) -> tuple[float, float]:
        """The lengths of a space's left and right sides."""
        start, end = space.rear / self.lap, space.front / self.lap
        middle = self.offset(space.lane)
        ts = np.linspace(start, end, 60)
        reach = self.half if space.lane < 0 else self.lane / 2
        lengths = [way_along(self.line.points(ts, middle + side * reach)) for side in (1, -1)]
        return lengths[0], lengths[1]

    def bends(self) -> list[Bend]:
        """Where the road bends enough for kerbs. The search begins on the straightest place, so no bend is cut."""
        count = 600
        ts = np.arange(count) / count
        curvature = self.line.bends(ts) * self.lane
        side = np.where(np.abs(curvature) > BEND, np.sign(curvature), 0).astype(int)
        first = int(np.argmin(np.abs(curvature)))
        found, start, now = [], 0, 0
        for k in range(count + 1):
            here = int(side[(first + k) % count]) if k < count else 0
            if here != now:
                if now and (k - start) * self.line.total / count > 1.3 * self.lane:
                    found.append(Bend((first + start) / count, (first + k) / count, now))
                start, now = k, here
        return found


def way_along(points: Floats) -> float:
    """The length of a line through these points."""
    return float(np.hypot(*np.diff(points, axis=0).T).sum())
