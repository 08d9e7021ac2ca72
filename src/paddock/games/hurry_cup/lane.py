"""What the compiled lane needs of Hurry'Cup!."""

from __future__ import annotations

from typing import Any

from paddock.core.game import Game
from paddock.core.registry import Lane
from paddock.core.stepping import Stepper
from paddock.games.hurry_cup.game import HurryCup
from paddock.games.hurry_cup.rally import Rally, Work
from paddock.games.hurry_cup.simulation import Simulation


def stepper(game: Game[Any]) -> Stepper:
    assert isinstance(game, HurryCup)
    return Stepper("paddock.games.hurry_cup.stepping", game.course, Rally, Work, game.first)


LANE = Lane(Simulation, stepper)
