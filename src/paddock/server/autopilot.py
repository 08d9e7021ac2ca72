"""What happens at a table by itself: bots act after a pause, and stand in for people whose clock has run out.

Whoever is away is replaced until they are back. Whoever is there but slow has a longer time, and is replaced for the
turn only: until the race waits for somebody else.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from random import SystemRandom
from typing import Any

from paddock.bots import bot, strengths
from paddock.core.game import CHANCE, Game
from paddock.core.moves import Move
from paddock.core.registry import Bot
from paddock.server.audience import Audience
from paddock.server.dice import Dice
from paddock.server.mailbox import Job
from paddock.server.settings import Settings
from paddock.server.table import Table
from paddock.server.wishes import Act, Wish

log = logging.getLogger("paddock.server")

_random = SystemRandom()
CLOCK_GRAIN = 0.02
"""Seconds by which a timer may ring early."""


class Autopilot:
    """Looks at the table after every change, and sets one timer for the next thing that happens by itself.

    `post` puts a job into the table's mailbox, `take` adds to its log, and `on_stand_in` is called when a bot
    has taken over a seat.
    """

    def __init__(
        self,
        table: Table,
        audience: Audience,
        settings: Settings,
        dice: Dice,
        *,
        post: Callable[[Job], None],
        take: Callable[[list[Wish]], Awaitable[None]],
        on_stand_in: Callable[[], None],
    ) -> None:
        self._table = table
        self._audience = audience
        self._settings = settings
        self._dice = dice
        self._post = post
        self._take = take
        self._on_stand_in = on_stand_in
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._away: set[int] = set()
        """Seats that a bot plays until their people are back."""
        self._slow: set[int] = set()
        """Seats that a bot plays until the race waits for somebody else."""
        self._waited: dict[int, float] = {}
        """Since when the race waits for a seat to move."""
        self._turns: dict[int, float] = {}
        """Since when the race waits for this seat; taking back moves does not restart it."""
        self._absent: dict[int, float] = {}
        """Since when a person is away."""
        self._here: dict[int, float] = {}
        """Since when a person is there."""
        self._bots: dict[tuple[int, int], Bot] = {}
        self._loop = asyncio.get_running_loop()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None

    def arrange(self, mover: int | None = None) -> None:
        """Sets the timer for what comes next. `mover` has just moved, so its clock begins anew; None: something other
        than a move has happened, so people may have come, gone, sat down or stood up."""
        self.stop()
        table, now = self._table, self._now()
        if mover is None:
            self._notice_people(now)
        awaited = table.awaited()
        self._slow &= awaited
        self._turns = {seat: self._turns.get(seat, now) for seat in awaited}
        self._waited = {seat: now if seat == mover else self._waited.get(seat, now) for seat in awaited}
        if table.phase != "racing" or not self._audience:
            return
        chance = CHANCE in table.moment.actors
        if chance and awaited and table.dice == "typed":
            return  # somebody at the table reads the dice; what nobody has in hand, such as a draw, chance does alone
        pause = self._settings.pause
        if chance and not awaited:
            self._set(self._suspense(), self._roll, None)
            return
        if table.game.live(table.record.state):
            self._set_deadline(awaited)  # bots reach for things like people: see contest.py
            return
        for seat in sorted(awaited):
            if self.plays(seat):
                self._set(pause, self._roll if chance else self._think, seat)
                return
        due = {seat: at for seat in awaited if (at := self._deadline(seat)) is not None}
        if due:
            seat = min(due, key=lambda seat: due[seat])
            self._set(max(0.0, due[seat] - now), self._stand_in, seat)

    def _notice_people(self, now: float) -> None:
        present = self._audience.present
        self._away -= present
        people = {number for number, seat in enumerate(self._table.seats) if seat.key}
        self._absent = {seat: self._absent.get(seat, now) for seat in people - present}
        self._here = {seat: self._here.get(seat, now) for seat in people & present}

    def _suspense(self) -> float:
        """How long chance waits before it acts in nobody's name: as the game says; at once where it has just acted, as
        with several dice one after the other; else as long as people need to follow."""
        table, settings = self._table, self._settings
        wanted = table.game.suspense(table.record.state)
        if wanted is not None:
            return _random.uniform(*wanted) * settings.suspense
        steps = table.record.steps
        return 0.0 if steps and steps[-1].seat == CHANCE else settings.pause

    def _set_deadline(self, awaited: frozenset[int]) -> None:
        """Sets the game's own deadline for these seats, with the move to make for a seat that does nothing."""
        table = self._table
        late = {seat: told for seat in awaited if (told := table.game.deadline(table.record.state, seat)) is not None}
        if late:
            seat = min(late, key=lambda seat: self._turns[seat] + late[seat][0])
            seconds, move = late[seat]
            delay = max(0.0, self._turns[seat] + seconds - self._now())
            late_move, revision = Act(seat, move), table.revision
            self._timer = self._loop.call_later(
                delay, lambda: self._act(revision, None, lambda: late_move)  # whoever plays the seat
            )

    def time_left(self) -> float | None:
        """How long the game itself still waits for those who are to act; None: as long as they like. What begins to run
        with the move that is being told has all of its time."""
        table = self._table
        if table.phase != "racing" or type(table.game).deadline is Game.deadline:
            return None  # the second is quickly seen, and true of most games: this is asked for every view
        now = self._now()
        times = [
            self._turns.get(seat, now) + told[0] - now
            for seat in table.awaited()
            if (told := table.game.deadline(table.record.state, seat)) is not None
        ]
        return round(max(0.0, min(times)), 2) if times else None

    def plays(self, seat: int) -> bool:
        """Does a bot play this seat now?"""
        return self._table.seats[seat].bot is not None or seat in self._away or seat in self._slow

    @property
    def standins(self) -> set[int]:
        """The seats of people that a bot plays now."""
        return self._away | self._slow

    def stand_in(self, seat: int) -> None:
        """The clock of a seat has run out: a bot plays it, unless the race has gone on meanwhile."""
        at = self._deadline(seat)
        if seat in self._waited and at is not None and at <= self._now() + CLOCK_GRAIN:
            (self._away if seat in self._absent else self._slow).add(seat)

    def seconds(self, seat: int) -> float | None:
        """How long the clock still waits for a person."""
        at = self._deadline(seat)
        if at is None or seat not in self._waited or seat in self.standins or self._reads_dice():
            return None
        return round(max(0.0, at - self._now()), 1)

    def _deadline(self, seat: int) -> float | None:
        settings = self._settings
        limit = settings.clocks[self._table.clock]
        if limit is None:
            return None
        if seat in self._absent:
            return max(self._absent[seat], self._waited.get(seat, 0.0)) + limit
        if seat in self._here:
            return max(self._here[seat], self._turns.get(seat, 0.0)) + limit * settings.allowance
        return None

    def _reads_dice(self) -> bool:
        """Does the race wait for real dice? Nobody else can roll them, so no clock runs."""
        table = self._table
        return table.phase == "racing" and table.dice == "typed" and CHANCE in table.game.actors(table.record.state)

    def _now(self) -> float:
        return self._loop.time()

    def _set(self, delay: float, action: Callable[[int, Any], None], seat: int | None) -> None:
        self._timer = self._loop.call_later(delay, action, self._table.revision, seat)

    # -- when the timer rings: everything goes through the table's mailbox, and is dropped if the table has moved on

    def _roll(self, revision: int, seat: int | None) -> None:
        """Chance acts by itself, in nobody's name or in that of a seat that a bot plays."""
        self._act(revision, seat, self._dice.roll)

    def _think(self, revision: int, seat: int) -> None:
        self._thinking = self._loop.create_task(self._decide(revision, seat))

    async def _decide(self, revision: int, seat: int) -> None:
        move = await self.choose(seat)
        self._act(revision, seat, lambda: Act(seat, move))

    def _act(self, revision: int, seat: int | None, wish: Callable[[], Wish]) -> None:
        """Does nothing if a person has come back to `seat` meanwhile; None: nobody's seat."""

        async def job() -> None:
            if self._table.revision == revision and (seat is None or self.plays(seat)):
                await self._take([wish()])

        self._post(job)

    def _stand_in(self, revision: int, seat: int) -> None:
        async def job() -> None:
            self.stand_in(seat)
            self.arrange()
            self._on_stand_in()

        self._post(job)

    async def choose(self, seat: int) -> Move:
        """A bot thinks on a thread of its own, and sees nothing but its view."""
        table = self._table
        game, view = table.game, table.game.view(table.record.state, seat)
        try:
            return await asyncio.to_thread(self._player(seat).choose, view)
        except Exception:
            log.exception("a bot could not decide; it moves at random")
            return bot("random", game, seat).choose(view)

    def _player(self, seat: int) -> Bot:
        table = self._table
        at = (len(table.races), seat)
        if at not in self._bots:
            best = strengths(table.game.name)[-1]
            self._bots[at] = bot(table.seats[seat].bot or best, table.game, seat)
        return self._bots[at]
