"""A small track of our own, so that no test here depends on the shipped ones."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import paddock
from paddock.core.game import Game
from paddock.core.record import Record

TRACK = """name = "Yard"
edition = "anniversary"
start = 2

[lanes]
outer = "w2 y1 w2.5 y2.5"
middle = "p1 b3 r1 p3"
inner = "x3 b3 w1 y1"
"""


@pytest.fixture
def track(tmp_path: Path) -> Path:
    """A track file of our own. (Its finish is white, and can be entered from a4, b4 and c4.)"""
    file = tmp_path / "yard.toml"
    file.write_text(TRACK, encoding="utf-8")
    return file


@pytest.fixture
def game(track: Path) -> Game[Any]:
    return paddock.game("monza", track=str(track), players=2)


@pytest.fixture
def record(game: Game[Any]) -> Record:
    """A whole race between random bots."""
    bots = [paddock.bot("random", game, seat, 1) for seat in range(2)]
    return paddock.play(game, bots, paddock.Seeded(1), ["Ann", "Ben"])
