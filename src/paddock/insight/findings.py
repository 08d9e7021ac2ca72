"""What an analysis says. All chances and amounts are parts of 1: a twentieth of a race is 0.05.

The same structs are what library, terminal and page read. Moves are numbered from 1, as in a replay; moment 0 is
before the first.
"""

from __future__ import annotations

from typing import Literal

import msgspec


class Estimate(msgspec.Struct, frozen=True):
    """A number and its standard error, which is 0 where it is known exactly."""

    value: float
    error: float


class FoundDraw(msgspec.Struct, frozen=True):
    """A roll, a draw, or the quickest of several hands: luck."""

    number: int
    """The move."""
    kind: Literal["chance", "hand"]
    seat: int | None
    """In whose name chance acted, or whose hand was first; None: nobody's in particular."""
    luck: list[Estimate]
    """For each seat: what came minus the mean over all that could have come. They add up to 0."""


class FoundWay(msgspec.Struct, frozen=True):
    """What somebody could have done."""

    moves: list[str]
    """In notation."""
    chances: list[float]
    """Of all seats."""
    gain: Estimate
    """For who decided: this minus what was played."""


Verdict = Literal["best", "even", "mistake"]


class FoundDecision(msgspec.Struct, frozen=True):
    """A decision that was not forced."""

    first: int
    last: int
    """Its moves."""
    seat: int
    round: int | None
    ways: list[FoundWay]
    """The best first. Where there are very many, those that matter."""
    count: int
    """How many there were."""
    played: int
    """Which of `ways` was played."""
    best: int
    """Which of `ways` is the best: the one played, unless another is surely better."""
    verdict: Verdict
    """`best`: surely better than all others. `mistake`: another is surely better. Else nobody can tell."""
    cost: list[Estimate]
    """For each seat: the best way minus what was played. For the others, what they were not given."""
    margin: Estimate
    """What was played minus the best of the others."""


class Turn(msgspec.Struct, frozen=True):
    """What belongs together in a race: a point of a chart."""

    first: int
    last: int
    seat: int | None
    """Whose turn it was; None: everybody's, or chance's."""
    round: int | None


class TurningPoint(msgspec.Struct, frozen=True):
    """A turn in which much changed."""

    turn: int
    """Its place among the turns."""
    number: int
    """The move that mattered most."""
    seat: int
    """Whose chance changed most."""
    before: float
    after: float


class Account(msgspec.Struct, frozen=True):
    """What made up the result of a seat: final - initial = own_luck + other_luck - cost + given + drift."""

    initial: Estimate
    final: float
    own_luck: Estimate
    """Of draws in its own name, and of its own hand."""
    other_luck: Estimate
    """Of all other draws."""
    cost: Estimate
    """Of its own decisions."""
    given: Estimate
    """By the others' decisions."""
    drift: Estimate
    """What the values had not foreseen: 0 where they are exact."""
    luckiest: int | None
    """The move of chance that brought it most."""
    best: int | None
    """Its best decision, by its place among all: the one with the largest margin that is sure."""
    costliest: int | None
    """Its costliest decision, by its place among all."""


class Analysis(msgspec.Struct, frozen=True):
    """Luck and skill of a race."""

    game: str
    seats: int
    exact: bool
    """All values are exact."""
    playouts: int
    """How many playouts stand behind each value; 1 where they are not values of playouts."""
    chances: list[list[float]]
    """Of every seat at every moment."""
    errors: list[list[float]]
    draws: list[FoundDraw]
    decisions: list[FoundDecision]
    turns: list[Turn]
    turning_points: list[TurningPoint]
    accounts: list[Account]
