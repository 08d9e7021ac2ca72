"""Storage of table logs, in SQLite. Anything that can append and read by number could replace it."""

from __future__ import annotations

import asyncio
import functools
import queue
import sqlite3
import threading
import time
from collections.abc import Sequence
from itertools import chain
from pathlib import Path
from typing import NamedTuple, Protocol


class Storage(Protocol):
    """Logs by table, appended to and never changed."""

    async def append(self, table: str, number: int, entries: Sequence[bytes], listed: bytes | None = None) -> None:
        """Adds entries from this number on; back when they are safe on disk. Raises ConflictError where another writer
        was first. `listed`, where given, is how the lobby shows the table from now on; empty takes it off."""

    async def read(self, table: str, since: int = 0) -> list[bytes]:
        """The entries after this number; empty for an unknown table."""

    async def tables(self, seconds: float) -> list[bytes]:
        """How the lobby shows the tables that are listed and were changed in the last so many seconds."""

    async def changed(self, tables: Sequence[str]) -> dict[str, float]:
        """When each of these tables last changed, in seconds since 1970. Unknown ones are left out."""

    async def close(self) -> None: ...


class ConflictError(Exception):
    """Another writer has already stored an entry with this number."""


class GapError(Exception):
    """Entries before this number are missing, so that nothing may be written after them."""


class _Job(NamedTuple):
    table: str
    number: int
    entries: Sequence[bytes]
    listed: bytes | None
    done: asyncio.Future[None]
    loop: asyncio.AbstractEventLoop


_SCHEMA = """
CREATE TABLE IF NOT EXISTS entries (
    "table" TEXT NOT NULL, number INTEGER NOT NULL, entry BLOB NOT NULL, at REAL NOT NULL,
    PRIMARY KEY ("table", number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS lobby ("table" TEXT PRIMARY KEY, listed BLOB NOT NULL, at REAL NOT NULL) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS lobby_by_time ON lobby (at);
"""


KNOWN = 10_000
"""Tables whose last number the writer remembers."""
MOST_ROWS = 64
"""Entries in one statement: enough for the tables that move at the same time, and so few that SQLite keeps the
statements of all lengths prepared."""


