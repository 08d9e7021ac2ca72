"""Races on a Dask cluster. Parts are handed out as workers get free: those that join are used, and a part whose worker
dies is played by another one."""

from __future__ import annotations

import logging
import time
from collections import deque
from concurrent.futures import CancelledError
from typing import Any

from paddock.core.messages import PaddockError
from paddock.lab.extras import require
from paddock.lab.job import Job, Part, Parts, play
from paddock.lab.workers import AHEAD, FIRST, size_of_part

ANSWER = 5.0
"""Seconds within which a scheduler must answer."""
A_WORKER = 5.0
"""Seconds within which there must be a worker."""
SECONDS = 1.0
"""Seconds that a part should take: on a network, sending parts costs more than on one machine."""
RETRIES = 5
"""How often a part that Dask gave up is sent again."""
LOOK_AGAIN = 2.0
"""Seconds after which we ask how many workers there are now."""


def parts_on_cluster(job: Job, races: int, address: str) -> Parts:
    """Plays the races with numbers from 0 on, and gives them part by part, in order."""
    distributed = require("distributed")
    # Dask would log every worker that dies. We tell users what they need to know ourselves.
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    client = _connect(distributed, address)
    lost = (distributed.comm.CommClosedError, CancelledError, OSError)
    try:
        yield from _play(client, job, races)
    except lost:
        raise PaddockError("lab-cluster-lost", address=address) from None
    finally:
        client.close(timeout=ANSWER)


def _connect(distributed: Any, address: str) -> Any:
    try:
        client = distributed.Client(address, timeout=ANSWER, set_as_default=False)
    except (OSError, ValueError, TypeError):
        raise PaddockError("lab-cluster-silent", address=address) from None
    try:
        client.wait_for_workers(1, timeout=A_WORKER)
    except TimeoutError:
        client.close()
        raise PaddockError("lab-cluster-idle", address=address) from None
    return client


def _play(client: Any, job: Job, races: int) -> Parts:
    first = _Task(client, job, 0, min(FIRST, races)).result()
    yield first
    size, begin = size_of_part(first, SECONDS), first.end
    under_way: deque[_Task] = deque()
    threads, looked = _threads(client), time.monotonic()
    while begin < races or under_way:
        if time.monotonic() - looked > LOOK_AGAIN:
            threads, looked = _threads(client), time.monotonic()
        while begin < races and len(under_way) < AHEAD * threads:
            end = min(begin + size, races)
            under_way.append(_Task(client, job, begin, end))
            begin = end
        part = under_way.popleft().result()
        size = size_of_part(part, SECONDS)
        yield part


class _Task:
    """A part that is being played. Dask moves it to another worker when one dies, but gives up after a few deaths."""

    def __init__(self, client: Any, job: Job, begin: int, end: int) -> None:
        self._client, self._what = client, (job, begin, end)
        self._future = self._send()

    def _send(self) -> Any:
        return self._client.submit(play, *self._what, pure=False)

    def result(self) -> Part:
        killed = require("distributed").KilledWorker
        for _ in range(RETRIES):
            try:
                part: Part = self._future.result()
            except killed:
                self._future = self._send()
            except ImportError:  # no Paddock there, or one that knows less
                raise PaddockError("lab-other-rules") from None
            else:
                return part
        raise PaddockError("lab-workers-die")


def _threads(client: Any) -> int:
    """How many parts can be played at once just now."""
    return max(1, sum(int(threads) for threads in client.nthreads().values()))
