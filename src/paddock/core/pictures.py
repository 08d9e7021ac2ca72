"""Pictures of boards, where a game's `Kind` names some."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, Protocol, runtime_checkable

import msgspec

from paddock.core.game import Game
from paddock.core.messages import PaddockError
from paddock.core.registry import kind, resolve

ThemeName = Literal["light", "dark"]


class Outlines(NamedTuple):
    """The spaces of a board as polygons, in a picture of this size."""

    width: float
    height: float
    spaces: dict[str, tuple[tuple[float, float], ...]]


class Board(NamedTuple):
    """A board that comes with the game."""

    key: str
    name: str
    options: dict[str, Any]
    """The options of a game on it."""


class Pictures(Protocol):
    """The boards of a game: laid out for pages, and drawn. Everything here may be slow; callers use a thread."""

    option: str
    """The option that names the board. Tables take only shipped boards: a path would read the server's files."""

    def boards(self) -> list[Board]:
        """The boards that come with the game."""

    def key(self, game: Game[Any]) -> str | None:
        """The key of the board of a game; None where it is not a shipped one."""

    def curves(self, game: Game[Any]) -> list[str]:
        """The curves that the board can lie on, the widest first: one for each kind of screen."""

    def layout(self, game: Game[Any], curve: str) -> msgspec.Struct:
        """Where everything lies. Raises PaddockError for an unknown curve."""

    def outlines(self, game: Game[Any], curve: str) -> Outlines:
        """Where each space lies, by the name that the game's simulation gives it: for heat maps."""

    def drawing(self, game: Game[Any], curve: str, theme: ThemeName) -> str:
        """The board without cars, as SVG. Raises PaddockError for an unknown curve."""


@runtime_checkable
class LaidByChance(Protocol):
    """Pictures of a game whose boards chance can lay as well, each from a seed and always the same one."""

    def lay(self, seed: int) -> Board:
        """The board of a seed."""

    def laid(self, key: str) -> int | None:
        """The seed of the board with this key; None where this is the key of no such board."""


LARGEST_SEED = 10**18 - 1


def pictures_of(game: str) -> Pictures | None:
    """The pictures that a game brings, or None."""
    return resolve(kind(game).pictures)


def require_pictures(game: str) -> Pictures:
    found = pictures_of(game)
    if found is None:
        raise PaddockError("server-no-pictures", game=game)
    return found
