"""Solves the examples in the rules, as a reader would who tries everything."""

from __future__ import annotations

from typing import Any

from paddock.core.examples import Example
from paddock.core.game import CHANCE, Game


def reader_acts(game: Game[Any], state: Any, chosen: Example) -> int | None:
    """The seat that the reader acts for now: its own, or chance in its name. None: the example is over."""
    actors = game.actors(state)
    if CHANCE in actors:  # a draw that nobody does by hand comes by itself
        return CHANCE if game.roller(state) in {None, *chosen.seats} else None
    return next((seat for seat in sorted(actors) if seat in chosen.seats), None)


def solve(game: Game[Any], state: Any, chosen: Example) -> list[str] | None:
    """Moves of the reader that reach the goal, or None. Where chance acts, it must work however the dice fall first."""
    seat = reader_acts(game, state, chosen)
    if seat is None:
        return None
    for move in [game.outcome(state, 0)] if seat == CHANCE else game.legal(state, seat):
        applied = game.apply(state, seat, move)
        rest = [] if chosen.reached(applied.events) else solve(game, applied.state, chosen)
        if rest is not None:
            return [game.write(move), *rest]
    return None
