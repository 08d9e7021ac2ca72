"""An analysis in words: turning points, the luckiest roll, the best and the costliest decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from paddock.core.advice import Way
from paddock.core.events import Event
from paddock.core.moves import Move
from paddock.core.record import Record, Step
from paddock.insight.findings import Analysis, FoundDecision, Turn
from paddock.insight.words import ToldEvent, in_events, in_words

MOST_SENTENCES = 2
"""That are told of one moment."""


class Moment(msgspec.Struct, frozen=True):
    """A moment worth telling."""

    number: int
    """The move."""
    round: int | None
    seat: int
    text: str


class Highlights(msgspec.Struct, frozen=True):
    """What is worth telling of a seat: None where nothing is sure."""

    luckiest: Moment | None
    best: Moment | None
    costliest: Moment | None


class Told(msgspec.Struct, frozen=True):
    """An analysis in the reader's language."""

    turning_points: list[Moment]
    """As many as the analysis has."""
    seats: list[Highlights]


class ToldWay(msgspec.Struct, frozen=True):
    """A way that somebody could have gone."""

    words: str
    """What it comes to, in a few words."""
    events: list[ToldEvent]
    """What would have happened: a board draws the way from it."""


class Scene(msgspec.Struct, frozen=True):
    """A turn of the race, for a picture of it."""

    move: int
    """Its last move: after it a replay shows the same."""
    seat: int
    """Who moved, or whose chance changed most where nobody in particular did."""
    position: dict[str, Any]
    """What a spectator saw then."""
    events: list[ToldEvent]
    """What had happened in it."""


class Teller:
    """Tells of a race, as a page does (spaces are seen), or as a terminal does (they have names). Whoever looks back at
    a race knows what a spectator knows."""

    def __init__(self, record: Record, names: Sequence[str], language: str, page: bool) -> None:
        self._record, self._names, self._language = record, names, language
        self._tell = record.game.tell_on_page if page else record.game.tell

    def told(self, found: Analysis) -> Told:
        points = [
            Moment(point.number, found.turns[point.turn].round, point.seat, self.story(point.number, point.number))
            for point in found.turning_points
        ]
        return Told(points, [self._highlights(found, seat) for seat in range(found.seats)])

    def _highlights(self, found: Analysis, seat: int) -> Highlights:
        account, game = found.accounts[seat], self._record.game
        lucky = account.luckiest
        luckiest = (
            None if lucky is None else Moment(lucky, game.round(self._before(lucky)), seat, self.story(lucky, lucky))
        )
        best = None if account.best is None else self._decision(found.decisions[account.best])
        costliest = None if account.costliest is None else self._decision(found.decisions[account.costliest])
        return Highlights(luckiest, best, costliest)

    def _decision(self, decision: FoundDecision) -> Moment:
        return Moment(decision.first, decision.round, decision.seat, self.story(decision.first, decision.last))

    def story(self, first: int, last: int) -> str:
        """What happened in these moves, in a sentence or two: the last ones, which say what it came to. Where they say
        nothing, the last thing before them that was said."""
        steps: list[Step] = list(self._record.steps)
        while first > 0:
            sentences = [text for step in steps[first - 1 : last] for text in self._sentences(step)]
            if sentences:
                return " ".join(sentences[-MOST_SENTENCES:])
            first -= 1
        return ""

    def _sentences(self, step: Step) -> list[str]:
        """What a move did; not, whose turn it is then."""
        game, events = self._record.game, list(step.events)
        next_seats = {*game.actors(step.state), game.roller(step.state)}
        if events and getattr(events[-1], "seat", None) in next_seats - {step.seat, None}:
            events.pop()
            while events and not hasattr(events[-1], "seat"):  # that a round begins
                events.pop()
        told = [self._tell(event, self._names, self._language) for event in events if game.sees(event, None)]
        return [text for text in told if text]

    def _before(self, number: int) -> Any:
        return self._record.first_state if number == 1 else self._record.steps[number - 2].state

    def scenes(self, found: Analysis) -> list[Scene]:
        """Where each turning point took place."""
        return [self._scene(found.turns[point.turn], point.seat) for point in found.turning_points]

    def _scene(self, turn: Turn, seat: int) -> Scene:
        game, steps = self._record.game, self._record.steps[turn.first - 1 : turn.last]
        position = game.view(steps[-1].state, None).position
        events = in_events(game, (event for step in steps for event in step.events), None)
        return Scene(turn.last, seat if turn.seat is None else turn.seat, position, events)

    def ways(self, decision: FoundDecision) -> list[ToldWay]:
        """Each way of a decision, ready to be shown."""
        return [self._way(decision, way.moves) for way in decision.ways]

    def _way(self, decision: FoundDecision, moves: Sequence[str]) -> ToldWay:
        game, before = self._record.game, self._before(decision.first)
        state, way, events = before, list[Move](), list[Event]()
        for text in moves:
            move = game.read(text)
            state, happened = game.apply_legal(state, decision.seat, move)
            way.append(move)
            events += happened
        gone = Way(tuple(way), state, tuple(events))
        words = in_words(game, before, decision.seat, gone, self._names, self._language)
        return ToldWay(words, in_events(game, events, None))
