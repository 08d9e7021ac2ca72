"""The examples in the rules for players of Monte Carlo Gamble."""

from __future__ import annotations

import pytest

from paddock.core.examples import example, examples
from paddock.games.monte_carlo.events import Moved


def test_monte_carlo_gamble_has_examples_in_the_order_of_its_rules() -> None:
    order = ["blocked", "bank", "counting", "money-or-squares", "challenge", "ruin"]
    assert list(examples("monte-carlo-gamble")) == order


def test_what_the_examples_of_the_casino_say_is_so() -> None:
    """Clubs win five times of six, and a win with 5 and 3♣ is worth what MG-90 says."""
    game, state = example("monte-carlo-gamble", "counting").set_up()
    odds = game.position(state)["state"]["casino"]["odds"]
    assert odds["c"] == pytest.approx(5 / 6, abs=1e-4)
    assert max(odds, key=odds.__getitem__) == "c"
    game, state = example("monte-carlo-gamble", "money-or-squares").set_up()
    money, squares = (game.apply(state, 0, game.read(move)) for move in ("money", "squares"))
    assert [game.position(one.state)["state"]["money"][0] for one in (money, squares)] == [90_000, 30_000]
    assert [event.square for one in (money, squares) for event in one.events if isinstance(event, Moved)] == [11, 21]
