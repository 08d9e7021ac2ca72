"""The tracks of Monza as pictures, for the pages that a server sends."""

from __future__ import annotations

from typing import Any

from paddock.core.game import Game
from paddock.core.messages import PaddockError
from paddock.core.pictures import Outlines, ShelfPictures, ThemeName
from paddock.games.monza.curve import curve_of
from paddock.games.monza.drawing import draw_track
from paddock.games.monza.game import Monza
from paddock.games.monza.geometry import Layout, lay_out
from paddock.games.monza.shelf import TRACKS
from paddock.games.monza.track import Track

DEFAULT_LAYOUT = "wide"
"""What the layout of a track is called that brings none."""


class MonzaPictures(ShelfPictures[Track, Layout]):
    def board(self, game: Game[Any]) -> Track:
        assert isinstance(game, Monza)
        return game.track

    def names(self, board: Track) -> list[str]:
        return list(board.curves) or [DEFAULT_LAYOUT]

    def lay_out(self, board: Track, name: str) -> Layout:
        return lay_out(board, curve_of(board, self._known(board, name)))

    def draw(self, board: Track, name: str, theme: ThemeName) -> str:
        return draw_track(board, self._known(board, name), theme)

    def outlines(self, game: Game[Any], layout: str) -> Outlines:
        found = self.layout(game, layout)
        return Outlines(found.width, found.height, {space.name: space.outline for space in found.spaces})

    def _known(self, track: Track, name: str) -> str | None:
        """The name under which the track has this layout; None for the one that it is given without any."""
        names = self.names(track)
        if name not in names:
            raise PaddockError("monza-layout-none", name=name, track=track.name, layouts=", ".join(names))
        return name if track.curves else None


PICTURES = MonzaPictures(TRACKS)
