"""How well bots play: tables at which one of them meets another, and what it should win there.

A game names its matches in its `Kind`. `python3 run.py bench strength` plays them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


class Match(NamedTuple):
    """One bot sits among others that are all alike, in every seat as often."""

    bot: str
    others: str
    options: Mapping[str, Any]
    aim: float
    """The part of the races that it should win at least, in percent. A win that is shared counts in parts."""
    races: int = 20_000
