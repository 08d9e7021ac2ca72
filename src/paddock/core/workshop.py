"""What a game's `Kind` names so that anyone can make boards for it: a workshop that checks, draws and begins them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Generic, Literal, NamedTuple, Protocol, TypeVar

from paddock.core.messages import PaddockError
from paddock.core.registry import kind, resolve
from paddock.core.shelf import Place, Shelf, Shelved, Written

B = TypeVar("B", bound=Shelved)


class Finding(NamedTuple):
    """Something that a workshop has to say about a board."""

    severity: Literal["error", "warning"]
    text: str


class Workshop(Protocol):
    """Checks and draws the boards of a game."""

    def summary(self, place: Place) -> str:
        """A board in one line: its name, its size."""

    def check(self, place: Place) -> list[Finding]:
        """Everything that is wrong with a board. Raises PaddockError where it cannot even be read."""

    def draw(self, place: Place, layout: str | None, theme: Literal["light", "dark"], cars: Mapping[str, str]) -> str:
        """The board as SVG, with cars on spaces. Raises PaddockError where anything is wrong."""

    def starter(self, name: str) -> str:
        """The text of a small sound board to start from, under this name."""

    def options(self, place: Place) -> dict[str, Any]:
        """The options of a game on this board, for the lab; a written one goes beside them, as the text of the board.
        Raises PaddockError where it cannot be played on."""


class ShelfWorkshop(ABC, Generic[B]):
    """A workshop for the boards on a shelf."""

    shelf: ClassVar[Shelf[Any]]
    begin: ClassVar[str]
    """The text of a small sound board, with places for a `name` and the name of its `file`."""
    untitled: ClassVar[str]
    """What a board is called whose file has no letters in its name."""

    @abstractmethod
    def describe(self, board: B) -> str:
        """A board in one line: its name, its size."""

    @abstractmethod
    def faults(self, board: B) -> list[Finding]:
        """Everything that is wrong with a board."""

    def find(self, place: Place) -> B:
        found: B = self.shelf.find(place)
        return found

    def summary(self, place: Place) -> str:
        return self.describe(self.find(place))

    def check(self, place: Place) -> list[Finding]:
        return self.faults(self.find(place))

    def options(self, place: Place) -> dict[str, Any]:
        board = self.find(place)
        self.shelf.require_sound(board)
        return self.shelf.needs(board) | ({} if isinstance(place, Written) else {self.shelf.option: place})

    def starter(self, name: str) -> str:
        return self.begin.format(name=self.title(name), file=f"{name}.toml")

    def title(self, name: str) -> str:
        """What a board is called at first, by the name of its file."""
        letters = "".join(letter for letter in name.replace("-", " ") if letter.isalnum() or letter == " ")
        return letters.strip().capitalize() or self.untitled


def workshop_of(game: str) -> Workshop:
    """The workshop that a game brings."""
    found = resolve(kind(game).workshop)
    if found is None:
        raise PaddockError("cli-no-workshop", game=game)
    return found
