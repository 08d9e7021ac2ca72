"""The puzzles of Monza, and at which tables they are looked for."""

from __future__ import annotations

from paddock.core.puzzles import Puzzles

PUZZLES = Puzzles("paddock.games.monza", ({}, {"professional": True}, {"bonus_step": True}))
