"""The end of a race says why, to everybody in their own words."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from paddock.core.ending import Reader, headline, place_in_words
from paddock.core.messages import languages

from .house import House, page

GOLDEN = Path(__file__).parent.parent / "golden"


def test_the_end_is_told_to_each_reader(house: House) -> None:
    async def main() -> None:
        seats = [{"name": "Mia"}, {"bot": "greedy"}, {"bot": "greedy"}]
        made = house.make(game="monza", options={"players": 3}, seats=seats)
        async with (
            page(house, made["id"], made["key"], language="de") as mia,
            page(house, made["id"], language="en") as spectator,
        ):
            assert mia.table["ending"] is None
            await mia.do("start")
            await asyncio.gather(mia.play(), spectator.play())
            names = [seat["name"] for seat in mia.table["seats"]]
            for client, seat, language in ((mia, 0, "de"), (spectator, None, "en")):
                check(client.table["ending"], client.table["view"]["result"], Reader(names, seat, language))
            assert replayed(house, made["id"], language="de", seat=0)["ending"] == mia.table["ending"]
            assert replayed(house, made["id"], language="en")["ending"] == spectator.table["ending"]
            assert replayed(house, made["id"], language="en", seat=7)["ending"] == spectator.table["ending"]

    asyncio.run(main())


@pytest.mark.parametrize("golden", ["monte-carlo-gamble-boulevard", "hurry-cup-every-live-phase"])
def test_a_record_that_is_loaded_ends_too(house: House, golden: str) -> None:
    table = house.http.post("/api/records", content=(GOLDEN / f"{golden}.jsonl").read_bytes()).json()["id"]
    for language in languages():
        for seat in (None, 0, 1):
            told = replayed(house, table, language=language, **({} if seat is None else {"seat": seat}))
            check(told["ending"], told["result"], Reader([one["name"] for one in told["seats"]], seat, language))
    assert house.http.get(f"/api/tables/{table}", params={"language": "it"}).json()["ending"]["place"] is None


def replayed(house: House, table: str, **asked: Any) -> dict[str, Any]:
    found: dict[str, Any] = house.http.get(f"/api/tables/{table}/replay", params=asked).json()
    return found


def check(ending: dict[str, Any], result: dict[str, Any], reader: Reader) -> None:
    assert ending["ranks"] == result["ranks"]
    assert ending["headline"] == headline(result["ranks"], reader)
    assert ending["place"] == place_in_words(result["ranks"], reader)
    assert ending["reason"]
    assert len(ending["scores"]) == len(reader.names)


def test_people_who_share_a_device_are_called_by_their_names(house: House) -> None:
    async def main() -> None:
        seats = [{"name": "Mia"}, {"name": "Noah"}]
        made = house.make(game="monza", options={"players": 2}, seats=seats)
        async with page(house, made["id"], made["key"], language="en") as shared:
            await shared.do("start")
            await shared.play()
            ending, result = shared.table["ending"], shared.table["view"]["result"]
            assert ending["place"] is None
            assert ending["headline"] == headline(result["ranks"], Reader(["Mia", "Noah"], None, "en"))

    asyncio.run(main())
