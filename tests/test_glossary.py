"""Every text keeps to the words of the box: the glossary in `docs/glossary`, one form of address, and the signs and
forms of its language."""

# ruff: noqa: RUF001 - the signs of other languages are what is looked for

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import ast, visitor

from paddock.core.messages import ENGLISH

from .test_languages import OTHERS, parsed

ROOT = Path(__file__).parents[1]
LANGUAGES = (ENGLISH, *OTHERS)
GAMES = {"Monza": "monza", "Monte Carlo Gamble": "monte_carlo", "Hurry'Cup!": "hurry_cup"}
EVERYWHERE = "Everywhere"


# ---- texts and pages -------------------------------------------------------------------------------------------------


class Text(NamedTuple):
    """Something that people read: a message in all its variants, or a paragraph of the rules for players."""

    game: str
    """The folder of the game; empty for the shell."""
    key: str
    said: str
    """What is written, with `{}` where something is filled in."""


class Pieces(visitor.Visitor):
    """What a message says: its texts in order, with a gap for everything that is filled in."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)

    def visit_Placeable(self, node: ast.Placeable) -> None:
        if isinstance(node.expression, ast.StringLiteral):
            self.found.append(node.expression.parse()["value"])
        elif isinstance(node.expression, ast.SelectExpression):
            self.generic_visit(node)
        else:
            self.found.append("{}")

    def visit_Variant(self, node: ast.Variant) -> None:
        self.found.append("\n")
        self.generic_visit(node)
        self.found.append("\n")


def read(message: ast.Message) -> str:
    pieces = Pieces()
    pieces.visit(message)
    return "".join(pieces.found)


def ftl_files(language: str) -> Iterator[tuple[str, Path]]:
    for file in sorted((ROOT / "web" / "texts" / language).glob("*.ftl")):
        yield "", file
    package = ROOT / "src" / "paddock"
    yield "", package / "locales" / f"{language}.ftl"
    for game in GAMES.values():
        for name in (f"{language}.ftl", f"{language}.page.ftl"):
            yield game, package / "games" / game / "locales" / name


def help_files(language: str) -> Iterator[tuple[str, Path]]:
    for game in GAMES.values():
        folder = ROOT / "src" / "paddock" / "games" / game / "help"
        yield game, folder / f"{language}.md"
        yield game, folder / "terminal" / f"{language}.md"


@cache
def messages(language: str) -> tuple[Text, ...]:
    return tuple(
        Text(game, key, read(message))
        for game, file in ftl_files(language)
        for key, message in parsed(file.read_text(encoding="utf-8")).items()
    )


@cache
def texts(language: str) -> tuple[Text, ...]:
    """All messages, and the rules for players by paragraph, without what is typed as it stands."""
    found = list(messages(language))
    for game, file in help_files(language):
        for number, block in enumerate(re.split(r"\n\n+", file.read_text(encoding="utf-8"))):
            found.append(Text(game, f"{file.name}, block {number}", re.sub(r"`[^`]*`", "{}", block)))
    return tuple(found)


# ---- the glossary ----------------------------------------------------------------------------------------------------


class Entry(NamedTuple):
    section: str
    concept: str
    word: str
    never: tuple[str, ...]
    key: str


@cache
def glossary(language: str) -> tuple[Entry, ...]:
    section, found = "", []
    for line in (ROOT / "docs" / "glossary" / f"{language}.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            section = line.removeprefix("## ")
        elif line.startswith("|") and not line.startswith(("| concept", "|---")):
            concept, word, never, key = (cell.strip() for cell in line.strip("|").split("|"))
            words = tuple(one.strip() for one in never.split(",") if one.strip())
            found.append(Entry(section, concept, word, words, key.strip("`")))
    return tuple(found)


def pattern(word: str) -> re.Pattern[str]:
    """A word of the glossary where it stands alone; `word*` is all that begins like it. What is all upper case is meant
    so."""
    ending = "" if word.endswith("*") else r"(?!\w)"
    flags = 0 if word.isupper() else re.IGNORECASE
    return re.compile(rf"(?<!\w){re.escape(word.rstrip('*'))}{ending}", flags)


def applies(entry: Entry, text: Text) -> bool:
    return entry.section == EVERYWHERE or GAMES[entry.section] == text.game


def slips(entries: tuple[Entry, ...], said: tuple[Text, ...]) -> list[str]:
    """What is said in words that the glossary rules out."""
    found = []
    for entry in entries:
        for word in entry.never:
            hit = pattern(word)
            found += [
                f"{text.game}/{text.key}: “{word}” (say “{entry.word}”): {text.said}"
                for text in said
                if applies(entry, text) and hit.search(text.said)
            ]
    return found


def missing(entries: tuple[Entry, ...], said: dict[str, str]) -> list[str]:
    """The words that the glossary wants in a message and that are not there."""
    return [
        f"{entry.key} does not say “{entry.word}”: {said.get(entry.key)}"
        for entry in entries
        if entry.word.lower() not in said.get(entry.key, "").lower()
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_uses_a_word_that_is_ruled_out(language: str) -> None:
    assert slips(glossary(language), texts(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_key_messages_say_the_word_of_the_box(language: str) -> None:
    assert missing(glossary(language), {text.key: text.said for text in messages(language)}) == []


def test_every_language_has_the_same_concepts() -> None:
    def concepts(language: str) -> list[tuple[str, str, str]]:
        return [(entry.section, entry.concept, entry.key) for entry in glossary(language)]

    for language in OTHERS:
        assert concepts(language) == concepts(ENGLISH)
    assert {entry.section for entry in glossary(ENGLISH)} == {EVERYWHERE, *GAMES}


@pytest.mark.parametrize(
    ("language", "game", "key", "said"),
    [
        ("de", "hurry_cup", "web-hurry-ask-roll", "Wirf das Gaspedal"),
        ("de", "monte_carlo", "web-monte-bet-mark", "SATZ"),
        ("fr", "monza", "web-monza-option-bonus-step", "Pas bonus"),
        ("fr", "", "web-sound-on", "Son activé"),
        ("nl", "monza", "web-monza-ask-lay", "Leg een steen op een oplichtend vak"),
        ("nl", "hurry_cup", "web-hurry-hint-drive", "Tik een gloeiende tegel."),
        ("es", "monte_carlo", "web-monte-bet-mark", "VA"),
        ("it", "hurry_cup", "hurry-event-round-began", "Giro {}: {} alza il bicchiere."),
        ("it", "monza", "web-monza-ask-again", "Ritira i dadi scelti"),
        ("en", "", "web-make-table", "Make the table"),
        ("en", "", "record-line-json", "{}, line {}: this is not a JSON object."),
    ],
)
def test_what_a_reader_stumbled_over_would_be_found(language: str, game: str, key: str, said: str) -> None:
    assert slips(glossary(language), (Text(game, key, said),)) != []


# ---- the form of address ---------------------------------------------------------------------------------------------

POLITE = {
    "de": re.compile(r"(?<=[\w,] )(Sie|Ihnen|Ihre?[mnrs]?)\b|\b\w+en Sie\b"),
    "fr": re.compile(r"\b(vous|votre|vos|vôtres?)\b|\b(?!(?:ch|ass|n|gagn|av)ez\b)\w+ez\b", re.IGNORECASE),
    "nl": re.compile(r"\buwe?\b|(?<=[a-z,] )u\b", re.IGNORECASE),
    "es": re.compile(r"\b(usted|ustedes|vosotros|sois|vuestr[oa]s?|os)\b|\b\w+(?:áis|éis)\b", re.IGNORECASE),
    "it": re.compile(r"\b(Lei|Suo|Sua|Voi|voi|siete|vostr[oaie])\b|\b\w+(?:tevi|ateci)\b"),
}
"""The polite forms, and the plural ones of French, Spanish and Italian: one person sits before the page. (`gagnez` and
`avez` are what "you and Ben" do.)"""


def polite(language: str, said: str) -> bool:
    return language in POLITE and POLITE[language].search(said) is not None


@pytest.mark.parametrize("language", OTHERS)
def test_everybody_is_addressed_as_a_friend(language: str) -> None:
    assert [text for text in texts(language) if polite(language, text.said)] == []


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", "Bitte warten Sie."),
        ("de", "Das ist nicht Ihr Platz, und Ihnen fehlt einer."),
        ("fr", "Touchez une case qui brille."),
        ("fr", "Ce n’est pas votre place."),
        ("nl", "Dit is uw plaats."),
        ("es", "Sortead quién empieza, si queréis."),
        ("es", "Vuestro circuito"),
        ("it", "Il vostro circuito"),
        ("it", "Accordatevi su un numero di corse."),
    ],
)
def test_another_form_of_address_would_be_found(language: str, said: str) -> None:
    assert polite(language, said)


# ---- signs -----------------------------------------------------------------------------------------------------------

MARKS = {"en": "“”‘’", "de": "„“’", "fr": "«»’", "nl": "‘’", "es": "«»’", "it": "«»’"}
CODE = re.compile(r'"[^"\n]*"')
"""What is typed or written in a file, such as "drawn": it has straight quotes in every language."""


def strange_marks(language: str, said: str) -> set[str]:
    return set(re.findall("[“”„‟‘’‚«»\"']", CODE.sub("", said))) - set(MARKS[language])


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    assert [text for text in messages(language) if strange_marks(language, text.said)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_straight_quotes_are_for_what_is_typed(language: str) -> None:
    english = {text.key: text.said for text in messages(ENGLISH)}
    for text in messages(language):
        assert set(CODE.findall(text.said)) <= set(CODE.findall(english[text.key])), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ellipsis_is_one_sign(language: str) -> None:
    spaced = () if language == "de" else (" …", "\u00a0…")
    for text in messages(language):
        said = CODE.sub("", text.said)
        assert not any(wrong in said for wrong in ("...", *spaced)), text


def test_french_signs_have_their_narrow_spaces() -> None:
    for text in texts("fr"):
        said = re.sub("Hurry['’]Cup!", "", text.said)
        assert not re.search(r"(?<=[\w)}»])[ \u00a0]?[;!?](?=\s|$)", said), text
        assert not re.search(r"(?<=[\w)}»])[ \u202f]?:(?=\s|$)", said), text
        assert not re.search("«[^\u202f]|[^\u202f]»", said), text


# ---- numbers ---------------------------------------------------------------------------------------------------------


class Counts(visitor.Visitor):
    """The numbers that a message chooses by, each with the variants that it has for them."""

    def __init__(self) -> None:
        super().__init__()
        self.found: dict[str, set[str]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = [variant.key for variant in node.variants]
            chosen = {key.name if isinstance(key, ast.Identifier) else key.value for key in keys}
            self.found.setdefault(node.selector.id.name, set()).update(chosen)
        self.generic_visit(node)


def counts(message: ast.Message) -> dict[str, set[str]]:
    found = Counts()
    found.visit(message)
    return {name: keys for name, keys in found.found.items() if keys & {"one", "1"} and keys & {"other"}}


@pytest.mark.parametrize("language", OTHERS)
def test_one_is_told_from_many_where_english_does(language: str) -> None:
    for (_, file), (_, original) in zip(ftl_files(language), ftl_files(ENGLISH), strict=True):
        english = parsed(original.read_text(encoding="utf-8"))
        for key, message in parsed(file.read_text(encoding="utf-8")).items():
            assert counts(english[key]).keys() - counts(message).keys() == set(), key


SIGN = {"en": r"\$(?=\{\})", "nl": r"\$\u00a0(?=\{\})"}
AFTER = r"(?<=\{\})\u00a0\$"
IN_HELP = {"en": r"\$\d{1,3}(,\d{3})*", "nl": r"\$\u00a0\d{1,3}(\.\d{3})*", "fr": r"\d{1,3}(\u202f\d{3})*\u00a0\$"}
UNIT = re.compile(r"(in|en) \$$")
"""A heading of a column: money "in $"."""


def bad_money(language: str, said: str) -> bool:
    """Is there a sign that does not stand by a number as the language writes it, or an amount in digits?"""
    rest = re.sub(SIGN.get(language, AFTER), "", UNIT.sub("", said))
    return "$" in rest or re.search(r"\d[ .,\u00a0\u202f]000\b", rest) is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_money_has_the_form_of_the_language(language: str) -> None:
    assert [text for text in messages(language) if bad_money(language, text.said)] == []
    form = IN_HELP.get(language, r"\d{1,3}(\.\d{3})*\u00a0\$")
    for game, file in help_files(language):
        rest = re.sub(form, "", file.read_text(encoding="utf-8"))
        assert "$" not in rest, (game, file.name, re.findall(r".{12}\$.{4}", rest))


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "{} gets {} $."), ("en", "Fetch 50 000 $."), ("de", "{} $"), ("fr", "10,000\u00a0$"), ("nl", "{}\u00a0$")],
)
def test_money_in_another_form_would_be_found(language: str, said: str) -> None:
    assert bad_money(language, said)
