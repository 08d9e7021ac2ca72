"""Pictures of boards, where a game's `Kind` names some."""

from __future__ import annotations

import functools
from abc import ABC, abstractmethod
from typing import Any, Generic, Literal, NamedTuple, Protocol, TypeVar

import msgspec

from paddock.core.game import Game
from paddock.core.messages import PaddockError
from paddock.core.registry import kind, resolve
from paddock.core.shelf import Shelf, Shelved

ThemeName = Literal["light", "dark"]
KEPT = 64
"""How many layouts and drawings are kept in memory."""

B = TypeVar("B", bound=Shelved)
L = TypeVar("L", bound=msgspec.Struct)


class Outlines(NamedTuple):
    """The spaces of a board as polygons, in a picture of this size."""

    width: float
    height: float
    spaces: dict[str, tuple[tuple[float, float], ...]]


class Pictures(Protocol):
    """The boards of a game: laid out for pages, and drawn. Everything here may be slow; callers use a thread."""

    def key(self, game: Game[Any]) -> str | None:
        """The key of the board of a game; None where it is neither a shipped nor a generated one."""

    def layouts(self, game: Game[Any]) -> list[str]:
        """The layouts of the board by name, the widest first: one for each kind of screen."""

    def layout(self, game: Game[Any], name: str) -> msgspec.Struct:
        """Where everything lies. Raises PaddockError for an unknown layout."""

    def outlines(self, game: Game[Any], layout: str) -> Outlines:
        """Where each space lies, by the name that the game's simulation gives it: for heat maps."""

    def drawing(self, game: Game[Any], layout: str, theme: ThemeName) -> str:
        """The board without cars, as SVG. Raises PaddockError for an unknown layout."""


class ShelfPictures(ABC, Generic[B, L]):
    """Pictures of the boards on a shelf: layouts and drawings, each made once."""

    def __init__(self, shelf: Shelf[B]) -> None:
        self.shelf = shelf
        self._layout = functools.lru_cache(KEPT)(self._make_layout)
        self._drawing = functools.lru_cache(KEPT)(self._make_drawing)
        self._source = functools.lru_cache(KEPT)(lambda key: shelf.named(key).source)

    @abstractmethod
    def board(self, game: Game[Any]) -> B:
        """The board of a game."""

    @abstractmethod
    def names(self, board: B) -> list[str]:
        """The layouts of a board by name, the widest first."""

    @abstractmethod
    def lay_out(self, board: B, name: str) -> L: ...

    @abstractmethod
    def draw(self, board: B, name: str, theme: ThemeName) -> str: ...

    def key(self, game: Game[Any]) -> str | None:
        board = self.board(game)
        return board.key if self.shelf.listed(board.key) and self._source(board.key) == board.source else None

    def layouts(self, game: Game[Any]) -> list[str]:
        return self.names(self.board(game))

    def layout(self, game: Game[Any], name: str) -> L:
        board = self.board(game)
        return self._layout(board.source, board.key, name)

    def drawing(self, game: Game[Any], layout: str, theme: ThemeName) -> str:
        board = self.board(game)
        return self._drawing(board.source, board.key, layout, theme)

    def _make_layout(self, source: str, key: str, name: str) -> L:
        return self.lay_out(self.shelf.read(source, key, None), name)

    def _make_drawing(self, source: str, key: str, name: str, theme: ThemeName) -> str:
        return self.draw(self.shelf.read(source, key, None), name, theme)


def pictures_of(game: str) -> Pictures | None:
    """The pictures that a game brings, or None."""
    return resolve(kind(game).pictures)


def require_pictures(game: str) -> Pictures:
    found = pictures_of(game)
    if found is None:
        raise PaddockError("server-no-pictures", game=game)
    return found
