"""Laws of races: they end, their results agree with themselves, and their story is told."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from paddock.core.game import CHANCE, Game, Result

from .walk import make, walk


def ends_well(game: Game[Any], seed: int) -> None:
    """Until the end somebody may act and there is no result; then nobody, and a result that agrees with itself."""
    steps = walk(game, seed)
    for step in steps[:-1]:
        actors = game.actors(step.state)
        assert actors, "nobody may act, but the game is not over"
        assert actors == {CHANCE} or actors <= set(range(game.seats)), f"{actors} are not seats"
        assert game.result(step.state) is None, "there is a result before the end"
        assert (game.ways(step.state) > 0) == (CHANCE in actors), "ways are for chance alone"
        for seat in range(-1, game.seats + 1):
            moves = game.legal(step.state, seat)
            assert bool(moves) == (seat in actors and seat != CHANCE), f"seat {seat} with {actors} to act has {moves}"
    last = steps[-1].state
    assert game.ways(last) == 0
    assert not any(game.legal(last, seat) for seat in range(-1, game.seats + 1)), "moves after the end"
    result = game.result(last)
    assert result is not None, "the game is over and has no result"
    agrees_with_itself(result, game.seats)


def agrees_with_itself(result: Result, seats: int) -> None:
    """Winners are the first; places follow from one another; who is placed better takes no fewer points."""
    assert len(result.ranks) == len(result.points) == seats
    assert result.winners
    assert result.winners == tuple(seat for seat in range(seats) if result.ranks[seat] == 1)
    for own in range(seats):
        assert result.ranks[own] == 1 + sum(other < result.ranks[own] for other in result.ranks)
        for other in range(seats):
            if result.ranks[own] == result.ranks[other]:
                assert result.points[own] == result.points[other]
            elif result.ranks[own] < result.ranks[other]:
                assert result.points[own] >= result.points[other]


def first_begins(game: Game[Any], seed: int) -> None:
    """Who is said to begin does, with a move or by taking the dice; where chance draws it, it can be any seat."""
    state, seats = game.start(), set(range(game.seats))
    if game.first != CHANCE:
        assert game.first in seats, f"{game.first} is no seat"
        assert game.first in begins(game, state, seed), f"seat {game.first} does not begin"
        return
    assert game.actors(state) == {CHANCE}, "chance has nothing to draw"
    drawn = [begins(game, make(game, state, CHANCE, move).state, seed) for move, _ in game.chances(state)]
    assert set().union(*drawn) == seats, f"of {seats} only {drawn} can begin"


def begins(game: Game[Any], state: Any, seed: int) -> frozenset[int]:
    """The seats that act first, or the one in whose name chance does."""
    random = Random(seed)
    while game.actors(state) == {CHANCE}:
        roller = game.roller(state)
        if roller is not None:
            return frozenset({roller})
        state = make(game, state, CHANCE, game.outcome(state, random.randrange(game.ways(state)))).state
    return game.actors(state)


def stories_are_told(game: Game[Any], seed: int) -> None:
    """Every event has a sentence with the names in it, and survives the wire."""
    names = [f"Driver {seat}" for seat in range(game.seats)]
    for step in walk(game, seed):
        for event in step.events:
            text = game.tell(event, names)
            assert text == text.strip() != "", f"nothing to tell of {event}"
            assert msgspec.json.decode(msgspec.json.encode(event), type=type(event)) == event
