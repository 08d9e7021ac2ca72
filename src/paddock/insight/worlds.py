"""What a seat cannot see, drawn anew: the states that may be behind what it sees, and where its ways lead in them."""

from __future__ import annotations

from random import Random
from typing import Any

from paddock.core.advice import Way
from paddock.core.game import Game


def worlds_of(game: Game[Any], veiled: Any, seat: int, count: int, seed: int) -> list[Any]:
    """So many states that look like this one to the seat; only one where it sees everything."""
    if not game.secrets:
        return [veiled]
    random = Random(seed)
    worlds = [game.resample(veiled, seat, random) for _ in range(count)]
    return worlds[:1] if all(world == worlds[0] for world in worlds) else worlds


def led_to(game: Game[Any], world: Any, seat: int, way: Way) -> Any:
    """The state that a way leads to in one of them."""
    for move in way.moves:
        world = game.apply_legal(world, seat, move).state
    return world
