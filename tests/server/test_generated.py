"""Generated boards for tables: the same seed always gives the same board, with a picture."""

from __future__ import annotations

from pathlib import Path

from .house import House, quick, running
from .pilots import LIVE


def test_a_game_says_whether_it_generates_boards(house: House) -> None:
    generated = {game["name"]: game["generates"] for game in house.http.get("/api/games").json()}
    assert generated["hurry-cup"]
    assert not generated["monza"]


def test_a_board_of_a_seed_is_always_the_same_and_is_drawn(house: House) -> None:
    first = house.http.get("/api/games/hurry-cup/generated", params={"seed": "7"}).json()
    assert first == house.http.get("/api/games/hurry-cup/generated", params={"key": first["key"]}).json()
    assert (first["key"], first["options"], first["seed"]) == ("random-7", {"circuit": "random-7"}, 7)
    for layout in first["layouts"]:
        drawn = house.http.get(f"/api/games/hurry-cup/boards/random-7/{layout}/light.svg")
        assert drawn.status_code == 200
        assert "<svg" in drawn.text
        assert len(house.http.get(f"/api/games/hurry-cup/boards/random-7/{layout}").json()["tiles"]) == 37


def test_without_a_seed_every_board_is_a_new_one(house: House) -> None:
    keys = {house.http.get("/api/games/hurry-cup/generated").json()["key"] for _ in range(8)}
    assert len(keys) > 1


def test_a_table_takes_it_and_its_race_is_on_it(house: House) -> None:
    made = house.make(
        game="hurry-cup", options={"circuit": "random-7", "players": 3}, seats=[{"bot": "greedy"}] * 3, public=True
    )
    told = house.http.get(f"/api/tables/{made['id']}").json()
    assert (told["board"], told["own"]) == ("random-7", False)
    here = house.http.get(f"/api/tables/{made['id']}/board/wide").json()
    there = house.http.get("/api/games/hurry-cup/boards/random-7/wide").json()
    assert here == there


def test_what_is_no_seed_and_no_board_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as house:
        for seed in ("-1", "seven", "1" * 40, "1e3"):
            wrong = house.http.get("/api/games/hurry-cup/generated", params={"seed": seed})
            assert wrong.status_code == 400
            assert wrong.json()["error"]["key"] == "server-seed"
        assert house.http.get("/api/games/hurry-cup/generated", params={"key": "corniche"}).status_code == 404
        assert house.http.get("/api/games/monza/generated").json()["error"]["key"] == "server-not-generated"
        for circuit in ("random-x", "random-", "../random-7", "random-7.toml"):
            refused = house.http.post(
                "/api/tables", json={"game": "hurry-cup", "options": {**LIVE, "circuit": circuit}}
            )
            assert refused.json()["error"]["key"] == "server-board"
