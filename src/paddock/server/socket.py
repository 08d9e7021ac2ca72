"""The socket of a table: reads commands, and writes what the table has to say. Too much nonsense closes it."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath

from paddock.core.messages import Message, PaddockError
from paddock.server.connection import Connection
from paddock.server.guards import Bucket, same_origin
from paddock.server.hub import Hub
from paddock.server.room import Room
from paddock.server.settings import Settings
from paddock.server.structs import AnyCommand, Refused
from paddock.server.words import language_of, text_of

POLICY, GOING_AWAY, FULL = 1008, 1001, 1013
_decode = msgspec.json.Decoder(AnyCommand).decode


@websocket("/api/tables/{id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], id: FromPath[str]) -> None:
    hub: Hub = socket.app.state.hub
    query = socket.query_params
    language = language_of(query.get("language") or socket.headers.get("accept-language"))
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host"), hub.settings.origins):
        await _turn_away(socket, Message("server-origin"), language)
        return
    try:
        room = await hub.room(id)
        if len(room.audience) >= hub.settings.sockets_per_table:
            raise PaddockError("server-full")
    except PaddockError as error:
        await _turn_away(socket, error.message, language)
        return
    since = query.get("since") or "0"
    number = int(since) if since.isascii() and since.isdigit() and len(since) < 10 else 0
    connection = Connection(query.get("key"), language, number, hub.settings.outbox)
    await socket.accept()
    room.join(connection)
    writer = asyncio.create_task(_write(socket, connection))
    try:
        await _read(socket, room, connection, hub.settings)
    finally:
        connection.close()
        room.leave(connection)
        await asyncio.gather(writer, return_exceptions=True)


async def _turn_away(socket: WebSocket[Any, Any, Any], message: Message, language: str) -> None:
    """Says why before it closes: a browser cannot read the reason of a refused handshake."""
    await socket.accept()
    await socket.send_text(msgspec.json.encode(Refused(message.key, text_of(message, language), 0)).decode())
    await socket.close(code=POLICY, reason=message.key)


async def _read(socket: WebSocket[Any, Any, Any], room: Room, connection: Connection, settings: Settings) -> None:
    """Until the page goes, or has sent too much that is of no use."""
    bucket, patience = Bucket(settings.rate, settings.burst), settings.patience
    while patience > 0 and not connection.closed:
        message: Any = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        data: str | bytes = message.get("text") or message.get("bytes") or b""
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


async def _write(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    try:
        while (text := await connection.outbox.take()) is not None:
            await socket.send({"type": "websocket.send", "text": text, "bytes": None})
        await socket.send({"type": "websocket.close", "code": GOING_AWAY, "reason": ""})
    except Exception:
        connection.close()  # the page is gone: its reader ends by itself
