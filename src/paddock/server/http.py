"""The HTTP calls: tables, records, replays, boards, texts, and the page itself."""

from __future__ import annotations

import asyncio
from secrets import randbelow
from typing import Annotated, Any, Literal

import msgspec
import segno
from litestar import Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from paddock.bots import strengths
from paddock.core.builder import builder_of
from paddock.core.game import Game
from paddock.core.handbook import has_handbook
from paddock.core.messages import PaddockError
from paddock.core.options import Option, describe
from paddock.core.pictures import pictures_of, require_pictures
from paddock.core.registry import kinds
from paddock.core.shelf import LARGEST_SEED, shelf_of
from paddock.server.boards import MOST_PARTS
from paddock.server.describe import describe_race
from paddock.server.hub import Hub
from paddock.server.pages import APP, PACKED, REVALIDATE, answer, etag, find_page
from paddock.server.presenter import hides_anything
from paddock.server.replay import take_race, tell_race
from paddock.server.rulebook import rules_of
from paddock.server.structs import (
    BoardInfo,
    BuildWish,
    DescribedSeat,
    GameInfo,
    GeneratedBoard,
    LoadedTable,
    LobbyTable,
    MadeTable,
    NewTable,
    Replay,
    Rules,
    TableInfo,
)
from paddock.server.table import Table, cached_game
from paddock.server.words import language_of, page_texts

Asked = Request[Any, Any, Any]
Race = Annotated[int | None, QueryParameter(description="The number of a race, from 1; the last without it.")]
SVG = "image/svg+xml"
LONGEST_QR = 500
DRAWING_CACHE = "public, max-age=86400"


def _hub(request: Asked) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def _language(request: Asked, wanted: str | None = None) -> str:
    return language_of(wanted or request.headers.get("accept-language"))


def _address(request: Asked) -> str:
    return request.client.host if request.client else ""


@get("/api/games", sync_to_thread=True, summary="The games, with options, bots and boards")
def games() -> list[GameInfo]:
    found = []
    for name, its in kinds().items():
        options = [_sendable(option) for option in describe(its.options)]
        shelf = shelf_of(name)
        boards = [
            BoardInfo(board.key, board.name, board.options, _layouts(cached_game(name, board.options)))
            for board in (shelf.boards() if shelf else [])
        ]
        found.append(
            GameInfo(
                name=name,
                rules=its.latest,
                options=options,
                seatings=list(its.seatings),
                players_option=its.players_option,
                bots=strengths(name),
                boards=boards,
                board_option=shelf.option if shelf else None,
                generates=shelf is not None and shelf.generated is not None,
                handbook=has_handbook(name),
            )
        )
    return found


def _layouts(game: Game[Any]) -> list[str]:
    pictures = pictures_of(game.name)
    return pictures.layouts(game) if pictures else []


def _sendable(option: Option) -> Option:
    return msgspec.structs.replace(option, default=None) if option.default is msgspec.NODEFAULT else option


@get("/api/games/{game:str}/rules", summary="The rules for players, with examples to play")
async def rules(request: Asked, game: FromPath[str], language: FromQuery[str | None] = None) -> Rules:
    return await asyncio.to_thread(rules_of, game, _language(request, language))


@post("/api/games/{game:str}/examples/{example:str}", summary="A practice table that starts from an example")
async def practise(
    request: Asked, game: FromPath[str], example: FromPath[str], language: FromQuery[str | None] = None
) -> MadeTable:
    return await _hub(request).practise(game, example, _language(request, language), _address(request))


@get("/api/games/{game:str}/generated", summary="A generated board: a new one, that of a seed, or one by its key")
async def generated_board(
    game: FromPath[str], seed: FromQuery[str | None] = None, key: FromQuery[str | None] = None
) -> GeneratedBoard:
    shelf = shelf_of(game)
    if shelf is None or shelf.generated is None:
        raise PaddockError("server-not-generated", game=game)
    number = _seed(seed) if key is None else shelf.generated.seed_of(key)
    board = None if number is None else shelf.listed(shelf.generated.key_of(number))
    if number is None or board is None:
        raise PaddockError("server-no-picture", name=str(key)[:60])
    built = await asyncio.to_thread(cached_game, game, board.options)
    return GeneratedBoard(board.key, board.name, board.options, _layouts(built), number)


