"""The tracks of Monza."""

from __future__ import annotations

from paddock.core.shelf import Shelf
from paddock.games.monza.check import require_sound
from paddock.games.monza.track import read_track

TRACKS = Shelf(
    "track",
    "paddock.games.monza",
    "tracks",
    read_track,
    require_sound,
    unknown="monza-no-such-track",
    needs=lambda track: {"edition": track.edition},
)
