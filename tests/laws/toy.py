"""A toy game that uses every corner of the contract, so that the laws are tried on more than the shipped games need.

Each round every seat is dealt a card from a pile (it does not go back; its value, 1 to 3, is the seat's secret), and a
die is shaken under a cup (nobody sees it; it shows 1 once, 2 twice and 3 three times). Then all seats guess at once and
sealed: a face no higher than the own card, or they fold. When everybody has guessed, cup and guesses are lifted: a
right guess brings the face, a wrong one costs a point. The game is over when the pile is too small for another round.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from paddock.core.events import Event
from paddock.core.fields import Fields, Row, row
from paddock.core.game import CHANCE, Applied, Game, IllegalMoveError, Result, View
from paddock.core.guide import Lesson, ToldLesson
from paddock.core.messages import Message, PaddockError
from paddock.core.moves import Move
from paddock.core.options import choose
from paddock.core.registry import Kind
from paddock.core.seating import Seating, seating_with

DEAL, SHAKE, GUESS, OVER = range(4)
PHASES = ("deal", "shake", "guess", "over")
FACES = (1, 2, 2, 3, 3, 3)
NOT_YET, HIDDEN, FOLDED = 0, -1, 9
MOST = 4
PILE = "4 5 6"
"""How many cards of value 1, 2 and 3 there are: the toy's board."""


class Deal(Move, frozen=True, tag="deal"):
    card: int


class Shake(Move, frozen=True, tag="shake"):
    die: int


class Guess(Move, frozen=True, tag="guess"):
    face: int


class Fold(Move, frozen=True, tag="fold"):
    pass


class Dealt(Event, frozen=True, tag="dealt"):
    """Everybody sees who gets a card, and not which."""

    seat: int


class Shaken(Event, frozen=True, tag="shaken"):
    pass


class Sealed(Event, frozen=True, tag="sealed"):
    seat: int


class Lifted(Event, frozen=True, tag="lifted"):
    die: int


class Table(Fields):
    phase: int = DEAL
    round: int = 1
    pile: Row = row(3)
    card: Row = row(MOST)
    die: int = NOT_YET
    guess: Row = row(MOST)
    points: Row = row(MOST)


class TableDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    phase: str
    round: int
    pile: list[int]
    card: list[int]
    die: int
    guess: list[int]
    points: list[int]


SEATINGS = (Seating(2, MOST, ("red", "blue", "green", "yellow")),)


class ToyOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    players: int = 3


class ToyLesson(Lesson, frozen=True):
    prefix = "toy"


GOAL = ToyLesson("goal", "board", "goal")


