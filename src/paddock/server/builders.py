"""Boards that players make themselves. A game brings a builder by an entry point in the group `paddock.builders`."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from importlib.metadata import entry_points
from typing import Protocol

import msgspec

from paddock.core.messages import PaddockError

LONGEST = 8_000
"""Characters of a board that a table takes."""
MOST_PARTS = 400
"""Parts of a board that is being built."""


class Builder(Protocol):
    """Lays boards part by part. Everything here may be slow; callers use a thread."""

    def bench(self, words: Sequence[str], name: str, language: str) -> msgspec.Struct:
        """What is laid so far, what is wrong with it, what is left, and the board's text once it is whole."""

    def finish(self, words: Sequence[str], seed: int) -> list[str]:
        """A whole board that begins with these parts. Raises PaddockError where there is no way on."""


@functools.cache
def builders() -> dict[str, Builder]:
    return {entry.name: entry.load() for entry in entry_points(group="paddock.builders")}


def builder_of(game: str) -> Builder:
    if game not in builders():
        raise PaddockError("server-no-builder", game=game[:60])
    return builders()[game]


def require_short(board: str | None) -> None:
    """Refuses boards that are no boards, by their size: what is wrong in others the game says."""
    if board is not None and len(board) > LONGEST:
        raise PaddockError("server-board-long", length=len(board), most=LONGEST)
