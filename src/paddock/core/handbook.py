"""What a game's folder brings for readers: the rules for players in several languages, and the numbered rules."""

from __future__ import annotations

import functools
import re
from importlib.resources.abc import Traversable

from paddock.core.installed import announced, home
from paddock.core.messages import ENGLISH, PaddockError
from paddock.core.registry import kind

_RULE = re.compile(r"- \*\*(?P<id>[A-Z]+-\d+)\*\* ")


def resource(game: str, *path: str) -> Traversable | None:
    """A file or folder that a game brings, where it does. Raises PaddockError where there is no such game."""
    kind(game)
    entry = announced().get(game)
    folder = home(entry) if entry else None
    found = folder.joinpath(*path) if folder else None
    return found if found is not None and (found.is_file() or found.is_dir()) else None


def handbook(game: str, language: str) -> str:
    """The rules for players as Markdown, in this language or else in English."""
    page = _help(game, language)
    if page is None:
        raise PaddockError("cli-no-handbook", game=game)
    return page


def has_handbook(game: str) -> bool:
    """Does a game bring rules for players?"""
    return _help(game, ENGLISH) is not None


def terminal_help(game: str, language: str) -> str | None:
    """Extra help for typing moves, if the game has some."""
    return _help(game, language, "terminal")


@functools.lru_cache(maxsize=64)
def _help(game: str, language: str, part: str = "") -> str | None:
    for spoken in (language, ENGLISH):
        file = resource(game, "help", part, f"{spoken}.md")
        if file is not None:
            return file.read_text(encoding="utf-8")
    return None


def rule_page(game: str) -> str | None:
    """The numbered rules of a game, where it brings them."""
    page = resource(game, "rules.md")
    return None if page is None else page.read_text(encoding="utf-8")


def numbered_rules(game: str) -> dict[str, str]:
    """The rules of a game by number: each is a list item that starts with the number in bold, down to the next item or
    gap."""
    found: dict[str, str] = {}
    current = ""
    for line in (rule_page(game) or "").splitlines():
        match = _RULE.match(line)
        if match:
            current = match["id"]
            if current in found:
                raise ValueError(f"{current} is defined twice in the rules of {game}")
            found[current] = line
        elif current and line.startswith("  "):
            found[current] += "\n" + line
        else:
            current = ""
    return found
