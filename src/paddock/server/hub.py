"""The open tables by id. A table is read from storage when somebody asks for it, and forgotten when nobody looks."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Any

import msgspec

from paddock.core.examples import example
from paddock.core.messages import PaddockError
from paddock.core.puzzles import Puzzle
from paddock.core.record import Record
from paddock.server import entries
from paddock.server.boards import require_listed, require_short
from paddock.server.coach import Coach
from paddock.server.entries import AnyEntry, Loaded, Made
from paddock.server.guards import Quota, hash_key, is_id, new_id, new_key
from paddock.server.orders import sat_bot, sat_person
from paddock.server.outgoing import Outgoing
from paddock.server.pools import Pools
from paddock.server.practice import from_moment, practice, puzzling
from paddock.server.presenter import Presenter
from paddock.server.push.calls import Calls
from paddock.server.room import Room
from paddock.server.settings import Settings
from paddock.server.storage import Storage
from paddock.server.structs import LobbyTable, MadeTable, NewTable, PlayOnRequest
from paddock.server.table import Table
from paddock.server.thinkers import Thinkers

DAY = 24 * 3600.0


class Hub:
    """Every table of this process."""

    def __init__(self, storage: Storage, settings: Settings, pools: Pools) -> None:
        self.settings = settings
        self.pools = pools
        self.thinkers = Thinkers(pools)
        self.rooms: dict[str, Room] = {}
        self.outgoing = Outgoing()
        self.calls = Calls(settings)
        self.coach = Coach(pools)
        self._storage = storage
        self._waker: asyncio.Task[None] | None = None
        self._subscriptions = Quota(settings.push_per_address)
        self._opening: dict[str, asyncio.Lock] = {}
        self._tables = Quota(settings.tables_per_address)
        self._uploads = Quota(settings.uploads_per_address)
        self._janitor: asyncio.Task[None] | None = None
        self._closing: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        self._janitor = asyncio.create_task(self._tidy())
        self.calls.start()
        self._waker = asyncio.create_task(self._wake())

    async def close(self) -> None:
        for task in (self._janitor, self._waker):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        await asyncio.gather(*(room.close() for room in self.rooms.values()), *self._closing)
        self.rooms.clear()
        await self.coach.close()
        await self.calls.close()
        await self._storage.close()

    async def look(self) -> None:
        """Reads something from the storage; raises whatever keeps it from that."""
        await self._storage.tables(0.0)

    async def room(self, id: str) -> Room:
        """The table of this id, opened if need be. Raises PaddockError where there is none."""
        found = self.rooms.get(id)
        if found is not None:
            found.last_used = asyncio.get_running_loop().time()
            return found
        if not is_id(id):
            raise PaddockError("server-no-table")
        lock = self._opening.setdefault(id, asyncio.Lock())
        try:
            async with lock:
                if id not in self.rooms:
                    data = await self._storage.read(id)
                    if not data:
                        raise PaddockError("server-no-table")
                    self._require_space()
                    table = await self.pools.tables.run(None, _fold, id, data)
                    self.rooms[id] = self._room(table, await self.calls.keys(id))
                return self.rooms[id]
        finally:
            self._opening.pop(id, None)

    async def make(self, asked: NewTable, address: str) -> MadeTable:
        """A new table with its first seats; its host's key."""
        if not self._tables.take(address):
            raise PaddockError("server-too-many-tables")
        require_listed(asked.game, asked.options)
        require_short(asked.board)
        key = new_key()
        hashed = hash_key(key)
        board = asked.board or None
        made = Made(asked.game, asked.options, asked.public, asked.clock, asked.dice, hashed, board, coach=asked.coach)
        table = Table(new_id())
        await self.pools.boards.run(address, table.take, made)
        log: list[AnyEntry] = [made]
        if len(asked.seats) > len(table.seats):
            raise PaddockError("server-no-such-seat", seats=len(table.seats))
        for number, seat in enumerate(asked.seats):
            if seat.bot is None and seat.name is None:
                continue
            if seat.bot is not None:
                sat = sat_bot(table, number, seat.bot)
            else:
                sat = sat_person(table, number, seat.name or "", hashed)
            table.take(sat)
            log.append(sat)
        await self._open(table, log)
        return MadeTable(table.id, key)

    async def practise(self, game: str, key: str, language: str, address: str) -> MadeTable:
        """A table that starts from an example of a game's rules; the reader's key."""
        chosen = example(game, key)
        if not self._tables.take(address):
            raise PaddockError("server-too-many-tables")
        secret = new_key()
        log = practice(chosen, hash_key(secret), language)
        table = await asyncio.to_thread(Table.fold, new_id(), log)
        await self._open(table, log)
        return MadeTable(table.id, secret)

    async def puzzle_over(self, chosen: Puzzle, language: str, address: str) -> MadeTable:
        """A table that starts from a puzzle; the key of who solves it."""
        if not self._tables.take(address):
            raise PaddockError("server-too-many-tables")
        secret = new_key()
        log = await self.pools.boards.run(address, puzzling, chosen, hash_key(secret), language)
        table = await self.pools.boards.run(address, Table.fold, new_id(), log)
        await self._open(table, log)
        return MadeTable(table.id, secret)

    async def play_on(self, record: Record, asked: PlayOnRequest, language: str, address: str) -> MadeTable:
        """A table that starts from a moment of a race, which stays as it is; the key of who goes on there."""
        if not self._tables.take(address):
            raise PaddockError("server-too-many-tables")
        secret = new_key()
        log = await self.pools.boards.run(
            address, from_moment, record, asked.move, asked.seat, hash_key(secret), language
        )
        table = await self.pools.boards.run(address, Table.fold, new_id(), log)
        await self._open(table, log)
        return MadeTable(table.id, secret)

    async def load(self, text: str, address: str) -> str:
        """A finished table with the race of a record, for everybody to look at; its id."""
        if not self._uploads.take(address):
            raise PaddockError("server-too-many-tables")
        entry, table = Loaded(text), Table(new_id())
        try:
            await self.pools.records.run(address, table.take, entry)
        except RecursionError:
            raise PaddockError("server-too-deep") from None
        except PaddockError as error:
            if error.message.key in ("record-empty", "record-line-json", "record-line-header"):
                raise PaddockError("server-no-record") from None
            raise
        await self._storage.append(table.id, 1, [entries.encode(entry)])
        return table.id

    async def _open(self, table: Table, log: list[AnyEntry]) -> None:
        self._require_space()
        listed = Presenter(table).listed()
        shown = None if listed is None else msgspec.json.encode(listed)
        await self._storage.append(table.id, 1, [entries.encode(entry) for entry in log], shown)
        self.rooms[table.id] = self._room(table, set())

    def _room(self, table: Table, called: set[str]) -> Room:
        house = self._storage, self.settings, self.pools, self.thinkers
        return Room(table, *house, self._open_next, self.calls, called, self.coach, self._give_up)

    def _give_up(self, room: Room) -> None:
        """Closes a room that can no longer be trusted; the next one who comes to its table has it opened anew."""
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
        closing = asyncio.create_task(room.close())
        self._closing.add(closing)
        closing.add_done_callback(self._closing.discard)

    async def _open_next(self, log: list[AnyEntry], address: str) -> str:
        """Opens a table for people who go on from another one; its id."""
        if not self._tables.take(address):
            raise PaddockError("server-too-many-tables")
        table = await asyncio.to_thread(Table.fold, new_id(), log)
        await self._open(table, log)
        return table.id

    def may_subscribe(self, address: str) -> bool:
        return self._subscriptions.take(address)

    async def changed(self, tables: Sequence[str]) -> dict[str, float]:
        """When each of these tables last changed, in seconds since 1970. Unknown ones are left out."""
        return await self._storage.changed(tables)

    async def lobby(self) -> list[LobbyTable]:
        """The public tables of the last day, those with people at them first."""
        found = []
        for data in await self._storage.tables(DAY):
            listed = msgspec.json.decode(data, type=LobbyTable)
            room = self.rooms.get(listed.id)
            here = 0 if room is None else len(room.audience)
            found.append(msgspec.structs.replace(listed, people_here=here))
        return sorted(found, key=lambda listed: (not listed.people_here, not listed.open))

    def _require_space(self) -> None:
        if len(self.rooms) >= self.settings.tables:
            raise PaddockError("server-full")

    async def _wake(self) -> None:
        """After a start: tables at which somebody is to be called go on, and calls that were not made yet are made."""
        for id_ in await self.calls.tables():
            with contextlib.suppress(PaddockError):
                (await self.room(id_)).wake()
            await asyncio.sleep(0)

    async def _tidy(self) -> None:
        """Closes tables that nobody has looked at for a while."""
        while True:
            await asyncio.sleep(min(15.0, self.settings.idle))
            now = asyncio.get_running_loop().time()
            for id_, room in list(self.rooms.items()):
                if room.idle and now - room.last_used > self.settings.idle:
                    del self.rooms[id_]
                    with contextlib.suppress(asyncio.CancelledError):
                        await room.close()


def _fold(id: str, data: list[bytes]) -> Any:
    return Table.fold(id, (entries.decode(entry) for entry in data))
