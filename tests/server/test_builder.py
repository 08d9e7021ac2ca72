"""Boards that players make: built over HTTP, taken by a table, kept in its log, refused where they are wrong."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .house import House, quick, running

GAME = "/api/games/hurry-cup/builder"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running(quick(tmp_path_factory.mktemp("builder"))) as opened:
        yield opened


def built(house: House, seed: int = 3) -> str:
    answer = house.http.post(GAME, json={"words": ["s", "s"], "finish": True, "seed": seed, "name": "Ours"})
    assert answer.status_code == 200, answer.text
    board: str = answer.json()["board"]
    return board


def test_a_table_takes_a_board_that_was_built(house: House) -> None:
    board = built(house)
    made = house.make(game="hurry-cup", board=board, seats=[{"bot": "random"}] * 4)
    told = house.http.get(f"/api/tables/{made['id']}").json()
    assert told["own"]
    assert told["board"] is None
    layout = house.http.get(f"/api/tables/{made['id']}/board/wide").json()
    assert layout["name"] == "Ours"
    assert len(layout["tiles"]) == 37


@pytest.mark.parametrize(
    ("board", "word"), [("name = 'x'", "tiles"), ("s" * 9000, "9"), ("name = 'x'\ntiles = 's s F'", "36")]
)
def test_wrong_boards_are_refused_with_a_sentence(house: House, board: str, word: str) -> None:
    answer = house.http.post("/api/tables", json={"game": "hurry-cup", "board": board})
    assert answer.status_code == 400, answer.text
    assert word in answer.json()["error"]["text"]


def test_what_cannot_be_built_is_said(house: House) -> None:
    assert "builder" in house.http.post("/api/games/monza/builder", json={"words": []}).json()["error"]["text"]
    assert house.http.post(GAME, json={"words": ["x"] * 401}).status_code == 400
    assert house.http.post(GAME, json={"words": ["nonsense"]}).status_code == 400


def test_tables_of_older_logs_have_no_board_of_their_own(house: House) -> None:
    made = house.make(game="hurry-cup")
    assert not house.http.get(f"/api/tables/{made['id']}").json()["own"]
