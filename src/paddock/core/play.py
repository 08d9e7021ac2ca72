"""Playing a game: people or bots decide, a source of chance answers, and a record grows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from paddock.core.chance import Seeded, Source
from paddock.core.events import Event
from paddock.core.game import CHANCE, Game
from paddock.core.moves import Move
from paddock.core.record import Record, Seat
from paddock.core.registry import Bot


class Play:
    """A game under way: a record, and where its chance comes from."""

    def __init__(self, record: Record, source: Source) -> None:
        self.record = record
        self.game = record.game
        self._source = source

    @property
    def state(self) -> Any:
        return self.record.state

    def waiting_for(self) -> frozenset[int]:
        """The seats (or chance) that the game waits for; empty when it is over."""
        return self.game.actors(self.state)

    def fall(self) -> list[Event]:
        """Chance acts once."""
        return self.record.fall(self._source.draw(self.game, self.state, self.record.chance_moves()))

    def move(self, seat: int, move: Move) -> list[Event]:
        return self.record.append(seat, move)


def play(
    game: Game[Any], bots: Sequence[Bot], source: Source | None = None, seats: Sequence[Seat | str] = ()
) -> Record:
    """Plays a whole game between bots, one a seat, and gives its record."""
    table = Play(Record(game, seats), source or Seeded())
    while actors := table.waiting_for():
        for seat in sorted(actors):
            if seat == CHANCE:
                table.fall()
            elif seat in table.waiting_for():
                table.move(seat, bots[seat].choose(game.view(table.state, seat)))
    return table.record
