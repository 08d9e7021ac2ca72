"""Hurry'Cup!, as the contract wants it: rules over numbers inside, names and documents outside."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

import msgspec

from paddock.core.events import Event, read_events, tell
from paddock.core.game import CHANCE, Applied, Game, IllegalMoveError, Result
from paddock.core.messages import Message, PaddockError
from paddock.core.moves import Move
from paddock.games.hurry_cup import moves, rules
from paddock.games.hurry_cup.circuit import Circuit
from paddock.games.hurry_cup.colours import PAWNS
from paddock.games.hurry_cup.events import HurryEvent
from paddock.games.hurry_cup.finish import points_of, rank
from paddock.games.hurry_cup.legal import legal_for
from paddock.games.hurry_cup.options import Options, choose_options, lay_course
from paddock.games.hurry_cup.pawns import free_pawns, without_pawn
from paddock.games.hurry_cup.position import read_position, write_position
from paddock.games.hurry_cup.rally import (
    CALLER,
    DRAW_FIRST,
    FIND,
    GIVEN,
    GRAB,
    HAND,
    LIFT,
    LOOK,
    NOTHING,
    OVER,
    ROLL,
    TOKENS,
    WISH,
    Rally,
    Work,
)
from paddock.games.hurry_cup.reasons import Reasons
from paddock.games.hurry_cup.sets import member, place_of
from paddock.games.hurry_cup.shelf import CIRCUITS
from paddock.games.hurry_cup.veil import conceal
from paddock.games.hurry_cup.who import all_at_once

NOBODY: frozenset[int] = frozenset()
SUSPENSE = (1.5, 4.5)
"""Seconds that a live cup stays down after all are ready."""
TIME_TO_GRAB = 10.0
"""HC-14: seconds after the lift."""


class HurryCup(Game[Rally]):
    """A table of Hurry'Cup!: a circuit, options, and who drives which car."""

    name = "hurry-cup"
    version = 1
    codes = moves.CODES.count

    def __init__(self, values: Mapping[str, Any], board: str | None = None) -> None:
        options = choose_options(values)
        self.circuit: Circuit = CIRCUITS.take(options.circuit, board)
        self.options: Options = msgspec.structs.replace(options, circuit=self.circuit.key)
        self.course = lay_course(self.circuit, self.options)
        self.seats = self.options.players
        self.first = CHANCE if self.options.first == "drawn" else self.options.first
        self._shipped = CIRCUITS.is_shipped(self.circuit)

    # -- who acts, and what they may do

    def start(self) -> Rally:
        rally = Rally()
        rules.start(self.course, rally, Work(), self.first)
        return rally

    def actors(self, state: Rally) -> frozenset[int]:
        if state.phase == OVER:
            return NOBODY
        if all_at_once(state):
            return frozenset(seat for seat in range(self.seats) if state.waiting >> seat & 1)
        return frozenset({rules.actor(state)})

    def legal(self, state: Rally, seat: int) -> list[Move]:
        if seat == CHANCE or seat not in self.actors(state):
            return []
        work = Work()
        count = legal_for(self.course, state, work, seat)
        return [self.decode(state, code) for code in work.codes[:count]]

    def check(self, state: Rally, seat: int, move: Move) -> Message | None:
        return Reasons(self.course, self.options.cars).why_not(state, seat, move)

    def apply(self, state: Rally, seat: int, move: Move) -> Applied[Rally]:
        reason = self.check(state, seat, move)
        if reason is not None:
            raise IllegalMoveError(reason)
        if seat == CHANCE:
            return self.fall(state, self._way(state, move))
        work, rally = Work(watch=1), state.copy()
        rules.act_as(self.course, rally, work, seat, self.encode(state, move))
        return Applied(rally, read_events(HurryEvent, self, work))

    def result(self, state: Rally) -> Result | None:
        """HC-51, HC-61."""
        if state.phase != OVER:
            return None
        seats = range(self.seats)
        ranks = tuple(rank(self.course, state, seat) for seat in seats)
        points = tuple(points_of(self.course, state, seat) for seat in seats)
        return Result(tuple(seat for seat in seats if ranks[seat] == 1), ranks, points)

    def series_length(self) -> int | None:
        """HC-60: a championship is an agreed number of races."""
        return self.options.races if self.options.races > 1 else None

    # -- chance

    def ways(self, state: Rally) -> int:
        return rules.ways(self.course, state) if rules.actor(state) == rules.CHANCE else 0

    def outcome(self, state: Rally, way: int) -> Move:
        cars = self.options.cars
        match state.phase:
            case phase if phase == DRAW_FIRST:
                return moves.First(cars[way])
            case phase if phase == CALLER:
                return moves.Caller(cars[member(state.horns, way)])
            case phase if phase == HAND:
                return moves.Hand(cars[member(without_pawn(self.course, state), way)])
            case phase if phase == GIVEN:
                return moves.Given(PAWNS[member(free_pawns(self.course, state), way)])
            case phase if phase == FIND:
                return moves.Find(TOKENS[member(state.hidden, way)])
            case phase if phase == ROLL:
                return moves.Roll(way + 1)
        if state.rolled == self.seats:
            return moves.Lift()
        return moves.Tank(PAWNS[state.rolled], way + 1)

    def chance_key(self, state: Rally) -> Hashable:
        sets = state.horns, without_pawn(self.course, state), free_pawns(self.course, state), state.hidden
        return state.phase, state.rolled, sets

    def way(self, state: Rally, move: Move) -> int:
        reason = self.check(state, CHANCE, move)
        if reason is not None:
            raise IllegalMoveError(reason)
        return self._way(state, move)

    def fall(self, state: Rally, way: int) -> Applied[Rally]:
        work, rally = Work(watch=1), state.copy()
        rules.fall(self.course, rally, work, way)
        return Applied(rally, read_events(HurryEvent, self, work))

    def _way(self, state: Rally, move: Move) -> int:
        """The way that comes to this outcome."""
        cars = self.options.cars
        match move:
            case moves.First(car):
                return cars.index(car)
            case moves.Caller(car):
                return place_of(state.horns, cars.index(car))
            case moves.Hand(car):
                return place_of(without_pawn(self.course, state), cars.index(car))
            case moves.Given(pawn):
                return place_of(free_pawns(self.course, state), PAWNS.index(pawn))
            case moves.Find(token):
                return place_of(state.hidden, TOKENS.index(token))
            case moves.Roll(value) | moves.Tank(_, value):
                return value - 1
        return 0

    def roller(self, state: Rally) -> int | None:
        """A pilot rolls the own accelerator, and turns over what was found."""
        return state.mover if state.phase in (ROLL, FIND) else None

    def reader(self, state: Rally) -> int | None:
        """Real tanks are read out under the cup, by whoever lifts it."""
        tanks = state.phase in (LOOK, LIFT) and state.rolled < self.seats
        return state.cup if tanks else self.roller(state)

    # -- real time, for tables

    def suspense(self, state: Rally) -> tuple[float, float] | None:
        """HC-10: nobody knows when the cup will be lifted."""
        known = state.rolled == self.seats
        return SUSPENSE if not self.course.sealed and state.phase == LIFT and (known or not state.rolled) else None

    def deadline(self, state: Rally, seat: int) -> tuple[float, Move] | None:
        """HC-14: who does not grab in time is given a pawn."""
        if self.live(state) and seat in self.actors(state):
            return TIME_TO_GRAB, moves.Late()
        return None

    def live(self, state: Rally) -> bool:
        return state.phase == GRAB

    # -- secrets

    def veil(self, state: Rally, seat: int | None) -> Rally:
        """HC-13, HC-14: dice under the cup, and sealed wishes."""
        if state.phase > LIFT and state.phase != WISH:
            return state
        veiled = state.copy()
        conceal(self.course, veiled, NOTHING if seat is None else seat)
        return veiled

    # -- moves as text and as numbers

    def write(self, move: Move) -> str:
        return moves.NOTATION.write(move)

    def read(self, text: str) -> Move:
        return moves.NOTATION.read(text)

    def encode(self, state: Rally, move: Move) -> int:
        return moves.CODES.encode(self, state, move)

    def decode(self, state: Rally, code: int) -> Move:
        return moves.CODES.decode(self, state, code)

    # -- states as documents

    def position(self, state: Rally) -> dict[str, Any]:
        document = {
            "game": self.name,
            "rules": self.version,
            "options": msgspec.to_builtins(self.options),
            "state": write_position(self.course, state),
        }
        if not self._shipped:
            document["board"] = self.board
        return document

    def setup(self, position: dict[str, Any]) -> Rally:
        """Takes a whole document, or only its `state` part."""
        if not isinstance(position, dict):
            raise PaddockError("position-form", detail="it is not a JSON object")
        return read_position(self.course, position.get("state", position))

    # -- for people

    def tell(self, event: Event, names: Sequence[str], language: str = "en") -> str:
        return tell(self, event, names, language)

    @property
    def board(self) -> str:
        return self.circuit.source

    def colours(self) -> tuple[str, ...]:
        return self.options.cars
