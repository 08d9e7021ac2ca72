"""What the compiled lane needs of Monte Carlo Gamble."""

from __future__ import annotations

from typing import Any

from paddock.core.game import Game
from paddock.core.registry import Lane
from paddock.core.stepping import Stepper
from paddock.games.monte_carlo.gamble import Gamble, Work
from paddock.games.monte_carlo.game import MonteCarloGamble
from paddock.games.monte_carlo.simulation import Simulation


def stepper(game: Game[Any]) -> Stepper:
    assert isinstance(game, MonteCarloGamble)
    return Stepper("paddock.games.monte_carlo.stepping", game.course, Gamble, Work, game.first)


LANE = Lane(Simulation, stepper)
