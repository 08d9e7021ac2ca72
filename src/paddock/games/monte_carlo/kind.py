"""What the folder of Monte Carlo Gamble offers to everything that knows no game by name."""

from __future__ import annotations

from paddock.core.registry import Kind
from paddock.games.monte_carlo.bot import GreedyBot
from paddock.games.monte_carlo.game import MonteCarloGamble
from paddock.games.monte_carlo.options import Options
from paddock.games.monte_carlo.simulation import Simulation

KIND = Kind("monte-carlo-gamble", {1: MonteCarloGamble}, Options, {"greedy": GreedyBot}, Simulation, place=2)
