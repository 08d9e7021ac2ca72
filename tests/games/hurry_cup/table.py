"""A table for tests: moves in notation, and positions that are quick to write.

The circuit is Corniche: 1 s · 2 s · 3 r100 · 4 s* · 5 R70 · 6 s · 7 s110 · 8 l90 · 9 l90 · 10 s* · 11 s · 12 r90 ·
13 l · 14 l80 · 15 s · 16 l90 · 17 l90 · 18 r · 19 s* · 20 R70 · 21 l80 · 22 l80 · 23 s* · 24 s110 · 25 r100 ·
26 s · 27 R60 · 28 s* · 29 L70 · 30 s · 31 R70 · 32 s100 · 33 L60 · 34 R60 · 35 s* · 36 finish.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar, cast

import paddock
from paddock.core.events import Event
from paddock.core.game import CHANCE
from paddock.games.hurry_cup.game import HurryCup
from paddock.games.hurry_cup.rally import PHASES, Rally

Kind = TypeVar("Kind", bound=Event)
TRUMPS = ["ace", "nitro", "horn"]


class Table:
    """A game under way. `events` are those of the last moves made."""

    def __init__(self, game: HurryCup, state: Rally) -> None:
        self.game, self.state = game, state
        self.events: list[Event] = []

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    @property
    def actors(self) -> set[int]:
        return set(self.game.actors(self.state))

    def do(self, *moves: str) -> Table:
        """Moves of whoever is to act; `2: horn` is seat 2's."""
        self.events = []
        for text in moves:
            who, colon, rest = text.partition(": ")
            seat = int(who) if colon else min(self.actors)
            applied = self.game.apply(self.state, seat, self.game.read(rest if colon else text))
            self.state = applied.state
            self.events += applied.events
        return self

    def legal(self, seat: int | None = None) -> list[str]:
        seat = min(self.actors) if seat is None else seat
        return [self.game.write(move) for move in self.game.legal(self.state, seat)]

    def refused(self, text: str, seat: int | None = None) -> str:
        """Why a move is refused: the last part of the reason's key. "" where it is not."""
        seat = min(self.actors) if seat is None else seat
        reason = self.game.check(self.state, seat, self.game.read(text))
        if reason is None:
            return ""
        assert reason.text()
        return reason.key.removeprefix("hurry-reason-")

    def happened(self, kind: type[Kind]) -> list[Kind]:
        return [event for event in self.events if isinstance(event, kind)]

    def shown(self, seat: int | None = None) -> dict[str, Any]:
        """The state part of the position, as a seat or a spectator sees it."""
        return cast(dict[str, Any], self.game.view(self.state, seat).position["state"])

    @property
    def document(self) -> dict[str, Any]:
        return cast(dict[str, Any], self.game.position(self.state)["state"])


def new(**options: Any) -> Table:
    game = cast(HurryCup, paddock.game("hurry-cup", **options))
    return Table(game, game.start())


def tokens(*own: str, seats: int = 4) -> list[list[str]]:
    """Tokens of seat 0; the others have none."""
    return [list(own), *([] for _ in range(seats - 1))]


def turn(
    cars: Sequence[int], tanks: Sequence[int] = (5, 4, 3, 2), own: Sequence[str] = (), options: Any = None, **more: Any
) -> Table:
    """Seat 0 is to drive, before its roll: with these tokens of its own, where the cars stand, the pawns taken in the
    order of the seats and these tanks."""
    game = cast(HurryCup, paddock.game("hurry-cup", players=len(cars), **(options or {})))
    pawns = ["red", "yellow", "green", "purple", "blue", "white"][: len(cars)]
    document: dict[str, Any] = {
        "cars": list(cars),
        "pawns": pawns,
        "tanks": dict(zip(pawns, tanks, strict=True)),
        "tokens": tokens(*own, seats=len(cars)),
        "phase": "start" if set(own) & {"ace", "swap", "slipstream", "pit"} or "lantern" in more else "roll",
    }
    return Table(game, game.setup(document | more))


def round_of(cars: Sequence[int] = (0, 0, 0, 0), options: Any = None, **more: Any) -> Table:
    """A round begins."""
    game = cast(HurryCup, paddock.game("hurry-cup", players=len(cars), **(options or {})))
    return Table(game, game.setup({"cars": list(cars)} | more))


def chance(table: Table) -> bool:
    return table.actors == {CHANCE}
