"""Every language says all that English says, with the same arguments; and the terminal speaks the one wanted."""

# ruff: noqa: RUF001 - the sentences have the quotation marks of their languages

from __future__ import annotations

import asyncio
import importlib.resources
import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import cache
from importlib.metadata import entry_points
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

from paddock.cli.talk import clean
from paddock.core.messages import ENGLISH, PaddockError, known, languages, say, speak, speaking, spoken
from paddock.games.monza.colours import COLOURS
from paddock.games.monza.events import Drove, Laid, Won
from paddock.games.monza.tell import tell

OTHERS = ("de", "es", "fr", "it", "nl")
SAME = {
    "cli-bot-name": OTHERS,
    "cli-games-option": ("fr",),
    "cli-prompt": OTHERS,
    "cli-seat-person": OTHERS,
    "cli-series-seat": OTHERS,
    "cli-welcome": ("de", "es", "it", "nl"),
    "hurry-screen-finish": ("nl",),
    "hurry-screen-start": ("nl",),
    "hurry-tile-finish": ("nl",),
    "hurry-tile-start": ("nl",),
    "hurry-token-nitro": ("es", "fr", "it", "nl"),
    "lab-column-bot": OTHERS,
    "lab-ladder-races": ("nl",),
    "lab-ladder-rating": ("nl",),
    "lab-report-title": ("nl",),
}
"""Texts that are right as they are in English: names, frames without words, and words that languages share."""


# ---- the files -------------------------------------------------------------------------------------------------------


def packages() -> list[str]:
    """Whatever brings texts: the shell, and the folder of each installed game."""
    return ["paddock", *sorted({entry.module.rpartition(".")[0] for entry in entry_points(group="paddock.games")})]


def walk(folder: Traversable, name: str) -> Iterator[Traversable]:
    """Every folder of this name, however deep."""
    for inner in folder.iterdir():
        if inner.is_dir() and inner.name != "__pycache__":
            if inner.name == name:
                yield inner
            yield from walk(inner, name)


@cache
def folders(name: str) -> dict[str, Traversable]:
    """The folders of this name in the package and in installed games, by their paths."""
    return {str(folder): folder for package in packages() for folder in walk(importlib.resources.files(package), name)}


def files(folder: Traversable, ending: str) -> dict[str, str]:
    """The texts of a folder by language."""
    return {
        file.name.removesuffix(ending): file.read_text(encoding="utf-8")
        for file in folder.iterdir()
        if file.name.endswith(ending)
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
    assert same <= {key for key, where in SAME.items() if language in where}


def test_no_exception_is_left_over() -> None:
    """What is listed as right in English is there, and is the same."""
    for key, where in SAME.items():
        for language in where:
            pairs = [both(path, language) for path in LOCALES]
            assert any(key in english and written(english[key]) == written(other[key]) for english, other in pairs), key


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
    """Options, commands and notation are not translated."""
    english, other = both(path, language)
    typed = re.compile(
        r"--[a-z]+|\bpaddock [a-z]+|\b(?:lay w a1|tile p b8|step c4|reroll bp|decline|rrybwp|rygbwp)\b|\.toml"
    )
    for key in english.keys() & other.keys():
        assert set(typed.findall(written(other[key]))) == set(typed.findall(written(english[key]))), key


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("key", ["cli-bot-names", "server-bot-names"])
def test_bots_have_enough_names(language: str, key: str) -> None:
    """They are split at spaces, and everybody needs another one."""
    bots = say(key, language).split()
    assert len(set(bots)) == len(say(key, ENGLISH).split())
    assert say("cli-person-name", language) not in bots


@pytest.mark.parametrize("language", OTHERS)
def test_a_choice_has_one_place_for_its_die(language: str) -> None:
    """The terminal paints the die into the sentence, and cuts it there."""
    for key in ("monza-screen-lay", "monza-screen-lay-tile"):
        for space in ("b7", say("monza-space-finish", language)):
            assert say(key, language, die="|", space=space).count("|") == 1


@pytest.mark.parametrize("language", OTHERS)
def test_colours_are_six_words(language: str) -> None:
    assert len({say(f"monza-colour-{colour}", language) for colour in COLOURS}) == 6


@pytest.mark.parametrize(
    ("language", "drove", "laid", "won"),
    [
        ("de", "Mia fährt ein Feld, vom Start nach b1.", "Mia legt Weiß ins Ziel.", "Mia und Noah gewinnen gemeinsam!"),
        (
            "fr",
            "Mia avance d’une case, de la case départ à b1.",
            "Mia pose un dé blanc sur la case arrivée.",
            "Mia et Noah gagnent ensemble\u202f!",
        ),
        ("nl", "Mia rijdt één vak, van de start naar b1.", "Mia legt wit op de finish.", "Mia en Noah winnen samen!"),
        (
            "es",
            "Mia avanza una casilla, de la salida hasta b1.",
            "Mia pone un dado blanco en la meta.",
            "¡Ganan a la vez Mia y Noah!",
        ),
        (
            "it",
            "Mia avanza di una casella, dalla partenza alla casella b1.",
            "Mia mette un dado bianco sul traguardo.",
            "Vincono insieme Mia e Noah!",
        ),
    ],
)
def test_a_race_is_told(language: str, drove: str, laid: str, won: str) -> None:
    people = ["Mia", "Noah"]
    assert tell(Drove(0, "start", "b1", 1), people, language) == drove
    assert tell(Laid(0, "white", "finish", tile=False), people, language) == laid
    assert tell(Won((0, 1), 2), people, language) == won


# ---- the texts of the page -------------------------------------------------------------------------------------------

PAGE = Path(__file__).parent.parent / "web" / "texts"


def test_the_page_has_every_language() -> None:
    assert set(files(PAGE, ".ftl")) == {ENGLISH, *OTHERS}


@pytest.mark.parametrize("language", [ENGLISH, *OTHERS])
def test_the_page_says_what_it_says_in_english(language: str) -> None:
    texts = files(PAGE, ".ftl")
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


# ---- choosing --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "language"),
    [
        ("de", "de"),
        ("DE", "de"),
        ("de-CH", "de"),
        ("fr_CA.UTF-8", "fr"),
        ("it_IT@euro", "it"),
        ("C", "en"),
        ("C.UTF-8", "en"),
        ("POSIX", "en"),
        ("", "en"),
        ("tlh", "en"),
        ("../en", "en"),
    ],
)
def test_names_of_languages(name: str, language: str) -> None:
    assert known(name) == language


