"""What races teach, over HTTP: the analysis of a finished race, and another try from any of its moments."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from paddock.core.messages import PaddockError
from paddock.core.record import Record
from paddock.insight.findings import Analysis
from paddock.insight.told import Teller
from paddock.server.analyses import Analyses, Under
from paddock.server.hub import Hub
from paddock.server.pools import Pools
from paddock.server.structs import AnalysisReady, AnalysisUnderWay, MadeTable, PlayOnRequest
from paddock.server.table import Table
from paddock.server.words import language_of

Asked = Request[Any, Any, Any]
Race = Annotated[int | None, QueryParameter(description="The number of a race, from 1; the last without it.")]
DIGITS = 4
"""Of chances, in answers: a hundredth of a point."""


@get("/api/tables/{id:str}/analysis", summary="Luck and skill of a finished race, or how far its analysis is")
async def analysis(
    request: Asked, id: FromPath[str], race: Race = None, language: FromQuery[str | None] = None
) -> AnalysisReady | AnalysisUnderWay:
    hub: Hub = request.app.state.hub
    analyses: Analyses = request.app.state.analyses
    pools: Pools = request.app.state.pools
    record, names = await (await hub.room(id)).ask(lambda table: _finished(table, race))
    found = await analyses.ask(record.game.name, record.text(), _address(request))
    if isinstance(found, Under):
        return AnalysisUnderWay(found.ahead, found.done, found.of)
    return await pools.records.run(_address(request), _tell, record, names, found, _language(request, language))


@post("/api/tables/{id:str}/play-on", summary="A new table from a moment of a race: one seat against bots")
async def play_on(
    request: Asked, id: FromPath[str], data: JSONBody[PlayOnRequest], language: FromQuery[str | None] = None
) -> MadeTable:
    hub: Hub = request.app.state.hub
    record, _ = await (await hub.room(id)).ask(lambda table: _finished(table, data.race))
    return await hub.play_on(record, data, _language(request, language), _address(request))


def _finished(table: Table, race: int | None) -> tuple[Record, list[str]]:
    """A copy of a finished race, and who drove in it."""
    record = table.race(race)
    if record.game.result(record.state) is None:
        raise PaddockError("server-analysis-open")
    return record, record.names


def _tell(record: Record, names: list[str], found: Analysis, language: str) -> AnalysisReady:
    teller = Teller(record, names, language, page=True)
    ways = [teller.ways(one) for one in found.decisions]
    return AnalysisReady(_rounded(found), teller.told(found), ways, teller.scenes(found))


def _rounded(found: Analysis) -> Analysis:
    """With as many digits as are worth sending."""

    def cut(part: Any) -> Any:
        if isinstance(part, float):
            return round(part, DIGITS)
        if isinstance(part, list):
            return [cut(one) for one in part]
        return {name: cut(one) for name, one in part.items()} if isinstance(part, dict) else part

    return msgspec.convert(cut(msgspec.to_builtins(found)), Analysis)


def _address(request: Asked) -> str:
    return request.client.host if request.client else ""


def _language(request: Asked, wanted: str | None) -> str:
    return language_of(wanted or request.headers.get("accept-language"))


INSIGHT = [analysis, play_on]
