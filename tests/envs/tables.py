"""The tables at which environments are tried: a game, the bot that has the other seats, and options."""

from __future__ import annotations

from typing import Any

Tried = tuple[str, str, dict[str, Any]]

TABLES: list[Tried] = [
    ("monza", "greedy", {"players": 2, "professional": True, "bonus_step": True}),
    ("monte-carlo-gamble", "shark", {"players": 2}),
    ("hurry-cup", "greedy", {"players": 3}),
]
VERSUS = TABLES[::2]
"""The machine code for one seat against bots is one text for all games; two of them are enough, one with secrets."""
