"""A table put into messages: what a connection may know of it, in its language."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from typing import Any

import msgspec

from paddock.core.events import Event
from paddock.core.game import CHANCE, Game, View
from paddock.core.moves import Move
from paddock.core.pictures import pictures_of
from paddock.server.structs import Chair, Choice, Line, LobbyTable, PageView, ShownEvent, TableInfo
from paddock.server.table import Table
from paddock.server.words import tell

MOST_PREVIEWS = 40
LOG_LINES = 30


class Presenter:
    """What is shown of a table. `time_left` says how long the game itself still waits, where somebody counts."""

    def __init__(self, table: Table, time_left: Callable[[], float | None] = lambda: None) -> None:
        self.table = table
        self._time_left = time_left
        self._names: tuple[str, ...] = ()
        self._revision = -1
        self._views: dict[int | None, View] = {}
        self._offers: dict[tuple[int, str], list[Choice]] = {}
        """What was made for the table's present revision, by seat, and by seat and language: those who may see the same
        get the same."""
        self.reset()

    def reset(self) -> None:
        """The table has changed otherwise than by a move: its names may be others."""
        self._names = tuple(self.table.names)
        self._revision = -1

    # -- parts

    def events(self, events: Sequence[Event], own: Collection[int], language: str) -> list[ShownEvent]:
        """The events that somebody who holds these seats may know, each with its sentence."""
        game, names, eyes = self.table.game, self._names, own or (None,)
        return [_show(game, event, names, language) for event in events if any(game.sees(event, eye) for eye in eyes)]

    def view(self, own: Sequence[int], language: str) -> PageView | None:
        """The view of the own seat that the race waits for, else of the first own seat, else a spectator's."""
        table = self.table
        if not table.races:
            return None
        state = table.record.state
        awaited = table.awaited()
        seat = next((seat for seat in own if seat in awaited), own[0] if own else None)
        view = self._view(seat)
        choices = self._choices(seat, view.legal, language) if seat is not None and view.legal else []
        undo = table.undoable()
        return PageView(
            view.game,
            view.seat,
            view.actors,
            view.legal,
            view.position,
            view.result,
            table.reader(state) if CHANCE in view.actors else None,
            undo if undo in own else None,
            choices,
            self._time_left(),
        )

    def _view(self, seat: int | None) -> View:
        """The contract's view, made once a revision."""
        table = self.table
        if self._revision != table.revision:
            self._revision = table.revision
            self._views.clear()
            self._offers.clear()
        if seat not in self._views:
            self._views[seat] = table.game.view(table.record.state, seat)
        return self._views[seat]

    def _choices(self, seat: int, legal: Sequence[str], language: str) -> list[Choice]:
        """What this seat may do in its present view, made once a language."""
        found = self._offers.get((seat, language))
        if found is None:
            found = self._offers[seat, language] = self._make_choices(seat, legal, language)
        return found

    def _make_choices(self, seat: int, legal: Sequence[str], language: str) -> list[Choice]:
        game, state = self.table.game, self.table.record.state
        veiled = game.veil(state, seat)
        moves = [game.read(notation) for notation in legal]
        previewed = _previewed(moves)
        choices = []
        for notation, move in zip(legal, moves, strict=True):
            if type(move) not in previewed:
                choices.append(Choice(notation, move))
                continue
            events = self.events(game.apply(veiled, seat, move).events, (seat,), language)
            choices.append(Choice(notation, move, events, " ".join(event["text"] for event in events)))
        return choices

    def shown_move(self, game: Game[Any], seat: int, notation: str, own: Collection[int], state: Any) -> str | None:
        """A move in notation, for those who may know it: who made it; and everybody, where nothing is hidden."""
        return notation if seat in own or not hides(game, state) else None

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
            )
            for number, seat in enumerate(self.table.seats)
        ]

    def board(self) -> tuple[str | None, list[str]]:
        """The key of the board, and its curves."""
        found = pictures_of(self.table.game.name)
        return (None, []) if found is None else (found.key(self.table.game), found.curves(self.table.game))

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
        board, curves = self.board()
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
            series=table.series,
            series_length=table.game.series_length(),
            board=board,
            own=table.board is not None,
            curves=curves,
            view=self.view(own, language),
            log=self._log(own, language),
        )

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


def _show(game: Game[Any], event: Event, names: tuple[str, ...], language: str) -> ShownEvent:
    """An event with its sentence, remembered for all readers, previews and replays."""
    try:
        return _show_cached(game, event, names, language)
    except TypeError:  # it is not hashable: it holds a dict, for example
        return _show_uncached(game, event, names, language)


def _show_uncached(game: Game[Any], event: Event, names: tuple[str, ...], language: str) -> ShownEvent:
    return {**msgspec.to_builtins(event), "text": tell(game, event, names, language)}


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
