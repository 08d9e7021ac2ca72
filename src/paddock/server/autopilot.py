"""What happens at a table by itself: bots act after a pause, and stand in for people whose clock has run out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from random import SystemRandom
from typing import Any

from paddock.bots import bot, is_ready, usual_level
from paddock.core.game import CHANCE, Game
from paddock.core.moves import Move
from paddock.core.registry import Bot
from paddock.server.audience import Audience
from paddock.server.clocks import Clocks
from paddock.server.dice import Dice
from paddock.server.mailbox import Job
from paddock.server.pending import Act, Pending
from paddock.server.settings import Settings
from paddock.server.table import Table
from paddock.server.thinkers import Thinkers, seated

log = logging.getLogger("paddock.server")

_random = SystemRandom()


class Autopilot:
    """Looks at the table after every change, and sets one timer for the next thing that happens by itself.

    `post` puts a job into the table's mailbox, `take` adds to its log, and `on_stand_in` is called when a bot
    has taken over a seat. A table that nobody looks at sleeps, unless it `goes_on_alone`: then bots play on, until it
    waits for somebody.
    """

    def __init__(
        self,
        table: Table,
        audience: Audience,
        clocks: Clocks,
        settings: Settings,
        dice: Dice,
        thinkers: Thinkers,
        *,
        post: Callable[[Job], None],
        take: Callable[[list[Pending]], Awaitable[None]],
        on_stand_in: Callable[[], None],
        goes_on_alone: Callable[[], bool],
    ) -> None:
        self._table = table
        self._audience = audience
        self._clocks = clocks
        self._settings = settings
        self._dice = dice
        self._thinkers = thinkers
        self._post = post
        self._take = take
        self._on_stand_in = on_stand_in
        self._goes_on_alone = goes_on_alone
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._bots: dict[tuple[int, int], tuple[str, Game[Any], Bot]] = {}
        self._prepared: tuple[object, ...] = ()
        self._loop = asyncio.get_running_loop()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None

    def arrange(self, mover: int | None = None) -> None:
        """Sets the timer for what comes next. `mover` has just moved; None: something other than a move has
        happened."""
        self.stop()
        self._clocks.notice(mover)
        self._prepare()
        table = self._table
        awaited = table.awaited()
        if table.phase != "racing" or not (self._audience or self._plays_on()):
            return
        chance = CHANCE in table.moment.actors
        if chance and awaited and table.dice == "typed":
            return  # somebody at the table reads the dice; what nobody has in hand, such as a draw, chance does alone
        pause = self._pause()
        if chance and not awaited:
            self._set(self._suspense(), self._roll, None)
            return
        if table.game.live(table.record.state):
            self._set_deadline(awaited)  # bots reach for things like people: see contest.py
            return
        for seat in sorted(awaited):
            if self._clocks.drives(seat):
                self._set(pause, self._roll if chance else self._think, seat)
                return
        due = {seat: at for seat in awaited if (at := self._clocks.deadline(seat)) is not None}
        if due and self._audience:
            seat = min(due, key=lambda seat: due[seat])
            self._set(max(0.0, due[seat] - self._loop.time()), self._stand_in, seat)

    def _plays_on(self) -> bool:
        """May bots play on while nobody looks? Not where hands are judged: those are for people who are there."""
        table = self._table
        live = type(table.game).live is not Game.live and (
            CHANCE in table.moment.actors or table.game.live(table.record.state)
        )
        return not live and self._goes_on_alone()

    def _pause(self) -> float:
        """How long bots pause before they act, at the pace that people want."""
        return self._settings.pause * self._settings.paces[self._audience.pace]

    def _suspense(self) -> float:
        """How long chance waits before it acts in nobody's name: as the game says; at once where it has just acted, as
        with several dice one after the other; else as long as people need to follow."""
        table, settings = self._table, self._settings
        wanted = table.game.suspense(table.record.state)
        if wanted is not None:
            return _random.uniform(*wanted) * settings.suspense
        steps = table.record.steps
        return 0.0 if steps and steps[-1].seat == CHANCE else self._pause()

    def _set_deadline(self, awaited: frozenset[int]) -> None:
        """Sets the game's own deadline for these seats, with the move to make for a seat that does nothing."""
        table = self._table
        late = {seat: told for seat in awaited if (told := table.game.deadline(table.record.state, seat)) is not None}
        if late:
            seat = min(late, key=lambda seat: late[seat][0] - self._clocks.waits(seat))
            seconds, move = late[seat]
            delay = max(0.0, seconds - self._clocks.waits(seat))
            late_move, revision = Act(seat, move), table.revision
            self._timer = self._loop.call_later(
                delay,
                lambda: self._act(revision, None, lambda: late_move),  # whoever plays the seat
            )

    def time_left(self) -> float | None:
        """How long the game itself still waits for those who are to act; None: as long as they like. What begins to run
        with the move that is being told has all of its time."""
        table = self._table
        if table.phase != "racing" or type(table.game).deadline is Game.deadline:
            return None  # the second is quickly seen, and true of most games: this is asked for every view
        times = [
            told[0] - self._clocks.waits(seat)
            for seat in table.awaited()
            if (told := table.game.deadline(table.record.state, seat)) is not None
        ]
        return round(max(0.0, min(times)), 2) if times else None

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

    def _act(self, revision: int, seat: int | None, pending: Callable[[], Pending]) -> None:
        """Does nothing if a person has come back to `seat` meanwhile; None: nobody's seat."""

        async def job() -> None:
            if self._table.revision == revision and (seat is None or self._clocks.drives(seat)):
                await self._take([pending()])

        self._post(job)

    def _stand_in(self, revision: int, seat: int) -> None:
        async def job() -> None:
            self._clocks.stand_in(seat)
            self.arrange()
            self._on_stand_in()

        self._post(job)

    async def choose(self, seat: int) -> Move:
        """A bot thinks on a thread of its own, and sees nothing but its view."""
        table = self._table
        game, view = table.game, table.game.view(table.record.state, seat)
        try:
            return await self._thinkers.choose(self._player(seat), view)
        except Exception:
            log.exception("a bot could not decide; it moves at random")
            return bot("random", game, seat).choose(view)

    def _player(self, seat: int) -> Bot:
        table = self._table
        name, game, at = table.seats[seat].bot or usual_level(table.game.name), table.game, (len(table.races), seat)
        known = self._bots.get(at)
        if known is None or known[0] != name or known[1] is not game:
            known = self._bots[at] = (name, game, seated(name, game, seat))
        return known[2]

    # -- bots that are not ready yet

    def _prepare(self) -> None:
        """Where somebody looks at a table, its bots are warmed up: in the waiting room already."""
        table = self._table
        names = (table.game, *(seat.bot for seat in table.seats))
        if not self._audience or names == self._prepared:
            return
        self._prepared = names
        for name in dict.fromkeys(table.seats[seat].bot for seat in self.warming()):
            assert name is not None
            self._thinkers.prepare(name, table.game, self._ready)

    def _ready(self) -> None:
        async def job() -> None:
            self._on_stand_in()

        self._post(job)

    def warming(self) -> frozenset[int]:
        """The seats whose bots are not ready yet: they play as weaker ones."""
        seats = enumerate(self._table.seats)
        return frozenset(seat for seat, sat in seats if sat.bot is not None and not is_ready(self._player(seat)))
