"""Sources of chance: a seed, a script, or a person who reads real dice. A game never knows which."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from typing import Any, Protocol

from paddock.core.game import Game
from paddock.core.messages import PaddockError
from paddock.core.moves import Move
from paddock.core.philox import draw, open_stream


class Source(Protocol):
    """Decides each move of chance, as the number of one of the game's ways: below `ways(state)`.
    `number` counts the moves of chance in this game, from 0."""

    def draw(self, game: Game[Any], state: Any, number: int) -> int: ...


class Seeded:
    """Dice from a seed. What the n-th roll shows depends on seed, race and n only: taking back a move, or a bot that
    thinks longer, does not shift it. Without a seed, a secret one is drawn."""

    def __init__(self, seed: int | None = None, race: int = 0) -> None:
        self._stream = open_stream(secrets.randbits(64) if seed is None else seed, race)

    def draw(self, game: Game[Any], state: Any, number: int) -> int:
        return draw(self._stream, number, game.ways(state))


class Scripted:
    """Dice that are fixed in advance, in the game's notation: for tests, puzzles and lessons."""

    def __init__(self, moves: Iterable[str]) -> None:
        self._moves = list(moves)

    def draw(self, game: Game[Any], state: Any, number: int) -> int:
        if number >= len(self._moves):
            raise PaddockError("chance-script-ended", moves=len(self._moves))
        return game.way(state, game.read(self._moves[number]))


class Typed:
    """Real dice: a person types what they show, and is asked again until that is possible."""

    def __init__(self, ask: Callable[[Game[Any], Any], Move]) -> None:
        self._ask = ask

    def draw(self, game: Game[Any], state: Any, number: int) -> int:
        return game.way(state, self._ask(game, state))
