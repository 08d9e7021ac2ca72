"""The games that are installed. A game announces itself by an entry point; nothing here knows one by name."""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Callable, Mapping
from importlib.metadata import entry_points
from typing import Any, Protocol

import msgspec

from paddock.core.game import Game, View
from paddock.core.messages import PaddockError
from paddock.core.moves import Move
from paddock.core.options import describe
from paddock.core.seating import PLAYERS, Seating
from paddock.core.simulation import BatchSimulation
from paddock.core.stepping import Stepper


class Bot(Protocol):
    """Plays a seat. It sees views and nothing else."""

    def choose(self, view: View) -> Move: ...


Maker = Callable[[Mapping[str, Any], str | None], Game[Any]]
"""Makes a game from options and, where the record carries one, the text of its board."""
BotMaker = Callable[[Game[Any], int, int], Bot]
"""Makes a bot for a game, a seat and a seed."""
StepperMaker = Callable[[Game[Any]], Stepper]
"""Says what the compiled lane needs of a game, for whoever makes the decisions elsewhere: see `paddock.envs`."""


@dataclasses.dataclass(frozen=True)
class Kind:
    """What a game's folder offers: every version of its rules, its options, and the bots that know it."""

    name: str
    versions: Mapping[int, Maker]
    options: type[msgspec.Struct]
    seatings: tuple[Seating, ...]
    """How many may play by the latest rules: what holds with some options only comes first, what always holds last."""
    bots: Mapping[str, BotMaker]
    """Bots made for this game, by strength; `random` plays any game and is not listed."""
    simulation: type[BatchSimulation] | None = None
    """Whole races in machine code, where the game has them."""
    place: int = 100
    """Where the game stands in lists: lower numbers first, then by name. The first is meant where none is named."""
    stepper: StepperMaker | None = None
    """Many tables at once in machine code, a decision at a time, where the game has that."""

    @property
    def latest(self) -> int:
        return max(self.versions)

    @property
    def players_option(self) -> str | None:
        """The option by which the game is told how many play; None where it has none."""
        return PLAYERS if any(option.name == PLAYERS for option in describe(self.options)) else None


@functools.cache
def kinds() -> dict[str, Kind]:
    """Every installed game by name, in the order of their places."""
    found: dict[str, Kind] = {entry.name: entry.load() for entry in entry_points(group="paddock.games")}
    return dict(sorted(found.items(), key=lambda item: (item[1].place, item[0])))


def kind(name: str) -> Kind:
    if name not in kinds():
        raise PaddockError("no-such-game", name=name, games=", ".join(kinds()))
    return kinds()[name]


def build(name: str, options: Mapping[str, Any], board: str | None = None, version: int | None = None) -> Game[Any]:
    """A game with these options; on a given board and under a given version of its rules where a record names them."""
    found = kind(name)
    version = found.latest if version is None else version
    if version not in found.versions:
        raise PaddockError(
            "no-such-rules", name=name, version=str(version), versions=", ".join(str(v) for v in found.versions)
        )
    return found.versions[version](options, board)
