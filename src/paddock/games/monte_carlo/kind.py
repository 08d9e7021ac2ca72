"""What the folder of Monte Carlo Gamble offers to everything that knows no game by name."""

from __future__ import annotations

from typing import Any

from paddock.core.game import Game
from paddock.core.registry import Kind
from paddock.core.stepping import Stepper
from paddock.games.monte_carlo.bot import GreedyBot, SharkBot
from paddock.games.monte_carlo.gamble import Gamble, Work
from paddock.games.monte_carlo.game import MonteCarloGamble
from paddock.games.monte_carlo.options import SEATINGS, Options
from paddock.games.monte_carlo.simulation import Simulation


def stepper(game: Game[Any]) -> Stepper:
    assert isinstance(game, MonteCarloGamble)
    return Stepper("paddock.games.monte_carlo.stepping", game.course, Gamble, Work, game.first)


BOTS = {"greedy": GreedyBot, "shark": SharkBot}
KIND = Kind("monte-carlo-gamble", {1: MonteCarloGamble}, Options, SEATINGS, BOTS, Simulation, place=2, stepper=stepper)
