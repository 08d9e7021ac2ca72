"""The road that a track is drawn on: a closed centre line from rounded corners, and the scenery beside it."""

from __future__ import annotations

import functools
import math
from collections.abc import Mapping
from typing import Any, Literal

import msgspec
import numpy as np

from paddock.core.messages import PaddockError
from paddock.games.monza.centreline import CentreLine, Corners, cut_of
from paddock.games.monza.colours import LETTERS
from paddock.games.monza.track import TICKS, Track

EDGE = 1.7
"""From the centre line to the edge of the asphalt, in lane widths: three lanes and a shoulder."""
KERB = 0.25
"""How wide a kerb is, in lane widths."""
APART = 2 * EDGE
"""How far two stretches of road must keep their centre lines apart, in lane widths, so as not to touch."""
TIGHTEST = EDGE + KERB / 2
"""The smallest radius of a bend, in lane widths: any less, and its inner edge would fold over itself."""

_MOST_ITEMS = 100


class Stand(msgspec.Struct, frozen=True, rename={"start": "from", "end": "to"}):
    """A grandstand that follows the road: where it begins and ends in units, and on which side it stands."""

    start: float
    end: float
    side: Literal[-1, 1]
    """1 on the left of the road (outside), -1 on the right (in the infield)."""
    gap: float = 0.75
    """From the kerb to the lowest row, in lane widths."""
    rows: int = 4


class Curve(msgspec.Struct, frozen=True):
    """A road on a board, in pixels: one for each layout, because each kind of screen needs its own."""

    width: float
    height: float
    lane: float
    """The width of a lane: everything that is drawn is a multiple of it."""
    corners: Corners
    """x, y and radius of each corner, in the direction of travel: clockwise."""
    soften: float = 0.0
    """How many pixels before and after a bend the road already turns a little, as real roads do."""
    start_at: float = 0.0
    """Where along the road the rear edge of the start field lies, from 0 to 1."""
    seed: int = 5
    groves: tuple[tuple[float, float, float, float], ...] = ()
    pond: tuple[float, float, float] | None = None
    tents: tuple[tuple[float, float, float, str], ...] = ()
    stands: tuple[Stand, ...] = ()
    flags: tuple[tuple[float, float, str], ...] = ()
    keep: tuple[tuple[float, float, float, float], ...] = ()
    """x, y, width and height of places where no tree grows, for example because a page lays its panels there."""


@functools.lru_cache(maxsize=64)
def centre_line(curve: Curve) -> CentreLine:
    """The centre line of a curve: computed once, because every drawing and every layout asks for it."""
    return CentreLine(curve.corners, curve.soften, curve.start_at)


def curve_of(track: Track, name: str | None = None) -> Curve:
    """The curve of a layout; without a name, of the wide one or the first. A track without layouts gets a default."""
    if not track.curves:
        return default_curve(track.lap / TICKS)
    if name is None:
        name = "wide" if "wide" in track.curves else next(iter(track.curves))
    if name not in track.curves:
        raise PaddockError("monza-layout-none", name=name, track=track.name, layouts=", ".join(track.curves))
    return read_curve(track.curves[name], f"{track.key}, curves.{name}")


def default_curve(lap: float) -> Curve:
    """A rounded rectangle that is as long as a lap of so many units needs, for tracks that bring no curve."""
    lane, radius, margin = 46.0, 46.0 * 4, 46.0 * 2.4
    length = max(30.0, 1.2 * lap) * lane
    around = (length + (8 - 2 * math.pi) * radius) / 2
    wide = max(around * 0.6, 2 * radius + lane)
    high = max(around - wide, 2 * radius + lane)
    right, bottom = margin + wide, margin + high
    corners = ((right, bottom), (margin, bottom), (margin, margin), (right, margin))
    middle = (margin + wide / 2, margin + high / 2)
    return Curve(
        width=round(right + margin),
        height=round(bottom + margin),
        lane=lane,
        corners=tuple((x, y, radius) for x, y in corners),
        soften=30.0,
        start_at=(radius * math.pi / 2 + lane) / length,  # behind the first bend
        groves=(*((x, y, 6.0, 80.0) for x, y in corners), (*middle, 7.0, 140.0)),
        pond=(middle[0] - lane, middle[1] - lane / 2, 0.9) if min(wide, high) > 11 * lane else None,
    )


