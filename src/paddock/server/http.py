"""The HTTP calls: tables, records, replays, boards, texts, and the page itself."""

from __future__ import annotations

import asyncio
import functools
from secrets import randbelow
from typing import Annotated, Any, Literal

import msgspec
import segno
from litestar import Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from paddock.bots import levels, usual_level
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
from paddock.server.pools import Pools
from paddock.server.presenter import hides_anything
from paddock.server.preview import Preview, PreviewPictures, preview_of, with_preview
from paddock.server.replay import take_race, tell_race
from paddock.server.rulebook import rules_of
from paddock.server.structs import (
    BoardInfo,
    BuildRequest,
    DescribedMoment,
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
Seat = Annotated[int | None, QueryParameter(description="Who reads of the end: a seat; a spectator without it.")]
SVG = "image/svg+xml"
LONGEST_QR = 200
"""Characters: enough for any link to a table. The time that a code takes grows with them."""
LONGEST_SEED = 30
"""Digits, zeros at the front included."""
DRAWING_CACHE = "public, max-age=86400"


def _hub(request: Asked) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def _language(request: Asked, wanted: str | None = None) -> str:
    return language_of(wanted or request.headers.get("accept-language"))


def _pools(request: Asked) -> Pools:
    pools: Pools = request.app.state.pools
    return pools


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
                bots=levels(name),
                bot=usual_level(name),
                boards=boards,
                board_option=shelf.option if shelf else None,
                generates=shelf is not None and shelf.generated is not None,
                handbook=has_handbook(name),
                prize=its.prize,
                phrases=list(its.phrases),
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
    request: Asked, game: FromPath[str], seed: FromQuery[str | None] = None, key: FromQuery[str | None] = None
) -> GeneratedBoard:
    shelf = shelf_of(game)
    if shelf is None or shelf.generated is None:
        raise PaddockError("server-not-generated", game=game)
    number = _seed(seed) if key is None else shelf.generated.seed_of(key)
    board = None if number is None else shelf.listed(shelf.generated.key_of(number))
    if number is None or board is None:
        raise PaddockError("server-no-picture", name=str(key)[:60])
    built = await _pools(request).boards.run(_address(request), cached_game, game, board.options)
    return GeneratedBoard(board.key, board.name, board.options, _layouts(built), number)


def _seed(text: str | None) -> int:
    """The seed that somebody typed, or a new one: short enough to be said aloud."""
    if text is None:
        return randbelow(10**6)
    if not (text.isascii() and text.isdigit() and len(text) <= LONGEST_SEED and int(text) <= LARGEST_SEED):
        raise PaddockError("server-seed", seed=text[:30], most=LARGEST_SEED)
    return int(text)


@get("/api/games/{game:str}/boards/{board:str}/{layout:str}", summary="A shipped board laid out")
async def shipped_layout(
    request: Asked, game: FromPath[str], board: FromPath[str], layout: FromPath[str]
) -> Response[bytes]:
    drawings, address = _pools(request).drawings, _address(request)
    shipped = await drawings.run(address, _shipped_game, game, board)
    found = await drawings.run(address, require_pictures(game).layout, shipped, layout)
    return _cached(request, msgspec.json.encode(found), "application/json")


@post("/api/games/{game:str}/builder", status_code=200, summary="A board that is being built, part by part")
async def build_board(
    request: Asked, game: FromPath[str], data: JSONBody[BuildRequest], language: FromQuery[str | None] = None
) -> Response[bytes]:
    builder, spoken = builder_of(game), _language(request, language)
    if len(data.words) > MOST_PARTS:
        raise PaddockError("server-board-long", length=len(data.words), most=MOST_PARTS)

    def work() -> bytes:
        words = builder.finish(data.words, data.seed) if data.finish else data.words
        return msgspec.json.encode(builder.bench(words, data.name, spoken))

    built = await _pools(request).boards.run(_address(request), work)
    return Response(built, media_type="application/json")


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
    seat: Seat = None,
) -> Replay:
    room, spoken = await _hub(request).room(id), _language(request, language)
    taken = await room.ask(lambda table: take_race(table, race))
    reader = seat if seat in range(len(taken.chairs)) else None
    return await _pools(request).records.run(_address(request), tell_race, taken, spoken, reader)


