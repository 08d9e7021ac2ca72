"""Nobody can stop the others: while a stranger does their worst, moves at other tables take hardly longer than before.

Both are measured in one run, beside a process that is as busy, because the machine may have other things to do.
"""

from __future__ import annotations

import asyncio
import contextlib
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from .attackers import ATTACKS, NOTHING
from .house import Client, page
from .test_crash import process

ROOT = Path(__file__).parents[2]
TABLES = 5
SECONDS = 2.5
ROUNDS = 3
"""A busy machine makes somebody wait now and then, whatever the stranger does; an attack that works does so always."""
SLOW = 0.1
"""What the slowest moves may take on a machine that has nothing else to do."""
SLOWER = 10
"""How many times longer than without the attack, where the machine is busy anyway: then so much is chance. Without the
limits, it was hundreds of times, or for ever."""


async def echo_for(client: Client, until: float) -> list[float]:
    """How long a page waits for its table, from one question to its answer, again and again."""
    times = []
    while time.monotonic() < until:
        begun = time.monotonic()
        await client.do("describe")
        await client.until("description")
        times.append(time.monotonic() - begun)
        await asyncio.sleep(0.05)
    return times


async def waits(clients: list[Client]) -> float:
    """The 99th percentile over all tables."""
    until = time.monotonic() + SECONDS
    found = await asyncio.gather(*(echo_for(client, until) for client in clients))
    times = sorted(one for some in found for one in some)
    return times[int(0.99 * (len(times) - 1))]


async def waits_beside(attack: str, address: str, clients: list[Client]) -> float:
    stranger = [sys.executable, "-m", "tests.server.attackers", attack, address, str(SECONDS)]
    process = await asyncio.create_subprocess_exec(*stranger, cwd=ROOT, stdout=subprocess.PIPE)
    assert process.stdout is not None
    await process.stdout.readline()  # it has begun
    found = await waits(clients)
    assert await process.wait() == 0, "the stranger has failed"
    return found


@pytest.mark.parametrize("attack", ATTACKS)
def test_others_go_on(attack: str, tmp_path: Path) -> None:
    async def main(address: str) -> None:
        async with contextlib.AsyncExitStack() as stack, httpx.AsyncClient(base_url=f"http://{address}") as http:
            clients = []
            for _ in range(TABLES):
                wanted = {"game": "monza", "options": {"players": 2}, "seats": [{"name": "Mia"}, {"name": "Ben"}]}
                made = (await http.post("/api/tables", json=wanted)).json()
                clients.append(await stack.enter_async_context(page(address, made["id"], made["key"])))
                await clients[-1].do("start")
                await clients[-1].until("table", phase="racing")
            for _ in range(ROUNDS):
                calm = await waits_beside(NOTHING, address, clients)
                attacked = await waits_beside(attack, address, clients)
                if attacked <= max(SLOW, SLOWER * calm):
                    break
            else:
                pytest.fail(f"moves at other tables took {attacked:.3f} s instead of {calm:.3f} s")
            assert (await http.get("/api/games")).status_code == 200

    with process(tmp_path, strict=True) as (_, address):
        asyncio.run(main(address))
