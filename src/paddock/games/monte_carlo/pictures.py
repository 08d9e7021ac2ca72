"""The boards of Monte Carlo Gamble as pictures, for the pages that a server sends."""

from __future__ import annotations

from typing import Any

from paddock.core.game import Game
from paddock.core.pictures import Outlines, ShelfPictures, ThemeName
from paddock.games.monte_carlo.board import Board
from paddock.games.monte_carlo.drawing import draw_board
from paddock.games.monte_carlo.game import MonteCarloGamble
from paddock.games.monte_carlo.geometry import FRAMES, Layout, known_layout, lay_out
from paddock.games.monte_carlo.shelf import BOARDS


class GamblePictures(ShelfPictures[Board, Layout]):
    def board(self, game: Game[Any]) -> Board:
        assert isinstance(game, MonteCarloGamble)
        return game.road

    def names(self, board: Board) -> list[str]:
        return list(FRAMES)

    def lay_out(self, board: Board, name: str) -> Layout:
        return lay_out(board, known_layout(board, name))

    def draw(self, board: Board, name: str, theme: ThemeName) -> str:
        return draw_board(board, known_layout(board, name), theme)

    def outlines(self, game: Game[Any], layout: str) -> Outlines:
        found = self.layout(game, layout)
        return Outlines(found.width, found.height, {str(one.number): one.outline for one in found.squares})


PICTURES = GamblePictures(BOARDS)
