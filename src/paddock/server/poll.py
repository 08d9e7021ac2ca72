"""What the people of a table are asked: are they ready, do they want another race, shall this one be broken off?"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Literal

from paddock.core.game import CHANCE
from paddock.core.messages import PaddockError
from paddock.server.audience import Audience
from paddock.server.entries import Ended, Started
from paddock.server.mailbox import Job
from paddock.server.pending import Pending
from paddock.server.settings import Settings
from paddock.server.structs import Agreement
from paddock.server.table import Table

About = Literal["start", "rematch", "end"]
_QUESTIONS: dict[str, About] = {"waiting": "start", "racing": "end", "over": "rematch"}
"""What people are asked in each phase of a table."""


class Poll:
    """Who agrees so far. A rematch begins when all people want it, or a while after the first of them, with those who
    do; a race is broken off when all agree who are there. Before the first race people only say that they are ready:
    the host starts.

    `post` puts a job into the table's mailbox, `take` adds to its log, `tell` is called after every change, and
    `let_bot_drive` for the seats of those who did not want a rematch.
    """

    def __init__(
        self,
        table: Table,
        audience: Audience,
        settings: Settings,
        *,
        post: Callable[[Job], None],
        take: Callable[[list[Pending]], Awaitable[None]],
        tell: Callable[[], None],
        let_bot_drive: Callable[[int], None],
    ) -> None:
        self._table = table
        self._audience = audience
        self._settings = settings
        self._post = post
        self._take = take
        self._tell = tell
        self._let_bot_drive = let_bot_drive
        self._loop = asyncio.get_running_loop()
        self._question = (self.about, len(table.races))
        self._seats: set[int] = set()
        self._first: int | None = None
        self._timer: asyncio.TimerHandle | None = None

    @property
    def about(self) -> About:
        return _QUESTIONS[self._table.phase]

    @property
    def asked(self) -> frozenset[int]:
        people = self._table.people
        return people & self._audience.present if self.about == "end" else people

    @property
    def agreement(self) -> Agreement:
        """How it stands, for everybody."""
        return Agreement(self.about, sorted(self._seats), sorted(self.asked), self._seconds(), self.first)

    @property
    def first(self) -> int | None:
        """The seat that is to begin a rematch, or CHANCE; None: there is none, or nothing to choose."""
        table = self._table
        if self.about != "rematch" or table.loaded:
            return None
        if self._first is not None or table.result is None:
            return self._first
        return table.game.begins_next(table.result)

    @property
    def open(self) -> bool:
        """Is there anything to tell somebody who comes now? Whoever comes back may know something else."""
        return bool(self._seats) or self.about != "end"

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def notice(self) -> None:
        """The table or its people have changed: another phase asks another question, and nobody has answered it yet."""
        question = (self.about, len(self._table.races))
        if question != self._question:
            self._question = question
            self._clear()
            if self.open:
                self._tell()
        elif self._seats and (self.about == "end" or self._seats - self.asked):
            self._seats &= self.asked  # somebody may have left: one who had agreed, or the last who had not
            await self._settle()

    def follow(self, order: Sequence[int]) -> None:
        """Everybody has another seat, as `Mixed` says it. Who was ready still is."""
        self._seats = {seat for seat, before in enumerate(order) if before in self._seats}
        self._tell()

    async def answer(self, seats: Iterable[int], agree: bool, first: int | None = None) -> None:
        """The people of these seats agree, or no more. One who does not want to break off a race ends that question."""
        if first is not None:
            self._first = self._require_first(first)
        if agree:
            self._seats |= set(seats)
        elif self.about == "end":
            self._seats.clear()
        else:
            self._seats -= set(seats)
        await self._settle()

    def _require_first(self, first: int) -> int:
        if not CHANCE <= first < len(self._table.seats):
            raise PaddockError("server-no-such-seat", seats=len(self._table.seats))
        return first

    async def _settle(self) -> None:
        """Does what everybody has agreed to, or waits for the others."""
        if self.about != "start" and self.asked <= self._seats:
            await self._do()
        elif not self._seats or self.about == "start":
            self.close()
        elif self._timer is None:
            delay = self._settings.rematch if self.about == "rematch" else self._settings.ending
            self._timer = self._loop.call_later(delay, self._ring, self._question)
        self._tell()

    def _ring(self, question: tuple[About, int]) -> None:
        """Time is up: a rematch begins with those who want it; a race that not all want to break off goes on."""

        async def job() -> None:
            self._timer = None
            if question != self._question or not self._seats:
                return
            if self.about == "rematch":
                await self._do()
            else:
                self._clear()
            self._tell()

        self._post(job)

    async def _do(self) -> None:
        table, agreed = self._table, set(self._seats)
        if self.about == "end":
            await self._take([Ended()])
        else:
            for seat in self.asked - agreed:
                self._let_bot_drive(seat)
            await self._take([Started(table.next_header(self._first))])

    def _clear(self) -> None:
        self.close()
        self._seats.clear()
        self._first = None

    def _seconds(self) -> float | None:
        return None if self._timer is None else round(max(0.0, self._timer.when() - self._loop.time()), 1)
