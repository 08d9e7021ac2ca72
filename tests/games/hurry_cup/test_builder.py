"""Players lay the tiles themselves: what is left, what is wrong, the rest found, and a table that takes the result."""

from __future__ import annotations

import pytest

from paddock.core.messages import PaddockError
from paddock.games.hurry_cup.builder import BUILDER
from paddock.games.hurry_cup.check import check_circuit
from paddock.games.hurry_cup.circuit import read_circuit
from paddock.games.hurry_cup.game import HurryCup


def test_an_empty_table_has_the_whole_box_and_a_place_for_the_first_tile() -> None:
    bench = BUILDER.bench([], "", "en")
    assert sum(piece.count for piece in bench.left) == 36
    assert bench.board is None
    assert [tile.number for tile in bench.layout.tiles] == [0, 1], "the start board, and where the first tile will lie"


def test_what_is_laid_leaves_the_box() -> None:
    bench = BUILDER.bench(["s", "l90"], "", "en")
    left = {piece.word: piece.count for piece in bench.left}
    whole = {piece.word: piece.count for piece in BUILDER.bench([], "", "en").left}
    assert left["r90"] == whole["r90"] - 1, "a bend is the same piece, however it is turned"
    assert left["s"] == whole["s"] - 1


def test_an_overlap_is_named_with_its_tile_and_nothing_can_be_laid_on_it() -> None:
    bench = BUILDER.bench(["s", "R70", "R70", "s"], "", "de")
    assert [fault.tile for fault in bench.faults] == [4]
    assert "4" in bench.faults[0].text
    assert bench.board is None
    assert len(bench.layout.tiles) == 5, "the start board and what is laid: no place for another tile"


def test_the_rest_is_found_and_keeps_what_was_laid() -> None:
    begun = ["s", "s", "l90", "s*"]
    words = BUILDER.finish(begun, 5)
    assert words[:4] == begun
    bench = BUILDER.bench(words, "Our rally", "en")
    assert not bench.faults
    assert not sum(piece.count for piece in bench.left)
    assert bench.board is not None
    circuit = read_circuit(bench.board, "own")
    assert circuit.name == "Our rally"
    assert not check_circuit(circuit)
    assert HurryCup({}, bench.board).circuit.tiles == circuit.tiles


def test_what_is_no_tile_is_refused_with_a_sentence() -> None:
    with pytest.raises(PaddockError) as caught:
        BUILDER.bench(["s", "q"], "", "en")
    assert "q" in str(caught.value)
