"""A real server on a free port, and clients that talk to it as a page does."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import threading
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from paddock.server.app import create_app
from paddock.server.entries import Entry, encode
from paddock.server.guards import new_id
from paddock.server.run import uvicorn_config
from paddock.server.settings import Settings

PATIENCE = 120.0
"""Seconds after which a test gives up waiting. No test says how long anything may take."""


def quick(data: Path, **changes: Any) -> Settings:
    """Settings for tests: bots do not pause, and the fast clock is a tiny one, but only for those who are away."""
    chosen: dict[str, Any] = {
        "pause": 0.0,
        "clocks": {"none": None, "relaxed": 3600.0, "fast": 0.05},
        "allowance": 10_000.0,
        "rate": 100_000.0,
        "burst": 100_000.0,
        "work": 100_000.0,
        "connections_per_address": 100_000,
        "trial_races": 200,
        "trial_grace": 600.0,
        "trial_nice": 0,
        "coach_warms": False,
        "analyses_waiting": 0,
        **changes,
    }
    return Settings(data, **chosen)


class House:
    """A running server: where it is, and its application."""

    def __init__(self, address: str, app: Any) -> None:
        self.address = address
        self.app = app
        self.http = httpx.Client(base_url=f"http://{address}", timeout=PATIENCE)

    def make(self, **wanted: Any) -> dict[str, str]:
        answer = self.http.post("/api/tables", json={"game": "monza", **wanted})
        assert answer.status_code == 201, answer.text
        made: dict[str, str] = answer.json()
        return made

    def lay(self, log: Sequence[Entry]) -> str:
        """A table with a log of its own, as if it had always been there; its id."""
        table, hub = new_id(), self.app.state.hub
        kept = hub._storage.append(table, 1, [encode(entry) for entry in log])
        asyncio.run_coroutine_threadsafe(kept, hub._janitor.get_loop()).result(PATIENCE)
        return table

    def record(self, table: str, race: int | None = None) -> str:
        answer = self.http.get(f"/api/tables/{table}/record", params={} if race is None else {"race": race})
        assert answer.status_code == 200, answer.text
        return answer.text


@contextlib.contextmanager
def running(settings: Settings, port: int = 0) -> Iterator[House]:
    """A server on a free port, or on this one: where another one was before."""
    with socket.socket() as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(("127.0.0.1", port))
        address = f"127.0.0.1:{listener.getsockname()[1]}"
        app = create_app(settings)
        config = uvicorn_config(app, settings, "127.0.0.1", 0, lifespan="on")
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, args=([listener],))
        thread.start()
        deadline = time.monotonic() + PATIENCE
        while not server.started and thread.is_alive() and time.monotonic() < deadline:
            time.sleep(0.005)
        house = House(address, app)
        try:
            yield house
        finally:
            house.http.close()
            server.should_exit = True
            thread.join()


class Client:
    """A page: sends commands, remembers what it was told, and can play its seats."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}
        self.view: dict[str, Any] | None = None
        self.revision = 0

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            message: dict[str, Any] = json.loads(await self.connection.recv())
        self.heard.append(message)
        if message["is"] == "table":
            self.table, self.view, self.revision = message, message["view"], message["revision"]
        elif message["is"] == "happened":
            self.view, self.revision = message["view"], message["revision"]
        return message

    async def until(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The next message of a kind, with these values."""
        while True:
            message = await self.hear()
            if message["is"] == kind and all(message[name] == value for name, value in fields.items()):
                return message

    async def until_closed(self) -> None:
        """Listens until the server ends the connection."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                await self.hear()

    async def do(self, what: str, **fields: Any) -> None:
        await self.connection.send(json.dumps({"do": what, **fields}))

    async def ask(self, what: str, **fields: Any) -> dict[str, Any]:
        """Does something, and gives what becomes of it: a table, a move, or a refusal."""
        await self.do(what, **fields)
        while (message := await self.hear())["is"] in ("presence", "key", "agreement"):
            pass
        return message

    @property
    def moves(self) -> list[tuple[int, str]]:
        """The moves that were told here, without those taken back."""
        found: list[tuple[int, str]] = []
        for message in self.heard:
            if message["is"] == "happened":
                if message["undone"]:
                    found.pop()
                else:
                    found.append((message["seat"], message["move"]))
        return found

    async def act(self) -> bool:
        """Rolls or moves where it is an own seat's turn: the first move that is offered."""
        view, own = self.view, self.table["yours"]
        if view is None or view["result"] is not None:
            return False
        if view["roller"] in own:
            await self.do("roll", seat=view["roller"], revision=self.revision)
        elif view["choices"]:
            choice = view["choices"][-1]["notation"]
            await self.do("move", seat=view["seat"], move=choice, revision=self.revision)
        else:
            return False
        return True

    async def play(self, moves: int = 100_000) -> None:
        """Plays the own seats until the race is over, or so many moves more were made by anybody."""
        await self.act()
        while moves > 0 and self.table["phase"] != "over":
            message = await self.hear()
            # Where several decide at once, somebody may have been quicker: the table follows, and it is tried again.
            assert message["is"] != "refused" or message["key"] == "server-stale", message
            if message["is"] == "happened":
                moves -= 1
            if moves and (message["is"] == "happened" or (message["is"] == "table" and message["phase"] == "racing")):
                await self.act()


@contextlib.asynccontextmanager
async def page(house: House | str, table: str, key: str = "", **query: Any) -> AsyncIterator[Client]:
    """A client that has joined a table."""
    address = house if isinstance(house, str) else house.address
    asked = httpx.QueryParams({"key": key, **query} if key else query)
    uri = f"ws://{address}/api/tables/{table}/live?{asked}"
    async with connect(uri, proxy=None, origin=query.get("origin")) as connection:
        client = Client(connection)
        await client.hear()
        yield client


def record_moves(text: str) -> list[tuple[int, str]]:
    """The moves that stand in a record's text."""
    found: list[tuple[int, str]] = []
    for line in text.splitlines()[1:]:
        row = json.loads(line)
        if "undo" in row:
            del found[-row["undo"] :]
        else:
            found.append((-1 if row["by"] == "chance" else row["by"], row["move"]))
    return found
