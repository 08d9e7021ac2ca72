"""Every text that the code asks for exists, with the arguments that it is given; and no text is left over.

Keys are found by reading the sources: literal ones in calls, those that pass through a helper (`_error(key, ...)`), and
those put together from a prefix (`f"monza-event-{tag}"`) or an ending (`f"{messages}-not-toml"`).
"""

from __future__ import annotations

import ast
import dataclasses
import inspect
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import paddock
from paddock.core.events import Event
from paddock.core.examples import PARTS, examples, text
from paddock.core.guide import Lesson
from paddock.core.levels import LEVELS
from paddock.core.messages import Argument, Message, PaddockError, languages, locale_files, say
from paddock.core.moves import Move
from paddock.core.registry import build, kinds

pytestmark = pytest.mark.xdist_group("messages")  # what is read here is read once

PACKAGE = Path(paddock.__file__).parent
SAYERS = {"PaddockError": 0, "Message": 0, "say": 0}
"""What takes a key, and which of its arguments that is."""
NOT_FOR_THE_TEXT = {"language", "style"}
"""What a call says about how to say it."""


# ---- the texts -------------------------------------------------------------------------------------------------------


class Variables(Visitor):
    """Collects the names of the arguments that a text uses."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def parsed(language: str = "en") -> list[ftl.EntryType]:
    """Every entry of a language's files."""
    ours = str(Path(paddock.__file__).parent)  # a plug-in's texts are said by the plug-in
    files = [file.read_text(encoding="utf-8") for file in locale_files(language) if str(file).startswith(ours)]
    return [entry for text in files for entry in FluentParser().parse(text).body]


@cache
def entries(language: str = "en") -> list[tuple[str, frozenset[str]]]:
    """Every key of a language with the arguments of its text, as often as it is written."""
    found = []
    for entry in parsed(language):
        if isinstance(entry, ftl.Message):
            variables = Variables()
            variables.visit(entry)
            found.append((entry.id.name, frozenset(variables.names)))
    return found


def texts() -> dict[str, frozenset[str]]:
    return dict(entries())


# ---- the sources -----------------------------------------------------------------------------------------------------


@dataclasses.dataclass(frozen=True)
class Use:
    """A place where a key is used. `args` are the names it is given, or None where that cannot be read off."""

    place: str
    key: str
    args: frozenset[str] | None
    error: bool


@cache
def sources() -> dict[Path, ast.Module]:
    return {file: ast.parse(file.read_text(encoding="utf-8")) for file in sorted(PACKAGE.rglob("*.py"))}


def name_of(function: ast.expr) -> str:
    """What is called: `say`, or `_wrong` of `self._wrong`."""
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def calls(tree: ast.AST) -> Iterator[ast.Call]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.Call))


def key_of(argument: ast.expr) -> tuple[str, str] | None:
    """A key argument as (fixed text before, name of the variable): `("monza-position-", "what")`, `("", "key")`."""
    if isinstance(argument, ast.Name):
        return "", argument.id
    if isinstance(argument, ast.JoinedStr) and len(argument.values) == 2:
        before, after = argument.values
        if isinstance(before, ast.Constant) and isinstance(after, ast.FormattedValue):
            return str(before.value), after.value.id if isinstance(after.value, ast.Name) else ""
    return None


def helpers(tree: ast.Module) -> dict[str, tuple[int, str]]:
    """Functions of a file that hand a parameter on as a key: which of their arguments, and what goes before it."""
    found: dict[str, tuple[int, str]] = {}
    for _ in range(3):  # a helper of a helper of a helper is enough
        takers = {name: (place, "") for name, place in SAYERS.items()} | found
        for function in ast.walk(tree):
            if not isinstance(function, ast.FunctionDef):
                continue
            parameters = [arg.arg for arg in function.args.args if arg.arg not in ("self", "cls")]
            for call in calls(function):
                place, before = takers.get(name_of(call.func), (-1, ""))
                if 0 <= place < len(call.args) and (key := key_of(call.args[place])) and key[1] in parameters:
                    found[function.name] = (parameters.index(key[1]), before + key[0])
    return found