class Toy(Game[Table]):
    name = "toy"
    version = 1
    codes = 4

    def __init__(self, values: Mapping[str, Any], board: str | None = None) -> None:
        self.options: ToyOptions = choose("toy", ToyOptions, values)
        self.seats = self.options.players
        self.first = 0
        seating = seating_with(self.options, SEATINGS)
        if not seating.takes(self.seats):
            refused = refuse(f"{self.seats} cannot play", f"{seating.least} to {seating.most} can")
            raise PaddockError(refused.key, **refused.args)
        self._board = PILE if board is None else board

    def start(self) -> Table:
        return Table(pile=[int(count) for count in self._board.split()])

    def actors(self, state: Table) -> frozenset[int]:
        if state.phase == GUESS:
            return frozenset(seat for seat in range(self.seats) if state.guess[seat] == NOT_YET)
        return frozenset() if state.phase == OVER else frozenset({CHANCE})

    def legal(self, state: Table, seat: int) -> list[Move]:
        if seat == CHANCE or seat not in self.actors(state):
            return []
        return [Fold(), *(Guess(face) for face in range(1, state.card[seat] + 1))]

    def check(self, state: Table, seat: int, move: Move) -> Message | None:
        if seat not in self.actors(state):
            return refuse("somebody else is to act", f"not seat {seat}")
        allowed = [made for made, _ in self.chances(state)] if seat == CHANCE else self.legal(state, seat)
        if move in allowed:
            return None
        return refuse("this cannot be done now", f"these can: {', '.join(self.write(other) for other in allowed)}")

    def apply(self, state: Table, seat: int, move: Move) -> Applied[Table]:
        reason = self.check(state, seat, move)
        if reason is not None:
            raise IllegalMoveError(reason)
        new = state.copy()
        return Applied(new, self.change(new, seat, move))

    def change(self, table: Table, seat: int, move: Move) -> list[Event]:
        """Makes a legal move on this very table."""
        match move:
            case Deal(card):
                lucky = self.dealt_next(table)
                table.pile[card - 1] -= 1
                table.card[lucky] = card
                if lucky == self.seats - 1:
                    table.phase = SHAKE
                return [Dealt(lucky)]
            case Shake(die):
                table.die, table.phase = die, GUESS
                return [Shaken()]
            case Guess(face):
                table.guess[seat] = face
            case _:
                table.guess[seat] = FOLDED
        return [Sealed(seat), *([] if self.actors(table) else self._lift(table))]

    def dealt_next(self, table: Table) -> int:
        return table.card[: self.seats].index(NOT_YET)

    def _lift(self, table: Table) -> list[Event]:
        for seat in range(self.seats):
            if table.guess[seat] != FOLDED:
                table.points[seat] += table.die if table.guess[seat] == table.die else -1
            table.card[seat] = table.guess[seat] = NOT_YET
        lifted = Lifted(table.die)
        table.die, table.round = NOT_YET, table.round + 1
        table.phase = DEAL if sum(table.pile) >= self.seats else OVER
        return [lifted]

    def result(self, state: Table) -> Result | None:
        if state.phase != OVER:
            return None
        points = state.points[: self.seats]
        ranks = tuple(1 + sum(other > own for other in points) for own in points)
        return Result(tuple(seat for seat in range(self.seats) if ranks[seat] == 1), ranks, tuple(points))

    def ways(self, state: Table) -> int:
        return sum(state.pile) if state.phase == DEAL else len(FACES) if state.phase == SHAKE else 0

    def outcome(self, state: Table, way: int) -> Move:
        if state.phase == SHAKE:
            return Shake(FACES[way])
        return Deal([card + 1 for card in range(3) for _ in range(state.pile[card])][way])

    def roller(self, state: Table) -> int | None:
        return self.dealt_next(state) if state.phase == DEAL else None

    def veil(self, state: Table, seat: int | None) -> Table:
        """Nobody sees the die; others' cards and guesses are not seen, nor told apart from those still in the pile."""
        veiled = state.copy()
        veiled.die = HIDDEN if state.die else NOT_YET
        for other in range(self.seats):
            if other != seat:
                if state.card[other]:
                    veiled.pile[state.card[other] - 1] += 1
                    veiled.card[other] = HIDDEN
                veiled.guess[other] = HIDDEN if state.guess[other] else NOT_YET
        return veiled

    def resample(self, state: Table, seat: int, random: Random) -> Table:
        new, others = state.copy(), [other for other in range(self.seats) if other != seat]
        unseen = [card + 1 for card in range(3) for _ in range(state.pile[card])]
        unseen = sorted(unseen + [state.card[other] for other in others if state.card[other] not in (NOT_YET, HIDDEN)])
        random.shuffle(unseen)
        for other in others:
            if state.card[other]:
                new.card[other] = unseen.pop()
            if state.guess[other]:
                new.guess[other] = random.choice([*range(1, new.card[other] + 1), FOLDED])
        new.pile = [unseen.count(card + 1) for card in range(3)]
        new.die = random.choice(FACES) if state.die else NOT_YET
        return new

    def write(self, move: Move) -> str:
        return " ".join([str(move.__struct_config__.tag), *(str(value) for value in msgspec.structs.astuple(move))])

    def read(self, text: str) -> Move:
        match text.split():
            case ["fold"]:
                return Fold()
            case ["deal" | "shake" | "guess" as word, number] if number.isdecimal():
                return {"deal": Deal, "shake": Shake, "guess": Guess}[word](int(number))
        raise PaddockError("position-form", detail=f"{text!r} is no move of the toy")

    def encode(self, state: Table, move: Move) -> int:
        return move.face if isinstance(move, Guess) else 0

    def decode(self, state: Table, code: int) -> Move:
        return Guess(code) if code else Fold()

    def position(self, state: Table) -> dict[str, Any]:
        table = msgspec.to_builtins(TableDocument(**(vars(state) | {"phase": PHASES[state.phase]})))
        options = msgspec.to_builtins(self.options)
        return {"game": self.name, "rules": self.version, "options": options, "board": self.board, "state": table}

    def setup(self, position: dict[str, Any]) -> Table:
        try:
            document = msgspec.convert(position.get("state"), TableDocument)
        except msgspec.ValidationError as error:
            raise PaddockError("position-form", detail=str(error)) from None
        return Table(**(msgspec.structs.asdict(document) | {"phase": PHASES.index(document.phase)}))

    def tell(self, event: Event, names: Sequence[str], language: str = "en") -> str:
        return f"{event.__struct_config__.tag} {msgspec.structs.astuple(event)}"

    def guide(self, state: Table, seat: int) -> list[Lesson]:
        if self.roller(state) == seat:
            return [GOAL, ToyLesson("deal", "roll")]
        if seat in self.actors(state):
            return [GOAL, ToyLesson("guess", "choices"), ToyLesson("fold", "move:fold", "note")]
        return [GOAL]

    def guide_events(self, events: Sequence[Event], seat: int) -> list[Lesson]:
        dealt = [event for event in events if isinstance(event, Dealt) and event.seat == seat]
        return [ToyLesson("card", f"seat:{event.seat}", "note") for event in dealt]

    def explain(self, lesson: Lesson, names: Sequence[str], language: str = "en") -> ToldLesson:
        return ToldLesson("" if lesson.kind == "goal" else lesson.key, f"This is about {lesson.key}.")

    @property
    def board(self) -> str:
        return self._board

    def colours(self) -> tuple[str, ...]:
        return SEATINGS[0].pieces[: self.seats]


def refuse(why: str, instead: str) -> Message:
    """A reason. (A game outside the package brings no texts of its own, so the toy borrows one that takes words.)"""
    return Message("list-and", {"first": why, "last": instead})


class KeenBot:
    """Guesses as high as it may: a bot that looks at what it is shown."""

    def __init__(self, game: Game[Any], seat: int, seed: int) -> None:
        self._game = game

    def choose(self, view: View) -> Move:
        return self._game.read(view.legal[-1])


KIND = Kind("toy", {1: Toy}, ToyOptions, SEATINGS, {"keen": KeenBot})
