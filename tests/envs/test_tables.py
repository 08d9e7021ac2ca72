"""The batch: every table plays the race that its number says, and a wrong action stops everything in time."""

from __future__ import annotations

import dataclasses
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from paddock import PaddockError, Seeded, bot, envs, play
from paddock.core.registry import kinds

NAMES = envs.available()


def some(masks: Any, salt: int) -> Any:
    """A legal action for each table, that depends on the table's own mask only."""
    return np.array([np.flatnonzero(mask)[salt * 7 % mask.sum()] for mask in masks])


def follow(batch: envs.Batch, steps: int) -> list[list[tuple[Any, ...]]]:
    """For each table, what happened in its first races."""
    told: list[list[tuple[Any, ...]]] = [[] for _ in range(batch.tables)]
    for number in range(steps):
        races, seats = batch.races.tolist(), batch.seats.tolist()
        seen = batch.observations.tolist()
        actions = some(batch.masks, number)
        _, rewards, over, _ = batch.step(actions)
        for table in range(batch.tables):
            line = (
                races[table],
                seats[table],
                seen[table],
                int(actions[table]),
                rewards[table].tolist(),
                bool(over[table]),
            )
            told[table].append(line)
    return told


@pytest.mark.parametrize("name", NAMES)
def test_a_table_plays_as_if_it_were_alone(name: str) -> None:
    five, one = envs.batch(name, 5, seed=3), envs.batch(name, 1, seed=3)
    together = follow(five, 120)
    for table in (0, 3):
        one.reset(3, first_race=table)
        (alone,) = follow(one, 120)
        first = [line for line in together[table] if line[0] == table]
        assert alone[: len(first)] == first


@pytest.mark.parametrize("name", NAMES)
def test_seeds_reproduce(name: str) -> None:
    one, other = envs.batch(name, 4, seed=2**40 + 1), envs.batch(name, 4, seed=1)
    told = follow(one, 60)
    assert follow(other, 60) != told
    other.reset(2**40 + 1)
    assert follow(other, 60) == told


@pytest.mark.parametrize("name", NAMES)
def test_a_race_that_is_over_makes_room_for_the_next(name: str) -> None:
    batch = envs.batch(name, 6, seed=1, longest=3000)
    ended = 0
    for number in range(3000):
        before = batch.races.copy()
        _, rewards, over, masks = batch.step(some(batch.masks, number))
        assert (batch.races == before + 6 * over).all()
        assert (np.abs(rewards).sum(1) > 0).tolist() == (over & ~batch.truncated).tolist()
        assert rewards.sum(1) == pytest.approx(0)
        assert masks.any(1).all()
        ended += int(over.sum())
        if ended >= 12:
            return
    raise AssertionError("no race ends")


@pytest.mark.parametrize("name", NAMES)
def test_a_race_goes_on_from_any_state(name: str) -> None:
    one, other = envs.batch(name, 2, seed=3), envs.batch(name, 2, seed=4)
    follow(one, 25)
    untouched = other.observations[0].tolist(), other.masks[0].tolist()
    other.load(1, one.state(0))
    assert other.observations[1].tolist() == one.observations[0].tolist()
    assert other.masks[1].tolist() == one.masks[0].tolist()
    assert (other.observations[0].tolist(), other.masks[0].tolist()) == untouched
    assert other.state(1) == one.state(0)
    follow(other, 25)
    game = one.game
    bots = [bot("random", game, seat, 1) for seat in range(game.seats)]
    with pytest.raises(PaddockError, match="over"):
        other.load(1, play(game, bots, Seeded(1)).state)


@pytest.mark.parametrize("name", NAMES)
def test_masks_and_lists_say_the_same(name: str) -> None:
    batch, choice = envs.batch(name, 8, seed=2), np.random.default_rng(1)
    chosen = set()
    for _ in range(400):
        for mask, codes, moves in zip(batch.masks, batch.codes, batch.moves, strict=True):
            assert np.flatnonzero(mask).tolist() == sorted(codes[:moves].tolist())
        actions = batch.blind(choice)
        chosen |= set(actions.tolist())
        batch.step(actions)
    assert len(chosen) > 10


def test_a_race_that_takes_too_long_is_truncated() -> None:
    batch = envs.batch("monza", 3, longest=10)
    for _ in range(10):
        batch.step(batch.masks.argmax(1))
    assert batch.over.all()
    assert batch.truncated.all()
    assert batch.races.tolist() == [3, 4, 5]
    assert not batch.rewards.any()


def test_an_illegal_action_changes_nothing_anywhere() -> None:
    batch = envs.batch("monza", 4, seed=1)
    before = [batch.state(table) for table in range(4)]
    for wrong in (-1, 10**9, int(np.flatnonzero(batch.masks[2] == 0)[0])):
        actions = batch.masks.argmax(1)
        actions[2] = wrong
        with pytest.raises(PaddockError, match=f"Action {wrong} is not legal at table 2"):
            batch.step(actions)
        assert [batch.state(table) for table in range(4)] == before


def test_bad_input_gets_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(PaddockError, match="tables is 0, but must be at least 1"):
        envs.batch("monza", 0)
    with pytest.raises(PaddockError, match="an array of shape"):
        envs.batch("monza", 2).step(np.zeros(3, np.int64))
    bare = {name: dataclasses.replace(kind, lane=None) for name, kind in kinds().items()}
    monkeypatch.setattr("paddock.core.registry.kind", bare.__getitem__)
    with pytest.raises(PaddockError, match="monza cannot be simulated in machine code"):
        envs.batch("monza", 2)


WITHOUT = """
import sys
class Nothing:
    @staticmethod
    def find_spec(name, path, target=None):
        if name.partition(".")[0] in ("pettingzoo", "gymnasium", "pyspiel", "open_spiel"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Nothing)
import paddock
from paddock import envs
for make in (lambda: envs.aec("monza"), envs.register):
    try:
        make()
    except paddock.PaddockError as error:
        print(error)
print(len(envs.layout("monza")) > 5)
"""


def test_without_the_extra_a_sentence_says_what_to_install() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=True)
    one, other, layout = done.stdout.splitlines()
    assert one.startswith("This needs the package gymnasium, which is not installed.")
    assert other.startswith("This needs the package pyspiel")
    assert "paddock[envs]" in one
    assert layout == "True"


def test_paddock_itself_imports_none_of_it() -> None:
    code = "import sys, paddock, paddock.envs; print({'pettingzoo', 'gymnasium', 'pyspiel'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
