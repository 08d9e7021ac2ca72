"""The least that a client of a WebSocket needs: it shares the core with the server, and is not what is measured."""

from __future__ import annotations

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
_NO_MASK = bytes(4)
"""Frames of a client are masked. With this mask they stay as they are: it guards against careless proxies only."""


class Wire(asyncio.Protocol):
    """One socket: calls `heard` with every text that arrives."""

    def __init__(self, host: str, path: str, heard: Callable[[bytes], None]) -> None:
        self._host, self._path, self._heard = host, path, heard
        self._buffer = bytearray()
        self._open = False
        self._transport: asyncio.Transport | None = None
        loop = asyncio.get_running_loop()
        self.opened: asyncio.Future[None] = loop.create_future()
        self.closed: asyncio.Future[None] = loop.create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        key = b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {self._path} HTTP/1.1",
            f"Host: {self._host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        ]
        self._transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())

    def connection_lost(self, error: Exception | None) -> None:
        for future in (self.opened, self.closed):
            if not future.done():
                future.set_result(None)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open and not self._shake_hands():
            return
        while (frame := self._next_frame()) is not None:
            opcode, payload = frame
            if opcode == TEXT:
                self._heard(payload)
            elif opcode == PING:
                self._send(PONG, payload)
            elif opcode == CLOSE:
                self.close()

    def send(self, text: bytes) -> None:
        self._send(TEXT, text)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()

    def _send(self, opcode: int, payload: bytes) -> None:
        assert self._transport is not None
        size = len(payload)
        head = bytes((0x80 | opcode, 0x80 | size)) if size < 126 else bytes((0x80 | opcode, 0xFE)) + size.to_bytes(2)
        self._transport.write(head + _NO_MASK + payload)

    def _shake_hands(self) -> bool:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        if not self._buffer.startswith(b"HTTP/1.1 101"):
            raise ConnectionError(f"no WebSocket: {bytes(self._buffer[:200])!r}")
        del self._buffer[: end + 4]
        self._open = True
        self.opened.set_result(None)
        return True

    def _next_frame(self) -> tuple[int, bytes] | None:
        """The first whole frame, taken off the buffer. Servers send text in one piece, and do not mask."""
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, begin = buffer[1], 2
        if size == 126:
            size, begin = int.from_bytes(buffer[2:4]), 4
        elif size == 127:
            size, begin = int.from_bytes(buffer[2:10]), 10
        if len(buffer) < begin + size:
            return None
        opcode, payload = buffer[0] & 15, bytes(buffer[begin : begin + size])
        del buffer[: begin + size]
        return opcode, payload


async def dial(address: str, path: str, heard: Callable[[bytes], None]) -> Wire:
    """An open socket to a server on this machine."""
    host, _, port = address.partition(":")
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(address, path, heard), host, int(port))
    await wire.opened
    return wire
