"""A table's mailbox: one task runs all jobs of the table, one after the other."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from paddock.server.inbox import Inbox

log = logging.getLogger("paddock.server")

Job = Callable[[], Awaitable[None]]


class Mailbox:
    """Runs jobs in the order in which they were posted."""

    def __init__(self) -> None:
        self._jobs: Inbox[Job] = Inbox()
        self._task = asyncio.create_task(self._run())

    def __len__(self) -> int:
        """How many jobs wait."""
        return len(self._jobs)

    def post(self, job: Job) -> None:
        self._jobs.put(job)

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            job = await self._jobs.take()
            try:
                await job()
            except Exception:
                log.exception("a table has failed at a task")
