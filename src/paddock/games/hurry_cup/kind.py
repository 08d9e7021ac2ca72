"""What the folder of Hurry'Cup! offers to everything that knows no game by name."""

from __future__ import annotations

from paddock.core.registry import Kind
from paddock.games.hurry_cup.bot import GreedyBot
from paddock.games.hurry_cup.game import HurryCup
from paddock.games.hurry_cup.options import Options
from paddock.games.hurry_cup.simulation import Simulation

KIND = Kind("hurry-cup", {1: HurryCup}, Options, {"greedy": GreedyBot}, Simulation, place=3)
