"""What states are worth, for every game with a lane."""

from __future__ import annotations

import numpy as np
import pytest

import paddock
from paddock.core.registry import kinds
from paddock.insight.worth import PlayoutValues, values_for
from paddock.laws.walk import walk

GAMES = [name for name, kind in kinds().items() if kind.lane is not None]


@pytest.mark.parametrize("name", GAMES)
def test_chances_add_up_to_one_and_a_state_has_one_value(name: str) -> None:
    game = paddock.game(name)
    states = [step.state for step in walk(game, 5)][:3]
    values = values_for(game, playouts=40)
    first, again = values.of(states), values.of(list(reversed(states)))
    for value, same in zip(first, reversed(again), strict=True):
        assert np.isclose(value.shares.sum(), 1)
        assert np.array_equal(value.shares, same.shares)
        assert value.exact or (value.errors > 0).any()


@pytest.mark.parametrize("name", GAMES)
def test_what_is_won_is_won(name: str) -> None:
    game = paddock.game(name)
    bots = [paddock.bot("random", game, seat, seed=1) for seat in range(game.seats)]
    end = paddock.play(game, bots, paddock.Seeded(3)).state
    (value,) = PlayoutValues(game, "random", playouts=2).of([end])
    result = game.result(end)
    assert result is not None
    assert value.exact
    assert {seat for seat in range(game.seats) if value.shares[seat] > 0} == set(result.winners)
