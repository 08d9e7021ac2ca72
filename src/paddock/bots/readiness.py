"""Bots that need something before they play at their full strength: machine code, or tables that are worked out once.

Such a bot has `ready` and `warm` besides `choose`. A table never waits for it: until it is ready, it plays as a weaker
one, and somebody warms it where nobody waits. What that makes is kept, for all bots of its kind.
"""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from paddock.core.registry import Bot


@runtime_checkable
class Preparing(Protocol):
    """A bot with something to prepare."""

    @property
    def ready(self) -> bool:
        """Does it play at its full strength now? Quick to ask."""

    def warm(self) -> None:
        """Makes what it still needs. This may take minutes."""


def is_ready(bot: Bot) -> bool:
    return not isinstance(bot, Preparing) or bot.ready


def warm(bot: Bot) -> None:
    if isinstance(bot, Preparing):
        bot.warm()
