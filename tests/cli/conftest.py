"""A shell for tests: commands in this process, in a folder of their own, with typed input and caught output."""

import io
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

from paddock.cli import main

TRACK = """\
name = "Small"
edition = "anniversary"
start = 3
[lanes]
outer = "w1.5 b2 g2 p2 r2 g2.5 x2 r1.5 y3 w3 p2.5"
middle = "p2.5 w1.5 y2.5 b2.5 g2.5 b3 r2.5 x3 p2 w2"
inner = "x3 r2 b2 x3 b2.5 g2 p3 g2.5 y2 g2"
"""


class Ran(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An own folder to be in, with a small track; 80 columns, no colours."""
    folder = tmp_path / "a folder"
    folder.mkdir()
    monkeypatch.chdir(folder)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    (folder / "small.toml").write_text(TRACK, encoding="utf-8")
    return folder


@pytest.fixture
def run(here: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    def run_command(*arguments: str, typed: str | Sequence[str] = "") -> Ran:
        text = typed if isinstance(typed, str) else "".join(f"{line}\n" for line in typed)
        monkeypatch.setattr(sys, "stdin", io.StringIO(text))
        code = main(arguments)
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return run_command


@pytest.fixture
def race(run: Run, here: Path) -> Path:
    """A whole race between bots on the small track, saved."""
    seats = ["--seat", "Ann=greedy", "--seat", "Ben=random", "--seat", "Cem=greedy"]
    ran = run("play", *seats, "--option", "track=small.toml", "--seed", "7", "--save", "race.jsonl")
    assert ran.code == 0, ran
    return here / "race.jsonl"
