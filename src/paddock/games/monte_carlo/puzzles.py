"""The puzzles of Monte Carlo Gamble, and at which tables they are looked for."""

from __future__ import annotations

from paddock.core.puzzles import Puzzles

PUZZLES = Puzzles("paddock.games.monte_carlo")
