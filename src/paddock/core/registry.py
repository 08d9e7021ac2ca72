"""The games that are installed. A game announces its `Kind` by an entry point; nothing here knows one by name."""

from __future__ import annotations

import dataclasses
import functools
import pkgutil
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, Protocol, TypeVar

import msgspec

from paddock.core.game import Game, View
from paddock.core.installed import announced
from paddock.core.levels import Level, usual_levels
from paddock.core.messages import PaddockError
from paddock.core.moves import Move
from paddock.core.options import describe
from paddock.core.seating import FIRST, MOST_SEATS, PLAYERS, Seating

if TYPE_CHECKING:
    from paddock.core.builder import Builder
    from paddock.core.lane.lane import Lane
    from paddock.core.law_entry import Entry
    from paddock.core.match import Match
    from paddock.core.measures import MeasuresMaker
    from paddock.core.pictures import Pictures
    from paddock.core.puzzles import Puzzles
    from paddock.core.shelf import Shelf
    from paddock.core.terminal import Screen
    from paddock.core.values import ValuesMaker
    from paddock.core.workshop import Workshop

T = TypeVar("T")


class Bot(Protocol):
    """Plays a seat. It sees views and nothing else."""

    def choose(self, view: View) -> Move: ...


Maker = Callable[[Mapping[str, Any], str | None], Game[Any]]
"""Makes a game from options and, where the record carries one, the text of its board."""
BotMaker = Callable[[Game[Any], int, int], Bot]
"""Makes a bot for a game, a seat and a seed."""
Stage = Literal["draft", "stable"]
"""A draft may be in English only and without recorded races; a stable game has all languages, golden races, and a test
for every numbered rule."""

Prize = Literal["points", "trophies"]
PHRASES = (
    "web-phrase-hello",
    "web-phrase-luck",
    "web-phrase-well-driven",
    "web-phrase-thanks",
    "web-phrase-wow",
    "web-phrase-ouch",
    "web-phrase-hurry",
    "web-phrase-laugh",
)
"""What people can say at the table of any game."""


def resolve(named: T | str) -> T:
    """What a `Kind` names: the thing itself, or `"package.module:NAME"`, which is imported only now."""
    if not isinstance(named, str):
        return named
    found: T = pkgutil.resolve_name(named)
    return found


@dataclasses.dataclass(frozen=True)
class Kind:
    """Everything that a game offers, and the only thing that it announces. What is not needed for lists and menus is
    best given as `"package.module:NAME"`, so that the drawing of boards or the compiler is imported only where it is
    used. Whatever is left out has a default that works."""

    name: str
    versions: Mapping[int, Maker | str]
    """Every version of the rules."""
    options: type[msgspec.Struct]
    seatings: tuple[Seating, ...]
    """How many may play by the latest rules: what holds with some options only comes first, what always holds last."""
    bots: Mapping[str, BotMaker | str] = dataclasses.field(default_factory=dict)
    """Bots made for this game, by strength; `random` plays any game and is not listed."""
    levels: Mapping[str, Level] = dataclasses.field(default_factory=dict)
    """What plays at each of the five levels (`core/levels.py`), by the names of LEVELS; else its best bot, which slips
    the more often the lower the level."""
    place: int = 100
    """Where the game stands in lists: lower numbers first, then by name. The first is meant where none is named."""
    stage: Stage = "draft"
    shelf: Shelf[Any] | str | None = None
    """Its boards: shipped, in files, and generated (`core/shelf.py`)."""
    screen: Screen | str | None = None
    """How it looks and asks in a terminal; else a plain screen that suits any game does (`core/terminal.py`)."""
    pictures: Pictures | str | None = None
    """Layouts and drawings of its boards (`core/pictures.py`)."""
    workshop: Workshop | str | None = None
    """Checks, draws and begins boards (`core/workshop.py`)."""
    builder: Builder | str | None = None
    """Lays boards part by part (`core/builder.py`)."""
    lane: Lane | str | None = None
    """What simulations, environments and playouts in machine code need to know of its rules (`core/lane/lane.py`)."""
    values: ValuesMaker | str | None = None
    """What its states are worth, where it knows that better than playouts do (`core/values.py`)."""
    measures: MeasuresMaker | str | None = None
    """What the numbers of its states mean to a learner (`core/measures.py`); else, that they are numbers."""
    matches: Sequence[Match] | str = ()
    """At which tables its bots are measured, and what they should win there (`core/match.py`)."""
    puzzles: Puzzles | str | None = None
    """Where its puzzles are, and at which tables they are looked for (`core/puzzles.py`)."""

    prize: Prize = "points"
    """What `Result.points` are called: what adds up from race to race at a table."""
    phrases: tuple[str, ...] = PHRASES
    """The keys of what people can say to each other during a race, in the page's texts."""
    laws: Entry | str | None = None
    """With which options the laws try it, and how to shuffle what it hides (`core/law_entry.py`); else, with every
    number of players. A game with secrets needs one."""

    def __post_init__(self) -> None:
        seats = max((seating.most for seating in self.seatings), default=0)
        if seats > MOST_SEATS:
            raise PaddockError("too-many-seats", game=self.name, seats=seats, most=MOST_SEATS)

    @property
    def latest(self) -> int:
        return max(self.versions)

    @property
    def players_option(self) -> str | None:
        """The option by which the game is told how many play; None where it has none."""
        return PLAYERS if any(option.name == PLAYERS for option in describe(self.options)) else None

    @property
    def first_option(self) -> str | None:
        """The option by which the game is told which seat begins; None where it has none."""
        return FIRST if any(option.name == FIRST for option in describe(self.options)) else None

    def maker(self, version: int) -> Maker:
        return resolve(self.versions[version])

    def bot_maker(self, strength: str) -> BotMaker:
        return resolve(self.bots[strength])


@functools.cache
def kinds() -> dict[str, Kind]:
    """Every installed game by name, in the order of their places."""
    found: dict[str, Kind] = {name: entry.load() for name, entry in announced().items()}
    return dict(sorted(found.items(), key=lambda item: (item[1].place, item[0])))


def kind(name: str) -> Kind:
    if name not in kinds():
        raise PaddockError("no-such-game", name=name, games=", ".join(kinds()))
    return kinds()[name]


def levels_of(name: str) -> Mapping[str, Level]:
    """The levels of a game, weakest first; none where it has no bot of its own."""
    found = kind(name)
    return found.levels or (usual_levels(list(found.bots)) if found.bots else {})


def lane_of(name: str) -> Lane:
    """The lane of a game. Raises PaddockError where it has none."""
    lane = resolve(kind(name).lane)
    if lane is None:
        raise PaddockError("no-simulation", game=name)
    return lane


def build(name: str, options: Mapping[str, Any], board: str | None = None, version: int | None = None) -> Game[Any]:
    """A game with these options; on a given board and under a given version of its rules where a record names them."""
    found = kind(name)
    version = found.latest if version is None else version
    if version not in found.versions:
        raise PaddockError(
            "no-such-rules", name=name, version=str(version), versions=", ".join(str(v) for v in found.versions)
        )
    return found.maker(version)(options, board)
