"""Bots by strength, for any game. They see views, and nothing else."""

from __future__ import annotations

import secrets
from typing import Any

from paddock.bots.random import RandomBot
from paddock.core.game import Game
from paddock.core.messages import PaddockError
from paddock.core.registry import Bot, kind


def strengths(game: str) -> list[str]:
    """The bots that can play a game, weakest first."""
    return ["random", *kind(game).bots]


def bot(strength: str, game: Game[Any], seat: int, seed: int | None = None) -> Bot:
    """A bot for a seat. Its seed is its own: the dice do not depend on it."""
    seed = secrets.randbits(64) if seed is None else seed
    if strength == "random":
        return RandomBot(game, seat, seed)
    made_for = kind(game.name)
    if strength not in made_for.bots:
        raise PaddockError("no-such-bot", name=strength, game=game.name, bots=", ".join(strengths(game.name)))
    return made_for.bot_maker(strength)(game, seat, seed)


__all__ = ["Bot", "bot", "strengths"]
