"""What the folder of Monza offers to everything that knows no game by name."""

from __future__ import annotations

from paddock.core.registry import Kind
from paddock.games.monza.bot import GreedyBot
from paddock.games.monza.game import Monza
from paddock.games.monza.options import Options
from paddock.games.monza.simulation import Simulation

KIND = Kind("monza", {1: Monza}, Options, {"greedy": GreedyBot}, Simulation, place=1)
