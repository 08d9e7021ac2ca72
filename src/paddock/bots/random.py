"""A bot that chooses among all legal moves at random: the baseline for every other bot."""

from __future__ import annotations

from typing import Any

from paddock.core.game import Game, View
from paddock.core.moves import Move
from paddock.core.philox import draw, open_stream


class RandomBot:
    """Draws among the legal moves, from a stream of its own."""

    def __init__(self, game: Game[Any], seat: int, seed: int, race: int = 0) -> None:
        self._game = game
        self._stream = open_stream(seed, race, 1 + seat)
        self._decided = 0

    def choose(self, view: View) -> Move:
        move = view.legal[draw(self._stream, self._decided, len(view.legal))]
        self._decided += 1
        return self._game.read(move)
