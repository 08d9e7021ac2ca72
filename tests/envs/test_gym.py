"""Gymnasium's own checks on one seat against bots; many tables are the same as one; features say what they should."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import parallel_api_test

from paddock import PaddockError, envs
from paddock.core.registry import kinds

from .tables import TABLES, VERSUS

tables = pytest.mark.parametrize(("name", "bot", "options"), TABLES, ids=[name for name, *_ in TABLES])
versus = pytest.mark.parametrize(("name", "bot", "options"), VERSUS, ids=[name for name, *_ in VERSUS])


@versus
def test_gymnasium_check(name: str, bot: str, options: dict[str, Any]) -> None:
    check_env(envs.gym(name, bot, skip_forced=True, **options), skip_render_check=True)


@versus
def test_many_tables_are_as_many_single_ones(name: str, bot: str, options: dict[str, Any]) -> None:
    """What the learner sees, and gets, at table t is what it does alone in the races t, t + N …"""
    many, choice = envs.vector(name, 3, bot, skip_forced=True, **options), np.random.default_rng(1)
    told, _ = many.reset(seed=5)
    seen: dict[int, list[tuple[Any, ...]]] = {}
    races_over = 0
    while races_over < 6:
        races = many.versus.races.copy()
        actions = np.array([choice.choice(np.flatnonzero(mask)) for mask in told["action_mask"]])
        before, (told, rewards, over, truncated, infos) = told, many.step(actions)
        assert many.observation_space.contains(told)
        assert not infos["illegal"].any()
        for table in range(3):
            last = infos["final_obs"][table]["observation"].tolist() if over[table] else None
            line = before["observation"][table].tolist(), int(actions[table]), float(rewards[table]), last
            seen.setdefault(int(races[table]), []).append(line)
        races_over += int((over | truncated).sum())
    one = envs.gym(name, bot, skip_forced=True, **options)
    now, info = one.reset(seed=5)
    for race in range(3):
        assert info["race"] == race
        for observation, action, reward, last in seen[race]:
            assert now["observation"].tolist() == observation
            assert one.action_masks().tolist() == now["action_mask"].astype(bool).tolist()
            now, paid, ended, _, info = one.step(action)
            assert (paid, ended) == (reward, last is not None)
            assert last is None or now["observation"].tolist() == last
        now, info = one.reset()


@tables
def test_only_what_can_be_used_and_only_what_there_can_be(name: str, bot: str, options: dict[str, Any]) -> None:
    """Both are laws of a game: bounds hold for every number, and no code is legal that is not in use."""
    batch, choice = envs.batch(name, 16, seed=2, **options), np.random.default_rng(1)
    low, high = (np.repeat([getattr(column, bound) for column in batch.layout], sizes(batch)) for bound in BOUNDS)
    used, told = np.zeros(batch.game.codes, bool), envs.features(name, **options)
    used[list(batch.game.codes_in_use())] = True
    for _ in range(1500):
        assert not batch.masks[:, ~used].any()
        seen = batch.observations
        assert ((low <= seen) & (seen <= high)).all(), names(batch, ((low > seen) | (seen > high)).any(0))
        batch.step(batch.blind(choice))
    features = told.of(batch.observations)
    assert features.shape == (16, told.size)
    assert 0 <= features.min() <= features.max() <= 1


BOUNDS = ("low", "high")


def sizes(batch: envs.Batch) -> list[int]:
    return [column.end - column.begin for column in batch.layout]


def names(batch: envs.Batch, wrong: Any) -> list[str]:
    return [column.name for column in batch.layout if wrong[column.begin : column.end].any()]


def test_features_are_told_from_the_seat_that_looks() -> None:
    """Monza of two: what is one seat's own is the other's neighbour's, and dice are the same to both."""
    batch = envs.batch("monza", 1, seed=4, players=2, professional=True)
    for _ in range(12):
        batch.step(batch.codes[:, 0])
    told = envs.features("monza", players=2, professional=True)
    one, other = told.of(np.stack([batch.observe(0, 0), batch.observe(0, 1)]))
    for column in told.columns:
        mine, theirs = one[column.begin : column.end], other[column.begin : column.end]
        if column.name in ("at", "tiles", "extra", "used", "mover", "first"):
            half = len(mine) // 2
            assert mine.tolist() == [*theirs[half:], *theirs[:half]]
        else:
            assert mine.tolist() == theirs.tolist()
    assert told.version.startswith("1-")
    assert told.version != envs.features("monza", players=3).version


