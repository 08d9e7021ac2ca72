"""The races of a device, and how they get to another one."""

from __future__ import annotations

import asyncio
import re
import time
from pathlib import Path

import pytest

from paddock.core.messages import PaddockError
from paddock.server.handover import Handovers
from paddock.server.structs import KeptTable

from .house import House, page, quick, running

TWO = {"players": 2, "track": "oval"}


def test_the_races_of_a_device_with_those_first_that_wait_for_it(house: House) -> None:
    async def main() -> None:
        waiting = house.make(seats=[{"name": "Mia"}, {}], options=TWO)
        racing = house.make(seats=[{"name": "Mia"}, {"name": "Ben"}], options=TWO)
        async with page(house, racing["id"], racing["key"]) as device:
            await device.do("start")
            await device.until("table", phase="racing")
        kept = [waiting, {"id": "no-such-tabl", "key": None}, racing]
        found = house.http.post("/api/mine", json=kept).json()
        assert [one["id"] for one in found] == [racing["id"], waiting["id"]]
        race, room = found
        assert (race["phase"], race["turn"], race["yours"]) == ("racing", True, [0, 1])
        assert race["position"]["state"]["phase"] == "roll"
        assert abs(race["at"] - time.time()) < 3600
        assert race["standing"] is None, "two people share the device"
        assert (room["phase"], room["turn"], room["position"], room["standing"]) == ("waiting", False, None, None)
        (watched,) = house.http.post("/api/mine", json=[{"id": racing["id"]}]).json()
        assert (watched["turn"], watched["yours"]) == (False, [])

    asyncio.run(main())


def test_it_shows_what_this_device_may_see_and_no_more(tmp_path: Path) -> None:
    async def main(house: House) -> None:
        bots = [{"bot": "random"}, {"bot": "random"}]
        made = house.make(game="hurry-cup", seats=[{"name": "Mia"}, *bots], options={"players": 3})
        async with page(house, made["id"], made["key"]) as mia:
            await mia.do("start")
            await mia.until("table", phase="racing")
            (seen,) = house.http.post("/api/mine", json=[made]).json()
            assert seen["position"] == mia.table["view"]["position"]
            await mia.do("describe")
            described = await mia.until("description")
            assert seen["standing"] == described["standings"][0]["text"]
            (watched,) = house.http.post("/api/mine", json=[{"id": made["id"]}]).json()
            spectator = house.http.get(f"/api/tables/{made['id']}").json()["view"]["position"]
            assert watched["position"] == spectator

    with running(quick(tmp_path, pause=3600.0, suspense=3600.0)) as house:  # nothing happens by itself meanwhile
        asyncio.run(main(house))


def test_they_are_still_there_after_a_restart(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as house:
        made = house.make(seats=[{"name": "Mia"}, {}], options=TWO)
    with running(quick(tmp_path)) as house:
        (found,) = house.http.post("/api/mine", json=[made]).json()
        assert found["yours"] == [0]
        assert found["host"]


def test_too_many_are_refused_with_a_sentence(house: House) -> None:
    answer = house.http.post("/api/mine", json=[{"id": "x"}] * 61)
    assert answer.status_code == 400
    assert "60" in answer.json()["error"]["text"]


def test_another_device_takes_them_over_once(house: House) -> None:
    made = house.make(seats=[{"name": "Mia"}, {}], options=TWO)
    code = house.http.post("/api/handovers", json=[made]).json()["code"]
    assert house.http.get(f"/api/handovers/{code}").json() == [made]
    again = house.http.get(f"/api/handovers/{code}")
    assert again.status_code == 404
    assert again.json()["error"]["key"] == "server-no-handover"


def test_a_code_grows_old() -> None:
    handovers = Handovers(seconds=-1.0)
    code = handovers.leave([KeptTable("x")])
    with pytest.raises(PaddockError):
        handovers.take(code)


def test_standings_name_no_space_that_the_board_does_not_show(house: House) -> None:
    async def main() -> None:
        made = house.make(seats=[{"name": "Mia"}, {"bot": "random"}], options=TWO)
        async with page(house, made["id"], made["key"]) as mia:
            await mia.do("start")
            await mia.until("table", phase="racing")
        (seen,) = house.http.post("/api/mine?language=de", json=[made]).json()
        assert re.fullmatch(r"noch \d+ Felder", seen["standing"])

    asyncio.run(main())
