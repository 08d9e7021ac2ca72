"""With which options the laws try a game, and what they must be told about its secrets."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

from paddock.core.game import Game

Factory = Callable[[], Game[Any]]
Alternatives = Callable[[Game[Any], Any, "int | None", Random], Iterator[Any]]


def nothing_is_hidden(game: Game[Any], state: Any, seat: int | None, random: Random) -> Iterator[Any]:
    """For games without secrets."""
    yield from ()


@dataclasses.dataclass(frozen=True)
class Entry:
    """A game under the laws."""

    factories: Mapping[str, Factory]
    """Games with their options chosen, by a name for each choice."""
    alternatives: Alternatives = nothing_is_hidden
    """States that a seat (or a spectator) cannot tell from the given one: all that differs is hidden from it."""
    spaces: tuple[str, ...] = ()
    """The tables of the course with a row for every space: `course.spaces` of them are in use, the others are not."""
