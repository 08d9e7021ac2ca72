"""The same findings from one process, two or five; and from some of which one dies."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator

import pytest

from paddock.core.messages import PaddockError
from paddock.core.registry import build
from paddock.lab import Count, workers
from paddock.lab.findings import find
from paddock.lab.job import Job, Part, make_job
from paddock.lab.workers import parts_of

RACES = 4_000


@pytest.fixture(autouse=True)
def _small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes are started even for little, and get many parts."""
    monkeypatch.setattr(workers, "WORTH_SEVERAL", 0.0)
    monkeypatch.setattr(workers, "MOST", 150)


@pytest.fixture(scope="module")
def job() -> Job:
    return make_job(build("monza", {"players": 3}), ("greedy", "random", "greedy"), 42)


def add_up(parts: Iterator[Part]) -> tuple[Count, list[tuple[int, int]]]:
    total, cuts = None, []
    for part in parts:
        total = part.count if total is None else total + part.count
        cuts.append((part.begin, part.end))
    assert total is not None
    return total, cuts


@pytest.fixture(scope="module")
def alone(job: Job) -> bytes:
    total, _ = add_up(parts_of(job, RACES))
    return find(job, job.build(), total).json()


@pytest.mark.parametrize("workers", [2, 5])
def test_any_number_of_workers_finds_the_same(job: Job, alone: bytes, workers: int) -> None:
    total, cuts = add_up(parts_of(job, RACES, workers))
    assert find(job, job.build(), total).json() == alone
    assert [begin for begin, _ in cuts] == [0, *(end for _, end in cuts[:-1])], "parts come in order, without gaps"
    assert multiprocessing.active_children() == []


@pytest.mark.skipif(os.name == "nt", reason="there are no signals to kill a process with")
def test_a_worker_that_dies_costs_nothing_but_time(job: Job, alone: bytes) -> None:
    killed: list[int] = []

    def watched() -> Iterator[Part]:
        for part in parts_of(job, RACES, 2):
            yield part
            if not killed and len(multiprocessing.active_children()) == 2:
                pid = multiprocessing.active_children()[0].pid
                assert pid is not None
                os.kill(pid, signal.SIGKILL)
                killed.append(pid)

    total, _ = add_up(watched())
    assert killed
    assert find(job, job.build(), total).json() == alone


def test_leaving_early_leaves_no_process(job: Job) -> None:
    parts = parts_of(job, RACES, 2)
    for part in parts:
        if part.begin > 0:
            break
    parts.close()
    assert multiprocessing.active_children() == []


def test_a_part_needs_the_same_rules(job: Job) -> None:
    import msgspec

    from paddock.lab.job import play

    with pytest.raises(PaddockError, match="different rules"):
        play(msgspec.structs.replace(job, rules="others"), 0, 1)
