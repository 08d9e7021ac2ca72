"""The picture of a circuit: valid, complete, light, and safe to put on a page beside another one."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

from paddock.core.messages import PaddockError
from paddock.core.pictures import pictures_of
from paddock.games.hurry_cup.circuit import Circuit, read_circuit, write_circuit
from paddock.games.hurry_cup.drawing import ThemeName, draw_circuit
from paddock.games.hurry_cup.drawing.theme import THEMES
from paddock.games.hurry_cup.game import HurryCup
from paddock.games.hurry_cup.generator import random_circuit
from paddock.games.hurry_cup.geometry import FRAMES
from paddock.games.hurry_cup.pictures import PICTURES
from paddock.games.hurry_cup.shelf import CIRCUITS
from paddock.games.hurry_cup.workshop import WORKSHOP

SOME = [*map(CIRCUITS.shipped, CIRCUITS.keys), random_circuit("random-3")]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("layout", FRAMES)
@pytest.mark.parametrize("circuit", SOME, ids=lambda circuit: circuit.key)
def test_every_tile_and_every_limit_is_drawn_once(circuit: Circuit, layout: str, theme: ThemeName) -> None:
    root = ET.fromstring(draw_circuit(circuit, layout, theme))
    tiles = [int(one.attrib["data-tile"]) for one in root.iter() if "data-tile" in one.attrib]
    assert sorted(tiles) == list(range(37))
    limits = sorted(int(one.attrib["data-limit"]) for one in root.iter() if "data-limit" in one.attrib)
    assert limits == sorted(tile.limit for tile in circuit.tiles if tile.limit)


@pytest.mark.parametrize("circuit", SOME, ids=lambda circuit: circuit.key)
def test_a_drawing_is_light_and_whole(circuit: Circuit) -> None:
    for layout in FRAMES:
        svg = draw_circuit(circuit, layout)
        assert len(svg) < 120_000
        used = set(re.findall(r'(?:href="|url\()#([\w-]+)', svg))
        assert used == used & set(re.findall(r' id="([\w-]+)"', svg))
        assert "NaN" not in svg
        assert "<script" not in svg


def test_ids_of_two_drawings_do_not_meet() -> None:
    one, other = (draw_circuit(CIRCUITS.shipped("corniche"), layout) for layout in ("wide", "phone"))
    assert not set(re.findall(r' id="([\w-]+)"', one)) & set(re.findall(r' id="([\w-]+)"', other))


def test_a_name_cannot_break_out_of_the_picture() -> None:
    words = [tile.word for tile in CIRCUITS.shipped("corniche").tiles]
    circuit = read_circuit(write_circuit('<b a="&">', words), "evil")
    assert ET.fromstring(draw_circuit(circuit)).attrib["aria-label"] == '<b a="&">'


def test_the_server_finds_the_pictures() -> None:
    assert pictures_of("hurry-cup") is PICTURES
    game = HurryCup({})
    assert PICTURES.key(game) == "corniche"
    assert PICTURES.key(HurryCup({"circuit": "random-5"})) == "random-5"
    assert [board.key for board in CIRCUITS.boards()] == list(CIRCUITS.keys)
    for layout in PICTURES.layouts(game):
        assert PICTURES.layout(game, layout).circuit == "corniche"
        assert PICTURES.drawing(game, layout, "dark").startswith("<svg")


def test_the_workshop_draws_circuits_without_cars() -> None:
    assert WORKSHOP.draw("random-4", None, "light", {}).startswith("<svg")
    with pytest.raises(PaddockError):
        WORKSHOP.draw("corniche", "phone", "dark", {"red": "4"})


@pytest.mark.parametrize("layout", FRAMES)
def test_outlines_lie_on_the_drawn_tiles(layout: str) -> None:
    """A heat map is laid over the whole drawing, and that begins beyond the board."""
    root = ET.fromstring(draw_circuit(SOME[0], layout))
    left, top, width, height = map(float, root.attrib["viewBox"].split())
    outlines = PICTURES.outlines(HurryCup({"circuit": SOME[0].key}), layout)
    assert (outlines.width, outlines.height) == (width, height)
    tiles = [one for one in root.iter() if "data-tile" in one.attrib]
    for tile, outline in zip(tiles, outlines.spaces.values(), strict=True):
        corners = [tuple(map(float, corner.split(","))) for corner in tile[0].attrib["points"].split()]
        for (x, y), (drawn_x, drawn_y) in zip(outline, corners, strict=True):
            assert abs(x + left - drawn_x) < 0.05 * width / 10
            assert abs(y + top - drawn_y) < 0.05 * width / 10
