"""A track laid out on a curve: outlines, places for cars, drives, and warnings."""

from __future__ import annotations

import itertools
import math

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paddock.games.monza.curve import Curve, curve_of, default_curve
from paddock.games.monza.geometry import Cell, Layout, cramped, lay_out, route
from paddock.games.monza.road import Road
from paddock.games.monza.shelf import TRACKS
from paddock.games.monza.track import TICKS, Space, Track, read_track

CURVE = Curve(
    width=1000,
    height=700,
    lane=40,
    corners=((880.0, 580.0, 180.0), (120.0, 580.0, 180.0), (120.0, 120.0, 180.0), (880.0, 120.0, 180.0)),
    soften=20,
    start_at=0.16,
)
TINY = """
name = "Tiny"
edition = "{edition}"
start = 3

[lanes]
outer = "r2 y3 g2.5 b3 w3 p3.5 r3 y3 g3 b3"
middle = "p4 w2 x1.5 r3 y3 g3.5 b3 w3 p3 x3"
inner = "y2.5 g2.5 b2 w3 p3 x4 r3 y3 g3 w3"
"""


@pytest.fixture
def track() -> Track:
    return read_track(TINY.format(edition="anniversary"), "tiny")


@pytest.fixture
def layout(track: Track) -> Layout:
    return lay_out(track, CURVE)


def cell(layout: Layout, name: str) -> Cell:
    return next(cell for cell in layout.spaces if cell.name == name)


def edges(layout: Layout, name: str) -> tuple[tuple[tuple[float, float], ...], tuple[tuple[float, float], ...]]:
    """The rear and the front edge of a space: outlines run up the left side and back down the right one."""
    outline = cell(layout, name).outline
    far = [math.dist(outline[i], outline[i + 1]) for i in range(len(outline) - 1)]
    half = min(range(len(far)), key=lambda i: (abs(far[i] - layout.lane) > 0.2, abs(i - len(far) / 2)))
    return (outline[0], outline[-1]), (outline[half], outline[half + 1])


def area(outline: tuple[tuple[float, float], ...]) -> float:
    x, y = np.array(outline).T
    return float(abs(np.dot(x, np.roll(y, 1)) - np.dot(y, np.roll(x, 1))) / 2)


def test_neighbours_of_a_lane_share_an_edge(track: Track, layout: Layout) -> None:
    for lane in range(3):
        spaces = track.lane(lane)
        for here, there in itertools.pairwise(spaces):
            assert edges(layout, here.name)[1] == edges(layout, there.name)[0]


def test_the_first_and_last_spaces_touch_the_start_field(track: Track, layout: Layout) -> None:
    field = np.array(layout.start)
    for lane in range(3):
        for name in (track.lane(lane)[0].name, track.lane(lane)[-1].name):
            closest = min(_distance(field, corner) for corner in cell(layout, name).outline)
            assert closest < 0.2


def test_outlines_cover_the_lanes_without_overlap(track: Track, layout: Layout) -> None:
    road = Road(CURVE, track.lap)
    covered = sum(area(cell.outline) for cell in layout.spaces if cell.name != "finish")
    assert covered == pytest.approx(road.line.total * 3 * CURVE.lane, rel=0.01)


def test_lengths_follow_the_ticks(track: Track) -> None:
    road = Road(CURVE, track.lap)
    for space in track.lane(1):
        left, right = road.sides(space)
        assert (left + right) / 2 == pytest.approx(space.length / TICKS * road.unit, rel=0.02)


def test_inset_shrinks_every_side(track: Track) -> None:
    plain, inset = lay_out(track, CURVE), lay_out(track, CURVE, inset=0.15)
    for before, after in zip(plain.spaces, inset.spaces, strict=True):
        assert area(after.outline) < area(before.outline)
        centre = (before.x, before.y)
        assert max(math.dist(centre, p) for p in after.outline) < max(math.dist(centre, p) for p in before.outline)


def test_cars_stand_on_their_space(layout: Layout) -> None:
    for space in layout.spaces:
        for slot in space.slots:
            assert _inside(space.outline, (slot.x, slot.y)), (space.name, slot)


def test_fields_have_room_for_six(layout: Layout) -> None:
    for name in ("start", "finish"):
        slots = cell(layout, name).slots
        assert len(slots) == 6
        assert len({(slot.x, slot.y) for slot in slots}) == 6
        gaps = [math.dist((a.x, a.y), (b.x, b.y)) for i, a in enumerate(slots) for b in slots[:i]]
        assert min(gaps) > 0.9 * layout.lane
    assert cell(layout, "start").outline == cell(layout, "finish").outline


def test_lane_a_is_outside(layout: Layout) -> None:
    outer, inner = cell(layout, "a5"), cell(layout, "c5")
    middle = (CURVE.width / 2, CURVE.height / 2)
    assert math.dist((outer.x, outer.y), middle) > math.dist((inner.x, inner.y), middle)


def test_a_bend_has_a_kerb_on_its_inside(layout: Layout) -> None:
    assert len(Road(CURVE, 600).bends()) == 4
    assert len([kerb for kerb in layout.kerbs if kerb.side == -1]) == 4
    right = np.array(layout.right)
    for kerb in layout.kerbs:
        if kerb.side == -1:
            assert max(_distance(right, point) for point in kerb.points) < 0.5 * layout.lane


