"""Boards that players make themselves, where a game's `Kind` names a builder for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from paddock.core.messages import PaddockError
from paddock.core.registry import kind, resolve


class Builder(Protocol):
    """Builds boards part by part. Everything here may be slow; callers use a thread."""

    def bench(self, words: Sequence[str], name: str, language: str) -> msgspec.Struct:
        """The parts so far, their faults, the parts left, and the board's text once it is complete."""

    def finish(self, words: Sequence[str], seed: int) -> list[str]:
        """A complete board that begins with these parts. Raises PaddockError if there is none."""


def builder_of(game: str) -> Builder:
    """The builder that a game brings."""
    found = resolve(kind(game).builder)
    if found is None:
        raise PaddockError("server-no-builder", game=game)
    return found
