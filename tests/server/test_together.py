"""People at a table: away and back, ready, another race, phrases, the pace of bots, another table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from .house import Client, House, page, quick, running

TWO = {"players": 2, "track": "oval"}


@asynccontextmanager
async def race(house: House, **wanted: Any) -> AsyncIterator[tuple[str, Client, Client]]:
    """A race of two people, each on a device of their own; Mia is the host."""
    made = house.make(seats=[{"name": "Mia"}, {}], options=TWO, **wanted)
    async with page(house, made["id"], made["key"]) as mia, page(house, made["id"]) as ben:
        await ben.do("sit", seat=1, name="Ben")
        await ben.until("table", yours=[1])
        await mia.until("table", revision=ben.revision)
        await mia.do("start")
        await mia.until("table", phase="racing")
        await ben.until("table", phase="racing")
        yield made["id"], mia, ben


async def refused(client: Client, what: str, **fields: Any) -> str:
    await client.do(what, **fields)
    key: str = (await client.until("refused"))["key"]
    return key


async def attendance(client: Client, seat: int, **wanted: Any) -> dict[str, Any]:
    """The next word about a seat's person that has these values."""
    while True:
        told: dict[str, Any] = (await client.until("presence"))["seats"][seat]
        if all(told[name] == value for name, value in wanted.items()):
            return told


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A house in which nobody has to wait before a bot may drive for who is away."""
    with running(quick(tmp_path_factory.mktemp("patient"), patience_away=0.0, rematch=3600.0)) as house:
        yield house


def test_a_bot_drives_for_a_friend_who_is_away_and_hands_the_wheel_back(patient: House) -> None:
    async def main() -> None:
        async with race(patient) as (table, mia, ben):
            key = next(message["key"] for message in ben.heard if message["is"] == "key")
            await ben.connection.close()
            told = await attendance(mia, 1, present=False)
            assert told["away"] is not None
            assert told["seconds"] is None, "there is no clock at this table"
            await mia.do("drive", seat=1)
            await attendance(mia, 1, standin=True)
            while mia.view is None or mia.view["roller"] != 1:
                assert await mia.act()
                await mia.until("happened")
            await mia.until("happened", seat=-1)  # the bot rolls for Ben
            async with page(patient, table, key):
                await attendance(mia, 1, present=True, standin=False)

    asyncio.run(main())


def test_nobody_is_replaced_while_there_or_only_just_gone(house: House) -> None:
    async def main() -> None:
        async with race(house) as (table, mia, ben):
            assert await refused(mia, "drive", seat=1) == "server-still-here"
            assert await refused(mia, "drive", seat=7) == "server-no-person"
            async with page(house, table) as watcher:
                assert await refused(watcher, "drive", seat=1) == "server-only-players"
            await ben.connection.close()
            await attendance(mia, 1, present=False)
            assert await refused(mia, "drive", seat=1) == "server-away-shortly"
            assert await refused(mia, "stand", seat=1) == "server-away-shortly"

    asyncio.run(main())


def test_one_may_hand_the_own_wheel_to_a_bot_and_take_it_back(house: House) -> None:
    async def main() -> None:
        async with race(house) as (_, mia, ben):
            await mia.do("drive", seat=0)
            await attendance(ben, 0, present=True, standin=True)
            await ben.until("happened", seat=0)
            await mia.do("drive", seat=0, bot=False)
            await attendance(ben, 0, standin=False)
            assert await refused(ben, "drive", seat=0, bot=False) == "server-not-your-seat"

    asyncio.run(main())


def test_who_let_a_bot_drive_to_the_end_drives_the_next_race(house: House) -> None:
    async def main() -> None:
        async with race(house) as (_, mia, ben):
            await mia.do("drive", seat=0)
            await ben.do("drive", seat=1)
            await attendance(mia, 1, standin=True)
            for client in (mia, ben):
                await client.until("table", phase="over")
                await attendance(client, 0, standin=False)
                await client.do("rematch")
            told = await mia.until("table", phase="racing")
            assert [seat["standin"] for seat in told["seats"]] == [False, False]

    asyncio.run(main())


def test_waiting_stops_the_clock_of_who_is_away(tmp_path: Path) -> None:
    async def main(house: House) -> None:
        async with race(house, clock="relaxed") as (_, mia, ben):
            await mia.connection.close()
            told = await attendance(ben, 0, present=False)
            assert told["seconds"] is not None
            await ben.do("wait", seat=0)
            told = await attendance(ben, 0, waiting=1)
            assert told["seconds"] is None
            assert await refused(ben, "wait", seat=1) == "server-still-here"

    with running(quick(tmp_path)) as house:
        asyncio.run(main(house))


def test_a_seat_that_was_given_up_can_be_taken_by_a_spectator(patient: House) -> None:
    async def main() -> None:
        async with race(patient) as (table, mia, ben), page(patient, table) as zoe:
            assert await refused(zoe, "sit", seat=1, name="Zoe") == "server-seat-taken"
            await ben.do("stand", seat=1)  # for good, and so at once
            free = await mia.until("table")
            assert free["seats"][1]["kind"] == "bot"
            assert free["seats"][1]["name"] == "Ben", "everybody knows the car by this name"
            assert [seat["left"] for seat in free["seats"]] == [False, True]
            await zoe.do("sit", seat=1, name="Zoe")
            taken = await zoe.until("table", yours=[1])
            assert taken["seats"][1]["name"] == "Zoe"
            assert not taken["seats"][1]["left"]
            await ben.until("table", yours=[])
            await mia.connection.close()
            await attendance(zoe, 0, present=False)
            assert await refused(zoe, "sit", seat=0, bot="random") == "server-only-host"

    asyncio.run(main())


def test_who_was_removed_is_told(patient: House) -> None:
    async def main() -> None:
        made = patient.make(seats=[{"name": "Mia"}, {}], options=TWO)
        async with page(patient, made["id"], made["key"]) as mia, page(patient, made["id"]) as ben:
            await ben.do("sit", seat=1, name="Ben")
            await ben.until("table", yours=[1])
            await mia.do("stand", seat=1)
            await ben.until("table", yours=[])
            assert (await ben.until("notice"))["key"] == "server-seat-lost"

    asyncio.run(main())


def test_somebody_else_becomes_the_host_when_the_host_is_away(patient: House) -> None:
    async def main() -> None:
        async with race(patient) as (_, mia, ben):
            assert await refused(ben, "host", seat=1) == "server-host-here"
            assert await refused(mia, "host", seat=5) == "server-no-such-seat"
            await mia.connection.close()
            while (await ben.until("presence"))["host_away"] is None:
                pass
            await ben.do("host", seat=1)
            told = await ben.until("table", host=True)
            assert [seat["host"] for seat in told["seats"]] == [False, True]

    asyncio.run(main())


def test_a_race_is_broken_off_when_all_agree_who_are_there(house: House) -> None:
    async def main() -> None:
        async with race(house) as (_, mia, ben):
            await mia.do("end")
            asked = await ben.until("agreement", about="end")
            assert (asked["seats"], asked["asked"]) == ([0], [0, 1])
            await ben.do("end", agree=False)
            assert (await mia.until("agreement", seats=[]))["about"] == "end"
            await ben.do("end")
            await mia.until("agreement", seats=[1])
            await mia.do("end")
            over = await ben.until("table", phase="over")
            assert over["ended"]
            assert over["view"]["result"] is None
            assert await refused(ben, "roll", seat=1) == "server-already-over"

    asyncio.run(main())


def test_who_leaves_does_not_keep_a_race_from_being_broken_off(house: House) -> None:
    async def main() -> None:
        async with race(house) as (_, mia, ben):
            await mia.do("end")
            await ben.until("agreement", about="end")
            await ben.connection.close()
            await mia.until("table", phase="over", ended=True)

    asyncio.run(main())


def test_whoever_comes_back_is_told_who_is_there_and_what_is_asked(house: House) -> None:
    async def main() -> None:
        async with race(house) as (table, mia, _ben), page(house, table) as zoe:
            await mia.do("end")
            asked = await zoe.until("agreement", about="end")
            async with page(house, table, since=zoe.revision) as back:  # it has missed no move: no table is sent
                assert [message["is"] for message in back.heard] == ["presence"]
                assert [seat["present"] for seat in back.heard[0]["seats"]] == [True, True]
                told = await back.until("agreement")
                assert (told["seats"], told["asked"]) == (asked["seats"], asked["asked"])
                assert told["seconds"] <= asked["seconds"]

    asyncio.run(main())


async def finished(mia: Client, ben: Client) -> None:
    for client in (mia, ben):
        await client.do("end")
    for client in (mia, ben):
        await client.until("table", phase="over")


def test_a_rematch_begins_when_all_people_want_it(patient: House) -> None:
    async def main() -> None:
        async with race(patient) as (table, mia, ben):
            await asyncio.gather(mia.play(), ben.play())
            assert (await mia.until("agreement", about="rematch"))["first"] == 1, "who begins goes round"
            async with page(patient, table) as watcher:
                assert await refused(watcher, "rematch") == "server-only-players"
            assert await refused(ben, "rematch", first=0) == "server-only-host"
            await ben.do("rematch")
            asked = await mia.until("agreement", about="rematch", seats=[1])
            assert asked["seconds"] > 3000
            await ben.do("rematch", ready=False)
            assert (await mia.until("agreement", seats=[]))["seconds"] is None
            await ben.do("rematch")
            await mia.do("rematch")
            again = await ben.until("table", phase="racing", race=2)
            assert again["view"]["roller"] == 1
            assert again["options"]["first"] == 1

    asyncio.run(main())


def test_a_rematch_begins_after_a_while_with_those_who_want_it(tmp_path: Path) -> None:
    async def main(house: House) -> None:
        async with race(house) as (_, mia, ben):
            await finished(mia, ben)
            await mia.do("rematch", first=1)
            await mia.until("table", phase="racing", race=2)
            await attendance(mia, 1, present=True, standin=True)
            await ben.until("table", race=2)
            await ben.do("drive", seat=1, bot=False)
            await attendance(mia, 1, standin=False)

    with running(quick(tmp_path, rematch=0.05)) as house:
        asyncio.run(main(house))


def test_the_same_people_go_on_with_another_game(house: House) -> None:
    async def main() -> None:
        async with race(house) as (table, mia, ben):
            assert await refused(mia, "onward", game="monte-carlo-gamble") == "server-not-over"
            await asyncio.gather(mia.play(), ben.play())
            assert await refused(ben, "onward", game="monte-carlo-gamble") == "server-only-host"
            assert await refused(mia, "onward", game="no-such") == "no-such-game"
            await mia.do("onward", game="monte-carlo-gamble")
            there = (await ben.until("table"))["onward"]
            assert there != table
            ben_key = next(message["key"] for message in ben.heard if message["is"] == "key")
            async with page(house, there, ben_key) as again:
                assert again.table["game"] == "monte-carlo-gamble"
                assert again.table["yours"] == [1]
                assert [seat["name"] for seat in again.table["seats"]] == ["Mia", "Ben"]
                (driven,) = again.table["evening"]
                assert driven["game"] == "monza"
                assert driven["names"] == ["Mia", "Ben"]
                assert 1 in driven["ranks"]

    asyncio.run(main())


def test_bots_take_the_open_seats_at_the_start(house: House) -> None:
    async def main() -> None:
        made = house.make(seats=[{"name": "Mia"}], options={"players": 4})
        async with page(house, made["id"], made["key"]) as mia:
            assert await refused(mia, "start") == "server-seats-open"
            await mia.do("ready")
            assert (await mia.until("agreement", about="start"))["seats"] == [0]
            await mia.do("start", fill=True)
            started = await mia.until("table", phase="racing")
            assert [seat["kind"] for seat in started["seats"]] == ["person", "bot", "bot", "bot"]
            assert len({seat["name"] for seat in started["seats"]}) == 4

    asyncio.run(main())


def test_phrases_are_the_games_own_few_and_can_be_switched_off(house: House) -> None:
    async def main() -> None:
        (phrases,) = [game["phrases"] for game in house.http.get("/api/games").json() if game["name"] == "monza"]
        assert len(phrases) == 8
        async with race(house) as (table, mia, ben), page(house, table) as watcher:
            await ben.do("say", seat=1, phrase=phrases[0])
            assert await mia.until("said") == {"is": "said", "seat": 1, "phrase": phrases[0]}
            await watcher.do("say", phrase=phrases[1])
            assert (await mia.until("said"))["seat"] is None
            assert await refused(ben, "say", seat=0, phrase=phrases[0]) == "server-not-your-seat"
            assert await refused(ben, "say", seat=1, phrase="you are a fool") == "server-no-phrase"
            for _ in range(3):
                await ben.do("say", seat=1, phrase=phrases[0])
            assert await refused(ben, "say", seat=1, phrase=phrases[0]) == "server-too-many-phrases"
            await mia.do("change", phrases=False)
            await mia.until("table", phrases=False)
            assert await refused(mia, "say", seat=0, phrase=phrases[0]) == "server-phrases-off"

    asyncio.run(main())


def test_bots_act_at_the_slowest_pace_that_somebody_wants(tmp_path: Path) -> None:
    """With an hour's pause nothing happens unless all people want it at once."""

    async def main(house: House) -> None:
        async with race(house) as (table, mia, ben):
            await mia.do("drive", seat=0)
            await mia.do("pace", pace="instant")
            await attendance(ben, 0, standin=True)
            room = house.app.state.hub.rooms[table]
            assert room.audience.pace == "relaxed"
            assert room._autopilot._pause() == 3600
            await ben.do("pace", pace="instant")
            await ben.until("happened", seat=0)

    with running(quick(tmp_path, pause=3600.0)) as house:
        asyncio.run(main(house))


