"""Which language is used: the one that was chosen, separately by each task, and by the terminal."""

# ruff: noqa: RUF001 - the sentences have the quotation marks of their languages

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import threading

import pytest

from paddock.core.messages import ENGLISH, PaddockError, known, say, speak, speaking, spoken

from .test_languages import OTHERS


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