def test_a_game_that_says_nothing_of_its_numbers_has_features_too() -> None:
    for name in kinds():
        told = envs.features(name)
        assert told.size > 10


def test_a_learner_is_asked_only_where_there_is_a_choice() -> None:
    versus, choice = envs.versus("monza", 8, "greedy", players=2, seed=1, skip_forced=True), np.random.default_rng(1)
    first, forced, shown = np.ones(8, bool), 0, 0
    for _ in range(400):
        forced += int((versus.moves[~first] == 1).sum())
        shown += int((~first).sum())
        _, _, first, _ = versus.step(versus.codes[np.arange(8), choice.integers(versus.moves)])
    assert forced == 0
    assert shown > 500


def test_a_look_ahead_shows_what_the_move_leads_to() -> None:
    versus = envs.versus("monza", 4, "greedy", players=2, seed=1)
    column = {column.name: column.begin for column in versus.layout}
    for _ in range(40):
        at, codes, seen = versus.try_out()
        assert [codes[at == table].tolist() for table in range(4)] == [
            versus.codes[table, : versus.moves[table]].tolist() for table in range(4)
        ]
        states = [versus.state(table) for table in range(4)]
        for table, code, after in zip(at, codes, seen, strict=True):
            state, game = states[table], versus.game
            (seat,) = game.actors(state)
            then = game.apply(state, seat, game.decode(state, int(code))).state
            assert (after[column["head"]], after[column["dice"]]) == (then.head, then.dice)
        versus.step(versus.codes[:, 0])
    with pytest.raises(PaddockError, match="something is hidden"):
        envs.versus("hurry-cup", 1, "greedy").try_out()


def test_an_illegal_action_is_replaced_and_told() -> None:
    env = envs.gym("monza", "random", players=2)
    told, _ = env.reset(seed=1)
    for action in (int(np.flatnonzero(told["action_mask"] == 0)[0]), -1, 10**6):
        *_, info = env.step(action)
        assert info["illegal"]


@pytest.mark.parametrize("name", envs.available())
def test_pettingzoo_parallel_api(name: str) -> None:
    parallel_api_test(envs.parallel(name), num_cycles=150)


def test_all_who_may_act_at_once_do() -> None:
    """Hurry'Cup!: all say that they are ready in one step, and nobody else is asked to."""
    env = envs.parallel("hurry-cup", players=4)
    told, _ = env.reset(seed=1)
    assert [int(seen["action_mask"][env.waits]) for seen in told.values()] == [0, 0, 0, 0]
    told, *_ = env.step({agent: int(seen["action_mask"].argmax()) for agent, seen in told.items()})
    assert env.game.round(env._state) == 1
    assert not any(seen["action_mask"][env._place[0]] for seen in told.values())


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"bots": "nobody"}, "nobody"),
        ({"bots": ["greedy"] * 4}, "4"),
        ({"bots": "greedy", "seat": 7}, "seat cannot be “7”"),
        ({"bots": "greedy", "render_mode": "hologram"}, "render_mode"),
        ({"bots": "greedy", "longest": 0}, "longest is 0"),
    ],
)
def test_bad_input_gets_a_sentence(arguments: dict[str, Any], sentence: str) -> None:
    with pytest.raises(PaddockError, match=sentence):
        envs.gym("monza", **arguments)
