"""How long a connection may be open without a word: a request has to come in time, a WebSocket may stay for hours."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Iterator

import pytest

from .house import PATIENCE, House, page, quick, running

SHORT = 0.2
"""Seconds that a request may take here."""
HEAD = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running(quick(tmp_path_factory.mktemp("hasty"), head_seconds=SHORT, body_seconds=SHORT)) as house:
        yield house


@pytest.mark.parametrize("sent", [b"", HEAD, HEAD + b"\r\n{"], ids=["nothing", "half-a-head", "half-a-body"])
def test_a_request_that_does_not_come_is_cut_off(hasty: House, sent: bytes) -> None:
    host, _, port = hasty.address.partition(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as stranger:
        stranger.sendall(sent)
        with contextlib.suppress(ConnectionResetError):  # one way to end; but waiting in vain is an error
            while stranger.recv(1000):
                pass


def test_a_page_stays_longer_than_a_request_may_take(hasty: House) -> None:
    made = hasty.make()

    async def main() -> None:
        async with page(hasty, made["id"], made["key"]) as client:
            await asyncio.sleep(4 * SHORT)
            await client.do("echo")
            await client.until("echo")

    asyncio.run(main())
