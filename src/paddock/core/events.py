"""Events: what a move did, typed, so that log, animation and statistics all tell the same story.

An event is declared once, as a struct whose fields have kinds. Its number, the row that a rule writes of it, its JSON,
what its sentence can say, and the page's type all follow from that.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec

from paddock.core.field_kinds import FieldKind, Telling, field_kinds
from paddock.core.log import EVENT, NO_SEAT
from paddock.core.messages import Argument, has_message, say


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """Base of every game's events. A game has a base of its own, and all its events are direct subclasses of that:

        class CamelEvent(Event, frozen=True):
            prefix = "camel"

        class Moved(CamelEvent, frozen=True, tag="moved"):
            seat: Seat
            space: int

        MOVED = number_of(Moved)

    A rule writes one with `emit(work, MOVED, seat, space)`: the fields in their order. One that begins with no field
    `seat` has -1 in its place: `emit(work, ROUND_BEGAN, -1, round)`.
    """

    prefix: ClassVar[str]
    """The sentence of an event is the message `PREFIX-event-TAG`."""
    capitals: ClassVar[tuple[str, ...]] = ()
    """Arguments that get a capital letter where a sentence begins with them. Names stay as they were typed."""

    def sentence(self) -> str:
        """The last part of the key of its sentence: the tag, unless an event has several sentences."""
        return str(self.__struct_config__.tag)

    def details(self) -> dict[str, Argument]:
        """What its sentence says beside its fields."""
        return {}


def events_of(base: type[Event]) -> list[type[Event]]:
    """All events of a game, in the order of their numbers."""
    return base.__subclasses__()


def number_of(event: type[Event]) -> int:
    """The number by which rules know an event."""
    (base,) = event.__bases__
    return events_of(base).index(event)


def read_events(base: type[Event], game: Any, work: Any) -> list[Event]:
    """The events that a rule has written on its scratch paper."""
    rows = work.events
    return [_read_row(base, game, tuple(rows[at : at + EVENT])) for at in range(0, work.written * EVENT, EVENT)]


@functools.lru_cache(maxsize=8192)  # much the same happens again and again, and what is looked at need not happen
def _read_row(base: type[Event], game: Any, row: tuple[int, ...]) -> Event:
    event, begin, end, kinds = _row_layouts(base)[row[0]]
    values = list(row[begin:end])
    if begin == 2 and row[1] != NO_SEAT:
        raise ValueError(f"{_as_written(event)}: {row[1]} stands where the seat would be")
    for place, kind in kinds:
        try:
            values[place] = kind.value(game, values[place])
        except (IndexError, KeyError, ValueError) as error:
            field = event.__struct_fields__[place]
            raise ValueError(f"{_as_written(event)}: {field} cannot be {values[place]}") from error
    return event(*values)


def _as_written(event: type[Event]) -> str:
    """How a rule writes an event, for whoever wrote it otherwise."""
    fields = event.__struct_fields__
    seat = () if "seat" in fields else (str(NO_SEAT),)
    return f"emit(work, {', '.join((event.__name__.upper(), *seat, *fields))})"


@functools.cache
def _row_layouts(base: type[Event]) -> list[tuple[type[Event], int, int, list[tuple[int, FieldKind]]]]:
    """For each event: from where to where its fields lie in a row, and those whose numbers stand for something."""
    found = []
    for event in events_of(base):
        fields = event.__struct_fields__
        assert "seat" not in fields[1:], f"{event}: a seat is the first field"
        begin = 1 if "seat" in fields else 2
        assert begin + len(fields) <= EVENT, f"{event}: an event has room for {EVENT - 2} fields beside its seat"
        kinds = enumerate(field_kinds(event).values())
        read = [(place, kind) for place, kind in kinds if type(kind).value is not FieldKind.value]
        found.append((event, begin, begin + len(fields), read))
    return found


def tell(game: Any, event: Event, names: Sequence[str], language: str | None = None, *, page: bool = False) -> str:
    """An event as one short sentence. A page shows a drawn board, on which spaces and pieces have no names: for it, an
    event may have another sentence, `PREFIX-event-TAG-page`."""
    telling = Telling(game, names, language)
    args: dict[str, Argument] = {}
    for field, kind in field_kinds(type(event)).items():
        args.update(kind.arguments(telling, field, getattr(event, field)))
    args.update(event.details())
    key = f"{event.prefix}-event-{event.sentence()}"
    if page and has_message(f"{key}-page"):
        key = f"{key}-page"
    text = say(key, language, **args)
    begins = any(text.startswith(str(args[name])) for name in event.capitals if name in args)
    return text[0].upper() + text[1:] if begins else text
