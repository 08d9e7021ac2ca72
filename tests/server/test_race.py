"""Whole races over sockets: people, bots and spectators; taking back, rematches, real dice, pass and play."""

from __future__ import annotations

import asyncio

from paddock.core.record import Record

from .house import House, page, record_moves

TWO = {"players": 2, "track": "oval"}


def test_two_people_two_bots_and_a_spectator_see_the_same_race(house: House) -> None:
    async def main() -> None:
        made = house.make(seats=[{"name": "Mia"}, {}, {"bot": "greedy"}, {"bot": "random"}])
        async with (
            page(house, made["id"], made["key"]) as mia,
            page(house, made["id"]) as noah,
            page(house, made["id"]) as spectator,
        ):
            await noah.do("sit", seat=1, name=" Noah\u202e ")
            key = (await noah.until("key"))["key"]
            assert len(key) == 22
            await noah.until("table", yours=[1])
            assert noah.table["seats"][1]["name"] == "Noah"
            assert not noah.table["host"]
            await mia.until("table", revision=noah.revision)
            assert mia.table["host"]
            await mia.do("start")
            await asyncio.gather(mia.play(), noah.play(), spectator.play())
            assert mia.moves == noah.moves == spectator.moves
            text = house.record(made["id"])
            assert record_moves(text) == mia.moves
            record = Record.read(text)
            assert record.names[:2] == ["Mia", "Noah"]
            result = record.game.result(record.state)
            assert result is not None
            assert tuple(mia.table["view"]["result"]["winners"]) == result.winners
            assert tuple(mia.table["series"]["points"]) == result.points
            assert all(not (message.get("view") or {}).get("choices") for message in spectator.heard)
            revisions = [message["revision"] for message in mia.heard if message["is"] == "happened"]
            assert revisions == list(range(revisions[0], revisions[0] + len(revisions)))

    asyncio.run(main())


def test_choices_come_typed_and_with_what_they_lead_to(house: House) -> None:
    async def main() -> None:
        made = house.make(seats=[{"name": "Mia"}, {"bot": "random"}], options=TWO)
        async with page(house, made["id"], made["key"]) as mia:
            await mia.do("start")
            await mia.until("table", phase="racing")
            await mia.play(1)
            assert mia.view is not None
            for choice in mia.view["choices"]:
                assert choice["notation"].startswith(choice["move"]["move"])
                assert choice["events"][0]["event"]
                assert choice["text"].startswith("Mia ")
            offered = mia.view["choices"][0]
            happened = await mia.ask("move", seat=0, move=offered["notation"], revision=mia.revision)
            assert happened["events"] == offered["events"]

    asyncio.run(main())


def test_long_lists_of_choices_come_without_previews(house: House) -> None:
    async def main() -> None:
        options = {**TWO, "professional": True}
        made = house.make(seats=[{"name": "Mia"}, {"bot": "random"}], options=options, dice="typed")
        async with page(house, made["id"], made["key"]) as mia:
            await mia.do("start")
            await mia.until("table", phase="racing")
            choices = (await mia.ask("roll", seat=0, move="roll rygbwp"))["view"]["choices"]
            assert len(choices) > 60  # any of the six dice may be rolled again, in any company
            assert all(choice["move"]["move"] for choice in choices)
            previewed = [choice for choice in choices if choice["events"] is not None]
            assert {choice["move"]["move"] for choice in previewed} == {"lay"}
            assert 0 < len(previewed) <= 40

    asyncio.run(main())


def test_a_move_is_taken_back_but_no_roll(house: House) -> None:
    async def main() -> bool:
        made = house.make(seats=[{"name": "Mia"}, {"name": "Ben"}], options=TWO)
        async with page(house, made["id"], made["key"]) as mia, page(house, made["id"]) as spectator:
            await mia.do("start")
            await mia.until("table", phase="racing")
            await mia.play(1)
            rolled = mia.view
            assert rolled is not None
            assert (await mia.ask("undo", seat=0, revision=mia.revision))["key"] == "take-back-chance"
            lay = rolled["choices"][0]["notation"]
            if not lay.startswith("lay"):
                return False  # nothing fits: once in about sixty rolls
            assert (await mia.ask("move", seat=0, move=lay, revision=mia.revision))["view"]["undo"] == 0
            undone = await mia.ask("undo", seat=0, revision=mia.revision)
            assert undone["undone"]
            assert undone["view"] == rolled
            assert (await spectator.until("happened", undone=True))["revision"] == mia.revision
            assert [move for _, move in record_moves(house.record(made["id"]))] == [mia.moves[0][1]]
            return True

    assert any(asyncio.run(main()) for _ in range(20))


def test_pass_and_play_and_a_rematch_with_trophies(house: House) -> None:
    async def main() -> None:
        names = ["Mia", "Ben", "Cem", "Zoe"]
        made = house.make(seats=[{"name": name} for name in names])
        async with page(house, made["id"], made["key"]) as device:
            assert device.table["yours"] == [0, 1, 2, 3]
            assert (await device.ask("rematch"))["key"] == "server-not-over"
            await device.do("start")
            await device.play()
            first = device.table["series"]
            assert first["played"] == 1
            told = device.moves
            device.heard.clear()
            await device.ask("rematch")
            assert device.table["phase"] == "racing"
            assert device.table["race"] == 2
            assert [seat["name"] for seat in device.table["seats"]] == names
            await device.play()
            second = device.table["series"]
            won = device.table["view"]["result"]["points"]
            assert second["points"] == [had + more for had, more in zip(first["points"], won, strict=True)]
            assert second["played"] == 2
            assert record_moves(house.record(made["id"], 1)) == told
            assert record_moves(house.record(made["id"], 2)) == device.moves
            assert house.http.get(f"/api/tables/{made['id']}/record?race=3").status_code == 404

    asyncio.run(main())


def test_a_referee_types_real_dice(house: House) -> None:
    async def main() -> None:
        made = house.make(seats=[{"name": "Mia"}, {"bot": "greedy"}], options=TWO, dice="typed")
        async with page(house, made["id"], made["key"]) as mia:
            await mia.do("start")
            await mia.until("table", phase="racing")
            assert (await mia.ask("roll", seat=0, revision=mia.revision))["key"] == "server-dice-typed"
            assert (await mia.ask("roll", seat=0, move="roll rr"))["is"] == "refused"
            assert (await mia.ask("roll", seat=0, move="drive"))["is"] == "refused"
            assert (await mia.ask("roll", seat=0, move="roll rrrrrr"))["move"] == "roll rrrrrr"
            assert mia.view is not None
            while mia.view["roller"] != 1:  # whatever can be done with them
                if mia.view["choices"]:
                    await mia.act()
                await mia.until("happened")
            assert (await mia.ask("roll", seat=1, move="roll wwpbyg"))["events"][0]["seat"] == 1
            while mia.view["roller"] != 0:  # the bot drives by itself
                await mia.until("happened")
            assert (await mia.ask("roll", seat=0, move="roll wwpbyy"))["is"] == "happened"
            assert (await mia.ask("undo", seat=0))["undone"]
            assert (await mia.ask("roll", seat=0, move="roll wwpbyg"))["move"] == "roll ygbwwp"

    asyncio.run(main())


def test_chance_draws_the_first_player_by_itself(house: House) -> None:
    async def main() -> None:
        made = house.make(seats=[{"name": "Mia"}, {"name": "Ben"}], options={**TWO, "first": "drawn"})
        async with page(house, made["id"], made["key"]) as mia:
            await mia.do("start")
            drawn = await mia.until("happened")
            assert drawn["events"][0]["event"] == "first-drawn"

    asyncio.run(main())
