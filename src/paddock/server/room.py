"""An open table: its connections, their commands, and what they are told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from paddock.core.events import Event
from paddock.core.game import Game
from paddock.core.messages import Message, PaddockError
from paddock.server import entries, orders
from paddock.server.audience import Audience
from paddock.server.autopilot import Autopilot
from paddock.server.broadcaster import Broadcaster
from paddock.server.clocks import Clocks
from paddock.server.coach import Coach
from paddock.server.coaching import Coaching
from paddock.server.connection import Connection, encode
from paddock.server.contest import Contest
from paddock.server.describe import describe
from paddock.server.dice import Dice
from paddock.server.entries import AnyEntry, Mixed, Moved, Onward, Undone
from paddock.server.guide import guidance
from paddock.server.mailbox import Job, Mailbox
from paddock.server.onward import next_table
from paddock.server.pending import Pending
from paddock.server.poll import Poll
from paddock.server.pools import Pools
from paddock.server.presenter import Presenter
from paddock.server.push.caller import Caller
from paddock.server.push.calls import Calls
from paddock.server.settings import Settings
from paddock.server.storage import Storage
from paddock.server.structs import (
    AnyCommand,
    Change,
    Describe,
    Echo,
    Echoed,
    Guide,
    Hint,
    Move,
    Onwards,
    Ping,
    Pong,
    Sit,
)
from paddock.server.table import Table
from paddock.server.thinkers import Thinkers
from paddock.server.together import Together

log = logging.getLogger("paddock.server")
T = TypeVar("T")

OpenTable = Callable[[list[AnyEntry], str], Awaitable[str]]
"""Opens a table with this log for somebody at this address; its id."""


class Room:
    """An open table with its connections. Everything that reads or changes it goes through the mailbox."""

    def __init__(
        self,
        table: Table,
        storage: Storage,
        settings: Settings,
        pools: Pools,
        thinkers: Thinkers,
        open_table: OpenTable,
        calls: Calls,
        called: set[str],
        coach: Coach,
        give_up: Callable[[Room], None],
    ) -> None:
        """`called`: the keys (their hashes) for which somebody wants to be called when it is their turn. `give_up`
        closes this room: nobody knows any more what is stored."""
        self.table = table
        self.settings = settings
        self._pools = pools
        self._open_table = open_table
        self._give_up = give_up
        self._lost = False
        """What is stored could be neither written nor read: whatever is known here may not have happened."""
        self._answers: set[asyncio.Future[Any]] = set()
        self.audience = Audience()
        self._loop = asyncio.get_running_loop()
        self.last_used = self._now()
        self._storage = storage
        self._mailbox = Mailbox()
        self._dice = Dice(table)
        self._clocks = Clocks(table, self.audience, settings)
        self._autopilot = Autopilot(
            table,
            self.audience,
            self._clocks,
            settings,
            self._dice,
            thinkers,
            post=self._post,
            take=self._take,
            on_stand_in=lambda: self._broadcaster.presence(),
            goes_on_alone=lambda: self._caller.goes_on_alone(),
        )
        self._caller = Caller(table, self.audience, self._clocks, calls, settings, called, self._post)
        self.presenter = Presenter(table, self._autopilot.time_left)
        self._coaching = Coaching(table, coach, tell=lambda: self._broadcaster.presence())
        self._broadcaster = Broadcaster(
            table,
            self.audience,
            self.presenter,
            self._clocks,
            settings.patience_away,
            lambda: self._coaching.asked,
            self._autopilot.warming,
        )
        self._poll = Poll(
            table,
            self.audience,
            settings,
            post=self._post,
            take=self._take,
            tell=lambda: self._broadcaster.all(self._poll.agreement),
            let_bot_drive=self._clocks.let_bot_drive,
        )
        self._together = Together(
            table,
            self.audience,
            self._clocks,
            self._poll,
            settings,
            arrange=self._arrange_anew,
            tell=self._broadcaster.all,
        )
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
        self._answers.add(answer)
        answer.add_done_callback(self._answers.discard)

        async def job() -> None:
            try:
                self._require_certainty()
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
        return not self.audience and not self._mailbox and not self._caller.pending

    async def close(self) -> None:
        self._autopilot.stop()
        self._caller.close()
        self._poll.close()
        self._coaching.close()
        self._end_contest()
        if self._pinger is not None:
            self._pinger.cancel()
        self.audience.close()
        for answer in list(self._answers):
            if not answer.done():
                answer.set_exception(PaddockError("server-storage"))
        await self._mailbox.close()

    # -- who comes, goes and wants something

    def join(self, connection: Connection) -> None:
        async def job() -> None:
            if self._lost:
                connection.close()  # and comes again, to the table as it is stored
                return
            self.audience.add(connection, self.table)
            self._autopilot.arrange()
            self._broadcaster.welcome(connection)
            self._broadcaster.presence(always=True)
            await self._poll.notice()
            if self._poll.open:
                connection.send(self._poll.agreement)
            self._judge()
            self._caller.notice()
            self._get_coach_ready()
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
            await self._poll.notice()
            self._caller.notice()

        self._post(job)

    def call_for(self, key: str) -> None:
        """Somebody wants to be called when it is the turn of this key's seats."""
        self._caller.keys.add(key)
        self.wake()

    def wake(self) -> None:
        """Looks what is to be done by itself, as after a start of the server."""

        async def job() -> None:
            self._autopilot.arrange()
            self._caller.notice()

        self._post(job)

    def _arrange_anew(self) -> None:
        """Somebody else drives, or at another pace."""
        self._autopilot.arrange()
        self._broadcaster.presence()
        self._judge()
        self._caller.notice()

    def command(self, connection: Connection, command: AnyCommand) -> None:
        if isinstance(command, Pong):
            connection.delay.answer(command.number, self._now())  # not through the mailbox: it is about time
        elif isinstance(command, Echo):
            connection.send(Echoed())
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
            if isinstance(command, Guide):
                connection.send(guidance(table, connection.seats, connection.language, command.since))
                return
            if self._contest is not None and isinstance(command, Move):
                orders.require_own(table, connection, command.seat)
                self._contest.reach(connection, command, arrived)
                return
            if command.revision is not None and command.revision != table.revision:
                raise PaddockError("server-stale")
            if isinstance(command, Hint):
                self._coaching.ask(connection, command)
                return
            if isinstance(command, Onwards):
                await self._go_on(connection, command)
                return
            if isinstance(command, Change) and connection.host:
                # A board that somebody has made, or options: what is wrong with them is found out off the loop, and
                # what was built is kept for the order.
                await self._pools.boards.run(connection.address, orders.try_change, table, command)
            obeyed = self._together.obeys(connection, command)
            if obeyed is not None:
                await obeyed
                return
            if isinstance(command, Sit) and command.bot is None:
                connection.require_key()
            await self._take(orders.pending_of(table, self._dice, self._clocks, connection, command), connection)
        except PaddockError as error:
            connection.refuse(error.message, table.revision)
            if error.message.key == "server-stale":
                self._broadcaster.show_table(connection)
        except Exception:
            log.exception("a command has failed")
            connection.refuse(Message("server-trouble"), self.table.revision)

    async def _take(self, wanted: list[Pending], who: Connection | None = None) -> None:
        """Checks, commits, and only then tells anybody; `who` has wanted it. If the commit fails, the table is read
        back from disk."""
        if not wanted:
            return
        self._require_certainty()
        table, first = self.table, self.table.revision + 1
        taken: list[tuple[AnyEntry, list[Event]]] = []
        try:
            for pending in wanted:
                taken.append(table.carry_out(pending))
        except PaddockError:
            if taken:
                await self._take_back()
            raise
        listed = self._lobby_bytes()
        try:
            data = [entries.encode(entry) for entry, _ in taken]
            await self._storage.append(table.id, first, data, None if listed == self._listed else listed)
        except Exception:
            log.exception("an entry could not be stored")
            await self._take_back()
            self._broadcaster.table()
            raise PaddockError("server-storage") from None
        self._listed = listed
        self._publish(taken, first, who)
        for entry, _ in taken:
            if isinstance(entry, Mixed):
                self._poll.follow(entry.order)
        await self._poll.notice()
        self._caller.notice()

    async def _go_on(self, connection: Connection, command: Onwards) -> None:
        """The host takes everybody to a new table. Whoever comes later is sent there too."""
        table = self.table
        orders.require_host(connection)
        if table.phase != "over" or table.loaded:
            raise PaddockError("server-not-over")
        if table.onward is None:
            log = next_table(table, command.game, command.options)
            await self._take([Onward(await self._open_table(log, connection.address))], connection)

    async def _take_back(self) -> None:
        """The table is again what is stored. If that cannot be read either, the room is given up: to go on would be to
        write past what is missing. Whoever comes again finds the table as it is stored."""
        try:
            await self._reload()
        except Exception:
            log.exception("table %s could not be read back, and is closed", self.table.id)
            self._lost = True
            self._give_up(self)
            raise PaddockError("server-storage") from None

    def _require_certainty(self) -> None:
        if self._lost:
            raise PaddockError("server-storage")

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
        if table.phase != "racing" or not self.audience or not table.game.live(table.record.state):
            self._end_contest()
        elif self._contest is None:
            self._contest = Contest(
                table,
                self.audience,
                self.settings,
                post=self._post,
                take=self._take,
                plays=self._clocks.drives,
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

    def _publish(self, taken: list[tuple[AnyEntry, list[Event]]], first: int, who: Connection | None) -> None:
        table = self.table
        last, events = taken[-1]
        if isinstance(last, Moved | Undone) and len(taken) == 1:
            self._broadcaster.happened(last, events, first)
            self._autopilot.arrange(last.by)
            if table.phase == "over":
                self._broadcaster.table()
        else:
            lost = self.audience.look(table)
            self.presenter.reset()
            self._autopilot.arrange()
            self._broadcaster.table()
            self._get_coach_ready()
            for connection in lost:
                if connection is not who:
                    connection.notify(Message("server-seat-lost"))
        self._broadcaster.presence()
        self._judge()

    def _get_coach_ready(self) -> None:
        if self.settings.coach_warms and self.audience:
            self._coaching.prepare()

    def _lobby_bytes(self) -> bytes:
        listed = self.presenter.listed()
        return b"" if listed is None else encode(listed)
