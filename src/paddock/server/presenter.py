"""A table put into messages: what a connection may know of it, in its language.

Whatever several messages have in common is made once, and already encoded: what is open to all, what happened, and what
a seat may do next.
"""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from typing import Any, NamedTuple, TypeVar, cast

import msgspec

from paddock.core.ending import Ending
from paddock.core.events import Event
from paddock.core.game import CHANCE, Applied, Game, Result
from paddock.core.moves import Move
from paddock.core.pictures import pictures_of
from paddock.server.ending import end_of
from paddock.server.guards import opens
from paddock.server.structs import Chair, Choice, Line, LobbyTable, PageView, ShownEvent, TableInfo
from paddock.server.table import Table
from paddock.server.words import tell

MOST_PREVIEWS = 40
LOG_LINES = 30
T = TypeVar("T")


class _Offer(NamedTuple):
    """What a seat may know and do at the table's present revision: the contract's view, with the moves themselves."""

    actors: tuple[int, ...]
    legal: tuple[str, ...]
    moves: list[Move]
    """The legal moves, in the order of their notations."""
    position: dict[str, Any]
    """Encoded already."""
    result: Result | None


class Presenter:
    """What is shown of a table. `time_left` says how long the game itself still waits, where somebody counts."""

    def __init__(self, table: Table, time_left: Callable[[], float | None] = lambda: None) -> None:
        self.table = table
        self._time_left = time_left
        self._names: tuple[str, ...] = ()
        self._revision = -1
        self._offers: dict[int | None, _Offer] = {}
        self._choices: dict[tuple[int, str], list[Choice]] = {}
        """What was made for the table's present revision, by seat, and by seat and language: those who may see the same
        get the same."""
        self._reader: int | None = None
        """In whose name chance acts."""
        self._undo: int | None = None
        """The seat that may take back the last move."""
        self.reset()

    def reset(self) -> None:
        """Clears the caches: names may have changed, or nobody is connected any more."""
        self._names = tuple(self.table.names)
        self._revision = -1
        self._offers.clear()
        self._choices.clear()
        if self.table.races:
            self.table.record.forget_previews()

    # -- parts

    def events(self, events: Sequence[Event], own: Collection[int], language: str) -> list[ShownEvent]:
        """The events that a device with these seats may show, each with its sentence. Where several people share it,
        what one of them alone may know is not among them."""
        return [shown.event for shown in self._tell(events, own, language)]

    def text(self, events: Sequence[Event], own: Collection[int], language: str) -> str:
        """What somebody who holds these seats may know of the events, as sentences."""
        return " ".join(shown.text for shown in self._tell(events, own, language))

    def _tell(self, events: Sequence[Event], own: Collection[int], language: str) -> list[_Shown]:
        game, names = self.table.game, self._names
        if game.secrets:
            eyes = own or (None,)
            events = [event for event in events if all(game.sees(event, eye) for eye in eyes)]
        return [_show(game, event, names, language) for event in events]

    def view(self, own: Sequence[int], language: str) -> PageView | None:
        """The view of the own seat that the race waits for, else of the first own seat, else a spectator's."""
        table = self.table
        if not table.races:
            return None
        self._keep_up()
        seat = own[0] if own else None
        if len(own) > 1:
            seat = next((other for other in own if other in table.awaited()), seat)
        offer = self._offer(seat)
        return PageView(
            table.game.name,
            seat,
            offer.actors,
            offer.legal,
            offer.position,
            offer.result,
            self._reader,
            self._undo if self._undo in own else None,
            [] if seat is None or not offer.moves else self._choices_of(seat, offer, language),
            self._time_left(),
        )

    def _keep_up(self) -> None:
        """Forgets what was made for another revision, and finds out what is the same for everybody."""
        table = self.table
        if self._revision != table.revision:
            self._revision = table.revision
            self._offers.clear()
            self._choices.clear()
            self._reader = table.reader(table.record.state) if CHANCE in table.moment.actors else None
            self._undo = table.undoable()

    def _offer(self, seat: int | None) -> _Offer:
        """What this seat, or a spectator, may know and do: made once a revision."""
        found = self._offers.get(seat)
        if found is None:
            found = self._offers[seat] = self._make_offer(seat)
        return found

    def _make_offer(self, seat: int | None) -> _Offer:
        game, state = self.table.game, self.table.record.state
        if game.secrets:
            view = game.view(state, seat)
            moves = [game.read(notation) for notation in view.legal]
            return _Offer(view.actors, view.legal, moves, _encoded(view.position), view.result)
        moment = self.table.moment
        if seat is None:
            return _Offer(tuple(sorted(moment.actors)), (), [], _encoded(game.position(state)), moment.result)
        shared = self._offer(None)  # where nothing is hidden, all see the same, and their own moves
        if seat not in moment.actors:
            return shared
        moves = game.legal(state, seat)
        legal = tuple([game.write(move) for move in moves])
        return _Offer(shared.actors, legal, moves, shared.position, shared.result)

    def _choices_of(self, seat: int, offer: _Offer, language: str) -> list[Choice]:
        """What this seat may do in its present view, made once a language."""
        found = self._choices.get((seat, language))
        if found is None:
            found = self._choices[seat, language] = _encoded(self._make_choices(seat, offer, language))
        return found

    def _make_choices(self, seat: int, offer: _Offer, language: str) -> list[Choice]:
        game, preview = self.table.game, self._previewer(seat)
        previewed = _previewed(offer.moves)
        veiled = game.veil(self.table.record.state, seat)
        choices = []
        for notation, move in zip(offer.legal, offer.moves, strict=True):
            first = game.alike(veiled, seat, move)
            alike = None if first == move else game.write(first)
            if type(move) not in previewed:
                choices.append(Choice(notation, move, alike=alike))
                continue
            shown = self._tell(preview(move).events, (seat,), language)
            events, text = [one.event for one in shown], " ".join(one.text for one in shown)
            choices.append(Choice(notation, move, events, text, alike))
        return choices

    def _previewer(self, seat: int) -> Callable[[Move], Applied[Any]]:
        """Says what a move of this seat would lead to, as far as the seat can know. Where it knows everything, that is
        what will happen: the record remembers it for the move that is made in the end."""
        game, record = self.table.game, self.table.record
        veiled = game.veil(record.state, seat)
        if veiled is record.state:
            return functools.partial(record.preview, seat)
        return lambda move: game.apply_legal(veiled, seat, move)

    def shown_move(self, game: Game[Any], seat: int, notation: str, own: Collection[int], state: Any) -> str | None:
        """A move in notation, for those who may know it: who made it; and everybody, where nothing is hidden."""
        return notation if seat in own or not game.secrets or not hides(game, state) else None

    def chairs(self, present: Collection[int] = (), standins: Collection[int] = ()) -> list[Chair]:
        cars = self.table.game.colours()
        return [
            Chair(
                kind="open" if seat.open else "bot" if seat.bot else "person",
                name=seat.name,
                bot=seat.bot,
                car=cars[number] if number < len(cars) else "",
                present=number in present,
                standin=number in standins,
                host=opens(seat.key, self.table.host),
                left=self.table.was_left(number),
            )
            for number, seat in enumerate(self.table.seats)
        ]

    def board(self) -> tuple[str | None, list[str]]:
        """The key of the board, and its layouts."""
        found = pictures_of(self.table.game.name)
        return (None, []) if found is None else (found.key(self.table.game), found.layouts(self.table.game))

    # -- wholes

    def info(
        self,
        own: Sequence[int],
        host: bool,
        language: str,
        present: Collection[int] = (),
        standins: Collection[int] = (),
    ) -> TableInfo:
        table = self.table
        board, layouts = self.board()
        return TableInfo(
            id=table.id,
            revision=table.revision,
            phase=table.phase,
            game=table.game.name,
            options=msgspec.to_builtins(table.game.options),
            chosen=table.chosen,
            public=table.public,
            clock=table.clock,
            dice=table.dice,
            race=len(table.races),
            moves=len(table.record) if table.races else 0,
            seats=self.chairs(present, standins),
            yours=list(own),
            host=host,
            ended=table.ended,
            onward=table.onward,
            phrases=table.phrases,
            coach=table.coaching,
            evening=[] if table.phase == "racing" else table.evening,
            series=table.series,
            series_length=table.game.series_length(),
            board=board,
            own=table.board is not None,
            layouts=layouts,
            view=self.view(own, language),
            log=self._log(own, language),
            ending=self._ending(own, language),
        )

    def _ending(self, own: Sequence[int], language: str) -> Ending | None:
        table = self.table
        if table.phase != "over":
            return None
        return end_of(table.record, table.record.steps, own[0] if len(own) == 1 else None, language)

    def _log(self, own: Sequence[int], language: str) -> list[Line]:
        if not self.table.races:
            return []
        steps = self.table.record.steps
        first = max(0, len(steps) - LOG_LINES)
        return [
            Line(number, step.seat, self.events(step.events, own, language))
            for number, step in enumerate(steps[first:], first + 1)
        ]

    def listed(self) -> LobbyTable | None:
        """How the lobby shows the table; None where it does not."""
        table = self.table
        if not table.public or table.phase == "over":
            return None
        names = [seat.name for seat in table.seats]
        empty = sum(seat.open for seat in table.seats)
        cars = list(table.game.colours())
        return LobbyTable(table.id, table.game.name, self.board()[0], table.phase, table.clock, names, empty, cars)


