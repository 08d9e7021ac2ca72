"""Events are declared once: numbers, rows, JSON and sentences follow, for every installed game."""

from __future__ import annotations

import functools
import importlib.resources
import operator
import re
import typing
from importlib.metadata import entry_points
from typing import Annotated, Any

import msgspec
import pytest
from fluent.syntax import FluentParser, ast, visitor

from paddock.core.events import Event, events_of, number_of, read_events, tell
from paddock.core.field_kinds import (
    AmountKind,
    FieldKind,
    MaybeKind,
    PerSeatKind,
    Seat,
    SeatKind,
    SeatsKind,
    Telling,
    WordKind,
    field_kinds,
)
from paddock.core.log import EVENT, NO_SEAT, emit
from paddock.core.messages import languages
from paddock.core.registry import build

PACKAGES = {entry.name: entry.module.rpartition(".")[0] for entry in entry_points(group="paddock.games")}
NAMES = [f"Driver {seat}" for seat in range(8)]


class Scratch:
    """Scratch paper, as far as events need it."""

    def __init__(self, watch: int = 1) -> None:
        self.watch, self.written, self.events = watch, 0, [0] * 20 * EVENT


def base_of(game: str) -> type[Event]:
    """The base of a game's events."""
    build(game, {})  # which loads it
    (base,) = (base for base in Event.__subclasses__() if base.__module__.startswith(PACKAGES[game] + "."))
    return base


def samples(game: str) -> list[tuple[Any, Event]]:
    """Every event of a game, read from rows of small numbers."""
    table, base = build(game, {}), base_of(game)
    found: list[tuple[Any, Event]] = []
    for event in events_of(base):
        work = Scratch()
        for seat, number in ((0, 1), (1, 2), (0, 0), (-1, 1)):
            nobody = number == 0 and any(isinstance(kind, SeatsKind) for kind in field_kinds(event).values())
            if not nobody and (seat != -1 or typing.get_type_hints(event).get("seat") is not int):
                seat = seat if "seat" in event.__struct_fields__ else NO_SEAT
                emit(work, number_of(event), seat, number, number, number, number, number)
        found += [(table, one) for one in read_events(base, table, work)]
    return found


@pytest.mark.parametrize("game", PACKAGES)
def test_no_event_is_declared_twice(game: str) -> None:
    events = events_of(base_of(game))
    assert len(events) > 1
    assert len({event.__struct_config__.tag for event in events}) == len(events)
    assert len({event.__name__ for event in events}) == len(events)
    assert [number_of(event) for event in events] == list(range(len(events)))


@pytest.mark.parametrize("game", PACKAGES)
def test_every_event_fits_into_a_row(game: str) -> None:
    for event in events_of(base_of(game)):
        assert len([field for field in event.__struct_fields__ if field != "seat"]) <= EVENT - 2, event


@pytest.mark.parametrize("game", PACKAGES)
def test_rows_become_events_and_survive_the_wire(game: str) -> None:
    union = functools.reduce(operator.or_, events_of(base_of(game)))
    found = samples(game)
    assert {type(event) for _, event in found} == set(events_of(base_of(game)))
    for _, event in found:
        assert msgspec.json.decode(msgspec.json.encode(event), type=union) == event


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", PACKAGES)
def test_every_event_is_told_in_every_language(game: str, language: str) -> None:
    for table, event in samples(game):
        for page in (False, True):
            text = tell(table, event, NAMES, language, page=page)
            assert text == text.strip() != ""


class Arguments(visitor.Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


@pytest.mark.parametrize("game", PACKAGES)
def test_sentences_say_only_what_events_know(game: str) -> None:
    """In all variants of a sentence. (What other languages say is held to English elsewhere.)"""
    text = (importlib.resources.files(PACKAGES[game]) / "locales" / "en.ftl").read_text(encoding="utf-8")
    messages = {entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}
    keys = set()
    for table, event in samples(game):
        known = set(event.details())
        for field, kind in field_kinds(type(event)).items():
            known |= set(kind.arguments(Telling(table, NAMES, None), field, getattr(event, field)))
        key = f"{event.prefix}-event-{event.sentence()}"
        assert key in messages
        for one in (key, f"{key}-page"):
            if one in messages:
                said = Arguments()
                said.visit(messages[one])
                assert said.found <= known, one
                keys.add(one)
    assert keys == {key for key in messages if key.startswith(f"{base_of(game).prefix}-event-")}


# ---- a game of its own -----------------------------------------------------------------------------------------------


class CamelEvent(Event, frozen=True):
    prefix = "camel"


class Moved(CamelEvent, frozen=True, tag="moved"):
    seat: Annotated[int, SeatKind("rider")]
    space: int
    by: Seat
    onto: bool


class Ended(CamelEvent, frozen=True, tag="ended"):
    seats: Annotated[tuple[int, ...], SeatsKind("riders")]
    prizes: Annotated[tuple[int, ...], PerSeatKind(bits=4, least=-8, unit=10)]
    why: Annotated[str, WordKind(("finish", "rain"))]
    bet: Annotated[int | None, MaybeKind(0)]
    pot: Annotated[int, AmountKind(100)]


class Table:
    seats = 3


def test_rows_hold_the_seat_first_and_then_the_other_fields() -> None:
    work = Scratch()
    emit(work, number_of(Moved), 2, 17, 1, 1)
    emit(work, number_of(Ended), -1, 0b101, 0x78A, 1, 0, 5)
    emit(work, number_of(Ended), -1, 0, 0x888, 0, 3, 0)
    assert read_events(CamelEvent, Table(), work) == [
        Moved(2, 17, 1, onto=True),
        Ended((0, 2), (20, 0, -10), "rain", None, 500),
        Ended((), (0, 0, 0), "finish", 3, 0),
    ]


@pytest.mark.parametrize(
    ("row", "why"),
    [
        ((5, 0x78A, 1, 0, 5), "emit(work, ENDED, -1, seats, prizes, why, bet, pot): 5 stands where the seat would be"),
        ((-1, 0b101, 0x78A, 7, 0, 5), "emit(work, ENDED, -1, seats, prizes, why, bet, pot): why cannot be 7"),
    ],
)
def test_a_row_that_is_no_event_says_how_it_is_written(row: tuple[int, ...], why: str) -> None:
    work = Scratch()
    emit(work, number_of(Ended), *row)
    with pytest.raises(ValueError, match=re.escape(why)):
        read_events(CamelEvent, Table(), work)


def test_nothing_is_written_where_nobody_reads() -> None:
    work = Scratch(watch=0)
    emit(work, number_of(Moved), 2, 17, 1, 1)
    assert read_events(CamelEvent, Table(), work) == []
    assert not any(work.events)


def test_sentences_get_names_words_and_numbers() -> None:
    telling = Telling(Table(), ["Ann", "Ben", "Cem"], "en")

    def arguments(event: Event) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for field, kind in field_kinds(type(event)).items():
            found |= kind.arguments(telling, field, getattr(event, field))
        return found

    assert arguments(Moved(2, 17, 1, onto=True)) == {"rider": "Cem", "space": 17, "by": "Ben", "onto": "yes"}
    ended = Ended((0, 2), (20, 0, -10), "rain", None, 500)
    assert arguments(ended) == {"riders": "Ann and Cem", "count": 2, "why": "rain", "pot": 500}


def test_plain_fields_need_no_kind() -> None:
    assert type(field_kinds(Moved)["space"]) is FieldKind
    assert list(field_kinds(Moved)) == ["seat", "space", "by", "onto"]
