"""Where bots think: on threads of their own, and only when nothing has to be prepared for it.

A bot that is not ready (`bots/readiness.py`) plays as a weaker one, and is warmed up in the background, one at a time:
first in a process of its own, at the lowest priority, which leaves machine code and tables in the cache; then here,
where they are only loaded.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import Callable
from typing import Any

import msgspec

from paddock.bots import bot, bot_names, is_ready, usual, warm
from paddock.bots.warmup import Order
from paddock.core.game import Game, View
from paddock.core.moves import Move
from paddock.core.registry import Bot
from paddock.server.pools import Pools

log = logging.getLogger("paddock.server")

COMMAND = (sys.executable, "-m", "paddock.bots.warmup")
PATIENCE = 1800.0
"""Seconds after which a warm-up is given up."""
MOST_WAITING = 32
"""Bots that wait to be warmed up; more of them have to ask again."""


class Thinkers:
    """The bots of all tables of a server, when they think and when they are warmed up."""

    def __init__(self, pools: Pools) -> None:
        self._pools = pools
        self._waiting: dict[tuple[Game[Any], str], list[Callable[[], None]]] = {}
        """Whom to tell when a bot is ready, by its table's game and its name."""
        self._task: asyncio.Task[None] | None = None

    async def choose(self, mind: Bot, view: View) -> Move:
        return await self._pools.bots.run(None, mind.choose, view)

    def prepare(self, name: str, game: Game[Any], then: Callable[[], None]) -> None:
        """Sees to it that a bot will be ready, and says so then."""
        at = (game, name)
        if at not in self._waiting and len(self._waiting) >= MOST_WAITING:
            return
        self._waiting.setdefault(at, []).append(then)
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._work())

    async def _work(self) -> None:
        try:
            while self._waiting:
                (game, name), told = next(iter(self._waiting.items()))
                try:
                    await self._warm(game, name)
                except Exception:
                    log.exception("the bot %s of %s could not be prepared; another one plays for it", name, game.name)
                del self._waiting[game, name]
                for then in told:
                    then()
        finally:
            self._task = None

    async def _warm(self, game: Game[Any], name: str) -> None:
        mind = bot(name, game, 0, seed=0)
        if is_ready(mind):
            return  # another one of its kind has been warmed up meanwhile
        order = Order(name, game.name, msgspec.to_builtins(game.options), game.board, game.version)
        process = await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=DEVNULL)
        try:
            async with asyncio.timeout(PATIENCE):
                await process.communicate(msgspec.json.encode(order))
        finally:
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await asyncio.shield(process.wait())
        if process.returncode:
            raise RuntimeError(f"its warm-up has ended with code {process.returncode}")
        await self._pools.warming.run(None, warm, mind)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)


def seated(name: str, game: Game[Any], seat: int) -> Bot:
    """The bot of a seat. It may have been a plug-in's that is gone: then the usual one plays."""
    return bot(name if name in bot_names(game.name) else usual(game.name), game, seat)
