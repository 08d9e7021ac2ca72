"""Storage: entries are there when they are acknowledged, two writers cannot both win, commits are shared."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from paddock.server.storage import MOST_ROWS, ConflictError, SqliteStorage

from .house import page, quick, running


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
