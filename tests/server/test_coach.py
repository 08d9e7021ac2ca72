"""The coach over a socket: who may ask, what they hear, and that everybody sees it."""

from __future__ import annotations

import asyncio
from typing import Any

from paddock.server.entries import Made, Sat, encode
from paddock.server.table import Table

from .house import Client, House, page

ALONE = [{"name": "Mia"}, {"bot": "greedy"}]


async def hinted(client: Client, **asked: Any) -> dict[str, Any]:
    """What the coach says, once it is ready."""
    while True:
        await client.do("hint", **asked)
        message = await client.hear()
        while message["is"] not in ("hint", "refused"):
            message = await client.hear()
        if not message.get("wait"):
            return message
        await asyncio.sleep(0.2)


async def to_a_choice(client: Client, *others: Client) -> None:
    """Plays on until this client has something to choose from; the others play what they can meanwhile."""

    async def play_along(other: Client) -> None:
        while True:
            await other.act()
            await other.hear()

    playing = [asyncio.create_task(play_along(other)) for other in others]
    while not (client.view and len(client.view["legal"]) > 1):
        await client.act()
        await client.hear()
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


def test_who_plays_alone_may_ask_and_all_see_it(house: House) -> None:
    async def main() -> None:
        made = house.make(options={"players": 2}, seats=ALONE)
        async with page(house, made["id"], made["key"], language="de") as mia, page(house, made["id"]) as spectator:
            await mia.do("start")
            await mia.until("table", phase="racing")
            assert mia.table["coach"]
            refused = await hinted(mia, seat=0)
            assert refused["key"] == "server-coach-not-now"  # the dice are to be rolled
            assert (await hinted(mia, seat=1))["key"] == "server-not-your-seat"
            assert (await hinted(spectator, seat=0))["key"] == "server-not-your-seat"
            await to_a_choice(mia)
            told = await hinted(mia, seat=0)
            assert mia.view is not None
            assert (told["is"], told["seat"], told["revision"]) == ("hint", 0, mia.revision)
            assert told["text"]
            for way in told["ways"]:
                assert way["moves"][0] in mia.view["legal"]
                assert 0 <= way["share"] <= 1
                assert way["words"]
            shares = [way["share"] for way in told["ways"]]
            assert shares == sorted(shares, reverse=True)
            while not (seen := await spectator.until("presence"))["seats"][0]["coached"]:
                pass
            assert [seat["coached"] for seat in seen["seats"]] == [1, 0]
            again = await hinted(mia, seat=0)
            assert again == told  # it is remembered, and counts once
            async with page(house, made["id"]) as late:
                seen = await late.until("presence")
                assert [seat["coached"] for seat in seen["seats"]] == [1, 0]
            assert mia.revision == told["revision"]  # nothing was played

    asyncio.run(main())


def test_among_people_the_host_decides(house: House) -> None:
    async def main() -> None:
        made = house.make(options={"players": 2}, seats=[{"name": "Mia"}])
        async with page(house, made["id"], made["key"]) as mia, page(house, made["id"]) as noah:
            await noah.do("sit", seat=1, name="Noah")
            await noah.until("table", yours=[1])
            assert not noah.table["coach"]
            await mia.do("start")
            await mia.until("table", phase="racing")
            await to_a_choice(mia, noah)
            assert (await hinted(mia, seat=0))["key"] == "server-coach-off"
            await noah.do("change", coach=True)
            assert (await noah.until("refused"))["key"] == "server-only-host"
            await mia.do("change", coach=True)
            table = await mia.until("table", coach=True)
            assert table["phase"] == "racing"
            assert (await hinted(mia, seat=0))["is"] == "hint"
            await mia.do("change", coach=False)
            await mia.until("table", coach=False)
            assert (await hinted(mia, seat=0))["key"] == "server-coach-off"

    asyncio.run(main())


def test_tables_of_old_logs_know_no_coach() -> None:
    """What nobody has decided is not written down, and is found out from who plays."""
    made = Made("monza", {"players": 2}, public=False, clock="none", dice="seeded", host="h")
    assert b"coach" not in encode(made)
    table = Table.fold("id", [made, Sat(0, "Mia", "h"), Sat(1, "Bolt", "", "greedy")])
    assert table.coaching
    table.take(Sat(1, "Noah", "n"))
    assert not table.coaching
