"""The contract of a game. Table, terminal, bots, lab and environments know games only through this.

A game is pure: no clock, no files, no randomness. The same moves give the same states. Chance is a player (`CHANCE`)
whose moves are recorded like any other's. States are values: `apply` gives a new one, and never changes the old.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Hashable, Sequence
from fractions import Fraction
from random import Random
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

import msgspec

from paddock.core.advice import Remark, Way, ways_on
from paddock.core.ending import Ending, Reader, headline, order_in_words, place_in_words
from paddock.core.events import Event
from paddock.core.fields import Fields
from paddock.core.guide import Lesson, ToldLesson, tell_lesson
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

    def begins_next(self, result: Result) -> int:
        """The seat that begins the next race of the same people, or CHANCE. By default who begins goes round."""
        return CHANCE if self.first == CHANCE else (self.first + 1) % self.seats

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

    def alike(self, state: S, seat: int, move: Move) -> Move:
        """The first legal move that comes to the same as this one, whichever of several like pieces makes it: nobody
        need be asked which. By default there is none but the move itself."""
        return move

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

    def round(self, state: S) -> int | None:
        """In which round a game is, from 1; None where it does not count them."""
        return None

    def series_length(self) -> int | None:
        """The number of races after which points start again from zero; None: they add up for ever."""
        return None

    def ways_on(self, state: S, seat: int) -> list[Way]:
        """What this seat, which is to act, may do until somebody else or chance is: whole ways, those to the same state
        once. (A game with very many of them may know a quicker way.) The state may be veiled for the seat."""
        return ways_on(self, state, seat)

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

    def resample(self, state: S, seat: int, random: Random) -> S:
        """A whole state that this seat cannot tell from the given one (which may be veiled for it): what is hidden from
        it is drawn anew, as likely as it may be. Whoever searches for a seat plays on from such states only, so that no
        search can peek. A game with secrets says how."""
        if self.secrets:
            raise PaddockError("game-no-resample", game=self.name)
        return state

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

    def codes_in_use(self) -> Sequence[int]:
        """The codes that a seat can come to have with these options, from low to high. By itself, all of them."""
        return range(self.codes)

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

    def tell_on_page(self, event: Event, names: Sequence[str], language: str = "en") -> str:
        """The same beside a drawn board, where spaces and pieces are seen and have no names."""
        return self.tell(event, names, language)

    def words(self, move: Move, names: Sequence[str], language: str = "en") -> str | None:
        """A move in a few words, for a list of choices: the message `PREFIX-move-TAG` with the move's fields. None
        where the game has no such message: then the notation has to do."""
        return move_text(self, move, names, language)

    def standing(self, state: S, seat: int, language: str = "en") -> Standing | None:
        """How a seat stands. The state may be veiled: what is not known in it is left out. None: lists show the seats
        in their order, and nothing more, until the game is over."""
        return None

    def standing_on_page(self, state: S, seat: int, language: str = "en") -> Standing | None:
        """The same beside a drawn board, where spaces have no names."""
        return self.standing(state, seat, language)

    def outline(self, state: S, language: str = "en") -> list[str]:
        """What else there is to see, in a few short lines: pieces that belong to nobody, what lies on the table. The
        state may be veiled."""
        return []

    def guide(self, state: S, seat: int) -> Sequence[Lesson]:
        """What is worth explaining to who sits there and plays for the first time, most urgent first: the goal, what to
        do now, and what is new on the board. The state may be veiled, and that changes nothing."""
        return ()

    def guide_events(self, events: Sequence[Event], seat: int) -> Sequence[Lesson]:
        """The same of what has just happened. The seat may know of all these events."""
        return ()

    def explain(self, lesson: Lesson, names: Sequence[str], language: str = "en") -> ToldLesson:
        """A lesson in words."""
        return tell_lesson(lesson, names, language)

    def remark(self, state: S, seat: int, way: Way) -> Remark | None:
        """What a way of this seat comes to, in two or three words beside its chance. None: its moves say enough."""
        return None

    def compare(self, state: S, seat: int, best: Way, other: Way) -> Remark | None:
        """Why one way is better than the next best, in one sentence made from what differs. None: nothing that could be
        said in a sentence does, and the chances have to do. The state may be veiled for the seat."""
        return None

    def ending(
        self, state: S, events: Sequence[Event], seat: int | None, names: Sequence[str], language: str = "en"
    ) -> Ending | None:
        """How the game ended and why, for who sits there, or for a spectator (None); None while it goes on. `events` is
        all that has happened in it. A game says the parts of it below."""
        result, reader = self.result(state), Reader(names, seat, language)
        if result is None:
            return None
        return Ending(
            headline=headline(result.ranks, reader),
            place=place_in_words(result.ranks, reader),
            reason=self.end_reason(state, events, result, reader),
            ranks=result.ranks,
            scores=tuple(self.end_scores(state, result, language)),
            details=self.end_details(state, events),
        )

    def end_reason(self, state: S, events: Sequence[Event], result: Result, reader: Reader) -> str:
        """One sentence that says why this is the result. By itself, it names all places."""
        return order_in_words(result.ranks, reader)

    def end_scores(self, state: S, result: Result, language: str) -> Sequence[str]:
        """What each seat has in the end, in a few words."""
        found = [self.standing(state, seat, language) for seat in range(self.seats)]
        return [standing.text for standing in found if standing is not None]

    def end_details(self, state: S, events: Sequence[Event]) -> dict[str, Any]:
        """What a picture of the end shows and a spectator's view of it does not say."""
        return {}

    @property
    @abstractmethod
    def board(self) -> str:
        """The text of the board's data file. Records carry it, so that they outlive changes of the shipped board."""

    @abstractmethod
    def colours(self) -> tuple[str, ...]:
        """The colour of each seat, by name: of its car, its pawns or its chair."""
