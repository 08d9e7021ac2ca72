"""What a game's `Kind` names so that anyone can make boards for it: a workshop that checks, draws and begins them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple, Protocol

from paddock.core.messages import PaddockError
from paddock.core.registry import kind, resolve


class Written(NamedTuple):
    """A board as text that lies in no file here, such as one that a page has sent."""

    name: str
    """What it is called in complaints: the name of the file that it came from."""
    text: str


Place = str | Written
"""Where a board is: the path of a file, the name of a shipped board, or its text."""


class Finding(NamedTuple):
    """Something that a workshop has to say about a board."""

    severity: Literal["error", "warning"]
    text: str


class Workshop(Protocol):
    """Checks and draws the boards of a game."""

    def shipped(self) -> list[str]:
        """The names of the boards that come with the game."""

    def source(self, place: Place) -> str:
        """The text of a board. Raises PaddockError where it cannot be read."""

    def summary(self, place: Place) -> str:
        """A board in one line: its name, its size."""

    def check(self, place: Place) -> list[Finding]:
        """Everything that is wrong with a board. Raises PaddockError where it cannot even be read."""

    def draw(self, place: Place, curve: str | None, theme: Literal["light", "dark"], cars: Mapping[str, str]) -> str:
        """The board as SVG, with cars on spaces. Raises PaddockError where anything is wrong."""

    def starter(self, name: str) -> str:
        """The text of a small sound board to start from, under this name."""

    def options(self, place: Place) -> dict[str, Any]:
        """The options of a game on this board, for the lab; a written one goes beside them, as the text of the board.
        Raises PaddockError where it cannot be played on."""


def workshop_of(game: str) -> Workshop:
    """The workshop that a game brings."""
    found = resolve(kind(game).workshop)
    if found is None:
        raise PaddockError("cli-no-workshop", game=game)
    return found
