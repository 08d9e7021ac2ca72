"""Environments side by side with their peers, each played blindly on one core; peers in an environment of their own."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np

from benchmarks.report import aim, heading, say, table
from paddock import envs
from paddock.core.rule import cache_folder

PEERS = ("pettingzoo==1.27.0", "pygame==2.6.1", "pgx==2.6.0")
SCRIPT = Path(__file__).with_name("envs_peer.py")
BATCHES = (
    "A step is a decision at each table, chosen blindly among the legal ones, with observations and masks written; the "
    f"choice is counted too. pgx ({PEERS[2]}) runs under JAX on the processor, its step compiled for all tables in one "
    "(`jit` of `vmap`). It begins no new race where one is over; ours do."
)
TURN_BY_TURN = (
    f"The loop is that of PettingZoo's own `performance_benchmark`, with a blind choice under the mask ({PEERS[0]})."
)
PLAYOUTS = (
    "A loop in Python asks OpenSpiel for legal actions or chance outcomes and applies one, to the end of the race; "
    "outcomes of chance are drawn by walking through them. The games of ours are Python games to OpenSpiel, and "
    "backgammon is its own, in C++."
)
SPIEL_ENOUGH = 63_000
SECONDS, TURNS, TABLES, PATIENCE = 1.0, 5, 1024, 600


def peers_python() -> Path | None:
    """The Python of an environment with the peers in it, made once; None where they cannot be had."""
    folder = cache_folder() / "benchmarks" / "-".join(PEERS).replace("==", "-")
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    ready = folder / "ready"
    if not ready.exists():
        uv = [sys.executable, "-m", "uv"]
        for command in (
            [*uv, "venv", "--quiet", "--clear", "--python", sys.executable, str(folder)],
            [*uv, "pip", "install", "--quiet", "--python", str(python), *PEERS],
        ):
            done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
            if done.returncode:
                print(f"The peers cannot be installed here:\n{done.stderr.strip()}")
                return None
        ready.touch()
    return python


class Peer:
    """A peer in a process of its own, which measures whenever it is asked to."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._process: subprocess.Popen[str] | None = None
        if python := peers_python():
            command = [str(python), str(SCRIPT), name, str(SECONDS)]
            self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def measure(self) -> float | None:
        """What it does in a second, or None where it does not run here."""
        if self._process is None:
            return None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            print("again", file=self._process.stdin, flush=True)
            return float(json.loads(self._process.stdout.readline()))
        except (OSError, ValueError):
            print(f"{self.name} does not run here.")
            self._process = None
            return None

    def close(self) -> None:
        if self._process is not None:
            self._process.communicate()


Measure = Callable[[], float | None]


def turns_a_second(name: str) -> Measure:
    """PettingZoo's way through an environment: the loop of its own `performance_benchmark`."""
    env: Any = envs.aec(name)
    env.reset(seed=1)

    def measure() -> float:
        turns, started = 0, time.process_time()
        while time.process_time() - started < SECONDS:
            for _ in env.agent_iter(env.num_agents):
                seen, _, ended, cut, _ = env.last()
                env.step(None if ended or cut else random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
                turns += 1
                if all(env.terminations.values()) or all(env.truncations.values()):
                    env.reset()
        return turns / (time.process_time() - started)

    return measure


def fallen(outcomes: list[tuple[int, float]], point: float) -> int:
    """The outcome of chance at a point between 0 and 1."""
    for action, probability in outcomes:
        point -= probability
        if point < 0:
            return action
    return outcomes[-1][0]


def actions_a_second(name: str) -> Measure:
    """Whole playouts through pyspiel, moves of chance included."""
    import pyspiel

    game, choice = pyspiel.load_game(name), random.Random(1)

    def measure() -> float:
        actions, started = 0, time.process_time()
        while time.process_time() - started < SECONDS:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(fallen(state.chance_outcomes(), choice.random()))
                else:
                    state.apply_action(choice.choice(state.legal_actions()))
                actions += 1
        return actions / (time.process_time() - started)

    return measure


def steps_a_second(name: str) -> Measure:
    """The batch, blind choice included."""
    batch, choice = envs.batch(name, TABLES, seed=1), np.random.default_rng(1)

    def measure() -> float:
        steps, started = 0, time.process_time()
        while time.process_time() - started < SECONDS:
            batch.step(batch.blind(choice))
            steps += TABLES
        return steps / (time.process_time() - started)

    return measure


def against(
    title: str,
    unit: str,
    ours: dict[str, Measure],
    name: str,
    theirs: Measure,
    factor: float,
    how: str,
    enough: float | None = None,
) -> None:
    """In turns, so that a busy moment of the machine hits all alike; the first turn only makes what is made once. The
    aim is a multiple of the peer's speed, or a speed that is `enough`."""
    heading(title)
    lanes, found = ours | {name: theirs}, {lane: list[float]() for lane in (*ours, name)}
    for turn in range(1 + TURNS):
        for lane, measure in lanes.items():
            speed = measure()
            if turn > 0 and speed is not None:
                found[lane].append(speed)
    speeds = {lane: median(several) for lane, several in found.items() if several}
    rows = []
    for lane in lanes:
        speed, other = speeds.get(lane), speeds.get(name)
        pairs = [one / two for one, two in zip(found[lane], found[name], strict=False)]
        ratios = [f"{speed / other:.1f}", f"{min(pairs):.1f}-{max(pairs):.1f}"] if speed and other else ["-", "-"]
        rows.append([lane, f"{speed:,.0f}" if speed else "-", *ratios])
    table(("one core", f"{unit}/s", "ratio", "pairs"), rows)
    say(f"{how} Medians of {TURNS} runs of {SECONDS:g} s in turns, by the processor's time, all threads counted.")
    if name in speeds:
        for game in ours:
            ratio = speeds[game] / speeds[name]
            met = ratio >= factor or (enough is not None and speeds[game] >= enough)
            other_way = "" if enough is None else f" (or {enough:,.0f} {unit}/s)"
            found_now = f"{ratio:.1f} times" if enough is None else f"{ratio:.1f} times, {speeds[game]:,.0f}"
            aim(f"{game}: at least {factor:g} times {name}{other_way}: {found_now}", met)


def main() -> None:
    names = envs.available()
    pgx, connect_four = Peer("pgx backgammon"), Peer("connect four")
    batches = {name: steps_a_second(name) for name in names}
    against(f"Batches of {TABLES} tables", "steps", batches, "pgx's backgammon", pgx.measure, 100, BATCHES)
    pgx.close()
    turns = {name: turns_a_second(name) for name in names}
    against("PettingZoo environments", "turns", turns, "its connect four", connect_four.measure, 5, TURN_BY_TURN)
    connect_four.close()
    spiels = {name: actions_a_second(name) for name in envs.register()}
    own = actions_a_second("backgammon")
    against("Through pyspiel, from Python", "actions", spiels, "backgammon (C++)", own, 1, PLAYOUTS, SPIEL_ENOUGH)
