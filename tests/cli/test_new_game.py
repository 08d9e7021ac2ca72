"""CONTRIBUTING, followed word for word in an empty folder: a new game as a package outside the repository."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from paddock.cli import main
from paddock.core.registry import kinds

ROOT = Path(__file__).parents[2]
SECTION = "## Add a game"
NAME, OTHER = "camel-race", "camel-rally"
RUN = "python3 run.py "
BLOCK = re.compile(r"```(\w+)\n(.*?)```", re.DOTALL)
CHANGE = re.compile(r"(?:# (.+)\n)?-(.+\n)((?:\+.+\n)+)")


class Step(NamedTuple):
    """A block of the page: commands, or changes of files."""

    language: str
    text: str


def steps() -> list[Step]:
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").split(SECTION)[1]
    if NAME in kinds():  # somebody has really followed the page
        page = page.replace(NAME, OTHER).replace(NAME.replace("-", "_"), OTHER.replace("-", "_"))
    return [Step(*found) for found in BLOCK.findall(page)]


class Newcomer:
    """Types what the page says. `run.py add` installs into a folder of the test's, and not into the environment."""

    def __init__(self, here: Path) -> None:
        self.here, self.site = here, here / "site"
        self.env = {**os.environ, "PYTHONPATH": str(self.site), "PADDOCK_LANGUAGE": "en", "COLUMNS": "120"}

    def type(self, line: str) -> str:
        assert line.startswith(RUN), f"{line}: who reads the page has nothing but run.py"
        word, *rest = shlex.split(line.removeprefix(RUN))
        if word == "add":
            uv = str(Path(sys.executable).with_name("uv"))
            command = [uv, "pip", "install", "--quiet", "--python", sys.executable, "--target", str(self.site)]
            command += ["--no-deps", "--no-build-isolation", "--upgrade", *(f"./{folder}" for folder in rest)]
        elif word == "test":
            command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", os.devnull, *rest]
        else:
            command = [sys.executable, "-m", "paddock", word, *rest]
        done = subprocess.run(command, cwd=self.here, env=self.env, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"$ {line}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    def change(self, game: Path, text: str) -> int:
        """Applies the changes of a block: a line of a file, and what comes in its place. How many there were."""
        found = list(CHANGE.finditer(text))
        assert "".join(change[0] for change in found) == text
        file = game
        for name, old, new in (change.groups() for change in found):
            file = game / name if name else file
            before = file.read_text(encoding="utf-8")
            assert before.count(old) == 1, f"{file.name} has no line {old!r}"
            file.write_text(before.replace(old, re.sub(r"^\+", "", new, flags=re.MULTILINE)), encoding="utf-8")
        return len(found)

    def write(self, game: Path, text: str) -> None:
        """A new file: its first line is a comment that names it."""
        name, _, content = text.partition("\n")
        file = game / name.removeprefix("# ")
        assert not file.exists()
        file.write_text(content, encoding="utf-8")


def typed(block: str) -> Iterator[tuple[str, str]]:
    """The commands of a block, each with the output that the page shows for it."""
    for part in block.split("$ ")[1:]:
        command, _, shown = part.partition("\n")
        yield command, shown.strip()


def test_who_follows_the_page_has_a_game_of_their_own(tmp_path: Path) -> None:
    newcomer, done, changed, written = Newcomer(tmp_path), 0, 0, 0
    for step in steps():
        if step.language in ("diff", "py"):
            (game,) = tmp_path.glob("camel-*")
            if step.language == "diff":
                changed += newcomer.change(game, step.text)
            else:
                newcomer.write(game, step.text)
                written += 1
            newcomer.type(f"{RUN}add {game.name}")  # the real `add` follows changes by itself
        for command, shown in typed(step.text) if step.language == "console" else ():
            output = newcomer.type(command)
            assert shown in output, f"$ {command}\n{output}"
            done += 1
    assert (done, changed, written) == (10, 6, 1)


def test_names_that_are_none_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("Camel", "camel race", "1-camel", "../camel", "camel-", "c" * 41):
        assert main(["new-game", name, "--folder", str(tmp_path / "new")]) == 2
        assert "cannot be the name of a game" in capsys.readouterr().err
    assert main(["new-game", "monza", "--folder", str(tmp_path / "new")]) == 2
    assert "already" in capsys.readouterr().err
    assert not (tmp_path / "new").exists()
    (tmp_path / "old").mkdir()
    assert main(["new-game", "camel", "--folder", str(tmp_path / "old")]) == 2
    assert "already exists" in capsys.readouterr().err


def test_what_is_written_is_clean(tmp_path: Path) -> None:
    """By the linter and the type checker that we hold ourselves to."""
    assert main(["new-game", "sledge", "--folder", str(tmp_path / "sledge")]) == 0
    rules = ["--isolated", "--line-length", "120", "--select", "A,B,C4,E,F,I,N,PT,RET,RUF,SIM,UP,W", "--ignore", "N802"]
    for command in (["ruff", "check", *rules, "."], ["mypy", "--strict", "src"]):
        done = subprocess.run(
            [sys.executable, "-m", *command], cwd=tmp_path / "sledge", capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout


def test_laws_that_are_none_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["laws", "monza", "--law", "gravity"]) == 2
    assert "races_end" in capsys.readouterr().err
