"""The builder of circuits: players lay the tiles of the box themselves, as the rulebook has it (HC-02)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from paddock.core.messages import PaddockError
from paddock.games.hurry_cup.box import Piece, box
from paddock.games.hurry_cup.check import check_circuit, check_tiles
from paddock.games.hurry_cup.circuit import Circuit, lay_tiles, write_circuit
from paddock.games.hurry_cup.generator import finish_circuit
from paddock.games.hurry_cup.geometry import Layout, lay_out
from paddock.games.hurry_cup.rally import TILES

LETTERS = {"straight": "s", "bend": "r", "hairpin": "R", "finish": "F"}
NAME = "Riviera"


class Left(msgspec.Struct, frozen=True):
    """A kind of tile, and how many of it are left in the box. Bends are told as they turn to the right."""

    word: str
    kind: str
    limit: int | None
    star: bool
    count: int


class Fault(msgspec.Struct, frozen=True):
    tile: int
    text: str


class Bench(msgspec.Struct, frozen=True):
    """A circuit under construction."""

    words: list[str]
    left: list[Left]
    faults: list[Fault]
    layout: Layout
    """The tiles so far; while tiles are missing, the last hexagon is where the next one goes."""
    board: str | None
    """The text of the circuit, once it is whole and sound."""


class HurryBuilder:
    """Stateless: the tiles so far come with every call."""

    def bench(self, words: Sequence[str], name: str, language: str) -> Bench:
        try:
            tiles = lay_tiles(words)
        except KeyError as error:
            number = int(error.args[0])
            raise PaddockError("hurry-circuit-word", place=NAME, number=number, word=words[number - 1][:12]) from None
        whole = len(tiles) == TILES
        text = write_circuit(name.strip()[:40] or NAME, words)
        circuit = Circuit("own", NAME, tiles, text)
        faults = check_circuit(circuit) if whole else check_tiles(tiles)
        shown = circuit if whole or faults else Circuit("own", NAME, lay_tiles([*words, "s"]), "")
        return Bench(
            words=list(words),
            left=_left([tile.piece for tile in tiles]),
            faults=[Fault(fault.tile, fault.text(language)) for fault in faults],
            layout=lay_out(shown, "wide", turned=False),
            board=text if whole and not faults else None,
        )

    def finish(self, words: Sequence[str], seed: int) -> list[str]:
        found = finish_circuit(words, seed)
        if found is None:
            raise PaddockError("hurry-builder-no-way", tiles=len(words))
        return found


def _left(laid: Sequence[Piece]) -> list[Left]:
    counts = box() - Counter(laid)
    pieces = sorted(box(), key=lambda piece: (list(LETTERS).index(piece.kind), piece.star, -(piece.limit or 999)))
    return [
        Left(
            f"{LETTERS[piece.kind]}{piece.limit or ''}{'*' if piece.star else ''}",
            piece.kind,
            piece.limit,
            piece.star,
            counts[piece],
        )
        for piece in pieces
    ]


BUILDER = HurryBuilder()
