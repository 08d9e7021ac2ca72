"""A bot that does not always pay attention: some of its decisions it makes at random."""

from __future__ import annotations

from typing import Any

from paddock.bots.readiness import is_ready, warm
from paddock.core.game import Game, View
from paddock.core.lane.slips import slips_now
from paddock.core.moves import Move
from paddock.core.philox import draw, open_stream
from paddock.core.registry import Bot


class SlippingBot:
    """Plays as another bot does, but moves at random in so many of 100 decisions. With the same seed it slips at the
    same decisions as in the lab (`core/lane/slips.py`)."""

    def __init__(self, inner: Bot, slips: int, game: Game[Any], seat: int, seed: int, race: int = 0) -> None:
        self._inner, self._slips, self._game = inner, slips, game
        self._stream = open_stream(seed, race, 1 + seat)
        self._decided = 0

    def choose(self, view: View) -> Move:
        number = self._decided
        self._decided += 1
        if slips_now(self._stream, number, self._slips):
            return self._game.read(view.legal[draw(self._stream, number, len(view.legal))])
        return self._inner.choose(view)

    @property
    def ready(self) -> bool:
        return is_ready(self._inner)

    def warm(self) -> None:
        warm(self._inner)