def test_who_comes_later_or_comes_back_knows_who_is_ready(house: House) -> None:
    async def main() -> None:
        made = house.make(seats=[{"name": "Mia"}, {}, {}], options={"players": 3})
        async with page(house, made["id"], made["key"]) as mia, page(house, made["id"]) as ben:
            await ben.do("sit", seat=1, name="Ben")
            await ben.until("table", yours=[1])
            await ben.do("ready")
            await mia.until("agreement", seats=[1])
            async with page(house, made["id"]) as zoe:
                told = await zoe.until("agreement")
                assert (told["about"], told["seats"], told["asked"]) == ("start", [1], [0, 1])
            await ben.do("ready", ready=False)
            await mia.until("agreement", seats=[])
            async with page(house, made["id"]) as zoe:
                assert (await zoe.until("agreement"))["seats"] == [], "what was so before is not so any more"

    asyncio.run(main())


def test_the_host_mixes_the_order_and_who_was_ready_still_is(house: House) -> None:
    async def main() -> None:
        made = house.make(seats=[{"name": "Mia"}, {}, {"bot": "greedy"}, {}], options={"players": 4})
        async with page(house, made["id"], made["key"]) as mia, page(house, made["id"]) as ben:
            await ben.do("sit", seat=1, name="Ben")
            await ben.until("table", yours=[1])
            await ben.do("ready")
            await ben.until("agreement", seats=[1])
            assert await refused(ben, "mix") == "server-only-host"
            before = [seat["name"] for seat in ben.table["seats"]]
            await mia.do("mix")
            mixed = await ben.until("table", revision=ben.revision + 1)
            names = [seat["name"] for seat in mixed["seats"]]
            assert names != before
            assert sorted(names) == sorted(before)
            assert mixed["yours"] == [names.index("Ben")]
            await ben.until("agreement", seats=mixed["yours"])
            async with page(house, made["id"]) as zoe:
                assert [seat["name"] for seat in zoe.table["seats"]] == names
            assert not [told for told in ben.heard if told["is"] == "notice"], "nobody has lost a seat"

    asyncio.run(main())


def test_before_the_start_the_host_can_give_a_bot_somebody_elses_seat(house: House) -> None:
    async def main() -> None:
        made = house.make(seats=[{"name": "Mia"}, {}], options=TWO)
        async with page(house, made["id"], made["key"]) as mia, page(house, made["id"]) as ben:
            await ben.do("sit", seat=1, name="Ben")
            await ben.until("table", yours=[1])
            await mia.do("sit", seat=1, bot="greedy")
            assert (await ben.until("notice"))["key"] == "server-seat-lost"
            assert ben.table["yours"] == []
            assert ben.table["seats"][1]["kind"] == "bot"

    asyncio.run(main())
