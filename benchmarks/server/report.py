"""`python -m benchmarks server`: our server beside boardgame.io, in turns on one core."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from statistics import median

from benchmarks.report import aim, heading, table
from benchmarks.server import idle
from benchmarks.server.contestants import Contestant, Ours, Theirs, find_theirs, run
from benchmarks.server.plan import Measured, Plan
from benchmarks.server.processes import on_one_core

ROUNDS = 3
PLAN = Plan(tables=50, warm_up=1000, moves=4000)
"""A hundred moves a table in all: about the length of a race of Monza."""
PACED = Plan(tables=50, warm_up=200, moves=2000, pace=100.0)
MEMORY_AIM, FILES_AIM = 1.5, 10.0
MEDIAN_AIM, LATE_AIM = 5.0, 25.0

Runs = dict[str, list[Measured]]


def main() -> None:
    problem = find_theirs()
    with on_one_core() as pinned:
        measure_speed(problem, pinned)
        measure_pace(problem)
        measure_idle(problem)


def measure_speed(problem: str, pinned: str) -> None:
    heading(f"Acknowledged moves over {PLAN.tables} live tables")
    print(problem or pinned)
    ours, memory = Ours(), Theirs("memory")
    bare, files = Theirs("memory", "bare"), Theirs("files")
    others: list[Contestant] = [] if problem else [memory, bare, files]
    turns: list[Contestant] = [contestant for other in others for contestant in (ours, other)] or [ours]
    runs = in_turns(turns, PLAN, ROUNDS)
    speed = {name: median(run.speed for run in found) for name, found in runs.items()}
    rows = []
    for name, found in runs.items():
        late = median(run.late for run in found)
        times = f"{speed[ours.name] / speed[name]:.2f}"
        rows.append([name, times, f"{speed[name]:,.0f}", f"{median(r.median for r in found):.1f}", f"{late:.1f}"])
    table(("median of the runs", "ours is times", "moves/s", "delay, median ms", "99th percentile ms"), rows)
    if not problem:
        for other, least in ((memory, MEMORY_AIM), (files, FILES_AIM)):
            ratio = speed[ours.name] / speed[other.name]
            aim(f"{ratio:.2f} times as many moves as {other.name} (aim {least})", ratio >= least)


def measure_pace(problem: str) -> None:
    heading(f"The same at a pace of {PACED.pace:.0f} moves a second in all")
    ours = Ours()
    turns: list[Contestant] = [ours] if problem else [ours, Theirs("memory")]
    runs = in_turns(turns, PACED, 1)
    rows = [[name, f"{found[0].median:.1f}", f"{found[0].late:.1f}"] for name, found in runs.items()]
    table(("", "delay, median ms", "99th percentile ms"), rows)
    found = runs[ours.name][0]
    aim(f"median {found.median:.1f} ms (aim {MEDIAN_AIM:.0f})", found.median < MEDIAN_AIM)
    aim(f"99th percentile {found.late:.1f} ms (aim {LATE_AIM:.0f})", found.late < LATE_AIM)


def measure_idle(problem: str) -> None:
    heading(f"Memory of an idle table ({idle.TABLES:,} tables, started, nobody there)")
    if sys.platform != "linux":
        print("This system does not say how much memory a process holds, so there is nothing to measure.")
        return
    sizes = {
        "Paddock, table in memory": idle.measure_ours(asleep=False),
        "Paddock, table asleep": idle.measure_ours(asleep=True),
    }
    if not problem:
        sizes["boardgame.io, in memory"] = idle.measure_theirs()
    table(("", "bytes a table"), [[name, f"{size:,.0f}"] for name, size in sizes.items()])


def in_turns(turns: Sequence[Contestant], plan: Plan, rounds: int) -> Runs:
    """Every contestant's runs; all take turns, so that what else the machine does falls on all of them."""
    found: Runs = {}
    for _ in range(rounds):
        for contestant in turns:
            found.setdefault(contestant.name, []).append(run(contestant, plan))
    return found
