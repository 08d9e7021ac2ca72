"""What the compiled lane needs of Monza."""

from __future__ import annotations

from typing import Any

from paddock.core.game import Game
from paddock.core.registry import Lane
from paddock.core.stepping import Stepper
from paddock.games.monza.game import Monza
from paddock.games.monza.race import Race, Work
from paddock.games.monza.simulation import Simulation


def stepper(game: Game[Any]) -> Stepper:
    assert isinstance(game, Monza)
    return Stepper("paddock.games.monza.stepping", game.course, Race, Work, game.first)


LANE = Lane(Simulation, stepper)
