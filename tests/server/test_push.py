"""Notified when it is my turn: a push service of our own gets the calls, and browsers of our own read them."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import stat
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from paddock.server.push.book import Book, Subscription
from paddock.server.push.encryption import encrypt
from paddock.server.push.keys import FILE
from paddock.server.push.post import ForbiddenError, require_endpoint

from .house import PATIENCE, Client, House, page, quick, running
from .push_service import Browser, Service, bytes64, claims_of, push_service, text64

TWO = {"players": 2, "track": "oval"}
AT_ONCE: dict[str, Any] = {"push_loopback": True, "push_settle": 0.0, "push_grace": 0.0, "push_retry": 0.01}


@pytest.fixture
def service() -> Iterator[Service]:
    with push_service() as opened:
        yield opened


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with running(quick(tmp_path, **AT_ONCE)) as opened:
        yield opened


def subscribe(house: House | str, table: str, wanted: dict[str, Any], language: str = "en") -> httpx.Response:
    address = house if isinstance(house, str) else house.address
    where = f"http://{address}/api/tables/{table}/push?language={language}"
    return httpx.put(where, json=wanted, timeout=PATIENCE)


@asynccontextmanager
async def race(house: House | str, seats: list[dict[str, str]], **more: Any) -> AsyncIterator[tuple[str, Client, str]]:
    """A race that Mia has made and started, and Ben has left again: the table, Mia's page, Ben's key."""
    address = house if isinstance(house, str) else house.address
    asked = {"game": "monza", "seats": seats, "options": {"players": len(seats), "track": "oval"}, **more}
    made = httpx.post(f"http://{address}/api/tables", json=asked, timeout=PATIENCE).json()
    async with page(house, made["id"], made["key"]) as mia:
        async with page(house, made["id"]) as ben:
            await ben.do("sit", seat=seats.index({}), name="Ben")
            key = (await ben.until("key"))["key"]
            await ben.until("table", yours=[seats.index({})])
        while mia.table["seats"][seats.index({})]["kind"] == "open":
            await mia.hear()
        await mia.do("start")
        await mia.until("table", phase="racing")
        yield made["id"], mia, key


async def until_awaited(client: Client, seat: int) -> None:
    """Plays until the race waits for somebody else's seat."""
    while client.view is None or client.view["roller"] != seat:
        await client.act()
        await client.until("happened")


