"""Bots by name, for any game: those made for it, its five levels, and those that plug-ins bring. They see views, and
nothing else."""

from __future__ import annotations

import secrets
from typing import Any

from paddock.bots.plugins import plugged
from paddock.bots.random import RandomBot
from paddock.bots.readiness import Preparing, is_ready, warm
from paddock.bots.search import SearchBot
from paddock.bots.slips import SlippingBot
from paddock.core.game import Game
from paddock.core.levels import MASTER, Level
from paddock.core.messages import PaddockError
from paddock.core.registry import Bot, kind, levels_of

RANDOM = "random"


def strengths(game: str) -> list[str]:
    """The bots that were made for a game, weakest first; the random one plays any game."""
    return [RANDOM, *kind(game).bots]


def levels(game: str) -> list[str]:
    """The levels that a game is played at, weakest first; where it has none, what bots there are."""
    return list(levels_of(game)) or strengths(game)


def bot_names(game: str) -> list[str]:
    """Every name that a bot of this game can be asked for by."""
    return list(dict.fromkeys([*strengths(game), *levels_of(game), *plugged(game)]))


def usual(game: str) -> str:
    """The bot that plays where nobody has said which: the best one that can decide at once."""
    return [name for name in strengths(game) if name != MASTER][-1]


def usual_level(game: str) -> str:
    """The level that plays at tables where nobody has said which: that of the usual bot, where there is one."""
    best = usual(game)
    return next((name for name, level in levels_of(game).items() if level == Level(best)), best)


def check_bot(name: str, game: str) -> None:
    """Raises PaddockError where nobody is called that."""
    known = bot_names(game)
    if name not in known:
        raise PaddockError("no-such-bot", name=name[:40], game=game, bots=", ".join(known))


def bot(strength: str, game: Game[Any], seat: int, seed: int | None = None, race: int = 0) -> Bot:
    """A bot for a seat. Its seed is its own: the dice do not depend on it. Nor does what it does in another race."""
    check_bot(strength, game.name)
    seed = secrets.randbits(64) if seed is None else seed
    if strength == RANDOM:
        return RandomBot(game, seat, seed, race)
    made_for = kind(game.name)
    if strength in made_for.bots:
        return made_for.bot_maker(strength)(game, seat, seed)
    level = levels_of(game.name).get(strength)
    if level is None:
        return plugged(game.name)[strength](game, seat, seed)
    if level.playouts:
        return SearchBot(game, seat, seed ^ race, level.bot, level.playouts)
    if not level.slips:
        return bot(level.bot, game, seat, seed, race)
    return SlippingBot(bot(level.bot, game, seat, seed, race), level.slips, game, seat, seed, race)


__all__ = [
    "Bot",
    "Preparing",
    "bot",
    "bot_names",
    "check_bot",
    "is_ready",
    "levels",
    "strengths",
    "usual",
    "usual_level",
    "warm",
]
