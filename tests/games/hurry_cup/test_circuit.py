"""Circuits: HC-02 and the constraints of the rule page, the checker, and the generator."""

from __future__ import annotations

from pathlib import Path

import pytest

from paddock import PaddockError
from paddock.games.hurry_cup.box import Piece, box
from paddock.games.hurry_cup.check import check_circuit, check_tiles, require_sound
from paddock.games.hurry_cup.circuit import Circuit, lay_tiles, read_circuit, write_circuit
from paddock.games.hurry_cup.generator import finish_circuit, is_random, random_circuit
from paddock.games.hurry_cup.shelf import CIRCUITS

WORDS = [tile.word for tile in CIRCUITS.shipped("corniche").tiles]


def circuit(words: list[str]) -> Circuit:
    return read_circuit(write_circuit("Test", words), "test")


def faults(words: list[str]) -> list[tuple[int, str]]:
    found = check_circuit(circuit(words))
    for fault in found:
        if fault.tile:
            assert str(fault.tile) in fault.text(), "the sentence names the tile"
    return [(fault.tile, fault.key) for fault in found]


def test_HC_02_the_box_has_36_tiles_as_the_page_describes_them() -> None:
    assert sum(box().values()) == 36
    for piece in box():
        assert piece.limit is None or 60 <= piece.limit <= 110
        assert not piece.star or piece.kind == "straight"
        assert piece.kind != "hairpin" or piece.limit is not None
    assert box()[Piece("finish")] == 1
    assert sum(count for piece, count in box().items() if piece.star) == 6
    strict = max(piece.limit or 0 for piece in box() if piece.kind == "hairpin")
    assert all(piece.limit is None or piece.limit > strict for piece in box() if piece.kind == "bend")


@pytest.mark.parametrize("key", ["corniche", "lavender", "lighthouse"])
def test_HC_02_the_shipped_circuits_are_sound(key: str) -> None:
    assert key in CIRCUITS.keys
    assert check_circuit(CIRCUITS.shipped(key)) == []


def test_HC_02_tiles_lie_where_the_road_leads() -> None:
    tiles = lay_tiles(["s", "r90", "s", "L60", "s"])
    assert [tile.place for tile in tiles] == [(0, 0), (1, 0), (1, 1), (1, 2), (2, 1)]
    assert [tile.heading for tile in tiles] == [0, 0, 1, 1, 5]


def test_HC_02_a_tile_that_overlaps_is_named() -> None:
    ring = ["s", "s", "r100", "r90", "r90", "r90", "r90"]
    assert [(fault.tile, fault.key) for fault in check_tiles(lay_tiles([*ring, "r"]))] == [(8, "overlaps")]
    assert "tile 2" in check_tiles(lay_tiles([*ring, "r"]))[0].text()
    back = ["s", "s", "R70", "s", "R70", "R70", "s"]
    assert (7, "overlaps") in [(fault.tile, fault.key) for fault in check_tiles(lay_tiles(back))]
    around = ["r90", "r90", "r90", "r90", "r90", "s"]
    assert [(fault.tile, fault.key) for fault in check_tiles(lay_tiles(around))] == [(6, "overlaps-start")]


def test_HC_02_a_tile_that_does_not_connect_is_named() -> None:
    tiles = list(lay_tiles(["s", "r90", "s"]))
    tiles[2] = lay_tiles(["s", "s", "s"])[2]
    assert [(fault.tile, fault.key) for fault in check_tiles(tiles)] == [(3, "not-connected")]
    early = [*WORDS[:9], "F", *WORDS[10:35], WORDS[9]]
    assert (10, "finish-early") in faults(early)
    assert (36, "no-finish") in faults(early)


