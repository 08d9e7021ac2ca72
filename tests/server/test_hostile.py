"""Hostile clients: each gets one clear sentence, and nobody else is harmed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from paddock.server.guards import new_key

from .house import House, page, quick, running

TWO = {"players": 2, "track": "oval"}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with the limits that it really has, but few tables an address."""
    with running(quick(tmp_path_factory.mktemp("strict"), rate=30.0, burst=60.0)) as house:
        yield house


def test_a_seat_cannot_be_moved_by_another_key(house: House) -> None:
    async def main() -> None:
        made = house.make(seats=[{"name": "Mia"}, {}], options=TWO)
        async with page(house, made["id"], made["key"]) as mia, page(house, made["id"]) as ben:
            await ben.do("sit", seat=1, name="Ben")
            await ben.until("table", yours=[1])
            await mia.until("table", revision=ben.revision)
            await mia.do("start")
            await ben.until("table", phase="racing")
            for key in (None, "x", new_key(), made["key"][:-1], "0" * 64, "💥"):
                async with page(house, made["id"], key or "") as thief:
                    assert thief.table["yours"] == []
                    assert not thief.table["host"]
                    assert (await thief.ask("roll", seat=0))["key"] == "server-not-your-seat"
            assert (await ben.ask("roll", seat=0))["key"] == "server-not-your-seat"
            assert (await ben.ask("roll", seat=1))["key"] == "server-not-your-roll"
            assert (await ben.ask("move", seat=0, move="drive"))["key"] == "server-not-your-seat"
            assert (await ben.ask("undo", seat=0))["key"] == "server-not-your-seat"
            assert (await ben.ask("move", seat=-1, move="roll rrrrrr"))["key"] == "server-no-such-seat"
            assert (await ben.ask("move", seat=1, move="roll rrrrrr"))["is"] == "refused"
            assert (await ben.ask("change", clock="fast"))["key"] == "server-only-host"
            assert (await ben.ask("rematch"))["key"] == "server-not-over"
            await mia.until("table", phase="racing")
            assert (await mia.ask("roll", seat=0, move="roll wwwwww"))["key"] == "server-dice-seeded"
            assert (await mia.ask("stand", seat=1))["key"] == "server-still-here"
            rolled = await mia.ask("roll", seat=0, revision=mia.revision)
            assert rolled["number"] == 1
            for junk in ("", "lay", "lay r zz9", "drive " * 500, "\x00", "💥", "roll rrrrrr", "step c4", "first red"):
                assert (await mia.ask("move", seat=0, move=junk))["is"] == "refused", junk
            assert mia.revision == rolled["revision"]

    asyncio.run(main())


def test_no_key_is_ever_shown_or_stored(tmp_path: Path) -> None:
    async def main() -> None:
        with running(quick(tmp_path)) as house:
            made = house.make(seats=[{"name": "Mia"}, {"name": "Ben"}], options=TWO)
            async with page(house, made["id"], made["key"]) as mia:
                await mia.do("start")
                await mia.until("table", phase="racing")
                await mia.play(3)
                assert made["key"] not in json.dumps(mia.heard)
            assert made["key"] not in house.http.get(f"/api/tables/{made['id']}").text
        stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
        assert made["id"].encode() in stored
        assert made["key"].encode() not in stored

    asyncio.run(main())


