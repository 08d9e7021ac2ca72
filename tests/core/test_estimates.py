"""How the results of playouts are counted."""

from __future__ import annotations

import numpy as np

from paddock.core.lane.estimates import Estimates, win_shares
from paddock.core.lane.playouts import Playouts


def test_shared_wins_count_in_parts_and_truncated_ones_for_everybody() -> None:
    winners, truncated, none = np.array([0b001, 0b110, 0]), np.array([False, False, True]), np.zeros(3, int)
    shares = win_shares(Playouts(winners, none, truncated, none, none), 3)
    assert np.allclose(shares, np.array([[1.0, 0.0, 0.0], [0.0, 0.5, 0.5], [1 / 3, 1 / 3, 1 / 3]]))


def test_the_first_of_the_best_is_best_and_gains_are_paired() -> None:
    samples = np.array([[1.0, 0.0, 1.0, 0.0], [1.0, 0.0, 1.0, 0.0], [0.0, 0.0, 1.0, 0.0]])
    shares = np.stack([samples.mean(axis=1), 1 - samples.mean(axis=1)], axis=1)
    found = Estimates(0, (), shares, np.zeros_like(shares), samples)
    assert found.best == 0
    assert found.gain(0, 1) == (0.0, 0.0)
    gain, error = found.gain(0, 2)
    assert gain == 0.25
    assert np.isclose(error, 0.25)


def test_one_sample_cannot_say_how_sure_it_is() -> None:
    one = Estimates(0, (), np.array([[1.0], [0.0]]), np.zeros((2, 1)), np.array([[1.0], [0.0]]))
    assert one.gain(0, 1) == (1.0, np.inf)
