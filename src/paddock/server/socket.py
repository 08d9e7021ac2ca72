"""The socket of a table: reads commands and sends messages. Too many invalid messages close it."""

from __future__ import annotations

import asyncio
import re
from typing import Any
from urllib.parse import parse_qsl

import msgspec
from litestar.types import Receive, Scope, Send

from paddock.core.messages import Message, PaddockError
from paddock.server.connection import Connection
from paddock.server.guards import Bucket, same_origin
from paddock.server.hub import Hub
from paddock.server.room import Room
from paddock.server.settings import Settings
from paddock.server.structs import AnyCommand, Refused
from paddock.server.words import language_of, text_of

POLICY, GOING_AWAY, FULL = 1008, 1001, 1013
_PATH = re.compile(r"/api/tables/([^/]+)/live/?")
_decode = msgspec.json.Decoder(AnyCommand).decode


class Socket:
    """The two ends of a WebSocket, as ASGI has them."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive: Any = receive
        self._send: Any = send

    async def accept(self) -> None:
        await self._receive()  # that somebody wants to connect
        await self._send({"type": "websocket.accept", "subprotocol": None, "headers": []})

    async def receive(self) -> str | bytes | None:
        """What the page sends; None when it is gone."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            return None
        data: str | bytes = message.get("text") or message.get("bytes") or b""
        return data

    async def send(self, text: str) -> None:
        await self._send({"type": "websocket.send", "text": text})

    async def close(self, code: int, reason: str = "") -> None:
        await self._send({"type": "websocket.close", "code": code, "reason": reason})


async def live(hub: Hub, scope: Scope, receive: Receive, send: Send) -> None:
    """Everything between a page and its table, as an ASGI application."""
    socket = Socket(receive, send)
    path = _PATH.fullmatch(scope["path"])
    if path is None:
        await socket.close(POLICY)
        return
    query = dict(parse_qsl(scope["query_string"].decode("latin-1")))
    headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
    language = language_of(query.get("language") or headers.get("accept-language"))
    if not same_origin(headers.get("origin"), headers.get("host"), hub.settings.origins):
        await _turn_away(socket, Message("server-origin"), language)
        return
    try:
        room = await hub.room(path[1])
        if len(room.audience) >= hub.settings.sockets_per_table:
            raise PaddockError("server-full")
    except PaddockError as error:
        await _turn_away(socket, error.message, language)
        return
    since = query.get("since") or "0"
    number = int(since) if since.isascii() and since.isdigit() and len(since) < 10 else 0
    await socket.accept()
    client = scope.get("client")
    connection = Connection(
        query.get("key"),
        language,
        number,
        hub.settings.outbox,
        socket.send,
        hub.outgoing,
        client[0] if client else "",
    )
    room.join(connection)
    writer = asyncio.create_task(_write(socket, connection))
    try:
        await _read(socket, room, connection, hub.settings)
    finally:
        connection.close()
        room.leave(connection)
        await asyncio.gather(writer, return_exceptions=True)


async def _turn_away(socket: Socket, message: Message, language: str) -> None:
    """Says why before it closes: a browser cannot read the reason of a refused handshake."""
    await socket.accept()
    await socket.send(msgspec.json.encode(Refused(message.key, text_of(message, language), 0)).decode())
    await socket.close(POLICY, message.key)


async def _read(socket: Socket, room: Room, connection: Connection, settings: Settings) -> None:
    """Reads commands until the page leaves, or has sent too many useless messages."""
    bucket, patience = Bucket(settings.rate, settings.burst), settings.patience
    while patience > 0 and not connection.closed:
        data = await socket.receive()
        if data is None:
            return
        if not bucket.take():
            patience -= 1
            room.refuse(connection, "server-too-fast")
        elif len(data if isinstance(data, bytes) else data.encode()) > settings.message_bytes:
            patience -= 10
            room.refuse(connection, "server-too-long", most=settings.message_bytes // 1024)
        else:
            try:
                command = _decode(data)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                patience -= 5
                invalid = isinstance(error, msgspec.ValidationError)
                if invalid:
                    room.refuse(connection, "server-command", detail=str(error)[:200])
                else:
                    room.refuse(connection, "server-not-json")
            else:
                patience = min(settings.patience, patience + 1)
                room.command(connection, command)
    room.refuse(connection, "server-closed")


async def _write(socket: Socket, connection: Connection) -> None:
    try:
        await connection.write()
        await socket.close(GOING_AWAY)
    except Exception:
        connection.close()  # the page is gone: its reader ends by itself
