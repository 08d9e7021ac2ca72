"""Every language says all that English says, with the same arguments."""

from __future__ import annotations

import importlib.resources
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

from paddock.cli.talk import clean
from paddock.core.handbook import resource
from paddock.core.messages import ENGLISH, languages, say
from paddock.core.registry import kinds

pytestmark = pytest.mark.xdist_group("languages")  # what is read here is read once

OTHERS = ("de", "es", "fr", "it", "nl")
AS_IN_ENGLISH = "as in English"
"""A text with this comment is right as it is in English: a name, a frame without words, or a word that both share."""


# ---- the files -------------------------------------------------------------------------------------------------------


def walk(folder: Traversable, name: str) -> Iterator[Traversable]:
    """Every folder of this name, however deep."""
    for inner in folder.iterdir():
        if inner.is_dir() and inner.name != "__pycache__":
            if inner.name == name:
                yield inner
            yield from walk(inner, name)


@cache
def folders(name: str) -> dict[str, Traversable]:
    """The folders of this name in the package and in installed games, by their paths. A draft may be in English only,
    and so may the template that new games are written from."""
    package = importlib.resources.files("paddock")
    homes = {game: home for game in kinds() if (home := resource(game)) is not None}
    drafts = [str(home) for game, home in homes.items() if kinds()[game].stage == "draft"]
    drafts.append(str(package / "cli" / "game_template"))
    found = {str(folder): folder for home in (package, *homes.values()) for folder in walk(home, name)}
    return {path: folder for path, folder in found.items() if not path.startswith(tuple(drafts))}


def files(folder: Traversable, ending: str) -> dict[str, str]:
    """The texts of a folder by language."""
    return {
        file.name.removesuffix(ending): file.read_text(encoding="utf-8")
        for file in folder.iterdir()
        if file.name.endswith(ending) and "." not in file.name.removesuffix(ending)
    }


