"""Races for workshops: each in a process of its own, few at once, and ended as soon as nobody waits for them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncGenerator, AsyncIterator

import msgspec

from paddock.core.messages import Message, PaddockError
from paddock.lab.trial import Order
from paddock.lab.wire import Failed, TrialMessage, TrialRequest, Waiting
from paddock.server.guards import Quota
from paddock.server.settings import Settings
from paddock.server.words import text_of

log = logging.getLogger("paddock.server")

LONGEST_LINE = 16 * 2**20
DRAWINGS = 2
"""Boards that are checked and drawn at once: the other threads of this process are for tables."""
LOOK = 0.5
"""Seconds after which who waits is told how many are still ahead, where that has changed."""
COMMAND = (sys.executable, "-m", "paddock.lab.trial")


class Trials:
    """Who races now, and who waits."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._quota = Quota(settings.trials_per_address)
        self._line: list[object] = []
        """Everybody inside, in the order in which they came: the first ones race."""
        self._processes: set[Process] = set()
        self._ends: set[asyncio.Task[int]] = set()
        self.drawing = asyncio.Semaphore(DRAWINGS)

    def require_place(self, address: str) -> None:
        """Refuses who would have to wait too long, or comes too often."""
        if self._full():
            raise PaddockError("server-trials-full", waiting=self._settings.trials_waiting)
        if not self._quota.take(address):
            raise PaddockError("server-too-many-trials")

    def _full(self) -> bool:
        return len(self._line) >= self._settings.trials + self._settings.trials_waiting

    async def run(self, game: str, request: TrialRequest, language: str) -> AsyncIterator[bytes]:
        """The messages of a trial, a line each. Whoever stops listening ends it."""
        if self._full():  # several were let in at the same moment
            full = Message("server-trials-full", {"waiting": self._settings.trials_waiting})
            yield _line(Failed(full.key, text_of(full, language)))
            return
        place = object()
        self._line.append(place)
        try:
            told = -1
            while (ahead := self._line.index(place) - self._settings.trials + 1) > 0:
                if ahead != told:
                    told = ahead
                    yield _line(Waiting(ahead))
                await asyncio.sleep(LOOK)
            async with contextlib.aclosing(self._race(game, request, language, place)) as lines:
                async for line in lines:
                    yield line
        finally:
            self._leave(place)

    def _leave(self, place: object) -> None:
        if place in self._line:
            self._line.remove(place)

    async def _race(self, game: str, request: TrialRequest, language: str, place: object) -> AsyncGenerator[bytes]:
        chosen = self._settings
        order = Order(
            game,
            request,
            language,
            chosen.trial_races,
            chosen.trial_seconds,
            machine_code=chosen.trial_machine_code,
            nice=chosen.trial_nice,
        )
        process = await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE)
        self._processes.add(process)
        loop = asyncio.get_running_loop()
        # The clock does not wait for this generator: who asks for races and never reads an answer would keep it here.
        limit = loop.call_later(chosen.trial_seconds + chosen.trial_grace, self._give_up, process, place)
        try:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(msgspec.json.encode(order) + b"\n")
            while line := await process.stdout.readline():
                yield line
            if code := await process.wait():
                log.error("a trial has failed with code %d", code)
                yield _line(_trouble(language))
        finally:
            limit.cancel()
            self._end(process)

    def _give_up(self, process: Process, place: object) -> None:
        self._end(process)
        self._leave(place)

    def _end(self, process: Process) -> None:
        """At once, without waiting: this may be on the way out of a connection that is gone."""
        self._processes.discard(process)
        if process.returncode is None:
            process.kill()
            end = asyncio.ensure_future(process.wait())
            self._ends.add(end)
            end.add_done_callback(self._ends.discard)

    async def close(self) -> None:
        for process in list(self._processes):
            self._end(process)
        await asyncio.gather(*self._ends, return_exceptions=True)


def _trouble(language: str) -> Failed:
    message = Message("server-trial-trouble")
    return Failed(message.key, text_of(message, language))


def _line(message: TrialMessage) -> bytes:
    return msgspec.json.encode(message) + b"\n"
