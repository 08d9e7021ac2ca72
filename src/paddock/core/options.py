"""Options of a game: declared once as a struct with defaults, checked with a sentence for whatever is wrong."""

from __future__ import annotations

import difflib
import typing
from collections.abc import Mapping
from types import UnionType
from typing import Any, Literal, NewType, TypeVar

import msgspec

from paddock.core.messages import PaddockError

Chosen = TypeVar("Chosen", bound=msgspec.Struct)
SeatNumber = NewType("SeatNumber", int)
"""A seat, from 0: menus show it as a choice of the people who sit there."""


class Option(msgspec.Struct, frozen=True):
    """One option, for menus and help: its choices are the exact values where there are few, else a kind of value."""

    name: str
    default: Any
    choices: tuple[Any, ...]
    kind: str
    seat: bool = False
    """Its number means a seat: whoever sits there can be chosen."""


def describe(options: type[msgspec.Struct]) -> list[Option]:
    """The options that a game declares, in their order."""
    hints = typing.get_type_hints(options)
    found = []
    for field in msgspec.structs.fields(options):
        choices, kinds = _values(hints[field.name])
        found.append(Option(field.name, field.default, choices, " or ".join(kinds), _is_seat(hints[field.name])))
    return found


def choose(game: str, options: type[Chosen], values: Mapping[str, Any]) -> Chosen:
    """The struct with these values. An unknown name or a wrong value gets a sentence that says what would be right."""
    known = {option.name: option for option in describe(options)}
    for name, value in values.items():
        if name not in known:
            near = difflib.get_close_matches(name, known, n=1)
            if near:
                raise PaddockError("option-unknown-near", game=game, name=name, near=near[0])
            raise PaddockError("option-unknown", game=game, name=name, known=", ".join(known))
        try:
            msgspec.convert(value, typing.get_type_hints(options)[name])
        except msgspec.ValidationError:
            raise PaddockError(
                "option-value", game=game, name=name, value=_shown(value), expected=_expected(known[name])
            ) from None
    return msgspec.convert(dict(values), options)


def parse(game: str, options: type[msgspec.Struct], name: str, text: str) -> Any:
    """The value that somebody typed for an option: `true`, `3`, `longest`."""
    hint = typing.get_type_hints(options).get(name, str)
    choices, kinds = _values(hint)
    for choice in choices:
        if type(choice) is int and text == str(choice):
            return choice
    if "true or false" in kinds and text.lower() in ("true", "yes", "on", "false", "no", "off"):
        return text.lower() in ("true", "yes", "on")
    if "a whole number" in kinds and text.removeprefix("-").isdecimal():
        return int(text)
    if "a list" in kinds:
        return tuple(part.strip() for part in text.split(","))
    return text


def _values(hint: Any) -> tuple[tuple[Any, ...], list[str]]:
    """The values of a type as choices, and the kinds of what cannot be listed."""
    origin = typing.get_origin(hint)
    if origin in (UnionType, typing.Union):
        parts = [_values(part) for part in typing.get_args(hint)]
        return tuple(c for part in parts for c in part[0]), [k for part in parts for k in part[1]]
    if origin is Literal:
        return typing.get_args(hint), []
    if hint is bool:
        return (True, False), ["true or false"]
    whole = hint in (int, SeatNumber)
    return (), ["a whole number" if whole else "a list" if origin is tuple else "text"]


def _is_seat(hint: Any) -> bool:
    return hint is SeatNumber or SeatNumber in typing.get_args(hint)


def _expected(option: Option) -> str:
    listed = [_shown(choice) for choice in option.choices if not isinstance(choice, bool)]
    return " or ".join(listed + ([option.kind] if option.kind else []))


def _shown(value: Any) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower() if isinstance(value, bool) else str(value)
