"""A table as the fold of its log. Pure: it knows no disk, no clock and no connection."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from paddock.core.events import Event
from paddock.core.game import CHANCE, Game, Result
from paddock.core.messages import PaddockError
from paddock.core.record import Header, Record, Seat
from paddock.core.registry import build, kind
from paddock.core.seating import DRAWN
from paddock.core.series import Series
from paddock.server.entries import (
    AnyEntry,
    Changed,
    Clock,
    Dice,
    Ended,
    EveningRace,
    Hosted,
    Loaded,
    Made,
    Mixed,
    Moved,
    Onward,
    Rematch,
    Sat,
    Started,
    Stood,
    Undone,
)
from paddock.server.guards import opens
from paddock.server.pending import Act, Fall, Pending
from paddock.server.structs import Phase


class Sitting(NamedTuple):
    """Who has a seat: a person, with the hash of a key; a bot, with a strength; or nobody."""

    name: str = ""
    key: str = ""
    bot: str | None = None

    @property
    def open(self) -> bool:
        return not self.name


OPEN = Sitting()


class Moment(NamedTuple):
    """How a table stands between two entries. Everybody asks for it, so it is found out once an entry."""

    phase: Phase
    result: Result | None
    actors: frozenset[int]
    """Who may act in the race: seats, or chance."""
    awaited: frozenset[int]
    """The seats that the race waits for: those that may act, or the one in whose name chance acts."""


class Table:
    """Seats, options, races. Nothing changes but by `take` and `carry_out`."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.revision = 0
        self.public = False
        self.clock: Clock = "none"
        self.dice: Dice = "seeded"
        self.host = ""
        self.chosen: dict[str, Any] = {}
        self.board: str | None = None
        """The text of a board that players have made; None: one that comes with the game."""
        self.seats: list[Sitting] = []
        self.races: list[Record] = []
        self.loaded = False
        self.ended = False
        """The people have broken off the last race."""
        self.onward: str | None = None
        """The table at which the same people go on."""
        self.phrases = True
        """May people say something to each other?"""
        self.coach: bool | None = None
        """May people ask the coach? None: nobody has decided."""
        self.earlier: tuple[EveningRace, ...] = ()
        """The races of the same people at other tables."""
        self.moves_at_end = 0
        """How many of the last entries are moves that stand: those that can be told one by one to who missed them."""
        self._game: Game[Any] | None = None
        self._moment: Moment | None = None

    @classmethod
    def fold(cls, id: str, entries: Iterable[AnyEntry]) -> Table:
        table = cls(id)
        for entry in entries:
            table.take(entry)
        return table

    def restore(self, entries: Iterable[AnyEntry]) -> None:
        """Becomes the fold of these entries instead: what is stored, after something could not be."""
        vars(self).update(vars(Table.fold(self.id, entries)))

    # -- reading

    @property
    def game(self) -> Game[Any]:
        assert self._game is not None, "the first entry makes the table"
        return self._game

    @property
    def record(self) -> Record:
        """The race that is under way, or was the last."""
        return self.races[-1]

    @property
    def moment(self) -> Moment:
        if self._moment is None:
            self._moment = self._look()
        return self._moment

    @property
    def result(self) -> Result | None:
        return self.moment.result

    @property
    def phase(self) -> Phase:
        return self.moment.phase

    def awaited(self) -> frozenset[int]:
        """The seats that the race waits for: those that may act, or the one in whose name chance acts."""
        return self.moment.awaited

    def awaited_in(self, state: Any) -> frozenset[int]:
        """The seats that the race would wait for in this state of it."""
        actors = self.game.actors(state)
        if CHANCE not in actors:
            return actors
        roller = self.reader(state)
        return frozenset() if roller is None else frozenset({roller})

    def awaited_since(self, seat: int) -> int:
        """After how many moves the race began to wait for this seat, as it still does."""
        record = self.record
        states, number = record.steps, len(record.steps)
        while number and seat in self.awaited_in(states[number - 2].state if number > 1 else record.first_state):
            number -= 1
        return number

    @property
    def practice(self) -> bool:
        """Does it start from a position, as the examples of the rules do? Then one may try again at any time."""
        return bool(self.races) and not self.loaded and self.record.header.start is not None

    @property
    def names(self) -> list[str]:
        """Who sits there now. During a race a seat may have changed hands."""
        return [seat.name for seat in self.seats]

    @property
    def people(self) -> frozenset[int]:
        """The seats that people have."""
        return frozenset(number for number, seat in enumerate(self.seats) if seat.key)

    @property
    def coaching(self) -> bool:
        """May people ask the coach? As the host has decided; and if not at all: where one person plays with bots, and
        where an example of the rules is tried."""
        return self.practice or len(self.people) <= 1 if self.coach is None else self.coach

    @property
    def evening(self) -> list[EveningRace]:
        """The finished races of these people, here and at the tables before."""
        found = list(self.earlier)
        for number, race in enumerate(self.races, 1):
            result = self.game.result(race.state)
            if result is not None:
                names = tuple(race.names)
                found.append(EveningRace(self.game.name, self.id, number, names, result.ranks, result.points))
        return found

    @property
    def series(self) -> Series:
        """The points of the races that belong together: all of them, or those of this championship."""
        series, length = Series.new(len(self.seats)), self.game.series_length()
        begin = 0 if length is None else (len(self.races) - 1) // length * length
        for race in self.races[max(begin, 0) :]:
            result = self.game.result(race.state)
            series = series if result is None else series.add(result)
        return series

    def seats_of(self, key: str) -> tuple[int, ...]:
        """The seats that a key (its hash) opens."""
        return tuple(number for number, seat in enumerate(self.seats) if opens(key, seat.key))

    def race(self, number: int | None) -> Record:
        """A race by its number, from 1; without one, the last."""
        if not self.races:
            raise PaddockError("server-not-started")
        number = len(self.races) if number is None else number
        if not 1 <= number <= len(self.races):
            raise PaddockError("server-no-race", number=number, races=len(self.races))
        return self.races[number - 1]

    def undoable(self) -> int | None:
        """The seat that may take back the last move now: its own, or what was typed of real dice that it rolled."""
        if self.phase != "racing" or not self.record.steps:
            return None
        last = self.record.steps[-1].seat
        if last != CHANCE:
            return last if last in self.moment.actors else None
        if self.dice != "typed":
            return None
        steps = self.record.steps
        return self.reader(steps[-2].state if len(steps) > 1 else self.record.first_state)

    def was_left(self, seat: int) -> bool:
        """Does a bot drive a seat on whose person has left it during this race?"""
        if self.phase != "racing" or self.seats[seat].bot is None:
            return False
        return self.record.header.seats[seat].bot is None

    # -- changing

    def reader(self, state: Any) -> int | None:
        """The seat in whose name chance acts: who rolls, or with real dice who reads them out."""
        return self.game.reader(state) if self.dice == "typed" else self.game.roller(state)

    def carry_out(self, pending: Pending) -> tuple[AnyEntry, list[Event]]:
        """Adds what is wanted; the entry that says so, and what happened in the race. Raises PaddockError, and changes
        nothing, where it is refused."""
        match pending:
            case Act(seat, move, judged):
                events = self.record.append(seat, move, judged)
            case Fall(way):
                seat, judged, events = CHANCE, None, self.record.fall(way)
            case _:
                return pending, self.take(pending)
        self._moment = None
        self.revision += 1
        self.moves_at_end += 1
        return Moved(seat, self.record.steps[-1].notation, judged), events

    def take(self, entry: AnyEntry) -> list[Event]:
        """Adds an entry; what happened in the race. Raises PaddockError, and changes nothing, where it is refused."""
        events: list[Event] = []
        self._moment = None
        match entry:
            case Moved(by, move, judged):
                events = self.record.append(by, self.game.read(move), judged)
            case Undone(by):
                if by == CHANCE:
                    self.record.undo()
                else:
                    self.record.take_back(by)
            case Sat(seat, name, key, bot):
                self.seats[seat] = Sitting(name, key, bot)
            case Stood(seat):
                self.seats[seat] = OPEN
            case Mixed(order):
                self.seats = [self.seats[seat] for seat in order]
            case Started(header):
                self._game = cached_game(header.game, header.options, header.board, header.rules)
                self._begin(header)
            case Rematch():
                self._begin(self.record.header)
            case Ended():
                self.ended = True
            case Hosted(host):
                self.host = host
            case Onward(table):
                self.onward = table
            case Made(game, options, public, clock, dice, host, board, evening, coach):
                self._choose(game, options, board)
                self.public, self.clock, self.dice, self.host = public, clock, dice, host
                self.earlier, self.coach = evening, coach
            case Changed():
                self._change(entry)
            case Loaded(text):
                self._load(text)
        self.revision += 1
        self.moves_at_end = self.moves_at_end + 1 if isinstance(entry, Moved) else 0
        return events

    def header(self, also: Iterable[Sat] = ()) -> Header:
        """What the race would be begun with now, or when these have sat down."""
        seats = [Seat(seat.name, seat.bot) for seat in self.seats]
        for sat in also:
            seats[sat.seat] = Seat(sat.name, sat.bot)
        return Record(self.game, seats).header

    def next_header(self, first: int | None = None) -> Header:
        """What another race of the same people would be begun with. `first` is the seat that begins, or CHANCE; None:
        as the game's rules have it."""
        last, option, result = self.record.header, kind(self.game.name).first_option, self.result
        if first is None:
            first = self.game.first if result is None else self.game.begins_next(result)
        options = last.options if option is None else {**last.options, option: DRAWN if first == CHANCE else first}
        seats = tuple(Seat(seat.name, seat.bot) for seat in self.seats)
        return msgspec.structs.replace(last, options=options, seats=seats)

    def _begin(self, header: Header) -> None:
        self.ended = False
        start = None if header.start is None else self.game.setup(header.start)
        self.races.append(Record(self.game, header.seats, start))

    def _look(self) -> Moment:
        nobody: frozenset[int] = frozenset()
        if not self.races:
            return Moment("waiting", None, nobody, nobody)
        game, state = self.game, self.record.state
        result, actors = game.result(state), game.actors(state)
        if self.loaded or self.ended or result is not None:
            return Moment("over", result, actors, nobody)
        return Moment("racing", None, actors, self.awaited_in(state))

    def _change(self, entry: Changed) -> None:
        if entry.game is not None or entry.options is not None or entry.board is not None:
            options = entry.options if entry.options is not None else {} if entry.game else self.chosen
            self._choose(entry.game or self.game.name, options, self.board_after(entry.game, entry.board))
        self.public = self.public if entry.public is None else entry.public
        self.clock = self.clock if entry.clock is None else entry.clock
        self.dice = self.dice if entry.dice is None else entry.dice
        self.phrases = self.phrases if entry.phrases is None else entry.phrases
        self.coach = self.coach if entry.coach is None else entry.coach

    def board_after(self, game: str | None, board: str | None) -> str | None:
        """The players' own board after a change: another game has none of this one's."""
        kept = self.board if game is None else None
        return kept if board is None else board or None

    def _choose(self, game: str, options: dict[str, Any], board: str | None) -> None:
        """Another game or other options: those who have a seat that is still there keep it."""
        self._game = cached_game(game, options, board)
        self.chosen, self.board = options, board
        kept = self.seats[: self.game.seats]
        self.seats = kept + [OPEN] * (self.game.seats - len(kept))

    def _load(self, text: str) -> None:
        record = Record.read(text)
        self._game, self.chosen = record.game, record.header.options
        self.seats = [Sitting(seat.name, "", seat.bot) for seat in record.header.seats]
        self.races, self.loaded = [record], True


def cached_game(name: str, options: dict[str, Any], board: str | None = None, version: int | None = None) -> Game[Any]:
    """A game, built once for all tables that play the same: games hold no state."""
    return _build(name, msgspec.json.encode(options, order="deterministic"), board, version)


@functools.lru_cache(maxsize=256)
def _build(name: str, options: bytes, board: str | None, version: int | None) -> Game[Any]:
    return build(name, msgspec.json.decode(options), board, version)
