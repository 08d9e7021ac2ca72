"""Who wants to be called when it is their turn, and who was called for what: kept on disk, beside the tables."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, TypeVar

T = TypeVar("T")
DAY = 86_400.0

_SCHEMA = """
CREATE TABLE IF NOT EXISTS subscriptions (
    "table" TEXT NOT NULL, key TEXT NOT NULL, endpoint TEXT NOT NULL,
    p256dh BLOB NOT NULL, auth BLOB NOT NULL, language TEXT NOT NULL, at REAL NOT NULL,
    PRIMARY KEY ("table", key, endpoint)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS calls (
    "table" TEXT NOT NULL, key TEXT NOT NULL, race INTEGER NOT NULL, move INTEGER NOT NULL,
    PRIMARY KEY ("table", key)
) WITHOUT ROWID;
"""
# A call is claimed before it is sent, by one statement. Of all who would make the same call, in this process or after
# a crash, only one changes the row; the others have nothing to do.
_CLAIM = """
INSERT INTO calls VALUES (?, ?, ?, ?) ON CONFLICT ("table", key)
DO UPDATE SET race = excluded.race, move = excluded.move WHERE (excluded.race, excluded.move) > (race, move)
"""
_OLDEST = """
DELETE FROM subscriptions WHERE "table" = ?1 AND key = ?2 AND endpoint NOT IN
(SELECT endpoint FROM subscriptions WHERE "table" = ?1 AND key = ?2 ORDER BY at DESC LIMIT ?3)
"""


class Subscription(NamedTuple):
    """A browser that is to be called for the seats of a key at a table."""

    table: str
    key: str
    """The hash of the key: nobody can sit down with it."""
    endpoint: str
    p256dh: bytes
    auth: bytes
    language: str


class Book:
    """Everything is asked and answered on threads; the event loop waits for no disk."""

    def __init__(self, path: Path, most: int) -> None:
        """At most so many browsers for a key at a table: the ones that were named last."""
        self._most = most
        self._lock = threading.Lock()
        self._connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
        self._connection.execute("PRAGMA journal_mode=WAL")
        self._connection.execute("PRAGMA synchronous=FULL")
        self._connection.executescript(_SCHEMA)

    async def add(self, one: Subscription) -> None:
        def work(disk: sqlite3.Connection) -> None:
            disk.execute("INSERT OR REPLACE INTO subscriptions VALUES (?, ?, ?, ?, ?, ?, ?)", (*one, time.time()))
            disk.execute(_OLDEST, (one.table, one.key, self._most))

        await self._ask(work)

    async def drop(self, table: str, key: str, endpoint: str) -> None:
        query = 'DELETE FROM subscriptions WHERE "table" = ? AND key = ? AND endpoint = ?'
        await self._ask(lambda disk: disk.execute(query, (table, key, endpoint)))

    async def gone(self, endpoint: str) -> None:
        """The push service says that this browser is not there any more: for no table."""
        await self._ask(lambda disk: disk.execute("DELETE FROM subscriptions WHERE endpoint = ?", (endpoint,)))

    async def of(self, table: str, key: str) -> list[Subscription]:
        query = 'SELECT "table", key, endpoint, p256dh, auth, language FROM subscriptions WHERE "table" = ? AND key = ?'
        return [
            Subscription(*row) for row in await self._ask(lambda disk: disk.execute(query, (table, key)).fetchall())
        ]

    async def keys(self, table: str) -> set[str]:
        """The keys (their hashes) at a table for which somebody wants to be called."""
        query = 'SELECT DISTINCT key FROM subscriptions WHERE "table" = ?'
        return {row[0] for row in await self._ask(lambda disk: disk.execute(query, (table,)).fetchall())}

    async def tables(self, days: float, most: int) -> list[str]:
        """The tables at which somebody wants to be called, and said so in the last days; the latest first. Whoever said
        it longer ago is forgotten."""
        since = time.time() - days * DAY
        query = 'SELECT "table", MAX(at) AS last FROM subscriptions GROUP BY "table" ORDER BY last DESC LIMIT ?'

        def work(disk: sqlite3.Connection) -> list[str]:
            disk.execute("DELETE FROM subscriptions WHERE at < ?", (since,))
            return [row[0] for row in disk.execute(query, (most,)).fetchall()]

        return await self._ask(work)

    async def claim(self, table: str, key: str, race: int, move: int) -> bool:
        """May this call be made? Yes at most once for a race and a move, and no more once a later one was made."""
        return await self._ask(lambda disk: disk.execute(_CLAIM, (table, key, race, move)).rowcount > 0)

    async def close(self) -> None:
        await self._ask(lambda disk: disk.close())

    async def _ask(self, work: Callable[[sqlite3.Connection], T]) -> T:
        def locked() -> T:
            with self._lock:
                return work(self._connection)

        return await asyncio.to_thread(locked)
