"""PettingZoo's own tests, on every environment; and that both lanes are the same environment."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from paddock import PaddockError, envs
from paddock.core.registry import build, kinds

pytestmark = [
    # PettingZoo knows by name which of its own environments have masks beside their observations, and warns of others.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    # The mask of a seat whose race is over is empty.
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]
NAMES = envs.available()
VARIANTS: list[tuple[str, dict[str, Any]]] = [
    *((name, {}) for name in NAMES),
    ("monza", {"players": 2, "professional": True, "bonus_step": True, "first": "drawn"}),
    ("monte-carlo-gamble", {"players": 2, "first": "drawn"}),
    ("hurry-cup", {"grab": "live", "exact": True, "players": 5}),
]
variants = pytest.mark.parametrize(("name", "options"), VARIANTS, ids=lambda value: str(value) or "-")
lanes = pytest.mark.parametrize("lane", ["compiled", "interpreted"])


def test_every_installed_game_has_an_environment() -> None:
    assert {name.rpartition("_v")[0].replace("_", "-") for name in NAMES} == set(kinds())


@lanes
@variants
def test_pettingzoo_api(name: str, options: dict[str, Any], lane: str) -> None:
    api_test(envs.aec(name, lane=lane, **options), num_cycles=200)


@lanes
@variants
def test_pettingzoo_seeds(name: str, options: dict[str, Any], lane: str) -> None:
    seed_test(lambda: envs.aec(name, lane=lane, **options), num_cycles=100)


@pytest.mark.parametrize("name", NAMES)
def test_pettingzoo_rendering(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    def make(render_mode: str | None = None) -> Any:
        return envs.aec(name, render_mode=render_mode, lane="interpreted")

    render_test(make, custom_tests={"ansi": lambda text: len(text.splitlines()) > 3})
    assert capsys.readouterr().out.strip()


@pytest.mark.parametrize("name", NAMES)
def test_pettingzoo_performance_helper_runs(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It would take five seconds; its clock is made to say that they are over."""
    ticks = iter(range(0, 1000, 3))
    monkeypatch.setattr("time.time", lambda: next(ticks))
    performance_benchmark(envs.aec(name))


class Chooser:
    """Chooses blindly, and the same every time."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def __call__(self, mask: Any) -> int:
        code: int = self._random.choice(np.flatnonzero(mask).tolist())
        return code


def play(env: Any, seed: int, choose: Callable[[Any], int]) -> list[tuple[Any, ...]]:
    """All that the agents of one race are told."""
    told = []
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, reward, ended, truncated, _ = env.last()
        others = [env.observe(other)["observation"].tolist() for other in env.agents]
        own = seen["observation"].tolist(), seen["action_mask"].tolist()
        told.append((agent, *own, reward, ended, truncated, others))
        env.step(None if ended or truncated else choose(seen["action_mask"]))
    return told


@variants
def test_both_lanes_tell_the_agents_the_same(name: str, options: dict[str, Any]) -> None:
    for seed in range(3):
        races = []
        for lane in ("compiled", "interpreted"):
            env = envs.aec(name, lane=lane, longest=400 if seed == 2 else 20_000, **options)
            races.append(play(env, seed, Chooser(seed)))
        assert races[0] == races[1]
        rewards = [line[3] for line in races[0] if line[4] or line[5]]
        assert sum(rewards) == pytest.approx(0)
        if races[0][-1][4]:
            assert max(rewards) > 0


def test_a_race_without_a_seed_is_the_next_one() -> None:
    env = envs.aec("monza")
    env.reset(seed=5)
    first = env.last()[0]["observation"]
    env.reset()
    second = env.last()[0]["observation"]
    env.reset(seed=5)
    assert (env.last()[0]["observation"] == first).all()
    env.reset()
    assert (env.last()[0]["observation"] == second).all()
    assert (first != second).any()


@lanes
def test_an_endless_race_is_truncated(lane: str) -> None:
    env = envs.aec("monza", players=2, obligation="free", longest=30, lane=lane)
    told = play(env, 1, lambda mask: int(np.flatnonzero(mask)[0]))
    assert [line[0] for line in told if line[5]] == ["seat_0", "seat_1"]
    assert [line[3] for line in told if line[5]] == [0, 0]
    assert len(told) == 30 + 2


@lanes
@pytest.mark.parametrize("action", [-1, 10**6, None, "first that is not legal"])
def test_an_illegal_action_gets_a_sentence_and_changes_nothing(lane: str, action: Any) -> None:
    env = envs.aec("monza", lane=lane)
    env.reset(seed=1)
    before = env.last()[0]
    if isinstance(action, str):
        action = int(np.flatnonzero(before["action_mask"] == 0)[0])
    with pytest.raises(PaddockError, match="is not legal at table 0"):
        env.step(action)
    assert (env.last()[0]["observation"] == before["observation"]).all()


@pytest.mark.parametrize(
    ("name", "arguments", "sentence"),
    [
        ("monzza", {}, "There is no game"),
        ("monza_v9", {}, "Version 9 of the rules of monza"),
        ("monza", {"players": 9}, "9"),
        ("monza", {"lane": "fast"}, "lane cannot be “fast”"),
        ("monza", {"render_mode": "hologram"}, "render_mode cannot be “hologram”"),
        ("monza", {"longest": 0}, "longest is 0"),
    ],
)
def test_bad_input_gets_a_sentence(name: str, arguments: dict[str, Any], sentence: str) -> None:
    with pytest.raises(PaddockError, match=sentence):
        envs.aec(name, **arguments)


def test_observations_are_documented_field_by_field() -> None:
    for name in NAMES:
        game = build(name.rpartition("_v")[0].replace("_", "-"), {})
        columns = envs.layout(name)
        assert [column.name for column in columns] == ["seat", *type(game.start()).__annotations__]
        env: Any = envs.aec(name, lane="interpreted")
        assert env.observation_space("seat_0")["observation"].shape == (columns[-1].end,)
        assert sum(bool(column.meaning) for column in columns) > len(columns) // 3
