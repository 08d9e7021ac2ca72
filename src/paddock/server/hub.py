"""The open tables by id. A table is read from storage when somebody asks for it, and forgotten when nobody looks."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec

from paddock.core.examples import example
from paddock.core.messages import PaddockError
from paddock.server import entries
from paddock.server.boards import require_listed, require_short
from paddock.server.entries import AnyEntry, Loaded, Made
from paddock.server.guards import Quota, hash_key, is_id, new_id, new_key
from paddock.server.orders import sat_bot, sat_person
from paddock.server.outgoing import Outgoing
from paddock.server.practice import practice
from paddock.server.presenter import Presenter
from paddock.server.room import Room
from paddock.server.settings import Settings
from paddock.server.storage import Storage
from paddock.server.structs import LobbyTable, MadeTable, NewTable
from paddock.server.table import Table

DAY = 24 * 3600.0


class Hub:
    """Every table of this process."""

    def __init__(self, storage: Storage, settings: Settings) -> None:
        self.settings = settings
        self.rooms: dict[str, Room] = {}
        self.outgoing = Outgoing()
        self._storage = storage
        self._opening: dict[str, asyncio.Lock] = {}
        self._tables = Quota(settings.tables_per_address)
        self._uploads = Quota(settings.uploads_per_address)
        self._janitor: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._janitor = asyncio.create_task(self._tidy())

    async def close(self) -> None:
        if self._janitor is not None:
            self._janitor.cancel()
            await asyncio.gather(self._janitor, return_exceptions=True)
        await asyncio.gather(*(room.close() for room in self.rooms.values()))
        self.rooms.clear()
        await self._storage.close()

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
                    table = await asyncio.to_thread(_fold, id, data)
                    self.rooms[id] = Room(table, self._storage, self.settings)
                return self.rooms[id]
        finally:
            self._opening.pop(id, None)

    async def make(self, wish: NewTable, address: str) -> MadeTable:
        """A new table with its first seats; its host's key."""
        if not self._tables.take(address):
            raise PaddockError("server-too-many-tables")
        require_listed(wish.game, wish.options)
        require_short(wish.board)
        key = new_key()
        hashed = hash_key(key)
        made = Made(wish.game, wish.options, wish.public, wish.clock, wish.dice, hashed, wish.board or None)
        table = Table(new_id())
        await asyncio.to_thread(table.take, made)
        log: list[AnyEntry] = [made]
        if len(wish.seats) > len(table.seats):
            raise PaddockError("server-no-such-seat", seats=len(table.seats))
        for number, seat in enumerate(wish.seats):
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

    async def load(self, text: str, address: str) -> str:
        """A finished table with the race of a record, for everybody to look at; its id."""
        if not self._uploads.take(address):
            raise PaddockError("server-too-many-tables")
        entry, table = Loaded(text), Table(new_id())
        try:
            await asyncio.to_thread(table.take, entry)
        except RecursionError:
            raise PaddockError("server-too-deep") from None
        await self._storage.append(table.id, 1, [entries.encode(entry)])
        return table.id

    async def _open(self, table: Table, log: list[AnyEntry]) -> None:
        self._require_space()
        listed = Presenter(table).listed()
        shown = None if listed is None else msgspec.json.encode(listed)
        await self._storage.append(table.id, 1, [entries.encode(entry) for entry in log], shown)
        self.rooms[table.id] = Room(table, self._storage, self.settings)

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
