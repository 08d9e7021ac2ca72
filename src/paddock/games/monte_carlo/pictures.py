"""The boards of Monte Carlo Gamble as pictures, for the pages that a server sends."""

from __future__ import annotations

import functools
from typing import Any

from paddock.core.game import Game
from paddock.core.pictures import Board, Outlines, ThemeName
from paddock.games.monte_carlo.board import Board as GambleBoard
from paddock.games.monte_carlo.board import read_board, shipped_board, shipped_boards
from paddock.games.monte_carlo.drawing import draw_board
from paddock.games.monte_carlo.game import MonteCarloGamble
from paddock.games.monte_carlo.geometry import FRAMES, Layout, known_curve, lay_out


class GamblePictures:
    """Layouts and drawings, each made once."""

    option = "board"

    def boards(self) -> list[Board]:
        return list(_shipped())

    def key(self, game: Game[Any]) -> str | None:
        board = _board(game)
        return board.key if _sources().get(board.key) == board.source else None

    def curves(self, game: Game[Any]) -> list[str]:
        return list(FRAMES)

    def layout(self, game: Game[Any], curve: str) -> Layout:
        board = _board(game)
        return _layout(board.source, board.key, known_curve(board, curve))

    def outlines(self, game: Game[Any], curve: str) -> Outlines:
        layout = self.layout(game, curve)
        return Outlines(layout.width, layout.height, {str(one.number): one.outline for one in layout.squares})

    def drawing(self, game: Game[Any], curve: str, theme: ThemeName) -> str:
        board = _board(game)
        return _drawing(board.source, board.key, known_curve(board, curve), theme)


def _board(game: Game[Any]) -> GambleBoard:
    assert isinstance(game, MonteCarloGamble)
    return game.road


@functools.cache
def _sources() -> dict[str, str]:
    return {key: shipped_board(key).source for key in shipped_boards()}


@functools.cache
def _shipped() -> tuple[Board, ...]:
    boards = [shipped_board(key) for key in shipped_boards()]
    return tuple(Board(board.key, board.name, {"board": board.key}) for board in boards)


@functools.lru_cache(maxsize=64)
def _layout(source: str, key: str, curve: str) -> Layout:
    return lay_out(read_board(source, key), curve)


@functools.lru_cache(maxsize=64)
def _drawing(source: str, key: str, curve: str, theme: ThemeName) -> str:
    return draw_board(read_board(source, key), curve, theme)


PICTURES = GamblePictures()
