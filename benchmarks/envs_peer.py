"""What peers do in a second, as JSON. Runs in an environment of the benchmark's own: it knows nothing of Paddock.

Every peer plays blindly, as the benchmark's own loops do. Times are the processor's, so
that threads on other cores are counted too.
"""

from __future__ import annotations

import json
import random
import sys
import time
from typing import Any

SECONDS = 4.0


def connect_four() -> float:
    import numpy as np
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.env()
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


def pgx_backgammon(tables: int = 1024, steps: int = 40) -> float:
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
    state = fresh(jax.random.split(jax.random.PRNGKey(0), tables))
    keys = jax.random.split(jax.random.PRNGKey(1), steps + 1)
    state = jax.block_until_ready(turn(state, keys[0]))
    started = time.process_time()
    for key in keys[1:]:
        state = turn(state, key)
    jax.block_until_ready(state)
    return tables * steps / (time.process_time() - started)


if __name__ == "__main__":
    print(json.dumps({"connect four": connect_four, "pgx backgammon": pgx_backgammon}[sys.argv[1]]()))
