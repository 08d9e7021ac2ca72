"""A track as a picture: `draw_track` gives an SVG that needs nothing else."""

from __future__ import annotations

import zlib
from collections.abc import Mapping

from paddock.core.messages import PaddockError
from paddock.games.monza.colours import COLOURS
from paddock.games.monza.curve import curve_of
from paddock.games.monza.drawing.board import BoardDrawing
from paddock.games.monza.drawing.theme import THEMES, ThemeName
from paddock.games.monza.track import Track

__all__ = ["ThemeName", "draw_track"]


def draw_track(
    track: Track, curve_name: str | None = None, theme: ThemeName = "light", cars: Mapping[str, str] | None = None
) -> str:
    """The SVG of a track on one of its curves, by day or by night. `cars` maps names of colours to names of spaces."""
    cars = cars or {}
    for colour in cars:
        if colour not in COLOURS:
            raise PaddockError("monza-drawing-no-such-car", car=colour, cars=", ".join(COLOURS))
    curve = curve_of(track, curve_name)
    # the ids of a drawing must not meet those of another one on the same page
    prefix = f"m{zlib.crc32(f'{track.source}|{curve_name}|{theme}'.encode()):x}-"
    return BoardDrawing(track, curve, THEMES[theme], prefix).svg(cars)
