"""Is the house well? For proxies, containers and whoever watches over it."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import Any

from litestar import MediaType, Request, Response, get

PATIENCE = 2.0
"""Seconds after which a database that does not answer counts as away."""


@get("/healthz", media_type=MediaType.TEXT, summary="The process is alive, and its event loop turns")
async def alive() -> str:
    return "ok\n"


@get("/readyz", media_type=MediaType.TEXT, summary="Tables can be read, so that people may be sent here")
async def ready(request: Request[Any, Any, Any]) -> Response[str]:
    try:
        async with asyncio.timeout(PATIENCE):
            await request.app.state.hub.look()
    except (sqlite3.Error, OSError, TimeoutError) as error:
        return Response(f"the database does not answer: {error or 'too late'}\n", status_code=503)
    return Response("ok\n")


HEALTH = [alive, ready]
