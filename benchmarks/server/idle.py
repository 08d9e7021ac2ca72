"""Memory of tables at which nobody is: made, started, and left alone."""

from __future__ import annotations

import asyncio
import http.client
import time
from typing import Any

import msgspec

from benchmarks.server.contestants import Ours, Theirs, open_house
from benchmarks.server.wire import dial

BEFORE, TABLES = 100, 1000
"""Tables that are made so that everything is loaded, and those whose memory is measured."""
SHORT = 0.5
"""Seconds after which a table sleeps, where that is what is measured."""


def measure_ours(asleep: bool, tables: int = TABLES) -> float:
    """Bytes a table: with the table in memory, or after it has been put to sleep."""
    with open_house(Ours(SHORT if asleep else 600.0)) as server:
        asyncio.run(start_ours(server.address, BEFORE))
        _rest(asleep)
        before = server.resident()
        asyncio.run(start_ours(server.address, tables))
        _rest(asleep)
        return (server.resident() - before) / tables


def measure_theirs(tables: int = TABLES) -> float:
    """Bytes a match, which boardgame.io's store in memory holds for ever."""
    with open_house(Theirs("memory")) as server:
        start_theirs(server.address, BEFORE)
        _rest(False)
        before = server.resident()
        start_theirs(server.address, tables)
        _rest(False)
        return (server.resident() - before) / tables


def _rest(asleep: bool) -> None:
    """Until what is to sleep sleeps: the server looks for such tables as often as they may be idle."""
    time.sleep(3 * SHORT + 1 if asleep else 1)


async def start_ours(address: str, tables: int) -> None:
    """Makes tables with two people on one device, starts their races, and leaves."""
    calls = http.client.HTTPConnection(address)
    wanted = {"game": "monza", "options": {"players": 2}, "seats": [{"name": "Ann"}, {"name": "Ben"}]}
    for _ in range(tables):
        made = _post(calls, "/api/tables", wanted)
        racing = asyncio.Event()

        def heard(data: bytes, racing: asyncio.Event = racing) -> None:
            if b'"phase":"racing"' in data:
                racing.set()

        wire = await dial(address, f"/api/tables/{made['id']}/live?key={made['key']}", heard)
        wire.send(b'{"do":"start"}')
        async with asyncio.timeout(30):
            await racing.wait()
        wire.close()
        await wire.closed
    calls.close()


def start_theirs(address: str, matches: int) -> None:
    """Makes matches that two players have joined: that is all of a start there."""
    calls = http.client.HTTPConnection(address)
    for _ in range(matches):
        match = _post(calls, "/games/race/create", {"numPlayers": 2})["matchID"]
        for player, name in (("0", "Ann"), ("1", "Ben")):
            _post(calls, f"/games/race/{match}/join", {"playerID": player, "playerName": name})
    calls.close()


def _post(calls: http.client.HTTPConnection, path: str, body: dict[str, Any]) -> dict[str, Any]:
    calls.request("POST", path, msgspec.json.encode(body), {"Content-Type": "application/json"})
    answer = calls.getresponse()
    data = answer.read()
    if answer.status >= 300:
        raise ConnectionError(f"{path} answered {answer.status}: {data[:200]!r}")
    decoded: dict[str, Any] = msgspec.json.decode(data)
    return decoded
