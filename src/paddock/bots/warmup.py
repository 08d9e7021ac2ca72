"""Warms a bot up in a process of its own: `python -m paddock.bots.warmup`, with an order as JSON on its input.

What is made here (machine code, tables) is kept in the cache, from where everybody else reads it in a moment. Compiling
takes minutes of a processor, which a server would feel on each of its tables.
"""

from __future__ import annotations

import contextlib
import os
import sys
from typing import Any

import msgspec

from paddock.bots import bot, warm
from paddock.core.registry import build

NICE = 19


class Order(msgspec.Struct, frozen=True):
    """A bot at a table: by its name, and the game's."""

    bot: str
    game: str
    options: dict[str, Any]
    board: str
    version: int


def main() -> None:
    if hasattr(os, "nice"):
        with contextlib.suppress(OSError):
            os.nice(NICE)
    order = msgspec.json.decode(sys.stdin.buffer.read(), type=Order)
    warm(bot(order.bot, build(order.game, order.options, order.board, order.version), 0, seed=0))


if __name__ == "__main__":
    main()
