"""The middle of a road: a closed line in equal steps, from a polygon with rounded corners."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Point = tuple[float, float]
Corners = tuple[tuple[float, float, float], ...]
"""x, y and radius of each corner."""

_SAMPLES = 2400


class Spot(NamedTuple):
    """A place on the centre line."""

    x: float
    y: float
    heading: float
    """Radians clockwise from the x axis, as on a screen."""
    nx: float
    ny: float
    """The normal to the left of the direction of travel."""
    bend: float
    """Curvature per pixel; positive where the road turns to the right."""


class CentreLine:
    """The middle of the road, once around. `t` runs from 0 at the start field's rear edge to 1, and on if need be."""

    def __init__(self, corners: Corners, soften: float, start_at: float) -> None:
        x, y = _resample(*_walk(corners))
        blur = round(soften * _SAMPLES / _length(x, y))
        for _ in range(2):
            x, y = _blurred(x, blur), _blurred(y, blur)
        x, y = _resample(x, y)
        x, y = _resample(x, y, start_at)
        self.total = _length(x, y)
        dx, dy = _ahead(x, 5), _ahead(y, 5)
        heading = np.unwrap(np.arctan2(dy, dx))
        self._laps_turned = round((heading[-1] - heading[0]) / (2 * math.pi))
        before = np.arctan2(y - np.roll(y, 12), x - np.roll(x, 12))
        after = np.arctan2(np.roll(y, -12) - y, np.roll(x, -12) - x)
        turn = np.arctan2(np.sin(after - before), np.cos(after - before))
        bend = turn / (12 * self.total / _SAMPLES)
        self._knots = np.arange(_SAMPLES + 1) / _SAMPLES
        self._x, self._y, self._bend = (np.append(row, row[0]) for row in (x, y, bend))
        self._heading = np.append(heading, heading[0] + 2 * math.pi * self._laps_turned)

    def at(self, t: float) -> Spot:
        """The place at this part of the lap."""
        ts = np.array([t])
        x, y = self.points(ts)[0]
        heading = float(self.headings(ts)[0])
        bend = float(self.bends(ts)[0])
        return Spot(float(x), float(y), heading, math.sin(heading), -math.cos(heading), bend)

    def beside(self, t: float, offset: float) -> Point:
        """A point beside the line; a positive offset is to the left of the direction of travel."""
        x, y = self.points(np.array([t]), offset)[0]
        return float(x), float(y)

    def points(self, ts: Floats, offsets: Floats | float = 0.0) -> Floats:
        """Many points at once, as rows of x and y: a drawing asks for thousands."""
        turned, heading = np.mod(ts, 1.0), self.headings(ts)
        x = np.interp(turned, self._knots, self._x) + np.sin(heading) * offsets
        y = np.interp(turned, self._knots, self._y) - np.cos(heading) * offsets
        return np.column_stack([x, y])

    def headings(self, ts: Floats) -> Floats:
        """Headings never jump: they run on from lap to lap."""
        laps = np.floor(ts)
        heading: Floats = np.interp(ts - laps, self._knots, self._heading) + 2 * math.pi * self._laps_turned * laps
        return heading

    def bends(self, ts: Floats) -> Floats:
        bend: Floats = np.interp(np.mod(ts, 1.0), self._knots, self._bend)
        return bend

    def tightest(self) -> float:
        """The smallest radius of any bend, in pixels."""
        return 1 / max(1e-9, float(np.abs(self._bend).max()))

    def clearance(self, reach: float) -> float:
        """How close the line comes to itself, looking only at points more than half a turn of this reach apart."""
        ts = np.arange(0, 1, min(0.01, reach / 8 / self.total))
        at = self.points(ts)
        apart = np.abs(ts[:, None] - ts[None, :])
        apart = np.minimum(apart, 1 - apart) * self.total
        far = np.hypot(at[:, None, 0] - at[None, :, 0], at[:, None, 1] - at[None, :, 1])
        return float(np.where(apart > 1.6 * reach, far, math.inf).min())


def _half_angle(corners: Corners, i: int) -> tuple[Floats, Floats, float]:
    """The directions from a corner to its neighbours, and half of the angle between them."""
    n = len(corners)
    a, b, c = (np.array(corners[k % n][:2]) for k in (i - 1, i, i + 1))
    u, v = a - b, c - b
    u, v = u / max(1e-9, float(np.hypot(*u))), v / max(1e-9, float(np.hypot(*v)))
    return u, v, math.acos(max(-1.0, min(1.0, float(u @ v)))) / 2


def cut_of(corners: Corners, i: int) -> float:
    """How much of the straights on both sides a corner's arc takes."""
    _, _, half = _half_angle(corners, i)
    return corners[i][2] / max(1e-9, math.tan(half))


def _walk(corners: Corners) -> tuple[Floats, Floats]:
    """Once around the corners: the points of their arcs, with a straight from each arc to the next."""
    walk: list[Floats] = []
    for i, (bx, by, radius) in enumerate(corners):
        u, v, half = _half_angle(corners, i)
        corner = np.array([bx, by])
        middle = u + v
        if float(np.hypot(*middle)) < 1e-6 or radius < 1e-6:  # no corner at all: straight on, or sharp
            walk.append(corner[None, :])
            continue
        cut = radius / math.tan(half)
        centre = corner + middle / np.hypot(*middle) * radius / math.sin(half)
        (px, py), (qx, qy) = corner + u * cut - centre, corner + v * cut - centre
        first, last = math.atan2(py, px), math.atan2(qy, qx)
        swing = math.remainder(last - first, 2 * math.pi)
        angles = np.linspace(first, first + swing, max(2, math.ceil(abs(swing) * radius / 2)) + 1)
        walk.append(centre + radius * np.column_stack([np.cos(angles), np.sin(angles)]))
    points = np.concatenate(walk)
    return points[:, 0], points[:, 1]


def _resample(x: Floats, y: Floats, start_at: float = 0.0) -> tuple[Floats, Floats]:
    """The same closed line in equal steps, beginning at this part of it."""
    x, y = np.append(x, x[0]), np.append(y, y[0])
    way = np.concatenate([[0.0], np.cumsum(np.hypot(np.diff(x), np.diff(y)))])
    want = np.mod(np.arange(_SAMPLES) / _SAMPLES + start_at, 1.0) * way[-1]
    return np.interp(want, way, x), np.interp(want, way, y)


def _length(x: Floats, y: Floats) -> float:
    return float(np.hypot(np.roll(x, -1) - x, np.roll(y, -1) - y).sum())


def _blurred(row: Floats, reach: int) -> Floats:
    """Each value becomes the mean of itself and its neighbours, around the closed line."""
    reach = min(reach, (len(row) - 1) // 2)
    if reach < 1:
        return row
    sums = np.concatenate([[0.0], np.cumsum(np.concatenate([row[-reach:], row, row[:reach]]))])
    width = 2 * reach + 1
    means: Floats = (sums[width:] - sums[:-width]) / width
    return means


def _ahead(row: Floats, reach: int) -> Floats:
    return np.roll(row, -reach) - np.roll(row, reach)
