"""Plays the races: in this process, or in several on this machine. Parts come back in order, always the same."""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
from collections import deque
from multiprocessing.connection import Connection, wait
from typing import Any

from paddock.core.messages import Message, PaddockError
from paddock.core.registry import lane_of
from paddock.core.rule import machine_code_folder
from paddock.lab.job import Job, Part, Parts, play

FIRST, FIRST_SLOW = 100, 2
"""Races of the first part, which measures the speed: in machine code, and between bots that the lane does not know."""
SECONDS = 0.3
"""Seconds that a part should take: short enough to be interrupted, long enough to cost nothing."""
FEWEST, MOST = 20, 100_000
"""Races of a part in machine code. (Others may have a single one.)"""
WORTH_SEVERAL = 2.0
"""Seconds of work below which starting processes does not pay."""
IN_HAND = 2
"""Parts that a worker is given at once, so that it stays busy while its last answer is read."""
AHEAD = 3
"""Finished parts of each worker that may wait in memory for earlier ones."""
PATIENCE = 3
"""How many workers may die in a row before we give up."""


def size_of_part(last: Part, seconds: float = SECONDS, fewest: int = FEWEST) -> int:
    """How many races take about so long, at the speed of the last part."""
    speed = (last.end - last.begin) / max(1e-6, last.seconds)
    return max(fewest, min(MOST, int(speed * seconds)))


def parts_of(job: Job, races: int, workers: int = 1) -> Parts:
    """Plays the races with numbers from 0 on, and gives them part by part, in order."""
    first, fewest = (FIRST, FEWEST) if job.in_lane else (FIRST_SLOW, 1)
    part = play(job, 0, min(first, races))
    yield part
    left = (races - part.end) * part.seconds / max(1, part.end)
    if workers > 1 and left > WORTH_SEVERAL:
        yield from _by_processes(job, part, races, workers)
        return
    while part.end < races:
        part = play(job, part.end, min(part.end + size_of_part(part, fewest=fewest), races))
        yield part


def _by_processes(job: Job, first: Part, races: int, workers: int) -> Parts:
    """Several processes. One that dies (for want of memory, say) is replaced, and its part is played again."""
    lost, ready = deque[tuple[int, int]](), dict[int, Part]()
    team, deaths = [_Worker(job) for _ in range(workers)], 0
    fewest = FEWEST if job.in_lane else 1
    given, size, wanted = first.end, size_of_part(first, fewest=fewest), first.end
    try:
        while wanted < races:
            for worker in team:
                while len(worker.cuts) < IN_HAND and lost:
                    worker.send(lost.popleft())
                # No worker runs far ahead of a slow one, because finished parts wait in memory.
                while len(worker.cuts) < IN_HAND and given < races and len(ready) < AHEAD * workers:
                    worker.send((given, min(given + size, races)))
                    given = min(given + size, races)
            for worker in _answering(team):
                try:
                    part = worker.receive()
                except (EOFError, OSError):
                    deaths += 1
                    if deaths > PATIENCE:
                        raise PaddockError("lab-workers-die") from None
                    lost.extend(worker.cuts)
                    worker.stop()
                    team[team.index(worker)] = _Worker(job)
                else:
                    deaths, size = 0, size_of_part(part, fewest=fewest)
                    ready[part.begin] = part
            while wanted in ready:
                part = ready.pop(wanted)
                wanted = part.end
                yield part
    finally:
        for worker in team:
            worker.stop()


class _Worker:
    """A process that plays, with its own pipe to us: trouble in one cannot hold up another."""

    def __init__(self, job: Job) -> None:
        # Spawned, not forked: a fork could inherit locks that are held by threads of this process.
        context = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()
        self.cuts: deque[tuple[int, int]] = deque()
        """What it has been given and not answered yet, in order."""
        self._process = context.Process(target=_work, args=(job, theirs), daemon=True)
        self._process.start()
        theirs.close()  # so that the line breaks when the process ends

    def send(self, cut: tuple[int, int]) -> None:
        self.cuts.append(cut)
        with contextlib.suppress(OSError):  # it is dead: that is found out when it does not answer
            self.line.send(cut)

    def receive(self) -> Part:
        answer: Part | Message = self.line.recv()
        if isinstance(answer, Message):
            raise PaddockError(answer.key, **answer.args)
        self.cuts.popleft()
        return answer

    def stop(self) -> None:
        """Ends the process at once; unfinished parts are dropped."""
        self._process.kill()
        self._process.join()
        self.line.close()


def _answering(team: list[_Worker]) -> list[_Worker]:
    """The workers that have answered, or whose pipe is broken."""
    busy: list[Any] = [worker.line for worker in team if worker.cuts]
    answering = wait(busy)
    return [worker for worker in team if worker.line in answering]


def _work(job: Job, line: Connection) -> None:
    """The main loop of a worker process. It ignores Ctrl-C, which the parent process handles."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(EOFError, OSError):
        while True:
            begin, end = line.recv()
            try:
                line.send(play(job, begin, end))
            except PaddockError as error:
                line.send(error.message)


def is_compiled(job: Job) -> bool:
    """Is the machine code of this game there already?"""
    folder = machine_code_folder(lane_of(job.game).package)
    return any(folder.glob("*/batch.run-*.nbi"))
