"""`paddock track`: check, draw, list and new."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from paddock.games.monza.shelf import TRACKS

from .conftest import TRACK, Run


def test_a_fine_track(run: Run) -> None:
    ran = run("track", "check", "small.toml")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == "small.toml: fine. Small, anniversary: 31 spaces, 4 obstacles among them, 24 units long.\n"


@pytest.mark.parametrize("name", TRACKS.keys)
def test_shipped_tracks_have_no_errors(run: Run, name: str) -> None:
    assert run("track", "check", name).code == 0
    assert f"{name}: " in run("track", "list").out


def test_errors_and_warnings_are_told_apart(run: Run, here: Path) -> None:
    (here / "short.toml").write_text(TRACK.replace("w2", "w1", 1).replace("p2 w1", "p2 w1", 1), encoding="utf-8")
    (here / "advice.toml").write_text(
        TRACK.replace("w1.5 b2 g2", "w1.5 g2 g2").replace("g2 p2", "g2 g2"), encoding="utf-8"
    )
    short, advice = run("track", "check", "short.toml"), run("track", "check", "advice.toml")
    assert short.code == 2
    assert short.out.startswith("short.toml: error: b")
    assert "middle lane" in short.out
    assert advice.code == 0
    assert "advice.toml: warning: a4, outer lane: the third green in a row" in advice.out
    assert "advice.toml: playable" in advice.out


def test_every_file_is_looked_at(run: Run, here: Path) -> None:
    (here / "bad.toml").write_text("name = ", encoding="utf-8")
    ran = run("track", "check", "missing.toml", "bad.toml", "small.toml")
    assert ran.code == 2
    assert "small.toml: fine" in ran.out
    first, second = ran.err.splitlines()
    assert first.startswith("missing.toml cannot be read")
    assert second.startswith("bad.toml is not valid TOML")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_draw(run: Run, here: Path, theme: str) -> None:
    (here / "out.svg").write_text("old", encoding="utf-8")
    ran = run("track", "draw", "small.toml", "-o", "out.svg", "--theme", theme, "--cars", "red=b3,blue=start")
    assert (ran.code, ran.err) == (0, "")
    assert ElementTree.parse(here / "out.svg").getroot().tag.endswith("svg")
    assert sorted(file.name for file in here.iterdir()) == ["out.svg", "small.toml"]


def test_draw_a_shipped_track_to_standard_output(run: Run, here: Path) -> None:
    ran = run("track", "draw", TRACKS.keys[0], "-o", "-")
    assert ran.out.lstrip().startswith("<")
    assert [file.name for file in here.iterdir()] == ["small.toml"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["missing.toml"], "missing.toml cannot be read"),
        (["nosuch"], "There is no track “nosuch”"),
        (["small.toml", "--layout", "wide"], "no layout “wide”"),
        (["small.toml", "--theme", "pink"], "pink"),
        (["small.toml", "--cars", "red"], "“red” does not put a car on a space"),
        (["small.toml", "--cars", "red=b3,red=b4"], "The red car is put on two spaces"),
        (["small.toml", "--cars", "red=zz"], "has no space “zz”"),
        (["small.toml", "--cars", "red=c1"], "c1 is an obstacle"),
        (["small.toml", "-o", "nowhere/out.svg"], "nowhere/out.svg cannot be written"),
    ],
)
def test_draw_writes_nothing_when_anything_is_wrong(run: Run, here: Path, arguments: list[str], said: str) -> None:
    (here / "out.svg").write_text("old", encoding="utf-8")
    ran = run("track", "draw", "-o", "out.svg", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
    assert len(ran.err.splitlines()) == 1
    assert (here / "out.svg").read_text(encoding="utf-8") == "old"
    assert sorted(file.name for file in here.iterdir()) == ["out.svg", "small.toml"]


def test_an_unsound_track_is_not_drawn(run: Run, here: Path) -> None:
    (here / "short.toml").write_text(TRACK.replace("w2", "w1", 1), encoding="utf-8")
    assert run("track", "draw", "short.toml").code == 2
    assert not (here / "short.svg").exists()


def test_new_writes_a_track_that_is_fine_and_can_be_raced_on(run: Run, here: Path) -> None:
    assert run("track", "new", "my-ring.toml").code == 0
    assert run("track", "check", "my-ring.toml").out.startswith("my-ring.toml: fine. My ring, anniversary")
    assert run("play", "--option", "track=my-ring.toml", typed=["1", "q"]).code == 0
    again = run("track", "new", "my-ring.toml")
    assert again.code == 2
    assert again.err == "my-ring.toml exists already; choose another name.\n"
    assert run("track", "new", "my-ring").code == 2
