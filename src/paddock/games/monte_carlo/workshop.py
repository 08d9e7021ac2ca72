"""The workshop for boards of Monte Carlo Gamble: what the terminal needs to check, draw and begin them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

from paddock.core.messages import PaddockError, say, spoken
from paddock.core.workshop import Finding, Place, Written
from paddock.games.monte_carlo.board import CASINOS, Board, load_board, read_board, shipped_board, shipped_boards
from paddock.games.monte_carlo.check import check_board, require_sound
from paddock.games.monte_carlo.geometry import known_curve

STARTER = """\
# A board of Monte Carlo Gamble. Change it, then run:  paddock track check {file} --game monte-carlo-gamble
name = "{name}"
# The road, square by square:
#   S start (first), F finish (last), g green, B bank (two of them, about at one and two thirds)
#   > to the bank (one, before the first bank), < back to the bank (one, after the second)
#   casinos: three of the letters s h d c for the suits printed on a triple one, 2 for a double, 1 for a single
road = \"\"\"
S
g g shd g g 2 g > g hdc g
B
g g sdc g 2 g g 1 g g shc
B
g 2 g g 1 g < g sdc g g
F
\"\"\"
"""


class GambleWorkshop:
    """Boards by path or by the name of a shipped one."""

    def shipped(self) -> list[str]:
        return shipped_boards()

    def source(self, place: Place) -> str:
        return find(place).source

    def summary(self, place: Place) -> str:
        board = find(place)
        casinos = sum(square.kind in CASINOS for square in board.squares)
        return say("gamble-workshop-summary", name=board.name, squares=board.squares[-1].number, casinos=casinos)

    def check(self, place: Place) -> list[Finding]:
        return [Finding(fault.severity, fault.text(spoken())) for fault in check_board(find(place))]

    def draw(self, place: Place, curve: str | None, theme: Literal["light", "dark"], cars: Mapping[str, str]) -> str:
        from paddock.games.monte_carlo.drawing import draw_board

        board = find(place)
        require_sound(board)
        if cars:
            raise PaddockError("gamble-workshop-no-pawns", board=board.name)
        return draw_board(board, known_curve(board, curve or "wide"), theme)

    def options(self, place: Place) -> dict[str, Any]:
        require_sound(find(place))
        return {} if isinstance(place, Written) else {"board": place}

    def starter(self, name: str) -> str:
        title = "".join(letter for letter in name.replace("-", " ") if letter.isalnum() or letter == " ").strip()
        return STARTER.format(name=title.capitalize() or "Board", file=f"{name}.toml")


def find(place: Place) -> Board:
    """The board that is written down, that of a file, or the shipped one of that name."""
    if isinstance(place, Written):
        return read_board(place.text, "own", place.name)
    if place.endswith(".toml") or Path(place).exists():
        return load_board(Path(place))
    return shipped_board(place)


WORKSHOP = GambleWorkshop()
