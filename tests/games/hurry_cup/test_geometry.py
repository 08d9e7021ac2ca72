"""Where tiles lie and cars stand: inside the room, joined without gaps, the same for every circuit and screen."""

from __future__ import annotations

import itertools
import math

import pytest

from paddock.core.messages import PaddockError
from paddock.games.hurry_cup.circuit import Circuit
from paddock.games.hurry_cup.generator import random_circuit
from paddock.games.hurry_cup.geometry import CROWDS, FRAMES, lay_out
from paddock.games.hurry_cup.shelf import CIRCUITS

SOME = [*map(CIRCUITS.shipped, CIRCUITS.keys), *(random_circuit(f"random-{seed}") for seed in range(6))]
EVERY = [pytest.param(circuit, name, id=f"{circuit.key}-{name}") for circuit in SOME for name in FRAMES]


@pytest.mark.parametrize(("circuit", "name"), EVERY)
def test_all_tiles_lie_inside_the_room(circuit: Circuit, name: str) -> None:
    x, y, width, height = FRAMES[name].room
    layout = lay_out(circuit, name)
    assert [tile.number for tile in layout.tiles] == list(range(37))
    for px, py in (corner for tile in layout.tiles for corner in tile.corners):
        assert x - 0.2 <= px <= x + width + 0.2
        assert y - 0.2 <= py <= y + height + 0.2


@pytest.mark.parametrize(("circuit", "name"), EVERY)
def test_the_road_goes_on_from_tile_to_tile(circuit: Circuit, name: str) -> None:
    layout = lay_out(circuit, name)
    for here, there in itertools.pairwise(layout.tiles):
        (ax, ay, leaves), (bx, by, enters) = here.road[-1], there.road[0]
        assert math.dist((ax, ay), (bx, by)) < 0.3
        assert abs(math.remainder(leaves - enters, 2 * math.pi)) < 0.01
        assert abs(math.dist(here.centre, there.centre) - math.sqrt(3) * layout.side) < 0.3


@pytest.mark.parametrize(("circuit", "name"), EVERY)
def test_a_turn_is_told_as_it_is_drawn(circuit: Circuit, name: str) -> None:
    for tile in lay_out(circuit, name).tiles:
        turned = math.remainder(tile.road[-1][2] - tile.road[0][2], 2 * math.pi)
        assert math.degrees(turned) == pytest.approx(60 * tile.turn, abs=0.2)


def test_signs_stand_outside_of_bends() -> None:
    for tile in lay_out(CIRCUITS.shipped("corniche"), "wide").tiles:
        x, y, heading = tile.road[len(tile.road) // 2]
        right = -(tile.sign[0] - x) * math.sin(heading) + (tile.sign[1] - y) * math.cos(heading)
        assert tile.turn == 0 or (right > 0) == (tile.turn < 0)


def test_screens_are_used_well() -> None:
    """The smallest tiles of the shipped circuits can still be tapped and read."""
    for circuit in map(CIRCUITS.shipped, CIRCUITS.keys):
        assert lay_out(circuit, "wide").side >= 38
        assert lay_out(circuit, "phone").side >= 19


def test_there_is_room_for_six_cars_on_a_tile() -> None:
    for number, crowd in enumerate(CROWDS, 1):
        assert len(crowd) == number
        assert len({(part, beside) for part, beside, _ in crowd}) == number
        for (part, beside, size), (other, across, _) in itertools.combinations(crowd, 2):
            apart_along = abs(part - other) * math.sqrt(3) >= 1.26 * size * 0.85
            apart_across = abs(beside - across) >= 0.68 * size * 0.85
            assert apart_along or apart_across, (number, part, beside)


def test_an_unknown_layout_is_refused_with_the_known_ones() -> None:
    with pytest.raises(PaddockError) as caught:
        lay_out(CIRCUITS.shipped("corniche"), "round")
    assert "wide, tall, phone" in str(caught.value)
