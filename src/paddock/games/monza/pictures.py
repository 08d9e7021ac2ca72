"""The tracks of Monza as pictures, for the pages that a server sends."""

from __future__ import annotations

import functools
from typing import Any

from paddock.core.game import Game
from paddock.core.messages import PaddockError
from paddock.core.pictures import Board, Outlines, ThemeName
from paddock.games.monza.curve import curve_of
from paddock.games.monza.drawing import draw_track
from paddock.games.monza.game import Monza
from paddock.games.monza.geometry import Layout, lay_out
from paddock.games.monza.track import Track, read_track, shipped_track, shipped_tracks

DEFAULT_CURVE = "wide"
"""What the curve of a track is called that brings none."""


class MonzaPictures:
    """Layouts and drawings, each made once."""

    option = "track"

    def boards(self) -> list[Board]:
        return list(_shipped())

    def key(self, game: Game[Any]) -> str | None:
        track = _track(game)
        return track.key if _sources().get(track.key) == track.source else None

    def curves(self, game: Game[Any]) -> list[str]:
        return list(_track(game).curves) or [DEFAULT_CURVE]

    def layout(self, game: Game[Any], curve: str) -> Layout:
        track = _track(game)
        return _layout(track.source, track.key, self._known(game, curve))

    def outlines(self, game: Game[Any], curve: str) -> Outlines:
        layout = self.layout(game, curve)
        return Outlines(layout.width, layout.height, {space.name: space.outline for space in layout.spaces})

    def drawing(self, game: Game[Any], curve: str, theme: ThemeName) -> str:
        track = _track(game)
        return _drawing(track.source, track.key, self._known(game, curve), theme)

    def _known(self, game: Game[Any], curve: str) -> str | None:
        """The name under which the track has this curve; None for the one that it is given without any."""
        track, curves = _track(game), self.curves(game)
        if curve not in curves:
            raise PaddockError("monza-curve-none", name=curve, track=track.name, curves=", ".join(curves))
        return curve if track.curves else None


def _track(game: Game[Any]) -> Track:
    assert isinstance(game, Monza)
    return game.track


@functools.cache
def _sources() -> dict[str, str]:
    return {key: shipped_track(key).source for key in shipped_tracks()}


@functools.cache
def _shipped() -> tuple[Board, ...]:
    tracks = [shipped_track(key) for key in shipped_tracks()]
    return tuple(Board(track.key, track.name, {"edition": track.edition, "track": track.key}) for track in tracks)


@functools.lru_cache(maxsize=64)
def _layout(source: str, key: str, curve: str | None) -> Layout:
    track = read_track(source, key)
    return lay_out(track, curve_of(track, curve))


@functools.lru_cache(maxsize=64)
def _drawing(source: str, key: str, curve: str | None, theme: ThemeName) -> str:
    return draw_track(read_track(source, key), curve, theme)


PICTURES = MonzaPictures()
