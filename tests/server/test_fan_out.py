"""One message for all who may see the same: equal bytes, in each one's language, and never of another moment."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from .house import Client, House, page

TWO = {"players": 2, "track": "oval"}


async def hear_text(client: Client) -> str:
    """The next message about a move, as it came."""
    while True:
        text = await client.connection.recv()
        assert isinstance(text, str)
        if json.loads(text)["is"] == "happened":
            return text


def test_equal_eyes_get_equal_bytes_and_others_do_not(house: House) -> None:
    async def main() -> None:
        made = house.make(seats=[{"name": "Mia"}, {}], options=TWO)
        async with (
            page(house, made["id"], made["key"], language="en") as mia,
            page(house, made["id"], made["key"], language="en") as tablet,
            page(house, made["id"], made["key"], language="de") as german,
            page(house, made["id"], language="en") as ben,
            page(house, made["id"], language="de") as spectator,
            page(house, made["id"], language="de") as another,
        ):
            await ben.ask("sit", seat=1, name="Ben")
            await mia.do("start")
            for client in (mia, tablet, german, ben, spectator, another):
                await client.until("table", phase="racing")
            commands: list[dict[str, Any]] = [{"do": "roll", "seat": 0}]
            for _ in range(4):
                command = commands.pop()
                await mia.connection.send(json.dumps(command))
                own, same, other, theirs, seen, too = [
                    await hear_text(client) for client in (mia, tablet, german, ben, spectator, another)
                ]
                assert own == same
                assert seen == too
                assert len({own, other, theirs, seen}) == 4
                english, in_german, opponent, outside = map(json.loads, (own, other, theirs, seen))
                assert english["revision"] == in_german["revision"] == opponent["revision"] == outside["revision"]
                assert english["events"][0]["text"] != in_german["events"][0]["text"]
                assert in_german["events"] == outside["events"]
                assert english["events"] == opponent["events"]
                assert [view["view"]["seat"] for view in (english, in_german, opponent, outside)] == [0, 0, 1, None]
                assert english["view"]["legal"] == in_german["view"]["legal"]
                assert [choice["notation"] for choice in english["view"]["choices"]] == english["view"]["legal"]
                assert not outside["view"]["legal"]
                assert not outside["view"]["choices"]
                if not english["view"]["legal"]:
                    break
                assert not opponent["view"]["legal"]
                commands.append({"do": "move", "seat": 0, "move": english["view"]["legal"][0]})

    asyncio.run(main())


def test_sentences_have_the_names_of_now(house: House) -> None:
    async def main() -> None:
        made = house.make(seats=[{"name": "Mia"}, {"name": "Ben"}], options=TWO)
        async with page(house, made["id"], made["key"]) as device:
            await device.ask("sit", seat=0, name="Zoe")
            await device.do("start")
            await device.until("table", phase="racing")
            rolled = await device.ask("roll", seat=0)
            assert rolled["events"][0]["text"].startswith("Zoe ")
            assert all("Mia" not in choice["text"] for choice in rolled["view"]["choices"])

    asyncio.run(main())


def test_after_a_rematch_the_views_are_those_of_the_new_race(house: House) -> None:
    async def main() -> None:
        made = house.make(seats=[{"name": "Mia"}, {"name": "Ben"}], options=TWO)
        async with page(house, made["id"], made["key"]) as device:
            await device.do("start")
            first = (await device.until("table", phase="racing"))["view"]["position"]
            await device.play()
            assert device.table["view"]["position"] != first
            again = (await device.ask("rematch"))["view"]["position"]["state"]
            assert again["cars"] == first["state"]["cars"]
            assert (again["turn"], first["state"]["turn"]) == ("blue", "red"), "and who begins goes round"

    asyncio.run(main())
