"""Clients of our server: tables with two people each, who play Monza as fast as it goes, or at a pace.

`python -m benchmarks.server.load ADDRESS PLAN` prints what was measured, as one line of JSON. A client makes its next
move when it has heard of the last one, so every table has one move under way. What is measured of a move is the time
from sending it until the *other* player's client has read the message about it; both clients live in this process.
"""

from __future__ import annotations

import asyncio
import http.client
import random
import sys
import time
from typing import Any

import msgspec

from benchmarks.server.plan import Measured, Plan
from benchmarks.server.wire import Wire, dial

OPTIONS = {"players": 2}


class View(msgspec.Struct):
    legal: list[str]
    roller: int | None = None


class Heard(msgspec.Struct):
    """Of all messages, what a player has to know in order to go on."""

    kind: str = msgspec.field(name="is")
    revision: int = 0
    phase: str = ""
    view: View | None = None
    key: str = ""
    text: str = ""


_read = msgspec.json.Decoder(Heard).decode
_write = msgspec.json.Encoder().encode


class Player:
    """One seat's client. It moves at random, as soon as its table lets it."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat = table, seat
        self.wire: Wire | None = None
        self.last = Heard("")
        self.key = ""
        self.joined = asyncio.Event()
        self.changed = asyncio.Event()

    async def join(self, key: str = "") -> None:
        query = f"?key={key}" if key else ""
        load = self.table.load
        self.wire = await dial(load.address, f"/api/tables/{self.table.id}/live{query}", self.hear)
        await self.joined.wait()

    def do(self, what: str, **fields: Any) -> None:
        assert self.wire is not None
        self.wire.send(_write({"do": what, **fields}))

    async def until(self, phase: str) -> None:
        while self.last.phase != phase:
            self.changed.clear()
            await self.changed.wait()

    def hear(self, data: bytes) -> None:
        message = _read(data)
        if message.kind == "happened":
            self.table.happened(self, message.revision)
            self.go_on(message)
        elif message.kind == "table":
            self.last = message
            self.joined.set()
            self.changed.set()
            if self.table.playing:
                if message.phase == "over":
                    self.do("rematch")  # it begins when everybody wants it
                elif message.phase == "racing":
                    self.go_on(message)
        elif message.kind == "key":
            self.key = message.key
        elif message.kind == "refused":
            self.table.load.fail(f"refused: {message.text}")

    def go_on(self, message: Heard) -> None:
        """Rolls or moves, where it is this seat's turn."""
        view, command = message.view, None
        if view is None:
            return
        if view.roller == self.seat:
            command = {"do": "roll", "seat": self.seat, "revision": message.revision}
        elif view.legal:
            move = self.table.load.chance.choice(view.legal)
            command = {"do": "move", "seat": self.seat, "move": move, "revision": message.revision}
        if command is not None and self.wire is not None:
            self.table.ready(self, _write(command), message.revision + 1)


