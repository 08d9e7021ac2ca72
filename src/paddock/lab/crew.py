"""Who plays the races: this process, or several on this machine. Parts come back in order, the same from any crew."""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from paddock.core.messages import PaddockError
from paddock.core.rule import cache_folder
from paddock.lab.job import Job, Part, play

FIRST = 100
"""Races of the first part, by which the speed is known."""
SECONDS = 0.3
"""About as long as a part takes: short enough to be interrupted, long enough to cost nothing."""
FEWEST, MOST = 20, 100_000
WORTH_A_CREW = 2.0
"""Seconds of work below which starting processes costs more than it gives."""
AHEAD = 3
"""Parts that are handed out to each worker in advance."""
PATIENCE = 3
"""How often in a row workers may die before nobody starts new ones."""


def size_of_part(first: Part, seconds: float = SECONDS) -> int:
    """How many races take about so long, at the speed of the first part."""
    speed = (first.end - first.begin) / max(1e-6, first.seconds)
    return max(FEWEST, min(MOST, int(speed * seconds)))


def parts_of(job: Job, races: int, workers: int = 1) -> Iterator[Part]:
    """Plays the races with numbers from 0 on, and gives them part by part, in order."""
    first = play(job, 0, min(FIRST, races))
    yield first
    size = size_of_part(first)
    cuts = [(begin, min(begin + size, races)) for begin in range(first.end, races, size)]
    left = (races - first.end) * first.seconds / max(1, first.end)
    if workers == 1 or left < WORTH_A_CREW:
        for begin, end in cuts:
            yield play(job, begin, end)
    else:
        yield from _by_crew(job, cuts, min(workers, len(cuts)))


def _by_crew(job: Job, cuts: list[tuple[int, int]], workers: int) -> Iterator[Part]:
    """Several processes. One that dies (for want of memory, say) is replaced, and its parts are played again."""
    waiting, under_way, deaths = deque(cuts), deque[tuple[tuple[int, int], Future[Part]]](), 0
    crew = _start(workers)
    try:
        while waiting or under_way:
            while waiting and len(under_way) < AHEAD * workers:
                cut = waiting.popleft()
                under_way.append((cut, crew.submit(play, job, *cut)))
            cut, future = under_way[0]
            try:
                part = future.result()
            except BrokenProcessPool:
                deaths += 1
                if deaths > PATIENCE:
                    raise PaddockError("lab-workers-die") from None
                crew.shutdown(wait=False, cancel_futures=True)
                crew = _start(workers)
                waiting.extendleft(reversed([cut for cut, _ in under_way]))
                under_way.clear()
                continue
            under_way.popleft()
            deaths = 0
            yield part
    finally:
        _stop(crew)


def _start(workers: int) -> ProcessPoolExecutor:
    # A fresh process knows nothing of locks and threads of this one, on every system alike.
    return ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), initializer=_leave_interrupts)


def _leave_interrupts() -> None:
    """A Ctrl-C is for the process that talks to the person."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _stop(crew: ProcessPoolExecutor) -> None:
    """At once: whatever is still under way is not wanted any more."""
    processes = list((getattr(crew, "_processes", None) or {}).values())
    crew.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
    for process in processes:
        process.join()


def is_compiled(job: Job) -> bool:
    """Is the machine code of this game there already?"""
    folder = cache_folder() / "rules" / job.rules
    return any(folder.glob(f"{_package(job)}_*/batch.run-*.nbi"))


def _package(job: Job) -> str:
    from paddock.core.registry import kind

    make = kind(job.game).simulation
    assert make is not None
    return make.batch.split(".")[-2]
