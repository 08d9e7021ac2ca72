"""The guide over a socket: what is worth explaining to whoever asks, in their language."""

from __future__ import annotations

import asyncio
from typing import Any

from paddock.core.record import Record
from paddock.server.guide import MOST_MOVES

from .house import Client, House, page

SEATS = [{"name": "Mia"}, {"bot": "greedy"}, {"bot": "greedy"}]


async def guided(client: Client, **asked: Any) -> dict[str, Any]:
    await client.do("guide", **asked)
    return await client.until("guidance")


def keys(guidance: dict[str, Any], kind: str = "task") -> list[str]:
    return [lesson["key"] for lesson in guidance["lessons"] if lesson["kind"] == kind]


def test_the_first_turn_is_explained(house: House) -> None:
    async def main() -> None:
        made = house.make(game="monza", options={"players": 3}, seats=SEATS)
        async with (
            page(house, made["id"], made["key"], language="de") as mia,
            page(house, made["id"], language="en") as spectator,
        ):
            waiting = await guided(mia)
            assert (waiting["goal"], waiting["lessons"], waiting["number"]) == (None, [], 0)
            await mia.do("start")
            await mia.until("table", phase="racing")
            told = await guided(mia)
            assert told["goal"] == "Fahr vor allen anderen einmal um die Strecke."
            assert told["seat"] == 0
            assert told["revision"] == mia.revision
            assert [(lesson["key"], lesson["anchor"]) for lesson in told["lessons"]] == [("roll", "roll")]
            assert told["lessons"][0]["title"] == "Würfle"
            await mia.act()
            await mia.until("happened")
            told = await guided(mia)
            assert mia.view is not None
            assert told["number"] == 1
            for lesson in told["lessons"]:
                if lesson["kind"] == "task":
                    _, _, what = lesson["anchor"].partition(":")
                    assert any(what in legal.split() for legal in mia.view["legal"])
            await spectator.until("happened")
            watching = await guided(spectator)
            assert (watching["seat"], watching["goal"], watching["lessons"]) == (None, None, [])

    asyncio.run(main())


def test_what_happened_since_a_move_is_explained(house: House) -> None:
    """Of the last move; or since the one that the page has seen, but not of a whole race."""

    async def main() -> None:
        made = house.make(game="monza", options={"players": 3}, seats=SEATS)
        async with page(house, made["id"], made["key"], language="en") as mia:
            await mia.do("start")
            await mia.until("table", phase="racing")
            await mia.play(200)
            while not (mia.view and (mia.view["legal"] or mia.view["roller"] == 0 or mia.view["result"])):
                await mia.hear()  # the bots have moved, and wait for Mia
            record = Record.read(house.record(made["id"]))
            number = len(record)
            game, over = record.game, record.game.result(record.state) is not None
            for since in (None, 0, -5, number - 3, number, 10**9):
                told = await guided(mia, **({} if since is None else {"since": since}))
                assert told["number"] == number
                first = number - 1 if since is None else since
                steps = record.steps[max(first, number - MOST_MOVES) :]
                events = [event for step in steps for event in step.events]
                notes = [lesson.key for lesson in game.guide_events(events, 0)]
                notes += [lesson.key for lesson in game.guide(record.state, 0) if lesson.kind == "note"]
                assert keys(told, "note") == ([] if over else list(dict.fromkeys(notes)))

    asyncio.run(main())


def test_after_the_end_there_is_nothing_to_explain(house: House) -> None:
    async def main() -> None:
        made = house.make(game="monza", options={"players": 3}, seats=SEATS)
        async with page(house, made["id"], made["key"], language="en") as mia:
            await mia.do("start")
            await mia.play()
            told = await guided(mia, since=0)
            assert (told["goal"], told["lessons"]) == (None, [])

    asyncio.run(main())


def test_nobody_learns_from_the_guide_what_lies_under_the_cup(house: House) -> None:
    async def main() -> None:
        made = house.make(game="hurry-cup", options={"players": 3, "grab": "sealed"}, seats=SEATS)
        async with page(house, made["id"], made["key"], language="en") as mia:
            await mia.do("start")
            await mia.until("table", phase="racing")
            while not (mia.view and mia.view["legal"]):
                await mia.hear()
            told = await guided(mia)
            assert told["goal"] == "Be first over the finish line, 36 tiles away."
            assert keys(told) == ["ready"]
            assert keys(told, "note") == ["token-horn", "token-ace", "token-nitro"]

    asyncio.run(main())


def test_people_who_share_a_device_are_told_in_turn(house: House) -> None:
    async def main() -> None:
        names = [{"name": "Mia"}, {"name": "Noah"}]
        made = house.make(game="monza", options={"players": 2}, seats=names)
        async with page(house, made["id"], made["key"], language="en") as shared:
            await shared.do("start")
            await shared.until("table", phase="racing")
            seats: list[int] = []
            while len(set(seats)) < 2:
                seats.append((await guided(shared))["seat"])
                await shared.act()
                await shared.until("happened")
            assert seats[0] == 0

    asyncio.run(main())
