"""The servers that are compared: how each is started, and how its clients are."""

from __future__ import annotations

import contextlib
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Literal, Protocol

import msgspec

from benchmarks.server.plan import Measured, Plan
from benchmarks.server.processes import ROOT, Server, answer, serving

THEIRS = ROOT / "benchmarks" / "boardgame_io"
IN_PRODUCTION = {"NODE_ENV": "production"}
"""Without it boardgame.io writes a line for every move."""


class Contestant(Protocol):
    name: str

    def serving(self, folder: Path) -> contextlib.AbstractContextManager[Server]: ...

    def measure(self, server: Server, plan: Plan) -> Measured: ...


class Ours:
    """Paddock: every move on disk before anybody hears of it. `idle` is after how many seconds a table sleeps."""

    name = "Paddock, on disk"

    def __init__(self, idle: float = 600.0) -> None:
        self.idle = idle

    def serving(self, folder: Path) -> contextlib.AbstractContextManager[Server]:
        return serving([sys.executable, "-m", "benchmarks.server.host", str(folder), str(self.idle)])

    def measure(self, server: Server, plan: Plan) -> Measured:
        load = [sys.executable, "-m", "benchmarks.server.load", server.address, _text(plan)]
        return msgspec.json.decode(answer(load, plan.seconds + 60), type=Measured)


class Theirs:
    """boardgame.io with its own store in memory or in files, and its own client or one that does as little as ours."""

    def __init__(self, store: Literal["memory", "files"], client: Literal["client", "bare"] = "client") -> None:
        self.store, self.client = store, client
        where = "in memory" if store == "memory" else "file store"
        self.name = f"boardgame.io, {where}" + (", bare client" if client == "bare" else "")

    def serving(self, folder: Path) -> contextlib.AbstractContextManager[Server]:
        store = "memory" if self.store == "memory" else str(folder)
        return serving(["node", "server.js", store], THEIRS, IN_PRODUCTION)

    def measure(self, server: Server, plan: Plan) -> Measured:
        load = ["node", "clients.js", f"http://{server.address}", _text(plan), self.client]
        return msgspec.json.decode(answer(load, plan.seconds + 60, THEIRS, IN_PRODUCTION), type=Measured)


def run(contestant: Contestant, plan: Plan) -> Measured:
    """One run with a fresh server and an empty store."""
    with open_house(contestant) as server:
        return contestant.measure(server, plan)


@contextlib.contextmanager
def open_house(contestant: Contestant) -> Iterator[Server]:
    with tempfile.TemporaryDirectory(prefix="paddock-bench-") as folder, contestant.serving(Path(folder)) as server:
        yield server


def find_theirs() -> str:
    """Installs boardgame.io where it is missing; why it cannot be compared with, or nothing."""
    npm = shutil.which("npm")
    if shutil.which("node") is None or npm is None:
        return "Node is not on the PATH, so our server is measured alone: install Node 20 or newer to compare."
    lock, installed = THEIRS / "package-lock.json", THEIRS / "node_modules" / ".package-lock.json"
    if installed.exists() and installed.stat().st_mtime >= lock.stat().st_mtime:
        return ""
    print("installing boardgame.io ...", flush=True)
    done = subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=THEIRS, capture_output=True, text=True)
    return "" if done.returncode == 0 else f"boardgame.io could not be installed: {done.stderr.strip()[-300:]}"


def _text(plan: Plan) -> str:
    return msgspec.json.encode(plan).decode()
