"""Analyses of finished races, worked out in the background and kept; and another try from any moment."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import paddock
from paddock.core.record import Record, Seat
from paddock.laws.accounts import last_moves

from .house import House, quick, running


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    settings = quick(tmp_path_factory.mktemp("insight"), analyses_waiting=4, analysis_playouts=8, analysis_seconds=0)
    with running(settings) as opened:
        yield opened


def load(house: House, record: Record) -> str:
    answer = house.http.post("/api/records", content=record.text(), headers={"Content-Type": "text/plain"})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def finished(house: House, name: str = "monza") -> str:
    return load(house, last_moves(paddock.game(name), seed=3, moves=14))


def ready(house: House, table: str, **more: Any) -> dict[str, Any]:
    """The analysis, asked for until it is there."""
    while True:
        answer = house.http.get(f"/api/tables/{table}/analysis", params=more)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        if found["is"] == "ready":
            return found
        assert found["done"] <= found["of"]
        time.sleep(0.1)


def test_an_analysis_is_worked_out_told_and_kept(house: House) -> None:
    table = finished(house)
    found = ready(house, table, language="en")
    analysis, told = found["found"], found["told"]
    replay = house.http.get(f"/api/tables/{table}/replay").json()
    assert len(analysis["chances"]) == len(replay["frames"])
    assert len(told["seats"]) == len(analysis["accounts"]) == analysis["seats"]
    assert len(told["turning_points"]) == len(analysis["turning_points"])
    assert [len(ways) for ways in found["ways"]] == [len(decision["ways"]) for decision in analysis["decisions"]]
    for decision, ways in zip(analysis["decisions"], found["ways"], strict=True):
        for way, told_way in zip(decision["ways"], ways, strict=True):
            laid = [event["space"] for event in told_way["events"] if event["event"] == "laid"]
            assert laid == [move.split()[2] for move in way["moves"] if move.startswith(("lay", "tile"))]
    for point, scene in zip(analysis["turning_points"], found["scenes"], strict=True):
        turn = analysis["turns"][point["turn"]]
        assert scene["move"] == turn["last"]
        assert scene["position"] == replay["frames"][turn["last"]]["position"]
        assert scene["seat"] == (point["seat"] if turn["seat"] is None else turn["seat"])
    same = finished(house)
    at_once = house.http.get(f"/api/tables/{same}/analysis", params={"language": "de"}).json()
    assert at_once["is"] == "ready"
    assert at_once["found"] == analysis


def test_past_so_many_nobody_waits(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as full:
        answer = full.http.get(f"/api/tables/{finished(full)}/analysis")
        assert answer.status_code == 503
        assert answer.json()["error"]["key"] == "server-busy"


def test_what_is_not_over_is_not_analysed(house: House) -> None:
    record = last_moves(paddock.game("monza"), seed=3, moves=14)
    record.undo(2)
    table = load(house, record)
    answer = house.http.get(f"/api/tables/{table}/analysis")
    assert answer.status_code == 409
    assert answer.json()["error"]["key"] == "server-analysis-open"
    assert house.http.get("/api/tables/nowhere/analysis").status_code == 404


@pytest.mark.parametrize("name", paddock.installed())
def test_a_race_goes_on_at_a_new_table_from_any_moment(house: House, name: str) -> None:
    table = finished(house, name)
    replay = house.http.get(f"/api/tables/{table}/replay").json()
    wish = {"move": 5, "seat": 1}
    made = house.http.post(f"/api/tables/{table}/play-on", json=wish)
    assert made.status_code == 201, made.text
    new = house.http.get(f"/api/tables/{made.json()['id']}").json()
    assert new["phase"] == "racing"
    assert [seat["kind"] for seat in new["seats"]] == ["bot", "person", *["bot"] * (len(new["seats"]) - 2)]
    going = house.http.get(f"/api/tables/{made.json()['id']}/replay").json()
    assert going["frames"][0]["position"] == replay["frames"][5]["position"]
    assert house.http.get(f"/api/tables/{table}/replay").json() == replay


def test_nobody_can_play_on_from_the_end_or_in_a_seat_that_does_not_exist(house: House) -> None:
    table = finished(house)
    for wish in ({"move": 14, "seat": 0}, {"move": -1, "seat": 0}, {"move": 2, "seat": 9}):
        answer = house.http.post(f"/api/tables/{table}/play-on", json=wish)
        assert answer.status_code == 400, answer.text
        assert answer.json()["error"]["text"].endswith(".")


def test_who_goes_on_has_another_name_than_everybody_else(house: House) -> None:
    game = paddock.game("monza", players=2)
    late = last_moves(game, seed=3, moves=14)
    record = Record(game, [Seat("You"), Seat("Mia")], late.first_state)
    for step in late.steps:
        record.append(step.seat, step.move)
    table = load(house, record)
    made = house.http.post(f"/api/tables/{table}/play-on", params={"language": "en"}, json={"move": 3, "seat": 1})
    seats = house.http.get(f"/api/tables/{made.json()['id']}").json()["seats"]
    assert len({seat["name"].casefold() for seat in seats}) == 2
