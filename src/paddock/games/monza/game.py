"""Monza, as the contract wants it: rules over numbers inside, names and documents outside."""

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
from paddock.games.monza import rules
from paddock.games.monza.colours import LETTERS, write_handful
from paddock.games.monza.events import MonzaEvent
from paddock.games.monza.handful import thrown
from paddock.games.monza.legal import legal
from paddock.games.monza.moves import CODES, NOTATION, First, Roll
from paddock.games.monza.options import Options, choose_options, lay_course
from paddock.games.monza.position import read_position, write_position
from paddock.games.monza.race import DRAW_FIRST, OVER, Race, Work
from paddock.games.monza.reasons import why_not
from paddock.games.monza.shelf import TRACKS
from paddock.games.monza.track import Track

NOBODY: frozenset[int] = frozenset()


class Monza(Game[Race]):
    """A Monza table: a track, options, and who drives which car."""

    name = "monza"
    version = 1
    codes = CODES.count
    secrets = False

    def __init__(self, values: Mapping[str, Any], board: str | None = None) -> None:
        options = choose_options(values)
        self.track: Track = TRACKS.take(options.track, board)
        self.options: Options = msgspec.structs.replace(options, track=self.track.key)
        self.course = lay_course(self.track, self.options)
        self.seats = self.options.players
        self.first = CHANCE if self.options.first == "drawn" else self.options.first
        self._shipped = TRACKS.is_shipped(self.track)
        self._chosen: dict[str, Any] = msgspec.to_builtins(self.options)
        self._alone = [frozenset({seat}) for seat in range(self.seats)] + [frozenset({CHANCE})]

    # -- who acts, and what they may do

    def start(self) -> Race:
        race = Race()
        rules.start(self.course, race, Work(), self.first)
        return race

    def actors(self, state: Race) -> frozenset[int]:
        return NOBODY if state.phase == OVER else self._alone[rules.actor(state)]

    def legal(self, state: Race, seat: int) -> list[Move]:
        if rules.actor(state) != seat or seat == CHANCE:
            return []
        work = Work()
        return [self.decode(state, work.codes[i]) for i in range(legal(self.course, state, work))]

    def check(self, state: Race, seat: int, move: Move) -> Message | None:
        return why_not(self.track, self.course, state, Work(), seat, move)

    def apply(self, state: Race, seat: int, move: Move) -> Applied[Race]:
        work = Work(watch=1)
        reason = why_not(self.track, self.course, state, work, seat, move)
        if reason is not None:
            raise IllegalMoveError(reason)
        if seat == CHANCE:
            return self.fall(state, self._way(move))
        race = state.copy()
        rules.act(self.course, race, work, self.encode(state, move))
        return Applied(race, read_events(MonzaEvent, self, work))

    def result(self, state: Race) -> Result | None:
        """MZ-31, MZ-32; then those that arrived by dice, and the others by how far along they are. MZ-05: trophies."""
        if state.phase != OVER:
            return None
        won = rules.winners(self.course, state)
        winners = tuple(seat for seat in range(self.seats) if won >> seat & 1)
        score = [
            (0, state.used[seat]) if rules.has_arrived(self.course, state, seat) else (1, -self._front(state, seat))
            for seat in range(self.seats)
        ]
        ranks = tuple(1 + sum(other < own for other in score) for own in score)
        trophy = int(self.options.edition == "anniversary")
        return Result(winners, ranks, tuple(trophy * (won >> seat & 1) for seat in range(self.seats)))

    def _front(self, state: Race, seat: int) -> int:
        return self.track.spaces[state.at[seat]].front

    # -- chance

    def ways(self, state: Race) -> int:
        return rules.ways(self.course, state) if rules.actor(state) == rules.CHANCE else 0

    def roller(self, state: Race) -> int | None:
        return state.mover if rules.actor(state) == rules.CHANCE and state.phase != DRAW_FIRST else None

    def outcome(self, state: Race, way: int) -> Move:
        if state.phase == DRAW_FIRST:
            return First(self.options.cars[way])
        return Roll(write_handful(thrown(self.course, way, state.rolling)))

    def chances(self, state: Race) -> list[tuple[Move, Fraction]]:
        """The handfuls that the dice can show, by the multinomial formula: 462 for six dice, out of 46,656 ways."""
        if rules.actor(state) != rules.CHANCE or state.phase == DRAW_FIRST:
            return super().chances(state)
        found: list[tuple[Move, Fraction]] = []
        for dice in combinations_with_replacement(LETTERS, state.rolling):
            ways = factorial(state.rolling)
            for letter in set(dice):
                ways //= factorial(dice.count(letter))
            found.append((Roll("".join(dice)), Fraction(ways, 6**state.rolling)))
        return found

    def chance_key(self, state: Race) -> Hashable:
        return state.phase == DRAW_FIRST, state.rolling

    def way(self, state: Race, move: Move) -> int:
        reason = self.check(state, CHANCE, move)
        if reason is not None:
            raise IllegalMoveError(reason)
        return self._way(move)

    def fall(self, state: Race, way: int) -> Applied[Race]:
        work, race = Work(watch=1), state.copy()
        rules.fall(self.course, race, work, way)
        return Applied(race, read_events(MonzaEvent, self, work))

    def _way(self, move: Move) -> int:
        """A way that comes to this outcome."""
        if isinstance(move, First):
            return self.options.cars.index(move.car)
        assert isinstance(move, Roll)
        way = 0
        for letter in move.dice:
            way = way * 6 + LETTERS.index(letter)
        return way

    # -- secrets

    def veil(self, state: Race, seat: int | None) -> Race:
        """Nothing is hidden in Monza."""
        return state

    # -- moves as text and as numbers

    def write(self, move: Move) -> str:
        return NOTATION.write(move)

    def read(self, text: str) -> Move:
        return NOTATION.read(text)

    def encode(self, state: Race, move: Move) -> int:
        return CODES.encode(self, state, move)

    def decode(self, state: Race, code: int) -> Move:
        return CODES.decode(self, state, code)

    # -- states as documents

    def position(self, state: Race) -> dict[str, Any]:
        race = write_position(self.track, self.course, state)
        document = {
            "game": self.name,
            "rules": self.version,
            "options": self._chosen.copy(),
            "state": race,
        }
        if not self._shipped:
            document["board"] = self.board
        return document

    def setup(self, position: dict[str, Any]) -> Race:
        """Takes a whole document, or only its `state` part."""
        if not isinstance(position, dict):
            raise PaddockError("position-form", detail="it is not a JSON object")
        return read_position(self.track, self.course, position.get("state", position))

    # -- for people

    def tell(self, event: Event, names: Sequence[str], language: str = "en") -> str:
        return tell(self, event, names, language)

    @property
    def board(self) -> str:
        return self.track.source

    def colours(self) -> tuple[str, ...]:
        return self.options.cars
