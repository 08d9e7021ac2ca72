"""A race as a row of nodes: where chance acted, and where somebody decided.

What a seat decides before anybody else acts is one decision, however many moves it takes (`Game.ways_on`): a car that
is driven die by die has its ends to choose from. Where it has too many of these, each move is a decision of its own.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

from paddock.core.advice import Way, single_moves
from paddock.core.game import CHANCE, Game
from paddock.core.moves import Move
from paddock.core.record import Record, Step
from paddock.insight.samples import Outcomes, Samples


@dataclasses.dataclass
class Node:
    """A part of a race: the moves from number `first` to `last`, counted from 1."""

    first: int
    last: int
    before: bytes
    after: bytes


@dataclasses.dataclass
class Draw(Node):
    """Chance acts."""

    roller: int | None
    """In whose name."""
    outcomes: Outcomes


@dataclasses.dataclass
class Option:
    """What a seat could have done: its moves, and the key of the state that they lead to."""

    moves: tuple[Move, ...]
    key: bytes


@dataclasses.dataclass
class Decision(Node):
    """A seat decides."""

    seat: int
    ways: list[Option]
    """Different ends. What was played is the first."""
    hands: dict[int, list[bytes]]
    """Where the quickest hand wins: what each seat that might have been first could have led to."""


def nodes_of(record: Record, samples: Samples) -> Iterator[Node]:
    """All nodes of a race, in order. Asks for every state that its analysis needs."""
    game, steps = record.game, list(record.steps)
    state, number = record.first_state, 0
    while number < len(steps):
        step = steps[number]
        before, first = samples.at(state), number + 1
        if step.seat == CHANCE:
            outcomes = samples.outcomes(state)
            number += 1
            yield Draw(first, number, before, samples.at(step.state), game.roller(state), outcomes)
        else:
            turn, ends = _ways(game, state, steps, number)
            number += turn
            played = Option(tuple(one.move for one in steps[first - 1 : number]), samples.at(steps[number - 1].state))
            others = {samples.at(way.state): way.moves for way in ends}
            ways = [played, *(Option(moves, key) for key, moves in others.items() if key != played.key)]
            hands = _hands(game, state, samples) if game.live(state) else {}
            yield Decision(first, number, before, played.key, step.seat, ways, hands)
        state = steps[number - 1].state


def _ways(game: Game[Any], state: Any, steps: list[Step], number: int) -> tuple[int, list[Way]]:
    """How many moves belong to a decision that begins with this one, and everything that could have been done."""
    seat = steps[number].seat
    if game.actors(state) != {seat}:
        return 1, single_moves(game, state, seat)
    ways = game.ways_on(state, seat)
    whole = all(game.actors(way.state) != {seat} for way in ways)
    return (_turn(game, state, steps, number) if whole else 1), ways


def _turn(game: Game[Any], state: Any, steps: list[Step], number: int) -> int:
    """How many moves a seat makes from this one on before anybody else may act."""
    seat, moves = steps[number].seat, 0
    while number + moves < len(steps) and steps[number + moves].seat == seat and game.actors(state) == {seat}:
        state = steps[number + moves].state
        moves += 1
    return moves


def _hands(game: Game[Any], state: Any, samples: Samples) -> dict[int, list[bytes]]:
    """What each seat could do if its hand were the first."""
    seats = sorted(game.actors(state))
    if len(seats) < 2:
        return {}
    return {seat: [samples.at(way.state) for way in single_moves(game, state, seat)] for seat in seats}
