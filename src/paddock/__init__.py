"""Paddock, the open home of tabletop race games.

>>> import paddock
>>> game = paddock.game("monza", edition="anniversary", track="oval", players=3)
>>> state = game.start()
"""

from __future__ import annotations

from typing import Any

from paddock.bots import Bot, bot, bot_names, levels, strengths
from paddock.core.chance import Scripted, Seeded, Source, Typed
from paddock.core.game import CHANCE, Game, IllegalMoveError, Result, View
from paddock.core.messages import Message, PaddockError
from paddock.core.play import Play, play
from paddock.core.position import position
from paddock.core.record import Record, Seat
from paddock.core.registry import build, kinds
from paddock.core.series import Series


def game(name: str, **options: Any) -> Game[Any]:
    """A game with its options chosen; whatever is not named takes its default."""
    return build(name, options)


def installed() -> list[str]:
    """The names of the games that are installed."""
    return list(kinds())


__all__ = [
    "CHANCE",
    "Bot",
    "Game",
    "IllegalMoveError",
    "Message",
    "PaddockError",
    "Play",
    "Record",
    "Result",
    "Scripted",
    "Seat",
    "Seeded",
    "Series",
    "Source",
    "Typed",
    "View",
    "bot",
    "bot_names",
    "game",
    "installed",
    "levels",
    "play",
    "position",
    "strengths",
]
