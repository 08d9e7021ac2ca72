"""The clock: it runs for those who are away, and, with a longer time, for those who are there but slow."""

from __future__ import annotations

import asyncio
from pathlib import Path

from .house import Client, House, page, quick, record_moves, running

TWO = {"players": 2, "track": "oval"}
PEOPLE = [{"name": "Mia"}, {"name": "Ben"}]


async def start(client: Client) -> None:
    await client.do("start")
    await client.until("table", phase="racing")


def no_clock_runs(client: Client) -> bool:
    """Nothing that was told so far has a time in it. (What has not changed is not told again.)"""
    told = [message for message in client.heard if message["is"] == "presence"]
    return all(seat["seconds"] is None for message in told for seat in message["seats"])


async def until_standin(client: Client, seat: int, wanted: bool = True) -> None:
    while (await client.until("presence"))["seats"][seat]["standin"] is not wanted:
        pass


def test_a_bot_plays_one_turn_of_somebody_who_is_there_but_slow(tmp_path: Path) -> None:
    async def main(house: House) -> None:
        made = house.make(seats=[{"name": "Mia"}, {}], options=TWO, clock="fast")
        async with page(house, made["id"], made["key"]) as mia, page(house, made["id"]) as ben:
            await ben.do("sit", seat=1, name="Ben")
            await ben.until("table", yours=[1])
            await mia.until("table", revision=ben.revision)
            await start(mia)
            await until_standin(ben, 0)  # Mia does nothing, and is there
            await until_standin(ben, 0, wanted=False)
            assert ben.view is not None
            assert ben.view["roller"] == 1, "the bot plays the turn to its end, and then it is Ben's"
            told = [message for message in ben.heard if message["is"] == "presence"]
            assert all(message["seats"][0]["present"] for message in told[-3:])
        assert [seat for seat, _ in record_moves(house.record(made["id"])) if seat >= 0].count(1) == 0

    with running(quick(tmp_path, allowance=2.0)) as house:
        asyncio.run(main(house))


def test_laying_and_taking_back_does_not_wind_the_clock_up(tmp_path: Path) -> None:
    async def main(house: House) -> None:
        made = house.make(seats=PEOPLE, options=TWO, clock="fast")
        async with page(house, made["id"], made["key"]) as mia:
            await start(mia)
            while not any(message["is"] == "presence" and message["seats"][0]["standin"] for message in mia.heard):
                view = mia.view
                assert view is not None
                if view["roller"] == 0:
                    await mia.do("roll", seat=0)
                elif view["undo"] == 0:
                    await mia.do("undo", seat=0)
                elif lays := [one["notation"] for one in view["choices"] if one["notation"].startswith("lay")]:
                    await mia.do("move", seat=0, move=lays[0])
                await mia.hear()

    with running(quick(tmp_path, clocks={"none": None, "relaxed": 3600.0, "fast": 0.2}, allowance=3.0)) as house:
        asyncio.run(main(house))


def test_the_time_that_is_left_is_told(house: House) -> None:
    async def main() -> None:
        made = house.make(seats=PEOPLE, options=TWO, clock="relaxed")
        async with page(house, made["id"], made["key"]) as mia:
            await start(mia)
            told = await mia.until("presence")
            first, second = told["seats"]
            assert 3600.0 < first["seconds"] <= 3600.0 * house.app.state.settings.allowance
            assert second["seconds"] is None, "the race does not wait for Ben"
            assert not first["standin"]

    asyncio.run(main())


def test_without_a_clock_nobody_is_replaced_while_present(tmp_path: Path) -> None:
    async def main(house: House) -> None:
        made = house.make(seats=PEOPLE, options=TWO)
        async with page(house, made["id"], made["key"]) as mia:
            await start(mia)
            assert no_clock_runs(mia)
            room = house.app.state.hub.rooms[made["id"]]
            assert room._autopilot._timer is None, "nothing will happen by itself"

    with running(quick(tmp_path, allowance=0.0)) as house:
        asyncio.run(main(house))


def test_with_real_dice_no_clock_runs_until_they_are_typed(tmp_path: Path) -> None:
    async def main(house: House) -> None:
        made = house.make(seats=PEOPLE, options=TWO, clock="fast", dice="typed")
        async with page(house, made["id"], made["key"]) as mia:
            await start(mia)
            assert no_clock_runs(mia)
            await mia.do("roll", seat=0, move="roll rrybwp")
            await until_standin(mia, 0)

    with running(quick(tmp_path, allowance=1.0)) as house:
        asyncio.run(main(house))
