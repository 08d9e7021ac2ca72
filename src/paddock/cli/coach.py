"""The coach at the terminal: `hint` during a race."""

from __future__ import annotations

import atexit
import subprocess
import sys
from collections.abc import Sequence
from typing import Any

from paddock.core.game import Game
from paddock.core.messages import PaddockError, say, spoken
from paddock.insight.advice import Advised, Adviser
from paddock.insight.warm import can_be_made, is_made
from paddock.insight.words import in_words, percent, why


class TerminalCoach:
    """Advises the people of one race. Machine code that is not there yet is made in the background."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._adviser: Adviser | None = None
        self._making: subprocess.Popen[bytes] | None = None

    def hint(self, state: Any, seat: int, names: Sequence[str]) -> list[str]:
        """What the coach says, line by line. Raises PaddockError where nobody can coach this game."""
        game = self._game
        if not can_be_made(game.name):
            raise PaddockError("no-simulation", game=game.name)
        if not self._is_ready():
            return [say("cli-hint-warming")]
        self._adviser = self._adviser or Adviser(game)
        advice = self._adviser.advise(state, seat)
        if advice is None:
            return [say("coach-one-way")]
        lines = [why(game, state, advice, names)]
        for one in advice.ways:
            typed = ", ".join(game.write(move) for move in one.way.moves)
            words = in_words(game, state, seat, one.way, names, spoken())
            lines.append(say("cli-hint-way", chance=_chance(one), moves=typed, words=words))
        return lines

    def _is_ready(self) -> bool:
        """Is the machine code there? If not, a process of its own makes it, which ends with this one."""
        if self._adviser is not None or is_made(self._game.name):
            return self._making is None or self._making.poll() is not None
        if self._making is None or self._making.poll() is not None:
            self._making = subprocess.Popen([sys.executable, "-m", "paddock.insight.warm", self._game.name])
            atexit.register(self._making.terminate)
        return False


def _chance(one: Advised) -> str:
    if one.exact:
        return say("coach-exact", share=percent(one.share))
    return say("coach-about", share=percent(one.share), error=max(1, percent(2 * one.error)))
