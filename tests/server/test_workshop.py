"""Boards in the making: checked and drawn, raced on in a process of their own, and nothing that harms the house."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from paddock.core.rule import cache_folder
from paddock.core.shelf import shelf_of
from paddock.lab.trial import Order, run
from paddock.lab.wire import Judged, Report, TrialRequest
from paddock.server.trials import Trials

from .house import House, quick, running

BOARDS = {"monza": "oval", "monte-carlo-gamble": "boulevard", "hurry-cup": "corniche"}
RACES = "/api/games/monza/workshop/races"
LONG = 300.0
"""Seconds that a process may take to start on a very busy machine."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("workshop")
    settings = quick(folder, trial_races=60, trial_seconds=3600.0, trial_machine_code=False)
    with running(settings) as opened:
        yield opened


def shipped(game: str) -> str:
    shelf = shelf_of(game)
    assert shelf is not None
    return str(shelf.shipped(BOARDS[game]).source)


def checked(house: House, game: str, text: str, **more: Any) -> dict[str, Any]:
    answer = house.http.post(f"/api/games/{game}/workshop", json={"text": text, **more})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def lines(house: House, game: str, **asked: Any) -> list[dict[str, Any]]:
    answer = house.http.post(f"/api/games/{game}/workshop/races", json={"text": shipped(game), **asked}, timeout=LONG)
    assert answer.status_code == 200, answer.text
    return [json.loads(line) for line in answer.text.splitlines()]


@pytest.mark.parametrize("game", BOARDS)
def test_a_workshop_begins_with_boards_as_text(house: House, game: str) -> None:
    info = house.http.get(f"/api/games/{game}/workshop").json()
    assert BOARDS[game] in [board["key"] for board in info["boards"]]
    assert info["bots"][-1] != "random"
    for text in [info["starter"], *(board["text"] for board in info["boards"])]:
        assert len(text) <= info["longest"]
        assert checked(house, game, text)["drawn"] is not None


@pytest.mark.parametrize("game", BOARDS)
def test_a_sound_board_is_drawn_with_its_spaces(house: House, game: str) -> None:
    found = checked(house, game, shipped(game), layout="phone", theme="dark", name="mine.toml")
    assert not [fault for fault in found["faults"] if fault["severity"] == "error"]
    assert found["summary"]
    drawn = found["drawn"]
    assert drawn["svg"].startswith("<svg")
    box = re.search(r'viewBox="([^"]*)"', drawn["svg"])
    assert box is not None
    assert [drawn["width"], drawn["height"]] == [float(number) for number in box[1].split()[2:]]
    assert drawn["height"] > drawn["width"]
    assert len(drawn["spaces"]) > 30
    assert all("," in area["points"] for area in drawn["spaces"])
    other = checked(house, game, shipped(game), layout="no such road")["drawn"]
    assert other["width"] > other["height"], "the first of its roads"


