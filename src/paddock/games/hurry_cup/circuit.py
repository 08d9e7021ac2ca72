"""A circuit: 36 hexagonal tiles in a row from the start board to the finish, each where the one before it leads."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Sequence
from functools import cached_property

from paddock.core.messages import PaddockError
from paddock.core.shelf import read_toml
from paddock.games.hurry_cup.box import Piece, TileKind
from paddock.games.hurry_cup.rally import TILES

HEADINGS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The neighbours of a hexagon in axial coordinates, pointy top, y down: heading k is 60 k degrees clockwise."""
START = (-1, 0)
"""Where the start board lies; the road leaves it eastwards, onto tile 1 at (0, 0)."""
TURNS = {"s": 0, "l": -1, "r": 1, "L": -2, "R": 2, "F": 0}
"""Letters of tiles, with their turn in steps of 60 degrees, to the right."""
KINDS: dict[str, TileKind] = {
    "s": "straight",
    "l": "bend",
    "r": "bend",
    "L": "hairpin",
    "R": "hairpin",
    "F": "finish",
}
_WORD = re.compile(r"([slrLRF])([1-9]\d{1,2})?(\*)?")


@dataclasses.dataclass(frozen=True)
class Tile:
    """A tile as it lies."""

    number: int
    """From 1; the finish is 36."""
    word: str
    kind: TileKind
    turn: int
    """Steps of 60 degrees to the right: -2 to 2."""
    limit: int | None
    star: bool
    place: tuple[int, int]
    """Its hexagon, in axial coordinates."""
    heading: int
    """How a car enters it: k * 60 degrees."""

    @property
    def piece(self) -> Piece:
        """What it is in the box."""
        return Piece(self.kind, self.limit, self.star)

    @property
    def leaves(self) -> int:
        """The heading on which a car leaves it."""
        return (self.heading + self.turn) % 6

    @property
    def straight(self) -> bool:
        """HC-35: the finish counts as a straight, hairpins as bends."""
        return self.turn == 0


@dataclasses.dataclass(frozen=True)
class Circuit:
    """A circuit as its file describes it. Whether it can be laid, and of the box, `check.py` says."""

    key: str
    name: str
    tiles: tuple[Tile, ...]
    source: str
    """The file's own text. Records carry it, so that they replay when the shipped circuit has changed."""

    @cached_property
    def stars(self) -> tuple[int, ...]:
        return tuple(tile.number for tile in self.tiles if tile.star)

    def jump(self, number: int) -> int:
        """HC-35: where the shortcut leads from a tile (0: the start line), or 0 where there is none."""
        if number >= len(self.tiles) or (number > 0 and not self.tiles[number - 1].straight):
            return 0
        ahead = next((tile.number for tile in self.tiles[number:] if tile.straight), 0)
        return ahead if ahead > number + 1 else 0


def lay_tiles(words: Sequence[str]) -> tuple[Tile, ...]:
    """The tiles that these words name, each laid where the one before leads. Raises KeyError with what is no tile."""
    place, heading, tiles = (0, 0), 0, list[Tile]()
    for number, word in enumerate(words, 1):
        match = _WORD.fullmatch(word)
        if not match:
            raise KeyError(number)
        letter, limit = match[1], int(match[2]) if match[2] else None
        tile = Tile(number, word, KINDS[letter], TURNS[letter], limit, bool(match[3]), place, heading)
        tiles.append(tile)
        heading = tile.leaves
        place = (place[0] + HEADINGS[heading][0], place[1] + HEADINGS[heading][1])
    return tuple(tiles)


def read_circuit(text: str, key: str, place: str | None = None) -> Circuit:
    """The circuit that a file describes. `place` is what the file is called in complaints."""
    place = place or key
    raw = read_toml(text, place, {"name", "tiles"}, "hurry-circuit")
    name, row = raw.get("name"), raw.get("tiles")
    if not isinstance(name, str) or not name:
        raise PaddockError("hurry-circuit-no-name", place=place)
    if not isinstance(row, str) or not row.split():
        raise PaddockError("hurry-circuit-no-tiles", place=place)
    words = row.split()
    if len(words) > 10 * TILES:
        raise PaddockError("hurry-circuit-too-long", place=place, tiles=len(words), right=TILES)
    try:
        return Circuit(key, name, lay_tiles(words), text)
    except KeyError as error:
        number = int(error.args[0])
        raise PaddockError("hurry-circuit-word", place=place, number=number, word=words[number - 1]) from None


def write_circuit(name: str, words: Sequence[str]) -> str:
    """The text of a circuit file, nine tiles a line."""
    rows = [" ".join(words[at : at + 9]) for at in range(0, len(words), 9)]
    quoted = name.replace("\\", "\\\\").replace('"', '\\"')
    return f'name = "{quoted}"\ntiles = """\n' + "\n".join(rows) + '\n"""\n'
