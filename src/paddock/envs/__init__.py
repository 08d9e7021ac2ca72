"""Environments to train on, made from the contract of a game: they work for any game.

- `aec`: a PettingZoo environment, one decision after the other; `parallel`: one in which all act at once who may.
- `gym`: a Gymnasium environment, one seat against bots; `vector`: many such tables in machine code.
- `batch`: many tables at once in machine code.
- `register`: the games of OpenSpiel, under `python_paddock_GAME_vN`.

PettingZoo, Gymnasium and OpenSpiel are imported only where they are asked for: they come with the extra `envs`.
"""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Any

from paddock.core.game import Game
from paddock.core.messages import PaddockError
from paddock.core.registry import kinds
from paddock.envs.features import Feature, Features
from paddock.envs.layout import Column, layout_of
from paddock.envs.names import LONGEST, find_game, versioned
from paddock.envs.tables import Batch
from paddock.envs.versus import Versus

if TYPE_CHECKING:
    from paddock.envs.against import SeatEnv, TablesEnv
    from paddock.envs.petting import TurnEnv
    from paddock.envs.together import TogetherEnv


def aec(
    name: str, *, longest: int = LONGEST, render_mode: str | None = None, lane: str = "compiled", **options: Any
) -> TurnEnv:
    """A PettingZoo environment of a game: `aec("monza", players=2)`, or `aec("monza_v1", …)` for given rules.

    A race of `longest` decisions is truncated. `lane` is "compiled", or "interpreted" to do without machine code.
    """
    made: TurnEnv = _needs("paddock.envs.petting").TurnEnv(find_game(name, options), longest, render_mode, lane)
    return made


def parallel(name: str, *, longest: int = LONGEST, render_mode: str | None = None, **options: Any) -> TogetherEnv:
    """The same as PettingZoo's other kind, where everybody acts at once: `parallel("hurry-cup")`. Who has nothing to
    decide has one action, to wait."""
    made: TogetherEnv = _needs("paddock.envs.together").TogetherEnv(find_game(name, options), longest, render_mode)
    return made


def gym(
    name: str,
    bots: str | Sequence[str],
    *,
    seat: int | None = None,
    longest: int = LONGEST,
    skip_forced: bool = False,
    render_mode: str | None = None,
    **options: Any,
) -> SeatEnv:
    """A Gymnasium environment: one seat learns, and these bots have the others: one name for all of them, or one each,
    clockwise from the learner. Without a `seat` the learner has another one in every race."""
    module, game = _needs("paddock.envs.against"), find_game(name, options)
    made: SeatEnv = module.SeatEnv(game, bots, seat, longest, skip_forced, render_mode)
    return made


def vector(
    name: str,
    tables: int,
    bots: str | Sequence[str],
    *,
    seat: int | None = None,
    longest: int = LONGEST,
    skip_forced: bool = False,
    **options: Any,
) -> TablesEnv:
    """The same as a Gymnasium `VectorEnv`: so many tables at once, in machine code."""
    module, game = _needs("paddock.envs.against"), find_game(name, options)
    made: TablesEnv = module.TablesEnv(game, tables, bots, seat, longest, skip_forced)
    return made


def versus(
    name: str,
    tables: int,
    bots: str | Sequence[str],
    *,
    seat: int | None = None,
    seed: int = 0,
    longest: int = LONGEST,
    skip_forced: bool = False,
    **options: Any,
) -> Versus:
    """The same without Gymnasium, and with a look at where each move leads."""
    return Versus(find_game(name, options), tables, bots, seat, seed, longest, skip_forced)


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


def features(name: str, **options: Any) -> Features:
    """How observations of a game are told as features."""
    return Features(find_game(name, options))


def available() -> list[str]:
    """The environments that there are, by their versioned names."""
    return [versioned(name, version) for name, kind in kinds().items() for version in kind.versions]


def _needs(module: str) -> ModuleType:
    """Imports one of our modules that needs an optional package."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        raise PaddockError("envs-missing", package=error.name or module) from None


__all__ = [
    "Batch",
    "Column",
    "Feature",
    "Features",
    "Game",
    "Versus",
    "aec",
    "available",
    "batch",
    "features",
    "gym",
    "layout",
    "parallel",
    "register",
    "vector",
    "versus",
]
