"""What the folder of Monte Carlo Gamble offers to everything that knows no game by name."""

from __future__ import annotations

from paddock.core.registry import Kind
from paddock.games.monte_carlo.bot import GreedyBot, SharkBot
from paddock.games.monte_carlo.game import MonteCarloGamble
from paddock.games.monte_carlo.options import Options
from paddock.games.monte_carlo.simulation import Simulation

BOTS = {"greedy": GreedyBot, "shark": SharkBot}
KIND = Kind("monte-carlo-gamble", {1: MonteCarloGamble}, Options, BOTS, Simulation, place=2)
