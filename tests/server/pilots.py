"""Pilots of Hurry'Cup! as pages at the end of a line, near or far, honest or not: over sockets, without a browser."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Any

from .house import PATIENCE, Client, House, page

LIVE = {"players": 3, "grab": "live"}
PILOTS = ("Mia", "Ben", "Zoe")


class Pilot:
    """A page at the end of a line: whatever comes and goes takes `way` seconds, each way. A dishonest one says that its
    hand moved `lie` seconds earlier than it did, and answers pings `pretence` seconds late, to look far away."""

    def __init__(
        self, client: Client, seat: int, way: float = 0.0, lie: float = 0.0, pretence: float = 0.0, key: str = ""
    ) -> None:
        self.key = key
        self.client, self.seat, self.way, self.lie, self.pretence = client, seat, way, lie, pretence
        self.reaches: dict[int, tuple[float, str]] = {}
        """By round: how long after the own page has shown the lift the hand moves, and for what."""
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def state(self) -> dict[str, Any]:
        view = self.client.view
        return {} if view is None else view["position"]["state"]

    async def listen(self) -> None:
        """Plays, until the connection is closed."""
        with contextlib.suppress(Exception):
            while True:
                self._hear(await self.client.hear())

    def _hear(self, message: dict[str, Any]) -> None:
        if message["is"] == "ping":
            self._later(2 * self.way + self.pretence, lambda: self.client.do("pong", number=message["number"]))
        elif message["is"] == "refused":
            self._take_what_is_left()
        elif message["is"] in ("happened", "table") and message["view"] is not None:
            self._act(message)

    def _act(self, message: dict[str, Any]) -> None:
        view, own = message["view"], [self.seat]
        lifted = any(event["event"] == "lifted" for event in message.get("events", []))
        if lifted and (wanted := self.reaches.get(self.state["round"])):
            self._later(2 * self.way + wanted[0], lambda: self._grab(wanted[1], wanted[0] - self.lie))
        elif view["seat"] in own and view["roller"] in own:
            self._later(0, lambda: self.client.do("roll", seat=self.seat))
        elif view["seat"] in own and view["choices"] and self.state["phase"] != "grab":
            quiet = [one["notation"] for one in view["choices"] if one["notation"] not in ("horn", "late")]
            self._later(0, lambda: self.client.do("move", seat=self.seat, move=quiet[0], revision=message["revision"]))

    def _take_what_is_left(self) -> None:
        taken = {pawn for pawn in self.state["pawns"] if pawn}
        left = [pawn for pawn in self.state["tanks"] if pawn not in taken]
        if left and self.state["phase"] == "grab" and self.state["pawns"][self.seat] is None:
            self._later(self.way, lambda: self._grab(left[0], 5.0))

    async def _grab(self, pawn: str, after: float) -> None:
        await self.client.do("move", seat=self.seat, move=f"grab {pawn}", after=max(0.0, 1000 * after))

    def _later(self, delay: float, what: Callable[[], Awaitable[None]]) -> None:
        async def act() -> None:
            await asyncio.sleep(delay)
            await what()

        task = asyncio.get_running_loop().create_task(act())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


@contextlib.asynccontextmanager
async def three_pilots(
    house: House,
    ways: Sequence[float],
    lies: Sequence[float],
    pretences: Sequence[float] = (0.0, 0.0, 0.0),
    make: type[Pilot] = Pilot,
) -> AsyncIterator[list[Pilot]]:
    made = house.make(game="hurry-cup", seats=[{"name": PILOTS[0]}], options=LIVE)
    async with contextlib.AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(page(house, made["id"], made["key"]))]
        keys = [made["key"]]
        for seat in (1, 2):
            client = await stack.enter_async_context(page(house, made["id"]))
            await client.do("sit", seat=seat, name=PILOTS[seat])
            await client.until("table", yours=[seat])
            clients.append(client)
            keys.append(next(message["key"] for message in client.heard if message["is"] == "key"))
        pilots = [
            make(client, seat, ways[seat], lies[seat], pretences[seat], keys[seat])
            for seat, client in enumerate(clients)
        ]
        listening = [asyncio.create_task(pilot.listen()) for pilot in pilots]
        try:
            room = house.app.state.hub.rooms[clients[0].table["id"]]
            await wait_for(lambda: all(connection.delay.known for connection in room.audience))
            yield pilots
        finally:
            for task in listening:
                task.cancel()


async def wait_for(what: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not what():
            await asyncio.sleep(0.01)


def judged(house: House, table: str) -> list[dict[str, Any]]:
    """The grabs of a race that were judged, as the record has them."""
    return _judged(house.record(table))


def judged_so_far(house: House, table: str) -> list[dict[str, Any]]:
    """The same of all races at the table so far, while one goes on, when nobody is given its record."""
    races = house.app.state.hub.rooms[table].table.races
    return [row for race in races for row in _judged(race.text())]


def _judged(record: str) -> list[dict[str, Any]]:
    return [row for row in map(json.loads, record.splitlines()[1:]) if "judged" in row]
