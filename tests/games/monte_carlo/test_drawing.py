"""The picture of a board: valid, complete, light, and safe to put on a page."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

from paddock.games.monte_carlo.drawing import ThemeName, draw_board
from paddock.games.monte_carlo.drawing.theme import THEMES, dark, mix
from paddock.games.monte_carlo.geometry import FRAMES
from paddock.games.monte_carlo.shelf import BOARDS

SVG = "{http://www.w3.org/2000/svg}"
ALL = [(key, layout, theme) for key in BOARDS.keys for layout in FRAMES for theme in THEMES]
MOST_BYTES = 60_000


@pytest.fixture(params=ALL, ids=lambda one: "-".join(one))
def drawn(request: pytest.FixtureRequest) -> tuple[str, str]:
    """A drawing, and the key of its board."""
    key, layout, theme = request.param
    return draw_board(BOARDS.shipped(key), layout, theme), key


def test_every_square_is_drawn_once(drawn: tuple[str, str]) -> None:
    svg, key = drawn
    numbers = [int(found) for found in re.findall(r'data-square="(\d+)"', svg)]
    assert numbers == [square.number for square in BOARDS.shipped(key).squares]


def test_squares_show_what_they_are(drawn: tuple[str, str]) -> None:
    svg, key = drawn
    groups = {
        int(element.attrib["data-square"]): [use.attrib["href"].partition("-")[2] for use in element.iter(f"{SVG}use")]
        for element in ET.fromstring(svg).iter(f"{SVG}g")
        if "data-square" in element.attrib
    }
    marks = {"green": "green-mark", "double": "double-mark", "single": "single-mark", "bank": "bank-mark"}
    for square in BOARDS.shipped(key).squares:
        shown = groups[square.number]
        if square.kind == "triple":
            assert shown == [f"suit-{suit}" for suit in square.suits]
        elif square.kind in ("to-bank", "back-to-bank"):
            assert shown == ["arrow-mark"]
        else:
            assert shown == ([marks[square.kind]] if square.kind in marks else [])


def test_what_is_used_is_defined_once(drawn: tuple[str, str]) -> None:
    svg, _ = drawn
    ids = re.findall(r' id="([^"]+)"', svg)
    assert len(set(ids)) == len(ids)
    assert set(re.findall(r'href="#([^"]+)"', svg)) <= set(ids)
    assert set(re.findall(r"url\(#([^)]+)\)", svg)) <= set(ids)


def test_it_is_light(drawn: tuple[str, str]) -> None:
    svg, _ = drawn
    assert len(svg.encode()) < MOST_BYTES
    assert not re.search(r"\d\.\d{4,}", svg), "numbers have more digits than can be seen"


def test_it_needs_nothing_from_elsewhere_and_runs_nothing(drawn: tuple[str, str]) -> None:
    svg, _ = drawn
    tags = {element.tag for element in ET.fromstring(svg).iter()}
    known = ("svg", "defs", "g", "path", "rect", "circle", "ellipse", "use", "pattern")
    assert tags <= {f"{SVG}{name}" for name in known}
    assert "<text" not in svg, "a picture has no fonts"
    assert svg.count("http") == 1, "only the name of SVG itself"


def test_frames_have_the_sizes_that_people_hold_in_their_hands() -> None:
    board = BOARDS.shipped("boulevard")
    sizes = {"wide": (1440, 900), "tall": (820, 1180), "phone": (390, 844)}
    assert list(FRAMES) == list(sizes)
    for layout, (width, height) in sizes.items():
        root = ET.fromstring(draw_board(board, layout))
        assert root.attrib["viewBox"] == f"0 0 {width} {height}"


@pytest.mark.parametrize("theme", THEMES)
def test_drawings_can_share_a_page(theme: ThemeName) -> None:
    board = BOARDS.shipped("boulevard")
    one = set(re.findall(r' id="([^"]+)"', draw_board(board, "wide", theme)))
    other = set(re.findall(r' id="([^"]+)"', draw_board(board, "phone", theme)))
    assert not one & other


def test_colours_can_be_mixed() -> None:
    assert mix("#000000", "#ffffff", 0.5) == "#808080"
    assert dark("#ffffff", 0) == "#ffffff"
