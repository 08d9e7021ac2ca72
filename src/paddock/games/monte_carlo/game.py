"""Monte Carlo Gamble behind the contract: rules over numbers inside, names and documents outside."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from fractions import Fraction
from typing import Any, ClassVar

import msgspec

from paddock.core.advice import Remark, Way, single_moves
from paddock.core.dice import handfuls, way_to
from paddock.core.ending import Reader
from paddock.core.events import Event
from paddock.core.game import CHANCE, Result, Standing
from paddock.core.guide import Lesson
from paddock.core.messages import Message, say
from paddock.core.moves import Codes, Move, Notation
from paddock.core.ruled import RuledGame, Rules
from paddock.games.monte_carlo import coaching, ending, rules
from paddock.games.monte_carlo.alike import first_alike
from paddock.games.monte_carlo.board import Board
from paddock.games.monte_carlo.casino import top_card
from paddock.games.monte_carlo.events import GambleEvent
from paddock.games.monte_carlo.gamble import CARD, DICE, DRAW_FIRST, PAWNS, ROLL, TIE_DICE, Course, Gamble, Work
from paddock.games.monte_carlo.guide import event_lessons, lessons
from paddock.games.monte_carlo.hands import thrown
from paddock.games.monte_carlo.in_use import is_in_use
from paddock.games.monte_carlo.moves import CODES, NOTATION, Card, Dice, First, Roll
from paddock.games.monte_carlo.names import CARDS, FACES, UNIT, hand_name
from paddock.games.monte_carlo.options import Options, choose_options, lay_course
from paddock.games.monte_carlo.position import named_actor, write_position
from paddock.games.monte_carlo.reader import read_position
from paddock.games.monte_carlo.reasons import why_not
from paddock.games.monte_carlo.shelf import BOARDS


class MonteCarloGamble(RuledGame[Gamble]):
    """A table of Monte Carlo Gamble: a road, options, and who plays which colour."""

    name = "monte-carlo-gamble"
    version = 1
    rules: ClassVar[Rules] = rules
    events: ClassVar[type[Event]] = GambleEvent
    notation: ClassVar[Notation[Any]] = NOTATION
    coding: ClassVar[Codes] = CODES

    def __init__(self, values: Mapping[str, Any], board: str | None = None) -> None:
        options = choose_options(values)
        self.road: Board = BOARDS.take(options.board, board)
        self.options: Options = msgspec.structs.replace(options, board=self.road.key)
        self.course: Course = lay_course(self.road, self.options)
        first = CHANCE if options.first == "drawn" else options.first
        super().__init__(Gamble, Work, options.players, first, self.road.source, BOARDS.is_shipped(self.road))

    def codes_in_use(self) -> Sequence[int]:
        return self.coding.select(lambda move, numbers: is_in_use(self.course, move, numbers))

    def why_not(self, state: Gamble, work: Work, seat: int, move: Move) -> Message | None:
        return why_not(self.course, state, seat, move)

    def alike(self, state: Gamble, seat: int, move: Move) -> Move:
        return first_alike(self.course, state, move)

    # -- chance

    def roller(self, state: Gamble) -> int | None:
        return named_actor(state) if rules.actor(state) == CHANCE else None

    def outcome(self, state: Gamble, way: int) -> Move:
        if state.phase == ROLL:
            return Roll(way + 1)
        if state.phase == CARD:
            return Card(CARDS[top_card(state, way)])
        if state.phase == DRAW_FIRST:
            return First(self.colours()[way])
        return Dice(hand_name(thrown(way, state.rolling)))

    def find_way(self, state: Gamble, move: Move) -> int:
        match move:
            case Roll(points):
                return points - 1
            case Card(card):
                number = CARDS.index(card)
                return number - (state.seen & (1 << number) - 1).bit_count()
            case First(colour):
                return self.colours().index(colour)
        assert isinstance(move, Dice)
        return way_to(FACES, move.dice)

    def chances(self, state: Gamble) -> list[tuple[Move, Fraction]]:
        if state.phase not in (DICE, TIE_DICE):
            return super().chances(state)
        return [(Dice(dice), chance) for dice, chance in handfuls(FACES[::-1], state.rolling)]

    def chance_key(self, state: Gamble) -> Hashable:
        return state.phase, state.seen if state.phase == CARD else state.rolling

    # -- for people

    def standing(self, state: Gamble, seat: int, language: str = "en") -> Standing:
        """Who has brought more pawns home stands higher, then who has come further with all of them."""
        at = [state.at[pawn] for pawn in range(PAWNS) if self.course.owner[pawn] == seat]
        home, money = at.count(self.course.finish), UNIT * state.money[seat]
        text = say("gamble-screen-purse", language, amount=money, home=home, pawns=self.course.pawns)
        return Standing(home * PAWNS * self.course.finish + sum(at), text)

    def guide(self, state: Gamble, seat: int) -> list[Lesson]:
        return list(lessons(self, self.course, state, seat))

    def guide_events(self, events: Sequence[Event], seat: int) -> list[Lesson]:
        return list(event_lessons(events, seat))

    def ways_on(self, state: Gamble, seat: int) -> list[Way]:
        """Move by move: on which suits to bet is a question of its own, once the pawn is in the casino."""
        return single_moves(self, state, seat)

    def remark(self, state: Gamble, seat: int, way: Way) -> Remark | None:
        return coaching.remark(state, way)

    def compare(self, state: Gamble, seat: int, best: Way, other: Way) -> Remark | None:
        return coaching.compare(self.course, state, seat, best, other)

    def end_reason(self, state: Gamble, events: Sequence[Event], result: Result, reader: Reader) -> str:
        return ending.reason(self.course, state, result, reader)

    # -- names and documents

    def colours(self) -> tuple[str, ...]:
        """The first colour of each seat."""
        return self.options.colours[: self.seats]

    def write_state(self, state: Gamble) -> dict[str, Any]:
        return write_position(self.road, self.course, state)

    def read_state(self, document: Any) -> Gamble:
        return read_position(self.road, self.course, document)
