"""What is said to a person: a key with arguments, turned into a sentence of the reader's language at the very end."""

from __future__ import annotations

import contextlib
import functools
import importlib.resources
import re
from collections.abc import Iterator
from contextvars import ContextVar
from importlib.resources.abc import Traversable
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from paddock.core.installed import announced, home

Argument = str | int | float

ENGLISH = "en"
"""The language of texts that are not translated."""
LONGEST = 800
"""Characters of what somebody typed that go into a sentence; the rest is left out."""

_spoken: ContextVar[str] = ContextVar("spoken", default=ENGLISH)


class Message(msgspec.Struct, frozen=True):
    """A sentence before it is written: the key of a text in the `.ftl` files, and what goes into it."""

    key: str
    args: dict[str, Argument] = {}

    def text(self, language: str | None = None) -> str:
        return say(self.key, language, **self.args)


class PaddockError(Exception):
    """Input that cannot be used. Its one sentence says what is wrong and what would be right."""

    def __init__(self, key: str, /, **args: Argument) -> None:
        super().__init__(key)
        self.message = Message(key, args)

    def __str__(self) -> str:
        return self.message.text()


def say(key: str, language: str | None = None, /, **args: Argument) -> str:
    """The text behind a key, in this language, or in the one spoken here. What a game has not translated is said in
    English; a key that English lacks, or a missing argument, is a bug, and fails loudly."""
    language = known(language or spoken())
    return _write(key, language, args) if args else _write_word(key, language)


def has_message(key: str, language: str = ENGLISH) -> bool:
    """Is there a text behind a key? English has every text that any language has."""
    return bool(_bundle(language).has_message(key))


def _write(key: str, language: str, args: dict[str, Argument]) -> str:
    """Fluent takes its time, and a server says much the same again and again: it says a sentence once, with gaps for
    names and other words, and these are filled in here."""
    if not _bundle(language).has_message(key):
        language = ENGLISH
    insertable = _insertable(key, language)
    words: dict[str, str] = {}
    others = []
    for name, arg in args.items():
        shown = _shown(arg)
        if isinstance(shown, str) and name in insertable:
            words[name] = shown
        else:
            others.append((name, type(shown), shown))
    parts = _with_gaps(key, language, tuple(others), tuple(words)).copy()
    parts[1::2] = [words[name] for name in parts[1::2]]
    return "".join(parts)


@functools.lru_cache(maxsize=4096)
def _with_gaps(
    key: str, language: str, args: tuple[tuple[str, type[Argument], Argument], ...], gaps: tuple[str, ...]
) -> list[str]:
    """A sentence in parts: what is the same whatever fills the gaps, and in between the names of the gaps."""
    given: dict[str, Argument] = {name: arg for name, _, arg in args}
    given |= {gap: f"\0{gap}\0" for gap in gaps}
    text, errors = _bundle(language).format_pattern(_pattern(key, language), given)
    if errors:
        raise ValueError(f"message {key!r} in {language!r}: {errors}")
    return re.split(f"\0({'|'.join(gaps)})\0", str(text)) if gaps else [str(text)]


@functools.cache
def _insertable(key: str, language: str) -> frozenset[str]:
    """The arguments that a message only inserts as they are. What it selects by is not among them; and where it does
    anything else with arguments, none is."""
    inserted, selected = set(), set()
    patterns = [_pattern(key, language)]
    while patterns:
        pattern = patterns.pop()
        for element in getattr(pattern, "elements", [pattern]):  # a pattern of one text is that text
            expression = getattr(element, "expression", None)
            selector = getattr(expression, "selector", None)
            if isinstance(expression, ast.VariableReference):
                inserted.add(expression.id.name)
            elif isinstance(expression, ast.SelectExpression) and isinstance(selector, ast.VariableReference):
                selected.add(selector.id.name)
                patterns += [variant.value for variant in expression.variants]
            elif not isinstance(element, ast.TextElement):
                return frozenset()
    return frozenset(inserted - selected)


def _pattern(key: str, language: str) -> Any:
    value = _bundle(language).get_message(key).value
    if value is None:
        raise KeyError(f"message {key!r} has no value in {language!r}")
    return value


@functools.lru_cache(maxsize=4096)
def _write_word(key: str, language: str) -> str:
    """A text without arguments, such as the name of a colour, is always the same."""
    return _write(key, language, {})


def _shown(arg: Argument) -> Argument:
    """An argument that Fluent can format: it fails on huge numbers and on texts of many lines."""
    if isinstance(arg, int) and abs(arg) >= 10**15:
        arg = str(arg)
    return f"{arg[: LONGEST - 1]}…" if isinstance(arg, str) and len(arg) > LONGEST else arg


# ---- languages -------------------------------------------------------------------------------------------------------


def spoken() -> str:
    """The language that is spoken here: English, unless somebody chose another one with `speak` or `speaking`."""
    return _spoken.get()


def speak(language: str) -> None:
    """From here on, in this thread or task and in no other, texts are said in this language."""
    _spoken.set(known(language))


@contextlib.contextmanager
def speaking(language: str) -> Iterator[None]:
    """Within the block, texts are said in this language."""
    before = _spoken.set(known(language))
    try:
        yield
    finally:
        _spoken.reset(before)


@functools.lru_cache(maxsize=256)
def known(language: str) -> str:
    """The language behind a name such as `de`, `de-CH` or `de_DE.UTF-8`: English, where there is no other for it."""
    short = language.replace("_", "-").partition(".")[0].partition("@")[0].partition("-")[0].lower()
    return short if short in languages() else ENGLISH


@functools.cache
def languages() -> tuple[str, ...]:
    """The languages that the shell speaks, English first."""
    files = (importlib.resources.files("paddock") / "locales").iterdir()
    found = {file.name.removesuffix(".ftl") for file in files if file.name.endswith(".ftl")}
    return (ENGLISH, *sorted(found - {ENGLISH}))


@functools.cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in locale_files(language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def locale_files(language: str) -> Iterator[Traversable]:
    """Every `.ftl` file of a language: the shell's own, and one in the folder of each installed game."""
    for folder in (importlib.resources.files("paddock"), *_homes()):
        file = folder / "locales" / f"{language}.ftl"
        if file.is_file():
            yield file


def page_files(language: str) -> Iterator[Traversable]:
    """The texts that games bring only for their pages, `LANGUAGE.page.ftl`. Those of games in Paddock's own package are
    part of the built page (`web/texts.ts`), and not given here."""
    own = str(importlib.resources.files("paddock"))
    for folder in _homes():
        file = folder / "locales" / f"{language}.page.ftl"
        if not str(folder).startswith(own) and file.is_file():
            yield file


def _homes() -> Iterator[Traversable]:
    for _, entry in sorted(announced().items()):
        folder = home(entry)
        if folder is not None:
            yield folder
