"""Toys that are broken on purpose, each in one way: a law that lets its own go by proves nothing."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from fractions import Fraction
from random import Random
from typing import Any

import msgspec

from paddock.core.chance import Seeded
from paddock.core.ending import Ending
from paddock.core.events import Event
from paddock.core.game import CHANCE, Applied, Game, Result, View
from paddock.core.guide import Lesson, ToldLesson
from paddock.core.messages import Message
from paddock.core.moves import Move

from .toy import DEAL, FOLDED, GOAL, GUESS, HIDDEN, NOT_YET, OVER, SHAKE, Guess, Table, Toy, ToyLesson, ToyOptions


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


class AllMovesAreAlike(Toy):
    """It makes no difference whether somebody guesses or folds."""

    def alike(self, state: Table, seat: int, move: Move) -> Move:
        return self.legal(state, seat)[0]


class TheLastStandsForAll(Toy):
    """Not the first, which alone is sure to be offered before the others."""

    def alike(self, state: Table, seat: int, move: Move) -> Move:
        return self.legal(state, seat)[-1]


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


class LeavesOneAlone(Toy):
    """Says nothing to the seat that is to guess."""

    def guide(self, state: Table, seat: int) -> list[Lesson]:
        return [GOAL] if seat in self.actors(state) else super().guide(state, seat)


class PointsNowhere(Toy):
    """At something that no page can find."""

    def guide(self, state: Table, seat: int) -> list[Lesson]:
        return [*super().guide(state, seat), ToyLesson("cup", "cup")]


class PointsAtTheRefused(Toy):
    """At a move that the seat may not make."""

    def guide(self, state: Table, seat: int) -> list[Lesson]:
        return [*super().guide(state, seat), ToyLesson("guess", "move:guess 9")]


class RollsForOthers(Toy):
    """Asks somebody to take the dice whose turn it is not."""

    def guide(self, state: Table, seat: int) -> list[Lesson]:
        return [*super().guide(state, seat), ToyLesson("deal", "roll")]


class PointsAtNobody(Toy):
    """At a seat where nobody sits."""

    def guide_events(self, events: Sequence[Event], seat: int) -> list[Lesson]:
        return [ToyLesson("card", f"seat:{self.seats}", "note")]


class HasTwoGoals(Toy):
    def guide(self, state: Table, seat: int) -> list[Lesson]:
        return [*super().guide(state, seat), ToyLesson("riches", "board", "goal")]


class ExplainsInSilence(Toy):
    def explain(self, lesson: Lesson, names: Sequence[str], language: str = "en") -> ToldLesson:
        return ToldLesson("", "")


class ExplainsAtLength(Toy):
    def explain(self, lesson: Lesson, names: Sequence[str], language: str = "en") -> ToldLesson:
        return ToldLesson(lesson.key, f"This is about {lesson.key}{', and on' * 20}.")


class ExplainsTheDie(Toy):
    """The guide looks under the cup."""

    def guide(self, state: Table, seat: int) -> list[Lesson]:
        return [*super().guide(state, seat), ToyLesson("die", "board", "note", {"die": state.die})]


class EndsTooEarly(Toy):
    """Says how the game ended while it goes on."""

    def ending(self, state: Table, *others: Any, **named: Any) -> Ending | None:
        while self.actors(state):
            state = state.copy()
            state.phase = OVER
        return super().ending(state, *others, **named)


class KeepsTheEndToItself(Toy):
    def ending(self, state: Table, *others: Any, **named: Any) -> Ending | None:
        return None


class RanksAnew(Toy):
    """The end has other places than the result."""

    def ending(self, state: Table, *others: Any, **named: Any) -> Ending | None:
        found = super().ending(state, *others, **named)
        return found and msgspec.structs.replace(found, ranks=found.ranks[::-1], place=found.place)


class NamesAnotherWinner(Toy):
    def ending(self, state: Table, *others: Any, **named: Any) -> Ending | None:
        found = super().ending(state, *others, **named)
        return found and msgspec.structs.replace(found, headline="Nobody wins", reason="There is no winner.")


class EndsWithoutAReason(Toy):
    def end_reason(self, *_: Any) -> str:
        return ""


class CountsForOne(Toy):
    """Says what one seat has in the end, and not the others."""

    def end_scores(self, *_: Any) -> list[str]:
        return ["3 points"]


class Loaded(Seeded):
    """A source whose draws are not equally likely: the better of two."""

    def draw(self, game: Game[Any], state: Any, number: int) -> int:
        return max(super().draw(game, state, 2 * number), super().draw(game, state, 2 * number + 1))


class ResamplesThePile(Toy):
    """Who searches knows which cards the others hold."""

    def resample(self, state: Table, seat: int, random: Random) -> Table:
        drawn = super().resample(state, seat, random)
        drawn.card, drawn.pile = state.card.copy(), state.pile.copy()
        return drawn


class ResamplesTheOwnCard(Toy):
    """Who searches forgets the own card."""

    def resample(self, state: Table, seat: int, random: Random) -> Table:
        drawn = super().resample(state, seat, random)
        drawn.card[seat] = drawn.card[seat] % 3 + 1
        return drawn


class LeavesTheDieHidden(Toy):
    """Who searches plays on with a die that shows nothing."""

    def resample(self, state: Table, seat: int, random: Random) -> Table:
        drawn = super().resample(state, seat, random)
        drawn.die = HIDDEN if state.die else NOT_YET
        return drawn

    def change(self, table: Table, seat: int, move: Move) -> list[Event]:
        assert table.phase != GUESS or table.die != HIDDEN, "nobody can lift this cup"
        return super().change(table, seat, move)
