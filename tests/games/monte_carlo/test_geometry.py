"""The road as a serpentine: everything inside the frame, nothing on top of anything else."""

from __future__ import annotations

import itertools
import math

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paddock.games.monte_carlo.geometry import FRAMES, MOST_PAWNS, Cell, Layout, Road, lay_out
from paddock.games.monte_carlo.shelf import BOARDS

ALL = [(key, layout) for key in BOARDS.keys for layout in FRAMES]


@pytest.fixture(params=ALL, ids=lambda one: "-".join(one))
def layout(request: pytest.FixtureRequest) -> Layout:
    key, layout = request.param
    return lay_out(BOARDS.shipped(key), layout)


def area(outline: tuple[tuple[float, float], ...]) -> float:
    edges = zip(outline, (*outline[1:], outline[0]), strict=True)
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in edges)) / 2


def inside(outline: tuple[tuple[float, float], ...], x: float, y: float) -> bool:
    found = False
    for (ax, ay), (bx, by) in zip(outline, (*outline[1:], outline[0]), strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            found = not found
    return found


def shrunk(cell: Cell, part: float = 0.9) -> list[tuple[float, float]]:
    """Points of a square a little inside of it: its corners, its edges and its middle."""
    x, y = cell.centre
    return [cell.centre, *((x + (px - x) * part, y + (py - y) * part) for px, py in cell.outline)]


def test_squares_are_those_of_the_board_in_their_order(layout: Layout) -> None:
    board = BOARDS.shipped(layout.board)
    assert [(cell.number, cell.kind, cell.suits) for cell in layout.squares] == [
        (square.number, square.kind, square.suits) for square in board.squares
    ]


def test_squares_lie_inside_the_frame(layout: Layout) -> None:
    for cell in layout.squares:
        for x, y in cell.outline:
            assert 0 <= x <= layout.width
            assert 0 <= y <= layout.height


def test_squares_do_not_overlap(layout: Layout) -> None:
    for one, other in itertools.combinations(layout.squares, 2):
        if math.dist(one.centre, other.centre) < 6 * layout.half:
            assert not any(inside(other.outline, x, y) for x, y in shrunk(one)), (one.number, other.number)
            assert not any(inside(one.outline, x, y) for x, y in shrunk(other)), (one.number, other.number)


def test_squares_are_of_one_size_and_can_be_tapped(layout: Layout) -> None:
    areas = [area(cell.outline) for cell in layout.squares[1:-1]]
    assert max(areas) < 1.35 * min(areas)
    for one, other in itertools.pairwise(layout.squares):
        assert math.dist(one.centre, other.centre) > 1.6 * layout.half


def test_the_road_ends_in_the_upper_left(layout: Layout) -> None:
    x, y = layout.squares[-1].centre
    assert x < layout.width / 2
    assert y == pytest.approx(min(cell.centre[1] for cell in layout.squares), abs=layout.half)
    assert layout.squares[0].centre[1] > layout.height / 2


def test_headings_point_to_the_next_square(layout: Layout) -> None:
    for one, other in itertools.pairwise(layout.squares):
        there = math.atan2(other.centre[1] - one.centre[1], other.centre[0] - one.centre[0])
        assert abs(math.remainder(math.radians(one.heading) - there, 2 * math.pi)) < 0.9


def test_pawns_stand_side_by_side_on_start_banks_and_finish_only(layout: Layout) -> None:
    for cell in layout.squares:
        assert bool(cell.spots) == (cell.kind in ("start", "bank", "finish"))


@pytest.mark.parametrize("count", range(1, MOST_PAWNS + 1))
def test_spots_are_apart_and_on_their_square(layout: Layout, count: int) -> None:
    for cell in layout.squares:
        if not cell.spots:
            continue
        spots = cell.spots[count - 1]
        assert len(spots) == count
        for spot in spots:
            assert inside(cell.outline, spot.x, spot.y), (cell.number, count)
            assert 0.15 < spot.scale <= 1
        for one, other in itertools.combinations(spots, 2):
            assert math.hypot(one.x - other.x, (one.y - other.y) * 2) > 1.5 * layout.pawn * one.scale


def test_layout_is_json(layout: Layout) -> None:
    text = msgspec.json.encode(layout)
    assert msgspec.json.decode(text, type=Layout) == layout
    assert len(text) < 40_000


@settings(max_examples=30, deadline=None)
@given(squares=st.integers(20, 120), layout=st.sampled_from(sorted(FRAMES)))
def test_any_length_finds_its_rows(squares: int, layout: str) -> None:
    road = Road(squares, FRAMES[layout])
    assert 0.55 < road.unit / (2 * road.half) < 2.2
    assert road.span(squares - 1)[1] == road.line.length
    for number in range(squares):
        for x, y in road.cell(number):
            assert 0 <= x <= road.frame.width
            assert 0 <= y <= road.frame.height
