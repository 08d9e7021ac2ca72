"""HTTP: games, boards, records, replays, the page, and errors in one form."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest

from paddock.bots import bot
from paddock.core.play import play
from paddock.core.record import Record
from paddock.core.registry import build, kinds

from .house import House, page, quick, record_moves, running


def some_record() -> Record:
    game = build("monza", {"players": 2})
    return play(game, [bot("greedy", game, seat, 1) for seat in range(2)], seats=["Mia", "Noah"])


def test_games_come_with_options_bots_and_boards(house: House) -> None:
    games = {game["name"]: game for game in house.http.get("/api/games").json()}
    assert list(games) == list(kinds())
    monza = games["monza"]
    assert monza["bots"] == ["beginner", "amateur", "racer", "expert", "master"]
    assert monza["bot"] in monza["bots"]
    assert {board["key"] for board in monza["boards"]} == {"oval", "classic", "grand-prix"}
    assert "players" in [option["name"] for option in monza["options"]]
    for board in monza["boards"]:
        made = house.make(options=board["options"])
        assert house.http.get(f"/api/tables/{made['id']}").json()["board"] == board["key"]


def test_how_many_may_play_is_told_as_it_is_refused(house: House) -> None:
    for game in house.http.get("/api/games").json():
        players = game["players_option"]
        assert not game["seatings"][-1]["when"]
        for seating in game["seatings"]:
            for count in range(seating["least"] - 1, seating["most"] + 2):
                wanted = {"game": game["name"], "options": {**seating["when"], players: count}}
                answer = house.http.post("/api/tables", json=wanted)
                taken = seating["least"] <= count <= seating["most"]
                assert answer.status_code == (201 if taken else 400), wanted
                if taken:
                    seats = house.http.get(f"/api/tables/{answer.json()['id']}").json()["seats"]
                    assert [seat["car"] for seat in seats] == seating["pieces"][:count]


def test_MZ_01_six_may_play_where_the_edition_is_classic(house: House) -> None:
    monza = next(game for game in house.http.get("/api/games").json() if game["name"] == "monza")
    told = [(seating["when"], seating["least"], seating["most"]) for seating in monza["seatings"]]
    assert told == [({"edition": "classic"}, 2, 6), ({}, 2, 4)]


def test_boards_are_laid_out_and_drawn(house: House) -> None:
    made = house.make(options={"players": 2})
    layouts = house.http.get(f"/api/tables/{made['id']}").json()["layouts"]
    assert layouts
    for layout in layouts:
        base = f"/api/tables/{made['id']}/board/{layout}"
        layout = house.http.get(base).json()
        assert layout["width"] > 0
        assert {"name", "outline", "x", "y", "heading"} <= set(layout["spaces"][0])
        for theme in ("light", "dark"):
            drawn = house.http.get(f"{base}/{theme}.svg")
            assert drawn.headers["content-type"].startswith("image/svg+xml")
            assert drawn.text.startswith("<svg")
            again = house.http.get(f"{base}/{theme}.svg", headers={"If-None-Match": drawn.headers["etag"]})
            assert again.status_code == 304
    shipped = house.http.get("/api/games/monza/boards/oval/wide/light.svg")
    assert shipped.text == house.http.get(f"/api/tables/{made['id']}/board/wide/light.svg").text
    for wrong in ("board/square", "board/wide/pink.svg", "board/square/light.svg"):
        answer = house.http.get(f"/api/tables/{made['id']}/{wrong}")
        assert answer.status_code == 404, wrong
        assert answer.json()["error"]["text"].endswith(".")
    assert house.http.get("/api/games/monza/boards/none/wide/light.svg").status_code == 404
    assert house.http.get("/api/games/chess/boards/none/wide/light.svg").status_code == 404


def test_a_record_is_uploaded_and_replayed(house: House) -> None:
    record = some_record()
    answer = house.http.post("/api/records", content=record.text())
    assert answer.status_code == 201
    table = answer.json()["id"]
    assert house.record(table) == record.text()
    info = house.http.get(f"/api/tables/{table}").json()
    assert (info["phase"], info["moves"]) == ("over", len(record))
    replay = house.http.get(f"/api/tables/{table}/replay?language=en").json()
    frames = replay["frames"]
    assert [frame["number"] for frame in frames] == list(range(len(record) + 1))
    assert [(frame["seat"], frame["notation"]) for frame in frames[1:]] == record_moves(record.text())
    for frame, state in zip(frames, record.states(), strict=True):
        assert frame["position"] == json.loads(record.game.view(state, None).json())["position"]
    told = [event["text"] for frame in frames for event in frame["events"]]
    assert "Mia rolls" in " ".join(told)
    assert tuple(replay["result"]["winners"]) == getattr(record.game.result(record.state), "winners", None)


def test_nobody_is_at_home_at_a_loaded_table(house: House) -> None:
    async def main() -> None:
        table = house.http.post("/api/records", content=some_record().text()).json()["id"]
        async with page(house, table) as client:
            assert client.table["phase"] == "over"
            assert (await client.ask("rematch"))["key"] == "server-only-players"
            assert (await client.ask("sit", seat=0, name="Eve"))["key"] == "server-already-over"

    asyncio.run(main())


def _bad_records() -> dict[str, bytes]:
    text = some_record().text()
    lines = text.splitlines()
    header = json.loads(lines[0])
    return {
        "empty": b"",
        "no JSON": b"hello",
        "far too deep": b"[" * 100_000,
        "a header that is far too deep": b'{"paddock":1,"options":' + b'{"a":' * 50_000,
        "no text": b"\xff\xfe\x00",
        "another game": json.dumps({**header, "game": "chess"}).encode(),
        "a version that is not known": json.dumps({**header, "rules": 99}).encode(),
        "a file instead of a board": json.dumps({**header, "board": "", "options": {"track": "/etc/x.toml"}}).encode(),
        "too many seats": json.dumps({**header, "seats": header["seats"] * 2}).encode(),
        "an illegal move": "\n".join([lines[0], lines[2], lines[1]]).encode(),
        "a seat that is not there": "\n".join([lines[0], lines[1], '{"by":7,"move":"drive"}']).encode(),
        "an undo of nothing": "\n".join([lines[0], '{"undo":3}']).encode(),
        "options of another kind": json.dumps({**header, "options": {"players": "many"}}).encode(),
    }


@pytest.mark.parametrize("name", _bad_records())
def test_a_bad_record_is_refused_with_a_sentence(house: House, name: str) -> None:
    answer = house.http.post("/api/records", content=_bad_records()[name])
    assert answer.status_code == 400, answer.text
    assert len(answer.json()["error"]["text"]) > 10
    assert "Traceback" not in answer.text


@pytest.mark.parametrize("name", ["empty", "no JSON", "no text"])
def test_whoever_uploads_something_else_is_told_what_would_be_right(house: House, name: str) -> None:
    text = house.http.post("/api/records", content=_bad_records()[name]).json()["error"]["text"]
    assert text.startswith("This file is not a saved race")
    assert text.endswith("its name ends in .jsonl.")
    assert "JSON" not in text


def test_a_record_that_is_too_large_is_refused(house: House) -> None:
    answer = house.http.post("/api/records", content=b"x" * 1_100_000)
    assert answer.status_code == 413
    assert answer.json()["error"]["key"] == "server-upload-long"


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "key"),
    [
        ("GET", "/api/tables/abcdefghijkl", None, 404, "server-no-table"),
        ("GET", "/api/tables/a", None, 404, "server-no-table"),
        ("GET", "/api/nothing", None, 404, "server-no-page"),
        ("DELETE", "/api/tables", None, 405, "server-method"),
        ("POST", "/api/tables", {"game": "chess"}, 400, "no-such-game"),
        ("POST", "/api/tables", {}, 400, "server-request"),
        ("POST", "/api/tables", {"game": "monza", "clock": "slow"}, 400, "server-request"),
        ("POST", "/api/tables", {"game": "monza", "options": {"players": 1}}, 400, "monza-players"),
        ("POST", "/api/tables", {"game": "monza", "options": {"wings": 1}}, 400, "option-unknown"),
        ("POST", "/api/tables", {"game": "monza", "options": {"track": "../x.toml"}}, 400, "server-board"),
        ("POST", "/api/tables", {"game": "monza", "seats": [{}] * 9}, 400, "server-no-such-seat"),
        ("POST", "/api/tables", {"game": "monza", "seats": [{"name": "\n"}]}, 400, "server-name"),
        ("POST", "/api/tables", {"game": "monza", "seats": [{"bot": "hal"}]}, 400, "no-such-bot"),
        ("GET", "/api/qr.svg?text=" + "x" * 600, None, 400, "server-request"),
        ("GET", "/api/qr.svg", None, 400, "server-request"),
    ],
)
def test_errors_have_one_form(house: House, method: str, path: str, body: Any, status: int, key: str) -> None:
    answer = house.http.request(method, path, json=body, headers={"Accept-Language": "xx, de;q=oops"})
    assert answer.status_code == status, answer.text
    assert answer.json()["error"]["key"] == key
    assert answer.json()["error"]["text"]
    assert "Traceback" not in answer.text


def test_a_race_that_has_not_begun_has_no_record(house: House) -> None:
    made = house.make()
    for what in ("record", "replay"):
        answer = house.http.get(f"/api/tables/{made['id']}/{what}")
        assert answer.status_code == 409
        assert answer.json()["error"]["key"] == "server-not-started"


def test_qr_codes_and_texts(house: House) -> None:
    code = house.http.get("/api/qr.svg", params={"text": "http://localhost:8000/table/abc#key=x"})
    assert code.text.startswith("<svg")
    texts = house.http.get("/api/texts/en").text
    assert "server-stale = " in texts
    assert "monza-event-rolled = " in texts
    assert house.http.get("/api/texts/tlh").text == texts
    assert house.http.get("/api/texts/..%2F..%2Fsecrets").status_code in (200, 404)


def test_the_schema_is_served(house: House) -> None:
    schema = house.http.get("/api/schema").json()
    assert schema["info"]["title"] == "Paddock"
    assert {"/api/games", "/api/tables", "/api/records", "/api/tables/{id}/replay"} <= set(schema["paths"])
    assert "NewTable" in str(schema["components"]["schemas"])


def test_the_page_is_served_with_strict_headers(tmp_path: Path) -> None:
    pages = tmp_path / "pages"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text("<!doctype html><title>Paddock</title>")
    source = "".join(f"console.log({hash((1, n))})\n" for n in range(2000))  # still large when it is packed
    (pages / "assets" / "app-1234.js").write_text(source)
    (tmp_path / "secret.txt").write_text("secret")
    with running(quick(tmp_path / "data", pages=pages)) as house:
        for path in ("/", "/table/abc", "/replay/abc/7", "/rules"):
            answer = house.http.get(path)
            assert answer.status_code == 200
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert answer.headers["cache-control"] == "no-cache"
            assert "default-src 'none'" in answer.headers["content-security-policy"]
            assert "unsafe" not in answer.headers["content-security-policy"]
        script = house.http.get("/assets/app-1234.js")
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" in script.headers["cache-control"]
        assert script.text == source
        tag = {"If-None-Match": script.headers["etag"]}
        assert house.http.get("/assets/app-1234.js", headers=tag).status_code == 304
        plain = house.http.get("/assets/app-1234.js", headers={"Accept-Encoding": "identity"})
        assert plain.text == source
        for path in ("/assets/other.js", "/missing.png", "/..%2fsecret.txt", "/assets/../../secret.txt", "/api/x"):
            answer = house.http.get(path)
            assert answer.status_code == 404, path
            assert "secret" not in answer.text.replace(path, "")
        for path in ("/", "/api/games", "/api/nothing", "/api/tables/abc"):
            headers = house.http.get(path).headers
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["x-frame-options"] == "DENY"
            assert headers["referrer-policy"] == "no-referrer"


def test_a_page_is_told_what_it_will_need(house: House) -> None:
    """The page of a table comes with the files of its own game's board, and of no other one's."""
    table = house.make(game="monte-carlo-gamble")["id"]
    told = house.http.get(f"/table/{table}").headers["link"]
    assert re.search(r"</assets/Table-[^>]+\.js>; rel=modulepreload", told)
    assert re.search(r"</assets/Gamble-[^>]+\.css>; rel=preload; as=style", told)
    assert "/Race-" not in told
    for file in re.findall("<([^>]+)>", told):
        assert house.http.get(file).status_code == 200
    assert "Gamble" not in house.http.get("/table/nobody-knows").headers["link"]
    assert "link" not in house.http.get("/").headers


def test_without_a_built_page_it_says_so(tmp_path: Path) -> None:
    with running(quick(tmp_path, pages=tmp_path / "nothing")) as house:
        answer = house.http.get("/")
        assert answer.status_code == 404
        assert answer.json()["error"]["key"] == "server-not-built"
