"""Puzzles over HTTP: which there are, a table to solve one at, and what somebody's try was worth.

What every way of a puzzle is worth was worked out when it was found (`lab/mining.py`), so that to judge a try is to
look up where it led to.
"""

from __future__ import annotations

import datetime
from typing import Any

from litestar import Request, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from paddock.core.messages import PaddockError
from paddock.core.moves import Move
from paddock.core.puzzles import AHEAD, Puzzle, puzzle, puzzles
from paddock.core.registry import kinds
from paddock.insight.puzzles import Judged, judge
from paddock.insight.words import in_events, in_words, percent
from paddock.server.hub import Hub
from paddock.server.pools import Pools
from paddock.server.practice import puzzling
from paddock.server.presenter import Presenter
from paddock.server.structs import (
    HintedWay,
    MadeTable,
    PuzzleAnswer,
    PuzzleGame,
    PuzzleInfo,
    PuzzleList,
    PuzzleVerdict,
)
from paddock.server.table import Table
from paddock.server.words import language_of

Asked = Request[Any, Any, Any]


@get("/api/puzzles", summary="The games that have puzzles, and which one is today's")
async def list_puzzles(request: Asked, game: FromQuery[str | None] = None) -> PuzzleList:
    pools: Pools = request.app.state.pools
    return await pools.boards.run(_address(request), listed, today(), game)


def today() -> datetime.date:
    """By the clock of the world, so that it is the same day for everybody."""
    return datetime.datetime.now(datetime.UTC).date()


def listed(day: datetime.date, game: str | None = None) -> PuzzleList:
    """Today's puzzle is the same for everybody: it goes round day by day."""
    names = list(kinds()) if game is None else [game]
    counts = {name: len(puzzles(name)) for name in names}
    found = [PuzzleGame(name, count, day.toordinal() % count + 1) for name, count in counts.items() if count]
    if game is not None and not found:
        raise PaddockError("no-puzzles", game=game)
    return PuzzleList(day.isoformat(), found)


@get("/api/puzzles/{game:str}/{number:int}", summary="A puzzle, as the table that it would be solved at")
async def show_puzzle(
    request: Asked, game: FromPath[str], number: FromPath[int], language: FromQuery[str | None] = None
) -> PuzzleInfo:
    pools: Pools = request.app.state.pools
    return await pools.boards.run(_address(request), _shown, game, number, _language(request, language))


def _shown(game: str, number: int, language: str) -> PuzzleInfo:
    found = puzzle(game, number)
    table = Table.fold("", puzzling(found, "", language))
    info = Presenter(table).info((found.seat,), False, language, range(len(table.seats)))
    return PuzzleInfo(game, number, len(puzzles(game)), len(found.ways), percent(AHEAD), info)


@post("/api/puzzles/{game:str}/{number:int}", summary="A table that starts from a puzzle")
async def open_puzzle(
    request: Asked, game: FromPath[str], number: FromPath[int], language: FromQuery[str | None] = None
) -> MadeTable:
    hub: Hub = request.app.state.hub
    return await hub.puzzle_over(puzzle(game, number), _language(request, language), _address(request))


@post("/api/puzzles/{game:str}/{number:int}/verdict", status_code=200, summary="What was played at a puzzle's table")
async def judge_puzzle(
    request: Asked,
    game: FromPath[str],
    number: FromPath[int],
    data: JSONBody[PuzzleAnswer],
    language: FromQuery[str | None] = None,
) -> PuzzleVerdict:
    hub: Hub = request.app.state.hub
    pools: Pools = request.app.state.pools
    found, spoken = puzzle(game, number), _language(request, language)
    start, moves, names = await (await hub.room(data.table)).ask(_played)
    return await pools.records.run(_address(request), _verdict, found, start, moves, names, spoken)


def _played(table: Table) -> tuple[Any, list[tuple[int, Move]], list[str]]:
    """How the race at a table began, and what has been played in it."""
    record = table.race(None)
    return record.first_state, [(step.seat, step.move) for step in record.steps], table.names


def _verdict(
    found: Puzzle, start: Any, steps: list[tuple[int, Move]], names: list[str], language: str
) -> PuzzleVerdict:
    if repr(start) != repr(found.whole()[1]):
        raise PaddockError("server-puzzle-table")
    others = [number for number, (seat, _) in enumerate(steps) if seat != found.seat]
    own = [move for _, move in steps[: others[0] if others else len(steps)]]
    judged = judge(found, own)
    if judged is None:
        raise PaddockError("server-puzzle-open")
    return PuzzleVerdict(
        solved=judged.solved,
        best=_told(found, judged, 0, names, language),
        other=_told(found, judged, judged.other, names, language),
        place=judged.played + 1,
        text=judged.why(found, names, language),
        playouts=found.playouts,
    )


def _told(found: Puzzle, judged: Judged, number: int, names: list[str], language: str) -> HintedWay:
    way = found.ways[number]
    return HintedWay(
        moves=list(way.moves),
        share=way.share,
        error=way.error,
        exact=found.exact,
        words=in_words(judged.game, judged.state, judged.seat, judged.ways[number], names, language),
        events=in_events(judged.game, judged.ways[number].events, judged.seat),
    )


def _address(request: Asked) -> str:
    return request.client.host if request.client else ""


def _language(request: Asked, wanted: str | None) -> str:
    return language_of(wanted or request.headers.get("accept-language"))


PUZZLES = [list_puzzles, show_puzzle, open_puzzle, judge_puzzle]