def test_layout_is_json(layout: Layout) -> None:
    text = msgspec.json.encode(layout)
    assert msgspec.json.decode(text, type=Layout) == layout
    assert len(text) < 100_000


def test_classic_targets_have_places_for_two() -> None:
    track = read_track(TINY.format(edition="classic"), "tiny")
    target = cell(lay_out(track, CURVE), track.lane(0)[-1].name)
    assert target.finish
    assert len(target.slots) == 2


def test_route_runs_from_place_to_place_without_jumps(layout: Layout) -> None:
    way = route(layout, ["start", "a1", "a2", "b3", "c4"])
    assert way[0][:2] == (cell(layout, "start").slots[0].x, cell(layout, "start").slots[0].y)
    assert way[-1][:2] == pytest.approx((cell(layout, "c4").x, cell(layout, "c4").y), abs=0.5)
    for (ax, ay, ah), (bx, by, bh) in itertools.pairwise(way):
        step = math.dist((ax, ay), (bx, by))
        assert step < 0.75 * layout.lane
        assert abs(bh - ah) < 0.5
        if step > 2:
            off = math.remainder(math.atan2(by - ay, bx - ax) - (ah + bh) / 2, 2 * math.pi)
            assert abs(off) < 0.25, "the nose points where the car goes"


def test_route_over_the_finish_line_does_not_spin(track: Track, layout: Layout) -> None:
    way = route(layout, [track.lane(1)[-2].name, "finish"], last=4)
    last = cell(layout, "finish").slots[4]
    assert way[-1][:2] == pytest.approx((last.x, last.y), abs=0.5)
    assert max(abs(b[2] - a[2]) for a, b in itertools.pairwise(way)) < 0.3


def test_route_back_keeps_the_nose_in_front(layout: Layout) -> None:
    way = route(layout, ["b5", "b4"])
    for x, y, heading in way[1:]:
        ahead = (x + math.cos(heading) * 5, y + math.sin(heading) * 5)
        goal = cell(layout, "b5")
        assert math.dist(ahead, (goal.x, goal.y)) < math.dist((x, y), (goal.x, goal.y)) + 4.9


def test_route_of_one_space_or_none(layout: Layout) -> None:
    assert len(route(layout, ["a1"])) == 1
    assert route(layout, []) == []


def test_cramped_names_short_spaces_in_bends_only() -> None:
    lanes = "r1 y1 g1 b1 w1 p1 " * 9 + "r3"
    text = TINY.format(edition="anniversary").split("[lanes]")[0]
    track = read_track(f'{text}[lanes]\nouter = "{lanes}"\nmiddle = "{lanes}"\ninner = "{lanes}"', "short")
    found = cramped(track, CURVE)
    assert found
    assert all(isinstance(space, Space) and not space.obstacle for space in found)
    road = Road(CURVE, track.lap)
    for space in found:
        assert min(road.sides(space)) < 0.9 * CURVE.lane
        middle = (space.rear + space.front) / 2 / track.lap
        assert np.abs(road.line.bends(np.linspace(middle - 0.02, middle + 0.02, 9))).max() > 1e-4
    assert {space.lane for space in found} >= {2}
    assert "start" not in {space.name for space in found}


def test_the_oval_is_not_cramped_on_its_default_curve() -> None:
    oval = TRACKS.shipped("oval")
    assert cramped(oval, default_curve(oval.lap / TICKS)) == []


SPACE = st.tuples(st.sampled_from("rygbwpx"), st.sampled_from([1, 1.5, 2, 2.5, 3, 4.05]))
LANE = st.lists(SPACE, min_size=1, max_size=40)


@settings(max_examples=25, deadline=None)
@given(lanes=st.tuples(LANE, LANE, LANE), start=st.sampled_from([0.5, 2, 3, 5]), classic=st.booleans())
def test_any_track_can_be_laid_out(lanes: tuple[list[tuple[str, float]], ...], start: float, classic: bool) -> None:
    rows = [" ".join(f"{letter}{length}" for letter, length in lane) for lane in lanes]
    edition = "classic" if classic else "anniversary"
    text = f'name = "Any"\nedition = "{edition}"\nstart = {start}\n[lanes]\n'
    text += "\n".join(f'{title} = "{row}"' for title, row in zip(("outer", "middle", "inner"), rows, strict=True))
    track = read_track(text, "any")
    curve = curve_of(track)
    layout = lay_out(track, curve, inset=0.15)
    assert [cell.name for cell in layout.spaces] == [space.name for space in track.spaces]
    for space in layout.spaces:
        assert len(space.outline) >= 4
        assert space.slots
        assert all(0 <= x <= curve.width and 0 <= y <= curve.height for x, y in space.outline)


def _distance(polygon: np.ndarray[tuple[int, ...], np.dtype[np.float64]], point: tuple[float, float]) -> float:
    """How far a point is from the edges of a polygon."""
    a, b, p = polygon, np.roll(polygon, -1, axis=0), np.array(point)
    along = b - a
    t = np.clip(((p - a) * along).sum(axis=1) / np.maximum(1e-9, (along**2).sum(axis=1)), 0, 1)
    return float(np.hypot(*(a + along * t[:, None] - p).T).min())


def _inside(polygon: tuple[tuple[float, float], ...], point: tuple[float, float]) -> bool:
    x, y = point
    crossings = 0
    for (ax, ay), (bx, by) in zip(polygon, (*polygon[1:], polygon[0]), strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            crossings += 1
    return crossings % 2 == 1
