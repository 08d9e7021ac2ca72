"""The process is killed with SIGKILL while people play: what was acknowledged is there afterwards, and play goes on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
from websockets.exceptions import ConnectionClosed

from .house import Client, page, record_moves

START = """
import sys
from pathlib import Path
from paddock.server import Settings, serve
clocks = {"none": None, "relaxed": None, "fast": None}
limits = {} if sys.argv[2:] == ["strict"] else {"rate": 1e6, "burst": 1e6}
serve("127.0.0.1", 0, settings=Settings(Path(sys.argv[1]), pause=0.0, clocks=clocks, coach_warms=False, **limits))
"""
TABLES = 4


@contextlib.contextmanager
def process(data: Path, strict: bool = False) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server of its own process; gives its address as well. A strict one has the limits that servers have."""
    start = [sys.executable, "-c", START, str(data), *(["strict"] if strict else [])]
    with subprocess.Popen(start, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            port = re.search(r":(\d+)/", server.stdout.readline())
            assert port is not None
            yield server, f"127.0.0.1:{port[1]}"
        finally:
            if server.poll() is None:
                server.terminate()


async def _until_killed(client: Client) -> None:
    with contextlib.suppress(ConnectionClosed):
        await client.play()


def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    async def first(server: subprocess.Popen[str], address: str) -> list[tuple[dict[str, str], Client]]:
        played = []
        async with contextlib.AsyncExitStack() as stack, httpx.AsyncClient(base_url=f"http://{address}") as http:
            for _ in range(TABLES):
                wanted = {"game": "monza", "options": {"players": 2}, "seats": [{"name": "Mia"}, {"bot": "greedy"}]}
                made = (await http.post("/api/tables", json=wanted)).json()
                client = await stack.enter_async_context(page(address, made["id"], made["key"]))
                await client.do("start")
                await client.until("table", phase="racing")
                played.append((made, client))
            tasks = [asyncio.create_task(_until_killed(client)) for _, client in played]
            while min(len(client.moves) for _, client in played) < 15:
                await asyncio.sleep(0.001)
            os.kill(server.pid, signal.SIGKILL)
            await asyncio.gather(*tasks)
        return played

    async def second(address: str, made: dict[str, str], before: Client) -> None:
        async with page(address, made["id"], made["key"], since=before.revision) as after:
            # The page was told of every entry or is told now; then it goes on as if nothing had been.
            after.table = before.table
            if after.heard[0]["is"] == "presence":
                after.view, after.revision = before.view, before.revision
            else:
                assert after.heard[0]["revision"] == before.revision + 1
                while after.view is None:
                    await after.hear()
            await after.play()
        async with httpx.AsyncClient(base_url=f"http://{address}") as http:
            record = record_moves((await http.get(f"/api/tables/{made['id']}/record")).text)
        assert record[: len(before.moves)] == before.moves
        assert record == before.moves + after.moves

    with process(tmp_path) as (server, address):
        played = asyncio.run(first(server, address))
    assert server.returncode == -signal.SIGKILL
    with process(tmp_path) as (_, address):
        for made, client in played:
            asyncio.run(second(address, made, client))


def test_it_says_in_one_line_where_it_is(tmp_path: Path) -> None:
    program = [sys.executable, "-m", "paddock.server", "--port", "0", "--data", str(tmp_path / "new")]
    with subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        assert re.fullmatch(r"Paddock is open at http://localhost:\d+/\n", line)
        server.send_signal(signal.SIGINT)
        assert server.stdout.read() == ""
