"""The picture of a track: valid, complete, light, and safe to put on a page."""

from __future__ import annotations

import dataclasses
import importlib.resources
import math
import random
import re
import tomllib
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

from paddock.core.messages import PaddockError
from paddock.games.monza.colours import COLOURS
from paddock.games.monza.curve import curve_of
from paddock.games.monza.drawing import ThemeName, draw_track
from paddock.games.monza.drawing.theme import THEMES
from paddock.games.monza.geometry import lay_out
from paddock.games.monza.paints import PAINTS
from paddock.games.monza.shelf import TRACKS
from paddock.games.monza.track import Track, read_track

SVG = "{http://www.w3.org/2000/svg}"
SHAPES = ("triangle", "star", "hexagon", "circle", "diamond", "square")
SHIPPED = {
    f"{file.stem}.{name}": raw
    for file in sorted(Path(str(importlib.resources.files("paddock.games.monza"))).glob("data/**/*.toml"))
    for name, raw in tomllib.loads(file.read_text(encoding="utf-8")).get("curves", {}).items()
}
FILLS = ("#E5383B", "#FFCB2E", "#2B9348", "#1D6FE0", "#F7F7F2", "#7B2CBF")


@pytest.fixture
def oval() -> Track:
    return TRACKS.shipped("oval")


def spaces(svg: str) -> dict[str, ET.Element]:
    found = [element for element in ET.fromstring(svg).iter() if "data-space" in element.attrib]
    names = [element.attrib["data-space"] for element in found]
    assert len(set(names)) == len(names), "a space is drawn twice"
    return dict(zip(names, found, strict=True))


def uses(element: ET.Element) -> list[str]:
    return [use.attrib["href"].partition("-")[2] for use in element.iter(f"{SVG}use")]


def test_the_paints_are_those_of_the_look() -> None:
    assert tuple(paint.name for paint in PAINTS) == COLOURS
    assert tuple(paint.shape for paint in PAINTS) == SHAPES
    assert tuple(paint.fill for paint in PAINTS) == FILLS


@pytest.mark.parametrize("theme", THEMES)
def test_every_space_is_drawn_once_with_colour_and_shape(oval: Track, theme: ThemeName) -> None:
    drawn = spaces(draw_track(oval, theme=theme))
    assert set(drawn) == {space.name for space in oval.spaces}
    for space in oval.spaces:
        element = drawn[space.name]
        if space.lane < 0:
            continue
        paths = element.findall(f"{SVG}path")
        title = element.findtext(f"{SVG}title")
        if space.obstacle:
            assert uses(element) == ["tyre"]
            assert title == f"{space.name}, obstacle"
            assert paths[0].attrib["fill"] == THEMES[theme].stone
        else:
            assert uses(element) == [SHAPES[space.colour]]
            assert title == f"{space.name}, {COLOURS[space.colour]}"
            assert paths[0].attrib["fill"] == FILLS[space.colour]


def test_the_start_shows_its_diamond_and_is_named(oval: Track) -> None:
    drawn = spaces(draw_track(oval))
    assert uses(drawn["start"]) == ["diamond"]
    assert drawn["start"].findtext(f"{SVG}title") == "start"
    assert drawn["finish"].findtext(f"{SVG}title") == "finish"


def test_shapes_never_turn(oval: Track) -> None:
    root = ET.fromstring(draw_track(oval))
    for use in root.iter(f"{SVG}use"):
        if use.attrib["href"].partition("-")[2] in SHAPES:
            assert "rotate" not in use.attrib["transform"]


def test_targets_of_a_classic_track_carry_a_chequered_flag() -> None:
    row, lasts = "r3 y3 g3 b3 w3 p3 r3 y3 g3 " * 2, {"outer": "r3", "middle": "x3", "inner": "b3"}
    rows = "\n".join(f'{lane} = "{row}{last}"' for lane, last in lasts.items())
    track = read_track(f'name = "Old"\nedition = "classic"\nstart = 3\n[lanes]\n{rows}', "old")
    drawn = spaces(draw_track(track))
    assert "finish" not in drawn
    for name, shape in (("a19", "triangle"), ("c19", "circle")):
        assert uses(drawn[name]) == [shape, "chequered"]
        assert (drawn[name].findtext(f"{SVG}title") or "").endswith(", finish")
    assert uses(drawn["b19"]) == ["tyre"]
    assert not any("chequered" in uses(drawn[f"a{n}"]) for n in range(1, 19))


