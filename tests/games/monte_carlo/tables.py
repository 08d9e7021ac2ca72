"""Tables for tests: a short road whose squares are known by heart, moments set up by hand, and moves by notation."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from paddock.core.events import Event
from paddock.core.game import CHANCE, IllegalMoveError
from paddock.games.monte_carlo.game import MonteCarloGamble
from paddock.games.monte_carlo.names import UNIT

ROAD = """name = "Lane"
road = "S g g shd g 2 > g B g g 1 g g sdc g B g 2 < g g 1 g g F"
"""
"""
 0 S    1 g    2 g    3 shd  4 g    5 2    6 >    7 g
 8 B    9 g   10 g   11 1   12 g   13 g   14 sdc 15 g
16 B   17 g   18 2   19 <   20 g   21 g   22 1   23 g   24 g   25 F
"""
FIRST_BANK, SECOND_BANK, FINISH = 8, 16, 25


class Table:
    """A game at one moment, with whoever acts making the moves that are named."""

    def __init__(self, game: MonteCarloGamble, state: Any) -> None:
        self.game, self.state = game, state

    def play(self, *moves: str) -> list[Event]:
        """Makes these moves; everything that happened."""
        events: list[Event] = []
        for text in moves:
            (seat,) = self.game.actors(self.state)
            self.state, happened = self.game.apply(self.state, seat, self.game.read(text))
            events += happened
        return events

    def refused(self, move: str, seat: int | None = None) -> str:
        """Why a move is refused, by the end of its message's key."""
        if seat is None:
            (seat,) = self.game.actors(self.state)
        with pytest.raises(IllegalMoveError, match=r"\w+") as caught:
            self.game.apply(self.state, seat, self.game.read(move))
        return caught.value.message.key.removeprefix("gamble-reason-")

    @property
    def document(self) -> dict[str, Any]:
        found: dict[str, Any] = self.game.position(self.state)["state"]
        return found

    @property
    def phase(self) -> str:
        return str(self.document["phase"])

    @property
    def money(self) -> list[int]:
        return list(self.document["money"])

    @property
    def acting(self) -> int:
        (seat,) = self.game.actors(self.state)
        return seat

    @property
    def legal(self) -> list[str]:
        return [self.game.write(move) for move in self.game.legal(self.state, self.acting)]

    def any_move(self, random: Random) -> str:
        """Something that may be done now, or fall."""
        if self.acting == CHANCE:
            return self.game.write(self.game.outcome(self.state, random.randrange(self.game.ways(self.state))))
        return random.choice(self.legal)

    def stack(self, square: int) -> list[str]:
        return list(self.document["squares"].get(str(square), []))

    def where(self, pawn: str) -> int:
        """The square of a pawn."""
        if pawn in self.document["home"]:
            return self.game.road.finish
        return next(int(square) for square, pawns in self.document["squares"].items() if pawn in pawns)


def new_table(**options: Any) -> Table:
    """A game before its first move, on the short road."""
    game = MonteCarloGamble(options, ROAD)
    return Table(game, game.start())


def table(
    squares: dict[int, str], money: list[int] | None = None, options: dict[str, Any] | None = None, **more: Any
) -> Table:
    """A moment by hand: pawns by square from bottom to top (`{12: "y1 r2"}`), money in units of 10 000 $."""
    game = MonteCarloGamble(options or {}, ROAD)
    document: dict[str, Any] = {"squares": {str(square): pawns.split() for square, pawns in squares.items()}, **more}
    if "home" in document:
        document["home"] = document["home"].split()
    if money is not None:
        document["money"] = [UNIT * amount for amount in money]
    return Table(game, game.setup(document))


def of_kind(events: list[Event], kind: type[Event]) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]


__all__ = ["CHANCE", "FINISH", "FIRST_BANK", "ROAD", "SECOND_BANK", "Table", "new_table", "of_kind", "table"]
