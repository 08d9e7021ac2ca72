"""Compiles what the tests need, before they begin: `python -m tests.machine_code`.

Each game is compiled in a process of its own, as many at once as there are processors. The workers of the tests then
load machine code instead of making it, which takes a fraction of the time and of the memory. What is forgotten here is
compiled by the first test that needs it.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pyspiel

from paddock import envs, lab
from paddock.core.lane.fan import Fan
from paddock.core.lane.lane import Lane
from paddock.core.rule import rule_sources
from paddock.laws.cases import Case
from paddock.laws.lanes import Compiled, race
from paddock.laws.secrets import lanes_keep_secrets

from .envs.tables import VERSUS
from .laws.games import WITH_LANE


def compile_game(case: Case) -> None:
    """Calls every entry point of a game's machine code once."""
    game = case.game()
    assert case.lane is not None
    for policy in case.policies:
        for _ in race(game, [Compiled(game, case)], policy, seed=1):
            pass
    bots = [case.lane.policies[seat % len(case.lane.policies)] for seat in range(game.seats)]
    lab.simulate(game, bots, 2, seed=1)
    lab.study(game, bots, 2, seed=1)
    lab.play_on(game, game.start(), bots, seed=1)
    fan = Fan(game, case.lane.usual_policy)
    fan.settled(fan.outcomes(game.start(), [0]))
    tables = envs.batch(game.name, 2)
    tables.step(np.array([np.flatnonzero(mask)[0] for mask in tables.masks]))
    tables.observe(0, 1)
    turns = envs.aec(game.name)
    turns.reset(seed=1)
    turns.step(np.flatnonzero(turns.last()[0]["action_mask"])[0])
    name = next(name for name in envs.register() if game.name.replace("-", "_") in name)
    moment = pyspiel.load_game(name).new_initial_state()
    for _ in range(20):  # chance and seats
        moment.observation_tensor(0)
        moment.apply_action(moment.legal_actions()[0])
    lanes_keep_secrets(game, case.lane, case.lane.module("answers"), seed=1)
    for name, bot, options in VERSUS:
        if name == game.name:
            against = envs.vector(name, 2, bot, skip_forced=True, **options)
            told, _ = against.reset(seed=1)
            against.step(np.array([np.flatnonzero(mask)[0] for mask in told["action_mask"]]))


def amount(lane: Lane) -> int:
    """How much of a game there is to compile: the size of the files that its rules are made of."""
    spec = importlib.util.find_spec(lane.package)
    assert spec is not None
    folders = map(Path, spec.submodule_search_locations or ())
    return sum(file.stat().st_size for folder in folders for file in rule_sources(folder))


def compile_all() -> int:
    """How many games could not be compiled. The largest are first, so that all processors have work to the end."""
    lanes = {case.game().name: case.lane for case in WITH_LANE if case.lane is not None}
    names = sorted(lanes, key=lambda name: amount(lanes[name]), reverse=True)
    commands = [[sys.executable, "-m", "tests.machine_code", name] for name in names]
    with ThreadPoolExecutor(os.cpu_count()) as at_once:
        codes = at_once.map(lambda command: subprocess.run(command, cwd=Path(__file__).parents[1]).returncode, commands)
        return sum(code != 0 for code in codes)


if __name__ == "__main__":
    if len(sys.argv) == 1:
        sys.exit(compile_all())
    compile_game(next(case for case in WITH_LANE if case.game().name == sys.argv[1]))
