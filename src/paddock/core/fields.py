"""Small records of named integers: a plain object with lists at the table, a NumPy record in the lab."""

from __future__ import annotations

import functools
from typing import Any, ClassVar, NamedTuple, Self

import numpy as np

Row = list[int]
Grid = list[list[int]]


class Declared(NamedTuple):
    """How a class declares a field: its shape (empty for a single integer), its default, and how wide it is."""

    shape: tuple[int, ...]
    default: int
    kind: type[np.integer[Any]]


BYTE = np.uint8
"""For fields that hold 0 to 255. In the lab such a field cannot be negative, so an index read from it needs no check
for that, which makes rules much faster."""
SHORT = np.uint16
"""For tables so large that they would not fit into the processor's cache: 0 to 65 535."""
WORD = 8
"""Bytes of the usual integer."""
HALF = np.int32
"""For large tables: half as wide as the usual integer."""


def number(kind: type[np.integer[Any]], default: int = 0) -> Any:
    """Declares a field of one integer that is not of the usual width: `head: int = number(BYTE)`."""
    return Declared((), default, kind)


def row(length: int, kind: type[np.integer[Any]] = np.int64) -> Any:
    """Declares a field of so many integers: `at: Row = row(6)`."""
    return Declared((length,), 0, kind)


def grid(rows: int, columns: int, kind: type[np.integer[Any]] = np.int64) -> Any:
    """Declares a field of rows of integers, read as `field[i][j]`: `steps: Grid = grid(256, 3)`."""
    return Declared((rows, columns), 0, kind)


def _zeros(shape: tuple[int, ...]) -> list[Any]:
    return [0] * shape[0] if len(shape) == 1 else [[0] * shape[1] for _ in range(shape[0])]


class Fields:
    """Base of a game's records. A subclass lists its fields: `phase: int = 0`, `at: Row = row(6)`. Those of a subclass
    of such a class come after the ones that it inherits.

    The class makes two things with the same field names: objects of itself, on which rules run interpreted, and NumPy
    records (`as_array`), on which the same rules run compiled.
    """

    _declared: ClassVar[dict[str, Declared]]
    _defaults: ClassVar[dict[str, int]]
    _rows: ClassVar[list[str]]
    _grids: ClassVar[list[str]]
    _blank: ClassVar[dict[str, Any]]
    """Every field with its default. Objects are made by the thousand, so they start as copies of this."""

    def __init_subclass__(cls) -> None:
        given = {name: getattr(cls, name) for name in cls.__annotations__}
        own = {k: v if isinstance(v, Declared) else number(np.int64, v) for k, v in given.items()}
        for name, field in own.items():
            if not isinstance(field.kind, type):
                raise TypeError(f"{cls.__name__}.{name}: {field.kind!r} is no width such as BYTE; rows begin with 0")
        cls._declared = getattr(cls, "_declared", {}) | own
        cls._defaults = {name: field.default for name, field in cls._declared.items() if not field.shape}
        cls._rows = [name for name, field in cls._declared.items() if len(field.shape) == 1]
        cls._grids = [name for name, field in cls._declared.items() if len(field.shape) == 2]
        shaped = {name: _zeros(field.shape) for name, field in cls._declared.items() if field.shape}
        cls._blank = cls._defaults | shaped

    def __init__(self, **values: Any) -> None:
        fields = self._blank.copy()
        for name in self._rows:
            fields[name] = fields[name][:]
        for name in self._grids:
            fields[name] = [line[:] for line in fields[name]]
        fields.update(values)
        self.__dict__ = fields

    def copy(self) -> Self:
        """Another record with the same values. States are copied once a move, so this is quick rather than general."""
        new = object.__new__(type(self))
        fields = self.__dict__.copy()
        for name in self._rows:
            fields[name] = fields[name][:]
        for name in self._grids:
            fields[name] = [line[:] for line in fields[name]]
        new.__dict__ = fields
        return new

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.__dict__ == other.__dict__

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value}' for name, value in self.__dict__.items())})"

    @classmethod
    def declarations(cls) -> dict[str, Declared]:
        """Its fields by name."""
        return cls._declared

    @classmethod
    @functools.cache
    def dtype(cls) -> np.dtype[Any]:
        packed = np.dtype([(name, field.kind, field.shape) for name, field in cls._declared.items()], align=True)
        if packed.itemsize % WORD == 0:
            return packed
        names, places = list(cls._declared), dict(packed.fields or {})
        formats, offsets = [places[name][0] for name in names], [places[name][1] for name in names]
        size = packed.itemsize + -packed.itemsize % WORD  # whole words, so that records can be copied word by word
        return np.dtype({"names": names, "formats": formats, "offsets": offsets, "itemsize": size}, align=True)

    @classmethod
    def empty_array(cls, length: int) -> np.ndarray[Any, Any]:
        """So many records for the compiled lane, each with its class's defaults."""
        records = np.zeros(length, cls.dtype())
        for name, value in cls._defaults.items():
            records[name] = value
        return records

    def as_array(self) -> np.ndarray[Any, Any]:
        """This record for the compiled lane, as an array of one: Numba takes arrays much faster than single records."""
        records = np.zeros(1, self.dtype())
        for name, value in self.__dict__.items():
            records[0][name] = value
        return records

    @classmethod
    def from_record(cls, record: Any) -> Self:
        """The plain object behind a record of the compiled lane."""
        return cls(**{name: record[name].tolist() for name in cls._declared})
