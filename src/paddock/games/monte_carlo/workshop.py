"""The workshop for boards of Monte Carlo Gamble: what the terminal needs to check, draw and begin them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from paddock.core.messages import PaddockError, say, spoken
from paddock.core.shelf import Place
from paddock.core.workshop import Finding, ShelfWorkshop
from paddock.games.monte_carlo.board import CASINOS, Board
from paddock.games.monte_carlo.check import check_board, require_sound
from paddock.games.monte_carlo.geometry import known_layout
from paddock.games.monte_carlo.shelf import BOARDS

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


class GambleWorkshop(ShelfWorkshop[Board]):
    shelf = BOARDS
    begin = STARTER
    untitled = "Board"

    def describe(self, board: Board) -> str:
        casinos = sum(square.kind in CASINOS for square in board.squares)
        return say("gamble-workshop-summary", name=board.name, squares=board.squares[-1].number, casinos=casinos)

    def faults(self, board: Board) -> list[Finding]:
        return [Finding(fault.severity, fault.text(spoken())) for fault in check_board(board)]

    def draw(self, place: Place, layout: str | None, theme: Literal["light", "dark"], cars: Mapping[str, str]) -> str:
        from paddock.games.monte_carlo.drawing import draw_board

        board = self.find(place)
        require_sound(board)
        if cars:
            raise PaddockError("gamble-workshop-no-pawns", board=board.name)
        return draw_board(board, known_layout(board, layout or "wide"), theme)


WORKSHOP = GambleWorkshop()
