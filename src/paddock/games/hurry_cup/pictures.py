"""The circuits of Hurry'Cup! as pictures, for the pages that a server sends."""

from __future__ import annotations

from typing import Any

from paddock.core.game import Game
from paddock.core.pictures import Outlines, ShelfPictures, ThemeName
from paddock.games.hurry_cup.circuit import Circuit
from paddock.games.hurry_cup.drawing import draw_circuit
from paddock.games.hurry_cup.field_kinds import tile_word
from paddock.games.hurry_cup.game import HurryCup
from paddock.games.hurry_cup.geometry import FRAMES, Layout, lay_out
from paddock.games.hurry_cup.shelf import CIRCUITS


class HurryPictures(ShelfPictures[Circuit, Layout]):
    def board(self, game: Game[Any]) -> Circuit:
        assert isinstance(game, HurryCup)
        return game.circuit

    def names(self, board: Circuit) -> list[str]:
        return list(FRAMES)

    def lay_out(self, board: Circuit, name: str) -> Layout:
        return lay_out(board, name)

    def draw(self, board: Circuit, name: str, theme: ThemeName) -> str:
        return draw_circuit(board, name, theme)

    def outlines(self, game: Game[Any], layout: str) -> Outlines:
        found = self.layout(game, layout)
        left, top, width, height = found.ground  # the landscape goes on beyond the board
        spaces = {
            tile_word(one.number): tuple((round(x - left, 1), round(y - top, 1)) for x, y in one.corners)
            for one in found.tiles
        }
        return Outlines(width, height, spaces)


PICTURES = HurryPictures(CIRCUITS)