def test_the_example_of_the_standard() -> None:
    """RFC 8291, appendix A."""
    sender = ec.derive_private_key(
        int.from_bytes(bytes64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), ec.SECP256R1()
    )
    browser = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    sent = encrypt(
        b"When I grow up, I want to be a watermelon",
        bytes64(browser),
        bytes64("BTBZMqHH6r4Tts7J_aSIgg"),
        sender,
        bytes64("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert text64(sent) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_who_is_away_is_called_once_when_it_is_their_turn(house: House, service: Service) -> None:
    """In their language, and not for every move; and not while they are there."""

    async def main() -> None:
        async with race(house, [{"name": "Mia"}, {}]) as (table, mia, key):
            phone = Browser(service, "/201/ben")
            assert subscribe(house, table, phone.subscription(key), "de").status_code == 204
            assert not service.got, "it is Mia's turn"
            await until_awaited(mia, 1)
            await asyncio.to_thread(service.until, 1)
            (told,) = phone.calls()
            assert told["title"] == "Du bist dran"
            assert "Ben" in told["body"]
            assert told["path"] == f"/table/{table}"
            assert (told["tag"], told["language"]) == (f"turn-{table}", "de")
            head = service.got[0][2]
            public = house.http.get("/api/push").json()["key"]
            claims = claims_of(head["Authorization"], public)
            assert claims["aud"] == f"http://{service.address}"
            assert time.time() < claims["exp"] <= time.time() + 86_400
            assert claims["sub"].startswith("mailto:")
            assert head["Content-Encoding"] == "aes128gcm"
            assert int(head["TTL"]) > 0
            assert re.fullmatch(r"[\w-]{1,32}", head["Topic"])

            async with page(house, table, key) as ben:  # Ben comes, plays, and stays: nobody calls him
                await until_awaited(ben, 0)
                while mia.view is None or mia.view["roller"] != 0:
                    await mia.hear()
                await until_awaited(mia, 1)
                while ben.view is None or ben.view["roller"] != 1:
                    await ben.hear()
                assert len(service.got) == 1
                await until_awaited(ben, 0)
            while mia.view is None or mia.view["roller"] != 0:
                await mia.hear()
            await until_awaited(mia, 1)
            await asyncio.to_thread(service.until, 2)
            assert len(phone.calls()) == 2, "another turn is another call"

    asyncio.run(main())


def test_bots_play_on_for_who_is_to_be_called_while_nobody_looks(house: House, service: Service) -> None:
    async def main() -> None:
        async with race(house, [{"name": "Mia"}, {"bot": "greedy"}, {}]) as (table, mia, key):
            phone = Browser(service, "/201/ben")
            assert subscribe(house, table, phone.subscription(key)).status_code == 204
            while True:  # Mia makes her last move and is gone before the bot has rolled
                await mia.act()
                if (await mia.until("happened"))["view"]["roller"] == 1:
                    break
        await asyncio.to_thread(service.until, 1)
        assert "Ben" in phone.calls()[0]["body"]

    asyncio.run(main())


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(house: House, service: Service, status: int) -> None:
    async def main() -> None:
        async with race(house, [{"name": "Mia"}, {}]) as (table, mia, key):
            lost, there = Browser(service, f"/{status}/lost"), Browser(service, "/201/there")
            for browser in (lost, there):
                subscribe(house, table, browser.subscription(key))
            await until_awaited(mia, 1)
            await asyncio.to_thread(service.until, 2)
            async with page(house, table, key) as ben:
                await until_awaited(ben, 0)
            while mia.view is None or mia.view["roller"] != 0:
                await mia.hear()
            await until_awaited(mia, 1)
            await asyncio.to_thread(service.until, 3)
            assert (len(lost.calls()), len(there.calls())) == (1, 2)

    asyncio.run(main())


def test_who_does_not_want_it_any_more_is_not_called(house: House, service: Service) -> None:
    async def main() -> None:
        async with race(house, [{"name": "Mia"}, {}]) as (table, mia, key):
            off, on = Browser(service, "/201/off"), Browser(service, "/201/on")
            subscribe(house, table, off.subscription(key))
            subscribe(house, table, on.subscription(key))
            assert subscribe(house, table, {"key": key, "endpoint": off.endpoint, "wanted": False}).status_code == 204
            await until_awaited(mia, 1)
            await asyncio.to_thread(service.until, 1)
            assert not off.calls()

    asyncio.run(main())


def test_a_slow_push_service_keeps_nobody_waiting_and_a_busy_one_is_asked_again(house: House, service: Service) -> None:
    async def main() -> None:
        async with race(house, [{"name": "Mia"}, {}]) as (table, mia, key):
            slow, later = Browser(service, "/slow/ben"), Browser(service, "/later/ben")
            subscribe(house, table, slow.subscription(key))
            subscribe(house, table, later.subscription(key))
            await until_awaited(mia, 1)
            await asyncio.to_thread(service.until, 3)
            assert len(later.calls()) == 2, "once refused, then taken"
            async with page(house, table, key) as ben:  # the slow one has not answered yet
                await until_awaited(ben, 0)
            service.let_go.set()

    asyncio.run(main())


def test_only_who_sits_there_and_only_real_browsers(house: House, service: Service) -> None:
    made = house.make(seats=[{"name": "Mia"}], options=TWO)
    good = Browser(service, "/201/mia").subscription(made["key"])
    assert subscribe(house, made["id"], good | {"key": "x" * 22}).status_code == 403
    for wrong in (
        {"endpoint": "http://192.168.0.1/steal"},
        {"endpoint": "https://localhost/"},
        {"endpoint": "https://127.0.0.1/"},
        {"endpoint": "https://push.example.org:8443/x"},
        {"endpoint": "file:///etc/passwd"},
        {"p256dh": text64(b"\x04" + b"\x01" * 64)},
        {"p256dh": "%%%"},
        {"auth": text64(b"short")},
    ):
        refused = subscribe(house, made["id"], good | wrong)
        assert refused.status_code == 400, wrong
        assert refused.json()["error"]["key"] == "server-push"
    assert subscribe(house, "A" * 12, good).status_code in (400, 404)


def test_nothing_but_public_push_services() -> None:
    for allowed in ("https://fcm.googleapis.com/fcm/send/x", "https://web.push.apple.com/Q", "https://8.8.8.8/x"):
        require_endpoint(allowed, loopback=False)
    for forbidden in (
        "http://fcm.googleapis.com/x",
        "https://10.0.0.1/x",
        "https://[::1]/x",
        "https://[::ffff:127.0.0.1]/x",
        "https://169.254.169.254/latest",
        "https://user@push.example.org/x",
        "https://intranet/x",
        "http://127.0.0.1:8000/x",
        "https://push.example.org/ x",
        "https://push.example.org:99999/",
        "",
    ):
        with pytest.raises(ForbiddenError):
            require_endpoint(forbidden, loopback=False)


def test_few_browsers_for_one_seat_and_one_call_for_one_wait(tmp_path: Path) -> None:
    async def main() -> None:
        book = Book(tmp_path / "calls.sqlite", 3)
        for number in range(5):
            await book.add(Subscription("t", "k", f"https://e/{number}", b"p", b"a", "en"))
        assert {one.endpoint for one in await book.of("t", "k")} == {f"https://e/{n}" for n in (2, 3, 4)}
        assert await book.keys("t") == {"k"}
        assert await book.tables(1, 9) == ["t"]
        claims = await asyncio.gather(*(book.claim("t", "k", 1, 7) for _ in range(8)))
        assert sum(claims) == 1
        assert not await book.claim("t", "k", 1, 6)
        assert await book.claim("t", "k", 1, 9)
        assert await book.claim("t", "k", 2, 0)
        await book.close()

    asyncio.run(main())


START = """
import sys, os
from pathlib import Path
from paddock.server import Settings, serve
from paddock.server.push import book, calls
if sys.argv[2] == "before":  # killed after the move is on disk, before the call is noted
    book.Book.claim = lambda *any: os.kill(os.getpid(), 9)
elif sys.argv[2] == "after":  # killed after it is noted, before it is sent
    calls.Calls._send = lambda *any: os.kill(os.getpid(), 9)
serve("127.0.0.1", 0, settings=Settings(Path(sys.argv[1]), pause=0.0, rate=1e6, burst=1e6, push_loopback=True,
                                        push_settle=0.0, push_grace=0.0))
"""


@contextmanager
def process(data: Path, killed: str = "") -> Iterator[tuple[subprocess.Popen[str], str]]:
    command = [sys.executable, "-c", START, str(data), killed]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            port = re.search(r":(\d+)/", server.stdout.readline())
            assert port is not None
            yield server, f"127.0.0.1:{port[1]}"
        finally:
            if server.poll() is None:
                server.terminate()


@pytest.mark.parametrize(("killed", "calls"), [("before", 1), ("after", 0)])
def test_after_a_crash_nobody_is_called_twice(tmp_path: Path, service: Service, killed: str, calls: int) -> None:
    """Killed between the move and the note of its call, the next start makes it; killed between the note and the call,
    it is not made. The turn after that is called as ever."""
    phone = Browser(service, "/201/ben")

    async def first(address: str) -> tuple[str, str]:
        async with race(address, [{"name": "Mia"}, {}]) as (table, mia, key):
            assert subscribe(address, table, phone.subscription(key)).status_code == 204
            await until_awaited(mia, 1)
            await mia.until_closed()
            return table, key

    with process(tmp_path, killed) as (server, address):
        table, key = asyncio.run(first(address))
    assert server.returncode == -signal.SIGKILL
    assert not service.got
    with process(tmp_path) as (_, address):
        if calls:
            service.until(1)

        async def second() -> None:
            async with page(address, table, key) as ben:  # Mia is away, and wants no calls: Ben plays for a while
                await until_awaited(ben, 0)

        asyncio.run(second())
        assert len(phone.calls()) == calls
    with process(tmp_path) as (_, address):  # and another start calls nobody again
        assert httpx.get(f"http://{address}/api/tables/{table}", timeout=PATIENCE).status_code == 200
        assert len(phone.calls()) == calls


def test_the_keys_are_made_once_and_are_nobody_elses(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as house:
        first = house.http.get("/api/push").json()["key"]
    with running(quick(tmp_path)) as house:
        assert house.http.get("/api/push").json()["key"] == first
    if os.name != "nt":
        assert stat.S_IMODE((tmp_path / FILE).stat().st_mode) == 0o600
