"""What tank, speed and limits allow on the road: HC-20 to HC-22, HC-35 and HC-36."""

from __future__ import annotations

from paddock.core.rule import rule

from .rally import FINISH, FUEL, NOTHING, OIL_LIMIT, Course, Rally
from .sets import has


@rule
def tank_of(rally: Rally, seat: int) -> int:
    """What the tank of a pilot counts: the die of the pawn, or 1 out of fuel, whatever it shows (HC-40)."""
    return 1 if rally.played[seat] == FUEL else rally.tank[rally.pawn[seat]]


@rule
def speed_of(rally: Rally, seat: int) -> int:
    """HC-20: in km/h."""
    return 10 * (tank_of(rally, seat) + rally.accelerator)


@rule
def limit_of(course: Course, rally: Rally, tile: int) -> int:
    """A tile's limit; with oil on it 50, or its own if lower (HC-38)."""
    limit = course.limit[tile]
    return OIL_LIMIT if has(rally.oil, tile) and limit > OIL_LIMIT else limit


@rule
def reach(course: Course, rally: Rally, here: int, speed: int, points: int) -> int:
    """HC-21, HC-22: how many tiles a car can drive on from here, with so many points, at this speed."""
    tiles = 0
    while tiles < points and here + tiles < FINISH and limit_of(course, rally, here + tiles + 1) >= speed:
        tiles += 1
    return tiles


@rule
def draught(course: Course, rally: Rally, seat: int) -> int:
    """HC-36: the nearest car strictly ahead, as a tile; NOTHING for the leader. Cars that crossed are on the finish."""
    nearest = NOTHING
    for other in range(course.seats):
        tile = rally.at[other]
        if tile > rally.at[seat] and (nearest == NOTHING or tile < nearest):
            nearest = tile
    return nearest
