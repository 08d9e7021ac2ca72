"""Monza in every language."""

# ruff: noqa: RUF001 - the sentences have the quotation marks of their languages

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from paddock.core.handbook import resource
from paddock.core.messages import ENGLISH, languages, say
from paddock.core.registry import build
from paddock.games.monza.colours import COLOURS
from paddock.games.monza.events import Drove, Laid, Won

OTHERS = tuple(language for language in languages() if language != ENGLISH)
NOTATION = re.compile(r"\b(?:lay w a1|tile p b8|step c4|reroll bp|decline|rrybwp|rygbwp)\b")


def notation_in(language: str) -> dict[str, set[str]]:
    """The notation that each text gives as an example."""
    file = resource("monza", "locales", f"{language}.ftl")
    assert file is not None
    messages = [
        entry for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body if isinstance(entry, ast.Message)
    ]
    texts = {message.id.name: FluentSerializer().serialize_entry(message).partition("=")[2] for message in messages}
    return {key: set(found) for key, text in texts.items() if (found := NOTATION.findall(text))}


@pytest.mark.parametrize("language", OTHERS)
def test_notation_is_not_translated(language: str) -> None:
    assert notation_in(language) == notation_in(ENGLISH) != {}


@pytest.mark.parametrize("language", OTHERS)
def test_a_choice_has_one_place_for_its_die(language: str) -> None:
    """The terminal paints the die into the sentence, and cuts it there."""
    for tile in ("yes", "no"):
        for space in ("b7", say("monza-space-finish", language)):
            assert say("monza-move-lay", language, colour="|", space=space, tile=tile).count("|") == 1


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
        ("nl", "Mia rijdt één veld, van de start naar b1.", "Mia legt wit op de finish.", "Mia en Noah winnen samen!"),
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
    people, game = ["Mia", "Noah"], build("monza", {"players": 2})
    assert game.tell(Drove(0, "start", "b1", 1), people, language) == drove
    assert game.tell(Laid(0, "white", "finish", tile=False), people, language) == laid
    assert game.tell(Won((0, 1), 2), people, language) == won
