"""A board: the road from "1 $" to "1 000 000 $", square by square, as its file describes it."""

from __future__ import annotations

import dataclasses
from typing import Any, Literal

from paddock.core.messages import PaddockError
from paddock.core.shelf import read_toml
from paddock.games.monte_carlo.names import SUITS

Kind = Literal["start", "green", "bank", "to-bank", "back-to-bank", "triple", "double", "single", "finish"]

WORDS: dict[str, Kind] = {
    "S": "start",
    "g": "green",
    "B": "bank",
    ">": "to-bank",
    "<": "back-to-bank",
    "2": "double",
    "1": "single",
    "F": "finish",
}
"""How squares are written in a file; a triple casino is written by its three suits."""
CASINOS = ("triple", "double", "single")
FEWEST_SQUARES, MOST_SQUARES = 20, 120


@dataclasses.dataclass(frozen=True)
class Square:
    number: int
    kind: Kind
    suits: str = ""
    """The suits printed on a triple casino, in the order s h d c."""


@dataclasses.dataclass(frozen=True)
class Board:
    """A road as its file describes it. Whether it can be played is another question: see `check.py`."""

    key: str
    """What the board is called in options and commands: the name of its file."""
    name: str
    source: str
    """The file's own text. Records carry it, so that they replay when the shipped board has changed."""
    squares: tuple[Square, ...]

    def of_kind(self, kind: Kind) -> list[Square]:
        return [square for square in self.squares if square.kind == kind]

    @property
    def first_bank(self) -> int:
        return self.of_kind("bank")[0].number

    @property
    def second_bank(self) -> int:
        return self.of_kind("bank")[1].number

    @property
    def finish(self) -> int:
        """The number of the last square."""
        return self.squares[-1].number


def read_board(text: str, key: str, place: str | None = None) -> Board:
    """The board that a file describes. `place` is what the file is called in complaints."""
    place = place or key
    raw = read_toml(text, place, {"name", "road"}, "gamble-board")
    name = raw.get("name")
    if not isinstance(name, str) or not name.strip():
        raise PaddockError("gamble-board-no-name", place=place)
    squares = _read_road(raw.get("road"), place)
    return Board(key, name, text, squares)


def _read_road(road: Any, place: str) -> tuple[Square, ...]:
    words = road.split() if isinstance(road, str) else []
    if not FEWEST_SQUARES <= len(words) <= MOST_SQUARES:
        raise PaddockError(
            "gamble-board-length", place=place, squares=len(words), fewest=FEWEST_SQUARES, most=MOST_SQUARES
        )
    return tuple(_read_square(word, number, place) for number, word in enumerate(words))


def _read_square(word: str, number: int, place: str) -> Square:
    if word in WORDS:
        return Square(number, WORDS[word])
    if len(word) == 3 and len(set(word)) == 3 and set(word) <= set(SUITS):
        return Square(number, "triple", "".join(sorted(word, key=SUITS.index)))
    raise PaddockError("gamble-board-word", place=place, square=number, word=word)
