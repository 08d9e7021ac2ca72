"""A contest at a table: things lie open, hands reach for them at once, and whoever moved first has what it wanted.

It begins when everybody is shown what there is, and ends when the game judges hands no more. `hands.py` says who was
first; here people's messages and bots' reactions become hands, and verdicts become moves.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from random import SystemRandom

from paddock.bots import levels, strengths, usual_level
from paddock.core import moves
from paddock.core.game import IllegalMoveError
from paddock.core.messages import Message, PaddockError
from paddock.server.audience import Audience
from paddock.server.connection import Connection
from paddock.server.entries import Moved
from paddock.server.hands import Hand, Hands, Verdict
from paddock.server.mailbox import Job
from paddock.server.pending import Pending
from paddock.server.settings import Settings
from paddock.server.structs import Move
from paddock.server.table import Table

log = logging.getLogger("paddock.server")

SLOW, QUICK = 1.7, 0.7
"""Seconds that the weakest and the strongest bot take on average, like a child and a trained player."""
SPREAD = 0.25
QUICKEST_BOT = 0.35
"""The fastest reaction of any bot: a faster one would be no fun."""
_random = SystemRandom()


def reaction(strength: str, known: list[str]) -> float:
    """How long a bot takes to reach for something, in seconds: anew each time, and shorter for the stronger ones."""
    last = len(known) - 1
    rank = known.index(strength) / last if strength in known and last else 1.0
    mean = SLOW + (QUICK - SLOW) * rank
    return max(QUICKEST_BOT, _random.gauss(mean, SPREAD * mean))


class Contest:
    """The hands of one showing.

    `post` puts a job into the table's mailbox, `take` adds to its log; `plays` says whether a bot plays a
    seat now, and `choose` what that bot would do.
    """

    def __init__(
        self,
        table: Table,
        audience: Audience,
        settings: Settings,
        *,
        post: Callable[[Job], None],
        take: Callable[[list[Pending]], Awaitable[None]],
        plays: Callable[[int], bool],
        choose: Callable[[int], Awaitable[moves.Move]],
    ) -> None:
        self._table = table
        self._audience = audience
        self._settings = settings
        self._post = post
        self._take = take
        self._plays = plays
        self._choose = choose
        self._hands = Hands(settings.leeway)
        self._loop = asyncio.get_running_loop()
        self._since = self._loop.time()
        self._timer: asyncio.TimerHandle | None = None
        self._bots: dict[int, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False
        self.revision = table.revision
        """What was shown. Hands that answer to it, or to anything after it, are in time."""
        self.wake_bots()

    def close(self) -> None:
        self._closed = True
        for timer in (self._timer, *self._bots.values()):
            if timer is not None:
                timer.cancel()
        for task in self._tasks:
            task.cancel()

    # -- people

    def reach(self, who: Connection, command: Move, arrived: float) -> None:
        """A person's hand, whose message `arrived` then. Raises PaddockError where it cannot have that, has reached for
        something already, or moved before there was anything to reach for."""
        table = self._table
        if arrived < self._since or (command.revision is not None and command.revision < self.revision):
            raise PaddockError("server-stale")
        move = table.game.read(command.move)
        claimed = None if command.after is None else command.after / 1000
        hand = Hand(
            command.seat,
            table.game.write(move),
            claimed,
            arrived - self._since,
            who.delay.seconds,
            self._settings.leeway,
        )
        self._reach(hand)

    def _reach(self, hand: Hand) -> None:
        table = self._table
        reason = table.game.check(table.record.state, hand.seat, table.game.read(hand.thing))
        if reason is not None:
            raise IllegalMoveError(reason)
        if not self._hands.reach(hand):
            raise PaddockError("server-one-hand")
        self._arrange()

    # -- bots

    def wake_bots(self) -> None:
        """Every bot that has nothing yet will reach after a while; so does one that stands in for a person."""
        for seat in self._table.moment.actors:
            if seat >= 0 and self._plays(seat) and seat not in self._bots and seat not in self._hands.waiting:
                self._wake(seat)

    def _wake(self, seat: int) -> None:
        table = self._table
        name, game = table.seats[seat].bot or usual_level(table.game.name), table.game.name
        known = levels(game) if name in levels(game) else strengths(game)
        delay = reaction(name, known) * self._settings.reactions * self._patience()
        self._bots[seat] = self._loop.call_later(delay, self._think, seat)

    def _patience(self) -> float:
        """How much of their time bots take: all of it while a person may still be quicker, else what people want."""
        people = any(seat >= 0 and not self._plays(seat) for seat in self._table.moment.actors)
        return 1.0 if people else self._settings.paces[self._audience.pace]

    def _go_on(self) -> None:
        """A pawn is taken. Where only bots are left, nobody is kept waiting for them."""
        part, now = self._patience(), self._loop.time()
        if part < 1:
            for seat, timer in self._bots.items():
                if not timer.cancelled() and timer.when() > now:
                    timer.cancel()
                    self._bots[seat] = self._loop.call_at(now + (timer.when() - now) * part, self._think, seat)

    def _think(self, seat: int) -> None:
        task = self._loop.create_task(self._decide(seat))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _decide(self, seat: int) -> None:
        """The bot chooses among what is left when its hand moves; it sees only its view."""
        if seat not in self._table.moment.actors:
            return
        move = self._table.game.write(await self._choose(seat))

        async def job() -> None:
            self._bots.pop(seat, None)
            if self._closed or seat not in self._table.moment.actors:
                return
            try:
                self._reach(Hand(seat, move, None, self._now(), 0.0))
            except PaddockError:
                self._wake(seat)  # somebody was quicker: it looks again

        self._post(job)

    # -- verdicts

    def _arrange(self) -> None:
        due = self._hands.due(self._coming())
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if due is not None and not self._closed:
            self._timer = self._loop.call_at(self._since + due, lambda: self._post(self._settle))

    async def _settle(self) -> None:
        while not self._closed:
            verdict = self._hands.verdict(self._now(), self._coming())
            if verdict is None:
                break
            await self._give(verdict)
        self._arrange()

    async def _give(self, verdict: Verdict) -> None:
        winner = verdict.winner
        try:
            await self._take([Moved(winner.seat, winner.thing, verdict.account())])
        except PaddockError as error:
            self._tell(winner, error.message)
            return
        name = self._table.names[winner.seat]
        for hand in verdict.losers:
            self._tell(hand, Message("server-hand-late", {"name": name}))
        self._go_on()

    def _tell(self, hand: Hand, message: Message) -> None:
        """Tells people why they got nothing; a bot tries again."""
        if self._closed:
            return
        if self._plays(hand.seat):
            self._wake(hand.seat)
        for connection in self._audience:
            if hand.seat in connection.seats:
                connection.refuse(message, self._table.revision)

    def _coming(self) -> set[int]:
        """The seats of people whose hands may be under way. Bots sit at the server itself."""
        return {seat for seat in self._table.moment.actors & self._audience.present if not self._plays(seat)}

    def _now(self) -> float:
        return self._loop.time() - self._since
