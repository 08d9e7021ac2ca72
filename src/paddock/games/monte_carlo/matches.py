"""What the master should win among sharks."""

from __future__ import annotations

from paddock.core.match import Match

AIMS = {"boulevard": (55, 39, 27), "promenade": (52, 36, 26)}
"""In percent, for two, three and four players."""
MATCHES = [
    Match("master", "shark", {"board": board, "players": players}, aim)
    for board, aims in AIMS.items()
    for players, aim in zip((2, 3, 4), aims, strict=True)
]
