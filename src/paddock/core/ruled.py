"""Games made of rules: what follows from a game's rules, moves and documents, once for all of them.

A `RuledGame` puts the parts of a game's folder together: its rules (functions over a course, a state and scratch
paper), its events, the notation and the codes of its moves, the reasons for refusals, and the documents of its states.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import Any, ClassVar, Protocol

import msgspec

from paddock.core.events import Event, read_events, tell
from paddock.core.field_document import read_fields
from paddock.core.fields import Fields
from paddock.core.game import CHANCE, NOBODY, Applied, Game, IllegalMoveError, Result, S
from paddock.core.messages import Message, PaddockError
from paddock.core.moves import Codes, Move, Notation

NO_SEAT = -1
"""The seat of a spectator, for `rules.conceal`."""


class Rules(Protocol):
    """A game's module of rules. The compiled lane asks it by the same names. It may also have `conceal`, `hides`,
    `rank`, `rounds` and `LONGEST_RACE`: `core/lane/shared/answers.py` says what they mean."""

    def start(self, course: Any, state: Any, work: Any, first: int, /) -> None:
        """Sets up a new state; `first` is a seat, or CHANCE."""

    def actor(self, state: Any, /) -> int:
        """The seat that acts (the first of several), CHANCE, or NOBODY."""

    def ways(self, course: Any, state: Any, /) -> int:
        """In how many equally likely ways chance can fall, where it acts."""

    def fall(self, course: Any, state: Any, work: Any, way: int, /) -> None:
        """Chance acts in one of its ways, on this very state."""

    def legal(self, course: Any, state: Any, work: Any, /) -> int:
        """Writes the codes of what the seat that acts may do onto `work.codes`; how many they are."""

    def act(self, course: Any, state: Any, work: Any, code: int, /) -> None:
        """The seat that acts makes a legal move, on this very state."""

    def winners(self, course: Any, state: Any, /) -> int:
        """A bit for each seat that has won, when the game is over."""


class Paper(threading.local):
    """A game's scratch paper, a sheet for each thread. It is made once: to make a new one costs as much as a rule."""

    def __init__(self, work: type[Fields]) -> None:
        self._sheet: Any = work(watch=1)

    def sheet(self) -> Any:
        """Without events. What else is on it is from before, and no rule reads it."""
        self._sheet.written = 0
        return self._sheet


