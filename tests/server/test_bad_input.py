"""Whatever a stranger sends is answered with a sentence, and never with the server's own trouble."""

from __future__ import annotations

import socket

import httpx
import pytest

from paddock.core.toml_bounds import DEEPEST, LONGEST_NUMBER, why_too_costly
from paddock.server.guards import neighbourhood, same_origin
from paddock.server.pools import Costs

from .house import House

DEEP = "[" * 20_000


def sentence(answer: httpx.Response, status: int) -> str:
    assert answer.status_code == status, answer.text
    text: str = answer.json()["error"]["text"]
    assert text.endswith(".")
    assert "Traceback" not in text
    return text


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables", DEEP.encode()),
        ("/api/tables", b'{"game":' + DEEP.encode()),
        ("/api/tables", b'{"game": "\xff\xfe"}'),
        ("/api/tables", b"\xff\xfe"),
        ("/api/tables", b'{"game": "monza", "options": {"players": ' + b"9" * 5000 + b"}}"),
        ("/api/tables", b'{"game": "monza", "board": "length = ' + b"9" * 5000 + b'"}'),
        ("/api/tables", b'{"game": "monza", "board": "' + b"a." * 3900 + b'a = 1"}'),
        ("/api/mine", DEEP.encode()),
        ("/api/mine", b"\xff"),
        ("/api/games/monza/workshop", b'{"text": "x = ' + b"9" * 5000 + b'", "name": ""}'),
        ("/api/games/monza/workshop/races", DEEP.encode()),
        ("/api/games/hurry-cup/builder", b'{"words": ' + DEEP.encode()),
        ("/api/records", DEEP.encode()),
        ("/api/records", b"\xff\xfe"),
    ],
)
def test_bodies_that_nobody_can_read(house: House, path: str, body: bytes) -> None:
    answer = house.http.post(path, content=body, headers={"Content-Type": "application/json"})
    if answer.status_code == 200:  # the workshop says what is wrong with a board as a part of its answer
        assert [fault["severity"] for fault in answer.json()["faults"]] == ["error"]
    else:
        sentence(answer, 400)


@pytest.mark.parametrize("seed", ["0" * 5000, "9" * 5000, "9" * 31, "-1", "1e3", "٣", ""])
def test_seeds_that_are_none(house: House, seed: str) -> None:
    sentence(house.http.get("/api/games/hurry-cup/generated", params={"seed": seed}), 400)


@pytest.mark.parametrize("origin", ["http://[", "http://]", "null", "http://[::1", "https://evil.example"])
def test_origins_that_are_none(house: House, origin: str) -> None:
    sentence(house.http.post("/api/tables", json={"game": "monza"}, headers={"Origin": origin}), 403)
    assert not same_origin(origin, house.address, ())


def test_a_head_that_is_none_hurts_nobody(house: House) -> None:
    host, port = house.address.split(":")
    for head in (b"\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * 20_000, b"\x00" * 100_000):
        with socket.create_connection((host, int(port))) as line:
            line.settimeout(60)
            try:
                line.sendall(head)
                assert b" 500 " not in line.recv(65_536)
            except ConnectionError:
                pass  # cut off, which is an answer, too
    assert house.http.get("/api/games").status_code == 200


# ---- the parts -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "costly"),
    [
        ("a." * (DEEPEST - 1) + "a = 1", False),
        ("a." * DEEPEST + "a = 1", True),
        ('"a" . ' * DEEPEST + "a = 1", True),
        ("[" + "a." * DEEPEST + "a]", True),
        ("x = {" + "a." * DEEPEST + "a = 1}", True),
        ("x = " + "[" * DEEPEST + "]" * DEEPEST, False),
        ("x = " + "[" * (DEEPEST + 1), True),
        ("x = 1.5, 2.5\n" * 50, False),
        ('x = "' + "a." * 100 + '"', False),
        ('x = """' + "[" * 100 + '"""', False),
        ("x = '''" + "[" * 100 + "'''", False),
        ("# " + "a." * 100, False),
        ("x = " + "9" * LONGEST_NUMBER, False),
        ("x = " + "9" * (LONGEST_NUMBER + 1), True),
        ("x = " + "1_" * LONGEST_NUMBER, True),
        ('x = "' + "9" * 100, False),
    ],
)
def test_what_would_take_long_to_parse_is_seen_before(text: str, costly: bool) -> None:
    assert (why_too_costly(text) is not None) == costly


def test_neighbours_share_a_budget() -> None:
    assert neighbourhood("192.0.2.7") != neighbourhood("192.0.2.8")
    assert neighbourhood("2001:db8::1") == neighbourhood("2001:db8::ffff:2") != neighbourhood("2001:db8:0:1::1")
    assert neighbourhood("::ffff:192.0.2.7") == "192.0.2.7"
    assert neighbourhood("") == ""


def test_who_has_used_up_the_budget_waits_and_nobody_else_does() -> None:
    costs = Costs(rate=0.0, burst=1.0)
    costs.charge("192.0.2.7", 0.6)
    costs.require("192.0.2.7")
    costs.charge("192.0.2.7", 0.6)
    with pytest.raises(Exception, match="lot of work"):
        costs.require("192.0.2.7")
    costs.require("192.0.2.8")
    slow = Costs(rate=1e9, burst=1.0)
    slow.charge("192.0.2.7", 5.0)
    slow.require("192.0.2.7")  # it has filled up again
