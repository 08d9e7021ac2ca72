"""Positions in words: what a page shows of a game that it has no board for."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Iterator
from typing import Any

import pytest

from paddock.core.game import Applied
from paddock.server.describe import is_private

from ..plugins.installed import plugged_in
from .house import Client, House, page

GAME = "secret-dice"
SHARED = {"game": GAME, "options": {"pile": "short"}, "seats": [{"name": "Mia"}, {"name": "Noah"}, {"bot": "keen"}]}


@pytest.fixture(scope="module")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with plugged_in(tmp_path_factory.mktemp("toys")) as house:
        yield house


async def described(client: Client) -> dict[str, Any]:
    await client.do("describe")
    return await client.until("description")


async def until_guessing(client: Client) -> None:
    """The race has begun, and Mia has shaken the cup."""
    await client.do("start")
    while client.view is None or client.view["roller"] != 0:
        await client.hear()
    await client.do("roll", seat=0)
    while not client.view["legal"]:
        await client.hear()


def test_a_plug_in_game_is_listed_with_everything_that_a_page_asks_for(toys: House) -> None:
    info = next(game for game in toys.http.get("/api/games").json() if game["name"] == GAME)
    assert [option["name"] for option in info["options"]] == ["players", "pile", "bonus"]
    assert info["bot"] == info["bots"][-1] == "master"
    assert info["boards"] == []
    assert (info["seatings"][0]["least"], info["seatings"][0]["most"]) == (2, 4)


def test_texts_that_are_in_no_other_language_come_in_english(toys: House) -> None:
    german = toys.http.get("/api/texts/de").text
    assert "secret-dice-name = Secret Dice" in german
    assert german.count("\nserver-stale = ") == 1
    assert german.count("\nmonza-event-rolled = ") == 1


def test_before_the_start_there_is_nothing_to_describe(toys: House) -> None:
    async def main() -> None:
        made = toys.make(**SHARED)
        async with page(toys, made["id"], made["key"]) as mia:
            told = await described(mia)
            assert (told["standings"], told["choices"], told["cover"]) == ([], [], False)

    asyncio.run(main())


def test_choices_have_words_and_what_they_lead_to(toys: House) -> None:
    async def main() -> None:
        made = toys.make(**SHARED)
        async with page(toys, made["id"], made["key"], language="en") as mia:
            await until_guessing(mia)
            told = await described(mia)
            assert mia.view is not None
            assert told["seat"] == mia.view["seat"] == 0
            assert [choice["notation"] for choice in told["choices"]] == list(mia.view["legal"])
            first, second = told["choices"][:2]
            assert first == {"notation": "fold", "words": "Fold", "text": "Mia has guessed."}
            assert second == {"notation": "guess 1", "words": "Guess 1", "text": "Mia has guessed."}
            assert told["revision"] == mia.revision

    asyncio.run(main())


def test_people_who_share_a_device_see_their_own_card_only(toys: House) -> None:
    async def main() -> None:
        made = toys.make(**SHARED)
        async with page(toys, made["id"], made["key"], language="en") as shared:
            await until_guessing(shared)
            mia = await described(shared)
            assert mia["cover"]
            assert ["card" in seat["text"] for seat in mia["standings"]] == [True, False, False]
            await shared.do("move", seat=0, move="fold")
            await shared.until("happened", seat=0)
            noah = await described(shared)
            assert (noah["seat"], noah["cover"]) == (1, True)
            assert ["card" in seat["text"] for seat in noah["standings"]] == [False, True, False]

    asyncio.run(main())


def test_who_watches_or_plays_alone_needs_no_cover(toys: House) -> None:
    async def main() -> None:
        made = toys.make(**{**SHARED, "seats": [{"name": "Mia"}, {"bot": "keen"}, {"bot": "keen"}]})
        async with contextlib.AsyncExitStack() as stack:
            mia = await stack.enter_async_context(page(toys, made["id"], made["key"], language="en"))
            guest = await stack.enter_async_context(page(toys, made["id"], language="en"))
            await until_guessing(mia)
            alone, watching = await described(mia), await described(guest)
            assert not alone["cover"]
            assert "card" in alone["standings"][0]["text"]
            assert (watching["seat"], watching["cover"], watching["choices"]) == (None, False, [])
            assert not any("card" in seat["text"] for seat in watching["standings"])

    asyncio.run(main())


def test_what_only_one_of_several_people_at_a_device_may_know_is_not_told_there(toys: House) -> None:
    async def main() -> None:
        heard = []
        for seats in (SHARED["seats"], [{"name": "Mia"}, {"bot": "keen"}, {"bot": "keen"}]):
            table = toys.make(**{**SHARED, "seats": seats})
            async with page(toys, table["id"], table["key"], language="en") as device:
                await until_guessing(device)
                events = [event for message in device.heard for event in message.get("events", [])]
                heard.append([event["text"] for event in events if event["event"] == "looked"])
        shared, alone = heard
        assert shared == []
        assert [text.partition(" holds")[0] for text in alone] == ["Mia"]

    asyncio.run(main())


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("monza", r"the start · \d+ spaces to go"),
        ("monte-carlo-gamble", r"\$10,000 · 0 of 3 pawns home"),
        ("hurry-cup", "at the start"),
    ],
)
def test_the_shipped_games_say_how_everybody_stands(toys: House, game: str, text: str) -> None:
    async def main() -> None:
        made = toys.make(game=game, options={"players": 3}, seats=[{"name": name} for name in ("Mia", "Noah", "Zoe")])
        async with page(toys, made["id"], made["key"], language="en") as shared:
            await shared.do("start")
            await shared.until("table", phase="racing")
            told = await described(shared)
            assert all(re.fullmatch(text, seat["text"]) for seat in told["standings"]), told["standings"]
            assert len(told["standings"]) == 3

    asyncio.run(main())


def test_real_dice_are_chosen_from_a_list_or_typed(toys: House) -> None:
    async def main() -> None:
        made = toys.make(**SHARED, dice="typed")
        async with page(toys, made["id"], made["key"]) as mia:
            await mia.do("start")
            while mia.view is None or mia.view["roller"] != 0:
                await mia.hear()
            told = await described(mia)
            assert [outcome["notation"] for outcome in told["outcomes"]] == ["shake 1", "shake 2", "shake 3"]
            assert told["outline"] == ["Round 1"]
            assert told["example"] is None
        monza = toys.make(game="monza", seats=[{"name": "Mia"}, {"name": "Noah"}], options={"players": 2}, dice="typed")
        async with page(toys, monza["id"], monza["key"]) as mia:
            await mia.do("start")
            await mia.until("table", phase="racing")
            told = await described(mia)
            assert told["outcomes"] == []
            assert told["example"].startswith("roll ")

    asyncio.run(main())


def test_standings_of_a_whole_race(toys: House) -> None:
    async def main() -> str:
        made = toys.make(**SHARED)
        async with page(toys, made["id"], made["key"]) as mia:
            await mia.do("start")
            while mia.table["phase"] != "over":
                await mia.hear()
                if mia.view and mia.view["roller"] in (0, 1):
                    await mia.do("roll", seat=mia.view["roller"])
                elif mia.view and mia.view["legal"]:
                    await mia.do("move", seat=mia.view["seat"], move=mia.view["legal"][-1])
        return made["id"]

    table = asyncio.run(main())
    told = toys.http.get(f"/api/tables/{table}/standings", params={"language": "en"}).json()
    replay = toys.http.get(f"/api/tables/{table}/replay").json()
    assert len(told) == len(replay["frames"])
    assert [seat["score"] for seat in told[0]["standings"]] == [0, 0, 0]
    assert [seat["score"] for seat in told[-1]["standings"]] == replay["result"]["points"]
    assert not any("card" in seat["text"] for moment in told for seat in moment["standings"])
    assert told[0]["outline"] == ["Round 1"]


class Sealed:
    """One seat after the other chooses 0, which all may see, or (from `secret` on) a number that only it knows."""

    secrets = True

    def __init__(self, secret: int) -> None:
        self.secret = secret

    def actors(self, state: tuple[int, ...]) -> frozenset[int]:
        return frozenset({len(state)})

    def legal(self, state: tuple[int, ...], seat: int) -> list[int]:
        return [0, 1]

    def apply_legal(self, state: tuple[int, ...], seat: int, move: int) -> Any:
        return Applied((*state, move), [])

    def veil(self, state: tuple[int, ...], seat: int | None) -> tuple[int, ...]:
        return tuple(one if at == seat or one < self.secret else -1 for at, one in enumerate(state))


@pytest.mark.parametrize(
    ("secret", "state", "seat", "private"),
    [
        (1, (), 0, True),  # its first choice may be a secret: nobody must see it
        (1, (), 1, False),  # it is somebody else's turn, and it knows nothing yet
        (1, (1,), 0, True),  # it knows what it has chosen
        (2, (), 0, False),  # nothing that it can choose is a secret
    ],
)
def test_who_has_a_secret_or_may_make_one_is_covered(
    secret: int, state: tuple[int, ...], seat: int, private: bool
) -> None:
    game: Any = Sealed(secret)
    assert is_private(game, state, seat) is private
