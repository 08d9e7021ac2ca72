"""What playouts say of moves: the same in both lanes, with the same dice for every move, and blind for secrets."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from paddock.core.game import Game
from paddock.core.lane.estimates import Estimates, Estimator, playouts, win_shares
from paddock.core.lane.playouts import play_on
from paddock.core.registry import lane_of
from paddock.laws.cases import Case
from paddock.laws.walk import walk

from .games import WITH_LANE

pytestmark = pytest.mark.parametrize("case", WITH_LANE, ids=lambda c: c.name)

SEED = 2**33 + 1


def decisions(game: Game[Any], seed: int, count: int) -> list[tuple[Any, int]]:
    """Some states with a seat that has a choice there."""
    found = [(step.state, step.seat) for step in walk(game, seed) if step.seat >= 0]
    real = [(state, seat) for state, seat in found if len(game.legal(state, seat)) > 1]
    return Random(seed).sample(real, min(count, len(real)))


def usual_bot(game: Game[Any]) -> str:
    return lane_of(game.name).usual_policy


def same(one: Estimates, other: Estimates) -> bool:
    return all(np.array_equal(*pair) for pair in zip(one[2:], other[2:], strict=True))


def test_lanes_agree(case: Case) -> None:
    game = case.game()
    for state, seat in decisions(game, 3, 2):
        moves = game.legal(state, seat)[:3]
        found = playouts(game, state, moves, 4, usual_bot(game), SEED, seat)
        assert same(found, playouts(game, state, moves, 4, usual_bot(game), SEED, seat, interpreted=True))
        assert found.shares.shape == found.errors.shape == (len(moves), game.seats)
        assert np.allclose(found.shares.sum(axis=1), 1)


def test_a_move_is_worth_the_same_beside_any_others(case: Case) -> None:
    game = case.game()
    estimator = Estimator(game, usual_bot(game))
    for state, seat in decisions(game, 4, 3):
        moves = game.legal(state, seat)[:4]
        together = estimator.estimate(state, seat, moves, 32, SEED)
        for number, move in enumerate(moves):
            alone = estimator.estimate(state, seat, [move], 32, SEED)
            assert np.array_equal(alone.samples[0], together.samples[number])
        assert together.gain(1, 1) == (0.0, 0.0)
        ahead, _ = together.gain(0, 1)
        assert ahead == pytest.approx(together.shares[0, seat] - together.shares[1, seat])
        assert together.shares[together.best, seat] == together.shares[:, seat].max()


def test_they_are_what_playing_on_gives(case: Case) -> None:
    game = case.game()
    open_ones = [(state, seat) for state, seat in decisions(game, 5, 20) if game.veil(state, seat) == state]
    assert open_ones
    for state, seat in open_ones[:2]:
        move = game.legal(state, seat)[0]
        after = game.apply(state, seat, move).state
        played = play_on(game, after, [usual_bot(game)] * game.seats, 16, seed=SEED)
        found = playouts(game, state, [move], 16, usual_bot(game), SEED, seat)
        assert np.array_equal(found.samples[0], win_shares(played, game.seats)[:, seat])


def test_what_is_hidden_changes_no_number(case: Case) -> None:
    game, random = case.game(), Random(1)
    estimator = Estimator(game, usual_bot(game))
    for state, seat in decisions(game, 6, 6):
        moves = game.legal(game.veil(state, seat), seat)[:2]
        seen = estimator.estimate(state, seat, moves, 8, SEED)
        assert same(seen, estimator.estimate(game.veil(state, seat), seat, moves, 8, SEED))
        for other in list(case.entry.alternatives(game, state, seat, random))[:2]:
            assert same(seen, estimator.estimate(other, seat, moves, 8, SEED))
