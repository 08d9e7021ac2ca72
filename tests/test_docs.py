"""The examples in README and docs run, and print what they say they print.

Python blocks run from top to bottom of a page, in one namespace, in an empty folder; `>>>` examples are doctests. In
`console` blocks the lines that begin with `$ paddock` are run; where output is shown below, it must be there, and `…`
stands for anything.
"""

from __future__ import annotations

import ast
import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(page: Path, language: str) -> list[str]:
    return [text for kind, text in BLOCK.findall(page.read_text(encoding="utf-8")) if kind == language]


def named(pages: list[Path]) -> list[object]:
    return [pytest.param(page, id=page.relative_to(ROOT).as_posix()) for page in pages]


@pytest.mark.parametrize("page", named([page for page in PAGES if blocks(page, "python")]))
def test_python_examples(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    namespace: dict[str, object] = {"__name__": "example"}
    for text in blocks(page, "python"):
        if ">>>" in text:
            example = doctest.DocTestParser().get_doctest(text, namespace, page.name, str(page), 0)
            runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
            report: list[str] = []
            runner.run(example, out=report.append, clear_globs=False)
            assert runner.failures == 0, "".join(report)
            namespace.update(example.globs)
        else:
            exec(compile(text, str(page), "exec", dont_inherit=True), namespace)


@pytest.mark.parametrize("page", named([page for page in PAGES if "$ paddock" in page.read_text(encoding="utf-8")]))
def test_console_examples(page: Path, tmp_path: Path) -> None:
    for text in blocks(page, "console"):
        for command, shown in _commands(text):
            program = [sys.executable, "-m", *shlex.split(command)]
            env = {**os.environ, "COLUMNS": "100", "NO_COLOR": "1"}
            done = subprocess.run(
                program, cwd=tmp_path, env=env, stdin=subprocess.DEVNULL, capture_output=True, text=True
            )
            assert done.returncode == 0, f"$ {command}\n{done.stdout}{done.stderr}"
            pattern = ".*".join(re.escape(part.strip()) for part in shown.split("…"))
            assert re.search(pattern, done.stdout, re.DOTALL), f"$ {command}\n{done.stdout}\n--- is not ---\n{shown}"


def _commands(text: str) -> list[tuple[str, str]]:
    """The `paddock` commands of a console block, each with the output shown below it."""
    found: list[tuple[str, list[str]]] = []
    for line in text.splitlines():
        if line.startswith("$ "):
            found.append((line[2:], []))
        elif found:
            found[-1][1].append(line)
    return [(command, "\n".join(shown).strip()) for command, shown in found if command.startswith("paddock ")]


def test_links_between_pages_lead_somewhere() -> None:
    broken = []
    for page in [*PAGES, *ROOT.glob("*.md")]:
        for target in re.findall(r"\]\(([^)#\s]+)", page.read_text(encoding="utf-8")):
            if "://" not in target and not (page.parent / target).exists():
                broken.append(f"{page.relative_to(ROOT)}: {target}")
    assert broken == []


NAMED = re.compile(r"`((?:src|web|tests|tools|docs)/[\w./-]+\.\w+)(?::([\w.#]+))?`")
"""A file of the repository in backticks, perhaps with a name in it: `src/paddock/server/dice.py:Dice.roll`."""


def defines(file: Path, name: str) -> bool:
    """Is this name (`Dice`, `Dice.roll`) defined in the file?"""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".py":
        body: list[ast.stmt] = ast.parse(text).body
        for part in name.split("."):
            kinds = (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
            found = [node for node in body if isinstance(node, kinds) and node.name == part]
            if not found:
                return False
            body = found[0].body
        return True
    *owners, last = name.split(".")
    declared = rf"(?:function|const|class|readonly) {re.escape(last)}\b|^ +(?:\w+ )*{re.escape(last)}\([^;]*\{{$"
    classes = all(re.search(rf"\bclass {owner}\b", text) for owner in owners)
    return classes and re.search(declared, text, re.MULTILINE) is not None


def test_files_and_names_in_pages_exist() -> None:
    missing, count = [], 0
    for page in PAGES:
        for path, name in NAMED.findall(page.read_text(encoding="utf-8")):
            count += 1
            file = ROOT / path
            if not file.exists() or (name and not defines(file, name)):
                missing.append(f"{page.relative_to(ROOT)}: {path}:{name}")
    assert missing == []
    assert count > 30


def test_a_name_that_is_not_there_is_noticed() -> None:
    dice, live = ROOT / "src/paddock/server/dice.py", ROOT / "web/src/lib/live.svelte.ts"
    assert defines(dice, "Dice.roll")
    assert not defines(dice, "Dice.throw")
    assert not defines(dice, "roll")
    assert defines(live, "Live.send")
    assert not defines(live, "Live.hear")


def test_the_track_of_the_designers_page_is_sound() -> None:
    from paddock.games.monza.check import check_track
    from paddock.games.monza.track import read_track

    (example,) = blocks(ROOT / "docs" / "designers" / "tracks.md", "toml")
    assert [fault.text() for fault in check_track(read_track(example, "short-sprint"))] == []


def test_the_circuit_of_the_designers_page_is_sound() -> None:
    from paddock.games.hurry_cup.check import check_circuit
    from paddock.games.hurry_cup.circuit import read_circuit

    (example,) = blocks(ROOT / "docs" / "designers" / "circuits.md", "toml")
    assert [fault.text() for fault in check_circuit(read_circuit(example, "lavender"))] == []
