"""What the folder of Hurry'Cup! offers to everything that knows no game by name."""

from __future__ import annotations

from typing import Any

from paddock.core.game import Game
from paddock.core.registry import Kind
from paddock.core.stepping import Stepper
from paddock.games.hurry_cup.bot import GreedyBot
from paddock.games.hurry_cup.game import HurryCup
from paddock.games.hurry_cup.options import SEATINGS, Options
from paddock.games.hurry_cup.rally import Rally, Work
from paddock.games.hurry_cup.simulation import Simulation


def stepper(game: Game[Any]) -> Stepper:
    assert isinstance(game, HurryCup)
    return Stepper("paddock.games.hurry_cup.stepping", game.course, Rally, Work, game.first)


KIND = Kind("hurry-cup", {1: HurryCup}, Options, SEATINGS, {"greedy": GreedyBot}, Simulation, place=3, stepper=stepper)
