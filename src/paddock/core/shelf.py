"""The boards of a game: those that it ships in its `data/`, files of designers, and texts that somebody has sent."""

from __future__ import annotations

import functools
import importlib.resources
import tomllib
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from paddock.core.messages import PaddockError
from paddock.core.registry import kind, resolve
from paddock.core.toml_bounds import why_too_costly

SUFFIX = ".toml"
LARGEST_SEED = 10**18 - 1
"""The largest seed that a board can be generated from."""


class Shelved(Protocol):
    """A board of any game."""

    @property
    def key(self) -> str:
        """What it is called in options and commands: the name of its file."""

    @property
    def name(self) -> str: ...

    @property
    def source(self) -> str:
        """The text of its file. Records carry it, so that they replay when the shipped board has changed."""


B = TypeVar("B", bound=Shelved)


class Written(NamedTuple):
    """A board as text that lies in no file here, such as one that a page has sent."""

    name: str
    """What it is called in complaints: the name of the file that it came from."""
    text: str


Place = str | Written
"""Where a board is: the path of a file, the name of a shipped or generated board, or its text."""


class GeneratedBoards(NamedTuple, Generic[B]):
    """Boards that follow from a seed, always the same one from the same seed."""

    key_of: Callable[[int], str]
    """The key of the board of a seed."""
    seed_of: Callable[[str], int | None]
    """The seed of the board with this key; None where this is the key of no such board."""
    generate: Callable[[str], B]
    """The board with this key."""


class Listed(NamedTuple):
    """A board as menus show it."""

    key: str
    name: str
    options: dict[str, Any]
    """The options of a game on it."""


class Shelf(Generic[B]):
    """Finds, loads and lists the boards of a game."""

    def __init__(
        self,
        option: str,
        package: str,
        folder: str,
        read: Callable[[str, str, str | None], B],
        require_sound: Callable[[B], None],
        unknown: str,
        needs: Callable[[B], dict[str, Any]] = lambda board: {},
        generated: GeneratedBoards[B] | None = None,
    ) -> None:
        """Shipped boards lie in `data/FOLDER` of the package. `read` makes a board of a text, its key, and what it is
        called in complaints; `require_sound` refuses one that cannot be played. `unknown` is the message about a key
        that no board has, and `needs` the other options of a game on a board."""
        self.option = option
        """The option of the game that names its board."""
        self.read, self.require_sound, self.needs, self.generated = read, require_sound, needs, generated
        self._files = importlib.resources.files(package) / "data" / folder
        self._unknown = unknown
        self.shipped = functools.cache(self._shipped)
        """The shipped board with this key."""

    @functools.cached_property
    def keys(self) -> tuple[str, ...]:
        """The keys of the boards that come with the game."""
        names = (file.name for file in self._files.iterdir())
        return tuple(sorted(name.removesuffix(SUFFIX) for name in names if name.endswith(SUFFIX)))

    def _shipped(self, key: str) -> B:
        if key not in self.keys:
            raise PaddockError(self._unknown, key=key, boards=", ".join(self.keys))
        return self.read((self._files / f"{key}{SUFFIX}").read_text(encoding="utf-8"), key, None)

    def is_shipped(self, board: B) -> bool:
        """Does this board come with the game, just as it is?"""
        return board.key in self.keys and self.shipped(board.key).source == board.source

    def listed(self, key: object) -> Listed | None:
        """The board with this key, as menus show it: a shipped or a generated one. None where there is none. A path is
        not a key: a server that takes only listed boards never reads files that a client chose."""
        if not isinstance(key, str):
            return None
        if key in self.keys:
            board = self.shipped(key)
            return Listed(key, board.name, self.needs(board) | {self.option: key})
        seed = self.generated.seed_of(key) if self.generated else None
        return None if seed is None else Listed(key, str(seed), {self.option: key})

    def boards(self) -> list[Listed]:
        """The boards that come with the game."""
        return [found for key in self.keys if (found := self.listed(key))]

    def named(self, name: str) -> B:
        """The board that an option names: by its key, or by the path of a file."""
        if name.endswith(SUFFIX):
            return self.load(Path(name))
        if self.generated and self.generated.seed_of(name) is not None:
            return self.generated.generate(name)
        return self.shipped(name)

    def load(self, path: Path) -> B:
        """The board of a file on disk."""
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            detail = error.strerror if isinstance(error, OSError) and error.strerror else "it is not text in UTF-8"
            raise PaddockError("file-unreadable", path=str(path), detail=detail) from None
        return self.read(text, path.stem, str(path))

    def find(self, place: Place) -> B:
        """The board at a place. It may be unsound: see `require_sound`."""
        if isinstance(place, Written):
            return self.read(place.text, "own", place.name)
        return self.load(Path(place)) if Path(place).is_file() else self.named(place)

    def take(self, name: str, text: str | None) -> B:
        """The board that an option names, or the text that a record carries for it; sound, or refused."""
        board = self.named(name) if text is None else self.read(text, name, None)
        self.require_sound(board)
        return board


def shelf_of(game: str) -> Shelf[Any] | None:
    """The shelf that a game's `Kind` names, or None for a game that has only one board, or none."""
    return resolve(kind(game).shelf)


def read_toml(text: str, place: str, known: Collection[str], messages: str) -> dict[str, Any]:
    """The table that a board's file holds. What is no TOML, and what nobody knows, is refused with the messages
    `MESSAGES-not-toml` and `MESSAGES-unknown-key`."""
    if (costly := why_too_costly(text)) is not None:
        raise PaddockError(f"{messages}-not-toml", place=place, detail=costly)
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise PaddockError(f"{messages}-not-toml", place=place, detail=str(error)) from None
    unknown = sorted(set(raw) - set(known))
    if unknown:
        raise PaddockError(f"{messages}-unknown-key", place=place, key=unknown[0])
    return raw
