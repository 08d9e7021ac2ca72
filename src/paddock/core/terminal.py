"""How a game looks and asks in a terminal: the screen that its `Kind` names, or a plain one that suits any game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from paddock.core.events import Event
from paddock.core.game import Game
from paddock.core.moves import Move
from paddock.core.registry import kind, resolve

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text


class Canvas(NamedTuple):
    """The space for a picture, and whether it may have colours."""

    width: int
    height: int | None
    """How many lines a picture should keep to; None where it may be as long as it likes."""
    plain: bool
    """No colours: letters and shapes must say everything."""


class MenuItem(NamedTuple):
    """One line of what can be done now."""

    words: Text
    move: Move | None
    """None where the line stands for many moves, of which one is typed: `words` then says how."""
    key: str = ""
    """What such a line has in front, instead of a number."""


class Screen(Protocol):
    """How a game looks and asks in a terminal. It is shown veiled states only, so it cannot give anything away."""

    def picture(
        self, game: Game[Any], state: Any, names: Sequence[str], menu: Sequence[MenuItem], canvas: Canvas
    ) -> RenderableType:
        """Board, standings and what is in hand. An item's number is its place in the menu, from 1."""

    def menu(self, game: Game[Any], state: Any, seat: int, names: Sequence[str], plain: bool) -> list[MenuItem]:
        """What this seat can do now, in words, with what it would lead to. Items with a number come first."""

    def read(self, game: Game[Any], state: Any, seat: int, text: str) -> Move:
        """The move that somebody typed: the game's notation, and whatever short forms are handy."""

    def question(self, game: Game[Any], state: Any, names: Sequence[str]) -> str:
        """What to ask when chance acts with real dice."""

    def answer(self, game: Game[Any], state: Any, text: str) -> Move:
        """The move of chance that somebody typed."""

    def brief(self, event: Event) -> bool:
        """Whether an event belongs to a story told in few lines."""

    def moment(self, game: Game[Any], state: Any) -> str:
        """How far the game has come, in two or three words: "round 7"."""

    def prizes(self, points: int) -> str:
        """Points of a series, in the game's own words: "2 trophies"."""

    def notation(self, game: Game[Any], state: Any) -> str:
        """How moves are typed, as a few lines of help."""


def screen_of(game: str) -> Screen:
    """The screen that a game brings, or else a plain one."""
    found = resolve(kind(game).screen)
    if found is None:
        from paddock.core.plain_screen import PlainScreen  # it draws, which whoever only lists games does not need

        return PlainScreen()
    return found
