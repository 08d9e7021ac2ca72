"""Monte Carlo Gamble, as the contract wants it: rules over numbers inside, names and documents outside."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from fractions import Fraction
from itertools import combinations_with_replacement
from math import factorial
from typing import Any

import msgspec

from paddock.core.events import Event, read_events, tell
from paddock.core.game import CHANCE, Applied, Game, IllegalMoveError, Result
from paddock.core.messages import Message, PaddockError
from paddock.core.moves import Move
from paddock.games.monte_carlo import rules
from paddock.games.monte_carlo.board import Board
from paddock.games.monte_carlo.casino import top_card
from paddock.games.monte_carlo.events import GambleEvent
from paddock.games.monte_carlo.gamble import CARD, DICE, DRAW_FIRST, OVER, ROLL, TIE_DICE, Gamble, Work
from paddock.games.monte_carlo.hands import thrown
from paddock.games.monte_carlo.legal import legal
from paddock.games.monte_carlo.moves import CODES, NOTATION, Card, Dice, First, Roll
from paddock.games.monte_carlo.names import CARDS, COLOURS, FACES, hand_name
from paddock.games.monte_carlo.options import Options, choose_options, lay_course
from paddock.games.monte_carlo.position import named_actor, write_position
from paddock.games.monte_carlo.reader import read_position
from paddock.games.monte_carlo.reasons import why_not
from paddock.games.monte_carlo.shelf import BOARDS
from paddock.games.monte_carlo.turn import total

NOBODY: frozenset[int] = frozenset()


class MonteCarloGamble(Game[Gamble]):
    """A table of Monte Carlo Gamble: a road, options, and who plays which colour."""

    name = "monte-carlo-gamble"
    version = 1
    codes = CODES.count
    secrets = False

    def __init__(self, values: Mapping[str, Any], board: str | None = None) -> None:
        options = choose_options(values)
        self.road: Board = BOARDS.take(options.board, board)
        self.options: Options = msgspec.structs.replace(options, board=self.road.key)
        self.course = lay_course(self.road, self.options)
        self.seats = self.options.players
        self.first = CHANCE if self.options.first == "drawn" else self.options.first
        self._shipped = BOARDS.is_shipped(self.road)
        self._alone = [frozenset({seat}) for seat in range(self.seats)] + [frozenset({CHANCE})]

    # -- who acts, and what they may do

    def start(self) -> Gamble:
        gamble = Gamble()
        rules.start(self.course, gamble, Work(), self.first)
        return gamble

    def actors(self, state: Gamble) -> frozenset[int]:
        return NOBODY if state.phase == OVER else self._alone[rules.actor(state)]

    def legal(self, state: Gamble, seat: int) -> list[Move]:
        if rules.actor(state) != seat or seat == CHANCE:
            return []
        work = Work()
        return [self.decode(state, work.codes[i]) for i in range(legal(self.course, state, work))]

    def check(self, state: Gamble, seat: int, move: Move) -> Message | None:
        return why_not(self.course, state, seat, move)

    def apply(self, state: Gamble, seat: int, move: Move) -> Applied[Gamble]:
        reason = why_not(self.course, state, seat, move)
        if reason is not None:
            raise IllegalMoveError(reason)
        if seat == CHANCE:
            return self.fall(state, self._way(state, move))
        work, gamble = Work(watch=1), state.copy()
        rules.act(self.course, gamble, work, self.encode(state, move))
        return Applied(gamble, read_events(GambleEvent, self, work))

    def result(self, state: Gamble) -> Result | None:
        """MG-80, MG-81: the first with all pawns home; the others by pawns at home and chips. A win is a point."""
        if state.phase != OVER:
            return None
        totals = [total(self.course, state, seat) for seat in range(self.seats)]
        ranks = tuple(1 + sum(other > own for other in totals) for own in totals)
        winners = tuple(seat for seat in range(self.seats) if ranks[seat] == 1)
        return Result(winners, ranks, tuple(int(rank == 1) for rank in ranks))

    # -- chance

    def ways(self, state: Gamble) -> int:
        return rules.ways(self.course, state) if rules.actor(state) == rules.CHANCE else 0

    def roller(self, state: Gamble) -> int | None:
        return named_actor(state) if rules.actor(state) == rules.CHANCE else None

    def outcome(self, state: Gamble, way: int) -> Move:
        if state.phase == ROLL:
            return Roll(way + 1)
        if state.phase == CARD:
            return Card(CARDS[top_card(state, way)])
        if state.phase == DRAW_FIRST:
            return First(self.colours()[way])
        return Dice(hand_name(thrown(way, state.rolling)))

    def chances(self, state: Gamble) -> list[tuple[Move, Fraction]]:
        """Cards are equally likely. What poker dice can show, by the multinomial formula: 252 hands of five dice out
        of 7,776 ways."""
        if state.phase == CARD:
            left = [card for number, card in enumerate(CARDS) if state.seen >> number & 1 == 0]
            chance = Fraction(1, len(left))
            return [(Card(card), chance) for card in left]
        if state.phase not in (DICE, TIE_DICE):
            return super().chances(state)
        found: list[tuple[Move, Fraction]] = []
        for dice in combinations_with_replacement(FACES[::-1], state.rolling):
            ways = factorial(state.rolling)
            for letter in set(dice):
                ways //= factorial(dice.count(letter))
            found.append((Dice("".join(dice)), Fraction(ways, 6**state.rolling)))
        return found

    def chance_key(self, state: Gamble) -> Hashable:
        return state.phase, state.seen if state.phase == CARD else state.rolling

    def way(self, state: Gamble, move: Move) -> int:
        reason = self.check(state, CHANCE, move)
        if reason is not None:
            raise IllegalMoveError(reason)
        return self._way(state, move)

    def fall(self, state: Gamble, way: int) -> Applied[Gamble]:
        work, gamble = Work(watch=1), state.copy()
        rules.fall(self.course, gamble, work, way)
        return Applied(gamble, read_events(GambleEvent, self, work))

    def _way(self, state: Gamble, move: Move) -> int:
        """A way that comes to this outcome."""
        match move:
            case Roll(points):
                return points - 1
            case Card(card):
                number = CARDS.index(card)
                return number - (state.seen & (1 << number) - 1).bit_count()
            case First(colour):
                return self.course.colour.index(COLOURS.index(colour))
        assert isinstance(move, Dice)
        way = 0
        for letter in move.dice:
            way = way * 6 + FACES.index(letter)
        return way

    # -- secrets

    def veil(self, state: Gamble, seat: int | None) -> Gamble:
        """Nothing is hidden: the order of the pile is known to nobody, for the next card is drawn when it is turned."""
        return state

    # -- moves as text and as numbers

    def write(self, move: Move) -> str:
        return NOTATION.write(move)

    def read(self, text: str) -> Move:
        return NOTATION.read(text)

    def encode(self, state: Gamble, move: Move) -> int:
        return CODES.encode(self, state, move)

    def decode(self, state: Gamble, code: int) -> Move:
        return CODES.decode(self, state, code)

    # -- states as documents

    def position(self, state: Gamble) -> dict[str, Any]:
        document = {
            "game": self.name,
            "rules": self.version,
            "options": msgspec.to_builtins(self.options),
            "state": write_position(self.road, self.course, state),
        }
        if not self._shipped:
            document["board"] = self.board
        return document

    def setup(self, position: dict[str, Any]) -> Gamble:
        """Takes a whole document, or only its `state` part."""
        if not isinstance(position, dict):
            raise PaddockError("position-form", detail="it is not a JSON object")
        return read_position(self.road, self.course, position.get("state", position))

    # -- for people

    def tell(self, event: Event, names: Sequence[str], language: str = "en") -> str:
        return tell(self, event, names, language)

    @property
    def board(self) -> str:
        return self.road.source

    def colours(self) -> tuple[str, ...]:
        """The first colour of each seat."""
        return self.options.colours[: self.seats]