def test_HC_02_a_tile_that_is_not_in_the_box_is_named() -> None:
    assert (3, "not-in-box") in faults([*WORDS[:2], "r40", *WORDS[3:]])
    assert (5, "not-in-box") in faults([*WORDS[:4], "R", *WORDS[5:]])
    assert (3, "not-in-box") in faults([*WORDS[:2], "r100*", *WORDS[3:]])
    assert faults([*WORDS[:33], "R70", *WORDS[34:]]) == [(34, "box-too-many")]


def test_HC_02_left_and_right_are_the_same_piece() -> None:
    assert lay_tiles(["l90"])[0].piece == lay_tiles(["r90"])[0].piece


def test_HC_02_it_has_36_tiles() -> None:
    assert (0, "count") in faults(WORDS[:35])
    assert (0, "count") in faults([*WORDS, "s"])


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("tiles = 3 4", "not valid TOML"),
        ('tiles = "s"', "needs a name"),
        ('name = "A"\n', "36 tiles"),
        ('name = "A"\ntiles = ["s"]', "36 tiles"),
        ('name = "A"\ntiles = "s x9 F"', "tile 2, “x9”"),
        ('name = "A"\ntiles = "s s9"', "tile 2"),
        ('name = "A"\nlength = 3\ntiles = "s F"', "“length”"),
        (f'name = "A"\ntiles = "{"s " * 400}"', "400 tiles"),
    ],
)
def test_a_bad_file_gets_a_sentence(text: str, said: str) -> None:
    with pytest.raises(PaddockError, match=said):
        read_circuit(text, "test")


def test_a_file_is_read_and_written(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(write_circuit('The "Bay"', WORDS), encoding="utf-8")
    found = CIRCUITS.load(file)
    assert (found.key, found.name) == ("mine", 'The "Bay"')
    assert [tile.word for tile in found.tiles] == WORDS
    require_sound(found)


def test_shortcuts_of_the_shipped_circuit() -> None:
    found = CIRCUITS.shipped("corniche")
    jumps = {number: found.jump(number) for number in range(37) if found.jump(number)}
    assert jumps == {2: 4, 4: 6, 7: 10, 11: 15, 15: 19, 19: 23, 24: 26, 26: 28, 28: 30, 30: 32, 32: 35}


# ---- the generator ---------------------------------------------------------------------------------------------------


def test_HC_02_the_generator_lays_sound_circuits() -> None:
    """10,000 seeds are laid by `python -m benchmarks hurry-cup`."""
    laid = {random_circuit(f"random-{seed}").source for seed in range(200)}
    assert len(laid) == 200
    for seed in range(200):
        assert check_circuit(random_circuit(f"random-{seed}")) == []


def test_the_same_number_gives_the_same_circuit() -> None:
    assert random_circuit("random-41") == random_circuit("random-41")
    for odd in ("random-", "random--3", "random-x", "random", "random-1e3", "random-9999999999999999999999"):
        assert not is_random(odd)
        with pytest.raises(PaddockError, match="random-7"):
            random_circuit(odd)


@pytest.mark.parametrize("laid", [1, 5, 12, 24, 35])
def test_a_circuit_that_was_begun_is_finished(laid: int) -> None:
    words = finish_circuit(WORDS[:laid], 3)
    assert words is not None
    assert words[:laid] == WORDS[:laid]
    assert faults(words) == []


def test_a_whole_circuit_is_left_as_it_is_and_a_trap_has_no_way_out() -> None:
    assert finish_circuit(WORDS, 1) == WORDS
    trap = ["s", "s", "r100", "r90", "r90", "r90", "r90"]
    assert check_tiles(lay_tiles(trap)) == []
    assert finish_circuit([*trap[:-1], "R70"], 1) is None, "it leads into the middle of a ring"


def test_a_faulty_beginning_is_not_finished() -> None:
    with pytest.raises(PaddockError, match="start board"):
        finish_circuit(["r90", "r90", "r90", "r90", "r90", "s"], 1)
    with pytest.raises(PaddockError, match="tile 1"):
        finish_circuit(["z"], 1)