class Table:
    """Two clients, and the move that is under way."""

    def __init__(self, load: Load, number: int) -> None:
        self.load, self.number = load, number
        self.id, self.host_key = load.make()
        self.players = (Player(self, 0), Player(self, 1))
        self.playing = False
        self._sent: dict[int, tuple[Player, float]] = {}
        """By the revision that it leads to: who made a move, and when. The other one may hear of it a bit later."""
        self._waiting: tuple[Player, bytes, int] | None = None
        self._due = 0.0
        self._timer: asyncio.TimerHandle | None = None

    async def open(self) -> None:
        host, guest = self.players
        await host.join(self.host_key)
        await guest.join()
        guest.do("sit", seat=1, name="Ben")
        while not guest.key:
            guest.changed.clear()
            await guest.changed.wait()
        host.do("start")
        await asyncio.gather(host.until("racing"), guest.until("racing"))

    def begin(self) -> None:
        self.playing = True
        if self.load.gap:
            self._due = self.load.loop.time() + self.load.gap * self.number / self.load.plan.tables
            self._timer = self.load.loop.call_at(self._due, self._ring)
        for player in self.players:
            player.go_on(player.last)

    def close(self) -> None:
        self.playing = False
        if self._timer is not None:
            self._timer.cancel()
        for player in self.players:
            if player.wire is not None:
                player.wire.close()

    def ready(self, player: Player, command: bytes, revision: int) -> None:
        """A player has decided. Without a pace the move is made at once, with one when its time has come."""
        if not self.playing:
            return
        self._waiting = (player, command, revision)
        if not self.load.gap:
            self._move(time.perf_counter())
        elif self._timer is None:  # its time has come while the last move was under way: the wait counts
            self._move(time.perf_counter() - (self.load.loop.time() - self._due))
            self._wind()

    def _ring(self) -> None:
        self._timer = None
        if self._waiting is not None:
            self._move(time.perf_counter())
            self._wind()

    def _wind(self) -> None:
        self._due += self.load.gap
        self._timer = self.load.loop.call_at(self._due, self._ring)

    def _move(self, since: float) -> None:
        assert self._waiting is not None
        player, command, revision = self._waiting
        self._waiting = None
        self._sent[revision] = (player, since)
        assert player.wire is not None
        player.wire.send(command)

    def happened(self, hearer: Player, revision: int) -> None:
        """Counts a move when its mover has the acknowledgement, and its delay when the other one has the news."""
        mover, since = self._sent[revision]
        if hearer is mover:
            self.load.acknowledge()
        else:
            self.load.delay(time.perf_counter() - since)


class Load:
    """All tables, and what was measured."""

    def __init__(self, address: str, plan: Plan) -> None:
        self.address, self.plan = address, plan
        self.loop = asyncio.get_running_loop()
        self.chance = random.Random(plan.seed)
        self.gap = plan.tables / plan.pace if plan.pace else 0.0
        """Seconds between two moves of a table; 0 for none."""
        self._moves = 0
        self._delays: list[float] = []
        self._began = self._ended = 0.0
        self._done: asyncio.Future[None] = self.loop.create_future()
        self._http = http.client.HTTPConnection(address)

    def make(self) -> tuple[str, str]:
        wanted = {"game": "monza", "options": OPTIONS, "seats": [{"name": "Ann"}]}
        self._http.request("POST", "/api/tables", _write(wanted), {"Content-Type": "application/json"})
        answer = self._http.getresponse()
        body = msgspec.json.decode(answer.read())
        if answer.status != 201:
            raise ConnectionError(f"no table was made: {body}")
        return body["id"], body["key"]

    async def run(self) -> Measured:
        tables = [Table(self, number) for number in range(self.plan.tables)]
        self._http.close()
        for table in tables:
            await table.open()
        for table in tables:
            table.begin()
        async with asyncio.timeout(self.plan.seconds):
            await self._done
        for table in tables:
            table.close()
        return Measured(self.plan.moves, self._ended - self._began, self._delays)

    def acknowledge(self) -> None:
        self._moves += 1
        if self._moves == self.plan.warm_up:
            self._began = time.perf_counter()
            self._delays.clear()
        elif self._moves == self.plan.warm_up + self.plan.moves and not self._done.done():
            self._ended = time.perf_counter()
            self._done.set_result(None)

    def delay(self, seconds: float) -> None:
        if not self._done.done():
            self._delays.append(seconds)

    def fail(self, why: str) -> None:
        if not self._done.done():
            self._done.set_exception(ConnectionError(why))


def loop_factory() -> asyncio.AbstractEventLoop:
    """The loop that our server uses, too, where there is one for this system."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


async def measure(address: str, plan: Plan) -> Measured:
    return await Load(address, plan).run()


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=loop_factory) as runner:
        found = runner.run(measure(sys.argv[1], msgspec.json.decode(sys.argv[2], type=Plan)))
    sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
