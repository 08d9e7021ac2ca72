"""Watches one table: whom does the race wait for who is not there, and is to be called?"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator

from paddock.server.audience import Audience
from paddock.server.clocks import Clocks
from paddock.server.mailbox import Job
from paddock.server.push.calls import Call, Calls
from paddock.server.settings import Settings
from paddock.server.table import Table

GRAIN = 0.2
"""Seconds: times are told in tenths, and timers may ring early."""


class Caller:
    """Calls each person at most once for each time that the race waits for them.

    Whoever was not there when that began is called as soon as they have been away for a moment (pages come back by
    themselves after a short gap, or a start of the server). Whoever left later knew it, or has a phone that fell
    asleep: they are called after a longer while. `keys` are the keys (their hashes) for which somebody wants to be
    called.
    """

    def __init__(
        self,
        table: Table,
        audience: Audience,
        clocks: Clocks,
        calls: Calls,
        settings: Settings,
        keys: set[str],
        post: Callable[[Job], None],
    ) -> None:
        self.keys = keys
        self._table = table
        self._audience = audience
        self._clocks = clocks
        self._calls = calls
        self._settings = settings
        self._post = post
        self._made: set[Call] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._loop = asyncio.get_running_loop()

    @property
    def pending(self) -> bool:
        """Is somebody still to be called? Then the table must not be put away."""
        return self._timer is not None

    def goes_on_alone(self) -> bool:
        """Is there somebody to be called when bots have played on? Then they do so while nobody looks."""
        return any(
            seat.key in self.keys and not self._clocks.drives(number) for number, seat in enumerate(self._table.seats)
        )

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def notice(self) -> None:
        """Something has changed: calls whom the race waits for, or sets a timer for it."""
        self.close()
        if not self.keys or self._table.phase != "racing" or self._table.practice:
            return
        soonest: float | None = None
        for seat in self._missing():
            left = self._seconds_until(seat)
            if left <= 0:
                self._call(seat)
            elif soonest is None or left < soonest:
                soonest = left
        if soonest is not None:
            self._timer = self._loop.call_later(soonest, self._ring)

    def _ring(self) -> None:
        async def job() -> None:
            self.notice()

        self._post(job)

    def _missing(self) -> Iterator[int]:
        """The seats of people who are to act, are away, and want to be called for that."""
        table = self._table
        for seat in sorted(table.awaited() - self._audience.present):
            wanted = table.seats[seat].key in self.keys and not self._clocks.drives(seat)
            if wanted and self._call_of(seat) not in self._made:
                yield seat

    def _seconds_until(self, seat: int) -> float:
        away, waits = self._clocks.away(seat) or 0.0, self._clocks.waits(seat)
        patience = self._settings.push_settle if away >= waits - GRAIN else self._settings.push_grace
        return 0.0 if away >= patience - GRAIN else patience - away

    def _call_of(self, seat: int) -> Call:
        table = self._table
        sitting = table.seats[seat]
        since = table.awaited_since(seat)
        return Call(table.id, sitting.key, len(table.races), since, table.game.name, sitting.name)

    def _call(self, seat: int) -> None:
        call = self._call_of(seat)
        self._made.add(call)
        self._calls.make(call, lambda: self._table.phase == "racing" and seat in self._table.awaited())
