"""Tells everyone at a table what happens: each what they may know, in their language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from collections.abc import Set as AbstractSet
from typing import Protocol

from paddock.core.events import Event
from paddock.server.audience import Audience
from paddock.server.connection import Connection, encode
from paddock.server.entries import Moved, Undone
from paddock.server.presenter import Presenter
from paddock.server.structs import AnyMessage, Attendance, Happened, Presence, ShownEvent
from paddock.server.table import Table

LONGEST_CATCH_UP = 60
"""After a longer gap the whole table is sent instead of every move."""


class Clocks(Protocol):
    """Whom the table waits for, and for how long."""

    @property
    def standins(self) -> AbstractSet[int]:
        """The seats of people that a bot plays now."""

    @property
    def absences(self) -> tuple[object, ...]:
        """Changes when somebody comes or goes, or is waited for; not with time."""

    def seconds(self, seat: int) -> float | None:
        """How long the clock still waits for a person; None: it does not run."""

    def away(self, seat: int) -> float | None:
        """How long a person has been away; None: there, or nobody's seat."""

    def host_away(self) -> float | None:
        """How long the host has been away; None: there, or there is none."""

    def waited_for_by(self, seat: int) -> int | None:
        """The seat whose person would rather wait for this one."""


class Broadcaster:
    """Sends messages to the connections of a table."""

    def __init__(
        self,
        table: Table,
        audience: Audience,
        presenter: Presenter,
        clocks: Clocks,
        patience: float,
        coached: Callable[[], Mapping[int, int]] = dict,
        warming: Callable[[], AbstractSet[int]] = frozenset,
    ) -> None:
        """`patience`: after how many seconds others may decide for somebody who is away; `coached`: how many times each
        seat has asked the coach; `warming`: the seats whose bots are not ready yet."""
        self._table = table
        self._audience = audience
        self._presenter = presenter
        self._clocks = clocks
        self._warming = warming
        self._patience = patience
        self._coached = coached
        self._shown_presence: tuple[object, ...] = ()

    def happened(self, entry: Moved | Undone, events: list[Event], revision: int) -> None:
        """One message for all who may see the same, in the same language."""
        texts: dict[tuple[tuple[int, ...], str], str] = {}
        stories: dict[tuple[tuple[int, ...], str], list[ShownEvent]] = {}
        secrets = self._table.game.secrets
        for connection in self._audience:
            seats, language = audience = (connection.seats, connection.language)
            text = texts.get(audience)
            if text is None:
                may_know = audience if secrets else ((), language)
                story = stories.get(may_know)
                if story is None:
                    story = stories[may_know] = self._presenter.events(events, seats, language)
                text = texts[audience] = encode(self._move(connection, entry, story, revision)).decode()
            connection.send_text(text)

    def table(self) -> None:
        """The whole table, for everybody."""
        for connection in self._audience:
            self.show_table(connection)

    def show_table(self, who: Connection) -> None:
        present, standins = self._audience.present, self._clocks.standins
        who.send(self._presenter.info(who.seats, who.host, who.language, present, standins))

    def welcome(self, who: Connection) -> None:
        """Somebody comes, or comes back: the whole table, or what was missed."""
        if not self._catch_up(who):
            self.show_table(who)

    def presence(self, always: bool = False) -> None:
        """Who is there, whom a bot replaces, and how long the clock still waits for whom; where that has changed."""
        audience, clocks = self._audience, self._clocks
        seats = range(len(self._table.seats))
        standins, warming = clocks.standins, self._warming()
        seconds = [clocks.seconds(seat) for seat in seats]
        coached = dict(self._coached())
        known = (audience.present, audience.spectators, standins, seconds, clocks.absences, coached, warming)
        if known == self._shown_presence and not always:
            return
        self._shown_presence = known
        attendance = [
            Attendance(
                seat in audience.present,
                seat in standins,
                seconds[seat],
                clocks.away(seat),
                clocks.waited_for_by(seat),
                coached.get(seat, 0),
                seat in warming,
            )
            for seat in seats
        ]
        self.all(Presence(attendance, audience.spectators, self._patience, clocks.host_away()))

    def all(self, message: AnyMessage) -> None:
        """The same message for everybody."""
        text = encode(message).decode()
        for connection in self._audience:
            connection.send_text(text)

    def _move(self, who: Connection, entry: Moved | Undone, story: list[ShownEvent], revision: int) -> Happened:
        presenter, record, move = self._presenter, self._table.record, None
        if isinstance(entry, Moved):
            move = presenter.shown_move(record.game, entry.by, entry.move, who.seats, record.state)
        return Happened(
            revision=revision,
            number=len(record),
            seat=entry.by,
            move=move,
            undone=isinstance(entry, Undone),
            events=story,
            view=presenter.view(who.seats, who.language),
        )

    def _catch_up(self, who: Connection) -> bool:
        """Sends what was missed since a revision, move by move. False where the whole table is needed."""
        table, presenter = self._table, self._presenter
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
            who.send(
                Happened(
                    revision=table.revision - back + 1,
                    number=len(steps) - back + 1,
                    seat=step.seat,
                    move=presenter.shown_move(table.game, step.seat, step.notation, who.seats, step.state),
                    undone=False,
                    events=presenter.events(step.events, who.seats, who.language),
                    view=presenter.view(who.seats, who.language) if back == 1 else None,
                )
            )
        return True
