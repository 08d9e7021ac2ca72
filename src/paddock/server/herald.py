"""Tells those who look at a table what happens on it: to everybody what they may know, in their language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paddock.core.events import Event
from paddock.server.connection import Connection, encode
from paddock.server.entries import Moved, Undone
from paddock.server.structs import Happened, Presence

if TYPE_CHECKING:
    from paddock.server.room import Room

LONGEST_CATCH_UP = 60
"""After a longer gap the whole table is sent instead of every move."""


class Herald:
    """The voice of a room."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._shown_presence = b""

    def happened(self, entry: Moved | Undone, events: list[Event], revision: int) -> None:
        """One message for all who may see the same, in the same language."""
        made: dict[tuple[tuple[int, ...], str], str] = {}
        for connection in self._room.connections:
            audience = (connection.seats, connection.language)
            if audience not in made:
                made[audience] = encode(self._move(connection, entry, events, revision)).decode()
            connection.send_text(made[audience])

    def table(self) -> None:
        """The whole table, for everybody."""
        for connection in self._room.connections:
            self.show_table(connection)

    def show_table(self, who: Connection) -> None:
        room = self._room
        who.send(room.scene.info(who.seats, who.host, who.language, room.present(), room.standins))

    def welcome(self, who: Connection) -> None:
        """Somebody comes, or comes back: the whole table, or what was missed."""
        if not self._catch_up(who):
            self.show_table(who)

    def presence(self, always: bool = False) -> None:
        """Who is there, where that has changed."""
        connections = self._room.connections
        spectators = sum(not connection.seats for connection in connections)
        shown = encode(Presence(self._room.attendance(), spectators))
        if always or shown != self._shown_presence:
            self._shown_presence = shown
            for connection in connections:
                connection.send_text(shown.decode())

    def _move(self, who: Connection, entry: Moved | Undone, events: list[Event], revision: int) -> Happened:
        scene, record, move = self._room.scene, self._room.table.record, None
        if isinstance(entry, Moved):
            move = scene.shown_move(record.game, entry.by, entry.move, who.seats, record.state)
        return Happened(
            revision=revision,
            number=len(record),
            seat=entry.by,
            move=move,
            undone=isinstance(entry, Undone),
            events=scene.events(events, who.seats, who.language),
            view=scene.view(who.seats, who.language),
        )

    def _catch_up(self, who: Connection) -> bool:
        """Sends what was missed since a revision, move by move. False where the whole table is needed."""
        table, scene = self._room.table, self._room.scene
        missed = table.revision - who.since
        if who.since <= 0 or not 0 <= missed <= LONGEST_CATCH_UP:
            return False
        if not missed:
            return True
        if table.phase != "racing" or missed > table.moves_at_end:
            return False
        steps = table.record.steps
        for back in range(missed, 0, -1):
            step = steps[-back]
            notation = table.game.write(step.move)
            who.send(
                Happened(
                    revision=table.revision - back + 1,
                    number=len(steps) - back + 1,
                    seat=step.seat,
                    move=scene.shown_move(table.game, step.seat, notation, who.seats, step.state),
                    undone=False,
                    events=scene.events(step.events, who.seats, who.language),
                    view=scene.view(who.seats, who.language) if back == 1 else None,
                )
            )
        return True
