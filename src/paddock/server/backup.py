"""Copies of a house's data: made while it is open, brought back into an empty folder, and checked table by table.

A backup is a zip file with what cannot be made again: tables, who wants to be called, and the key that calls are
signed with. Pictures and analyses are made anew when somebody wants them.
"""

from __future__ import annotations

import contextlib
import sqlite3
import tempfile
import zipfile
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from paddock.core.messages import Message, PaddockError
from paddock.server import entries
from paddock.server.occupancy import Occupancy
from paddock.server.push.keys import FILE as PUSH_KEY
from paddock.server.table import Table

TABLES = "paddock.sqlite"
DATABASES = (TABLES, "calls.sqlite")
PARTS = (*DATABASES, PUSH_KEY)
PRIVATE = 0o600
"""Whoever reads a backup could sign calls in the name of the house."""


class Fault(NamedTuple):
    """What is wrong with a table; None: with the database itself."""

    table: str | None
    what: Message


class Checked(NamedTuple):
    tables: int
    faults: list[Fault]


def back_up(data: Path, file: Path) -> int:
    """Writes a backup, whole or not at all, and says how many tables are in it. Each database is copied as it is at one
    moment, while tables go on."""
    _require_tables(data)
    with _unwritable(file), tempfile.TemporaryDirectory(dir=file.resolve().parent) as folder:
        draft = Path(folder) / "backup.zip"
        with zipfile.ZipFile(draft, "w", zipfile.ZIP_DEFLATED) as backup:
            for name in PARTS:
                if not (data / name).exists():
                    continue
                copy = Path(folder) / name
                if name in DATABASES:
                    _copy_database(data / name, copy)
                else:
                    copy.write_bytes((data / name).read_bytes())
                backup.write(copy, name)
        count = _count(Path(folder) / TABLES)
        draft.chmod(PRIVATE)
        draft.replace(file)
    return count


def restore(file: Path, data: Path) -> int:
    """Brings a backup back into a folder that has no tables. How many there are. Raises PaddockError, and leaves the
    folder without tables, where the backup is damaged."""
    try:
        data.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise PaddockError("file-unwritable", path=str(data), detail=error.strerror or str(error)) from None
    with contextlib.closing(Occupancy(data)):
        if (data / TABLES).exists():
            raise PaddockError("restore-not-empty", path=str(data))
        with _unwritable(data), tempfile.TemporaryDirectory(dir=data) as folder:
            found = _unpack(file, Path(folder))
            count = _count(Path(folder) / TABLES)
            for name in sorted(found, key=lambda name: name == TABLES):  # tables last: with them the folder counts
                (Path(folder) / name).replace(data / name)
    return count


def check(data: Path) -> Checked:
    """Reads every table and plays it through its rules. The house may be open meanwhile."""
    _require_tables(data)
    faults, count = [], 0
    with _opened(data / TABLES) as database:
        try:
            (answer,) = database.execute("PRAGMA integrity_check(1)").fetchone()
            if answer != "ok":
                faults.append(Fault(None, Message("check-database", {"detail": str(answer)})))
            rows = database.execute('SELECT "table", number, entry FROM entries ORDER BY "table", number')
            for table, log in groupby(rows, key=lambda row: row[0]):
                count += 1
                what = _fault_of(table, [(number, entry) for _, number, entry in log])
                if what is not None:
                    faults.append(Fault(table, what))
        except sqlite3.DatabaseError as error:
            faults.append(Fault(None, Message("check-database", {"detail": str(error)})))
    return Checked(count, faults)


def _fault_of(name: str, log: list[tuple[int, bytes]]) -> Message | None:
    """What is wrong with a table, if anything is: an entry that is missing, unreadable, or against the rules."""
    table = Table(name)
    for expected, (number, data) in enumerate(log, 1):
        if number != expected:
            return Message("check-missing", {"number": expected})
        try:
            entry = entries.decode(data)
        except ValueError:
            return Message("check-unreadable", {"number": number})
        try:
            table.take(entry)
        except Exception as error:  # whatever a damaged entry leads to
            detail = str(error) if isinstance(error, PaddockError) else type(error).__name__
            return Message("check-impossible", {"number": number, "detail": detail})
    return None


def _require_tables(data: Path) -> None:
    if not (data / TABLES).is_file():
        raise PaddockError("backup-no-tables", path=str(data))


@contextlib.contextmanager
def _opened(path: Path) -> Iterator[sqlite3.Connection]:
    """A database, only to be read."""
    with contextlib.closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as database:
        yield database


def _copy_database(path: Path, copy: Path) -> None:
    try:
        with _opened(path) as database, contextlib.closing(sqlite3.connect(copy)) as target:
            database.backup(target)
    except sqlite3.DatabaseError as error:
        raise PaddockError("file-unreadable", path=str(path), detail=str(error)) from None


def _count(path: Path) -> int:
    with _opened(path) as database:
        (count,) = database.execute('SELECT COUNT(DISTINCT "table") FROM entries').fetchone()
    return int(count)


def _unpack(file: Path, folder: Path) -> set[str]:
    """Unpacks the parts of a backup, and looks whether they are whole; their names."""
    try:
        with zipfile.ZipFile(file) as backup:
            names = set(backup.namelist())
            if TABLES not in names or not names <= set(PARTS):
                raise PaddockError("backup-bad", path=str(file), detail=", ".join(sorted(names)[:5]) or "-")
            for name in names:
                backup.extract(name, folder)
    except zipfile.BadZipFile as error:
        raise PaddockError("backup-bad", path=str(file), detail=str(error)) from None
    except FileNotFoundError as error:
        raise PaddockError("file-unreadable", path=str(file), detail=error.strerror or str(error)) from None
    for name in names & set(DATABASES):
        try:
            with _opened(folder / name) as database:
                (answer,) = database.execute("PRAGMA integrity_check(1)").fetchone()
        except sqlite3.DatabaseError as error:
            answer = str(error)
        if answer != "ok":
            raise PaddockError("backup-bad", path=str(file), detail=f"{name}: {answer}")
    return names


@contextlib.contextmanager
def _unwritable(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise PaddockError("file-unwritable", path=str(path), detail=error.strerror or str(error)) from None
