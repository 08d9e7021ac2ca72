"""What peers do in a second: a line of JSON for every line that is read. Runs in an environment of the benchmark's own:
it knows nothing of Paddock.

Every peer plays blindly, as the benchmark's own loops do. Times are the processor's, so that threads on other cores are
counted too.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any


def connect_four(seconds: float) -> Callable[[], float]:
    import numpy as np
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.env()
    env.reset(seed=1)

    def measure() -> float:
        turns, started = 0, time.process_time()
        while time.process_time() - started < seconds:
            for _ in env.agent_iter(env.num_agents):
                seen, _, ended, cut, _ = env.last()
                env.step(None if ended or cut else random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
                turns += 1
                if all(env.terminations.values()) or all(env.truncations.values()):
                    env.reset()
        return turns / (time.process_time() - started)

    return measure


def pgx_backgammon(seconds: float, tables: int = 1024) -> Callable[[], float]:
    import jax
    import pgx

    env = pgx.make("backgammon")

    def choose(state: Any, key: Any) -> Any:
        return jax.random.categorical(key, jax.numpy.where(state.legal_action_mask, 0.0, -1e9), axis=-1)

    fresh, step = jax.jit(jax.vmap(env.init)), jax.vmap(env.step)

    def play(state: Any, key: Any) -> Any:
        one, two = jax.random.split(key)
        return step(state, choose(state, one), jax.random.split(two, tables))

    turn = jax.jit(play)
    begin = jax.random.split(jax.random.PRNGKey(0), tables)
    keys = list(jax.random.split(jax.random.PRNGKey(1), 200))
    jax.block_until_ready(turn(fresh(begin), keys[0]))  # compiled now

    def measure() -> float:
        """From the start each time: pgx begins no new race by itself, and tables where one is over would be idle."""
        state, steps = jax.block_until_ready(fresh(begin)), 0
        started = time.process_time()
        while time.process_time() - started < seconds:
            state = jax.block_until_ready(turn(state, keys[steps % len(keys)]))
            steps += 1
        return tables * steps / (time.process_time() - started)

    return measure


if __name__ == "__main__":
    peers = {"connect four": connect_four, "pgx backgammon": pgx_backgammon}
    measure = peers[sys.argv[1]](float(sys.argv[2]))
    for _ in sys.stdin:
        print(json.dumps(measure()), flush=True)
