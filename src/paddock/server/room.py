"""A table that is open: one mailbox, one task. Whatever is wanted of the table is done one after the other."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, TypeVar

from paddock.core.chance import Seeded
from paddock.core.events import Event
from paddock.core.game import CHANCE, Game
from paddock.core.messages import Message, PaddockError
from paddock.server import entries, orders
from paddock.server.autopilot import Autopilot
from paddock.server.connection import Connection, encode
from paddock.server.contest import Contest
from paddock.server.describe import describe
from paddock.server.entries import AnyEntry, Moved, Undone
from paddock.server.herald import Herald
from paddock.server.inbox import Inbox
from paddock.server.scene import Scene
from paddock.server.settings import Settings
from paddock.server.storage import Storage
from paddock.server.structs import AnyCommand, Attendance, Describe, Move, Ping, Pong, Sit
from paddock.server.table import Table

log = logging.getLogger("paddock.server")
T = TypeVar("T")


class Room:
    """An open table with those who look at it. Everything goes through `_mailbox`."""

    def __init__(self, table: Table, storage: Storage, settings: Settings) -> None:
        self.table = table
        self.settings = settings
        self.connections: set[Connection] = set()
        self._autopilot = Autopilot(self)
        self.scene = Scene(table, self._autopilot.time_left)
        self.last_used = self._now()
        self._storage = storage
        self._mailbox: Inbox[Callable[[], Any]] = Inbox()
        self._listed = self._lobby_bytes()
        self._dice: dict[int, Seeded] = {}
        self._herald = Herald(self)
        self._contest: Contest | None = None
        self._pinger: asyncio.TimerHandle | None = None
        self._task = asyncio.create_task(self._run())

    # -- the mailbox

    async def _run(self) -> None:
        while True:
            job = await self._mailbox.take()
            self.last_used = self._now()
            try:
                await job()
            except Exception:
                log.exception("a table has failed at a task")

    async def ask(self, question: Callable[[Table], T]) -> T:
        """An answer from the table as it is between two commands."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def job() -> None:
            try:
                result = question(self.table)
            except Exception as error:
                if not answer.done():
                    answer.set_exception(error)
            else:
                if not answer.done():
                    answer.set_result(result)

        self.post(job)
        return await answer

    @property
    def idle(self) -> bool:
        return not self.connections and not self._mailbox

    async def close(self) -> None:
        self._autopilot.stop()
        self._end_contest()
        if self._pinger is not None:
            self._pinger.cancel()
        self._task.cancel()
        for connection in list(self.connections):
            connection.close()
        await asyncio.gather(self._task, return_exceptions=True)

    # -- who comes, goes and wants something

    def join(self, connection: Connection) -> None:
        async def job() -> None:
            connection.look(self.table)
            self.connections.add(connection)
            self._autopilot.arrange()
            self._herald.welcome(connection)
            self._herald.presence(always=True)
            self._judge()
            if self._pinger is None:
                self._measure()
            else:
                self._ping(connection)

        self.post(job)

    def leave(self, connection: Connection) -> None:
        async def job() -> None:
            self.connections.discard(connection)
            self._autopilot.arrange()
            self._herald.presence()

        self.post(job)

    def command(self, connection: Connection, command: AnyCommand) -> None:
        if isinstance(command, Pong):
            connection.delay.answer(command.number, self._now())  # not through the mailbox: it is about time
        else:
            arrived = self._now()  # and not when the mailbox comes to it: hands are judged by it
            self.post(lambda: self._obey(connection, command, arrived))

    def refuse(self, connection: Connection, key: str, **args: str | int) -> None:
        connection.refuse(Message(key, dict(args)), self.table.revision)

    def post_chance(self, seat: int | None, revision: int) -> None:
        """Chance acts by itself, in nobody's name or in that of a seat that a bot plays."""
        self._post(revision, seat, self.fall)

    def post_bot(self, seat: int, move: str, revision: int) -> None:
        self._post(revision, seat, lambda: Moved(seat, move))

    def post_late(self, seat: int, move: str, revision: int) -> None:
        """What the game does in the name of a seat whose time is over, whoever plays it."""
        self._post(revision, None, lambda: Moved(seat, move))

    def post_standin(self, seat: int) -> None:
        async def job() -> None:
            self._autopilot.stand_in(seat)
            self._autopilot.arrange()
            self._herald.presence()

        self.post(job)

    def _post(self, revision: int, seat: int | None, make: Callable[[], AnyEntry]) -> None:
        async def job() -> None:
            """Nothing, if the table has moved on or the person has come back."""
            if self.table.revision == revision and (seat is None or self._autopilot.plays(seat)):
                await self.take([make()])

        self.post(job)

    def post(self, job: Callable[[], Any]) -> None:
        """Something for the mailbox."""
        self._mailbox.put(job)

    def plays(self, seat: int) -> bool:
        """Does a bot play this seat now?"""
        return self._autopilot.plays(seat)

    def attendance(self) -> list[Attendance]:
        """Who is there, whom a bot replaces, and how long the clock still waits for whom."""
        present, standins = self.present(), self.standins
        return [
            Attendance(seat in present, seat in standins, self._autopilot.seconds(seat))
            for seat in range(len(self.table.seats))
        ]

    @property
    def standins(self) -> set[int]:
        """The seats of people that a bot plays now."""
        return self._autopilot.standins

    async def bot_move(self, seat: int) -> str:
        """What the bot of a seat would do now."""
        return await self._autopilot.choose(seat)

    def present(self) -> set[int]:
        """The seats whose people are there."""
        return {seat for connection in self.connections for seat in connection.seats}

    # -- commands

    async def _obey(self, connection: Connection, command: AnyCommand, arrived: float) -> None:
        table = self.table
        try:
            if isinstance(command, Describe):
                connection.send(describe(table, self.scene, connection.seats, connection.language))
                return
            if self._contest is not None and isinstance(command, Move):
                orders.require_own(table, connection, command.seat)
                self._contest.reach(connection, command, arrived)
                return
            if command.revision is not None and command.revision != table.revision:
                raise PaddockError("server-stale")
            if isinstance(command, Sit) and command.bot is None:
                connection.require_key()
            await self.take(orders.entries_for(self, connection, command))
        except PaddockError as error:
            connection.refuse(error.message, table.revision)
            if error.message.key == "server-stale":
                self._herald.show_table(connection)
        except Exception:
            log.exception("a command has failed")
            connection.refuse(Message("server-trouble"), self.table.revision)

    def fall(self) -> Moved:
        """Chance acts: from a seed that nobody knows, a new one for every race and every start of the server."""
        table = self.table
        race = len(table.races)
        if race not in self._dice:
            self._dice[race] = Seeded()
        game, state = table.game, table.record.state
        way = self._dice[race].draw(game, state, table.record.chance_moves())
        return Moved(CHANCE, game.write(game.outcome(state, way)))

    async def take(self, wanted: list[AnyEntry]) -> None:
        """Checks, commits, and only then tells anybody. Where the commit fails, the table is as it is on disk."""
        if not wanted:
            return
        table, first = self.table, self.table.revision + 1
        taken: list[tuple[AnyEntry, list[Event]]] = []
        try:
            for entry in wanted:
                taken.append((entry, table.take(entry)))
        except PaddockError:
            if taken:
                await self._reload()
            raise
        listed = self._lobby_bytes()
        try:
            data = [entries.encode(entry) for entry in wanted]
            await self._storage.append(table.id, first, data, None if listed == self._listed else listed)
        except Exception:
            log.exception("an entry could not be stored")
            await self._reload()
            self._herald.table()
            raise PaddockError("server-storage") from None
        self._listed = listed
        self._publish(taken, first)

    async def _reload(self) -> None:
        data = await self._storage.read(self.table.id)
        self.table = Table.fold(self.table.id, (entries.decode(entry) for entry in data))
        self.scene = Scene(self.table, self._autopilot.time_left)
        self._listed = self._lobby_bytes()
        for connection in self.connections:
            connection.look(self.table)
        self._autopilot.arrange()

    # -- hands

    def _judge(self) -> None:
        """A contest begins when everybody has been shown what lies open, and ends when no more hands are judged."""
        table = self.table
        if table.phase != "racing" or not table.game.live(table.record.state):
            self._end_contest()
        elif self._contest is None:
            self._contest = Contest(self)
        else:
            self._contest.wake_bots()

    def _end_contest(self) -> None:
        if self._contest is not None:
            self._contest.close()
            self._contest = None

    def _measure(self) -> None:
        """How long is the way to each page? Asked again and again, where a game judges hands at all."""
        self._pinger = None
        if not self.connections or type(self.table.game).live is Game.live:
            return
        for connection in self.connections:
            self._ping(connection)
        self._pinger = asyncio.get_running_loop().call_later(self.settings.ping, self._measure)

    def _ping(self, connection: Connection) -> None:
        connection.send(Ping(connection.delay.ask(self._now())))

    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    # -- telling

    def _publish(self, taken: list[tuple[AnyEntry, list[Event]]], first: int) -> None:
        table = self.table
        last, events = taken[-1]
        if isinstance(last, Moved | Undone) and len(taken) == 1:
            self._herald.happened(last, events, first)
            self._autopilot.arrange(last.by)
            if table.phase == "over":
                self._herald.table()
        else:
            for connection in self.connections:
                connection.look(table)
            self.scene = Scene(table, self._autopilot.time_left)  # names may have changed
            self._autopilot.arrange()
            self._herald.table()
        self._herald.presence()
        self._judge()

    def _lobby_bytes(self) -> bytes:
        listed = self.scene.listed()
        return b"" if listed is None else encode(listed)
