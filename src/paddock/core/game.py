"""The contract of a game. Table, terminal, bots, lab and environments know games only through this.

A game is pure: no clock, no files, no randomness. The same moves give the same states. Chance is a player (`CHANCE`)
whose moves are recorded like any other's. States are values: `apply` gives a new one, and never changes the old.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Hashable, Sequence
from fractions import Fraction
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

import msgspec

from paddock.core.events import Event
from paddock.core.fields import Fields
from paddock.core.messages import Message, PaddockError
from paddock.core.moves import Move, move_text

CHANCE = -1
"""The seat of chance."""
NOBODY = -2
"""What rules say of who acts when the game is over."""

S = TypeVar("S", bound=Fields)


class Applied(NamedTuple, Generic[S]):
    """What a move leads to."""

    state: S
    events: list[Event]


class Result(msgspec.Struct, frozen=True):
    """How a game ended. Several winners have won together."""

    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    """Each seat's place, 1 for the winners; equal places are shared."""
    points: tuple[int, ...]
    """What each seat takes into a series of games at the same table."""


class View(msgspec.Struct, frozen=True):
    """All that a seat may know of a state, ready to be sent. Nothing else of a state ever leaves the table."""

    game: str
    seat: int | None
    """Whose view it is; None is a spectator's."""
    actors: tuple[int, ...]
    """Who may act: seats, or -1 for chance."""
    legal: tuple[str, ...]
    """What this seat may do now, in notation."""
    position: dict[str, Any]
    """The state as a document, without what is hidden from this seat."""
    result: Result | None

    def json(self) -> bytes:
        return msgspec.json.encode(self, order="deterministic")


class Standing(NamedTuple):
    """How a seat stands while the game goes on, for lists of seats."""

    score: float
    """More is better: lists show those with more first."""
    text: str
    """The same in a few words, such as "12 points"."""


