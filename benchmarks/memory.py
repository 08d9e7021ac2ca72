"""Statistics of a million races take no more memory than those of ten thousand: counts are kept, never races."""

from __future__ import annotations

import multiprocessing
import sys
from pathlib import Path

from benchmarks.report import aim, heading, table
from paddock.core.lane.simulation import Simulation
from paddock.core.registry import build
from paddock.games.monza.lane import LANE
from paddock.games.monza.tally import Tally

COUNTS = (10_000, 100_000, 1_000_000)
MOST_GROWTH = 1.0
"""MiB that a hundred times as many races may add: less than a byte or so a race. (What there is comes from the table of
routes, which is filled on demand and has a size of its own.)"""


def resident() -> float:
    """The memory that this process holds now, in MiB; where the system does not say, the most that it ever held."""
    import resource

    pages = Path("/proc/self/statm")
    if pages.exists():
        return int(pages.read_text().split()[1]) * resource.getpagesize() / (1 << 20)
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (1 << 20 if sys.platform == "darwin" else 1 << 10)


def simulation(policy: str) -> Simulation:
    game = build("monza", {})
    prepared = Simulation(game, [policy] * game.seats, seed=20, bot_seed=11)
    prepared.run(0, 1)
    return prepared


def measure(policy: str) -> list[float]:
    """The memory before, and after so many races in all."""
    races = simulation(policy)
    found, done, tally = [resident()], 0, Tally()
    for count in COUNTS:
        tally = races.run(done, count, tally)
        done = count
        found.append(resident())
    assert tally.races == COUNTS[-1]
    return found


def main() -> None:
    heading("Memory of many races")
    if sys.platform == "win32":
        print("This system does not say how much memory a process holds, so there is nothing to measure.")
        return
    simulation(LANE.policies[0])  # whatever has to be compiled is, and the processes below only load it
    found: dict[str, list[float]] = {}
    for policy in LANE.policies:
        # A fresh process each, which has nothing else to hold or to give back.
        with multiprocessing.get_context("spawn").Pool(1) as pool:
            found[policy] = pool.apply(measure, (policy,))
    growths = {policy: sizes[-1] - sizes[1] for policy, sizes in found.items()}
    rows = [[policy, *(f"{mib:.2f}" for mib in sizes), f"{growths[policy]:+.2f}"] for policy, sizes in found.items()]
    table(("resident MiB", "before", *(f"{count:,} races" for count in COUNTS), "growth"), rows)
    for policy, growth in growths.items():
        text = f"{policy}: {COUNTS[-1] // COUNTS[0]} times as many races take {growth:.2f} MiB more (aim {MOST_GROWTH})"
        aim(text, growth <= MOST_GROWTH)
