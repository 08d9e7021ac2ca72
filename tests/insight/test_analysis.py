"""Luck and skill of races, by playouts in machine code, by exact values, and without a lane."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import numpy as np
import pytest

import paddock
from paddock.core.game import CHANCE, Game
from paddock.core.record import Record
from paddock.core.registry import kinds
from paddock.core.values import Value, Values, value_of_result
from paddock.insight import analyse
from paddock.insight.analysis import LONGEST
from paddock.insight.findings import Analysis
from paddock.insight.samples import DrawnSamples, PlayedSamples
from paddock.insight.worth import PlayoutValues
from paddock.laws.accounts import AnyValues, last_moves

from ..laws.toy import Toy

GAMES = [name for name, kind in kinds().items() if kind.lane is not None]


def gap(found: Analysis) -> float:
    """How far the accounts are from adding up, at most."""
    return max(
        abs(one.final - one.initial.value - one.own_luck.value - one.other_luck.value + one.cost.value
            - one.given.value - one.drift.value)
        for one in found.accounts
    )  # fmt: skip


@pytest.mark.parametrize("name", GAMES)
def test_playouts_add_up_and_are_the_same_every_time(name: str) -> None:
    record = last_moves(paddock.game(name), seed=3, moves=14)
    found = analyse(record, playouts=24)
    assert gap(found) < 1e-9
    assert found == analyse(record, playouts=24)
    assert all(abs(sum(part.value for part in draw.luck)) < 1e-9 for draw in found.draws)
    assert found.chances[-1] == [account.final for account in found.accounts]


@pytest.mark.parametrize("name", GAMES)
def test_a_state_is_worth_what_its_playouts_say_wherever_the_bot_took_it(name: str) -> None:
    """Following the bot to the next roll changes no playout: the value is that of the state itself."""
    game = paddock.game(name)
    policy = "greedy" if name != "monte-carlo-gamble" else "shark"
    samples = PlayedSamples(game, policy, playouts=30)
    record = last_moves(game, seed=4, moves=20)
    states = list(record.states())[:12]
    keys = [samples.at(state) for state in states]
    samples.work_out(lambda done, of: None)
    values = PlayoutValues(game, policy, playouts=30).of(states)
    for key, value in zip(keys, values, strict=True):
        assert np.allclose(samples.of(key).mean(axis=0), value.shares)


class Solved:
    """The true values between the best players, by looking at all that can happen: for a game as small as the toy."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._known: dict[bytes, Any] = {}

    def of(self, states: Sequence[Any]) -> list[Value]:
        return [Value(self._shares(state), np.zeros(self._game.seats), exact=True) for state in states]

    def _shares(self, state: Any) -> Any:
        key = state.as_array().tobytes()
        if key not in self._known:
            self._known[key] = self._solve(state)
        return self._known[key]

    def _solve(self, state: Any) -> Any:
        game, result = self._game, self._game.result(state)
        if result is not None:
            return value_of_result(result, game.seats).shares
        seat = min(game.actors(state))
        if seat == CHANCE:
            chances = game.chances(state)
            return sum(float(p) * self._shares(game.apply(state, CHANCE, move).state) for move, p in chances)
        ends = [self._shares(game.apply_legal(state, seat, move).state) for move in game.legal(state, seat)]
        return max(ends, key=lambda shares: float(shares[seat]))


def toy_race(game: Game[Any], seed: int, start: Any = None) -> Record:
    """In which everybody does anything; where several may act, one after the other in the order of their seats."""
    record, random = Record(game, start=start), Random(seed)
    while actors := game.actors(record.state):
        if CHANCE in actors:
            record.fall(random.randrange(game.ways(record.state)))
        else:
            record.append(min(actors), random.choice(game.legal(record.state, min(actors))))
    return record


def test_exact_values_leave_nothing_unforeseen() -> None:
    game = Toy({"players": 2})
    values, start = Solved(game), list(toy_race(game, 1).states())[-9]
    for seed in range(10):
        found = analyse(toy_race(game, seed, start), values)
        assert found.exact
        assert gap(found) < 1e-9
        assert all(abs(account.drift.value) < 1e-9 for account in found.accounts)


@pytest.mark.parametrize("kind", [AnyValues, Solved])
def test_luck_is_zero_in_the_mean_whatever_the_values(kind: Callable[[Game[Any]], Values]) -> None:
    game = Toy({"players": 2})
    values, start = kind(game), list(toy_race(game, 1).states())[-9]
    found = [analyse(toy_race(game, seed, start), values).accounts[0] for seed in range(200)]
    luck = np.array([account.own_luck.value + account.other_luck.value for account in found])
    assert luck.std() > 0.01
    assert abs(luck.mean()) < 4 * luck.std(ddof=1) / np.sqrt(len(luck))


def test_without_a_lane_everybody_plays_on_at_random() -> None:
    game = Toy({"players": 3})
    samples = DrawnSamples(game, playouts=8)
    first, last = (samples.at(state) for state in (game.start(), toy_race(game, 1).state))
    samples.work_out(lambda done, of: None)
    assert samples.of(first).shape == (8, 3)
    assert np.allclose(samples.of(first).sum(axis=1), 1)
    assert np.ptp(samples.of(last), axis=0).max() == 0


def test_records_that_are_too_long_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("paddock.insight.analysis.LONGEST", 2)
    with pytest.raises(paddock.PaddockError, match="at most 2"):
        analyse(last_moves(paddock.game("monza"), seed=1, moves=4))
    assert LONGEST > 1000
