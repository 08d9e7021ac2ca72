"""Laws of states: they are values, and documents that play goes on from."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import paddock
from paddock.core.game import CHANCE, Game

from .walk import LONGEST, make, walk


def positions_round_trip(game: Game[Any], seed: int) -> None:
    """Every state is a document: through JSON text and back it is the same state, in the same game."""
    for step in walk(game, seed):
        text = json.dumps(game.position(step.state))
        assert game.setup(json.loads(text)) == step.state, f"{text} is not {step.state}"
        for seat in (*range(game.seats), None):
            veiled = game.veil(step.state, seat)
            assert game.setup(json.loads(json.dumps(game.position(veiled)))) == veiled, "a veiled state is lost"


def play_goes_on_from_positions(game: Game[Any], seed: int, positions: int = 6) -> None:
    """From a document the race goes on as if it had never been written down, also in another process's game."""
    steps = walk(game, seed)
    for start in sorted(Random(seed).sample(range(len(steps)), min(positions, len(steps)))):
        other, state = paddock.position(json.loads(json.dumps(game.position(steps[start].state))))
        assert other.board == game.board, "the position has lost the board"
        assert other.options == game.options, "the position has lost the options"
        for step, after in zip(steps[start:-1], steps[start + 1 :], strict=True):
            assert step.move is not None
            state, events = other.apply(state, step.seat, step.move)
            assert state == after.state, "after a position the race went on differently"
            assert events == step.events, "after a position the story went on differently"


def old_states_stand(game: Game[Any], seed: int) -> None:
    """Nothing that is asked or done changes a state: at the end of a race each is what it was when it came about."""
    random = Random(seed)
    state, taken = game.start(), list[tuple[Any, str]]()
    while actors := sorted(game.actors(state)):
        assert len(taken) < LONGEST, "the race does not end"
        taken.append((state, repr(state)))
        for seat in (*range(game.seats), None):
            if len(taken) % 10 == 1:
                game.view(state, seat)
            for move in game.legal(state, seat) if seat is not None else []:
                game.check(state, seat, move)
        game.result(state)
        seat = random.choice(actors)
        if seat == CHANCE:
            move = game.outcome(state, random.randrange(game.ways(state)))
        else:
            for other in game.legal(state, seat):
                make(game, state, seat, other)  # a branch that nobody follows
            move = random.choice(game.legal(state, seat))
        state = make(game, state, seat, move).state
    for number, (old, before) in enumerate(taken):
        assert repr(old) == before, f"state {number} has changed since"
