"""What a game's folder brings for readers: the rules for players in several languages, and the numbered rules."""

from __future__ import annotations

import functools
import importlib.resources
from importlib.metadata import entry_points
from importlib.resources.abc import Traversable
from pathlib import Path

from paddock.core.messages import ENGLISH, PaddockError
from paddock.core.registry import kind


def folder_of(game: str) -> Traversable:
    """The folder of a game: where its entry point lives. Raises PaddockError where there is no such game."""
    kind(game)
    (entry,) = entry_points(group="paddock.games", name=game)
    return importlib.resources.files(entry.module.rpartition(".")[0])


def handbook(game: str, language: str) -> str:
    """The rules for players as Markdown, in this language or else in English."""
    page = _help(game, language)
    if page is None:
        raise PaddockError("cli-no-handbook", game=game)
    return page


def terminal_help(game: str, language: str) -> str | None:
    """What one needs to know besides when moves are typed, where a game says so."""
    return _help(game, language, "terminal")


@functools.lru_cache(maxsize=64)
def _help(game: str, language: str, part: str = "") -> str | None:
    for spoken in (language, ENGLISH):
        file = folder_of(game).joinpath("help", part, f"{spoken}.md")
        if file.is_file():
            return file.read_text(encoding="utf-8")
    return None


def rule_page(game: str) -> str | None:
    """The numbered rules of a game: packed with it, or in the documentation of a checkout."""
    packed = folder_of(game) / "rules.md"
    if packed.is_file():
        return packed.read_text(encoding="utf-8")
    page = Path(__file__).parents[3] / "docs" / "rules" / f"{game}.md"
    return page.read_text(encoding="utf-8") if page.is_file() else None
