"""What a page asks for to be called when it is somebody's turn."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, put
from litestar.params import FromPath, FromQuery, JSONBody

from paddock.core.messages import PaddockError
from paddock.server.guards import hash_key
from paddock.server.hub import Hub
from paddock.server.structs import PushKey, PushRequest
from paddock.server.words import language_of

Asked = Request[Any, Any, Any]


@get("/api/push", summary="The public key with which a browser subscribes to calls")
async def push_key(request: Asked) -> PushKey:
    hub: Hub = request.app.state.hub
    return PushKey(await hub.calls.public_key())


@put(
    "/api/tables/{id:str}/push",
    status_code=204,
    summary="Call this browser when it is the turn of a key's seats, or no more",
)
async def call_me(
    request: Asked, id: FromPath[str], data: JSONBody[PushRequest], language: FromQuery[str | None] = None
) -> None:
    hub: Hub = request.app.state.hub
    key = hash_key(data.key)
    room = await hub.room(id)
    if not data.wanted:
        await hub.calls.unsubscribe(id, key, data.endpoint)
        return
    if not await room.ask(lambda table: bool(table.seats_of(key))):
        raise PaddockError("server-not-your-seat")
    if not hub.may_subscribe(request.client.host if request.client else ""):
        raise PaddockError("server-too-many-calls")
    spoken = language_of(language or request.headers.get("accept-language"))
    await hub.calls.subscribe(id, key, data, spoken)
    room.call_for(key)


PUSH = [push_key, call_me]
