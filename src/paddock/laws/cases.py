"""A game in the ways in which the laws try it."""

from __future__ import annotations

import dataclasses
import functools
from typing import Any

from paddock.core.game import Game
from paddock.core.lane.lane import Lane
from paddock.core.law_entry import Entry, Factory
from paddock.core.registry import build, kind, kinds, resolve


@dataclasses.dataclass(frozen=True)
class Case:
    """One game with one choice of options."""

    name: str
    kind: str
    entry: Entry
    factory: Factory

    def game(self) -> Game[Any]:
        return self.factory()

    @property
    def lane(self) -> Lane | None:
        return resolve(kinds()[self.kind].lane) if self.kind in kinds() else None

    @property
    def policies(self) -> list[str]:
        """How races are driven for the laws: by each of the lane's bots, and by all of them at random."""
        known = list(self.lane.policies) if self.lane is not None else []
        return [*known, "mixed"] if len(known) > 1 else known


def cases_of(name: str, entry: Entry | None = None) -> list[Case]:
    """A game in all the ways of an entry: if none is given, of its own."""
    entry = entry or entry_of(name)
    return [Case(f"{name}-{choice}", name, entry, factory) for choice, factory in entry.factories.items()]


def entry_of(name: str) -> Entry:
    """What the game's `Kind` names; else each number of players that it takes, with all other options as by default."""
    found = kind(name)
    own = resolve(found.laws)
    if own is not None:
        return own
    option = found.players_option
    if option is None:
        return Entry({"default": functools.partial(build, name, {})})
    numbers = range(found.seatings[-1].least, found.seatings[-1].most + 1)
    return Entry({f"{players}-players": functools.partial(build, name, {option: players}) for players in numbers})


def course_of(game: Game[Any]) -> Any:
    """The constants of a table: every game with a compiled lane keeps them in `course`."""
    return vars(game)["course"]
