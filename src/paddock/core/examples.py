"""Small playable examples: positions that a game ships with its rules for players, each with something to try."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import Any

import msgspec

from paddock.core.events import Event
from paddock.core.game import Game
from paddock.core.handbook import resource
from paddock.core.messages import Message, PaddockError
from paddock.core.position import position


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A file `examples/KEY.json` in a game's folder. Its texts are messages of the game: see `text`."""

    section: str
    """The part of the rules for players that it belongs to, by its English heading: `pushing-back`."""
    place: int = 0
    """Its place among the examples of a section."""
    position: dict[str, Any]
    seats: tuple[int, ...] = (0,)
    """The seats that the reader plays. Nobody plays the others: the example ends at their turn."""
    goal: dict[str, Any]
    """The goal: an event by its kind, with the fields that matter."""

    def set_up(self) -> tuple[Game[Any], Any]:
        """The game and the state to begin with."""
        return position(self.position)

    def reached(self, events: Iterable[Event]) -> bool:
        """Is the goal among these events?"""
        shown = [msgspec.json.decode(msgspec.json.encode(event)) for event in events]  # as a page reads them
        return any(all(event.get(name) == value for name, value in self.goal.items()) for event in shown)


PARTS = ("title", "aim", "done")
"""The texts of an example: its title, what to try, and what it has shown."""


def text(game: str, example: str, part: str) -> Message:
    """One of the `PARTS` of what is said about an example."""
    return Message(f"{game}-example-{example}-{part}")


@functools.cache
def examples(game: str) -> dict[str, Example]:
    """The examples of a game by key, in the order in which they are read. Files come with the game, so that one that
    is wrong is a bug, and fails loudly."""
    folder = resource(game, "examples")
    files = [file for file in folder.iterdir() if file.name.endswith(".json")] if folder else []
    found = {file.name.removesuffix(".json"): msgspec.json.decode(file.read_bytes(), type=Example) for file in files}
    return dict(sorted(found.items(), key=lambda item: (item[1].place, item[0])))


def example(game: str, key: str) -> Example:
    found = examples(game)
    if key not in found:
        raise PaddockError("no-such-example", name=key[:60], game=game, examples=", ".join(found))
    return found[key]
