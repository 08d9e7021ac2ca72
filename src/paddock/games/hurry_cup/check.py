"""What is wrong with a circuit (HC-02), by the number of the tile: overlaps, roads that do not connect, a wrong box."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Iterator, Sequence

from paddock.core.messages import Argument, PaddockError, say
from paddock.games.hurry_cup.box import Piece, box
from paddock.games.hurry_cup.circuit import HEADINGS, START, Circuit, Tile
from paddock.games.hurry_cup.rally import TILES


@dataclasses.dataclass(frozen=True)
class Fault:
    """Something that is wrong, at a tile; 0 where it is the whole circuit."""

    tile: int
    key: str
    args: dict[str, Argument]

    def text(self, language: str | None = None) -> str:
        return say(f"hurry-fault-{self.key}", language, **self.args)


def check_circuit(circuit: Circuit) -> list[Fault]:
    """All faults of a whole circuit, in the order of the tiles."""
    faults = [*check_tiles(circuit.tiles), *_ending(circuit.tiles)]
    return sorted(faults, key=lambda fault: fault.tile or TILES + 1)


def check_tiles(tiles: Sequence[Tile]) -> list[Fault]:
    """The faults of tiles that have been laid so far, be it all of them or the beginning of a circuit."""
    return [*_overlaps(tiles), *_connections(tiles), *_box(tiles)]


def require_sound(circuit: Circuit) -> None:
    """Raises PaddockError with the first fault."""
    for fault in check_circuit(circuit):
        raise PaddockError(f"hurry-fault-{fault.key}", **fault.args)


def _overlaps(tiles: Sequence[Tile]) -> Iterator[Fault]:
    taken = {START: 0}
    for tile in tiles:
        if tile.place in taken:
            other = taken[tile.place]
            key = "overlaps" if other else "overlaps-start"
            yield Fault(tile.number, key, {"tile": tile.number, "word": tile.word, "other": other})
        taken.setdefault(tile.place, tile.number)


def _connections(tiles: Sequence[Tile]) -> Iterator[Fault]:
    """Each tile lies where the road leaves the one before it, and is entered from there; none follows the finish."""
    place, heading = START, 0
    for tile in tiles:
        place = (place[0] + HEADINGS[heading][0], place[1] + HEADINGS[heading][1])
        if tile.place != place or tile.heading != heading:
            args: dict[str, Argument] = {"tile": tile.number, "word": tile.word, "other": tile.number - 1}
            yield Fault(tile.number, "not-connected", args)
        if tile.kind == "finish" and tile.number < TILES:
            yield Fault(tile.number, "finish-early", {"tile": tile.number, "last": TILES})
        place, heading = tile.place, tile.leaves


def _box(tiles: Sequence[Tile]) -> Iterator[Fault]:
    left: Counter[Piece] = box().copy()
    for tile in tiles:
        if left[tile.piece] == 0:
            there = box()[tile.piece]
            key = "box-too-many" if there else "not-in-box"
            yield Fault(tile.number, key, {"tile": tile.number, "word": tile.word, "count": there})
        else:
            left[tile.piece] -= 1


def _ending(tiles: Sequence[Tile]) -> Iterator[Fault]:
    if len(tiles) != TILES:
        yield Fault(0, "count", {"tiles": len(tiles), "right": TILES})
    elif tiles[-1].kind != "finish":
        yield Fault(TILES, "no-finish", {"tile": TILES, "word": tiles[-1].word})