def _seed(text: str | None) -> int:
    """The seed that somebody typed, or a new one: short enough to be said aloud."""
    if text is None:
        return randbelow(10**6)
    if not (text.isascii() and text.isdigit() and int(text[:30]) <= LARGEST_SEED):
        raise PaddockError("server-seed", seed=text[:30], most=LARGEST_SEED)
    return int(text)


@get("/api/games/{game:str}/boards/{board:str}/{layout:str}", summary="A shipped board laid out")
async def shipped_layout(
    request: Asked, game: FromPath[str], board: FromPath[str], layout: FromPath[str]
) -> Response[bytes]:
    shipped = await asyncio.to_thread(_shipped_game, game, board)
    found = await asyncio.to_thread(require_pictures(game).layout, shipped, layout)
    return _cached(request, msgspec.json.encode(found), "application/json")


@post("/api/games/{game:str}/builder", status_code=200, summary="A board that is being built, part by part")
async def build_board(
    request: Asked, game: FromPath[str], data: JSONBody[BuildWish], language: FromQuery[str | None] = None
) -> Response[bytes]:
    builder, spoken = builder_of(game), _language(request, language)
    if len(data.words) > MOST_PARTS:
        raise PaddockError("server-board-long", length=len(data.words), most=MOST_PARTS)

    def work() -> bytes:
        words = builder.finish(data.words, data.seed) if data.finish else data.words
        return msgspec.json.encode(builder.bench(words, data.name, spoken))

    return Response(await asyncio.to_thread(work), media_type="application/json")


@get("/api/tables", summary="Public tables that wait for players or are being played")
async def lobby(request: Asked) -> list[LobbyTable]:
    return await _hub(request).lobby()


@post("/api/tables", summary="Make a table")
async def make_table(request: Asked, data: JSONBody[NewTable]) -> MadeTable:
    return await _hub(request).make(data, _address(request))


@get("/api/tables/{id:str}", summary="A table as everybody may see it")
async def show_table(request: Asked, id: FromPath[str], language: FromQuery[str | None] = None) -> TableInfo:
    room, spoken = await _hub(request).room(id), _language(request, language)
    return await room.ask(lambda table: room.presenter.info((), False, spoken, room.audience.present))


@get("/api/tables/{id:str}/record", summary="The record of its race, for download", media_type="application/jsonl")
async def record(request: Asked, id: FromPath[str], race: Race = None) -> Response[bytes]:
    def text(table: Table) -> tuple[str, str]:
        found = table.race(race)
        if hides_anything(table.game, list(found.states())):
            raise PaddockError("server-record-secret")
        return found.text(), f"{table.game.name}-{table.id}-{table.races.index(found) + 1}.jsonl"

    content, name = await (await _hub(request).room(id)).ask(text)
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(content.encode(), headers=headers, media_type="application/jsonl; charset=utf-8")


@get("/api/tables/{id:str}/replay", summary="Every moment of its race")
async def replay(
    request: Asked,
    id: FromPath[str],
    race: Race = None,
    language: FromQuery[str | None] = None,
) -> Replay:
    room, spoken = await _hub(request).room(id), _language(request, language)
    taken = await room.ask(lambda table: take_race(table, race))
    return await asyncio.to_thread(tell_race, taken, spoken)


@get("/api/tables/{id:str}/standings", summary="How everybody stood at each moment of its race, in words")
async def standings(
    request: Asked,
    id: FromPath[str],
    race: Race = None,
    language: FromQuery[str | None] = None,
) -> list[list[DescribedSeat | None]]:
    room, spoken = await _hub(request).room(id), _language(request, language)
    taken = await room.ask(lambda table: take_race(table, race))
    return await asyncio.to_thread(describe_race, taken, spoken)


@post("/api/records", summary="A record's text becomes a finished table to look at")
async def load_record(request: Asked) -> LoadedTable:
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise PaddockError("server-not-text") from None
    return LoadedTable(await _hub(request).load(text, _address(request)))