def _encoded(value: T) -> T:
    """The value as encoded JSON, which goes into messages as it is. For type checkers it keeps its type."""
    return cast(T, msgspec.Raw(_encode(value)))


_encode = msgspec.json.Encoder().encode


class _Shown(NamedTuple):
    event: ShownEvent
    """Encoded already."""
    text: str


def _show(game: Game[Any], event: Event, names: tuple[str, ...], language: str) -> _Shown:
    """An event with its sentence, remembered for all readers, previews and replays."""
    try:
        return _show_cached(game, event, names, language)
    except TypeError:  # it is not hashable: it holds a dict, for example
        return _show_uncached(game, event, names, language)


def _show_uncached(game: Game[Any], event: Event, names: tuple[str, ...], language: str) -> _Shown:
    text = tell(game, event, names, language)
    shown: ShownEvent = {**msgspec.to_builtins(event), "text": text}
    return _Shown(_encoded(shown), text)


_show_cached = functools.lru_cache(maxsize=20_000)(_show_uncached)


def hides(game: Game[Any], state: Any) -> bool:
    """Is there something in this state that a spectator may not know?"""
    veiled = game.veil(state, None)
    return veiled is not state and veiled != state


def hides_anything(game: Game[Any], states: Sequence[Any]) -> bool:
    """Would the moves between these states give away what is hidden in a race that still goes on?"""
    return game.result(states[-1]) is None and any(hides(game, state) for state in states)


def _previewed(moves: Sequence[Move]) -> set[type[Move]]:
    """The kinds of moves that come with a preview: where there are too many moves, not those with the longest lists."""
    if len(moves) <= MOST_PREVIEWS:
        return set(map(type, moves))
    count = Counter(map(type, moves))
    found, total = set(), 0
    for kind, number in sorted(count.items(), key=lambda item: item[1]):
        total += number
        if total <= MOST_PREVIEWS:
            found.add(kind)
    return found
