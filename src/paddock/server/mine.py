"""The races of a device: what became of the tables that it has keys for, and how they get to another device."""

from __future__ import annotations

import functools
from typing import Any

from litestar import Request, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from paddock.core.messages import PaddockError
from paddock.server.describe import viewer
from paddock.server.ending import end_of
from paddock.server.guards import hash_key, opens
from paddock.server.handover import Handovers
from paddock.server.hub import Hub
from paddock.server.presenter import Presenter
from paddock.server.structs import HandoverCode, KeptTable, MyTable
from paddock.server.table import Table
from paddock.server.words import language_of

MOST_TABLES = 60
Asked = Request[Any, Any, Any]


@post("/api/mine", status_code=200, summary="What became of the tables that a device has keys for")
async def mine(
    request: Asked, data: JSONBody[list[KeptTable]], language: FromQuery[str | None] = None
) -> list[MyTable]:
    """Those whose people are to act come first, then the one that changed last. Tables that are gone are left out."""
    hub: Hub = request.app.state.hub
    spoken = language_of(language or request.headers.get("accept-language"))
    _require_few(data)
    times = await hub.changed([kept.id for kept in data])
    found = []
    for kept in data:
        if kept.id in times:
            room = await hub.room(kept.id)
            look = functools.partial(_my_table, key=hash_key(kept.key), at=times[kept.id], language=spoken)
            found.append(await room.ask(look))
    return sorted(found, key=lambda one: (not one.turn, -one.at))


def _my_table(table: Table, key: str, at: float, language: str) -> MyTable:
    presenter, own, awaited = Presenter(table), table.seats_of(key), table.awaited()
    board, layouts = presenter.board()
    position = standing = None
    if table.races:
        seat, state = viewer(table, own), table.record.state
        position = table.game.view(state, seat).position
        if len(own) == 1:
            found = table.game.standing_on_page(table.game.veil(state, seat), own[0], language)
            standing = found and found.text
    ending = None
    if table.phase == "over" and table.races:
        ending = end_of(table.record, table.record.steps, own[0] if len(own) == 1 else None, language)
    return MyTable(
        id=table.id,
        game=table.game.name,
        phase=table.phase,
        race=len(table.races),
        board=board,
        layouts=layouts,
        seats=presenter.chairs(),
        yours=list(own),
        host=opens(key, table.host),
        turn=bool(awaited.intersection(own)),
        awaited=sorted(awaited),
        at=at,
        result=table.result,
        ending=ending,
        position=position,
        standing=standing,
        onward=table.onward,
    )


@post("/api/handovers", summary="A code with which another device gets these tables")
async def leave(request: Asked, data: JSONBody[list[KeptTable]]) -> HandoverCode:
    _require_few(data)
    handovers: Handovers = request.app.state.handovers
    return HandoverCode(handovers.leave(data))


@get("/api/handovers/{code:str}", summary="The tables that another device has left under a code; once")
async def take(request: Asked, code: FromPath[str]) -> list[KeptTable]:
    handovers: Handovers = request.app.state.handovers
    return list(handovers.take(code))


def _require_few(tables: list[KeptTable]) -> None:
    if len(tables) > MOST_TABLES:
        raise PaddockError("server-too-many-races", given=len(tables), most=MOST_TABLES)


MINE = [mine, leave, take]
