"""`python -m benchmarks [NAME ...] [--markdown FILE]`: runs the named benchmarks, or all of them."""

from __future__ import annotations

import argparse
import os
import platform
from collections.abc import Callable, Sequence
from pathlib import Path

from benchmarks import (
    envs,
    gamble_bots,
    gamble_laws,
    grab,
    hurry_cup,
    luck,
    memory,
    monza_exact,
    monza_limit,
    monza_table,
    peers,
    report,
    simulate,
    strength,
)
from benchmarks.lighthouse import scores
from benchmarks.server import report as server

BENCHMARKS: dict[str, tuple[Callable[[], None], str]] = {
    "monza-limit": (monza_limit.main, "whole races: the compiled lane against C by hand and the interpreter"),
    "monza-table": (monza_table.main, "one move at the table: what the interpreted lane takes for it"),
    "gamble-laws": (gamble_laws.main, "Monte Carlo Gamble: both lanes, and a million games without a broken law"),
    "gamble-bots": (
        gamble_bots.main,
        "Monte Carlo Gamble: the bots' speed and strength, length and fairness of the boards",
    ),
    "monza-exact": (monza_exact.main, "two cars: the master against greedy, and the best answer to it, both exactly"),
    "strength": (strength.main, "what the strongest bots of all games win among others, with intervals"),
    "server": (server.main, "moves a second over live tables, side by side with boardgame.io"),
    "hurry-cup": (hurry_cup.main, "Hurry'Cup!: races in both lanes, their length and fairness, and 10,000 circuits"),
    "grab": (grab.main, "Hurry'Cup!: a hundred contested grabs between three pages near and far, in real browsers"),
    "luck": (luck.main, "analyses of races: how long they take, and that luck is zero in the mean of 10,000"),
    "memory": (memory.main, "memory of a million races, which must not depend on their number"),
    "simulate": (simulate.main, "the lab: two processes against one, memory, and the time to the first result"),
    "peers": (peers.main, "whole races at random, side by side with OpenSpiel's playouts in C++"),
    "envs": (envs.main, "environments for learners, side by side with PettingZoo's, OpenSpiel's and pgx's"),
    "lighthouse": (scores.main, "what Lighthouse says about lobby, table and replay"),
}


def main(arguments: Sequence[str] | None = None) -> None:
    names = "\n".join(f"  {name:<12} {title}" for name, (_, title) in BENCHMARKS.items())
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks",
        description="Runs the named benchmarks, or all of them.",
        epilog=f"benchmarks:\n{names}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help="a benchmark; see below")
    parser.add_argument("--markdown", type=Path, metavar="FILE", help="also write tables and aims as a page")
    given = parser.parse_args(arguments)
    chosen: list[str] = given.names
    for name in chosen:
        if name not in BENCHMARKS:
            parser.error(f"there is no benchmark {name!r}; there are {', '.join(BENCHMARKS)}")
    for name in chosen or BENCHMARKS:
        BENCHMARKS[name][0]()
    if given.markdown is not None:
        place = given.markdown.name if given.markdown.is_absolute() else given.markdown.as_posix()
        command = " ".join(["python3 run.py bench", *chosen, "--markdown", place])
        system = f"{platform.system()}, Python {platform.python_version()}"
        machine = f"{platform.machine()} with {os.cpu_count()} cores, {system}, load {simulate.load()}"
        given.markdown.write_text(report.page("How fast, beside others", command, machine), encoding="utf-8")
        print(f"\nWritten: {given.markdown}")


if __name__ == "__main__":  # the memory benchmark starts fresh processes, and these import this module again
    main()
