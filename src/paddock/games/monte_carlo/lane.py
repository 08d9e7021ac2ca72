"""What simulations and environments need to know of Monte Carlo Gamble."""

from __future__ import annotations

from paddock.core.lane.lane import Lane
from paddock.games.monte_carlo.gamble import Gamble, Work
from paddock.games.monte_carlo.game import MonteCarloGamble
from paddock.games.monte_carlo.memo import Memo
from paddock.games.monte_carlo.survey import FACTS, HEATS
from paddock.games.monte_carlo.tally import Tally


def way(game: MonteCarloGamble) -> int:
    return game.course.finish * game.course.pawns


def spaces(game: MonteCarloGamble) -> list[str]:
    return [str(square.number) for square in game.road.squares]


LANE = Lane(__package__, Gamble, Work, Memo, tally=Tally, facts=FACTS, heats=HEATS, way=way, spaces=spaces)
