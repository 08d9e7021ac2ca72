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
from typing import Any, Literal

import uvicorn

from paddock.core.messages import PaddockError, say
from paddock.server.app import create_app
from paddock.server.door import protocols
from paddock.server.occupancy import InUseError, Occupancy
from paddock.server.reach import Reach, is_this_machine
from paddock.server.settings import Settings

THREAD_SECONDS = 0.001
"""After so long, a thread that draws or checks something makes way for the event loop: moves are not to wait for it.
(Python's own number is five times that.)"""


class _Server(uvicorn.Server):
    """Says where it is as soon as it listens."""

    def __init__(
        self,
        config: uvicorn.Config,
        settings: Settings,
        open_browser: bool,
        reach: Reach,
        lan: bool,
        occupancy: Occupancy,
    ) -> None:
        super().__init__(config)
        self._settings = settings
        self._open_browser = open_browser
        self._reach = reach
        self._lan = lan
        self._occupancy = occupancy

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        port = self.servers[0].sockets[0].getsockname()[1]
        host = "localhost" if self.config.host in ("127.0.0.1", "0.0.0.0", "::1", "::", "") else self.config.host
        address = f"http://{host}:{port}/"
        self._occupancy.tell(address)
        print(say("server-running", address=address), flush=True)
        if self.config.host in ("0.0.0.0", "::", ""):
            self._reach.is_everywhere(port)
        elif is_this_machine(self.config.host):
            self._reach.allow(self._second, port)
            if self._lan and not await self._reach.open_to_network():
                print(say("server-no-network"), flush=True)
        if self._open_browser:
            await asyncio.to_thread(webbrowser.open, address)

    def _second(self, host: str) -> uvicorn.Config:
        """How the same application listens on another address. It is alive already."""
        port = self.servers[0].sockets[0].getsockname()[1]
        return uvicorn_config(self.config.app, self._settings, host, port, lifespan="off")


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data_dir: Path | str = "paddock-data",
    open_browser: bool = False,
    settings: Settings | None = None,
    lan: bool = False,
) -> int:
    """Serves until it is stopped; with `lan`, devices of the own network may come, too. Whoever wants to open the page
    of a house that is open already gets that one."""
    settings = settings or Settings(Path(data_dir))
    try:
        settings.data.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise PaddockError("file-unwritable", path=str(settings.data), detail=error.strerror or str(error)) from None
    try:
        occupancy = Occupancy(settings.data)
    except InUseError as error:
        if not (open_browser and error.address):
            raise
        print(say("server-open-already", address=error.address), flush=True)
        webbrowser.open(error.address)
        return 0
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s", stream=sys.stderr)
    reach = Reach(settings.public, announce=lambda address: print(say("server-network", address=address), flush=True))
    config = uvicorn_config(create_app(settings, reach), settings, host, port)
    server = _Server(config, settings, open_browser, reach, lan, occupancy)
    _look_less_often_for_garbage()
    sys.setswitchinterval(THREAD_SECONDS)
    with contextlib.closing(occupancy), contextlib.suppress(KeyboardInterrupt):  # that is how people stop it
        server.run()
    return 0 if server.started else 1


def uvicorn_config(
    app: Any, settings: Settings, host: str, port: int, lifespan: Literal["auto", "on", "off"] = "auto"
) -> uvicorn.Config:
    """How the application listens on an address."""
    http, ws = protocols(settings)
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        lifespan=lifespan,
        log_config=None,
        access_log=False,
        http=http,
        ws=ws,
        ws_max_size=4 * settings.message_bytes,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=2,
        server_header=False,
    )


def _look_less_often_for_garbage() -> None:
    """What is loaded at the start stays, so the collector need not look through it again and again; and what a move
    leaves behind is freed without it, so it need not look after every few moves."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 10)
