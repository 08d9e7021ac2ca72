"""A room's helpers, each alone: with a table, an audience and a few callables, and without a room."""

from __future__ import annotations

import ast
import asyncio
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

import paddock.server
from paddock.core.game import CHANCE
from paddock.core.messages import PaddockError
from paddock.server.audience import Audience
from paddock.server.autopilot import Autopilot
from paddock.server.broadcaster import Broadcaster
from paddock.server.clocks import Clocks
from paddock.server.connection import Connection
from paddock.server.dice import Dice
from paddock.server.entries import AnyEntry, Made, Moved, Sat, Started
from paddock.server.guards import hash_key, new_key
from paddock.server.mailbox import Job
from paddock.server.orders import pending_of
from paddock.server.pending import Fall, Pending
from paddock.server.pools import Costs, Pools
from paddock.server.presenter import Presenter
from paddock.server.settings import Settings
from paddock.server.structs import Move, Roll
from paddock.server.table import Table
from paddock.server.thinkers import Thinkers

HELPERS = ("audience", "autopilot", "broadcaster", "contest", "dice", "mailbox", "orders", "presenter", "table")


@pytest.mark.parametrize("name", HELPERS)
def test_helpers_do_not_know_the_room(name: str) -> None:
    source = (Path(paddock.server.__file__).parent / f"{name}.py").read_text(encoding="utf-8")
    imported = {node.module for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ImportFrom)}
    assert "paddock.server.room" not in imported
    assert "paddock.server.hub" not in imported


def table_with_bot(key: str = "") -> Table:
    """A race of a person, who begins, and a bot."""
    table = Table("a-table")
    table.take(Made("monza", {"players": 2, "first": 0}, False, "none", "seeded", key))
    table.take(Sat(0, "Mia", key))
    table.take(Sat(1, "Bolt", "", "random"))
    table.take(Started(table.header()))
    return table


class Desk:
    """What a room would do with what its helpers want."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.jobs: list[Job] = []
        self.taken: list[AnyEntry] = []

    async def take(self, wanted: list[Pending]) -> None:
        self.taken += [self.table.carry_out(pending)[0] for pending in wanted]

    async def work(self) -> None:
        while not self.jobs:
            await asyncio.sleep(0.005)
        await self.jobs.pop(0)()


SETTINGS = Settings(Path(), pause=0.01, clocks={"none": 0.02})


def autopilot_of(
    table: Table, audience: Audience, clocks: Clocks, desk: Desk, on_stand_in: Callable[[], None] = print
) -> Autopilot:
    post, take = desk.jobs.append, desk.take
    return Autopilot(
        table,
        audience,
        clocks,
        SETTINGS,
        Dice(table),
        Thinkers(Pools(Costs(1.0, 1.0))),
        post=post,
        take=take,
        on_stand_in=on_stand_in,
        goes_on_alone=lambda: False,
    )


def test_a_clock_runs_out_and_a_bot_plays_on() -> None:
    async def story() -> None:
        key = hash_key(new_key())
        table, audience = table_with_bot(key), Audience()
        audience.add(Connection(None, "en", 0, 8), table)
        desk, stood_in = Desk(table), []
        clocks = Clocks(table, audience, SETTINGS)
        autopilot_of(table, audience, clocks, desk, lambda: stood_in.append(True)).arrange()
        assert not clocks.drives(0)
        assert clocks.drives(1)
        await desk.work()
        assert stood_in
        assert clocks.drives(0), "its person is not there"
        await desk.work()
        assert [entry.by for entry in desk.taken if isinstance(entry, Moved)] == [CHANCE], "it rolls by itself"

    asyncio.run(story())


def test_what_comes_too_late_is_dropped() -> None:
    async def story() -> None:
        table, audience = table_with_bot(), Audience()
        audience.add(Connection(None, "en", 0, 8), table)
        desk = Desk(table)
        autopilot = autopilot_of(table, audience, Clocks(table, audience, SETTINGS), desk)
        table.carry_out(Dice(table).roll())
        while table.awaited() != {1}:
            table.take(Moved(0, table.game.view(table.record.state, 0).legal[-1]))
        autopilot.arrange()
        while not desk.jobs:
            await asyncio.sleep(0.005)
        table.carry_out(Dice(table).roll())  # the table has moved on meanwhile
        await desk.work()
        assert not desk.taken

    asyncio.run(story())


def test_orders_need_no_room() -> None:
    async def story() -> None:
        key = new_key()
        table = table_with_bot(hash_key(key))
        who = Connection(key, "en", 0, 8)
        who.look(table)
        clocks = Clocks(table, Audience(), SETTINGS)
        (rolled,) = pending_of(table, Dice(table), clocks, who, Roll(seat=0))
        assert isinstance(rolled, Fall)
        assert rolled.way in range(table.game.ways(table.record.state))
        with pytest.raises(PaddockError):
            pending_of(table, Dice(table), clocks, who, Move(seat=1, move="drive"))

    asyncio.run(story())


class Silent:
    """No clock, and nobody replaced."""

    standins: frozenset[int] = frozenset()
    absences: tuple[object, ...] = ()

    def seconds(self, seat: int) -> float | None:
        return None

    def away(self, seat: int) -> float | None:
        return None

    def host_away(self) -> float | None:
        return None

    def waited_for_by(self, seat: int) -> int | None:
        return None


def test_presence_is_told_when_it_changes() -> None:
    key = new_key()
    table, audience = table_with_bot(hash_key(key)), Audience()
    player, spectator = Connection(key, "en", 0, 8), Connection(None, "en", 0, 8)
    audience.add(player, table)
    audience.add(spectator, table)
    broadcaster = Broadcaster(table, audience, Presenter(table), Silent(), 30.0)
    broadcaster.presence()
    broadcaster.presence()
    assert len(player.outbox) == len(spectator.outbox) == 1
    audience.discard(spectator)
    broadcaster.presence()
    assert len(player.outbox) == 2
    assert len(spectator.outbox) == 1


def test_presence_says_who_is_there() -> None:
    async def story() -> None:
        key = new_key()
        table, audience = table_with_bot(hash_key(key)), Audience()
        player = Connection(key, "en", 0, 8)
        audience.add(player, table)
        Broadcaster(table, audience, Presenter(table), Silent(), 30.0).presence()
        text = await player.outbox.take()
        assert isinstance(text, str)
        told = msgspec.json.decode(text)
        assert [seat["present"] for seat in told["seats"]] == [True, False]
        assert told["spectators"] == 0

    asyncio.run(story())
