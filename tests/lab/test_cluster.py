"""A real cluster: a scheduler and workers as processes of their own, one of them killed in the middle, one joining."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from paddock.core.messages import PaddockError
from paddock.core.registry import build
from paddock.lab import Count, cluster, workers
from paddock.lab.cluster import parts_on_cluster
from paddock.lab.findings import find
from paddock.lab.job import Job, Part, make_job
from paddock.lab.workers import parts_of

# Dask leaves sockets and loops to the garbage collector when a connection breaks, as it does here on purpose.
pytestmark = [
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
]

RACES = 6_000


class House:
    """A scheduler and its workers."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._running: list[subprocess.Popen[bytes]] = []
        self._log = (folder / "log").open("wb")
        place = folder / "scheduler.json"
        self._start("scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--scheduler-file", str(place))
        self.address = self._wait_for(place)

    def _start(self, *arguments: str) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-c", "from dask.__main__ import main; main()", *arguments]
        process = subprocess.Popen(command, cwd=self._folder, stdout=self._log, stderr=self._log)
        self._running.append(process)
        return process

    def _wait_for(self, place: Path) -> str:
        import json

        while True:
            assert self._running[0].poll() is None, (self._folder / "log").read_text()
            if place.exists() and place.stat().st_size:
                return str(json.loads(place.read_text())["address"])
            time.sleep(0.1)

    def worker(self) -> subprocess.Popen[bytes]:
        return self._start("worker", self.address, "--nthreads", "1", "--no-nanny", "--no-dashboard")

    def close(self) -> None:
        for process in reversed(self._running):
            process.kill()
            process.wait()
        self._running.clear()
        self._log.close()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    found = House(tmp_path)
    yield found
    found.close()


@pytest.fixture(scope="module")
def job() -> Job:
    return make_job(build("monza", {"players": 3}), ("greedy", "random", "greedy"), 42)


@pytest.fixture(autouse=True)
def _small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "MOST", 100)
    monkeypatch.setattr(cluster, "LOOK_AGAIN", 0.2)


def found_by(job: Job, parts: Iterator[Part]) -> bytes:
    total: Count | None = None
    for part in parts:
        total = part.count if total is None else total + part.count
    assert total is not None
    return find(job, job.build(), total).json()


def test_a_worker_dies_and_another_joins(house: House, job: Job, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "A_WORKER", 60.0)  # a busy machine takes its time to start Python
    victim = house.worker()
    house.worker()

    def watched() -> Iterator[Part]:
        for number, part in enumerate(parts_on_cluster(job, RACES, house.address)):
            yield part
            if number == 5:
                victim.kill()
                victim.wait()
                house.worker()

    assert found_by(job, watched()) == found_by(job, parts_of(job, RACES))
    assert victim.poll() is not None


def test_a_scheduler_that_goes_away(house: House, job: Job, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "A_WORKER", 60.0)
    house.worker()
    parts = parts_on_cluster(job, 1_000_000, house.address)
    next(parts)
    house.close()
    with pytest.raises(PaddockError, match="is gone"):
        for _ in parts:
            pass


def test_a_cluster_without_workers(house: House, job: Job) -> None:
    with pytest.raises(PaddockError, match="has no workers"):
        next(parts_on_cluster(job, RACES, house.address))


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:9", "nonsense", "127.0.0.1:9", "carrier-pigeon://roof"])
def test_a_cluster_that_does_not_answer(job: Job, address: str) -> None:
    with pytest.raises(PaddockError, match="Nobody answers at"):
        next(parts_on_cluster(job, RACES, address))


def test_the_command_says_so_too(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "paddock",
        "simulate",
        "monza",
        "--races",
        "1000",
        "--cluster",
        "tcp://127.0.0.1:9",
    ]
    ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, env=dict(os.environ))
    assert ran.returncode == 2
    assert ran.stderr.splitlines()[-1].startswith("Nobody answers at tcp://127.0.0.1:9.")
    assert "Traceback" not in ran.stderr
