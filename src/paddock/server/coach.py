"""The coach of a server: advises people at all tables, off the event loop, in machine code that is ready.

Machine code is made in a process of its own, and loaded on a thread; until then whoever asks gets a sentence, and
nobody waits.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from typing import Any

from paddock.core.game import Game
from paddock.core.messages import PaddockError
from paddock.insight.advice import Advice, Adviser
from paddock.insight.warm import can_be_made, is_made
from paddock.server.pools import Pools

log = logging.getLogger("paddock.server")

MOST_ADVISERS = 16
"""Games with their options whose advisers are kept: each remembers what its bots have worked out."""
COMMAND = (sys.executable, "-m", "paddock.insight.warm")


class Coach:
    """One for all tables of a process."""

    def __init__(self, pools: Pools) -> None:
        self._pools = pools
        self._advisers: dict[Game[Any], Adviser] = {}
        self._preparing: dict[Game[Any], asyncio.Task[None]] = {}
        self._making = asyncio.Lock()

    def prepare(self, game: Game[Any]) -> bool:
        """Is the coach ready for this game? If not, it gets ready in the background."""
        adviser = self._advisers.pop(game, None)
        if adviser is not None:
            self._advisers[game] = adviser  # the last one used is forgotten last
            return True
        if not can_be_made(game.name):
            raise PaddockError("no-simulation", game=game.name)
        if game not in self._preparing:
            self._preparing[game] = asyncio.create_task(self._get_ready(game))
        return False

    async def advise(self, game: Game[Any], state: Any, seat: int, address: str) -> Advice | None:
        """The best ways of a seat; None where it has only one. The coach is ready for this game."""
        return await self._pools.coach.run(address, self._advisers[game].advise, state, seat)

    async def _get_ready(self, game: Game[Any]) -> None:
        try:
            async with self._making:  # machine code is made for one game at a time
                if not is_made(game.name):
                    await _make(game.name)
            adviser = await self._pools.warming.run(None, _ready, game)
            self._advisers[game] = adviser
            while len(self._advisers) > MOST_ADVISERS:
                self._advisers.pop(next(iter(self._advisers)))
        except Exception:
            log.exception("the coach could not get ready for %s", game.name)
        finally:
            del self._preparing[game]

    async def close(self) -> None:
        tasks = list(self._preparing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _ready(game: Game[Any]) -> Adviser:
    adviser = Adviser(game)
    adviser.warm_up()
    return adviser


async def _make(game: str) -> None:
    """In a process of its own, which ends with whoever waits for it."""
    process = await asyncio.create_subprocess_exec(*COMMAND, game)
    try:
        if code := await process.wait():
            raise RuntimeError(f"the machine code of {game} could not be made: {code}")
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
