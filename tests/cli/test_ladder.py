"""`paddock ladder`."""

from __future__ import annotations

from pathlib import Path

from .conftest import Run


def test_a_ladder_is_shown_and_written(run: Run, here: Path) -> None:
    arguments = ["--players", "2", "--within", "3", "--most", "5000", "--markdown", "ladder.md"]
    ran = run("ladder", "monza", *arguments)
    assert ran.code == 0, ran.err
    assert "monza: the ladder after " in ran.out
    assert "## monza" in (here / "ladder.md").read_text(encoding="utf-8")
    assert "random" in ran.out.splitlines()[4]
    assert run("ladder", "chess").code == 2
