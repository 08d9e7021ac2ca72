"""Whom a race waits for and for how long, who is away, and whose seats a bot drives meanwhile.

Whoever is away is replaced until they are back. Whoever is there but slow has a longer time, and is replaced for the
turn only: until the race waits for somebody else. Whoever lets a bot drive takes the wheel again when they like, and
has it in the next race in any case.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection

from paddock.core.game import CHANCE
from paddock.core.messages import PaddockError
from paddock.server.audience import Audience
from paddock.server.settings import Settings
from paddock.server.table import Table

GRAIN = 0.02
"""Seconds by which a timer may ring early."""


class Clocks:
    """The clocks of the people at a table. `notice` is told of every change."""

    def __init__(self, table: Table, audience: Audience, settings: Settings) -> None:
        self._table = table
        self._audience = audience
        self._settings = settings
        self._now = asyncio.get_running_loop().time
        self._present: frozenset[int] = frozenset()
        self._away: set[int] = set()
        """Seats that a bot drives until their people are back."""
        self._slow: set[int] = set()
        """Seats that a bot drives until the race waits for somebody else."""
        self._waiting: dict[int, int | None] = {}
        """Seats whose clock is stopped because somebody would rather wait for them, and who that is."""
        self._moves: dict[int, float] = {}
        """Since when the race waits for a seat to move."""
        self._turns: dict[int, float] = {}
        """Since when the race waits for this seat; taking back moves does not restart it."""
        self._absent: dict[int, float] = {}
        """Since when a person is away."""
        self._here: dict[int, float] = {}
        """Since when a person is there."""
        self._hostless: float | None = self._now()
        """Since when the host is away."""

    # -- what changes them

    def notice(self, mover: int | None) -> None:
        """The table has changed. `mover` has just moved, so its clock begins anew; None: something other than a move
        has happened, so people may have come, gone, sat down or stood up."""
        now = self._now()
        if mover is None:
            self._notice_people(now)
        if self._table.phase != "racing":
            self._away &= self._absent.keys()  # the next race begins with everybody who is there at the wheel
        awaited = self._table.awaited()
        self._slow &= awaited
        self._turns = {seat: self._turns.get(seat, now) for seat in awaited}
        self._moves = {seat: now if seat == mover else self._moves.get(seat, now) for seat in awaited}

    def _notice_people(self, now: float) -> None:
        present, people = self._audience.present, self._table.people
        back = present - self._present
        self._present = present
        self._away = (self._away - back) & people
        self._absent = {seat: self._absent.get(seat, now) for seat in people - present}
        self._here = {seat: self._here.get(seat, now) for seat in people & present}
        self._waiting = {seat: by for seat, by in self._waiting.items() if seat in self._absent}
        if self._audience.host_here:
            self._hostless = None
        elif self._hostless is None:
            self._hostless = now

    def stand_in(self, seat: int) -> None:
        """The clock of a seat has run out: a bot drives, unless the race has gone on meanwhile."""
        at = self.deadline(seat)
        if seat in self._moves and at is not None and at <= self._now() + GRAIN:
            (self._away if seat in self._absent else self._slow).add(seat)

    def let_bot_drive(self, seat: int) -> None:
        """A bot drives until this person is back, or takes the wheel again."""
        self._away.add(seat)
        self._waiting.pop(seat, None)

    def take_wheel(self, seat: int) -> None:
        """A person who is there drives again, with all of their time."""
        self._away.discard(seat)
        self._slow.discard(seat)
        now = self._now()
        if seat in self._here:
            self._here[seat] = now
        if seat in self._moves:
            self._moves[seat] = self._turns[seat] = now

    def wait_for(self, seat: int, by: int | None) -> None:
        """Stops the clock of somebody who is away: a seat's person would rather wait."""
        self._require_absent(seat)
        self._waiting[seat] = by

    # -- what others may decide

    def require_away(self, seat: int, own: Collection[int] = ()) -> None:
        """Others may decide for a person only when that person has been away for a while. Raises PaddockError."""
        if seat in own:
            return
        left = self._settings.patience_away - self._require_absent(seat)
        if left > 0:
            raise PaddockError("server-away-shortly", name=self._table.seats[seat].name, seconds=int(left) + 1)

    def _require_absent(self, seat: int) -> float:
        """For how long this person has been away."""
        if seat not in self._table.people:
            raise PaddockError("server-no-person")
        away = self.away(seat)
        if away is None:
            raise PaddockError("server-still-here", name=self._table.seats[seat].name)
        return away

    def require_host_away(self) -> None:
        """Somebody else can be the host only when the host has been away for a while. Raises PaddockError."""
        away = self.host_away()
        if away is None or away < self._settings.patience_away:
            raise PaddockError("server-host-here")

    # -- what they say

    def drives(self, seat: int) -> bool:
        """Does a bot drive this seat now?"""
        return self._table.seats[seat].bot is not None or seat in self._away or seat in self._slow

    @property
    def standins(self) -> set[int]:
        """The seats of people that a bot drives now."""
        return self._away | self._slow

    def waits(self, seat: int) -> float:
        """How long the race has been waiting for this seat's turn."""
        now = self._now()
        return now - self._turns.get(seat, now)

    def seconds(self, seat: int) -> float | None:
        """How long the clock still waits for a person; None: it does not run."""
        at = self.deadline(seat)
        if at is None or seat not in self._moves or seat in self.standins or self._reads_dice():
            return None
        return round(max(0.0, at - self._now()), 1)

    def away(self, seat: int) -> float | None:
        """How long a person has been away; None: there, or nobody's seat."""
        since = self._absent.get(seat)
        return None if since is None else round(self._now() - since, 1)

    def host_away(self) -> float | None:
        """How long the host has been away; None: there, or there is none."""
        if self._hostless is None or not self._table.host:
            return None
        return round(self._now() - self._hostless, 1)

    @property
    def absences(self) -> tuple[object, ...]:
        """Changes when somebody comes or goes, or is waited for; not with time."""
        return (*self._absent.items(), *self._waiting.items(), self._hostless)

    def waited_for_by(self, seat: int) -> int | None:
        """The seat whose person would rather wait for this one."""
        return self._waiting.get(seat)

    def deadline(self, seat: int) -> float | None:
        """When a bot takes over from a person; None: never."""
        settings = self._settings
        limit = settings.clocks[self._table.clock]
        if limit is None or seat in self._waiting:
            return None
        if seat in self._absent:
            return max(self._absent[seat], self._moves.get(seat, 0.0)) + limit
        if seat in self._here:
            return max(self._here[seat], self._turns.get(seat, 0.0)) + limit * settings.allowance
        return None

    def _reads_dice(self) -> bool:
        """Does the race wait for real dice? Nobody else can roll them, so no clock runs."""
        table = self._table
        return table.phase == "racing" and table.dice == "typed" and CHANCE in table.game.actors(table.record.state)