@cache
def parsed(text: str) -> dict[str, ast.Message]:
    entries = FluentParser().parse(text).body
    assert not [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    messages = [entry for entry in entries if isinstance(entry, ast.Message)]
    found = {message.id.name: message for message in messages}
    assert len(found) == len(messages), "a key is written twice"
    return found


class Names(visitor.Visitor):
    """Collects the arguments that a text uses, and the names that it chooses by: `[red]`, `[one]`."""

    def __init__(self) -> None:
        super().__init__()
        self.arguments: set[str] = set()
        self.choices: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if isinstance(node.selector, ast.VariableReference):
            self.choices.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def names(message: ast.Message) -> Names:
    found = Names()
    found.visit(message)
    return found


def written(message: ast.Message) -> str:
    assert message.value is not None
    return FluentSerializer().serialize_entry(ast.Message(ast.Identifier("x"), message.value))


def _with_parts(path: str, folder: Traversable) -> Iterator[tuple[str, Traversable]]:
    """A folder of rules for players, and those inside it."""
    yield path, folder
    for inner in folder.iterdir():
        if inner.is_dir():
            yield str(inner), inner


@pytest.fixture(scope="module", autouse=True)
def _forget() -> Iterator[None]:
    """All texts take much memory, which other tests can use when these are done."""
    yield
    parsed.cache_clear()


LOCALES = sorted(folders("locales"))
HELP = {path: folder for path, its in folders("help").items() for path, folder in _with_parts(path, its)}
PAIRS = [
    pytest.param(path, language, id=f"{language}-{number}")
    for number, path in enumerate(LOCALES)
    for language in OTHERS
]


def both(path: str, language: str) -> tuple[dict[str, ast.Message], dict[str, ast.Message]]:
    texts = files(folders("locales")[path], ".ftl")
    return parsed(texts[ENGLISH]), parsed(texts[language])


def test_the_folders_are_found() -> None:
    assert len(LOCALES) >= 2
    assert HELP


@pytest.mark.parametrize("path", LOCALES, ids=range(len(LOCALES)))
def test_every_folder_has_every_language(path: str) -> None:
    assert set(files(folders("locales")[path], ".ftl")) == {ENGLISH, *OTHERS}


def test_the_shell_knows_its_languages() -> None:
    assert languages() == (ENGLISH, *OTHERS)


# ---- the texts -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("path", "language"), PAIRS)
def test_a_language_has_the_keys_of_english(path: str, language: str) -> None:
    english, other = both(path, language)
    assert sorted(english.keys() - other.keys()) == [], "missing"
    assert sorted(other.keys() - english.keys()) == [], "left over"


@pytest.mark.parametrize(("path", "language"), PAIRS)
def test_a_text_uses_the_arguments_of_english(path: str, language: str) -> None:
    english, other = both(path, language)
    for key in english.keys() & other.keys():
        assert names(other[key]).arguments == names(english[key]).arguments, key


@pytest.mark.parametrize(("path", "language"), PAIRS)
def test_a_text_is_not_left_in_english(path: str, language: str) -> None:
    english, other = both(path, language)
    same = {key for key in english.keys() & other.keys() if written(english[key]) == written(other[key])}
    assert same == {key for key, message in other.items() if is_as_in_english(message)}


def is_as_in_english(message: ast.Message) -> bool:
    return message.comment is not None and AS_IN_ENGLISH in (message.comment.content or "")


def check_it_renders(text: str, language: str) -> None:
    """With numbers of all kinds, with words, and with every word that a language chooses by."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    for key, message in parsed(text).items():
        found = names(message)
        samples: list[dict[str, str | int]] = [dict.fromkeys(found.arguments, value) for value in (0, 1, 2, 5, "word")]
        for argument, choices in found.choices.items():
            samples += [dict.fromkeys(found.arguments, 2) | {argument: choice} for choice in choices]
        pattern = bundle.get_message(key).value
        assert pattern is not None
        for sample in samples:
            said, errors = bundle.format_pattern(pattern, sample)
            assert not errors, (key, sample)
            assert str(said).strip(), key
            assert clean(str(said)) == said, f"{key} holds what a terminal is not given"


@pytest.mark.parametrize("language", [ENGLISH, *OTHERS])
@pytest.mark.parametrize("path", LOCALES, ids=range(len(LOCALES)))
def test_every_text_renders(path: str, language: str) -> None:
    check_it_renders(files(folders("locales")[path], ".ftl")[language], language)


@pytest.mark.parametrize(("path", "language"), PAIRS)
def test_what_is_typed_stays_as_it_is(path: str, language: str) -> None:
    """Options, commands and names of files are not translated."""
    english, other = both(path, language)
    typed = re.compile(r"--[a-z]+|\bpaddock [a-z]+|\.toml")
    for key in english.keys() & other.keys():
        assert set(typed.findall(written(other[key]))) == set(typed.findall(written(english[key]))), key


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("key", ["cli-bot-names", "server-bot-names"])
def test_bots_have_enough_names(language: str, key: str) -> None:
    """They are split at spaces, and everybody needs another one."""
    bots = say(key, language).split()
    assert len(set(bots)) == len(say(key, ENGLISH).split())
    assert say("cli-person-name", language) not in bots


# ---- the texts of the page -------------------------------------------------------------------------------------------

SHELL = Path(__file__).parent.parent / "web" / "texts"


def page_texts() -> dict[str, dict[str, str]]:
    """The texts of the page by language: each part of the shell's, and those of each stable game that has a page."""
    found: dict[str, dict[str, str]] = {}
    for file in sorted(SHELL.glob("*/*.ftl")):
        found.setdefault(f"the shell, {file.stem}", {})[file.parent.name] = file.read_text(encoding="utf-8")
    for name, kind in kinds().items():
        folder = resource(name, "locales")
        texts = files(folder, ".page.ftl") if folder else {}
        if texts and kind.stage == "stable":
            found[name] = texts
    return found


@pytest.mark.parametrize("whose", page_texts())
def test_the_page_has_every_language(whose: str) -> None:
    assert set(page_texts()[whose]) == {ENGLISH, *OTHERS}


def test_no_text_of_the_page_is_written_twice() -> None:
    for language in (ENGLISH, *OTHERS):
        keys = [key for texts in page_texts().values() for key in parsed(texts[language])]
        assert len(keys) == len(set(keys))


@pytest.mark.parametrize("whose", page_texts())
@pytest.mark.parametrize("language", [ENGLISH, *OTHERS])
def test_the_page_says_what_it_says_in_english(whose: str, language: str) -> None:
    texts = page_texts()[whose]
    english, other = parsed(texts[ENGLISH]), parsed(texts[language])
    assert sorted(english.keys() - other.keys()) == [], "missing"
    assert sorted(other.keys() - english.keys()) == [], "left over"
    for key, message in other.items():
        assert names(message).arguments == names(english[key]).arguments, key
    check_it_renders(texts[language], language)


# ---- the rules for players -------------------------------------------------------------------------------------------


def shape(page: str) -> list[str]:
    """Headings by their depth, list items, rows of tables with what is typed in them: what a translation keeps."""
    found = []
    for line in page.splitlines():
        if match := re.match(r"#+ |- |\d+\. ", line):
            found.append(match[0])
        elif line.startswith("|"):
            found.append("|".join(re.findall(r"`[^`]*`", line)))
    return found


@pytest.mark.parametrize("path", HELP, ids=range(len(HELP)))
@pytest.mark.parametrize("language", OTHERS)
def test_the_rules_for_players_are_translated(path: str, language: str) -> None:
    pages = files(HELP[path], ".md")
    assert set(pages) == {ENGLISH, *OTHERS}
    assert shape(pages[language]) == shape(pages[ENGLISH])
    assert not paragraphs(pages[language]) & paragraphs(pages[ENGLISH])


def paragraphs(page: str) -> set[str]:
    return {block for block in re.split(r"\n\n+", page.strip()) if not block.startswith("#")}