def test_english_unless_chosen() -> None:
    error = PaddockError("take-back-nothing")
    assert spoken() == ENGLISH
    assert str(error) == error.message.text() == say("take-back-nothing") == "There is nothing to take back."
    with speaking("de_AT"):
        assert spoken() == "de"
        assert str(error) == error.message.text() == say("take-back-nothing") == "Es gibt nichts zurückzunehmen."
        assert error.message.text(ENGLISH) == "There is nothing to take back."
        with speaking("klingon"):
            assert spoken() == ENGLISH
        assert spoken() == "de"
    assert spoken() == ENGLISH


def test_a_text_of_no_translation_is_said_in_english() -> None:
    assert say("take-back-nothing", "tlh") == "There is nothing to take back."
    with pytest.raises(LookupError):
        say("no-such-key", "de")


def test_tasks_and_threads_speak_for_themselves() -> None:
    async def ask(language: str) -> str:
        speak(language)
        await asyncio.sleep(0)
        return str(PaddockError("take-back-nothing"))

    async def all_at_once() -> list[str]:
        return await asyncio.gather(*(ask(language) for language in OTHERS))

    assert asyncio.run(all_at_once()) == [say("take-back-nothing", language) for language in OTHERS]
    heard: list[str] = []
    with speaking("nl"):
        thread = threading.Thread(target=lambda: heard.append(spoken()))
        thread.start()
        thread.join()
    assert heard == [ENGLISH]
    assert spoken() == ENGLISH


def paddock(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, where only these variables name a language."""
    silent = {"PADDOCK_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"}
    others = {name: value for name, value in os.environ.items() if name not in silent}
    return subprocess.run(
        [sys.executable, "-m", "paddock", *arguments],
        env=others | {"PYTHONUTF8": "1"} | environment,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
    )


UNKNOWN = {
    "en": "There is no game “chess”.",
    "de": "Ein Spiel „chess“ gibt es nicht.",
    "fr": "Il n’y a pas de jeu « chess ».",
    "it": "Non c’è nessun gioco «chess».",
    "nl": "Er is geen spel ‘chess’.",
}


@pytest.mark.parametrize(
    ("language", "arguments", "environment"),
    [
        ("en", (), {}),
        ("fr", (), {"PADDOCK_LANGUAGE": "fr"}),
        ("it", (), {"LANG": "it_IT.UTF-8"}),
        ("nl", (), {"LC_MESSAGES": "nl_BE.UTF-8", "LANG": "it_IT.UTF-8"}),
        ("de", (), {"LC_ALL": "de_DE.UTF-8", "LC_MESSAGES": "nl_BE.UTF-8"}),
        ("fr", (), {"PADDOCK_LANGUAGE": "fr", "LC_ALL": "de_DE.UTF-8"}),
        ("it", (), {"PADDOCK_LANGUAGE": "", "LANG": "it_IT.UTF-8"}),
        ("en", (), {"LC_ALL": "C.UTF-8", "LANG": "it_IT.UTF-8"}),
        ("en", (), {"PADDOCK_LANGUAGE": "tlh"}),
        ("en", (), {"LANG": "ja_JP.UTF-8"}),
        ("de", ("--language", "de"), {"PADDOCK_LANGUAGE": "fr"}),
        ("en", ("--language", "EN"), {"LANG": "it_IT.UTF-8"}),
    ],
)
def test_the_terminal_speaks_what_is_wanted(
    language: str, arguments: tuple[str, ...], environment: dict[str, str]
) -> None:
    ran = paddock(*arguments, "play", "chess", **environment)
    assert ran.returncode == 2
    assert ran.stderr.startswith(UNKNOWN[language]), ran.stderr


def test_a_language_that_is_asked_for_and_missing() -> None:
    """A slip in the environment is passed over; one that was just typed is told."""
    ran = paddock("--language", "tlh", "games")
    assert ran.returncode == 2
    assert "tlh" in ran.stderr
    assert "'de'" in ran.stderr


def test_a_whole_race_in_another_language() -> None:
    seats = ("--seat", "Mia=greedy", "--seat", "Noah=greedy", "--seed", "3")
    ran = paddock("--language", "es", "play", *seats)
    assert ran.returncode == 0, ran.stderr
    for words in ("Ronda 2.", "Le toca tirar a Mia.", "la carrera ha terminado", "¡Gana", "Tras una carrera:"):
        assert words in ran.stdout
    for words in ("Round", "rolls", "the finish", "wins"):
        assert words not in ran.stdout


def test_rules_and_checks_in_another_language() -> None:
    assert "Spingere indietro" in paddock("--language", "it", "rules").stdout
    assert "Pushing back" in paddock("rules").stdout
    assert "jubileumeditie" in paddock("--language", "nl", "track", "check", "oval").stdout
