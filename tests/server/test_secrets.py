"""A game with secrets at the same tables: nothing hidden leaves the server, by socket, replay or record."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from typing import Any

import pytest

from paddock.core.registry import kinds

from ..laws.toy import KIND
from .house import Client, House, page, quick, running

HIDDEN = -1


@pytest.fixture(scope="module")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that knows the toy as well: it is installed nowhere, so it is put among the games here."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(kinds(), "toy", KIND)
        with running(quick(tmp_path_factory.mktemp("toys"))) as house:
            yield house


def check(view: dict[str, Any] | None) -> None:
    """Only the own card is shown, no guess of others, and never the die."""
    if view is None or view["result"] is not None:
        return
    state = view["position"]["state"]
    assert state["die"] <= 0
    for seat in range(3):
        if seat != view["seat"]:
            assert state["card"][seat] in (0, HIDDEN)
            assert state["guess"][seat] in (0, HIDDEN)


async def play(client: Client) -> None:
    """Takes a card and guesses whenever the own seat may; several may guess at once, so a command can come too late and
    is given again."""
    while client.table["phase"] != "over":
        message = await client.hear()
        view = client.view
        if message["is"] in ("table", "happened") and view and client.table["yours"]:
            if view["legal"]:
                await client.do("move", seat=view["seat"], move=view["legal"][-1], revision=client.revision)
            elif view["roller"] == view["seat"]:
                await client.do("roll", seat=view["seat"], revision=client.revision)


def test_nothing_hidden_leaves_the_server(toys: House) -> None:
    async def main() -> None:
        made = toys.make(game="toy", seats=[{"name": "Mia"}])
        table = made["id"]
        async with contextlib.AsyncExitStack() as stack:
            mia = await stack.enter_async_context(page(toys, table, made["key"]))
            others = [await stack.enter_async_context(page(toys, table)) for _ in range(3)]
            for seat, client in enumerate(others[:2], 1):
                await client.do("sit", seat=seat, name=f"Guest {seat}")
                await client.until("table", yours=[seat])
            await mia.do("start")
            await mia.until("table", phase="racing")
            await mia.do("roll", seat=0)
            await mia.until("happened")
            secret = toys.http.get(f"/api/tables/{table}/record")
            assert secret.json()["error"]["key"] == "server-record-secret"
            assert secret.status_code == 409
            frames = toys.http.get(f"/api/tables/{table}/replay").json()["frames"]
            for frame in frames:
                assert frame["notation"] is None
                check({"seat": None, "result": None, **frame})
            await asyncio.gather(play(mia), *(play(client) for client in others))
            for client in (mia, *others):
                for message in client.heard:
                    check(message.get("view"))
                    if message["is"] == "happened" and (message["move"] or "").startswith(("deal", "shake")):
                        raise AssertionError("a card or the die was told")
            assert toys.http.get(f"/api/tables/{table}/record").status_code == 200
            frames = toys.http.get(f"/api/tables/{table}/replay").json()["frames"]
            assert any(frame["notation"] for frame in frames)

    asyncio.run(main())


def test_all_may_act_at_once_bots_too(toys: House) -> None:
    async def main() -> None:
        made = toys.make(game="toy", seats=[{"name": "Mia"}, {"bot": "keen"}, {"bot": "random"}])
        async with page(toys, made["id"], made["key"]) as mia:
            await mia.do("start")
            await play(mia)
            assert mia.table["series"]["played"] == 1
            board = toys.http.get(f"/api/tables/{made['id']}/board/wide")
            assert board.json()["error"]["key"] == "server-no-pictures"

    asyncio.run(main())
