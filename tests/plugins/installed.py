"""A plug-in game installed as pip would do it, and a server that finds it: in a process of its own, so that no other
test ever sees the game."""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from ..server.house import House

PLUGINS = Path(__file__).parent
ROOT = PLUGINS.parents[1]
START = """
import sys
from pathlib import Path
from paddock.server import Settings, serve
clocks = {"none": None, "relaxed": None, "fast": None}
serve("127.0.0.1", 0, settings=Settings(Path(sys.argv[1]), pause=0.0, clocks=clocks, rate=1e6, burst=1e6))
"""


def install(folder: Path, name: str, package: str) -> str:
    """Makes a distribution with an entry point in this folder; the PYTHONPATH of a process that is to find it."""
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[paddock.games]\n{name} = {package}.kind:KIND\n", encoding="utf-8")
    return os.pathsep.join([str(folder), str(PLUGINS), str(ROOT), os.environ.get("PYTHONPATH", "")])


@contextlib.contextmanager
def plugged_in(folder: Path, name: str = "secret-dice", package: str = "secret_dice") -> Iterator[House]:
    """A server with the shipped games and this one."""
    environment = os.environ | {"PYTHONPATH": install(folder / "site", name, package)}
    command = [sys.executable, "-c", START, str(folder / "data")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
        assert server.stdout is not None
        try:
            port = re.search(r":(\d+)/", server.stdout.readline())
            assert port is not None
            house = House(f"127.0.0.1:{port[1]}", None)
            yield house
            house.http.close()
        finally:
            server.terminate()
