"""The application: routes, headers, errors in one form, and the life of storage and tables."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any, cast

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message as AsgiMessage
from litestar.types import Receive, Scope
from litestar.types.asgi_types import LifeSpanReceive, LifeSpanScope

from paddock.core.messages import Message, PaddockError
from paddock.server.analyses import Analyses
from paddock.server.guards import same_origin
from paddock.server.handover import Handovers
from paddock.server.health import HEALTH
from paddock.server.hints import read_hints
from paddock.server.http import HANDLERS
from paddock.server.hub import Hub
from paddock.server.insight import INSIGHT
from paddock.server.mine import MINE
from paddock.server.pages import PACKED, load_pages
from paddock.server.pools import Costs, Pools
from paddock.server.preview import PreviewPictures
from paddock.server.push.handlers import PUSH
from paddock.server.puzzles import PUZZLES
from paddock.server.reach import Reach
from paddock.server.settings import Settings
from paddock.server.socket import live
from paddock.server.storage import SqliteStorage
from paddock.server.structs import ErrorBody, Wrong
from paddock.server.trials import Trials
from paddock.server.ways import WAYS
from paddock.server.words import language_of, text_of
from paddock.server.workshop import WORKSHOP

log = logging.getLogger("paddock.server")

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "media-src 'self' blob:",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
STATUS = {
    "no-such-example": 404,
    "no-puzzles": 404,
    "no-such-puzzle": 404,
    "server-puzzle-open": 409,
    "server-puzzle-table": 409,
    "server-no-table": 404,
    "server-no-race": 404,
    "server-no-picture": 404,
    "server-no-pictures": 404,
    "server-no-page": 404,
    "server-not-built": 404,
    "server-seed": 400,
    "server-not-started": 409,
    "server-record-secret": 409,
    "server-origin": 403,
    "server-not-here": 403,
    "server-no-network": 409,
    "server-not-your-seat": 403,
    "server-too-many-tables": 429,
    "server-too-many-calls": 429,
    "server-too-many-trials": 429,
    "server-too-many-analyses": 429,
    "server-analysis-open": 409,
    "server-analysis-trouble": 503,
    "analysis-too-long": 409,
    "server-trials-full": 503,
    "server-full": 503,
    "server-busy": 503,
    "server-too-costly": 429,
    "server-storage": 503,
}
CODES = {404: "server-no-page", 405: "server-method", 413: "server-upload-long"}


class Application(Litestar):
    """HTTP calls are Litestar's. Sockets go past it: its layers would wrap every single message."""

    async def __call__(self, scope: Scope | LifeSpanScope, receive: Receive | LifeSpanReceive, send: Any) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await live(self.state.hub, cast(Scope, scope), cast(Receive, receive), send)
        else:
            await super().__call__(scope, receive, send)


def create_app(settings: Settings, reach: Reach | None = None) -> Application:
    """The server as an ASGI application. `reach` knows the ways to it, where they can change."""
    ways = reach or Reach(settings.public)

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        pools = Pools(Costs(settings.work, settings.work_at_once))
        hub = Hub(SqliteStorage(settings.data / "paddock.sqlite"), settings, pools)
        trials = Trials(settings)
        analyses = Analyses(settings)
        app.state.hub, app.state.trials, app.state.pools = hub, trials, pools
        app.state.analyses = analyses
        hub.start()
        try:
            yield
        finally:
            await ways.close_to_network()
            await trials.close()
            await analyses.close()
            await hub.close()
            await hub.thinkers.close()
            pools.close()

    return Application(
        [*HEALTH, *MINE, *WAYS, *PUSH, *INSIGHT, *PUZZLES, *HANDLERS, *WORKSHOP],
        lifespan=[life],
        state=State(
            {
                "pages": load_pages(settings.pages),
                "hints": read_hints(settings.pages),
                "settings": settings,
                "reach": ways,
                "handovers": Handovers(settings.handover),
                "previews": PreviewPictures(settings.data / "previews"),
            }
        ),
        before_request=_check_origin,
        before_send=[_add_headers],
        exception_handlers={
            PaddockError: _refused,
            HTTPException: _http_error,
            RecursionError: _too_deep,
            UnicodeDecodeError: _no_text,
            Exception: _trouble,
        },
        # Pages come compressed already: `pages.py`. Packing them twice would make them unreadable.
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=800, gzip_compress_level=5, exclude_opt_key=PACKED
        ),
        openapi_config=OpenAPIConfig(
            title="Paddock", version=version("paddock"), path="/api/schema", render_plugins=[JsonRenderPlugin(path="/")]
        ),
        request_max_body_size=settings.upload_bytes,
        logging_config=None,
    )


async def _check_origin(request: Request[Any, Any, Any]) -> None:
    if request.method in ("GET", "HEAD", "OPTIONS"):
        return
    settings: Settings = request.app.state.settings
    if not same_origin(request.headers.get("origin"), request.headers.get("host"), settings.origins):
        raise PaddockError("server-origin")


async def _add_headers(message: AsgiMessage, scope: Scope) -> None:
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if scope["path"].startswith("/api/"):
            headers.setdefault("Cache-Control", "no-store")


def _error(request: Request[Any, Any, Any], message: Message, status: int) -> Response[ErrorBody]:
    language = language_of(request.query_params.get("language") or request.headers.get("accept-language"))
    return Response(ErrorBody(Wrong(message.key, text_of(message, language))), status_code=status)


def _refused(request: Request[Any, Any, Any], error: PaddockError) -> Response[ErrorBody]:
    key = error.message.key
    missing = 404 if request.method == "GET" else 400  # the address is wrong, or what was sent
    status = STATUS.get(key, missing)
    return _error(request, error.message, status)


def _http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[ErrorBody]:
    if error.status_code >= 500:
        return _trouble(request, error)
    key = CODES.get(error.status_code)
    if key is not None:
        return _error(request, Message(key), error.status_code)
    extra = error.extra if isinstance(error.extra, list) else []
    details = [f"{part.get('key', '')} {part.get('message', '')}".strip() for part in extra if isinstance(part, dict)]
    return _error(request, Message("server-request", {"detail": "; ".join(details) or error.detail}), error.status_code)


def _too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[ErrorBody]:
    return _error(request, Message("server-too-deep"), 400)


def _no_text(request: Request[Any, Any, Any], error: UnicodeDecodeError) -> Response[ErrorBody]:
    return _error(request, Message("server-request", {"detail": "it is not UTF-8"}), 400)


def _trouble(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    log.error("a request has failed: %s", request.url.path, exc_info=error)
    return _error(request, Message("server-trouble"), 500)
