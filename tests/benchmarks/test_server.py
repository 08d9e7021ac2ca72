"""The parts of the server benchmark at a small scale. Speed itself is not tested here."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from benchmarks.server import idle
from benchmarks.server.host import settings
from benchmarks.server.load import measure
from benchmarks.server.plan import Measured, Plan
from benchmarks.server.wire import Wire

from paddock.server.storage import SqliteStorage

from ..server.house import running


@pytest.mark.parametrize("pace", [0.0, 400.0])
def test_two_tables_play_by_the_protocol_and_every_counted_move_is_on_disk(tmp_path: Path, pace: float) -> None:
    plan = Plan(tables=2, warm_up=4, moves=20, pace=pace, seconds=30.0)
    with running(settings(tmp_path)) as house:
        found = asyncio.run(measure(house.address, plan))
        tables = list(house.app.state.hub.rooms)
    assert found.moves == 20
    assert found.seconds > 0
    assert len(found.delays) >= 20 - plan.tables  # the other player may hear of the very last ones too late to count
    assert 0 < found.median <= found.late

    async def stored() -> int:
        storage = SqliteStorage(tmp_path / "paddock.sqlite")
        logs = [await storage.read(table) for table in tables]
        await storage.close()
        return sum(b'"moved"' in entry for log in logs for entry in log)

    assert asyncio.run(stored()) >= plan.warm_up + plan.moves


def test_a_race_that_ends_is_followed_by_another(tmp_path: Path) -> None:
    plan = Plan(tables=1, warm_up=1, moves=400, seconds=500.0)
    with running(settings(tmp_path)) as house:
        assert asyncio.run(measure(house.address, plan)).moves == 400
        assert next(iter(house.app.state.hub.rooms.values())).table.races[1:]


def test_idle_tables_are_started_and_left(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as house:
        asyncio.run(idle.start_ours(house.address, 2))
        rooms = list(house.app.state.hub.rooms.values())
        assert [room.table.phase for room in rooms] == ["racing", "racing"]


def test_the_numbers_of_a_run() -> None:
    found = Measured(200, 4.0, [n / 1000 for n in range(1, 201)])
    assert found.speed == 50
    assert found.median == pytest.approx(100.5)
    assert found.late == pytest.approx(199)


@pytest.mark.parametrize("size", [0, 5, 125, 126, 70_000])
def test_a_wire_reads_frames_in_any_pieces(size: int) -> None:
    async def main() -> None:
        heard: list[bytes] = []
        wire = Wire("127.0.0.1:1", "/", heard.append)
        length = (
            bytes([size]) if size < 126 else b"\x7e" + size.to_bytes(2) if size < 65536 else b"\x7f" + size.to_bytes(8)
        )
        data = b"HTTP/1.1 101 Switching Protocols\r\n\r\n" + 2 * (b"\x81" + length + b"x" * size)
        for begin in range(0, len(data), 1000 if size > 1000 else 1):
            wire.data_received(data[begin : begin + (1000 if size > 1000 else 1)])
        assert heard == [b"x" * size] * 2
        assert wire.opened.done()

    asyncio.run(main())
