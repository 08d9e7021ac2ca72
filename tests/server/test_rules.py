"""Rules over HTTP, and practice tables that start from their examples."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from paddock.core.examples import example, examples
from paddock.core.messages import languages
from paddock.core.record import Record
from paddock.server import rulebook
from paddock.server.structs import Rules

from .house import Client, House, page, quick, running

WAY = {"pushing-back": ["lay g b6", "lay w a6", "lay y a7", "lay r a8", "drive"]}


def practise(house: House, key: str, **query: str) -> dict[str, str]:
    answer = house.http.post(f"/api/games/monza/examples/{key}", params=query)
    assert answer.status_code == 201, answer.text
    made: dict[str, str] = answer.json()
    return made


# ---- the rules -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_rules_come_in_the_readers_language(house: House, language: str) -> None:
    rules = house.http.get("/api/games/monza/rules", params={"language": language}).json()
    titles = {"en": "Goal", "de": "Ziel", "fr": "But du jeu", "nl": "Doel", "es": "Objetivo", "it": "Scopo"}
    assert rules["title"] == "Monza"
    assert rules["sections"][0]["title"] == titles[language]
    assert rules["intro"].startswith("<p>")
    # Links to a section, and examples below it, fit every language.
    ids = [section["id"] for section in rules["sections"]]
    assert ids[:3] == ["goal", "setting-up", "your-turn"]
    assert {one["section"] for one in rules["examples"]} <= set(ids)
    assert [one["key"] for one in rules["examples"]] == list(examples("monza"))
    for one in rules["examples"]:
        assert one["table"]["board"] in ("oval", "classic", "grand-prix")
        assert one["table"]["view"]["choices"] or one["table"]["view"]["roller"] in one["table"]["yours"]


def test_the_language_of_the_browser_counts(house: House) -> None:
    answer = house.http.get("/api/games/monza/rules", headers={"Accept-Language": "nl-BE,en;q=0.5"})
    assert answer.json()["sections"][0]["title"] == "Doel"


def test_an_unknown_language_is_english(house: House) -> None:
    rules = house.http.get("/api/games/monza/rules", params={"language": "tlh"}).json()
    assert rules["sections"][0]["title"] == "Goal"


def test_an_unknown_game_is_named(house: House) -> None:
    answer = house.http.get("/api/games/chess/rules", params={"language": "de"})
    assert answer.status_code == 404
    assert answer.json()["error"]["text"].startswith("Ein Spiel „chess“ gibt es nicht.")


def test_raw_html_is_shown_and_not_obeyed(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "# Trap\n\nHello.\n\n## One <b>bold</b>\n\n<script>alert(1)</script> [x](javascript:alert(1))\n"
    monkeypatch.setattr(rulebook, "handbook", lambda game, language: text)
    monkeypatch.setattr(rulebook, "examples", lambda game: {})
    rulebook.rules_of.cache_clear()
    rules: Rules = rulebook.rules_of("trap", "en")
    rulebook.rules_of.cache_clear()
    (section,) = rules.sections
    assert section.id == "one-b-bold-b"
    assert "<script" not in section.html
    assert "&lt;script&gt;" in section.html
    assert "href" not in section.html


# ---- practice tables -------------------------------------------------------------------------------------------------


def test_an_unknown_example_is_named(house: House) -> None:
    answer = house.http.post("/api/games/monza/examples/chess")
    assert answer.status_code == 404
    assert "first-dice" in answer.json()["error"]["text"]
    assert house.http.post("/api/games/chess/examples/first-dice").status_code == 400


def test_what_the_rules_show_is_what_is_opened(house: House) -> None:
    """The page begins with what came with the rules, and asks for a table only when somebody plays."""
    rules = house.http.get("/api/games/monza/rules", params={"language": "fr"}).json()
    for shown in rules["examples"]:
        made = practise(house, shown["key"], language="fr")

        async def look(id: str = made["id"], key: str = made["key"]) -> Client:
            async with page(house, id, key, language="fr") as client:
                return client

        table = asyncio.run(look()).table
        assert table["phase"] == "racing"
        assert table["view"] == shown["table"]["view"]
        assert [seat["name"] for seat in table["seats"]] == [seat["name"] for seat in shown["table"]["seats"]]
        assert table["yours"] == shown["table"]["yours"]


def test_an_example_is_played_tried_again_and_recorded(house: House) -> None:
    made, way = practise(house, "pushing-back"), WAY["pushing-back"]
    chosen = example("monza", "pushing-back")

    async def play() -> Client:
        async with page(house, made["id"], made["key"]) as client:
            first = client.view
            await client.ask("move", seat=0, move=way[0])
            again = await client.ask("rematch")
            assert (again["is"], again["race"], again["view"]) == ("table", 2, first)
            for move in way:
                assert (await client.ask("move", seat=0, move=move))["is"] == "happened"
            assert (await client.ask("move", seat=1, move="drive"))["key"] == "server-not-your-seat"
            assert (await client.ask("roll", seat=0))["key"] == "server-not-your-roll"
            return client

    client = asyncio.run(play())
    events = [event for message in client.heard if message["is"] == "happened" for event in message["events"]]
    assert any(all(event.get(name) == value for name, value in chosen.goal.items()) for event in events)
    text = house.record(made["id"])
    assert json.loads(text.splitlines()[0])["start"]["state"]["cars"]["green"]["at"] == "a8"
    record = Record.read(text)
    assert [record.game.write(step.move) for step in record.steps] == way
    frames = house.http.get(f"/api/tables/{made['id']}/replay").json()["frames"]
    assert frames[0]["position"]["state"]["cars"]["green"]["at"] == "a8"
    assert len(house.record(made["id"], 1).splitlines()) == 2


def test_other_tables_still_wait_for_the_end_before_another_race(house: House) -> None:
    made = house.make(options={"players": 2}, seats=[{"name": "Mia"}, {"name": "Noah"}])

    async def ask() -> str:
        async with page(house, made["id"], made["key"]) as client:
            await client.ask("start")
            return str((await client.ask("rematch"))["key"])

    assert asyncio.run(ask()) == "server-not-over"


def test_a_practice_table_survives_a_restart(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as house:
        made = practise(house, "finish")
        before = house.http.get(f"/api/tables/{made['id']}").json()
    with running(quick(tmp_path)) as house:
        after = house.http.get(f"/api/tables/{made['id']}").json()
    assert after["view"] == before["view"]
    assert after["view"]["position"]["state"]["cars"]["red"]["at"] == "a22"


def test_practice_tables_are_in_no_lobby(house: House) -> None:
    made = practise(house, "turbo")
    assert made["id"] not in [table["id"] for table in house.http.get("/api/tables").json()]


# ---- boards ----------------------------------------------------------------------------------------------------------


def test_a_shipped_board_is_laid_out(house: House) -> None:
    made = practise(house, "turbo")
    alone = house.http.get("/api/games/monza/boards/oval/phone")
    assert alone.json() == house.http.get(f"/api/tables/{made['id']}/board/phone").json()
    assert house.http.get("/api/games/monza/boards/nowhere/phone").status_code == 404
    assert house.http.get("/api/games/monza/boards/oval/round").status_code == 404