@pytest.mark.parametrize(
    ("sent", "key"),
    [
        ("", "server-not-json"),
        ("hello", "server-not-json"),
        ("{", "server-not-json"),
        (b"\xff\xfe", "server-not-json"),
        ("[" * 8000, "server-command"),
        ("[]", "server-command"),
        ("{}", "server-command"),
        ('{"do":"fly"}', "server-command"),
        ('{"do":"move","seat":"a","move":"drive"}', "server-command"),
        ('{"do":"move","seat":0}', "server-command"),
        ('{"do":"start","more":1}', "server-command"),
        ('{"do":"sit","seat":99999999999999999999999,"name":"x"}', "server-no-such-seat"),
        ('{"do":"sit","seat":0,"name":"' + "x" * 17_000 + '"}', "server-too-long"),
    ],
)
def test_junk_is_refused_and_the_connection_kept(house: House, sent: str | bytes, key: str) -> None:
    async def main() -> None:
        made = house.make(options=TWO)
        async with page(house, made["id"], made["key"]) as client:
            await client.connection.send(sent)
            refused = await client.until("refused")
            assert refused["key"] == key
            assert refused["text"].endswith(".")
            assert "Traceback" not in refused["text"]
            assert (await client.ask("sit", seat=0, name="Mia"))["seats"][0]["name"] == "Mia"

    asyncio.run(main())


def test_who_sends_nothing_but_junk_is_shown_out(strict: House) -> None:
    async def main() -> None:
        made = strict.make(options=TWO)
        async with page(strict, made["id"]) as good, page(strict, made["id"]) as bad:
            for _ in range(20):
                await bad.connection.send("junk")
            await bad.until_closed()
            assert bad.heard[-1]["key"] == "server-closed"
            assert (await good.ask("start"))["key"] == "server-only-host"

    asyncio.run(main())


def test_a_message_beyond_all_measure_ends_only_its_own_connection(strict: House) -> None:
    async def main() -> None:
        made = strict.make(options=TWO)
        async with page(strict, made["id"]) as good, page(strict, made["id"]) as bad:
            await bad.connection.send("x" * 1_000_000)
            await bad.until_closed()
            assert (await good.ask("start"))["key"] == "server-only-host"

    asyncio.run(main())


def test_flooding_is_refused_and_hurts_nobody_else(strict: House) -> None:
    async def main() -> None:
        made = strict.make(seats=[{"name": "Mia"}, {"name": "Ben"}], options=TWO)
        async with page(strict, made["id"], made["key"]) as good, page(strict, made["id"]) as bad:

            async def flood() -> None:
                try:
                    for _ in range(170):  # more would be too many frames, which end a connection without a word
                        await bad.do("start")
                except ConnectionClosed:
                    pass

            flooding = asyncio.create_task(flood())
            await good.do("start")
            await good.until("table", phase="racing")
            await good.play(6)
            await flooding
            await bad.until_closed()
            keys = [message["key"] for message in bad.heard if message["is"] == "refused"]
            assert "server-too-fast" in keys
            assert keys[-1] == "server-closed"

    asyncio.run(main())


def test_other_origins_are_turned_away(strict: House) -> None:
    async def main() -> None:
        made = strict.make(options=TWO)
        async with page(strict, made["id"], made["key"], origin="https://evil.example") as evil:
            assert evil.heard[0]["key"] == "server-origin"
            with pytest.raises(ConnectionClosed):
                await evil.hear()
        async with page(strict, made["id"], origin=f"http://{strict.address}") as own:
            assert own.table["id"] == made["id"]
        for path in ("/api/tables", "/api/records"):
            answer = strict.http.post(path, json={"game": "monza"}, headers={"Origin": "https://evil.example"})
            assert answer.status_code == 403
            assert answer.json()["error"]["key"] == "server-origin"
        own_origin = {"Origin": f"http://{strict.address}"}
        assert strict.http.post("/api/tables", json={"game": "monza"}, headers=own_origin).status_code == 201

    asyncio.run(main())


def test_tables_per_address_are_limited(tmp_path: Path) -> None:
    with running(quick(tmp_path, tables_per_address=3)) as house:
        for _ in range(3):
            house.make()
        answer = house.http.post("/api/tables", json={"game": "monza"})
        assert answer.status_code == 429
        assert answer.json()["error"]["key"] == "server-too-many-tables"


def test_who_asks_for_a_table_that_is_not_there_is_told(house: House) -> None:
    async def main() -> None:
        for table in ("abcdefghijkl", "x", "a" * 300):
            async with page(house, table) as client:
                assert client.heard[0]["key"] == "server-no-table"

    asyncio.run(main())
