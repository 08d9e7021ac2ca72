"""The boards of Monte Carlo Gamble."""

from __future__ import annotations

from paddock.core.shelf import Shelf
from paddock.games.monte_carlo.board import read_board
from paddock.games.monte_carlo.check import require_sound

BOARDS = Shelf(
    "board", "paddock.games.monte_carlo", "boards", read_board, require_sound, unknown="gamble-no-such-board"
)
