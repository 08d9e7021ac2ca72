"""Toys that are broken on purpose, each in one way: a law that lets its own go by proves nothing."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import msgspec

from paddock.core.chance import Seeded
from paddock.core.game import CHANCE, Applied, Game, Result, View
from paddock.core.messages import Message
from paddock.core.moves import Move

from .toy import DEAL, FOLDED, NOT_YET, OVER, SHAKE, Guess, Table, Toy, ToyOptions


class TakesAnyNumber(Toy):
    """More may sit down than there is room for."""

    def __init__(self, values: Mapping[str, Any], board: str | None = None) -> None:
        super().__init__({}, board)
        self.options = ToyOptions(**values)
        self.seats = self.options.players


class TurnsOneAway(Toy):
    """Fewer may sit down than the box says."""

    def __init__(self, values: Mapping[str, Any], board: str | None = None) -> None:
        super().__init__({"players": min(3, values.get("players", 3))}, board)


class MixesTheColours(Toy):
    """Seats get other colours than the box says."""

    def colours(self) -> tuple[str, ...]:
        return super().colours()[::-1]


class SaysAnotherBegins(Toy):
    """Seat 0 is dealt the first card, whoever is said to begin."""

    def __init__(self, values: Mapping[str, Any], board: str | None = None) -> None:
        super().__init__(values, board)
        self.first = 1


class SaysChanceDraws(Toy):
    """Seat 0 is always the first, though chance is said to draw who is."""

    def __init__(self, values: Mapping[str, Any], board: str | None = None) -> None:
        super().__init__(values, board)
        self.first = CHANCE


class ShowsTheDie(Toy):
    """The cup is made of glass."""

    def veil(self, state: Table, seat: int | None) -> Table:
        veiled = super().veil(state, seat)
        veiled.die = state.die
        return veiled


class ShowsThePile(Toy):
    """Others' cards are hidden, but what is left in the pile gives them away."""

    def veil(self, state: Table, seat: int | None) -> Table:
        veiled = super().veil(state, seat)
        veiled.pile = state.pile[:]
        return veiled


class ShowsToSpectators(Toy):
    """Seats see no more than they may, but the gallery does."""

    def veil(self, state: Table, seat: int | None) -> Table:
        return state if seat is None else super().veil(state, seat)


class OffersTooMuch(Toy):
    """A view offers moves to seats that cannot act."""

    def view(self, state: Table, seat: int | None) -> View:
        return msgspec.structs.replace(super().view(state, seat), legal=("fold",))


class VeilsTheOwnCard(Toy):
    """The veil takes from a seat what it needs in order to decide."""

    def veil(self, state: Table, seat: int | None) -> Table:
        return super().veil(state, None)


class SumsToMoreThanOne(Toy):
    def chances(self, state: Table) -> list[tuple[Move, Fraction]]:
        return [(move, chance + Fraction(1, 10**9)) for move, chance in super().chances(state)]


class TreatsOutcomesAlike(Toy):
    """Probabilities that sum to 1, and are wrong: every face as likely as every other."""

    def chances(self, state: Table) -> list[tuple[Move, Fraction]]:
        moves = [move for move, _ in super().chances(state)]
        return [(move, Fraction(1, len(moves))) for move in moves]


class ChangesTheOldState(Toy):
    def apply(self, state: Table, seat: int, move: Move) -> Applied[Table]:
        super().apply(state, seat, move)
        return Applied(state, self.change(state, seat, move))


class ForgetsToCopy(Toy):
    """The new state shares a row with the old one: a shallow copy, the bug that is easiest to write."""

    def apply(self, state: Table, seat: int, move: Move) -> Applied[Table]:
        super().apply(state, seat, move)
        new = state.copy()
        new.points = state.points
        return Applied(new, self.change(new, seat, move))


class HurriesThroughTheFirst(Toy):
    """What is not checked is taken for the first of the legal moves."""

    def apply_legal(self, state: Table, seat: int, move: Move) -> Applied[Table]:
        return self.apply(state, seat, self.legal(state, seat)[0])


class HurriesInSilence(Toy):
    """Nobody is told what a move has done that was not checked."""

    def apply_legal(self, state: Table, seat: int, move: Move) -> Applied[Table]:
        return Applied(self.apply(state, seat, move).state, [])


class HurriesOnTheOldState(Toy):
    """The right state and story, but the state before is gone."""

    def apply_legal(self, state: Table, seat: int, move: Move) -> Applied[Table]:
        applied = self.apply(state, seat, move)
        vars(state).update(vars(applied.state.copy()))
        return applied


