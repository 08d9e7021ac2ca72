"""Small tracks for tests, and a table to play on them: positions in, moves in notation, events and reasons out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from paddock import CHANCE
from paddock.core.events import Event
from paddock.core.game import Result
from paddock.core.registry import build
from paddock.games.monza.events import PushedBack
from paddock.games.monza.game import Monza
from paddock.games.monza.race import Race
from paddock.games.monza.track import Track, read_track


def toml(outer: str, middle: str, inner: str, edition: str = "anniversary", start: str = "2") -> str:
    """The text of a track file."""
    lanes = f'[lanes]\nouter = "{outer}"\nmiddle = "{middle}"\ninner = "{inner}"\n'
    return f'name = "Test"\nedition = "{edition}"\nstart = {start}\n\n{lanes}'


def zigzag(outer: str, middle: str, inner: str, edition: str = "anniversary") -> str:
    """A track from bare colours: outer and inner spaces are 1 long, the middle ones lie half a space ahead of them (the
    first and the last are 1.5 long). So the steps (MZ-11), where no obstacle is in the way, are:

    a(i) to a(i+1) and b(i); b(i) to b(i+1), a(i+1) and c(i+1); c(i) to c(i+1) and b(i).
    """
    half = [f"{letter}{'1.5' if place in (0, len(middle) - 1) else '1'}" for place, letter in enumerate(middle)]
    return toml(" ".join(f"{c}1" for c in outer), " ".join(half), " ".join(f"{c}1" for c in inner), edition)


ROAD = zigzag("wrygbpwrygbp", "pbwygrpbwyr", "xgrbwpygrbwy")
"""An anniversary track of twelve columns without obstacles but the one at the start.

    outer   a   w r y g b p w r y g b p
    middle  b    p b w y g r p b w y r     finish: white
    inner   c   x g r b w p y g r b w y
"""

CLASSIC = zigzag("wrygbpwrygbp", "bpwygrpbwyx", "xgrbwpygrbwy", "classic")
"""The same as a classic track: target spaces a12 (purple) and c12 (yellow), an obstacle (b11) between them."""

BLOCKED = zigzag("wrxgbpwrygbp", "pbwxxrpbwyr", "xgrbwpxgrbwy")
"""ROAD with obstacles on a3, b4, b5 and c7: for driving around them, and for being pushed back past them."""


def track_of(text: str) -> Track:
    return read_track(text, "test")


def make(board: str = ROAD, **options: Any) -> Monza:
    """A game on the track of this text."""
    return cast(Monza, build("monza", options, board))


class Table:
    """A race in the middle of it. Cars and spaces by name, moves in notation."""

    def __init__(self, game: Monza, state: Race) -> None:
        self.game, self.state = game, state
        self.events: list[Event] = []

    # -- playing

    def play(self, *moves: str) -> list[Event]:
        """Whoever is to act makes these moves; what happened. Every event can be told in a sentence."""
        happened: list[Event] = []
        for text in moves:
            (seat,) = self.game.actors(self.state)
            applied = self.game.apply(self.state, seat, self.game.read(text))
            self.state = applied.state
            happened += applied.events
        for event in happened:
            assert self.game.tell(event, self.game.colours())
        self.events += happened
        return happened

    def pass_turn(self, dice: str) -> list[Event]:
        """A whole turn of somebody who rolls dice that do not fit."""
        return self.play(f"roll {dice}", "drive")

    # -- asking

    def refused(self, text: str, car: str | None = None) -> str | None:
        """The key of the reason why a move is refused (of whoever is to act, or of this car); None where it is not."""
        (acting,) = self.game.actors(self.state) or {0}
        seat = acting if car is None else CHANCE if car == "chance" else self.game.colours().index(car)
        reason = self.game.check(self.state, seat, self.game.read(text))
        if reason is None:
            return None
        assert reason.text()
        return reason.key.removeprefix("monza-reason-")

    def legal(self) -> set[str]:
        """All that may be done now, in notation."""
        (seat,) = self.game.actors(self.state) or {0}
        moves = [self.game.write(move) for move in self.game.legal(self.state, seat)]
        assert len(moves) == len(set(moves))
        return set(moves)

    @property
    def document(self) -> dict[str, Any]:
        """The state as a document: tests look at this, and never into the numbers that the rules work on."""
        found: dict[str, Any] = self.game.position(self.state)["state"]
        return found

    def at(self, car: str) -> str:
        return str(self.document["cars"][car]["at"])

    @property
    def places(self) -> dict[str, str]:
        return {car: entry["at"] for car, entry in self.document["cars"].items()}

    @property
    def phase(self) -> str:
        return str(self.document["phase"])

    @property
    def round(self) -> int:
        return int(self.document.get("round", 1))

    @property
    def acting(self) -> str:
        """The car that is to act, `chance`, or `nobody`."""
        actors = self.game.actors(self.state)
        return "nobody" if not actors else "chance" if CHANCE in actors else self.game.colours()[next(iter(actors))]

    @property
    def turn(self) -> str:
        """The car whose turn it is."""
        return str(self.document["turn"])

    @property
    def hand(self) -> str:
        """The dice rolled and not yet laid."""
        return str(self.document.get("dice", ""))

    def used(self, car: str) -> int:
        return int(self.document["cars"][car]["used"])

    def tiles(self, car: str) -> str:
        return str(self.document["cars"][car]["tiles"])

    def extra_roll(self, car: str) -> bool:
        return bool(self.document["cars"][car]["extra_roll"])

    @property
    def result(self) -> Result | None:
        return self.game.result(self.state)

    @property
    def winners(self) -> set[str]:
        result = self.result
        return set() if result is None else {self.game.colours()[seat] for seat in result.winners}


def table(
    cars: Mapping[str, str | Mapping[str, Any]],
    dice: str = "",
    *,
    board: str = ROAD,
    turn: str | None = None,
    first: str | None = None,
    rounds: int = 1,
    path: Sequence[str] = (),
    more: Mapping[str, Any] | None = None,
    **options: Any,
) -> Table:
    """A table with these cars, seated in this order, at these spaces. With `dice`, the car whose turn it is has just
    rolled them; `more` are further fields of the position document."""
    if len(cars) > 4 or {"white", "purple"} & set(cars):
        options.setdefault("edition", "classic")
    game = make(board, cars=tuple(cars), **options)
    document: dict[str, Any] = {"cars": dict(cars), "round": rounds, "dice": dice, "path": list(path), **(more or {})}
    if turn is not None:
        document["turn"] = turn
    if first is not None:
        document["first"] = first
    return Table(game, game.setup(document))


def new_table(board: str = ROAD, **options: Any) -> Table:
    """A race before its first move."""
    game = make(board, **options)
    return Table(game, game.start())


def pushes(events: list[Event]) -> list[Event]:
    """Who was pushed back."""
    return [event for event in events if isinstance(event, PushedBack)]
