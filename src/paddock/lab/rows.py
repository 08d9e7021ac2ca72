"""Every race as a row, in CSV or Parquet, written as the parts come in: memory does not grow with the races."""

from __future__ import annotations

import csv
import os
from pathlib import Path
from typing import Any, Protocol

from paddock.core.lane.survey import PARTS
from paddock.core.messages import PaddockError
from paddock.lab.extras import require
from paddock.lab.job import Briefs


class Rows(Protocol):
    """A file of races."""

    def add(self, briefs: Briefs) -> None:
        """Writes more races."""

    def close(self) -> None:
        """No more are coming: the file gets its name."""


def columns(briefs: Briefs, seats: int) -> dict[str, Any]:
    """The columns of a table of races. Seats count from 1; the way is a share from 0 to 1."""
    winners = [
        "+".join(str(seat + 1) for seat in range(seats) if mask >> seat & 1) for mask in briefs["winners"].tolist()
    ]
    found = {
        "race": briefs["race"],
        "rounds": briefs["rounds"],
        "winners": winners,
        "lead_changes": briefs["lead_changes"],
        "margin": briefs["margin"] / PARTS,
        "decisions": briefs["decisions"],
        "rolls": briefs["rolls"],
    }
    return found | {f"progress_{seat + 1}": briefs["progress"][:, seat] / PARTS for seat in range(seats)}


class _Draft:
    """A file that is written beside its place, and put there when it is whole."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.draft = path.with_name(f".{path.name}.{os.getpid()}.draft")
        try:
            self.draft.touch()
        except OSError as error:
            raise PaddockError("file-unwritable", path=str(path), detail=error.strerror or str(error)) from None

    def finish(self) -> None:
        self.draft.replace(self._path)


class CsvRows:
    def __init__(self, path: Path, seats: int) -> None:
        self._place, self._seats = _Draft(path), seats
        self._file = self._place.draft.open("w", encoding="utf-8", newline="")
        self._writer: Any = None

    def add(self, briefs: Briefs) -> None:
        found = columns(briefs, self._seats)
        if self._writer is None:
            self._writer = csv.writer(self._file)
            self._writer.writerow(found)
        lists = (column if isinstance(column, list) else column.tolist() for column in found.values())
        self._writer.writerows(zip(*lists, strict=True))

    def close(self) -> None:
        self._file.close()
        self._place.finish()


class ParquetRows:
    def __init__(self, path: Path, seats: int) -> None:
        self._arrow, self._parquet = require("pyarrow"), require("pyarrow.parquet")
        self._place, self._seats = _Draft(path), seats
        self._writer: Any = None

    def add(self, briefs: Briefs) -> None:
        table = self._arrow.table(columns(briefs, self._seats))
        if self._writer is None:
            self._writer = self._parquet.ParquetWriter(self._place.draft, table.schema)
        self._writer.write_table(table)

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()
        self._place.finish()
