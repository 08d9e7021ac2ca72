"""What the folder of Monza offers to everything that knows no game by name."""

from __future__ import annotations

from typing import Any

from paddock.core.game import Game
from paddock.core.registry import Kind
from paddock.core.stepping import Stepper
from paddock.games.monza.bot import GreedyBot
from paddock.games.monza.game import Monza
from paddock.games.monza.options import SEATINGS, Options
from paddock.games.monza.race import Race, Work
from paddock.games.monza.simulation import Simulation


def stepper(game: Game[Any]) -> Stepper:
    assert isinstance(game, Monza)
    return Stepper("paddock.games.monza.stepping", game.course, Race, Work, game.first)


KIND = Kind("monza", {1: Monza}, Options, SEATINGS, {"greedy": GreedyBot}, Simulation, place=1, stepper=stepper)