@get("/api/tables/{id:str}/board/{layout:str}", summary="The board laid out: outlines, centres, headings")
async def layout(request: Asked, id: FromPath[str], layout: FromPath[str]) -> Response[bytes]:
    game = await _game(request, id)
    found = await asyncio.to_thread(require_pictures(game.name).layout, game, layout)
    return _cached(request, msgspec.json.encode(found), "application/json")


@get("/api/tables/{id:str}/board/{layout:str}/{picture:str}", summary="The board drawn: light.svg or dark.svg")
async def drawing(request: Asked, id: FromPath[str], layout: FromPath[str], picture: FromPath[str]) -> Response[bytes]:
    return await _drawn(request, await _game(request, id), layout, picture)


@get("/api/games/{game:str}/boards/{board:str}/{layout:str}/{picture:str}", summary="A shipped board drawn")
async def shipped(
    request: Asked, game: FromPath[str], board: FromPath[str], layout: FromPath[str], picture: FromPath[str]
) -> Response[bytes]:
    return await _drawn(request, await asyncio.to_thread(_shipped_game, game, board), layout, picture)


def _shipped_game(game: str, board: str) -> Game[Any]:
    """The game on one of the boards that come with it, or that was generated for it."""
    require_pictures(game)
    shelf = shelf_of(game)
    found = shelf.listed(board) if shelf else None
    if found is None:
        raise PaddockError("server-no-picture", name=board[:60])
    return cached_game(game, found.options)


@get("/api/qr.svg", summary="A QR code")
async def qr(request: Asked, text: Annotated[str, QueryParameter(max_length=LONGEST_QR)]) -> Response[bytes]:
    code = segno.make(text, error="m", micro=False)
    svg = code.svg_inline(scale=8, border=4, dark="#000", light="#fff", omitsize=True)
    svg = svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1) if "xmlns" not in svg else svg
    return _cached(request, svg.encode(), SVG)


@get("/api/texts/{language:str}", summary="The Fluent texts of shell and games", media_type="text/plain")
async def texts(request: Asked, language: FromPath[str]) -> Response[bytes]:
    return _cached(request, page_texts(language_of(language)).encode(), "text/plain", REVALIDATE)


@get(["/", "/{path:path}"], include_in_schema=False, opt={PACKED: True})
async def page(request: Asked) -> Response[bytes]:
    file = find_page(request.app.state.pages, request.scope["path"])
    if file is None:
        raise PaddockError("server-no-page" if request.app.state.pages else "server-not-built")
    headers = {}
    if file is request.app.state.pages.get(APP):
        first, *more = request.scope["path"].strip("/").split("/")
        link = request.app.state.hints.link(first, await _game_played(request, *more[:1]))
        headers = {"Link": link} if link else {}
    return answer(request, file, headers)


async def _game_played(request: Asked, id: str = "") -> str | None:
    """The game of a table, where there is such a table: its page says clearly when there is none."""
    try:
        return (await _game(request, id)).name
    except PaddockError:
        return None


async def _game(request: Asked, id: str) -> Game[Any]:
    return await (await _hub(request).room(id)).ask(lambda table: table.game)


async def _drawn(request: Asked, game: Game[Any], layout: str, picture: str) -> Response[bytes]:
    theme: Literal["light", "dark"]
    if picture == "light.svg":
        theme = "light"
    elif picture == "dark.svg":
        theme = "dark"
    else:
        raise PaddockError("server-no-picture", name=picture[:60])
    svg = await asyncio.to_thread(require_pictures(game.name).drawing, game, layout, theme)
    return _cached(request, svg.encode(), SVG)


def _cached(request: Asked, body: bytes, media: str, cache: str = DRAWING_CACHE) -> Response[bytes]:
    headers = {"Cache-Control": cache, "ETag": etag(body)}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(b"", status_code=304, headers=headers, media_type=media)
    return Response(body, headers=headers, media_type=media)


HANDLERS = [
    games,
    rules,
    practise,
    build_board,
    generated_board,
    lobby,
    make_table,
    show_table,
    record,
    replay,
    standings,
    load_record,
    layout,
    drawing,
    shipped,
    shipped_layout,
    qr,
    texts,
    page,
]
