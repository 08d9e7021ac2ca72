"""The page's wire types are made from the structs, and are up to date."""

from __future__ import annotations

import functools
import importlib
import operator
from types import ModuleType
from typing import Annotated, Any, Literal

import msgspec
import pytest
from tools.wire_types import COMMAND, PAGE, generate, wire_modules

from paddock.core.events import Event

FILES = wire_modules()


@pytest.mark.parametrize("file", FILES)
def test_file_is_up_to_date(file: str) -> None:
    fresh = generate(importlib.import_module(FILES[file]))
    written = (PAGE / file).read_text(encoding="utf-8")
    assert written == fresh, f"web/src/{file} is stale. Run: {COMMAND}"
    assert COMMAND in written.splitlines()[0]


def test_every_game_with_a_folder_in_the_page_has_its_types_there() -> None:
    boards = {folder.name for folder in (PAGE / "games").iterdir() if (folder / "Board.svelte").is_file()}
    assert boards == {file.split("/")[1] for file in FILES if file.startswith("games/")}


def module(**named: Any) -> ModuleType:
    made = ModuleType("made")
    vars(made).update(named)
    return made


def test_changed_struct_changes_the_file() -> None:
    before = msgspec.defstruct("Car", [("at", str)])
    after = msgspec.defstruct("Car", [("at", str), ("used", int)])
    assert "export interface Car {\n  at: string;\n}" in generate(module(Car=before))
    assert "export interface Car {\n  at: string;\n  used: number;\n}" in generate(module(Car=after))


class Base(msgspec.Struct, tag_field="do", forbid_unknown_fields=True):
    """Never sent itself."""


class Go(Base, tag="go"):
    """Drives on."""

    where: tuple[float, float]
    """None of
    the others."""
    how: Literal["slow", "fast"] | None = None


class Halt(Base, tag="halt"):
    pass


class Seen(msgspec.Struct):
    spaces: tuple[str | None, ...]
    more: dict[str, Any] = {}
    happened: list[Annotated[dict[str, Any], msgspec.Meta(extra_json_schema={"properties": {}})]] = []


def test_unions_are_told_apart_by_their_tags() -> None:
    text = generate(module(Base=Base, Go=Go, Halt=Halt, Order=Go | Halt))
    assert "export type Order = Go | Halt;" in text
    assert "export interface Halt {\n  do: 'halt';\n}" in text
    assert "Base" not in text


def test_only_who_sends_to_the_server_may_leave_out_defaults() -> None:
    text = generate(module(Go=Go, Seen=Seen))
    assert "how?: 'fast' | 'slow' | null;" in text
    assert "more: Record<string, unknown>;" in text
    assert "spaces: (string | null)[];" in text


def test_comments_are_the_docstrings() -> None:
    text = generate(module(Go=Go))
    assert "/** Drives on. */\nexport interface Go" in text
    assert "  /** null of the others. */\n  where: [number, number];" in text


def test_named_literals_and_documents_keep_their_names() -> None:
    event = Annotated[
        dict[str, Any],
        msgspec.Meta(extra_json_schema={"properties": {"event": {"type": "string"}}, "required": ["event"]}),
    ]
    pace = Literal["slow", "fast"]
    told = msgspec.defstruct("Told", [("pace", pace), ("events", list[event]), ("raw", dict[str, Any])])
    text = generate(module(Pace=pace, ShownEvent=event, Told=told))
    assert "export type Pace = 'fast' | 'slow';" in text
    assert "export interface ShownEvent {\n  event: string;\n  [field: string]: unknown;\n}" in text
    assert "pace: Pace;\n  events: ShownEvent[];\n  raw: Record<string, unknown>;" in text


class Passed(Event, frozen=True, tag="passed"):
    """One car has passed another."""

    by: int


def test_events_are_sent_with_their_sentence() -> None:
    text = generate(module(Passed=Passed))
    assert "  event: 'passed';\n  by: number;\n  text: string;\n}" in text


class Spot(msgspec.Struct, array_like=True):
    x: float
    y: float


def test_structs_that_are_sent_as_arrays_are_tuples() -> None:
    text = generate(module(Car=msgspec.defstruct("Car", [("at", Spot)])))
    assert "export type Spot = [x: number, y: number];" in text
    assert "  at: Spot;" in text


def test_long_unions_have_a_line_for_every_member() -> None:
    members = [msgspec.defstruct(f"NumberedMember{n}", [], tag=True) for n in range(8)]
    text = generate(module(Member=functools.reduce(operator.or_, members)))
    assert "export type Member =\n  | NumberedMember0\n  | NumberedMember1\n" in text
    assert max(map(len, text.splitlines()[2:])) <= 120


def test_two_structs_of_one_name_are_refused() -> None:
    inner, outer = msgspec.defstruct("Roll", []), msgspec.defstruct("Roll", [("points", int)])
    with pytest.raises(TypeError, match="rename"):
        generate(module(One=inner, Other=outer))


def test_a_type_without_typescript_is_named() -> None:
    with pytest.raises(TypeError, match=r"BytesType.*tools/wire_types.py"):
        generate(module(Raw=msgspec.defstruct("Raw", [("data", bytes)])))
