"""The coach at one table: who may ask, what they are told, and that everybody sees that they have."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Self

from paddock.core.game import Game
from paddock.core.messages import Message, PaddockError, say
from paddock.insight.advice import Advice
from paddock.insight.words import in_events, in_words, why
from paddock.server.coach import Coach
from paddock.server.connection import Connection
from paddock.server.orders import require_own
from paddock.server.structs import Hint, Hinted, HintedWay
from paddock.server.table import Table

log = logging.getLogger("paddock.server")


class Asked(NamedTuple):
    """The moment in which somebody asked: the table may be elsewhere when the answer is there."""

    revision: int
    game: Game[Any]
    state: Any
    names: tuple[str, ...]
    seat: int

    @classmethod
    def now(cls, table: Table, seat: int) -> Self:
        return cls(table.revision, table.game, table.record.state, tuple(table.names), seat)


class Coaching:
    """Answers hints. Advice takes a moment, and the table goes on meanwhile; what was worked out for a revision is kept
    for it. `tell` is called when somebody has asked."""

    def __init__(self, table: Table, coach: Coach, tell: Callable[[], None]) -> None:
        self._table, self._coach, self._tell = table, coach, tell
        self._advice: dict[tuple[int, int], asyncio.Task[Advice | None]] = {}
        """By revision and seat: only the present revision's are kept."""
        self._answers: set[asyncio.Task[None]] = set()
        self._asked: Counter[int] = Counter()
        self._race = 0

    @property
    def asked(self) -> Mapping[int, int]:
        """How many times each seat has asked in this race."""
        if self._race != len(self._table.races):
            self._race = len(self._table.races)
            self._asked.clear()
        return self._asked

    def prepare(self) -> None:
        """The coach gets ready for this table's game, if somebody may ask."""
        table = self._table
        if table.phase == "racing" and table.coaching:
            try:
                self._coach.prepare(table.game)
            except PaddockError:
                log.debug("nobody can coach %s", table.game.name)

    def ask(self, who: Connection, command: Hint) -> None:
        """Raises PaddockError where this person may not ask, or not now."""
        table, seat = self._table, command.seat
        require_own(table, who, seat)
        if not table.coaching:
            raise PaddockError("server-coach-off")
        if seat not in table.moment.actors or table.game.live(table.record.state):
            raise PaddockError("server-coach-not-now")
        if not self._coach.prepare(table.game):
            who.send(Hinted(table.revision, seat, [], say("server-coach-warming", who.language), wait=True))
            return
        asked = self.asked
        assert asked is self._asked
        known = self._advice.get((table.revision, seat))
        if known is None or (known.done() and (known.cancelled() or known.exception() is not None)):
            self._advice = {key: task for key, task in self._advice.items() if key[0] == table.revision}
            work = self._coach.advise(table.game, table.record.state, seat, who.address)
            known = self._advice[table.revision, seat] = asyncio.create_task(work)
            self._asked[seat] += 1
            self._tell()
        answer = asyncio.create_task(self._answer(who, known, Asked.now(table, seat)))
        self._answers.add(answer)
        answer.add_done_callback(self._answers.discard)

    async def _answer(self, who: Connection, work: asyncio.Task[Advice | None], when: Asked) -> None:
        try:
            advice = await asyncio.shield(work)
        except PaddockError as error:
            who.refuse(error.message, when.revision)
        except Exception:
            log.exception("the coach has failed")
            who.refuse(Message("server-trouble"), when.revision)
        else:
            who.send(_told(when, advice, who.language))

    def close(self) -> None:
        for task in (*self._answers, *self._advice.values()):
            task.cancel()


def _told(when: Asked, advice: Advice | None, language: str) -> Hinted:
    if advice is None:
        return Hinted(when.revision, when.seat, [], say("coach-one-way", language))
    game, state, seat, names = when.game, when.state, when.seat, when.names
    ways = [
        HintedWay(
            moves=[game.write(move) for move in one.way.moves],
            share=round(one.share, 4),
            error=round(one.error, 4),
            exact=one.exact,
            words=in_words(game, state, seat, one.way, names, language),
            events=in_events(game, one.way.events, seat),
        )
        for one in advice.ways
    ]
    return Hinted(when.revision, seat, ways, why(game, state, advice, names, language), advice.playouts)
