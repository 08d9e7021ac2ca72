"""A queue with a single reader."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Inbox(Generic[T]):
    """Every move goes through several of these, so it does less than asyncio's queue: one reader, no limit, no
    `join`."""

    def __init__(self) -> None:
        self._things: deque[T] = deque()
        self._taker: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._things)

    def put(self, thing: T) -> None:
        self._things.append(thing)
        taker, self._taker = self._taker, None
        if taker is not None and not taker.done():
            taker.set_result(None)

    async def take(self) -> T:
        """The next thing, as soon as there is one."""
        while not self._things:
            self._taker = asyncio.get_running_loop().create_future()
            await self._taker
        return self._things.popleft()
