"""The page's wire types are made from the structs, and are up to date."""

from __future__ import annotations

import importlib
from types import ModuleType
from typing import Annotated, Any, Literal

import msgspec
import pytest
from tools.wire_types import COMMAND, FILES, PAGE, generate


@pytest.mark.parametrize("file", FILES)
def test_file_is_up_to_date(file: str) -> None:
    fresh = generate(importlib.import_module(FILES[file]))
    written = (PAGE / file).read_text(encoding="utf-8")
    assert written == fresh, f"web/src/{file} is stale. Run: {COMMAND}"
    assert COMMAND in written.splitlines()[0]


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


def test_a_type_without_typescript_is_named() -> None:
    with pytest.raises(TypeError, match=r"BytesType.*tools/wire_types.py"):
        generate(module(Raw=msgspec.defstruct("Raw", [("data", bytes)])))