@pytest.mark.parametrize(
    ("game", "text", "word"),
    [
        ("monza", "", "mine.toml"),
        ("monza", "lanes = [", "mine.toml"),
        ("monza", shipped("monza").replace('inner = """', 'inner = """q2 '), "inner lane, space 1"),
        ("monte-carlo-gamble", 'name = "x"\nroad = "S g g F"', "4 squares"),
        ("hurry-cup", 'name = "x"\ntiles = "s s s F"', "36"),
        ("hurry-cup", "[" * 4000, "mine.toml"),
        ("monza", "a" + ".a" * 3900 + "=1", "mine.toml"),
        ("monza", "\x00\ud7ff💥", "mine.toml"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(house: House, game: str, text: str, word: str) -> None:
    found = checked(house, game, text, name="mine.toml")
    assert found["drawn"] is None
    faults = [fault["text"] for fault in found["faults"] if fault["severity"] == "error"]
    assert any(word in fault for fault in faults), faults
    assert not any("Traceback" in fault for fault in faults)
    raced = house.http.post(f"/api/games/{game}/workshop/races", json={"text": text, "name": "mine.toml"})
    assert raced.status_code == 400
    assert raced.json()["error"]["text"]


def test_sentences_come_in_the_reader_s_language(house: House) -> None:
    answer = house.http.post("/api/games/hurry-cup/workshop?language=de", json={"text": 'name="x"\ntiles="s s F"'})
    assert "Kacheln" in answer.text or "Plättchen" in answer.text or "Felder" in answer.text, answer.text


@pytest.mark.parametrize("game", BOARDS)
def test_races_are_judged_in_a_process_of_their_own(house: House, game: str) -> None:
    told = lines(house, game, options={"players": 3}, bot="greedy")
    assert [line["is"] for line in told[-2:]] == ["judged", "report"]
    first, last = told[0], told[-2]
    assert first["is"] == "judged"
    assert 0 < first["races"] < last["races"] == last["wanted"] == 60
    assert last["done"]
    assert not last["compiled"]
    assert last["basis"] == "60 races of 3 players (racer bots), seed 1."
    assert any("rounds" in sentence for sentence in last["sentences"])
    assert [seat["seat"] for seat in last["seats"]] == [1, 2, 3]
    assert last["seats"][0]["interval"].endswith(" %")
    assert "style=" not in last["wins"] + last["length"], "the page's policy forbids it"
    heat = last["heats"][0]
    assert max(heat["spaces"].values()) == heat["most"] > 0
    assert set(last["idle"]) <= set(heat["spaces"])
    assert told[-1]["html"].startswith("<!doctype html>")


def test_both_lanes_give_the_same_races() -> None:
    """The compiled lane is used where its machine code is there; the numbers are the same."""
    asked = TrialRequest(shipped("monza"), "oval.toml", {"players": 2})
    order = Order("monza", asked, "en", races=300, seconds=600.0)
    from paddock.lab import study
    from paddock.lab.trial import prepare

    study(prepare("monza", asked)[0], ["greedy"] * 2, 10)  # now the machine code is there
    assert any((cache_folder() / "rules").iterdir())
    found = {}
    for machine_code in (True, False):
        told = list(run(Order(order.game, order.request, "en", 300, 600.0, machine_code)))
        judged, report = told[-2], told[-1]
        assert isinstance(judged, Judged)
        assert isinstance(report, Report)
        assert judged.compiled == machine_code
        found[machine_code] = (judged.sentences, judged.seats, judged.heats, report.html)
    assert found[True] == found[False]


def test_time_is_up(tmp_path: Path) -> None:
    """Long before a million races: what there is by then is told, and on how many races it stands."""
    with running(quick(tmp_path, trial_races=1_000_000, trial_seconds=0.2, trial_machine_code=False)) as house:
        told = lines(house, "hurry-cup")
    assert told[-2]["done"]
    assert 20 <= told[-2]["races"] < 1_000_000
    assert told[-1]["is"] == "report"


@pytest.mark.parametrize(
    ("asked", "word"),
    [
        ({"text": "x" * 9000}, "9"),
        ({"bot": "clever"}, "clever"),
        ({"options": {"players": 99}}, "99"),
        ({"options": {"track": "/etc/passwd.toml"}}, "passwd"),
        ({"options": {"wings": True}}, "wings"),
        ({"more": 1}, "more"),
        ({"seed": "seven"}, "seed"),
    ],
)
def test_hostile_requests_get_a_sentence(house: House, asked: dict[str, Any], word: str) -> None:
    answer = house.http.post(RACES, json={"text": shipped("monza"), **asked})
    assert answer.status_code == 400, answer.text
    assert word in answer.json()["error"]["text"]


def test_unknown_games_and_other_origins(house: House) -> None:
    assert house.http.get("/api/games/nothing/workshop").status_code == 404
    assert house.http.post("/api/games/nothing/workshop", json={"text": ""}).status_code == 400
    other = {"Origin": "http://elsewhere.example"}
    assert house.http.post(RACES, json={"text": shipped("monza")}, headers=other).status_code == 403
    long = house.http.post("/api/games/monza/workshop", json={"text": "x" * 9000})
    assert long.status_code == 400
    assert "9000" in long.text.replace(",", "")


@contextlib.contextmanager
def listening(house: House) -> Iterator[Iterator[dict[str, Any]]]:
    """A page that asks for races, and hears one line after the other."""
    with (
        httpx.Client(base_url=f"http://{house.address}", timeout=LONG) as client,
        client.stream("POST", RACES, json={"text": shipped("monza")}) as answer,
    ):
        assert answer.status_code == 200
        yield (json.loads(line) for line in answer.iter_lines())


def until(house: House, racing: int) -> None:
    """Waits until so many processes race."""
    stuck = time.monotonic() + LONG
    while len(house.app.state.trials._processes) != racing:
        assert time.monotonic() < stuck
        time.sleep(0.02)


def test_one_races_some_wait_and_the_others_are_told(tmp_path: Path) -> None:
    settings = quick(tmp_path, trial_races=10**9, trial_seconds=3600.0, trials_waiting=1, trial_machine_code=False)
    with running(settings) as house:
        trials = house.app.state.trials
        with listening(house) as first:
            assert next(first)["is"] == "judged"
            (process,) = trials._processes
            with listening(house) as second:
                assert next(second) == {"is": "waiting", "ahead": 1}
                full = house.http.post(RACES, json={"text": shipped("monza")})
                assert full.status_code == 503
                assert full.json()["error"]["key"] == "server-trials-full"
                # Tables do not mind.
                assert house.make()["id"]
            # Who leaves makes room, whether it raced or waited.
            stuck = time.monotonic() + LONG
            while len(trials._line) > 1:
                assert time.monotonic() < stuck
                time.sleep(0.02)
        until(house, racing=0)
        assert trials._line == []
        stuck = time.monotonic() + LONG
        while process.returncode is None:
            assert time.monotonic() < stuck, "the process has outlived who asked for it"
            time.sleep(0.02)
        with listening(house) as third:
            assert next(third)["is"] == "judged"


def test_a_house_that_closes_ends_its_races(tmp_path: Path) -> None:
    settings = quick(tmp_path, trial_races=10**9, trial_seconds=3600.0, trial_machine_code=False)
    with contextlib.ExitStack() as page, running(settings) as house:
        told = page.enter_context(listening(house))
        assert next(told)["is"] == "judged"
        (process,) = house.app.state.trials._processes
        page.close()
    assert process.returncode is not None


def test_an_address_may_not_ask_all_the_time(tmp_path: Path) -> None:
    with running(
        quick(tmp_path, trials_per_address=1, trial_races=20, trial_seconds=3600.0, trial_machine_code=False)
    ) as house:
        assert lines(house, "monza")[-1]["is"] == "report"
        again = house.http.post(RACES, json={"text": shipped("monza")})
        assert again.status_code == 429
        assert again.json()["error"]["key"] == "server-too-many-trials"


def test_who_never_reads_keeps_nobody_waiting(tmp_path: Path) -> None:
    """The time is up, though the answer is still being sent: the process is gone, and the next one may race."""

    async def main() -> None:
        settings = quick(tmp_path, trial_races=10**9, trial_seconds=5.0, trial_grace=0.0, trial_machine_code=False)
        trials = Trials(settings)
        slow = trials.run("monza", TrialRequest(shipped("monza")), "en")
        first = await anext(slow)
        async with asyncio.timeout(LONG):
            while trials._line or trials._processes:
                await asyncio.sleep(0.02)
        told = [msgspec.json.decode(line) for line in [first, *[line async for line in slow]]]
        assert told[-1]["is"] == "failed"
        assert told[-1]["key"] == "server-trial-trouble"
        await trials.close()

    asyncio.run(main())
