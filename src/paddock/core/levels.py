"""How strong a bot is to be, in five steps that have the same names in all games.

A level is the best bot of a game, weakened honestly: it makes some of its decisions at random, or thinks less. No level
has other dice than another, or sees more.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

MASTER = "master"
LEVELS = ("beginner", "amateur", "racer", "expert", MASTER)
"""Weakest first."""


class Level(NamedTuple):
    """What plays at a level."""

    bot: str
    """A bot of the game, by its own name."""
    slips: int = 0
    """In how many of 100 decisions it moves at random."""
    playouts: int = 0
    """How many playouts it spends on a decision, to find a better move than that bot's (`bots/search.py`)."""


SLIPS = (75, 45, 25, 10, 0)
"""For games that do not say it themselves: how often the best bot slips, from beginner to master."""


def usual_levels(bots: Sequence[str]) -> Mapping[str, Level]:
    """The levels of a game that names none, made of its bots, of which the last is the best. Where that is a master,
    the one below plays the lower levels: it is there at once, and a master may have to be prepared."""
    best = bots[-1]
    if best != MASTER or len(bots) < 2:
        return {name: Level(best, slips) for name, slips in zip(LEVELS, SLIPS, strict=True)}
    below = bots[-2]
    made = Level(below, 60), Level(below, 25), Level(below), Level(best, 10), Level(best)
    return dict(zip(LEVELS, made, strict=True))
