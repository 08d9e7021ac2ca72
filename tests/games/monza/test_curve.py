"""The road of a track: its centre line, and what a curve in a track file must be like."""

from __future__ import annotations

import importlib.resources
import math
import time
import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from fluent.runtime import FluentBundle, FluentResource

from paddock.core.messages import PaddockError
from paddock.games.monza.centreline import CentreLine
from paddock.games.monza.curve import KERB, centre_line, curve_of, default_curve, read_curve
from paddock.games.monza.shelf import TRACKS
from paddock.games.monza.track import Track

MONZA = Path(str(importlib.resources.files("paddock.games.monza")))
RECTANGLE = ((900.0, 500.0, 150.0), (100.0, 500.0, 150.0), (100.0, 100.0, 150.0), (900.0, 100.0, 150.0))
GOOD: dict[str, Any] = {"width": 1000, "height": 600, "lane": 40, "corners": [list(corner) for corner in RECTANGLE]}
SHIPPED = {
    f"{file.stem}.{name}": raw
    for file in sorted(MONZA.glob("data/**/*.toml"))
    for name, raw in tomllib.loads(file.read_text(encoding="utf-8")).get("curves", {}).items()
}


def sentence(error: PaddockError) -> str:
    """The English sentence of an error, from the texts of this game."""
    bundle = FluentBundle(["en"], use_isolating=False)
    for file in (MONZA / "locales").glob("en*"):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    message = bundle.get_message(error.message.key)
    assert message.value is not None
    text, problems = bundle.format_pattern(message.value, error.message.args)
    assert not problems
    return str(text)


def test_length_of_rounded_rectangle() -> None:
    line = CentreLine(RECTANGLE, soften=0, start_at=0)
    exact = 2 * (800 + 400) - 8 * 150 + 2 * math.pi * 150
    assert line.total == pytest.approx(exact, rel=1e-3)


def test_softening_keeps_the_road_closed_and_a_little_shorter() -> None:
    sharp, soft = CentreLine(RECTANGLE, 0, 0), CentreLine(RECTANGLE, 40, 0)
    assert 0.95 * sharp.total < soft.total < sharp.total
    assert soft.beside(0, 0) == pytest.approx(soft.beside(1, 0), abs=1e-6)


def test_centre_line_closes_without_a_jump() -> None:
    line = CentreLine(RECTANGLE, 30, 0.3)
    points = line.points(np.linspace(0, 1, 1201))
    steps = np.hypot(*np.diff(points, axis=0).T)
    assert points[0] == pytest.approx(points[-1], abs=1e-6)
    assert steps == pytest.approx(line.total / 1200, rel=0.02)


def test_heading_turns_once_a_lap_and_never_jumps() -> None:
    line = CentreLine(RECTANGLE, 30, 0.1)
    headings = line.headings(np.linspace(0, 2, 4001))
    assert headings[-1] - headings[0] == pytest.approx(4 * math.pi, abs=1e-6)
    assert np.abs(np.diff(headings)).max() < 0.02
    assert np.diff(headings).min() > -1e-6, "a rectangle driven clockwise only ever turns right"


def test_bend_is_positive_to_the_right_and_one_over_the_radius() -> None:
    line = CentreLine(RECTANGLE, 0, 0)
    middle_of_first_arc = 75 * math.pi / 2 / line.total
    assert line.at(middle_of_first_arc).bend == pytest.approx(1 / 150, rel=0.03)
    assert line.at(0.25).bend == pytest.approx(0, abs=1e-6)


def test_left_of_the_road_is_outside() -> None:
    line = CentreLine(RECTANGLE, 20, 0)
    for t in np.linspace(0, 1, 50):
        spot, (x, y) = line.at(float(t)), line.beside(float(t), 30)
        assert math.hypot(x - spot.x, y - spot.y) == pytest.approx(30)
        assert math.hypot(x - 500, y - 300) > math.hypot(spot.x - 500, spot.y - 300)
        assert spot.nx * math.cos(spot.heading) + spot.ny * math.sin(spot.heading) == pytest.approx(0, abs=1e-9)


def test_start_at_moves_the_beginning() -> None:
    line, moved = CentreLine(RECTANGLE, 20, 0), CentreLine(RECTANGLE, 20, 0.25)
    assert moved.beside(0, 0) == pytest.approx(line.beside(0.25, 0), abs=0.5)


def test_a_curve_is_read_in_a_blink() -> None:
    began = time.perf_counter()
    read_curve({**GOOD, "soften": 33, "start_at": 0.123}, "here")
    assert time.perf_counter() - began < 0.3


@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_curve_is_sound(name: str) -> None:
    curve = read_curve(SHIPPED[name], name)
    line = centre_line(curve)
    with_kerbs = 2 * (1.7 + KERB)
    assert line.clearance(with_kerbs * curve.lane) > (with_kerbs + 0.3) * curve.lane, "two stretches lie too close"
    assert line.tightest() > 2.5 * curve.lane, "a bend is too tight for three lanes"
    points = line.points(np.linspace(0, 1, 400))
    reach = (1.7 + KERB) * curve.lane
    assert points.min() >= reach
    assert points[:, 0].max() + reach <= curve.width
    assert points[:, 1].max() + reach <= curve.height
    assert np.abs(line.bends(np.linspace(0, 0.03, 20)) * curve.lane).max() < 0.1, "the start field lies in a bend"


