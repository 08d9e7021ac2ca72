"""Environments side by side with their peers, each played blindly on one core; peers in an environment of their own."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.report import aim, heading, table
from paddock import envs
from paddock.core.rule import cache_folder

PEERS = ("pettingzoo==1.27.0", "pygame==2.6.1", "pgx==2.6.0")
SCRIPT = Path(__file__).with_name("envs_peer.py")
SECONDS, TABLES, PATIENCE = 4.0, 1024, 600


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


def peer(name: str) -> float | None:
    """What a peer does in a second, or None where it does not run here."""
    python = peers_python()
    if python is None:
        return None
    done = subprocess.run([python, SCRIPT, name], capture_output=True, text=True, timeout=PATIENCE)
    if done.returncode:
        print(f"{name} does not run here:\n{done.stderr.strip()[-500:]}")
        return None
    return float(json.loads(done.stdout.splitlines()[-1]))


def turns_a_second(name: str) -> float:
    """PettingZoo's way through an environment: the loop of its own `performance_benchmark`."""
    env: Any = envs.aec(name)
    env.reset(seed=1)
    turns, started = 0, time.process_time()
    while time.process_time() - started < SECONDS:
        for _ in env.agent_iter(env.num_agents):
            seen, _, ended, cut, _ = env.last()
            env.step(None if ended or cut else random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            turns += 1
            if all(env.terminations.values()) or all(env.truncations.values()):
                env.reset()
    return turns / (time.process_time() - started)


def fallen(outcomes: list[tuple[int, float]], point: float) -> int:
    """The outcome of chance at a point between 0 and 1."""
    for action, probability in outcomes:
        point -= probability
        if point < 0:
            return action
    return outcomes[-1][0]


def actions_a_second(name: str) -> float:
    """Whole playouts through pyspiel, moves of chance included."""
    import pyspiel

    game, choice = pyspiel.load_game(name), random.Random(1)
    actions, started = 0, 0.0
    for seconds in (0.5, SECONDS):  # at first only so that everything is there
        actions, started = 0, time.process_time()
        while time.process_time() - started < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(fallen(state.chance_outcomes(), choice.random()))
                else:
                    state.apply_action(choice.choice(state.legal_actions()))
                actions += 1
    return actions / (time.process_time() - started)


def steps_a_second(name: str) -> float:
    """The batch, blind choice included."""
    batch, choice, steps = envs.batch(name, TABLES, seed=1), np.random.default_rng(1), 0
    batch.step(batch.blind(choice))  # whatever is made once is made here
    started = time.process_time()
    while time.process_time() - started < SECONDS:
        batch.step(batch.blind(choice))
        steps += TABLES
    return steps / (time.process_time() - started)


def against(title: str, unit: str, ours: dict[str, float], name: str, theirs: float | None, factor: float) -> None:
    heading(title)
    rows = [[game, f"{speed:,.0f}", f"{speed / theirs:.1f}" if theirs else "-"] for game, speed in ours.items()]
    rows.append([name, f"{theirs:,.0f}" if theirs else "-", "1.0" if theirs else "-"])
    table(("one core", f"{unit}/s", "ratio"), rows)
    if theirs:
        for game, speed in ours.items():
            aim(f"{game}: at least {factor:g} times {name}", speed >= factor * theirs)


def main() -> None:
    names = envs.available()
    batches = {name: steps_a_second(name) for name in names}
    against(f"Batches of {TABLES} tables", "steps", batches, "pgx backgammon", peer("pgx backgammon"), 100)
    turns = {name: turns_a_second(name) for name in names}
    against("PettingZoo environments", "turns", turns, "connect four", peer("connect four"), 5)
    spiels = {name: actions_a_second(name) for name in envs.register()}
    against("Through pyspiel, from Python", "actions", spiels, "backgammon (C++)", actions_a_second("backgammon"), 1)
