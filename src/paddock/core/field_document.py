"""Records as documents: what a position says where a game has no better words for its state than its fields."""

from __future__ import annotations

from typing import Any, TypeVar

import numpy as np

from paddock.core.fields import Fields
from paddock.core.messages import PaddockError

F = TypeVar("F", bound=Fields)


def read_fields(kind: type[F], document: Any) -> F:
    """The record whose fields a document names, each with numbers that it has room for. Raises PaddockError with the
    place that is wrong. A field that is left out has its default."""
    if not isinstance(document, dict):
        raise PaddockError("position-form", detail="it is not a JSON object")
    record, declarations = kind(), kind.declarations()
    for name, value in document.items():
        declared = declarations.get(name)
        if declared is None:
            known = ", ".join(declarations)
            raise PaddockError("position-form", detail=f"{str(name)[:40]} is unknown; known are {known}")
        if not _fits(value, declared.shape, np.iinfo(declared.kind)):
            shape = " times ".join(map(str, declared.shape)) or "one"
            raise PaddockError("position-form", detail=f"{name} must be {shape} whole number(s) in their range")
        setattr(record, name, value)
    return record.copy()


def _fits(value: Any, shape: tuple[int, ...], room: np.iinfo[Any]) -> bool:
    if not shape:
        return type(value) is int and room.min <= value <= room.max
    return isinstance(value, list) and len(value) == shape[0] and all(_fits(one, shape[1:], room) for one in value)
