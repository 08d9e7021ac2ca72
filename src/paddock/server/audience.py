"""The open connections of a table."""

from __future__ import annotations

from collections.abc import Iterator

from paddock.server.connection import Connection
from paddock.server.settings import PACES
from paddock.server.structs import Pace
from paddock.server.table import Table


class Audience:
    """The open connections of a table, and which seats' people are among them."""

    def __init__(self) -> None:
        self._connections: set[Connection] = set()
        self.present: frozenset[int] = frozenset()
        """The seats whose people are there."""
        self.spectators = 0
        self.host_here = False
        self.pace: Pace = "relaxed"
        """The slowest pace that one of the people wants; of those who watch, where there are no others."""

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

    def look(self, table: Table) -> list[Connection]:
        """Looks up anew which seats each connection's key opens: seats may have changed hands. Those that have
        fewer than before."""
        lost = []
        for connection in self._connections:
            before = connection.seats
            connection.look(table)
            if len(connection.seats) < len(before):
                lost.append(connection)
        self._count()
        return lost

    def set_pace(self, connection: Connection, pace: Pace) -> None:
        connection.pace = pace
        self._count()

    def close(self) -> None:
        for connection in self._connections:
            connection.close()

    def _count(self) -> None:
        self.present = frozenset(seat for connection in self._connections for seat in connection.seats)
        self.spectators = sum(not connection.seats for connection in self._connections)
        self.host_here = any(connection.host for connection in self._connections)
        people = [connection.pace for connection in self._connections if connection.seats]
        paces = people or [connection.pace for connection in self._connections]
        self.pace = next((pace for pace in PACES if pace in paces), "relaxed")