def given(call: ast.Call) -> frozenset[str] | None:
    """The names of the arguments that a call gives to a text."""
    if name_of(call.func) == "Message":
        if len(call.args) < 2 and not call.keywords:
            return frozenset()
        if len(call.args) == 2 and isinstance(call.args[1], ast.Dict):
            keys = [str(key.value) for key in call.args[1].keys if isinstance(key, ast.Constant)]
            return frozenset(keys) if len(keys) == len(call.args[1].keys) else None
        return None
    names = [keyword.arg for keyword in call.keywords]
    return None if None in names else frozenset(name for name in names if name and name not in NOT_FOR_THE_TEXT)


@cache
def uses() -> list[Use]:
    """Every use of a whole key in the sources."""
    found = []
    for file, tree in sources().items():
        own = helpers(tree)
        for call in calls(tree):
            name = name_of(call.func)
            for takers, direct in (({sayer: (place, "") for sayer, place in SAYERS.items()}, True), (own, False)):
                place, before = takers.get(name, (-1, ""))
                if not 0 <= place < len(call.args):
                    continue
                choices = [call.args[place]]
                if isinstance(choices[0], ast.IfExp):
                    choices = [choices[0].body, choices[0].orelse]
                for argument in choices:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        where = f"{file.relative_to(PACKAGE)}:{call.lineno}"
                        args = given(call) if direct else None
                        found.append(Use(where, before + argument.value, args, name == "PaddockError"))
    return found


def strings(tree: ast.AST) -> set[str]:
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


@cache
def words_of(folder: Path) -> set[str]:
    """Every string in the sources of a folder, and every word in one."""
    found = {word for file, tree in sources().items() if file.is_relative_to(folder) for word in strings(tree)}
    return found | {part for word in found for part in word.split()}


@cache
def named() -> set[str]:
    """Every key that the sources can come to: whole ones, those of a prefix and a word of the same folder, and those of
    a word and an ending."""
    found = {use.key for use in uses()}
    found |= {text(game, key, part).key for game in kinds() for key in examples(game) for part in PARTS}
    found |= {f"bot-{bot}" for kind in kinds().values() for bot in ("random", *kind.bots, *LEVELS)}
    for game in kinds():
        build(game, {})  # which loads its events and moves
    for general, kind in ((Event, "event"), (Move, "move")):
        for base in general.__subclasses__():
            if prefix := vars(base).get("prefix"):
                folder = Path(inspect.getfile(base)).parent
                keys = {f"{prefix}-{kind}-{word}" for word in words_of(folder)}
                found |= keys | {f"{key}-page" for key in keys}  # how a page with a board says it
    endings = {
        str(node.values[1].value)
        for tree in sources().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr) and len(node.values) == 2 and isinstance(node.values[1], ast.Constant)
    }
    endings = {ending for ending in endings if re.fullmatch(r"(-[a-z]+){2,}", ending)}
    found |= {word + ending for ending in endings for word in words_of(PACKAGE)}
    for file, tree in sources().items():
        found |= strings(tree)
        prefixes = {
            str(node.values[0].value)
            for node in ast.walk(tree)
            if isinstance(node, ast.JoinedStr) and len(node.values) == 2 and isinstance(node.values[0], ast.Constant)
        }
        prefixes = {prefix for prefix in prefixes if re.fullmatch(r"[a-z-]+-", prefix)}
        composed = {prefix + word for prefix in prefixes for word in words_of(file.parent)}
        found |= composed
        for guide in Lesson.__subclasses__():
            if Path(inspect.getfile(guide)) == file:
                lessons = words_of(file.parent) | composed
                found |= {f"{guide.prefix}-guide-{key}{end}" for key in lessons for end in ("", "-title")}
    # Beside a drawn board, a text may be said in another way (`server/words.py`, `core/events.py`).
    return found | {f"{key}-page" for key in found}


@pytest.fixture(scope="module", autouse=True)
def _forget() -> Iterator[None]:
    """All texts and sources take much memory, which other tests can use when these are done."""
    yield
    parsed.cache_clear()
    entries.cache_clear()
    sources.cache_clear()
    uses.cache_clear()
    words_of.cache_clear()
    named.cache_clear()


# ---- the laws --------------------------------------------------------------------------------------------------------


def test_the_sources_are_read() -> None:
    """The scan finds what is known to be there, each kind of it: else the rest would prove nothing."""
    keys = {use.key for use in uses()}
    assert {"no-such-game", "take-back-other", "list-and"} <= keys
    assert "monza-reason-over" in keys, "a Message"
    assert "monza-fault-dead-end" in keys, "through a helper"
    assert "monza-position-crowded" in keys, "through a helper with a prefix"
    assert len(keys) > 60
    assert any(use.args for use in uses() if use.key == "no-such-game")


