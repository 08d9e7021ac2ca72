"""The box: the fixed set of 36 tiles that every circuit is laid of (HC-02)."""

from __future__ import annotations

import importlib.resources
import tomllib
from collections import Counter
from functools import cache
from typing import Literal, NamedTuple

TileKind = Literal["straight", "bend", "hairpin", "finish"]


class Piece(NamedTuple):
    """A kind of tile in the box. Left and right are how it is turned, not what it is."""

    kind: TileKind
    limit: int | None = None
    star: bool = False


@cache
def box() -> Counter[Piece]:
    """How many tiles of each kind there are."""
    file = importlib.resources.files("paddock.games.hurry_cup") / "data" / "box.toml"
    rows = tomllib.loads(file.read_text(encoding="utf-8"))["tile"]
    return Counter({Piece(row["kind"], row.get("limit"), row.get("star", False)): row["count"] for row in rows})
