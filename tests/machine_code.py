"""Compiles what the tests need, before they begin: `python -m tests.machine_code`.

Each game is compiled in a process of its own, as many at once as there are processors. The workers of the tests then
load machine code instead of making it, which takes a fraction of the time and of the memory. What is forgotten here is
compiled by the first test that needs it.
"""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np

from paddock import envs, lab
from paddock.laws.cases import Case
from paddock.laws.lanes import Compiled, race

from .laws.games import WITH_LANE


def compile_game(case: Case) -> None:
    """Uses every door to the machine code of a game once."""
    game = case.game()
    assert case.lane is not None
    for policy in case.policies:
        for _ in race(game, [Compiled(game, case)], policy, seed=1):
            pass
    bots = [case.lane.policies[seat % len(case.lane.policies)] for seat in range(game.seats)]
    lab.simulate(game, bots, 2, seed=1)
    lab.study(game, bots, 2, seed=1)
    lab.play_on(game, game.start(), bots, seed=1)
    tables = envs.batch(game.name, 2)
    tables.step(np.array([np.flatnonzero(mask)[0] for mask in tables.masks]))
    turns = envs.aec(game.name)
    turns.reset(seed=1)
    turns.step(np.flatnonzero(turns.last()[0]["action_mask"])[0])


def compile_all() -> int:
    """How many games could not be compiled."""
    names = dict.fromkeys(case.game().name for case in WITH_LANE)
    commands = [[sys.executable, "-m", "tests.machine_code", name] for name in names]
    with ThreadPoolExecutor(os.cpu_count()) as at_once:
        codes = at_once.map(lambda command: subprocess.run(command, cwd=Path(__file__).parents[1]).returncode, commands)
        return sum(code != 0 for code in codes)


if __name__ == "__main__":
    if len(sys.argv) == 1:
        sys.exit(compile_all())
    compile_game(next(case for case in WITH_LANE if case.game().name == sys.argv[1]))
