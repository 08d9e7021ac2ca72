"""Environments have versioned names, `monza_v1`: results are comparable only under the same rules."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from paddock.core.game import Game
from paddock.core.registry import build, kinds

LONGEST = 20_000
"""Decisions after which a race is truncated: some options let a seat stand still for ever."""


def versioned(name: str, version: int) -> str:
    return f"{name.replace('-', '_')}_v{version}"


def find_game(name: str, options: Mapping[str, Any]) -> Game[Any]:
    """The game of a name, versioned or not; without a version, the newest rules."""
    plain, _, version = name.rpartition("_v") if re.search(r"_v\d+$", name) else (name, "", "")
    known = {game.replace("-", "_"): game for game in kinds()}
    return build(known.get(plain.replace("-", "_"), plain), options, version=int(version) if version else None)