class SqliteStorage:
    """One file, one writer. Whatever waits while a commit is under way goes into the next one together.

    The writer is a thread, and threads of Python take turns. So it is woken once for all that one turn of the event
    loop has brought, and an ordinary batch is one statement, which SQLite commits by itself: the writer asks for its
    turn once a batch, and not once a row.
    """

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._path = path
        self.commits = 0
        self._gathered: list[_Job] = []
        """What this turn of the event loop has brought so far."""
        self._jobs: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._last: dict[str, int] = {}
        """The number of the last entry of each table, as far as the writer knows."""
        self._reader = self._connect()
        self._reader.executescript(_SCHEMA)
        self._reading = threading.Lock()
        self._thread = threading.Thread(target=self._write, name="storage", daemon=True)
        self._thread.start()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False, timeout=10)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        return connection

    async def append(self, table: str, number: int, entries: Sequence[bytes], listed: bytes | None = None) -> None:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        if not self._gathered:
            loop.call_soon(self._hand_over)
        self._gathered.append(_Job(table, number, entries, listed, done, loop))
        await done

    async def read(self, table: str, since: int = 0) -> list[bytes]:
        query = 'SELECT entry FROM entries WHERE "table" = ? AND number > ? ORDER BY number'
        return [row[0] for row in await asyncio.to_thread(self._fetch, query, (table, since))]

    async def tables(self, seconds: float) -> list[bytes]:
        query = "SELECT listed FROM lobby WHERE at > ? ORDER BY at DESC LIMIT 200"
        return [row[0] for row in await asyncio.to_thread(self._fetch, query, (time.time() - seconds,))]

    async def changed(self, tables: Sequence[str]) -> dict[str, float]:
        query = 'SELECT at FROM entries WHERE "table" = ? ORDER BY number DESC LIMIT 1'

        def look() -> dict[str, float]:
            with self._reading:
                rows = {table: self._reader.execute(query, (table,)).fetchone() for table in tables}
            return {table: row[0] for table, row in rows.items() if row is not None}

        return await asyncio.to_thread(look)

    async def close(self) -> None:
        self._hand_over()
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self._reader.close()

    def _fetch(self, query: str, args: tuple[object, ...]) -> list[tuple[bytes]]:
        with self._reading:
            return self._reader.execute(query, args).fetchall()

    def _hand_over(self) -> None:
        if self._gathered:
            self._jobs.put(self._gathered)
            self._gathered = []

    # -- the writer's thread

    def _write(self) -> None:
        connection = self._connect()
        try:
            last = False
            while not last and (batch := self._jobs.get()) is not None:
                while not self._jobs.empty() and not last:
                    more = self._jobs.get()
                    last = more is None
                    batch += more or []
                self._commit(connection, batch)
        finally:
            connection.close()

    def _commit(self, connection: sqlite3.Connection, batch: list[_Job]) -> None:
        """Commits a batch; where one job of it fails, each alone, so that it fails alone."""
        try:
            batch = self._without_gaps(connection, batch)
        except sqlite3.Error as error:
            _settle(batch, error)
            return
        now = time.time()
        rows = [
            (job.table, number, entry, now) for job in batch for number, entry in enumerate(job.entries, job.number)
        ]
        listed = [job for job in batch if job.listed is not None]
        try:
            if len(rows) > MOST_ROWS or listed:
                connection.execute("BEGIN IMMEDIATE")
            for begin in range(0, len(rows), MOST_ROWS):
                part = rows[begin : begin + MOST_ROWS]
                connection.execute(_insertion(len(part)), list(chain.from_iterable(part)))
            for job in listed:
                self._list(connection, job, now)
            if connection.in_transaction:
                connection.execute("COMMIT")
            self.commits += 1
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            if len(batch) > 1:
                for job in batch:
                    self._commit(connection, [job])
                return
            conflict = isinstance(error, sqlite3.IntegrityError)
            _settle(batch, ConflictError(batch[0].table) if conflict else error)
            return
        for job in batch:
            self._last[job.table] = job.number + len(job.entries) - 1
        _settle(batch, None)

    def _without_gaps(self, connection: sqlite3.Connection, batch: list[_Job]) -> list[_Job]:
        """The jobs that follow what is stored; the others are told that something is missing before them. One whose
        number is taken is for the database to refuse."""
        if len(self._last) > KNOWN:
            self._last.clear()
        good, last = [], dict[str, int]()
        for job in batch:
            table = job.table
            before = last.get(table, self._last.get(table, 0))
            if job.number > before + 1 and table not in last:  # perhaps the writer does not know: the database does
                query = 'SELECT COALESCE(MAX(number), 0) FROM entries WHERE "table" = ?'
                (before,) = connection.execute(query, (table,)).fetchone()
                self._last[table] = before
            if job.number > before + 1:
                _settle([job], GapError(table))
            else:
                last[table] = job.number + len(job.entries) - 1
                good.append(job)
        return good

    @staticmethod
    def _list(connection: sqlite3.Connection, job: _Job, now: float) -> None:
        if job.listed:
            connection.execute("INSERT OR REPLACE INTO lobby VALUES (?, ?, ?)", (job.table, job.listed, now))
        else:
            connection.execute('DELETE FROM lobby WHERE "table" = ?', (job.table,))


@functools.cache
def _insertion(rows: int) -> str:
    """The statement for so many entries. Outside of a transaction it is one itself: all of them are stored, or none."""
    return f"INSERT INTO entries VALUES {', '.join(['(?, ?, ?, ?)'] * rows)}"


def _settle(batch: list[_Job], error: Exception | None) -> None:
    """Wakes everybody who waits for this batch, with one call into each event loop."""

    def settle(jobs: list[_Job]) -> None:
        for job in jobs:
            if not job.done.done():
                if error is None:
                    job.done.set_result(None)
                else:
                    job.done.set_exception(error)

    for loop in {job.loop for job in batch}:
        if not loop.is_closed():
            loop.call_soon_threadsafe(settle, [job for job in batch if job.loop is loop])
