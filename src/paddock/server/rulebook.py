"""The rules of a game as a page reads them: parts with headings, and examples that are set up to be played."""

from __future__ import annotations

import functools
import re
import unicodedata
from collections.abc import Iterator, Sequence

from markdown_it import MarkdownIt
from markdown_it.token import Token

from paddock.core.examples import PARTS, examples, text
from paddock.core.handbook import handbook
from paddock.core.messages import ENGLISH
from paddock.server.practice import practice
from paddock.server.presenter import Presenter
from paddock.server.structs import ExampleInfo, Rules, Section
from paddock.server.table import Table
from paddock.server.words import text_of

_MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")
"""Raw HTML in a handbook is shown as text: what reaches the page is made of Markdown alone."""


@functools.lru_cache(maxsize=64)
def rules_of(game: str, language: str) -> Rules:
    """The rules of a game in a language. Raises PaddockError where there is no such game, or it brings none."""
    (title, intro), *parts = _parts(handbook(game, language))
    return Rules(
        game,
        title,
        intro,
        [Section(id, heading, html) for id, (heading, html) in zip(_ids(game, len(parts)), parts, strict=True)],
        [_shown(game, key, language) for key in examples(game)],
    )


def _ids(game: str, count: int) -> list[str]:
    """Sections are called after their English headings, so that links and examples fit every language."""
    english = [slug(heading) for heading, _ in _parts(handbook(game, ENGLISH))[1:]]
    return english if len(english) == count else [f"section-{number}" for number in range(1, count + 1)]


def slug(heading: str) -> str:
    plain = unicodedata.normalize("NFKD", heading).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


def _parts(page: str) -> list[tuple[str, str]]:
    """The title with what follows it, then every section: a heading as plain text, and the rest as HTML."""
    tokens = _MARKDOWN.parse(page)
    starts = [at for at, token in enumerate(tokens) if token.type == "heading_open" and token.tag in ("h1", "h2")]
    ends = [*starts[1:], len(tokens)]
    return [_part(tokens[start:end]) for start, end in zip(starts, ends, strict=True)]


def _part(tokens: Sequence[Token]) -> tuple[str, str]:
    """A heading is three tokens: its opening, its text, its end."""
    heading = "".join(_words(tokens[1]))
    return heading, _MARKDOWN.renderer.render(tokens[3:], _MARKDOWN.options, {})


def _words(token: Token) -> Iterator[str]:
    for child in token.children or []:
        yield child.content


def _shown(game: str, key: str, language: str) -> ExampleInfo:
    """An example, as a table that nobody has opened yet."""
    example = examples(game)[key]
    table = Table.fold("", practice(example, "", language))
    title, aim, done = (text_of(text(game, key, part), language) for part in PARTS)
    return ExampleInfo(
        key,
        example.section,
        title,
        aim,
        done,
        example.goal,
        Presenter(table).info(example.seats, False, language, range(len(table.seats))),
    )
