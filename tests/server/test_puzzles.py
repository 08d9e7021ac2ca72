"""Puzzles over HTTP: the list and today's one, a table to solve one at, and the verdict."""

from __future__ import annotations

import asyncio
import datetime
from typing import Any

import pytest

from paddock.core.messages import languages
from paddock.core.puzzles import puzzle, puzzles
from paddock.core.registry import kinds
from paddock.server.puzzles import listed

from .house import House, page

GAMES = [name for name in kinds() if puzzles(name)]
NUMBER = 11
"""A puzzle of Monza by the basic rules, with two ways."""


def play(house: House, name: str, number: int, moves: tuple[str, ...], made: dict[str, str] | None = None) -> str:
    """Opens a puzzle, and plays; the id of its table."""
    table: dict[str, str] = made or house.http.post(f"/api/puzzles/{name}/{number}").json()
    seat = puzzle(name, number).seat

    async def go() -> None:
        async with page(house, table["id"], table["key"]) as client:
            for move in moves:
                await client.do("move", seat=seat, move=move)
                await client.until("happened", seat=seat, move=move)

    asyncio.run(go())
    return table["id"]


def verdict(house: House, name: str, number: int, table: str, **query: str) -> Any:
    return house.http.post(f"/api/puzzles/{name}/{number}/verdict", json={"table": table}, params=query)


def test_all_games_with_puzzles_are_listed(house: House) -> None:
    told = house.http.get("/api/puzzles").json()
    assert [one["game"] for one in told["games"]] == GAMES
    for one in told["games"]:
        assert one["count"] == len(puzzles(one["game"]))
        assert 1 <= one["today"] <= one["count"]
    assert datetime.date.fromisoformat(told["day"])
    only = house.http.get("/api/puzzles", params={"game": "monza"}).json()
    assert only["games"] == told["games"][:1]


def test_the_puzzle_of_the_day_goes_round() -> None:
    first = datetime.date(2026, 11, 18)
    days = [listed(first + datetime.timedelta(days), "monza").games[0].today for days in range(31)]
    assert days[0] == days[30]
    assert sorted(days[:30]) == list(range(1, 31))
    assert listed(first) == listed(first)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_shown_is_what_is_opened(house: House, name: str) -> None:
    shown = house.http.get(f"/api/puzzles/{name}/1", params={"language": "fr"}).json()
    assert shown["ways"] == len(puzzle(name, 1).ways)
    assert shown["table"]["view"]["choices"]
    made = house.http.post(f"/api/puzzles/{name}/1", params={"language": "fr"}).json()

    async def look() -> dict[str, Any]:
        async with page(house, made["id"], made["key"], language="fr") as client:
            await client.do("hint", seat=puzzle(name, 1).seat)
            assert (await client.until("refused"))["key"] == "server-coach-off"
            return client.table

    table = asyncio.run(look())
    assert table["view"] == shown["table"]["view"]
    assert table["yours"] == shown["table"]["yours"] == [puzzle(name, 1).seat]


@pytest.mark.parametrize("name", GAMES)
def test_the_best_way_solves_it_and_another_does_not(house: House, name: str) -> None:
    found = puzzle(name, 1)
    for way in (0, 1):
        told = verdict(house, name, 1, play(house, name, 1, found.ways[way].moves)).json()
        assert told["solved"] == (way == 0)
        assert told["place"] == way + 1
        assert (told["best"]["share"], told["best"]["error"]) == (found.ways[0].share, found.ways[0].error)
        assert told["other"]["share"] == found.ways[1].share
        assert told["best"]["words"]
        assert told["text"]
        assert told["playouts"] == found.playouts


@pytest.mark.parametrize("language", languages())
def test_it_is_explained_in_the_readers_language(house: House, language: str) -> None:
    table = play(house, "monza", NUMBER, puzzle("monza", NUMBER).ways[1].moves)
    told = verdict(house, "monza", NUMBER, table, language=language).json()
    words = {"en": "past", "de": "an ", "fr": "passes devant", "es": "adelantas", "it": "super", "nl": "voorbij"}
    assert words[language] in told["text"].lower(), told["text"]


def test_who_has_not_decided_is_not_judged(house: House) -> None:
    made = house.http.post(f"/api/puzzles/monza/{NUMBER}").json()
    best = puzzle("monza", NUMBER).ways[0].moves
    for moves in ((), best[:2]):
        answer = verdict(house, "monza", NUMBER, play(house, "monza", NUMBER, moves, made))
        assert answer.status_code == 409
        assert answer.json()["error"]["text"] == "This puzzle waits for your move: play it first."


def test_who_tries_again_is_judged_anew(house: House) -> None:
    made = house.http.post(f"/api/puzzles/monza/{NUMBER}").json()
    ways = puzzle("monza", NUMBER).ways
    play(house, "monza", NUMBER, ways[1].moves, made)
    assert not verdict(house, "monza", NUMBER, made["id"]).json()["solved"]

    async def again() -> None:
        async with page(house, made["id"], made["key"]) as client:
            assert (await client.ask("rematch"))["race"] == 2

    asyncio.run(again())
    assert verdict(house, "monza", NUMBER, made["id"]).status_code == 409
    play(house, "monza", NUMBER, ways[0].moves, made)
    assert verdict(house, "monza", NUMBER, made["id"]).json()["solved"]


def test_another_table_is_not_judged(house: House) -> None:
    other = play(house, "monza", 12, puzzle("monza", 12).ways[0].moves)
    waiting = house.make(options={"players": 2})["id"]
    for number, table, status, text in (
        (NUMBER, other, 409, "This table did not start from that puzzle"),
        (NUMBER, "nowhere", 404, "There is no such table"),
        (NUMBER, waiting, 409, "not"),
    ):
        answer = verdict(house, "monza", number, table)
        assert answer.status_code == status, answer.text
        assert text in answer.json()["error"]["text"]


def test_what_there_is_not_is_said_in_a_sentence(house: House) -> None:
    for path, status, text in (
        ("/api/puzzles/monza/31", 404, "There is no puzzle 31 for monza. Its puzzles have the numbers from 1 to 30."),
        ("/api/puzzles/monza/0", 404, "There is no puzzle 0 for monza."),
        ("/api/puzzles/chess/1", 404, "There is no game"),
        ("/api/puzzles?game=chess", 404, "There is no game"),
    ):
        answer = house.http.get(path)
        assert answer.status_code == status, answer.text
        assert answer.json()["error"]["text"].startswith(text)
    assert house.http.post("/api/puzzles/monza/31").status_code == 404
    assert house.http.post("/api/puzzles/monza/1/verdict", json={"table": 7}).status_code == 400
