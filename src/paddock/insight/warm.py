"""Makes the machine code that advice for a game needs: `python -m paddock.insight.warm monza`.

Compiling takes minutes of a processor and of Python's lock. In a process of its own it is in nobody's way, and whoever
wants the machine code afterwards loads it in a moment.
"""

from __future__ import annotations

import importlib.util
import os
import sys

from paddock.core.registry import build, kind, lane_of
from paddock.core.rule import machine_code_folder
from paddock.insight.advice import Adviser

NICE = 10


def can_be_made(game: str) -> bool:
    """Can there be machine code for a game at all?"""
    return kind(game).lane is not None and importlib.util.find_spec("numba") is not None


def is_made(game: str) -> bool:
    """Is the machine code there already?"""
    return any(machine_code_folder(lane_of(game).package).glob("*/batch.play_out_all-*.nbi"))


def make(game: str) -> None:
    Adviser(build(game, {})).warm_up()


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(NICE)
    make(sys.argv[1])
