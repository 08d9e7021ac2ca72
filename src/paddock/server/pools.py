"""Work that takes a while is done off the event loop, each kind in a pool of its own, and charged to whoever sent it.

Each kind has threads of its own, so that many drawings keep no bot waiting, and no table that is being opened. How much
may wait is bounded: past that, whoever comes next gets a sentence. Every address has a budget of processor time, which
fills up again.
"""

from __future__ import annotations

import asyncio
import contextvars
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from paddock.core.messages import PaddockError
from paddock.server.guards import neighbourhood

P = ParamSpec("P")
R = TypeVar("R")

MOST_ADDRESSES = 10_000
"""Budgets in memory. Past that, those are forgotten that are full again."""


class Costs:
    """The processor time that each neighbourhood may still use: `burst` seconds at once, and in the long run `rate`
    seconds of every second."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._left: dict[str, tuple[float, float]] = {}

    def require(self, address: str) -> None:
        """Raises PaddockError where this address has used up what it had."""
        if self._now_left(neighbourhood(address)) <= 0:
            raise PaddockError("server-too-costly")

    def charge(self, address: str, seconds: float) -> None:
        place = neighbourhood(address)
        self._left[place] = (self._now_left(place) - seconds, time.monotonic())
        if len(self._left) > MOST_ADDRESSES:
            self._left = {one: row for one, row in self._left.items() if self._now_left(one) < self._burst}

    def _now_left(self, place: str) -> float:
        left, at = self._left.get(place, (self._burst, 0.0))
        return min(self._burst, left + (time.monotonic() - at) * self._rate)


class Pool:
    """Threads for one kind of work. They take turns with the event loop: the fewer of them are busy, the sooner moves
    are answered."""

    def __init__(self, name: str, threads: int, waiting: int, costs: Costs) -> None:
        self._threads = ThreadPoolExecutor(threads, f"paddock-{name}")
        self._room = threads + waiting
        self._busy = 0
        self._costs = costs

    async def run(self, address: str | None, work: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> R:
        """Does some work for an address, or for nobody in particular (None). Refused where the address has used up its
        processor time, or where too much waits."""
        if address is not None:
            self._costs.require(address)
        if self._busy >= self._room:
            raise PaddockError("server-busy")
        self._busy += 1
        spent: list[float] = []
        context = contextvars.copy_context()

        def measured() -> R:
            begun = time.thread_time()
            try:
                return context.run(work, *args, **kwargs)
            finally:
                spent.append(time.thread_time() - begun)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, measured)
        finally:
            self._busy -= 1
            if address is not None:
                self._costs.charge(address, sum(spent))

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


class Pools:
    """All pools of a server."""

    def __init__(self, costs: Costs) -> None:
        self.costs = costs
        self.boards = Pool("boards", 1, 64, costs)
        """Boards that strangers send: read, checked and laid out."""
        self.drawings = Pool("drawings", 1, 128, costs)
        self.records = Pool("records", 1, 16, costs)
        """Records that strangers send, and replays of whole races."""
        self.tables = Pool("tables", 2, 20_000, costs)
        """Tables that are opened: their logs are folded."""
        self.bots = Pool("bots", max(2, os.cpu_count() or 1), 20_000, costs)
        """Bots that think."""
        self.coach = Pool("coach", 1, 32, costs)
        """Advice for people at tables. One thread: what an adviser has worked out is for one at a time."""
        self.warming = Pool("warming", 1, 64, costs)
        """Machine code that is loaded, and whatever else bots and advice for a game need first."""

    def close(self) -> None:
        for pool in (
            *(self.boards, self.drawings, self.records, self.tables),
            *(self.bots, self.coach, self.warming),
        ):
            pool.close()
