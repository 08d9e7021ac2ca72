"""At which tables the master of Monza is measured, and what it should win there."""

from __future__ import annotations

from paddock.core.match import Match

TRACKS = ("oval", "grand-prix")
PROFESSIONAL = {2: 75.0, 4: 57.0}

MATCHES = [
    *(
        Match("master", "greedy", {"track": track, "players": players, "professional": True, "bonus_step": bonus}, aim)
        for bonus in (False, True)
        for track in TRACKS
        for players, aim in PROFESSIONAL.items()
    ),
    *(
        Match("master", "greedy", {"track": track, "players": players}, 100 / players, 100_000)
        for track in TRACKS
        for players in PROFESSIONAL
    ),
]