def test_shipped_curves_leave_room_for_controls_on_a_phone() -> None:
    phones = [read_curve(raw, name) for name, raw in SHIPPED.items() if name.endswith("phone")]
    assert phones
    for curve in phones:
        lowest = centre_line(curve).points(np.linspace(0, 1, 400))[:, 1].max() + (1.7 + KERB) * curve.lane
        assert curve.height - lowest >= 225


BAD: list[tuple[dict[str, Any], str, str]] = [
    ({"width": "wide"}, "monza-curve-width", "'wide'"),
    ({"height": 5}, "monza-curve-height", "not 5"),
    ({"height": None}, "monza-curve-height", "nothing"),
    ({"lane": True}, "monza-curve-lane", "True"),
    ({"lane": math.nan}, "monza-curve-lane", "nan"),
    ({"soften": -1}, "monza-curve-soften", "-1"),
    ({"start_at": 1.5}, "monza-curve-start-at", "1.5"),
    ({"seed": "x"}, "monza-curve-seed", "'x'"),
    ({"corners": 7}, "monza-curve-corners", "7"),
    ({"corners": [[1, 2, 3], [4, 5, 6]]}, "monza-curve-corners", "[x, y, radius]"),
    ({"corners": [*GOOD["corners"][:3], [900, 100]]}, "monza-curve-corners", "[900, 100]"),
    ({"corners": GOOD["corners"][::-1]}, "monza-curve-anticlockwise", "clockwise"),
    ({"corners": [[900, 500, 300], *GOOD["corners"][1:]]}, "monza-curve-corner-room", "corners 4 and 1"),
    ({"corners": [[x, y, 60] for x, y, _ in RECTANGLE]}, "monza-curve-bend", "radius"),
    ({"corners": [[960, 500, 150], *GOOD["corners"][1:]]}, "monza-curve-off-board", "outside the board"),
    ({"groves": [[1, 2, 3]]}, "monza-curve-groves", "[1, 2, 3]"),
    ({"groves": [[1, 2, 5000, 3]]}, "monza-curve-groves", "1000 trees"),
    ({"pond": [1, 2]}, "monza-curve-pond", "scale"),
    ({"tents": [[1, 2, 1, "q"]]}, "monza-curve-tents", "'q'"),
    ({"flags": [[1, 2, 3]]}, "monza-curve-flags", "colour letter"),
    ({"keep": [1, 2, 3, 4]}, "monza-curve-keep", "not 1"),
    ({"stands": [{"from": 5, "to": 3, "side": 1}]}, "monza-curve-stands", "to comes later"),
    ({"stands": [{"from": 5, "to": 8, "side": 0}]}, "monza-curve-stands", "side 1 or -1"),
    ({"stands": [{"from": 5, "to": 8, "side": 1, "colour": "r"}]}, "monza-curve-stands", "colour"),
    ({"hills": 3}, "monza-curve-unknown-key", "hills"),
]


@pytest.mark.parametrize(("change", "key", "part"), BAD)
def test_bad_values_are_named(change: dict[str, Any], key: str, part: str) -> None:
    with pytest.raises(PaddockError) as caught:
        read_curve({**GOOD, **change}, "my.toml")
    assert caught.value.message.key == key
    text = sentence(caught.value)
    assert "my.toml" in text
    assert part in text


def test_a_road_must_not_run_into_itself() -> None:
    box = [[900, 500, 80], [100, 500, 80], [100, 100, 80], [380, 100, 80]]
    for depth, fits in ((340, True), (380, False)):
        dent = [[430, depth, 80], [570, depth, 80], [620, 100, 80], [900, 100, 80]]
        raw = {**GOOD, "corners": [*box, *dent]}
        if fits:
            assert read_curve(raw, "my.toml").lane == 40
            continue
        with pytest.raises(PaddockError) as caught:
            read_curve(raw, "my.toml")
        assert caught.value.message.key == "monza-curve-meets-itself"
        assert "136 pixels" in sentence(caught.value)


def test_no_table_and_no_such_curve() -> None:
    with pytest.raises(PaddockError) as caught:
        read_curve("wide", "my.toml")
    assert "table" in sentence(caught.value)
    with pytest.raises(PaddockError) as caught:
        curve_of(_oval({"tall": GOOD}), "wide")
    assert sentence(caught.value) == "The track Oval has no layout called “wide”; it has tall."


def test_curve_of_prefers_wide_then_the_first_then_the_default() -> None:
    assert curve_of(_oval({"tall": {**GOOD, "lane": 30}, "wide": GOOD})).lane == 40
    assert curve_of(_oval({"tall": {**GOOD, "lane": 30}})).lane == 30
    assert curve_of(_oval({})) == default_curve(_oval({}).lap / 20)
    assert curve_of(_oval({}), "phone") == curve_of(_oval({}))


@pytest.mark.parametrize("lap", [1, 12, 30, 60, 110, 400])
def test_default_curve_suits_the_lap(lap: int) -> None:
    curve = default_curve(lap)
    line = centre_line(curve)
    assert line.clearance(3.9 * curve.lane) > 3.9 * curve.lane
    assert line.tightest() > 3.5 * curve.lane
    assert line.total / lap >= 1.1 * curve.lane
    assert abs(line.at(0.01).bend * curve.lane) < 0.1


def _oval(curves: dict[str, Any]) -> Track:
    oval = TRACKS.shipped("oval")
    return Track(oval.key, oval.name, oval.edition, oval.spaces, oval.start_length, oval.source, curves)