class Lenient(Toy):
    """Lets a guess pass that is higher than the card."""

    def check(self, state: Table, seat: int, move: Move) -> Message | None:
        lenient = isinstance(move, Guess) and 1 <= move.face <= 3 and seat >= 0 and seat in self.actors(state)
        return None if lenient else super().check(state, seat, move)


class Strict(Toy):
    """Refuses what it offers."""

    def check(self, state: Table, seat: int, move: Move) -> Message | None:
        return Message("take-back-other") if move == Guess(1) else super().check(state, seat, move)


class Mumbling(Toy):
    """Has a reason that nobody has written a text for."""

    def check(self, state: Table, seat: int, move: Move) -> Message | None:
        reason = super().check(state, seat, move)
        return reason and Message("toy-no-such-text")


class Swallows(Toy):
    """Ignores a move that is refused, and says nothing."""

    def apply(self, state: Table, seat: int, move: Move) -> Applied[Table]:
        return Applied(state.copy(), []) if self.check(state, seat, move) else super().apply(state, seat, move)


class SpoilsThenRefuses(Toy):
    """Refuses, but has changed the state by then."""

    def apply(self, state: Table, seat: int, move: Move) -> Applied[Table]:
        state.round += self.check(state, seat, move) is not None
        return super().apply(state, seat, move)


class Slurs(Toy):
    """Writes every guess alike."""

    def write(self, move: Move) -> str:
        return "guess 1" if isinstance(move, Guess) else super().write(move)


class OneCodeForAll(Toy):
    def encode(self, state: Table, move: Move) -> int:
        return 0


class CodesTooHigh(Toy):
    codes = 2


class ForgetsTheDie(Toy):
    """A position that leaves out what lies under the cup."""

    def position(self, state: Table) -> dict[str, Any]:
        document = super().position(state)
        document["state"]["die"] = NOT_YET
        return document


class Endless(Toy):
    """Cards go back into the pile."""

    def change(self, table: Table, seat: int, move: Move) -> list[Any]:
        events = super().change(table, seat, move)
        if table.phase == OVER:
            table.phase, table.pile = DEAL, self.start().pile
        return events


class NobodyIsLast(Toy):
    """Places that do not follow from one another: 1 for all, whoever has won."""

    def result(self, state: Table) -> Result | None:
        result = super().result(state)
        return result and msgspec.structs.replace(result, ranks=(1,) * self.seats, winners=(0,))


class TellsTooEarly(Toy):
    """Has a result while the game goes on."""

    def result(self, state: Table) -> Result | None:
        return Result((0,), (1,) * self.seats, (0,) * self.seats)


class StillActing(Toy):
    """Waits for somebody after the end."""

    def actors(self, state: Table) -> frozenset[int]:
        return frozenset({0}) if state.phase == OVER else super().actors(state)


class Moody(Toy):
    """Not pure: what a fold does depends on how often it was done, in any game."""

    _mood = itertools.count()

    def change(self, table: Table, seat: int, move: Move) -> list[Any]:
        events = super().change(table, seat, move)
        table.points[0] += next(self._mood) % 2
        return events


class SharesOneBoard(Toy):
    """Ignores the board that a record carries."""

    def __init__(self, values: Any, board: str | None = None) -> None:
        super().__init__(values)


class RollsAnew(Toy):
    """Draws the die itself, whatever chance says: rolls come from somewhere else than the source."""

    _rolled = itertools.count()

    def outcome(self, state: Table, way: int) -> Move:
        return super().outcome(state, next(self._rolled) % 6 if state.phase == SHAKE else way)


class FallsTheFirstWay(Toy):
    """Draws are ignored."""

    def fall(self, state: Table, way: int) -> Applied[Table]:
        return super().fall(state, 0)


class FallsInSilence(Toy):
    """Nobody is told what chance has done."""

    def fall(self, state: Table, way: int) -> Applied[Table]:
        return Applied(super().fall(state, way).state, [])


class FallsOnTheOldState(Toy):
    """The right state and story, but the state before is gone."""

    def fall(self, state: Table, way: int) -> Applied[Table]:
        move = self.outcome(state, way)
        return Applied(state, self.change(state, CHANCE, move))


class KnowsOneWay(Toy):
    """The way back from an outcome is guessed, whatever it is."""

    def way(self, state: Table, move: Move) -> int:
        return 0


class PaysTheFolded(Toy):
    """Points that do not follow from the places."""

    def result(self, state: Table) -> Result | None:
        result = super().result(state)
        return result and msgspec.structs.replace(result, points=tuple(-points - FOLDED for points in result.points))


class Loaded(Seeded):
    """A source whose draws are not equally likely: the better of two."""

    def draw(self, game: Game[Any], state: Any, number: int) -> int:
        return max(super().draw(game, state, 2 * number), super().draw(game, state, 2 * number + 1))
