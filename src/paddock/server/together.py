"""What people at a table do besides moving: who drives for whom, who is ready, what they say, how fast bots act."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from paddock.core.messages import PaddockError
from paddock.core.registry import kind
from paddock.server.audience import Audience
from paddock.server.clocks import Clocks
from paddock.server.connection import Connection
from paddock.server.guards import Bucket
from paddock.server.poll import Poll
from paddock.server.settings import Settings
from paddock.server.structs import Again, AnyCommand, Drive, End, Go, Pace, Ready, Said, Say, Wait
from paddock.server.table import Table


class Together:
    """Obeys the commands that add nothing to the log by themselves. `arrange` is called when somebody else drives or
    another pace is wanted, `tell` sends a phrase to everybody."""

    def __init__(
        self,
        table: Table,
        audience: Audience,
        clocks: Clocks,
        poll: Poll,
        settings: Settings,
        *,
        arrange: Callable[[], None],
        tell: Callable[[Said], None],
    ) -> None:
        self._table = table
        self._audience = audience
        self._clocks = clocks
        self._poll = poll
        self._settings = settings
        self._arrange = arrange
        self._tell = tell

    def obeys(self, who: Connection, command: AnyCommand) -> Awaitable[None] | None:
        """What is done about a command; None where it is none of these."""
        match command:
            case Drive(seat=seat, bot=True):
                return self._let_bot_drive(who, seat)
            case Drive(seat=seat):
                return self._take_wheel(who, seat)
            case Wait(seat=seat):
                return self._wait(who, seat)
            case Ready(ready=ready):
                return self._ready(who, ready)
            case Again(ready=ready, first=first) if not self._table.practice:
                return self._rematch(who, ready, first)
            case End(agree=agree):
                return self._end(who, agree)
            case Say(seat=seat, phrase=phrase):
                return self._say(who, seat, phrase)
            case Go(pace=pace):
                return self._set_pace(who, pace)
            case _:
                return None

    async def _let_bot_drive(self, who: Connection, seat: int) -> None:
        self._require("racing", who)
        self._clocks.require_away(seat, who.seats)
        self._clocks.let_bot_drive(seat)
        self._arrange()

    async def _take_wheel(self, who: Connection, seat: int) -> None:
        self._require("racing", who)
        if seat not in who.seats:
            raise PaddockError("server-not-your-seat")
        self._clocks.take_wheel(seat)
        self._arrange()

    async def _wait(self, who: Connection, seat: int) -> None:
        self._require("racing", who)
        self._clocks.wait_for(seat, who.seats[0] if who.seats else None)
        self._arrange()

    async def _ready(self, who: Connection, ready: bool) -> None:
        self._require("waiting", who)
        await self._poll.answer(who.seats, ready)

    async def _rematch(self, who: Connection, ready: bool, first: int | None) -> None:
        table = self._table
        if not who.host and not who.seats:
            raise PaddockError("server-only-players")
        if table.loaded or table.phase != "over":
            raise PaddockError("server-not-over")
        if first is not None and not who.host:
            raise PaddockError("server-only-host")
        await self._poll.answer(who.seats, ready, first)

    async def _end(self, who: Connection, agree: bool) -> None:
        self._require("racing", who)
        await self._poll.answer(who.seats, agree)

    async def _say(self, who: Connection, seat: int | None, phrase: str) -> None:
        table, settings = self._table, self._settings
        if seat is not None and seat not in who.seats:
            raise PaddockError("server-not-your-seat")
        if not table.phrases:
            raise PaddockError("server-phrases-off")
        if phrase not in kind(table.game.name).phrases:
            raise PaddockError("server-no-phrase")
        if who.phrases is None:
            who.phrases = Bucket(settings.phrases, settings.phrases_at_once)
        if not who.phrases.take():
            raise PaddockError("server-too-many-phrases")
        self._tell(Said(seat, phrase))

    async def _set_pace(self, who: Connection, pace: Pace) -> None:
        before = self._audience.pace
        self._audience.set_pace(who, pace)
        if self._audience.pace != before:
            self._arrange()

    def _require(self, phase: str, who: Connection) -> None:
        table = self._table
        if table.phase != phase:
            raise PaddockError("server-not-started" if table.phase == "waiting" else f"server-already-{table.phase}")
        if not who.host and not who.seats:
            raise PaddockError("server-only-players")
