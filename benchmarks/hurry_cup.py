"""Hurry'Cup!: how fast whole races are, how long and how fair; and ten thousand circuits of the generator."""

from __future__ import annotations

from typing import Any

from benchmarks.report import aim, heading, processor_seconds, table
from paddock.core.lane.simulation import Simulation
from paddock.core.registry import build
from paddock.games.hurry_cup.check import check_circuit
from paddock.games.hurry_cup.generator import random_circuit
from paddock.games.hurry_cup.shelf import CIRCUITS

RACES, PLAIN_RACES, SEEDS = 20_000, 40, 10_000
MEASURED = (*CIRCUITS.keys, "random-1", "random-2", "random-3")


def simulation(circuit: str, bot: str, interpreted: bool = False) -> Any:
    game = build("hurry-cup", {"circuit": circuit})
    return Simulation(game, [bot] * game.seats, 1, 2, interpreted=interpreted)


def races_a_second(lane: Any, races: int) -> float:
    lane.run(0, 5)  # whatever is made once is made here
    return races / processor_seconds(lambda: lane.run(5, 5 + races))


def speed() -> None:
    heading("Hurry'Cup!, whole races of four: the compiled lane against the interpreter, sealed grabbing")
    rows = []
    for bot in ("random", "greedy"):
        fast = races_a_second(simulation("corniche", bot), RACES)
        slow = races_a_second(simulation("corniche", bot, interpreted=True), PLAIN_RACES)
        rows.append([bot, f"{fast:,.0f}", f"{slow:.1f}", f"{fast / slow:.0f}"])
    table(("bots", "compiled, races/s", "interpreted, races/s", "ratio"), rows)


def balance() -> None:
    heading("Hurry'Cup!, four greedy pilots: rounds and wins by seat (seat 0 lifts the cup first)")
    rows, fine = [], True
    for circuit in MEASURED:
        found = simulation(circuit, "greedy").run(0, RACES)
        mean = sum(number * count for number, count in enumerate(found.rounds)) / RACES
        within = sum(found.rounds[8:15]) / RACES
        wins = [100 * won / RACES for won in found.wins[:4]]
        fine = fine and 8 <= mean <= 14 and max(wins) <= 30
        rows.append([circuit, f"{mean:.1f}", f"{100 * within:.0f} %", *(f"{won:.1f} %" for won in wins)])
    table(("circuit", "rounds", "within 8-14", "seat 0", "seat 1", "seat 2", "seat 3"), rows)
    aim("a race takes 8 to 14 rounds, and no seat wins more than 5 points above its share", fine)


def circuits() -> None:
    heading("Hurry'Cup!, the generator")
    wrong: list[int] = []

    def lay() -> None:
        wrong.extend(seed for seed in range(SEEDS) if check_circuit(random_circuit(f"random-{seed}")))

    took = processor_seconds(lay)
    print(f"{SEEDS:,} seeds, {1000 * took / SEEDS:.1f} ms each")
    aim(f"all of them are valid{'' if not wrong else f', but not {wrong[:5]}'}", not wrong)


def main() -> None:
    speed()
    balance()
    circuits()
