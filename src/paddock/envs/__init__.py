"""Environments to train on, made from the contract of a game: they work for any game.

- `aec`: a PettingZoo environment, one decision after the other.
- `batch`: many tables at once in machine code.
- `register`: the games of OpenSpiel, under `python_paddock_GAME_vN`.

PettingZoo, Gymnasium and OpenSpiel are imported only where they are asked for: they come with the extra `envs`.
"""

from __future__ import annotations

import importlib
from types import ModuleType
from typing import TYPE_CHECKING, Any

from paddock.core.game import Game
from paddock.core.messages import PaddockError
from paddock.core.registry import kinds
from paddock.envs.layout import Column, layout_of
from paddock.envs.names import LONGEST, find_game, versioned
from paddock.envs.tables import Batch

if TYPE_CHECKING:
    from paddock.envs.petting import TurnEnv


def aec(
    name: str, *, longest: int = LONGEST, render_mode: str | None = None, lane: str = "compiled", **options: Any
) -> TurnEnv:
    """A PettingZoo environment of a game: `aec("monza", players=2)`, or `aec("monza_v1", …)` for given rules.

    A race of `longest` decisions is truncated. `lane` is "compiled", or "interpreted" to do without machine code.
    """
    made: TurnEnv = _needs("paddock.envs.petting").TurnEnv(find_game(name, options), longest, render_mode, lane)
    return made


def batch(name: str, tables: int, *, seed: int = 0, longest: int = LONGEST, **options: Any) -> Batch:
    """So many tables of a game at once, in machine code."""
    return Batch(find_game(name, options), tables, seed, longest)


def register() -> list[str]:
    """Makes the installed games known to OpenSpiel; their names, for `pyspiel.load_game`."""
    names: list[str] = _needs("paddock.envs.spiel").register_all()
    return names


def layout(name: str, **options: Any) -> list[Column]:
    """What stands where in an observation of a game, and what it means."""
    return layout_of(find_game(name, options))


def available() -> list[str]:
    """The environments that there are, by their versioned names."""
    return [versioned(name, version) for name, kind in kinds().items() for version in kind.versions]


def _needs(module: str) -> ModuleType:
    """Imports one of our modules that needs an optional package."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        raise PaddockError("envs-missing", package=error.name or module) from None


__all__ = ["Batch", "Column", "Game", "aec", "available", "batch", "layout", "register"]
