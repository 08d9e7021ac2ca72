"""Writes the page's wire types from the Python structs: `python -m tools.wire_types`.

Whatever goes over the wire is declared once, as structs. Each module of `wire_modules` becomes a TypeScript file: its
structs and type aliases, and all that they are made of. `tests/test_wire_types.py` fails when a file is stale.
"""

from __future__ import annotations

import ast
import functools
import importlib
import importlib.util
import inspect
import itertools
import operator
import re
import textwrap
import typing
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType, UnionType
from typing import Annotated, Any, Literal

import msgspec
from msgspec import inspect as types

from paddock.core.events import Event
from paddock.core.field_kinds import FieldKind, field_kinds
from paddock.core.moves import Move

COMMAND = "python -m tools.wire_types"
PAGE = Path(__file__).parents[1] / "web" / "src"
SHARED = {
    "lib/wire.ts": "paddock.server.structs",
    "lib/workshop-wire.ts": "paddock.lab.wire",
}
"""The files of the page that every game shares, and the module that each is made from."""
WIDTH = 120
NAMES: dict[type[types.Type], str] = {
    types.AnyType: "unknown",
    types.NoneType: "null",
    types.BoolType: "boolean",
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
}
SCHEMA_NAMES = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}


def generate(module: ModuleType) -> str:
    """The TypeScript file of a module."""
    head = f"/** Made from `{module.__name__}` by `{COMMAND}`: change the structs there, and not this file. */"
    return "\n\n".join([head, *_Writer(module).declarations()]) + "\n"


def wire_modules() -> dict[str, str]:
    """The files of the page, and the module that each is made from. A game that has a folder in the page and a module
    `wire` beside its entry point gets a file in that folder."""
    found = dict(SHARED)
    for entry in sorted(entry_points(group="paddock.games"), key=lambda entry: entry.name):
        module = entry.module.rpartition(".")[0] + ".wire"
        if (PAGE / "games" / entry.name).is_dir() and importlib.util.find_spec(module) is not None:
            found[f"games/{entry.name}/wire.ts"] = module
    return found


def main() -> None:
    for file, module in wire_modules().items():
        (PAGE / file).write_text(generate(importlib.import_module(module)), encoding="utf-8")


class _Writer:
    """Declares types in the order in which they are first needed."""

    def __init__(self, module: ModuleType) -> None:
        named = {name: value for name, value in vars(module).items() if not name.startswith("_")}
        self._docs = _attribute_docs(module)
        self._words = {kind: name for name, value in named.items() if (kind := _word_kind(value))}
        unions = {name: _members(value) if _is_base(value) else value for name, value in named.items()}
        aliases = {name: value for name, value in unions.items() if _is_alias(value) and not _word_kind(value)}
        self._aliases = {name: types.type_info(value) for name, value in aliases.items()}
        found = [value for value in named.values() if isinstance(value, type) and issubclass(value, msgspec.Struct)]
        # A struct that others only build on is never sent itself.
        inner = [one for one in found if any(one in other.__mro__[1:] for other in found)]
        self._structs = [one for one in found if one not in inner and not _is_base(one)]
        self._done: dict[str, str] = {}
        self._classes: dict[str, type] = {}

    def declarations(self) -> list[str]:
        for name, info in self._aliases.items():
            self._declare_alias(name, info)
        for struct in self._structs:
            self._type(types.type_info(struct))
        return list(self._done.values())

    def _declare_alias(self, name: str, info: types.Type) -> None:
        if name in self._done:
            return
        self._done[name] = ""  # its place; a type may hold itself
        doc = _comment(self._docs.get(name))
        if isinstance(info, types.Metadata):
            self._done[name] = doc + _schema_interface(name, info.extra_json_schema or {})
        else:
            self._done[name] = doc + _alias(name, self._plain(info))

    def _declare_struct(self, info: types.StructType) -> None:
        name = info.cls.__name__
        if self._classes.setdefault(name, info.cls) is not info.cls:
            raise TypeError(f"{info.cls} and {self._classes[name]} would be one type in the page: rename one of them")
        if name in self._done:
            return
        self._done[name] = ""
        if info.array_like:
            items = ", ".join(f"{field.encode_name}: {self._type(field.type)}" for field in info.fields)
            self._done[name] = _comment(_doc_of(info.cls)) + f"export type {name} = [{items}];"
            return
        lines = [f"export interface {name} {{"]
        if info.tag is not None:
            lines.append(f"  {info.tag_field}: {_quoted(info.tag)};")
        docs = _field_docs(info.cls)
        # Who sends something that the server checks may leave out what has a default. The server itself sends
        # everything, except in documents, where defaults are left out.
        optional = info.forbid_unknown_fields or info.cls.__struct_config__.omit_defaults
        for field in info.fields:
            mark = "?" if optional and not field.required else ""
            line = f"  {field.encode_name}{mark}: {self._field(info.cls, field)};"
            lines.append(_comment(docs.get(field.name), "  ") + line)
        if issubclass(info.cls, Event):
            lines.append("  text: string;")  # its sentence, in the reader's language
        self._done[name] = "\n".join([_comment(_doc_of(info.cls)) + lines[0], *lines[1:], "}"])

    def _field(self, struct: type[msgspec.Struct], field: types.Field) -> str:
        """The type of a field. Words of a short list are named where the module names their kind."""
        if issubclass(struct, Event | Move) and (kind := field_kinds(struct)[field.name]).values:
            union = " | ".join(_quoted(value) for value in kind.values)
            name = self._words.get(kind)
            if name is not None:
                self._done.setdefault(name, _alias(name, union))
            return name or union
        return self._type(field.type)

    def _type(self, info: types.Type) -> str:
        """A type where it is used: by its name, if it has one."""
        for name, alias in self._aliases.items():
            if alias == info:
                self._declare_alias(name, info)
                return name
        return self._plain(info)

    def _plain(self, info: types.Type) -> str:
        match info:
            case types.StructType(cls=cls):
                self._declare_struct(info)
                return cls.__name__
            case types.UnionType(types=parts):
                return " | ".join(self._type(part) for part in parts)
            case types.LiteralType(values=values):
                return " | ".join(_quoted(value) for value in values)
            case types.ListType(item_type=item) | types.VarTupleType(item_type=item):
                shown = self._type(item)
                choice = isinstance(item, types.UnionType | types.LiteralType) and " | " in shown
                return f"({shown})[]" if choice else f"{shown}[]"
            case types.TupleType(item_types=items):
                return f"[{', '.join(self._type(item) for item in items)}]"
            case types.DictType(key_type=key, value_type=value):
                return f"Record<{self._type(key)}, {self._type(value)}>"
            case types.Metadata(type=inner):
                return self._type(inner)
            case _ if type(info) in NAMES:
                return NAMES[type(info)]
        raise TypeError(f"no TypeScript is known for {info}: add it to tools/wire_types.py")


