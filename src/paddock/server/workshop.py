"""Boards in the making: checked, drawn and raced on, over HTTP. What is right or wrong the game's workshop says."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream

from paddock.core.game import Game
from paddock.core.messages import PaddockError, speaking
from paddock.core.pictures import require_pictures
from paddock.core.registry import build, lane_of
from paddock.core.shelf import Written, shelf_of
from paddock.core.workshop import workshop_of
from paddock.lab.trial import prepare
from paddock.lab.wire import Area, BoardText, Checked, CheckRequest, Drawn, Fault, TrialRequest, WorkshopInfo
from paddock.server.boards import LONGEST, require_listed, require_short
from paddock.server.guards import visible
from paddock.server.pages import PACKED
from paddock.server.pools import Pools
from paddock.server.trials import Trials
from paddock.server.words import language_of

Asked = Request[Any, Any, Any]
NAME = "board.toml"
"""What a board is called that came without a name."""
STARTER = "my-board"


@get("/api/games/{game:str}/workshop", summary="What a workshop begins with: boards as text, and bots")
async def open_workshop(game: FromPath[str]) -> WorkshopInfo:
    return await asyncio.to_thread(_open, game[:60])


@post("/api/games/{game:str}/workshop", status_code=200, summary="Check and draw a board")
async def check_board(
    request: Asked, game: FromPath[str], data: JSONBody[CheckRequest], language: FromQuery[str | None] = None
) -> Checked:
    require_short(data.text)
    async with _trials(request).drawing:
        pools: Pools = request.app.state.pools
        return await pools.boards.run(_address(request), _check, game[:60], data, _language(request, language))


@post(
    "/api/games/{game:str}/workshop/races",
    status_code=200,
    summary="Race on a board: what the races say, a line of JSON each, while they are run",
    # Packed, a line would wait in the packer until the next ones have come.
    opt={PACKED: True},
)
async def race_on_board(
    request: Asked, game: FromPath[str], data: JSONBody[TrialRequest], language: FromQuery[str | None] = None
) -> Stream:
    trials, spoken = _trials(request), _language(request, language)
    require_short(data.text)
    require_listed(game[:60], data.options)
    async with trials.drawing:
        await asyncio.to_thread(prepare, game[:60], data)  # whatever is wrong is said before anything starts
    trials.require_place(_address(request))
    return Stream(trials.run(game[:60], data, spoken), media_type="application/jsonl; charset=utf-8")


def _trials(request: Asked) -> Trials:
    trials: Trials = request.app.state.trials
    return trials


def _address(request: Asked) -> str:
    return request.client.host if request.client else ""


def _language(request: Asked, wanted: str | None) -> str:
    return language_of(wanted or request.headers.get("accept-language"))


def _open(game: str) -> WorkshopInfo:
    workshop, bots = workshop_of(game), list(lane_of(game).policies)
    shelf = shelf_of(game)
    shipped = [shelf.shipped(key) for key in shelf.keys] if shelf else []
    boards = [BoardText(board.key, board.name, board.source) for board in shipped]
    return WorkshopInfo(game, boards, workshop.starter(STARTER), bots, LONGEST)


def _check(game: str, request: CheckRequest, language: str) -> Checked:
    workshop = workshop_of(game)
    written = Written(visible(request.name)[:60] or NAME, request.text)
    with speaking(language):
        try:
            faults = [Fault(one.severity, one.text) for one in workshop.check(written)]
            summary = workshop.summary(written)
            if any(fault.severity == "error" for fault in faults):
                return Checked(faults, summary, {}, None)
            options = workshop.options(written)
            drawn = _draw(build(game, options, request.text), request)
        except PaddockError as error:
            return Checked([Fault("error", str(error))], "", {}, None)
        except RecursionError:
            return Checked([Fault("error", str(PaddockError("server-too-deep")))], "", {}, None)
    return Checked(faults, summary, options, drawn)


def _draw(game: Game[Any], request: CheckRequest) -> Drawn:
    pictures = require_pictures(game.name)
    layouts = pictures.layouts(game)
    layout = request.layout if request.layout in layouts else layouts[0]
    outlines = pictures.outlines(game, layout)
    areas = [
        Area(name, " ".join(f"{x:g},{y:g}" for x, y in outline)) for name, outline in outlines.spaces.items() if outline
    ]
    return Drawn(layouts, outlines.width, outlines.height, pictures.drawing(game, layout, request.theme), areas)


WORKSHOP = [open_workshop, check_board, race_on_board]