@get("/api/tables/{id:str}/standings", summary="How everything stood at each moment of its race, in words")
async def standings(
    request: Asked,
    id: FromPath[str],
    race: Race = None,
    language: FromQuery[str | None] = None,
) -> list[DescribedMoment]:
    room, spoken = await _hub(request).room(id), _language(request, language)
    taken = await room.ask(lambda table: take_race(table, race))
    return await _pools(request).records.run(_address(request), describe_race, taken, spoken)


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
    found = await _pools(request).drawings.run(_address(request), require_pictures(game.name).layout, game, layout)
    return _cached(request, msgspec.json.encode(found), "application/json")


@get("/api/tables/{id:str}/board/{layout:str}/{picture:str}", summary="The board drawn: light.svg or dark.svg")
async def drawing(request: Asked, id: FromPath[str], layout: FromPath[str], picture: FromPath[str]) -> Response[bytes]:
    return await _drawn(request, await _game(request, id), layout, picture)


@get("/api/games/{game:str}/boards/{board:str}/{layout:str}/{picture:str}", summary="A shipped board drawn")
async def shipped(
    request: Asked, game: FromPath[str], board: FromPath[str], layout: FromPath[str], picture: FromPath[str]
) -> Response[bytes]:
    found = await _pools(request).drawings.run(_address(request), _shipped_game, game, board)
    return await _drawn(request, found, layout, picture)


def _shipped_game(game: str, board: str) -> Game[Any]:
    """The game on one of the boards that come with it, or that was generated for it."""
    require_pictures(game)
    shelf = shelf_of(game)
    found = shelf.listed(board) if shelf else None
    if found is None:
        raise PaddockError("server-no-picture", name=board[:60])
    return cached_game(game, found.options)


@get("/api/tables/{id:str}/preview.png", summary="The board, as messengers show it beside a link")
async def preview_picture(request: Asked, id: FromPath[str]) -> Response[bytes]:
    game = await _game(request, id)
    pictures = require_pictures(game.name)

    def draw() -> str:
        return pictures.drawing(game, pictures.layouts(game)[0], "light")

    svg = await _pools(request).drawings.run(_address(request), draw)
    previews: PreviewPictures = request.app.state.previews
    answered = _cached(request, await previews.picture(svg), "image/png")
    answered.headers["Cross-Origin-Resource-Policy"] = "cross-origin"  # it is there to be shown elsewhere
    return answered


@get("/api/qr.svg", summary="A QR code")
async def qr(request: Asked, text: Annotated[str, QueryParameter(max_length=LONGEST_QR)]) -> Response[bytes]:
    return _cached(request, await _pools(request).drawings.run(_address(request), _qr_code, text), SVG)


@functools.lru_cache(maxsize=1024)
def _qr_code(text: str) -> bytes:
    svg = segno.make(text, error="m", micro=False).svg_inline(
        scale=8, border=4, dark="#000", light="#fff", omitsize=True
    )
    svg = svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1) if "xmlns" not in svg else svg
    return svg.encode()


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
        table = await _table_shown(request, *more[:1])
        link = request.app.state.hints.link(first, table and table[0])
        headers = {"Link": link} if link else {}
        if table is not None and first in ("table", "replay"):
            origin = _origin(request)
            file = with_preview(
                file, table[1], f"{origin}/{first}/{more[0]}", f"{origin}/api/tables/{more[0]}/preview.png"
            )
            headers["Vary"] = "Accept-Encoding, Accept-Language"
    return answer(request, file, headers)


async def _table_shown(request: Asked, id: str = "") -> tuple[str, Preview] | None:
    """The game of a table, and what is said of it beside a link. Where there is no such table, its page says so."""
    spoken = _language(request)
    try:
        room = await _hub(request).room(id)
        return await room.ask(lambda table: (table.game.name, preview_of(table, spoken)))
    except PaddockError:
        return None


def _origin(request: Asked) -> str:
    """Where this server is for who asks: its public address, or the one that they have used."""
    public: str | None = request.app.state.reach.public
    return (public or f"{request.url.scheme}://{request.headers.get('host', 'localhost')}").rstrip("/")


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
    drawing = require_pictures(game.name).drawing
    svg = await _pools(request).drawings.run(_address(request), drawing, game, layout, theme)
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
    preview_picture,
    qr,
    texts,
    page,
]
