"""A record: a header, then one line a move. The state is a fold over it; so are replay, verification, taking back."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec

from paddock.core.events import Event
from paddock.core.game import CHANCE, Applied, Game
from paddock.core.messages import PaddockError
from paddock.core.moves import Move
from paddock.core.registry import build

FORMAT: Literal[1] = 1


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits there: a name, and the kind of bot where it is one."""

    name: str
    bot: str | None = None


class Header(msgspec.Struct, frozen=True, omit_defaults=True):
    """The first line: all that is needed to build the same game again, even if shipped boards change."""

    paddock: Literal[1]
    game: str
    rules: int
    options: dict[str, Any]
    board: str
    seats: tuple[Seat, ...]
    start: dict[str, Any] | None = None
    """The position that the record starts from, where that is not the game's own start."""


class MoveLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    by: int | Literal["chance"]
    move: str
    judged: dict[str, Any] | None = None
    """Why this hand was judged first, if several reached at once. The rules do not read it."""


class UndoLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Takes back this many moves. It is a line like the others, because the file is append-only."""

    undo: int


class Step(NamedTuple):
    """One move of a record, and what it led to."""

    seat: int
    move: Move
    state: Any
    events: list[Event]
    notation: str
    """The move in notation, written once."""


class Record:
    """A game as it was played so far. Appending checks the move, so a record never holds one that the rules refuse."""

    def __init__(self, game: Game[Any], seats: Sequence[Seat | str] = (), start: Any = None) -> None:
        """A new record of a game; `start` is a state to start from instead of the game's own."""
        named = [Seat(seat) if isinstance(seat, str) else seat for seat in seats]
        named += [Seat(car) for car in game.colours()[len(named) :]]
        if len(named) != game.seats:
            raise PaddockError("record-seats", given=len(named), seats=game.seats)
        self.game = game
        position = None if start is None else game.position(start)
        options = msgspec.to_builtins(game.options)
        self.header = Header(FORMAT, game.name, game.version, options, game.board, tuple(named), position)
        self.first_state = game.start() if start is None else start
        self.state = self.first_state
        """The state after the last move."""
        self._steps: list[Step] = []
        self._lines: list[MoveLine | UndoLine] = []
        self._chance_moves = 0
        self._previews: dict[tuple[int, Move], Applied[Any]] = {}

    # -- reading

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.header.seats]

    @property
    def steps(self) -> Sequence[Step]:
        """The moves that stand, in order: without those that were taken back."""
        return self._steps

    def __len__(self) -> int:
        return len(self._steps)

    def states(self) -> Iterator[Any]:
        """Every state, from the start on: one more than there are moves."""
        yield self.first_state
        for step in self._steps:
            yield step.state

    def chance_moves(self) -> int:
        """How many moves of chance stand: the number of the next one."""
        return self._chance_moves

    # -- writing

    def append(self, seat: int, move: Move, judged: dict[str, Any] | None = None) -> list[Event]:
        """Adds a move; what happened. Raises IllegalMoveError, and adds nothing, where the rules refuse it. `judged` is
        written down with it."""
        applied = self._previews.get((seat, move)) or self.game.apply(self.state, seat, move)
        return self._add(seat, move, applied, judged)

    def preview(self, seat: int, move: Move) -> Applied[Any]:
        """What a move that `Game.legal` names would lead to now. It is remembered until the next move, so that making
        it costs nothing more."""
        found = self._previews.get((seat, move))
        if found is None:
            found = self._previews[seat, move] = self.game.apply_legal(self.state, seat, move)
        return found

    def forget_previews(self) -> None:
        self._previews.clear()

    def fall(self, way: int) -> list[Event]:
        """Adds a move of chance, given as one of the ways that it has now; what happened. The last of `steps` then says
        which move that was, and its notation."""
        state = self.state
        return self._add(CHANCE, self.game.outcome(state, way), self.game.fall(state, way))

    def _add(self, seat: int, move: Move, applied: Applied[Any], judged: dict[str, Any] | None = None) -> list[Event]:
        notation = self.game.write(move)
        self._previews.clear()
        self.state = applied.state
        self._steps.append(Step(seat, move, applied.state, applied.events, notation))
        self._lines.append(MoveLine("chance" if seat == CHANCE else seat, notation, judged))
        self._chance_moves += seat == CHANCE
        return applied.events

    def undo(self, moves: int = 1) -> None:
        """Takes back the last moves. `take_back` checks whether a player may."""
        if not 0 < moves <= len(self._steps):
            raise PaddockError("record-undo", moves=moves, length=len(self._steps))
        self._chance_moves -= sum(step.seat == CHANCE for step in self._steps[-moves:])
        del self._steps[-moves:]
        self.state = self._steps[-1].state if self._steps else self.first_state
        self._previews.clear()
        self._lines.append(UndoLine(moves))

    def take_back(self, seat: int) -> Move:
        """A player takes back their own last move: only while it is still their decision, and never past a move of
        chance or of another player."""
        if not self._steps:
            raise PaddockError("take-back-nothing")
        last = self._steps[-1]
        if last.seat == CHANCE:
            raise PaddockError("take-back-chance")
        if last.seat != seat or seat not in self.game.actors(self.state):
            raise PaddockError("take-back-other")
        self.undo()
        return last.move

    # -- files

    def text(self) -> str:
        """The record as text, one JSON object a line."""
        lines = [msgspec.json.encode(self.header), *(msgspec.json.encode(line) for line in self._lines)]
        return b"\n".join(lines).decode() + "\n"

    def save(self, path: Path | str) -> None:
        """Writes the record; a file of that name is replaced whole or, if anything goes wrong, not at all."""
        path = Path(path)
        draft = path.with_name(f".{path.name}.{os.getpid()}.draft")
        try:
            draft.write_text(self.text(), encoding="utf-8")
            draft.replace(path)
        except OSError as error:
            with contextlib.suppress(OSError):
                draft.unlink()
            raise PaddockError("file-unwritable", path=str(path), detail=error.strerror or str(error)) from None

    @classmethod
    def load(cls, path: Path | str) -> Record:
        """The record of a file, every move checked."""
        try:
            text = Path(path).read_text(encoding="utf-8")
        except OSError as error:
            raise PaddockError("file-unreadable", path=str(path), detail=error.strerror or str(error)) from None
        except UnicodeDecodeError:
            raise PaddockError("file-unreadable", path=str(path), detail="it is not text in UTF-8") from None
        return cls.read(text, str(path))

    @classmethod
    def read(cls, text: str, place: str = "record") -> Record:
        """The record that a text holds, every move checked. Complaints name the line."""
        lines = text.split("\n") if text.strip() else []  # not splitlines: a name may hold other ends of lines
        if not lines:
            raise PaddockError("record-empty", place=place)
        header = _decode(lines[0], Header, place, 1)
        game = build(header.game, header.options, header.board, header.rules)
        start = None if header.start is None else game.setup(header.start)
        record = cls(game, header.seats, start)
        for number, line in enumerate(lines[1:], 2):
            if not line.strip():
                continue
            try:
                record._take(_decode(line, MoveLine | UndoLine, place, number))
            except PaddockError as error:
                if error.message.key.startswith("record-line"):
                    raise
                raise PaddockError("record-move-refused", place=place, line=str(number), reason=str(error)) from None
        return record

    def _take(self, line: MoveLine | UndoLine) -> None:
        if isinstance(line, UndoLine):
            self.undo(line.undo)
        else:
            self.append(CHANCE if line.by == "chance" else line.by, self.game.read(line.move), line.judged)


def _decode(line: str, kind: Any, place: str, number: int) -> Any:
    """One line as a struct. Move and undo lines are told apart by their keys."""
    try:
        raw = msgspec.json.decode(line)
    except msgspec.DecodeError:
        raise PaddockError("record-line-json", place=place, line=str(number)) from None
    try:
        if kind is not Header:
            kind = UndoLine if isinstance(raw, dict) and "undo" in raw else MoveLine
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        key = "record-line-header" if kind is Header else "record-line-move"
        raise PaddockError(key, place=place, line=str(number), detail=str(error)) from None