def read_curve(raw: Any, place: str) -> Curve:
    """The curve that a table of a track file describes. `place` is what the table is called in complaints."""
    if not isinstance(raw, Mapping):
        raise PaddockError("monza-curve-no-table", place=place)
    for key in raw:
        if key not in Curve.__struct_fields__:
            raise PaddockError("monza-curve-unknown-key", place=place, word=str(key))
    rows = functools.partial(_rows, raw, place=place)
    corners = rows("corners", 3, (), "monza-curve-corners")
    if len(corners) < 3:
        raise PaddockError("monza-curve-corners", place=place, value=_shown(raw.get("corners")))
    pond = raw.get("pond")
    curve = Curve(
        width=_number(raw.get("width"), 100, 10_000, "monza-curve-width", place),
        height=_number(raw.get("height"), 100, 10_000, "monza-curve-height", place),
        lane=_number(raw.get("lane"), 5, 500, "monza-curve-lane", place),
        corners=corners,
        soften=_number(raw.get("soften", 0), 0, 500, "monza-curve-soften", place),
        start_at=_number(raw.get("start_at", 0), 0, 1, "monza-curve-start-at", place),
        seed=int(_number(raw.get("seed", 5), 0, 2**31, "monza-curve-seed", place)),
        groves=rows("groves", 4, (), "monza-curve-groves"),
        pond=None if pond is None else _row(pond, 3, (), "monza-curve-pond", place),
        tents=rows("tents", 4, (3,), "monza-curve-tents"),
        stands=_stands(raw.get("stands", []), place),
        flags=rows("flags", 3, (2,), "monza-curve-flags"),
        keep=rows("keep", 4, (), "monza-curve-keep"),
    )
    if sum(how_many for _, _, how_many, _ in curve.groves) > 1000:
        raise PaddockError("monza-curve-groves", place=place, value=_shown(raw["groves"]))
    _check_corners(curve, place)
    _check_road(curve, place)
    return curve


def _check_corners(curve: Curve, place: str) -> None:
    """The arcs of neighbouring corners must fit beside each other, and the road must turn clockwise."""
    n, corners = len(curve.corners), curve.corners
    area = sum(corners[i - 1][0] * corners[i][1] - corners[i][0] * corners[i - 1][1] for i in range(n))
    if area <= 0:
        raise PaddockError("monza-curve-anticlockwise", place=place)
    for i in range(n):
        (ax, ay, _), (bx, by, _) = corners[i - 1], corners[i]
        room = math.hypot(bx - ax, by - ay)
        cuts = cut_of(corners, i - 1) + cut_of(corners, i)
        if room < 1 or cuts > room + 0.5:
            numbers = {"first": (i - 1) % n + 1, "second": i + 1}
            needed = math.ceil(min(cuts, 1e6))
            raise PaddockError("monza-curve-corner-room", place=place, room=int(room), needed=needed, **numbers)


def _check_road(curve: Curve, place: str) -> None:
    """The road must lie on the board, must not fold in its bends, and must not run into itself."""
    line = centre_line(curve)
    edge = EDGE * curve.lane
    at = line.points(np.linspace(0, 1, 400))
    low, high = at.min(axis=0) - edge, at.max(axis=0) + edge
    if low.min() < 0 or high[0] > curve.width or high[1] > curve.height:
        raise PaddockError("monza-curve-off-board", place=place)
    if line.tightest() < TIGHTEST * curve.lane:
        radius, needed = int(line.tightest()), math.ceil(TIGHTEST * curve.lane)
        raise PaddockError("monza-curve-bend", place=place, radius=radius, needed=needed)
    if line.clearance(APART * curve.lane) < APART * curve.lane:
        raise PaddockError("monza-curve-meets-itself", place=place, needed=math.ceil(APART * curve.lane))


def _number(value: Any, low: float, high: float, key: str, place: str) -> float:
    if not _is_number(value) or not low <= value <= high:
        raise PaddockError(key, place=place, value=_shown(value))
    return float(value)


def _rows(raw: Mapping[str, Any], name: str, size: int, letters: tuple[int, ...], key: str, *, place: str) -> Any:
    """A list of rows of one size, as tuples; `letters` says which of their items are colours."""
    rows = raw.get(name, [])
    if not isinstance(rows, list) or len(rows) > _MOST_ITEMS:
        raise PaddockError(key, place=place, value=_shown(rows))
    return tuple(_row(row, size, letters, key, place) for row in rows)


def _row(row: Any, size: int, letters: tuple[int, ...], key: str, place: str) -> Any:
    good = isinstance(row, list) and len(row) == size
    if good:
        for i, value in enumerate(row):
            fits = isinstance(value, str) and len(value) == 1 and value in LETTERS
            good &= fits if i in letters else _is_number(value) and abs(value) <= 20_000
    if not good:
        raise PaddockError(key, place=place, value=_shown(row))
    return tuple(value if i in letters else float(value) for i, value in enumerate(row))


def _stands(raw: Any, place: str) -> tuple[Stand, ...]:
    key = "monza-curve-stands"
    if not isinstance(raw, list) or len(raw) > _MOST_ITEMS:
        raise PaddockError(key, place=place, value=_shown(raw))
    try:
        stands = msgspec.convert(raw, tuple[Stand, ...])
    except msgspec.ValidationError:
        raise PaddockError(key, place=place, value=_shown(raw)) from None
    for given, stand in zip(raw, stands, strict=True):
        fits = 0 < stand.end - stand.start <= 60 and 1 <= stand.rows <= 9 and 0 <= stand.gap <= 20
        if not fits or not math.isfinite(stand.start) or set(given) - {"from", "to", "side", "gap", "rows"}:
            raise PaddockError(key, place=place, value=_shown(given))
    return stands


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value)


def _shown(value: Any) -> str:
    text = "nothing" if value is None else repr(value)
    return text if len(text) <= 60 else text[:57] + "..."
