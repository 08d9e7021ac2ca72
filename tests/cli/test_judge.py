"""`paddock track report` and reports of simulations."""

from __future__ import annotations

from pathlib import Path

import pytest

from .conftest import Run


def test_a_report_is_written(run: Run, here: Path) -> None:
    ran = run("simulate", "monza", "--races", "200", "--seed", "1", "--workers", "1", "--report", "out.html")
    assert ran.code == 0, ran.err
    assert "Written: out.html" in ran.out
    assert (here / "out.html").read_text(encoding="utf-8").startswith("<!doctype html>")


def test_a_track_is_judged(run: Run, here: Path) -> None:
    ran = run("track", "report", "small.toml", "--races", "500", "-o", "small.html")
    assert ran.code == 0, ran.err
    assert "Small, anniversary: " in ran.out
    assert "500 races of 4 players (greedy), seed 1." in ran.out
    assert "A race takes " in ran.out
    page = (here / "small.html").read_text(encoding="utf-8")
    assert "A race takes " in page
    ran = run("track", "report", "corniche", "--game", "hurry-cup", "--races", "200", "--players", "3")
    assert ran.code == 0, ran.err
    assert "200 races of 3 players (greedy), seed 1." in ran.out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["unsound.toml"], "lane"),
        (["missing.toml"], "missing.toml cannot be read"),
        (["nowhere"], "There is no track “nowhere”."),
        (["small.toml", "--players", "9"], "2 to 4 players, not 9"),
        (["small.toml", "--bot", "clever"], "There is no bot “clever”"),
        (["small.toml", "-o", "no/where.html"], "there is no folder"),
    ],
)
def test_what_cannot_be_judged(run: Run, here: Path, arguments: list[str], sentence: str) -> None:
    (here / "unsound.toml").write_text('name = "Odd"\nedition = "anniversary"\nstart = 3\n[lanes]\nouter = "w2"\n')
    ran = run("track", "report", *arguments)
    assert ran.code == 2
    assert sentence in ran.err
    assert ran.out == ""
