"""Strangers that mean harm, as a process of their own: `python -m tests.server.attackers KIND ADDRESS SECONDS`.

They talk to this machine only, and end by themselves.
"""

from __future__ import annotations

import contextlib
import json
import os
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from urllib.parse import quote

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

FROM = "127.0.0.2"
"""Strangers come from elsewhere: what they use up is not taken from those who play."""
THREADS = 6
DOTTED = "a." * 3900 + "a = 1"
MASK = b"\x00\x00\x00\x00"
PING, PONG, TEXT_BEGINS, GOES_ON = (bytes([opcode, 0x80]) + MASK for opcode in (0x89, 0x8A, 0x01, 0x00))
"""Frames without content, as a client has to send them."""


CUT_OFF = ConnectionClosed, OSError, httpx.HTTPError


class Stranger:
    def __init__(self, address: str, seconds: float) -> None:
        self.address, self._until = address, time.monotonic() + seconds

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self._until

    def http(self) -> httpx.Client:
        way = httpx.HTTPTransport(local_address=FROM)
        return httpx.Client(base_url=f"http://{self.address}", timeout=30, transport=way)

    @contextlib.contextmanager
    def table(self) -> Iterator[ClientConnection]:
        """A table of one's own, as its host."""
        with self.http() as http:
            made = http.post("/api/tables", json={"game": "monza"}).json()
        address = f"ws://{self.address}/api/tables/{made['id']}/live?key={made['key']}"
        with connect(address, proxy=None, source_address=(FROM, 0)) as line:
            yield line


def nothing(stranger: Stranger) -> None:
    """Uses the processor as the others do, and leaves the server alone: what they are compared with."""
    while stranger.goes_on:
        sum(range(10_000))


def changes(stranger: Stranger) -> None:
    """Boards with one key of thousands of parts, again and again."""
    while stranger.goes_on:
        with contextlib.suppress(*CUT_OFF), stranger.table() as line:
            while stranger.goes_on:
                line.send(json.dumps({"do": "change", "board": DOTTED}))
                line.recv(timeout=30)


def codes(stranger: Stranger) -> None:
    """Large QR codes, each another one."""
    with stranger.http() as http:
        while stranger.goes_on:
            with contextlib.suppress(*CUT_OFF):
                http.get(f"/api/qr.svg?text={quote(os.urandom(100).hex())}")


def boards(stranger: Stranger) -> None:
    """Tables with a board of one's own, each another one."""
    with stranger.http() as http:
        text = http.get("/api/games/monza/workshop").json()["boards"][-1]["text"]
        while stranger.goes_on:
            http.post("/api/tables", json={"game": "monza", "board": f"{text}\n# {os.urandom(8).hex()}"})


def uploads(stranger: Stranger) -> None:
    """Long texts that are no records, and one that begins like one."""
    with stranger.http() as http:
        header = {"game": "monza", "rules": 1, "options": {}, "seats": [], "board": "x" * 200_000}
        while stranger.goes_on:
            http.post("/api/records", content=json.dumps(header))
            http.post("/api/records", content="[" * 250_000)


def frames(frame: bytes) -> Callable[[Stranger], None]:
    """So many empty frames that a server does nothing but unpack them."""

    def flood(stranger: Stranger) -> None:
        while stranger.goes_on:
            with contextlib.suppress(*CUT_OFF), stranger.table() as line:
                if frame is GOES_ON:
                    line.socket.sendall(TEXT_BEGINS)
                while stranger.goes_on:
                    line.socket.sendall(frame * 10_000)

    return flood


def silence(stranger: Stranger) -> None:
    """Connections that never say a word, and heads that never end."""
    host, port = stranger.address.split(":")
    lines: list[socket.socket] = []
    while stranger.goes_on:
        with contextlib.suppress(OSError):
            lines.append(socket.create_connection((host, int(port)), 5, (FROM, 0)))
            if len(lines) % 2:
                lines[-1].sendall(b"GET / HTTP/1.1\r\nX: ")
        if len(lines) >= 1100 // THREADS:
            time.sleep(0.05)
    for line in lines:
        line.close()


NOTHING = "nothing"
ATTACKS: dict[str, Callable[[Stranger], None]] = {
    "changes": changes,
    "codes": codes,
    "boards": boards,
    "uploads": uploads,
    "pings": frames(PING),
    "pongs": frames(PONG),
    "fragments": frames(GOES_ON),
    "silence": silence,
}


def main(kind: str, address: str, seconds: str) -> None:
    stranger = Stranger(address, float(seconds))
    threads = [threading.Thread(target=ATTACKS.get(kind, nothing), args=[stranger]) for _ in range(THREADS)]
    for thread in threads:
        thread.start()
    print("begun", flush=True)
    for thread in threads:
        thread.join()


if __name__ == "__main__":
    main(*sys.argv[1:])
