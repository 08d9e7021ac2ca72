"""Tables: seats, the lobby, catching up, presence and clocks."""

from __future__ import annotations

import asyncio

from .house import House, page, record_moves

TWO = {"players": 2, "track": "oval"}
PEOPLE = [{"name": "Mia"}, {"name": "Ben"}]


def test_catching_up_after_a_gap(house: House) -> None:
    async def main() -> None:
        made = house.make(seats=PEOPLE, options=TWO)
        async with page(house, made["id"], made["key"]) as mia:
            await mia.do("start")
            await mia.until("table", phase="racing")
            await mia.play(3)
            seen = mia.revision
            await mia.play(5)
            whole = [message for message in mia.heard if message["is"] == "happened"]
            async with page(house, made["id"], made["key"], since=seen) as back:
                for _ in range(4):
                    await back.hear()
                assert [message["revision"] for message in back.heard] == list(range(seen + 1, seen + 6))
                assert [message["events"] for message in back.heard] == [message["events"] for message in whole[-5:]]
                assert [message["move"] for message in back.heard] == [message["move"] for message in whole[-5:]]
                assert back.view == mia.view
                assert all(message["view"] is None for message in back.heard[:-1])
            async with page(house, made["id"], made["key"], since=mia.revision) as current:
                assert current.heard[0]["is"] == "presence"
            for since in (1, 0, 10**6, "x", -3):
                async with page(house, made["id"], since=since) as other:
                    assert other.table["revision"] == mia.revision
                    assert len(other.table["log"]) == 8

    asyncio.run(main())


def test_a_stale_command_is_refused_with_the_table_as_it_is(house: House) -> None:
    async def main() -> None:
        made = house.make(seats=PEOPLE, options=TWO)
        async with page(house, made["id"], made["key"]) as mia:
            await mia.do("start")
            await mia.until("table", phase="racing")
            old = mia.revision
            await mia.play(1)
            refused = await mia.ask("roll", seat=0, revision=old)
            assert refused["key"] == "server-stale"
            assert refused["revision"] == old + 1
            table = await mia.until("table")
            assert table["revision"] == old + 1
            assert table["moves"] == 1

    asyncio.run(main())


def test_seats_change_until_the_start(house: House) -> None:
    async def main() -> None:
        made = house.make(options=TWO)
        async with page(house, made["id"], made["key"]) as host, page(house, made["id"]) as guest:
            assert (await host.ask("start"))["key"] == "server-seats-open"
            assert (await guest.ask("sit", seat=0, bot="greedy"))["key"] == "server-only-host"
            assert (await guest.ask("sit", seat=7, name="Ann"))["key"] == "server-no-such-seat"
            for bad in ("", " \u200b ", "x" * 25):
                assert (await guest.ask("sit", seat=0, name=bad))["key"] == "server-name"
            assert (await guest.ask("sit", seat=0, name="Ann"))["yours"] == [0]
            assert (await guest.ask("sit", seat=1, name="ann"))["key"] == "server-name-taken"
            assert (await guest.ask("sit", seat=0, name="Anna"))["seats"][0]["name"] == "Anna"
            await host.until("table", revision=guest.revision)
            assert (await host.ask("sit", seat=0, name="Host"))["key"] == "server-seat-taken"
            assert (await host.ask("sit", seat=1, bot="nobody"))["key"] == "no-such-bot"
            assert (await host.ask("sit", seat=1, bot="greedy"))["seats"][1]["kind"] == "bot"
            assert (await guest.ask("stand", seat=1))["is"] == "table"  # what the host did
            assert (await guest.until("refused"))["key"] == "server-not-your-seat"
            assert (await guest.ask("stand", seat=0))["yours"] == []
            await host.until("table", revision=guest.revision)
            changed = await host.ask("change", options={"players": 3, "track": "grand-prix"}, clock="relaxed")
            assert len(changed["seats"]) == 3
            assert changed["seats"][1]["bot"] == "greedy"
            assert (changed["board"], changed["clock"]) == ("grand-prix", "relaxed")
            assert (await host.ask("change", options={"players": 9}))["key"] == "monza-players"
            assert (await host.ask("change", options={"track": "/etc/passwd.toml"}))["key"] == "server-board"
            assert (await guest.ask("change", public=True))["is"] == "table"
            assert (await guest.until("refused"))["key"] == "server-only-host"

    asyncio.run(main())


def test_the_lobby_lists_public_tables_until_they_are_over(house: House) -> None:
    def listed(table: str) -> list[dict[str, object]]:
        return [row for row in house.http.get("/api/tables").json() if row["id"] == table]

    async def main() -> None:
        hidden = house.make(options=TWO)
        made = house.make(options=TWO, public=True, seats=PEOPLE[:1])
        assert not listed(hidden["id"])
        assert listed(made["id"])[0]["open"] == 1
        assert listed(made["id"])[0]["seats"] == ["Mia", ""]
        assert listed(made["id"])[0]["cars"] == ["red", "blue"]
        async with page(house, made["id"], made["key"]) as mia:
            await mia.ask("sit", seat=1, bot="greedy")
            await mia.do("start")
            await mia.until("table", phase="racing")
            row = listed(made["id"])[0]
            assert (row["phase"], row["open"], row["people_here"]) == ("racing", 0, 1)
            await mia.play()
        assert not listed(made["id"])

    asyncio.run(main())


def test_a_bot_stands_in_for_who_is_away_and_gives_the_seat_back(house: House) -> None:
    async def main() -> None:
        made = house.make(seats=[{"name": "Mia"}, {}], options=TWO, clock="fast")
        async with page(house, made["id"], made["key"]) as mia:
            async with page(house, made["id"]) as ben:
                await ben.do("sit", seat=1, name="Ben")
                key = (await ben.until("key"))["key"]
                await ben.until("table", yours=[1])
                await mia.until("table", revision=ben.revision)
                await mia.do("start")
                await mia.until("table", phase="racing")
            while (await mia.until("presence"))["seats"][1]["present"]:
                pass
            heard = len(mia.heard)
            while not any(m["is"] == "happened" and m["seat"] == 1 for m in mia.heard[heard:]):
                await mia.act()
                await mia.until("happened")
            assert any(m["is"] == "presence" and m["seats"][1]["standin"] for m in mia.heard)
            async with page(house, made["id"], key) as ben:
                assert ben.table["yours"] == [1]
                back = await mia.until("presence")
                while not back["seats"][1]["present"]:
                    back = await mia.until("presence")
                assert not back["seats"][1]["standin"]
                await asyncio.gather(mia.play(), ben.play())
                assert any(m["is"] == "happened" and m["seat"] == 1 for m in ben.heard)
        assert record_moves(house.record(made["id"])) == mia.moves

    asyncio.run(main())


def test_a_seat_goes_on_from_another_device(house: House) -> None:
    async def main() -> None:
        made = house.make(seats=PEOPLE, options=TWO)
        async with page(house, made["id"], made["key"]) as one:
            await one.do("start")
            await one.until("table", phase="racing")
            await one.play(2)
        async with page(house, made["id"], made["key"], language="xx") as other:
            assert other.table["yours"] == [0, 1]
            assert other.table["host"]
            await other.play()
        assert record_moves(house.record(made["id"])) == one.moves + other.moves

    asyncio.run(main())
