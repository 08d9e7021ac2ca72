"""Bots that other packages bring, by the entry points of the group `paddock.bots`.

The name of an entry point is the bot's name; it names a `BotMaker` for any game, or a `Plugin`, which says for which
games. What a bot uses inside is its own affair: plain Python, machine code, a network.
"""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Mapping
from importlib.metadata import entry_points

from paddock.core.registry import BotMaker

GROUP = "paddock.bots"


@dataclasses.dataclass(frozen=True)
class Plugin:
    """A bot for some games only."""

    make: BotMaker
    games: tuple[str, ...]


@functools.cache
def _announced() -> dict[str, Plugin | BotMaker]:
    return {entry.name: entry.load() for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}


def plugged(game: str) -> Mapping[str, BotMaker]:
    """The bots that plug-ins bring for a game, by name."""
    found: dict[str, BotMaker] = {}
    for name, made in _announced().items():
        if not isinstance(made, Plugin):
            found[name] = made
        elif game in made.games:
            found[name] = made.make
    return found