def test_every_line_of_the_texts_is_understood() -> None:
    """Fluent passes over what it cannot read, and the text would only be missed when somebody needs it."""
    junk = [entry.content for entry in parsed() if isinstance(entry, ftl.Junk)]
    assert not junk, f"no message: {junk}"


def test_every_key_in_use_has_a_text() -> None:
    missing = [use for use in uses() if use.key not in texts()]
    assert not missing, "\n".join(f"{use.place}: {use.key}" for use in missing)


def test_every_text_gets_the_arguments_that_it_names() -> None:
    wrong = [
        f"{use.place}: {use.key} is given {sorted(use.args)}, and its text has {sorted(texts()[use.key])}"
        for use in uses()
        if use.args is not None and use.key in texts() and use.args != texts()[use.key]
    ]
    assert not wrong, "\n".join(wrong)


def test_no_text_is_left_over() -> None:
    unused = sorted(key for key in texts() if key not in named())
    assert not unused, f"nobody says {unused}"


def test_no_key_is_written_twice() -> None:
    twice = [key for key, count in Counter(key for key, _ in entries()).items() if count > 1]
    assert not twice


def test_every_text_renders() -> None:
    """With a number and with a word in every place, whatever the text does with them."""
    for key, names in texts().items():
        for value in (0, 1, 2, "word"):
            assert say(key, **dict.fromkeys(names, value)).strip()


def test_errors_are_sentences() -> None:
    """Capital letter (or a name) first, one full stop last: people read them as they are."""
    for use in uses():
        if use.error and use.key in texts():
            text = say(use.key, **dict.fromkeys(texts()[use.key], "Word."))
            assert text[0].isupper() or not text[0].isalpha(), f"{use.key}: {text}"
            assert text.rstrip("”\"')").endswith((".", "!", "?")), f"{use.key}: {text}"


# ---- saying it -------------------------------------------------------------------------------------------------------


def test_a_message_is_its_text() -> None:
    assert Message("take-back-chance").text() == "A roll cannot be taken back."
    assert str(PaddockError("chance-script-ended", moves=3)) == "The script of chance has ended after 3 moves."


def test_a_missing_key_or_argument_fails_loudly() -> None:
    with pytest.raises((LookupError, ValueError)):
        say("no-such-key")
    with pytest.raises(ValueError, match="chance-script-ended"):
        say("chance-script-ended")


def test_messages_are_values() -> None:
    assert Message("a", {"b": 1}) == Message("a", {"b": 1})
    assert Message("a", {"b": 1}) != Message("a", {"b": 2})
    assert PaddockError("a", b=1).message == Message("a", {"b": 1})


# ---- sentences with gaps ---------------------------------------------------------------------------------------------


def as_fluent_says_it(bundle: FluentBundle, key: str, args: dict[str, Argument]) -> str | None:
    """The sentence as a whole, without the detour over gaps; None where Fluent complains."""
    pattern = bundle.get_message(key).value
    assert pattern is not None
    said, errors = bundle.format_pattern(pattern, args)
    return None if errors else str(said)


@pytest.mark.parametrize("language", languages())
def test_filling_gaps_gives_what_fluent_says(language: str) -> None:
    """Whatever goes into a sentence: selected by, counted, formatted, or odd."""
    bundle, random = FluentBundle([language], use_isolating=False), Random(1)
    for file in locale_files(language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    values: list[Argument] = [0, 1, 2, 5, 1234, -3, 1.5, 2.0, "yes", "no", "one", "Ann", "{ $count }", "\0dice\0", ""]
    for key, names in dict(entries(language)).items():
        if not names or bundle.get_message(key).value is None:
            continue
        for _ in range(4):
            args = {name: random.choice(values) for name in sorted(names)}
            try:
                said: str | None = say(key, language, **args)
            except ValueError:
                said = None
            assert said == as_fluent_says_it(bundle, key, args), f"{key} with {args}"


def test_a_missing_argument_fails_loudly() -> None:
    assert "Ann" in say("monza-event-turn-began", driver="Ann")
    with pytest.raises(ValueError, match="driver"):
        say("monza-event-turn-began", other="Ann")
