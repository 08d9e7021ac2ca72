"""Runs the server: prints its address, and nothing else."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import socket
import sys
import webbrowser
from pathlib import Path

import uvicorn

from paddock.core.messages import PaddockError, say
from paddock.server.app import create_app
from paddock.server.settings import Settings


class _Server(uvicorn.Server):
    """Says where it is as soon as it listens."""

    def __init__(self, config: uvicorn.Config, open_browser: bool) -> None:
        super().__init__(config)
        self._open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        port = self.servers[0].sockets[0].getsockname()[1]
        host = "localhost" if self.config.host in ("127.0.0.1", "0.0.0.0", "::1", "::", "") else self.config.host
        address = f"http://{host}:{port}/"
        print(say("server-running", address=address), flush=True)
        if self._open_browser:
            await asyncio.to_thread(webbrowser.open, address)


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data_dir: Path | str = "paddock-data",
    open_browser: bool = False,
    settings: Settings | None = None,
) -> int:
    """Serves until it is stopped."""
    settings = settings or Settings(Path(data_dir))
    try:
        settings.data.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise PaddockError("file-unwritable", path=str(settings.data), detail=error.strerror or str(error)) from None
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s", stream=sys.stderr)
    config = uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=4 * settings.message_bytes,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=2,
        server_header=False,
    )
    server = _Server(config, open_browser)
    _look_less_often_for_garbage()
    with contextlib.suppress(KeyboardInterrupt):  # that is how people stop it
        server.run()
    return 0 if server.started else 1


def _look_less_often_for_garbage() -> None:
    """What is loaded at the start stays, so the collector need not look through it again and again; and what a move
    leaves behind is freed without it, so it need not look after every few moves."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 10)
