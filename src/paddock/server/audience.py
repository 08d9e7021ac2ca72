"""The open connections of a table."""

from __future__ import annotations

from collections.abc import Iterator

from paddock.server.connection import Connection
from paddock.server.table import Table


class Audience:
    """The open connections of a table, and which seats' people are among them."""

    def __init__(self) -> None:
        self._connections: set[Connection] = set()
        self.present: frozenset[int] = frozenset()
        """The seats whose people are there."""
        self.spectators = 0

    def __iter__(self) -> Iterator[Connection]:
        return iter(self._connections)

    def __len__(self) -> int:
        return len(self._connections)

    def add(self, connection: Connection, table: Table) -> None:
        connection.look(table)
        self._connections.add(connection)
        self._count()

    def discard(self, connection: Connection) -> None:
        self._connections.discard(connection)
        self._count()

    def look(self, table: Table) -> None:
        """Looks up anew which seats each connection's key opens: seats may have changed hands."""
        for connection in self._connections:
            connection.look(table)
        self._count()

    def close(self) -> None:
        for connection in self._connections:
            connection.close()

    def _count(self) -> None:
        self.present = frozenset(seat for connection in self._connections for seat in connection.seats)
        self.spectators = sum(not connection.seats for connection in self._connections)
