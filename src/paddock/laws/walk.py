"""Walks through whole races, for the laws to look at."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

import paddock
from paddock.core.events import Event
from paddock.core.game import CHANCE, NOBODY, Applied, Game, IllegalMoveError
from paddock.core.messages import PaddockError
from paddock.core.moves import Move
from paddock.core.registry import Bot

LONGEST = 20_000
"""A race of more moves than this does not end."""


class Step(NamedTuple):
    """A moment of a race: who does what now, and what that leads to. The last one has nobody."""

    state: Any
    seat: int
    move: Move | None
    events: list[Event]


def make(game: Game[Any], state: Any, seat: int, move: Move) -> Applied[Any]:
    """Makes a move that is offered: that it is refused all the same breaks a law, whichever is being tried."""
    try:
        return game.apply(state, seat, move)
    except IllegalMoveError as error:
        raise AssertionError(f"{move} is offered to seat {seat} and refused: {error}") from error


@functools.lru_cache(maxsize=32)  # many laws look at the same races
def walk(game: Game[Any], seed: int) -> tuple[Step, ...]:
    """A race in which everybody does anything, where several may act in any order. Keeps every state."""
    random = Random(seed)
    state, steps = game.start(), list[Step]()
    while game.actors(state):
        assert len(steps) < LONGEST, "the race does not end"
        seat, move = any_move(game, state, random)
        after, events = make(game, state, seat, move)
        steps.append(Step(state, seat, move, events))
        state = after
    return (*steps, Step(state, NOBODY, None, []))


def any_move(game: Game[Any], state: Any, random: Random) -> tuple[int, Move]:
    """Anybody who may act, with anything that they may do."""
    seat = random.choice(sorted(game.actors(state)))
    if seat == CHANCE:
        return seat, game.outcome(state, random.randrange(game.ways(state)))
    moves = game.legal(state, seat)
    assert moves, f"seat {seat} is to act and may do nothing"
    return seat, random.choice(moves)


def play_at_random(game: Game[Any], state: Any, random: Random, most: int = 30) -> None:
    """A few moves from a state, to see that the game goes on from it."""
    for _ in range(most):
        if game.actors(state):
            state = make(game, state, *any_move(game, state, random)).state


def some(steps: Sequence[Step], most: int, seed: int = 0) -> list[Step]:
    """A few moments of a race, the first and the last among them: where asking all would take too long."""
    if len(steps) <= most:
        return list(steps)
    middle = sorted(Random(seed).sample(range(1, len(steps) - 1), most - 2))
    return [steps[0], *(steps[i] for i in middle), steps[-1]]


def refused(act: Callable[[], object]) -> str:
    """The sentence with which something is refused; empty where it is not."""
    try:
        act()
    except PaddockError as error:
        return str(error)
    return ""


def bots_for(game: Game[Any], strength: str, seed: int) -> list[Bot]:
    return [paddock.bot(strength, game, seat, seed) for seat in range(game.seats)]
