"""Hurry'Cup! behind the contract: rules over numbers inside, names and documents outside."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar

import msgspec

from paddock.core.advice import Remark, Way
from paddock.core.ending import Reader
from paddock.core.events import Event
from paddock.core.game import CHANCE, Result, Standing
from paddock.core.guide import Lesson
from paddock.core.messages import Message, say
from paddock.core.moves import Codes, Move, Notation
from paddock.core.ruled import RuledGame, Rules
from paddock.games.hurry_cup import coaching, ending, rules
from paddock.games.hurry_cup.circuit import Circuit
from paddock.games.hurry_cup.events import HurryEvent
from paddock.games.hurry_cup.finish import points_of
from paddock.games.hurry_cup.guide import event_lessons, lessons
from paddock.games.hurry_cup.in_use import is_in_use
from paddock.games.hurry_cup.legal import legal_for
from paddock.games.hurry_cup.moves import CODES, NOTATION, Late
from paddock.games.hurry_cup.options import Options, choose_options, lay_course
from paddock.games.hurry_cup.outcomes import find_way, outcome
from paddock.games.hurry_cup.pawns import free_pawns, without_pawn
from paddock.games.hurry_cup.position import read_position, write_position
from paddock.games.hurry_cup.rally import FIND, FINISH, GRAB, LIFT, LOOK, ROLL, Course, Rally, Work
from paddock.games.hurry_cup.reasons import Reasons
from paddock.games.hurry_cup.resample import resample
from paddock.games.hurry_cup.shelf import CIRCUITS
from paddock.games.hurry_cup.who import all_at_once

SUSPENSE = (1.5, 4.5)
"""Seconds that a live cup stays down after all are ready."""
TIME_TO_GRAB = 10.0
"""HC-14: seconds after the lift."""


class HurryCup(RuledGame[Rally]):
    """A table of Hurry'Cup!: a circuit, options, and who drives which car."""

    name = "hurry-cup"
    version = 1
    rules: ClassVar[Rules] = rules
    events: ClassVar[type[Event]] = HurryEvent
    notation: ClassVar[Notation[Any]] = NOTATION
    coding: ClassVar[Codes] = CODES

    def __init__(self, values: Mapping[str, Any], board: str | None = None) -> None:
        options = choose_options(values)
        self.circuit: Circuit = CIRCUITS.take(options.circuit, board)
        self.options: Options = msgspec.structs.replace(options, circuit=self.circuit.key)
        self.course: Course = lay_course(self.circuit, self.options)
        first = CHANCE if options.first == "drawn" else options.first
        super().__init__(Rally, Work, options.players, first, self.circuit.source, CIRCUITS.is_shipped(self.circuit))
        self._reasons = Reasons(self.course, self.options.cars)

    def codes_in_use(self) -> Sequence[int]:
        return self.coding.select(lambda move, numbers: is_in_use(self.course, move, numbers))

    def why_not(self, state: Rally, work: Work, seat: int, move: Move) -> Message | None:
        return self._reasons.why_not(state, seat, move)

    def points(self, state: Rally, ranks: tuple[int, ...]) -> tuple[int, ...]:
        """HC-61."""
        return tuple(points_of(self.course, state, seat) for seat in range(self.seats))

    def series_length(self) -> int | None:
        """HC-60: a championship is an agreed number of races."""
        return self.options.races if self.options.races > 1 else None

    # -- several act at once

    def actors(self, state: Rally) -> frozenset[int]:
        if all_at_once(state):
            return frozenset(seat for seat in range(self.seats) if state.waiting >> seat & 1)
        return super().actors(state)

    def list_legal(self, state: Rally, work: Work, seat: int) -> int:
        return legal_for(self.course, state, work, seat)

    def act(self, state: Rally, work: Work, seat: int, code: int) -> None:
        rules.act_as(self.course, state, work, seat, code)

    def resample(self, state: Rally, seat: int, random: Random) -> Rally:
        new = state.copy()
        resample(self.course, new, seat, random)
        return new

    # -- chance

    def outcome(self, state: Rally, way: int) -> Move:
        return outcome(self.course, self.options.cars, state, way)

    def find_way(self, state: Rally, move: Move) -> int:
        return find_way(self.course, self.options.cars, state, move)

    def chance_key(self, state: Rally) -> Hashable:
        sets = state.horns, without_pawn(self.course, state), free_pawns(self.course, state), state.hidden
        return state.phase, state.rolled, sets

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
            return TIME_TO_GRAB, Late()
        return None

    def live(self, state: Rally) -> bool:
        return state.phase == GRAB

    # -- for people

    def standing(self, state: Rally, seat: int, language: str = "en") -> Standing:
        tile = state.at[seat]
        return Standing(tile, say("hurry-standing", language, tile=tile, tiles=FINISH))

    def guide(self, state: Rally, seat: int) -> list[Lesson]:
        return list(lessons(self, self.course, state, seat))

    def guide_events(self, events: Sequence[Event], seat: int) -> list[Lesson]:
        return list(event_lessons(events, seat))

    def compare(self, state: Rally, seat: int, best: Way, other: Way) -> Remark | None:
        return coaching.compare(self.course, state, seat, best, other)

    def end_reason(self, state: Rally, events: Sequence[Event], result: Result, reader: Reader) -> str:
        return ending.reason(state, reader)

    def end_scores(self, state: Rally, result: Result, language: str) -> list[str]:
        return ending.scores(result, language)

    # -- names and documents

    def colours(self) -> tuple[str, ...]:
        return self.options.cars

    def write_state(self, state: Rally) -> dict[str, Any]:
        return write_position(self.course, state)

    def read_state(self, document: Any) -> Rally:
        return read_position(self.course, document)
