"""An open table: its connections, their commands, and what they are told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TypeVar

from paddock.core.events import Event
from paddock.core.game import Game
from paddock.core.messages import Message, PaddockError
from paddock.server import entries, orders
from paddock.server.audience import Audience
from paddock.server.autopilot import Autopilot
from paddock.server.broadcaster import Broadcaster
from paddock.server.connection import Connection, encode
from paddock.server.contest import Contest
from paddock.server.describe import describe
from paddock.server.dice import Dice
from paddock.server.entries import AnyEntry, Moved, Undone
from paddock.server.mailbox import Job, Mailbox
from paddock.server.presenter import Presenter
from paddock.server.settings import Settings
from paddock.server.storage import Storage
from paddock.server.structs import AnyCommand, Describe, Move, Ping, Pong, Sit
from paddock.server.table import Table
from paddock.server.wishes import Wish

log = logging.getLogger("paddock.server")
T = TypeVar("T")


class Room:
    """An open table with its connections. Everything that reads or changes it goes through the mailbox."""

    def __init__(self, table: Table, storage: Storage, settings: Settings) -> None:
        self.table = table
        self.settings = settings
        self.audience = Audience()
        self._loop = asyncio.get_running_loop()
        self.last_used = self._now()
        self._storage = storage
        self._mailbox = Mailbox()
        self._dice = Dice(table)
        self._autopilot = Autopilot(
            table,
            self.audience,
            settings,
            self._dice,
            post=self._post,
            take=self._take,
            on_stand_in=lambda: self._broadcaster.presence(),
        )
        self.presenter = Presenter(table, self._autopilot.time_left)
        self._broadcaster = Broadcaster(table, self.audience, self.presenter, self._autopilot)
        self._listed = self._lobby_bytes()
        self._contest: Contest | None = None
        self._pinger: asyncio.TimerHandle | None = None

    # -- the mailbox

    def _post(self, job: Job) -> None:
        self.last_used = self._now()
        self._mailbox.post(job)

    async def ask(self, question: Callable[[Table], T]) -> T:
        """The answer to a question about the table, asked between two commands."""
        answer: asyncio.Future[T] = self._loop.create_future()

        async def job() -> None:
            try:
                result = question(self.table)
            except Exception as error:
                if not answer.done():
                    answer.set_exception(error)
            else:
                if not answer.done():
                    answer.set_result(result)

        self._post(job)
        return await answer

    @property
    def idle(self) -> bool:
        return not self.audience and not self._mailbox

    async def close(self) -> None:
        self._autopilot.stop()
        self._end_contest()
        if self._pinger is not None:
            self._pinger.cancel()
        self.audience.close()
        await self._mailbox.close()

    # -- who comes, goes and wants something

    def join(self, connection: Connection) -> None:
        async def job() -> None:
            self.audience.add(connection, self.table)
            self._autopilot.arrange()
            self._broadcaster.welcome(connection)
            self._broadcaster.presence(always=True)
            self._judge()
            if self._pinger is None:
                self._measure()
            else:
                self._ping(connection)

        self._post(job)

    def leave(self, connection: Connection) -> None:
        async def job() -> None:
            self.audience.discard(connection)
            if not self.audience:
                self.presenter.reset()
            self._autopilot.arrange()
            self._broadcaster.presence()

        self._post(job)

    def command(self, connection: Connection, command: AnyCommand) -> None:
        if isinstance(command, Pong):
            connection.delay.answer(command.number, self._now())  # not through the mailbox: it is about time
        else:
            arrived = self._now()  # and not when the mailbox comes to it: hands are judged by it
            self._post(lambda: self._obey(connection, command, arrived))

    def refuse(self, connection: Connection, key: str, **args: str | int) -> None:
        connection.refuse(Message(key, dict(args)), self.table.revision)

    # -- commands

    async def _obey(self, connection: Connection, command: AnyCommand, arrived: float) -> None:
        table = self.table
        try:
            if isinstance(command, Describe):
                connection.send(describe(table, self.presenter, connection.seats, connection.language))
                return
            if self._contest is not None and isinstance(command, Move):
                orders.require_own(table, connection, command.seat)
                self._contest.reach(connection, command, arrived)
                return
            if command.revision is not None and command.revision != table.revision:
                raise PaddockError("server-stale")
            if isinstance(command, Sit) and command.bot is None:
                connection.require_key()
            await self._take(orders.wishes_of(table, self._dice, connection, command))
        except PaddockError as error:
            connection.refuse(error.message, table.revision)
            if error.message.key == "server-stale":
                self._broadcaster.show_table(connection)
        except Exception:
            log.exception("a command has failed")
            connection.refuse(Message("server-trouble"), self.table.revision)

    async def _take(self, wanted: list[Wish]) -> None:
        """Checks, commits, and only then tells anybody. If the commit fails, the table is read back from disk."""
        if not wanted:
            return
        table, first = self.table, self.table.revision + 1
        taken: list[tuple[AnyEntry, list[Event]]] = []
        try:
            for wish in wanted:
                taken.append(table.carry_out(wish))
        except PaddockError:
            if taken:
                await self._reload()
            raise
        listed = self._lobby_bytes()
        try:
            data = [entries.encode(entry) for entry, _ in taken]
            await self._storage.append(table.id, first, data, None if listed == self._listed else listed)
        except Exception:
            log.exception("an entry could not be stored")
            await self._reload()
            self._broadcaster.table()
            raise PaddockError("server-storage") from None
        self._listed = listed
        self._publish(taken, first)

    async def _reload(self) -> None:
        data = await self._storage.read(self.table.id)
        self.table.restore(entries.decode(entry) for entry in data)
        self.presenter.reset()
        self._listed = self._lobby_bytes()
        self.audience.look(self.table)
        self._autopilot.arrange()

    # -- hands

    def _judge(self) -> None:
        """A contest begins when everybody has been shown what lies open, and ends when no more hands are judged."""
        table = self.table
        if table.phase != "racing" or not table.game.live(table.record.state):
            self._end_contest()
        elif self._contest is None:
            self._contest = Contest(
                table,
                self.audience,
                self.settings,
                post=self._post,
                take=self._take,
                plays=self._autopilot.plays,
                choose=self._autopilot.choose,
            )
        else:
            self._contest.wake_bots()

    def _end_contest(self) -> None:
        if self._contest is not None:
            self._contest.close()
            self._contest = None

    def _measure(self) -> None:
        """How long is the way to each page? Asked again and again, where a game judges hands at all."""
        self._pinger = None
        if not self.audience or type(self.table.game).live is Game.live:
            return
        for connection in self.audience:
            self._ping(connection)
        self._pinger = self._loop.call_later(self.settings.ping, self._measure)

    def _ping(self, connection: Connection) -> None:
        connection.send(Ping(connection.delay.ask(self._now())))

    def _now(self) -> float:
        return self._loop.time()

    # -- telling

    def _publish(self, taken: list[tuple[AnyEntry, list[Event]]], first: int) -> None:
        table = self.table
        last, events = taken[-1]
        if isinstance(last, Moved | Undone) and len(taken) == 1:
            self._broadcaster.happened(last, events, first)
            self._autopilot.arrange(last.by)
            if table.phase == "over":
                self._broadcaster.table()
        else:
            self.audience.look(table)
            self.presenter.reset()
            self._autopilot.arrange()
            self._broadcaster.table()
        self._broadcaster.presence()
        self._judge()

    def _lobby_bytes(self) -> bytes:
        listed = self.presenter.listed()
        return b"" if listed is None else encode(listed)
