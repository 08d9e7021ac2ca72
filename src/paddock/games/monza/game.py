"""Monza behind the contract: rules over numbers inside, names and documents outside."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from fractions import Fraction
from typing import Any, ClassVar

import msgspec

from paddock.core.advice import Remark, Way
from paddock.core.dice import handfuls, way_to
from paddock.core.ending import Reader
from paddock.core.events import Event
from paddock.core.game import CHANCE, Result, Standing
from paddock.core.guide import Lesson
from paddock.core.messages import Message, say
from paddock.core.moves import Codes, Move, Notation
from paddock.core.ruled import RuledGame, Rules
from paddock.games.monza import coaching, ending, rules
from paddock.games.monza.colours import LETTERS, write_handful
from paddock.games.monza.events import MonzaEvent
from paddock.games.monza.field_kinds import space_word
from paddock.games.monza.guide import event_lessons, lessons
from paddock.games.monza.handful import thrown
from paddock.games.monza.in_use import is_in_use
from paddock.games.monza.moves import CODES, NOTATION, First, Roll
from paddock.games.monza.options import Options, choose_options, lay_course
from paddock.games.monza.position import read_position, write_position
from paddock.games.monza.race import DRAW_FIRST, Course, Race, Work
from paddock.games.monza.reasons import why_not
from paddock.games.monza.shelf import TRACKS
from paddock.games.monza.track import Track


class Monza(RuledGame[Race]):
    """A Monza table: a track, options, and who drives which car."""

    name = "monza"
    version = 1
    rules: ClassVar[Rules] = rules
    events: ClassVar[type[Event]] = MonzaEvent
    notation: ClassVar[Notation[Any]] = NOTATION
    coding: ClassVar[Codes] = CODES

    def __init__(self, values: Mapping[str, Any], board: str | None = None) -> None:
        options = choose_options(values)
        self.track: Track = TRACKS.take(options.track, board)
        self.options: Options = msgspec.structs.replace(options, track=self.track.key)
        self.course: Course = lay_course(self.track, self.options)
        first = CHANCE if options.first == "drawn" else options.first
        super().__init__(Race, Work, options.players, first, self.track.source, TRACKS.is_shipped(self.track))

    def codes_in_use(self) -> Sequence[int]:
        return self.coding.select(lambda move, numbers: is_in_use(self.course, move, numbers))

    def why_not(self, state: Race, work: Work, seat: int, move: Move) -> Message | None:
        return why_not(self.track, self.course, state, work, seat, move)

    def points(self, state: Race, ranks: tuple[int, ...]) -> tuple[int, ...]:
        """MZ-05: a trophy for every winner, in the anniversary edition."""
        return tuple(int(rank == 1 and self.options.edition == "anniversary") for rank in ranks)

    # -- chance

    def roller(self, state: Race) -> int | None:
        return state.mover if rules.actor(state) == CHANCE and state.phase != DRAW_FIRST else None

    def outcome(self, state: Race, way: int) -> Move:
        if state.phase == DRAW_FIRST:
            return First(self.options.cars[way])
        return Roll(write_handful(thrown(self.course, way, state.rolling)))

    def find_way(self, state: Race, move: Move) -> int:
        if isinstance(move, First):
            return self.options.cars.index(move.car)
        assert isinstance(move, Roll)
        return way_to(LETTERS, move.dice)

    def chances(self, state: Race) -> list[tuple[Move, Fraction]]:
        if rules.actor(state) != CHANCE or state.phase == DRAW_FIRST:
            return super().chances(state)
        return [(Roll(dice), chance) for dice, chance in handfuls(LETTERS, state.rolling)]

    def chance_key(self, state: Race) -> Hashable:
        return state.phase == DRAW_FIRST, state.rolling

    # -- for people

    def standing(self, state: Race, seat: int, language: str = "en") -> Standing:
        here = self.track.spaces[state.at[seat]]
        if here.finish:
            return Standing(self.track.lap, say("monza-screen-arrived", language, dice=state.used[seat]))
        left = self.track.to_go[here.id]
        space = space_word(here.name, language)
        return Standing(here.front, say("monza-screen-stands", language, space=space, left=left))

    def standing_on_page(self, state: Race, seat: int, language: str = "en") -> Standing:
        here = self.track.spaces[state.at[seat]]
        if here.finish:
            return self.standing(state, seat, language)
        return Standing(here.front, say("monza-screen-stands-page", language, left=self.track.to_go[here.id]))

    def guide(self, state: Race, seat: int) -> list[Lesson]:
        return list(lessons(self, self.track, self.course, state, seat))

    def guide_events(self, events: Sequence[Event], seat: int) -> list[Lesson]:
        return list(event_lessons(events, seat))

    def remark(self, state: Race, seat: int, way: Way) -> Remark | None:
        return coaching.remark(seat, way)

    def compare(self, state: Race, seat: int, best: Way, other: Way) -> Remark | None:
        return coaching.compare(self.course, state, seat, best, other)

    def end_reason(self, state: Race, events: Sequence[Event], result: Result, reader: Reader) -> str:
        return ending.reason(self.course, state, result, reader)

    def end_scores(self, state: Race, result: Result, language: str) -> list[str]:
        return ending.scores(self.course, state, language)

    def end_details(self, state: Race, events: Sequence[Event]) -> dict[str, Any]:
        details: dict[str, Any] = msgspec.to_builtins(ending.details(self.course, state, events))
        return details

    # -- names and documents

    def colours(self) -> tuple[str, ...]:
        return self.options.cars

    def write_state(self, state: Race) -> dict[str, Any]:
        return write_position(self.track, self.course, state)

    def read_state(self, document: Any) -> Race:
        return read_position(self.track, self.course, document)