DRAWINGS = [(name, "light") for name in (None, *SHIPPED)] + [(name, "dark") for name in SHIPPED if "wide" in name]


@pytest.mark.parametrize(("name", "theme"), DRAWINGS)
def test_drawings_are_valid_light_and_self_contained(oval: Track, name: str | None, theme: ThemeName) -> None:
    track = dataclasses.replace(oval, curves={"here": SHIPPED[name]} if name else {})
    cars = dict.fromkeys(COLOURS, "start")
    svg = draw_track(track, "here" if name else None, theme, cars)
    root = ET.fromstring(svg)
    assert root.tag == f"{SVG}svg"
    assert root.attrib["role"] == "img"
    assert root.attrib["aria-label"] == oval.name
    assert len(svg) < 150_000
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    wanted = set(re.findall(r'(?:href="#|url\(#)([^")]+)', svg))
    assert wanted <= set(ids), "something is used that is not defined"
    assert "http" not in svg.replace("http://www.w3.org/2000/svg", "")
    assert not re.search(r"\bnan\b|\binf\b", svg)


def test_ids_of_two_drawings_do_not_meet(oval: Track) -> None:
    def ids(svg: str) -> set[str]:
        return set(re.findall(r' id="([^"]+)"', svg))

    light, dark = draw_track(oval), draw_track(oval, theme="dark")
    other = draw_track(dataclasses.replace(oval, source=oval.source + "\n"))
    assert not ids(light) & ids(dark)
    assert not ids(light) & ids(other)


def test_a_drawing_is_the_same_every_time(oval: Track) -> None:
    assert draw_track(oval) == draw_track(oval)


def test_names_are_escaped(oval: Track) -> None:
    name = 'Tom & "Jerry" <script>\'s'
    svg = draw_track(dataclasses.replace(oval, name=name))
    assert ET.fromstring(svg).attrib["aria-label"] == name
    assert "<script" not in svg


def test_cars_stand_where_they_should_and_point_along_the_road(oval: Track) -> None:
    root = ET.fromstring(draw_track(oval, cars={"red": "a5", "blue": "start", "purple": "start", "green": "finish"}))
    cells = {cell.name: cell for cell in lay_out(oval, curve_of(oval)).spaces}
    cars = {element.attrib["data-car"]: element for element in root.iter() if "data-car" in element.attrib}
    assert set(cars) == {"red", "blue", "purple", "green"}
    assert cars["red"].findtext(f"{SVG}title") == "red, a5"
    places = {colour: _place(element) for colour, element in cars.items()}
    x, y, degrees = places["red"]
    assert (x, y) == pytest.approx((cells["a5"].x, cells["a5"].y), abs=0.1)
    assert math.cos(math.radians(degrees) - cells["a5"].heading) > 0.999
    shared = [places[colour][:2] for colour in ("blue", "purple", "green")]
    assert len(set(shared)) == 3, "cars on one field stand side by side"


@pytest.mark.parametrize("seed", range(4))
def test_any_track_can_be_drawn(seed: int) -> None:
    chance = random.Random(seed)
    text = (
        f'name = "Any"\nedition = "{("classic", "anniversary")[seed % 2]}"\nstart = {(0.5, 3, 3, 9)[seed]}\n[lanes]\n'
    )
    for lane in ("outer", "middle", "inner"):
        words = [chance.choice("rygbwpx") + chance.choice(("0.05", "1", "1.5", "3", "8")) for _ in range(5 + 9 * seed)]
        text += f'{lane} = "{" ".join(words)}"\n'
    track = read_track(text, "any")
    assert set(spaces(draw_track(track, cars=dict.fromkeys(COLOURS, "start")))) == {
        space.name for space in track.spaces
    }


def test_unknown_cars_and_spaces_are_refused(oval: Track) -> None:
    with pytest.raises(PaddockError) as caught:
        draw_track(oval, cars={"pink": "a1"})
    assert caught.value.message.key == "monza-drawing-no-such-car"
    with pytest.raises(PaddockError):
        draw_track(oval, cars={"red": "z9"})


def _place(car: ET.Element) -> tuple[float, float, float]:
    transform: Any = car[1].attrib["transform"]
    numbers = [float(number) for number in re.findall(r"-?[\d.]+", transform)]
    return numbers[0], numbers[1], numbers[2]
