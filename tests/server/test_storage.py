"""Storage: entries are there when they are acknowledged, two writers cannot both win, commits are shared."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus

from paddock.server.storage import MOST_ROWS, ConflictError, GapError, SqliteStorage

from .house import PATIENCE, House, page, quick, record_moves, running


def test_entries_are_read_back_in_order(tmp_path: Path) -> None:
    async def main() -> None:
        storage = SqliteStorage(tmp_path / "a.sqlite")
        await storage.append("one", 1, [b"a", b"b"])
        await storage.append("one", 3, [b"c"])
        await storage.append("two", 1, [b"x"], b"listed")
        assert await storage.read("one") == [b"a", b"b", b"c"]
        assert await storage.read("one", 2) == [b"c"]
        assert await storage.read("none") == []
        assert await storage.tables(60) == [b"listed"]
        await storage.append("two", 2, [b"y"], b"")
        assert await storage.tables(60) == []
        await storage.close()
        again = SqliteStorage(tmp_path / "a.sqlite")
        assert await again.read("two") == [b"x", b"y"]
        await again.close()

    asyncio.run(main())


def test_only_one_of_two_writers_wins(tmp_path: Path) -> None:
    async def main() -> None:
        one, other = SqliteStorage(tmp_path / "a.sqlite"), SqliteStorage(tmp_path / "a.sqlite")
        await one.append("t", 1, [b"a"])
        jobs = [other.append("t", 1, [b"b"]), other.append("u", 1, [b"c"]), other.append("t", 2, [b"d"])]
        lost, *won = await asyncio.gather(*jobs, return_exceptions=True)
        assert isinstance(lost, ConflictError)
        assert won == [None, None]  # whoever shares a commit with the loser loses nothing
        assert await one.read("t") == [b"a", b"d"]
        assert await one.read("u") == [b"c"]
        await one.close()
        await other.close()

    asyncio.run(main())


def test_appends_of_many_tables_share_commits(tmp_path: Path) -> None:
    async def main() -> None:
        storage = SqliteStorage(tmp_path / "a.sqlite")
        for number in range(1, 11):
            await asyncio.gather(*(storage.append(f"table {n}", number, [b"entry"]) for n in range(50)))
        assert storage.commits < 250
        assert len(await storage.read("table 49")) == 10
        await storage.close()

    asyncio.run(main())


def test_more_entries_than_one_statement_takes_are_one_commit(tmp_path: Path) -> None:
    async def main() -> None:
        storage = SqliteStorage(tmp_path / "a.sqlite")
        many = [b"%d" % number for number in range(3 * MOST_ROWS + 1)]
        await storage.append("long", 1, many)
        assert storage.commits == 1
        assert await storage.read("long") == many
        lost = await asyncio.gather(
            storage.append("other", 1, many),
            storage.append("long", 2 * MOST_ROWS, many),
            storage.append("listed", 1, [b"x"], b"shown"),
            return_exceptions=True,
        )
        assert [type(result) for result in lost] == [type(None), ConflictError, type(None)]
        assert await storage.read("long") == many  # nothing of what was refused is there
        assert await storage.read("other") == many
        assert await storage.tables(60) == [b"shown"]
        await storage.close()

    asyncio.run(main())


def test_what_was_asked_for_before_closing_is_stored(tmp_path: Path) -> None:
    async def main() -> None:
        storage = SqliteStorage(tmp_path / "a.sqlite")
        asked = asyncio.gather(*(storage.append("t", number, [b"entry"]) for number in (1, 2, 3)))
        await asyncio.sleep(0)
        await storage.close()
        await asked
        again = SqliteStorage(tmp_path / "a.sqlite")
        assert len(await again.read("t")) == 3
        await again.close()

    asyncio.run(main())


def test_live_tables_share_commits(tmp_path: Path) -> None:
    tables = 8

    async def main() -> None:
        with running(quick(tmp_path)) as house:
            storage = house.app.state.hub._storage

            async def race() -> int:
                made = house.make(seats=[{"name": "Mia"}, {"name": "Ben"}], options={"players": 2})
                async with page(house, made["id"], made["key"]) as device:
                    await device.do("start")
                    await device.until("table", phase="racing")
                    await device.play(60)
                    return device.revision

            entries = sum(await asyncio.gather(*(race() for _ in range(tables))))
            assert entries >= tables * 60
            assert storage.commits < entries

    asyncio.run(main())


def test_what_cannot_be_stored_did_not_happen(tmp_path: Path) -> None:
    async def main() -> None:
        with running(quick(tmp_path)) as house:
            made = house.make(seats=[{"name": "Mia"}, {"name": "Ben"}], options={"players": 2})
            async with page(house, made["id"], made["key"]) as mia:
                other = SqliteStorage(tmp_path / "paddock.sqlite")  # somebody else writes the next entry
                await other.append(made["id"], mia.revision + 1, [b'{"entry":"changed","public":true}'])
                await other.close()
                answer = await mia.ask("start")
                assert answer["is"] == "table"
                assert answer["public"]
                assert answer["phase"] == "waiting"
                assert (await mia.until("refused"))["key"] == "server-storage"
                assert (await mia.ask("start"))["phase"] == "racing"

    asyncio.run(main())


@pytest.mark.parametrize("idle", [0.05])
def test_a_table_that_nobody_looks_at_is_read_again_when_needed(tmp_path: Path, idle: float) -> None:
    async def main() -> None:
        with running(quick(tmp_path, idle=idle)) as house:
            made = house.make(seats=[{"name": "Mia"}, {"name": "Ben"}], options={"players": 2})
            async with page(house, made["id"], made["key"]) as mia:
                await mia.do("start")
                await mia.until("table", phase="racing")
                await mia.play(7)
            rooms = house.app.state.hub.rooms
            while made["id"] in rooms:
                await asyncio.sleep(0.02)
            async with page(house, made["id"], made["key"], since=mia.revision - 2) as back:
                assert back.heard[0]["revision"] == mia.revision - 1
                await back.hear()
                assert back.view == mia.view

    asyncio.run(main())


def test_nothing_is_written_past_what_is_missing(tmp_path: Path) -> None:
    async def main() -> None:
        storage = SqliteStorage(tmp_path / "a.sqlite")
        await storage.append("t", 1, [b"a"])
        with pytest.raises(GapError):
            await storage.append("t", 3, [b"c"])
        with pytest.raises(GapError):
            await storage.append("new", 2, [b"x"])
        jobs = [storage.append("t", 2, [b"b"]), storage.append("t", 5, [b"e"]), storage.append("t", 3, [b"c"])]
        assert [type(one) for one in await asyncio.gather(*jobs, return_exceptions=True)] == [
            type(None),
            GapError,
            type(None),
        ]
        other = SqliteStorage(tmp_path / "a.sqlite")  # which does not know the table
        await other.append("t", 4, [b"d"])
        await storage.append("t", 5, [b"e"])  # and this one did not know of that
        assert await storage.read("t") == [b"a", b"b", b"c", b"d", b"e"]
        await storage.close()
        await other.close()

    asyncio.run(main())


class Failing:
    """A disk that fails where it is told to: the next so many writes and reads."""

    def __init__(self, storage: SqliteStorage) -> None:
        self._storage = storage
        self.writes = self.reads = 0
        self.stored_all_the_same = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._storage, name)

    async def append(self, *arguments: Any) -> None:
        if self.writes:
            self.writes -= 1
            if self.stored_all_the_same:
                await self._storage.append(*arguments)
            raise OSError(5, "Input/output error")
        await self._storage.append(*arguments)

    async def read(self, table: str, since: int = 0) -> list[bytes]:
        if self.reads:
            self.reads -= 1
            raise OSError(5, "Input/output error")
        return await self._storage.read(table, since)


Faults = tuple[int, int, bool]


@settings(max_examples=25)
@given(faults=st.lists(st.tuples(st.integers(0, 2), st.integers(0, 2), st.booleans()), min_size=1, max_size=6))
def test_whatever_fails_no_acknowledged_move_is_lost_and_the_table_opens(house: House, faults: list[Faults]) -> None:
    """Writes and reads fail in any order, also where the entry was stored all the same. The page comes again whenever
    it is sent away; in the end the record has every move that it was told of, in order."""
    hub = house.app.state.hub
    disk = Failing(hub._storage)
    hub._storage = disk

    def close(table: str) -> None:
        if (room := hub.rooms.pop(table, None)) is not None:
            asyncio.run_coroutine_threadsafe(room.close(), hub._janitor.get_loop()).result(PATIENCE)

    async def main() -> None:
        told: list[tuple[int, str]] = []
        made = house.make(options={"players": 2}, seats=[{"name": "Mia"}, {"name": "Ben"}])
        close(made["id"])  # so that the table is opened on this disk
        started = False
        for writes, reads, stored in [*faults, (0, 0, False)]:
            with contextlib.suppress(ConnectionClosed, InvalidStatus):
                async with page(house, made["id"], made["key"]) as mia:
                    if not started:
                        started = (await mia.ask("start"))["phase"] == "racing"
                    disk.writes, disk.reads, disk.stored_all_the_same = writes, reads, stored
                    for _ in range(8):
                        await mia.act()
                        message = await mia.hear()
                        while message["is"] in ("presence", "table"):
                            message = await mia.hear()
                        if message["is"] == "happened":
                            told.append((message["number"], message["move"]))
            disk.writes = disk.reads = 0
        close(made["id"])
        moves = record_moves(house.record(made["id"]))
        assert [moves[number - 1][1] for number, _ in told] == [move for _, move in told]
        assert told

    try:
        asyncio.run(main())
    finally:
        hub._storage = disk._storage
