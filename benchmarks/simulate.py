"""The lab as people use it: what a second processor brings, what a million races hold in memory, and how long it takes
from the command to the first result."""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
import time
from statistics import median

from benchmarks.memory import resident
from benchmarks.report import aim, heading, table
from paddock.core.registry import build
from paddock.lab.count import Count
from paddock.lab.job import Job, make_job, play
from paddock.lab.workers import FIRST, parts_of

SECONDS = float(os.environ.get("PADDOCK_BENCH_SECONDS", "60"))
"""About as long as the simulation takes on one processor."""
AIM_TWO, AIM_MEMORY, AIM_FIRST = 1.7, 500, 3.0
MILLION = 1_000_000
STARTS = 5
COUNTED = 20_000_000
GAMES = {"monza": "greedy", "monte-carlo-gamble": "random", "hurry-cup": "greedy"}


def job_of(name: str) -> Job:
    game = build(name, {})
    return make_job(game, (GAMES[name],) * game.seats, seed=20)


def seconds(job: Job, races: int, workers: int) -> tuple[float, int]:
    """By the clock, as a person waits for it; and the checksum of what was played."""
    started = time.perf_counter()
    total: Count | None = None
    for part in parts_of(job, races, workers):
        total = part.count if total is None else total + part.count
    assert total is not None
    return time.perf_counter() - started, total.checksum


def load() -> str:
    """How busy the machine is with other things: times by the clock mean little on one that has too much to do."""
    return f"{os.getloadavg()[0]:.1f} on {os.cpu_count()} processors" if hasattr(os, "getloadavg") else "unknown"


def count_up(number: int) -> int:
    return sum(i * i for i in range(number))


def control() -> float:
    """What two processes that only count are worth here: where the machine is busy, it is less than 2."""
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        pool.map(count_up, [10, 10], chunksize=1)  # both are there
        started = time.perf_counter()
        pool.map(count_up, [COUNTED], chunksize=1)
        pool.map(count_up, [COUNTED], chunksize=1)
        one = time.perf_counter() - started
        started = time.perf_counter()
        pool.map(count_up, [COUNTED, COUNTED], chunksize=1)
        return one / (time.perf_counter() - started)


def two_against_one() -> None:
    job = job_of("monza")
    trial = play(job, 0, 2_000)
    races = int(2_000 / trial.seconds * SECONDS)
    one, two = seconds(job, races, 1), seconds(job, races, 2)
    assert one[1] == two[1], "the same races"
    ratio = one[0] / two[0]
    header = ("monza, greedy", "races", "one process s", "two processes s", "ratio", "ratio of two that only count")
    table(header, [["", f"{races:,}", f"{one[0]:.1f}", f"{two[0]:.1f}", f"{ratio:.2f}", f"{control():.2f}"]])
    aim(f"two processes are {ratio:.2f} times as quick as one (aim {AIM_TWO}), load {load()}", ratio >= AIM_TWO)


def memory_of_a_million() -> float:
    """MiB that a process holds after a million races that were looked at closely."""
    seconds(job_of("monza"), MILLION, 1)
    return resident()


def first_results() -> None:
    """The whole command, with everything that Python loads, to a table of a hundred races."""
    import resource

    rows = []
    for name in GAMES:
        found, before = [], resource.getrusage(resource.RUSAGE_CHILDREN)
        for _ in range(STARTS):
            started = time.perf_counter()
            command = [sys.executable, "-m", "paddock", "simulate", name, "--races", str(FIRST), "--seed", "1"]
            subprocess.run(command, check=True, capture_output=True)
            found.append(time.perf_counter() - started)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        used = (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime) / STARTS
        rows.append((name, median(found), max(found), used))
    header = ("from the command to the first result", "median s", "longest s", "processor s")
    table(header, [[name, *(f"{seconds:.2f}" for seconds in measured)] for name, *measured in rows])
    for name, middle, *_ in rows:
        aim(f"{name}: {middle:.2f} s by the clock (aim {AIM_FIRST}), load {load()}", middle < AIM_FIRST)


def main() -> None:
    heading("The lab")
    for name in GAMES:
        play(job_of(name), 0, 1)  # whatever has to be compiled is
    first_results()
    if sys.platform != "win32":
        with multiprocessing.get_context("spawn").Pool(1) as pool:
            held = pool.apply(memory_of_a_million)
        aim(f"a million Monza races hold {held:.0f} MiB (aim {AIM_MEMORY})", held < AIM_MEMORY)
    two_against_one()