class IllegalMoveError(PaddockError):
    """A move that the rules refuse; the message is the reason."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason.key, **reason.args)


class Game(ABC, Generic[S]):
    """A game with its options chosen and its board laid out: everything but the state."""

    name: ClassVar[str]
    """What the game is called in commands and records."""
    version: ClassVar[int]
    """The version of its rules. What could replay an old record differently is a new version, beside the old one."""
    codes: ClassVar[int]
    """Moves of seats have codes from 0 to codes - 1."""
    secrets: ClassVar[bool] = True
    """False where nothing is ever hidden: `veil` gives every state as it is."""
    options: msgspec.Struct
    seats: int
    first: int
    """The seat that begins, or CHANCE where chance draws it. (Where all act at once, one of them.)"""

    # -- who acts, and what they may do

    @abstractmethod
    def start(self) -> S:
        """The state before the first move."""

    @abstractmethod
    def actors(self, state: S) -> frozenset[int]:
        """The seats that may act now, all at once; `{CHANCE}`; or nobody, when the game is over."""

    @abstractmethod
    def legal(self, state: S, seat: int) -> list[Move]:
        """Every move that this seat may make now."""

    @abstractmethod
    def check(self, state: S, seat: int, move: Move) -> Message | None:
        """Why this move is refused, or None: `check` says None for exactly the moves in `legal` or in `chances`."""

    @abstractmethod
    def apply(self, state: S, seat: int, move: Move) -> Applied[S]:
        """The state after a move, and what happened. Raises IllegalMoveError where `check` has a reason."""

    def apply_legal(self, state: S, seat: int, move: Move) -> Applied[S]:
        """As `apply`, for a seat's move that `legal` names in this very state: it need not be checked again."""
        return self.apply(state, seat, move)

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """How the game ended, or None while it goes on."""

    def series_length(self) -> int | None:
        """The number of races after which points start again from zero; None: they add up for ever."""
        return None

    # -- chance

    @abstractmethod
    def ways(self, state: S) -> int:
        """In how many equally likely ways chance can fall now (0 where it is not chance that acts)."""

    @abstractmethod
    def outcome(self, state: S, way: int) -> Move:
        """What chance does in one of its ways. Several ways may come to the same."""

    def way(self, state: S, move: Move) -> int:
        """A way that comes to this outcome: `outcome(state, way(state, move)) == move`. Raises IllegalMoveError where
        chance cannot do this now. (With many ways, a game need not try them all.)"""
        reason = self.check(state, CHANCE, move)
        if reason is not None:
            raise IllegalMoveError(reason)
        return next(way for way in range(self.ways(state)) if self.outcome(state, way) == move)

    def fall(self, state: S, way: int) -> Applied[S]:
        """The state after chance has acted in one of its ways, and what happened: as `apply` with the move that
        `outcome` names, but nothing has to be checked, for each of the `ways` can happen."""
        return self.apply(state, CHANCE, self.outcome(state, way))

    def roller(self, state: S) -> int | None:
        """The seat in whose name chance acts now: who takes the dice in hand, at a table and on a screen. None: nobody
        in particular. It decides nothing."""
        return None

    def reader(self, state: S) -> int | None:
        """Where dice are real: the seat that has in hand what chance brings now, and reads it out."""
        return self.roller(state)

    def chances(self, state: S) -> list[tuple[Move, Fraction]]:
        """Every outcome of chance, with its exact probability. (With many ways, a game may know a quicker way.)"""
        ways = self.ways(state)
        count = Counter(self.outcome(state, way) for way in range(ways))
        return [(move, Fraction(n, ways)) for move, n in count.items()]

    def chance_key(self, state: S) -> Hashable:
        """A cache key for `chances`: states with the same key (other than None) have the same ways, with the same
        outcomes."""
        return None

    # -- real time: for tables only, these decide nothing

    def suspense(self, state: S) -> tuple[float, float] | None:
        """Chance waits a random time in this range of seconds before it acts here; None: it acts at once."""
        return None

    def deadline(self, state: S, seat: int) -> tuple[float, Move] | None:
        """If this seat does not act within this many seconds, the table makes this (legal) move for it."""
        return None

    def live(self, state: S) -> bool:
        """Does the quickest hand win? Then the table orders simultaneous moves by when each hand moved."""
        return False

    # -- secrets

    @abstractmethod
    def veil(self, state: S, seat: int | None) -> S:
        """The state without what this seat (or a spectator, None) may not know. Everything shown passes through
        here."""

    def view(self, state: S, seat: int | None) -> View:
        """What a seat, or a spectator (None), may know."""
        veiled = self.veil(state, seat)
        actors = self.actors(state)
        legal = self.legal(veiled, seat) if seat is not None and seat in actors else []
        moves = tuple(self.write(move) for move in legal)
        return View(self.name, seat, tuple(sorted(actors)), moves, self.position(veiled), self.result(veiled))

    def sees(self, event: Event, seat: int | None) -> bool:
        """May this seat, or a spectator (None), know of this event?"""
        return True

    # -- moves as text and as numbers

    @abstractmethod
    def write(self, move: Move) -> str:
        """A move in the game's notation."""

    @abstractmethod
    def read(self, text: str) -> Move:
        """The move that a notation names. Raises PaddockError with what would be right."""

    @abstractmethod
    def encode(self, state: S, move: Move) -> int:
        """The code of a legal move of a seat in this state."""

    @abstractmethod
    def decode(self, state: S, code: int) -> Move:
        """The move of a seat that has this code in this state."""

    # -- states as documents

    @abstractmethod
    def position(self, state: S) -> dict[str, Any]:
        """The state as a readable document that `setup` takes back."""

    @abstractmethod
    def setup(self, position: dict[str, Any]) -> S:
        """The state that a document describes. Raises PaddockError with the place that is wrong."""

    # -- for people

    @abstractmethod
    def tell(self, event: Event, names: Sequence[str], language: str = "en") -> str:
        """An event as one short sentence."""

    def words(self, move: Move, names: Sequence[str], language: str = "en") -> str | None:
        """A move in a few words, for a list of choices: the message `PREFIX-move-TAG` with the move's fields. None
        where the game has no such message: then the notation has to do."""
        return move_text(self, move, names, language)

    def standing(self, state: S, seat: int, language: str = "en") -> Standing | None:
        """How a seat stands. The state may be veiled: what is not known in it is left out. None: lists show the seats
        in their order, and nothing more, until the game is over."""
        return None

    @property
    @abstractmethod
    def board(self) -> str:
        """The text of the board's data file. Records carry it, so that they outlive changes of the shipped board."""

    @abstractmethod
    def colours(self) -> tuple[str, ...]:
        """The colour of each seat, by name: of its car, its pawns or its chair."""
