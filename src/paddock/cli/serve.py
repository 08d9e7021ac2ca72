"""`paddock serve`: tables for the browser, on this machine."""

from __future__ import annotations

import os
import socket
import sys
from pathlib import Path

import click

from paddock.core.messages import PaddockError

FIRST_PORT, PORTS = 8000, 20


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on; 0.0.0.0 for all.")
@click.option("--port", type=click.IntRange(0, 65535), help="Default: the first free one from 8000 on.")
@click.option("--data", type=click.Path(path_type=Path, file_okay=False), help="The folder of the database.")
@click.option("--lan", is_flag=True, help="Phones and computers in the same network may join, too.")
@click.option("--public", metavar="URL", help="The address for everybody, where a proxy brings people here.")
@click.option("--open/--no-open", "open_browser", default=False, help="Open the page in the browser.")
def serve(host: str, port: int | None, data: Path | None, lan: bool, public: str | None, open_browser: bool) -> None:
    """Serve tables for the browser."""
    from paddock.server.run import serve as serve_tables
    from paddock.server.settings import Settings

    found = free_port(host) if port is None else port
    folder = data or data_folder()
    settings = Settings(folder, public=None if public is None else public.rstrip("/"))
    code = serve_tables(host, found, folder, open_browser, settings, lan)
    if code:
        raise PaddockError("cli-serve-failed", host=host, port=str(found))


def free_port(host: str) -> int:
    """The first port that nobody listens on, from 8000 on: another program on 8000 is no reason not to start."""
    for port in range(FIRST_PORT, FIRST_PORT + PORTS):
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return port
    return 0


def data_folder() -> Path:
    """Where tables are kept: `PADDOCK_DATA`, or the system's usual place for a user's data."""
    if own := os.environ.get("PADDOCK_DATA"):
        return Path(own)
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA")
        return (Path(base) if base else Path.home() / "AppData" / "Local") / "paddock" / "data"
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "paddock"
