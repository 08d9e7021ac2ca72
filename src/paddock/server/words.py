"""Sentences in the reader's language. A language that is missing, or not complete, falls back to English."""

from __future__ import annotations

import functools
import re
from collections.abc import Sequence
from typing import Any

from paddock.core.events import Event
from paddock.core.game import Game
from paddock.core.handbook import handbook, has_handbook
from paddock.core.messages import Message, has_message, locale_files, page_files

DEFAULT = "en"
_MESSAGE = re.compile(r"^(?=[a-zA-Z])", re.MULTILINE)
"""Where a message begins in a Fluent file."""


@functools.lru_cache(maxsize=256)
def language_of(wanted: str | None) -> str:
    """The best of the languages that there are for a tag such as `de-CH`, or for an `Accept-Language` header."""
    ranked: list[tuple[float, str]] = []
    for part in (wanted or "")[:200].split(","):
        tag, _, quality = part.partition(";q=")
        try:
            ranked.append((-float(quality or 1), tag.strip().lower().partition("-")[0]))
        except ValueError:
            continue
    for _, tag in sorted(ranked, key=lambda pair: pair[0]):
        if tag.isascii() and tag.isalpha() and len(tag) <= 3 and any(locale_files(tag)):
            return tag
    return DEFAULT


def text_of(message: Message, language: str) -> str:
    try:
        return message.text(language)
    except (LookupError, ValueError):
        return message.text(DEFAULT)


def reason_of(message: Message, language: str) -> str:
    """Why something is refused, for a page: `KEY-page`, where the sentence names what only the terminal prints."""
    page = f"{message.key}-page"
    return text_of(Message(page, message.args) if has_message(page) else message, language)


def tell(game: Game[Any], event: Event, names: Sequence[str], language: str) -> str:
    try:
        return game.tell_on_page(event, names, language)
    except (LookupError, ValueError):
        return game.tell_on_page(event, names, DEFAULT)


@functools.lru_cache(maxsize=256)
def game_title(game: str, language: str) -> str:
    """What a game is called: the first line of its rules for players, or else its name as people write it."""
    title = handbook(game, language).partition("\n")[0].lstrip("# ") if has_handbook(game) else ""
    return title or " ".join(word.capitalize() for word in re.split(r"[-_]+", game))


def page_texts(language: str) -> str:
    """The texts of shell and games for a page. What a game has not translated is sent in English."""
    texts = _texts(language)
    if language == DEFAULT:
        return texts
    there = {_key(message) for message in _MESSAGE.split(texts)}
    missing = (message for message in _MESSAGE.split(_texts(DEFAULT))[1:] if _key(message) not in there)
    return f"{texts}\n{''.join(missing)}"


def _texts(language: str) -> str:
    files = (*locale_files(language), *page_files(language))
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def _key(message: str) -> str:
    return message.partition("=")[0].strip()