def _is_alias(value: Any) -> bool:
    return typing.get_origin(value) in (Literal, typing.Union, UnionType, Annotated) or isinstance(value, UnionType)


def _word_kind(value: Any) -> FieldKind | None:
    """The kind behind `Annotated[str, WordKind(...)]`, where it has a list of words."""
    kinds = [kind for kind in getattr(value, "__metadata__", ()) if isinstance(kind, FieldKind) and kind.values]
    return kinds[0] if kinds else None


def _is_base(value: Any) -> bool:
    """Is this the base of a game's events or moves? In the page it is the union of them all."""
    return isinstance(value, type) and issubclass(value, Event | Move) and bool(value.__subclasses__())


def _members(base: type) -> Any:
    return functools.reduce(operator.or_, base.__subclasses__())


def _alias(name: str, shown: str) -> str:
    """A named type. Prettier gives every member of a long union a line of its own."""
    line = f"export type {name} = {shown};"
    return line if len(line) <= WIDTH else f"export type {name} =\n  | " + shown.replace(" | ", "\n  | ") + ";"


def _schema_interface(name: str, schema: dict[str, Any]) -> str:
    """A document that is known in part: named fields, and others beside them."""
    fields = [
        f"  {field}{'' if field in schema.get('required', ()) else '?'}: {SCHEMA_NAMES[its['type']]};"
        for field, its in schema.get("properties", {}).items()
    ]
    return "\n".join([f"export interface {name} {{", *fields, "  [field: string]: unknown;", "}"])


def _quoted(value: str | int | bool | None) -> str:
    """A value as a literal type. (Wire values have no quotes in them.)"""
    if isinstance(value, str):
        return f"'{value}'"
    return "null" if value is None else str(value).lower()


def _comment(text: str | None, indent: str = "") -> str:
    if not text:
        return ""
    text = re.sub(r"\bNone\b", "null", " ".join(text.split()))
    if len(indent) + len(text) + 7 <= WIDTH:
        return f"{indent}/** {text} */\n"
    lines = textwrap.wrap(text, WIDTH - len(indent) - 3)
    return f"{indent}/**\n" + "".join(f"{indent} * {line}\n" for line in lines) + f"{indent} */\n"


def _doc_of(cls: type) -> str | None:
    """The class's own docstring, and not the one of its base."""
    doc: str | None = vars(cls).get("__doc__")
    return doc


@functools.cache
def _attribute_docs(thing: ModuleType | type) -> dict[str, str]:
    """The strings that stand below attributes. Python forgets them when it runs, so they are read from the source."""
    try:
        body = ast.parse(textwrap.dedent(inspect.getsource(thing))).body
    except (OSError, TypeError):  # made at run time: there is no source
        return {}
    if isinstance(thing, type) and isinstance(body[0], ast.ClassDef):
        body = body[0].body
    docs: dict[str, str] = {}
    for line, following in itertools.pairwise(body):
        match line, following:
            case (
                ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                docs[name] = text
    return docs


def _field_docs(cls: type) -> dict[str, str]:
    docs: dict[str, str] = {}
    for base in reversed(cls.__mro__):
        if issubclass(base, msgspec.Struct) and base is not msgspec.Struct:
            docs |= _attribute_docs(base)
    return docs


if __name__ == "__main__":
    main()
