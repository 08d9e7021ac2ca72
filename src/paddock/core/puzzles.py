"""Puzzles: positions that a game ships, in which one way to go on is clearly better than all others.

They are found by `paddock puzzles` (`lab/mining.py`), and kept in a file of the game's folder with what every way is
worth, so that whoever shows them has nothing to work out.
"""

from __future__ import annotations

import functools
import importlib.resources
from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple

import msgspec

from paddock.core.game import Game
from paddock.core.messages import PaddockError
from paddock.core.position import position
from paddock.core.registry import kind, resolve

AHEAD = 0.08
"""By how much the best way is better than every other: eight points of a hundred."""


class PuzzleWay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A way to go on, and the chance to win after it."""

    moves: tuple[str, ...]
    """In notation."""
    share: float
    error: float
    """The standard error of the share; 0 where it is exact."""


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A position as the seat that is to act sees it, and all ways that it may go, best first."""

    position: dict[str, Any]
    seat: int
    ways: tuple[PuzzleWay, ...]
    gap: float
    """How much better the best way is than the next, measured on the same dice."""
    gap_error: float
    """The standard error of that; 0 where it is exact."""
    playouts: int
    """How many races were played on after each way; 0 where the game itself knows what its states are worth."""

    @property
    def exact(self) -> bool:
        return not self.playouts

    def set_up(self) -> tuple[Game[Any], Any]:
        """The game, and the state as the seat sees it."""
        return position(self.position)

    def whole(self) -> tuple[Game[Any], Any]:
        """The game, and a whole state to play from: what the seat cannot see is drawn, always the same."""
        game, veiled = self.set_up()
        return game, game.resample(veiled, self.seat, Random(0)) if game.secrets else veiled


class Looked(msgspec.Struct, frozen=True):
    """Where puzzles were looked for."""

    seed: int
    races: int
    positions: int
    """Decisions of a seat with at least two ways."""
    dropped: dict[str, int] = {}
    """How many of them are no puzzles, by why: `many-ways`; `no-lead`, where nothing stands out; `found-BOT`; `unsure`,
    where more playouts did not bear it out; `masters-differ`, where another way is best if masters play on."""


class Collection(msgspec.Struct, frozen=True):
    """The file of a game's puzzles."""

    looked: Looked
    puzzles: tuple[Puzzle, ...]


class Puzzles(NamedTuple):
    """What a game says of its puzzles in its `Kind`."""

    package: str
    """The package whose `data/puzzles.json` holds them."""
    tables: tuple[Mapping[str, Any], ...] = ({},)
    """Options that are worth looking at, besides boards and numbers of players."""

    def read(self) -> Collection:
        file = importlib.resources.files(self.package) / "data" / FILE
        if not file.is_file():
            return Collection(Looked(0, 0, 0), ())
        return msgspec.json.decode(file.read_bytes(), type=Collection)


FILE = "puzzles.json"


@functools.cache
def collection(game: str) -> Collection | None:
    """The puzzles of a game, with where they were looked for; None for a game that has none. Files come with the game,
    so that one that is wrong is a bug, and fails loudly."""
    named = resolve(kind(game).puzzles)
    return None if named is None else named.read()


def puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, in the order of their numbers."""
    found = collection(game)
    return () if found is None else found.puzzles


def puzzle(game: str, number: int) -> Puzzle:
    """The puzzle with this number, from 1."""
    found = puzzles(game)
    if not found:
        raise PaddockError("no-puzzles", game=game)
    if not 1 <= number <= len(found):
        raise PaddockError("no-such-puzzle", number=number, game=game, last=len(found))
    return found[number - 1]