class RuledGame(Game[S]):
    """A game whose rules are functions over records of integers (`core/fields.py`)."""

    rules: ClassVar[Rules]
    events: ClassVar[type[Event]]
    """The base of its events."""
    notation: ClassVar[Notation[Any]]
    coding: ClassVar[Codes]
    course: Fields
    """What does not change during a game: board and options, as the rules read them."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "rules" in vars(cls):
            cls.codes = cls.coding.count
            cls.secrets = hasattr(cls.rules, "conceal")

    def __init__(
        self, state: type[S], work: type[Fields], seats: int, first: int, board: str = "", shipped: bool = True
    ) -> None:
        """For a game that has set its `options` and its `course`. Scratch paper (`work`) has a field `codes` for what
        is legal, `watch`, which is 1 where somebody reads the events, and `written`, how many there are. A board that
        is `shipped` is left out of positions."""
        self.seats, self.first = seats, first
        self._new_state, self._paper = state, Paper(work)
        self._board, self._shipped = board, shipped
        self._chosen: dict[str, Any] = msgspec.to_builtins(self.options)
        self._alone = {seat: frozenset({seat}) for seat in (CHANCE, *range(seats))} | {NOBODY: frozenset[int]()}

    # -- who acts, and what they may do

    def start(self) -> S:
        state = self._new_state()
        self.rules.start(self.course, state, self._paper.sheet(), self.first)
        return state

    def actors(self, state: S) -> frozenset[int]:
        return self._alone[self.rules.actor(state)]

    def legal(self, state: S, seat: int) -> list[Move]:
        if seat == CHANCE or seat not in self.actors(state):
            return []
        work, decode = self._paper.sheet(), self.coding.decode
        count = self.list_legal(state, work, seat)
        return [decode(self, state, code) for code in work.codes[:count]]

    def list_legal(self, state: S, work: Any, seat: int) -> int:
        """Writes the codes of what a seat that acts may do onto `work.codes`; how many they are."""
        return self.rules.legal(self.course, state, work)

    def check(self, state: S, seat: int, move: Move) -> Message | None:
        return self.why_not(state, self._paper.sheet(), seat, move)

    def why_not(self, state: S, work: Any, seat: int, move: Move) -> Message | None:
        """Why this move is refused, or None; `work` is paper for whoever has to find out. This says it in general
        words: a game with better ones says them instead."""
        if not self.notation.is_proper(move):
            return Message("move-unknown", {})
        if seat not in self.actors(state):
            return Message("move-not-now", {})
        if seat == CHANCE:
            return None if any(move == outcome for outcome, _ in self.chances(state)) else Message("move-no-fall", {})
        legal = self.legal(state, seat)
        work.written = 0  # `legal` has used the same sheet
        return None if move in legal else Message("move-illegal", {"legal": ", ".join(map(self.write, legal))})

    def apply(self, state: S, seat: int, move: Move) -> Applied[S]:
        work = self._paper.sheet()
        reason = self.why_not(state, work, seat, move)
        if reason is not None:
            raise IllegalMoveError(reason)
        return self.fall(state, self.find_way(state, move)) if seat == CHANCE else self.apply_legal(state, seat, move)

    def apply_legal(self, state: S, seat: int, move: Move) -> Applied[S]:
        work, new = self._paper.sheet(), state.copy()
        self.act(new, work, seat, self.coding.encode(self, state, move))
        return Applied(new, read_events(self.events, self, work))

    def act(self, state: S, work: Any, seat: int, code: int) -> None:
        """Makes a legal move of this seat on this very state."""
        self.rules.act(self.course, state, work, code)

    def result(self, state: S) -> Result | None:
        if self.rules.actor(state) != NOBODY:
            return None
        won = self.rules.winners(self.course, state)
        winners = tuple([seat for seat in range(self.seats) if won >> seat & 1])
        rank = getattr(self.rules, "rank", None)
        if rank is None:  # the winners share the first place, and all others the next
            ranks = tuple([1 if seat in winners else 1 + len(winners) for seat in range(self.seats)])
        else:
            ranks = tuple([rank(self.course, state, seat) for seat in range(self.seats)])
        return Result(winners, ranks, self.points(state, ranks))

    def round(self, state: S) -> int | None:
        rounds = getattr(self.rules, "rounds", None)
        return None if rounds is None else rounds(self.course, state)

    def points(self, state: S, ranks: tuple[int, ...]) -> tuple[int, ...]:
        """What each seat takes into a series, when the game is over: a win is a point."""
        return tuple([int(rank == 1) for rank in ranks])

    # -- chance

    def ways(self, state: S) -> int:
        return self.rules.ways(self.course, state) if self.rules.actor(state) == CHANCE else 0

    def fall(self, state: S, way: int) -> Applied[S]:
        work, new = self._paper.sheet(), state.copy()
        self.rules.fall(self.course, new, work, way)
        return Applied(new, read_events(self.events, self, work))

    def way(self, state: S, move: Move) -> int:
        reason = self.check(state, CHANCE, move)
        if reason is not None:
            raise IllegalMoveError(reason)
        return self.find_way(state, move)

    def find_way(self, state: S, move: Move) -> int:
        """A way that comes to this outcome, which can happen now. (With many ways, a game may know a quicker way.)"""
        return next(way for way in range(self.ways(state)) if self.outcome(state, way) == move)

    # -- secrets

    def veil(self, state: S, seat: int | None) -> S:
        """Blanks what `rules.conceal` does, where there is such a rule; `rules.hides` tells quickly whether it must."""
        conceal, hides = getattr(self.rules, "conceal", None), getattr(self.rules, "hides", None)
        if conceal is None or (hides is not None and not hides(state)):
            return state
        veiled = state.copy()
        conceal(self.course, veiled, NO_SEAT if seat is None else seat)
        return veiled

    # -- moves as text and as numbers

    def write(self, move: Move) -> str:
        text: str = self.notation.write(move)
        return text

    def read(self, text: str) -> Move:
        found: Move = self.notation.read(text)
        return found

    def encode(self, state: S, move: Move) -> int:
        return self.coding.encode(self, state, move)

    def decode(self, state: S, code: int) -> Move:
        return self.coding.decode(self, state, code)

    # -- states as documents

    def position(self, state: S) -> dict[str, Any]:
        document = {
            "game": self.name,
            "rules": self.version,
            "options": self._chosen.copy(),
            "state": self.write_state(state),
        }
        if not self._shipped:
            document["board"] = self._board
        return document

    def setup(self, position: dict[str, Any]) -> S:
        """Takes a whole document, or only its `state` part."""
        if not isinstance(position, dict):
            raise PaddockError("position-form", detail="it is not a JSON object")
        return self.read_state(position.get("state", position))

    def write_state(self, state: S) -> dict[str, Any]:
        """The part of a position that is the state's own: its fields, where a game has no better words for them."""
        return vars(state.copy())

    def read_state(self, document: Any) -> S:
        """The state that it describes. Raises PaddockError with the place that is wrong."""
        state = read_fields(self._new_state, document)
        try:
            for seat in self.actors(state):
                self.legal(state, seat)
            for way in range(min(self.ways(state), 1)):
                self.fall(state, way)
        except (IndexError, KeyError, ValueError, OverflowError, ZeroDivisionError) as error:
            raise PaddockError("position-form", detail="the game cannot go on from it") from error
        return state

    # -- for people

    def tell(self, event: Event, names: Sequence[str], language: str = "en") -> str:
        return tell(self, event, names, language)

    def tell_on_page(self, event: Event, names: Sequence[str], language: str = "en") -> str:
        return tell(self, event, names, language, page=True)

    @property
    def board(self) -> str:
        return self._board
