"""Bad input: one clear sentence on standard error, exit code 2, nothing written."""

import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from .conftest import Run

BAD: list[tuple[list[str], str]] = [
    (["nonsense"], "No such command 'nonsense'. Try: paddock --help"),
    (["--nonsense"], "No such option '--nonsense'."),
    (["play", "--nonsense"], "Try: paddock play --help"),
    (["play", "chess"], "There is no game “chess”."),
    (["play", "monza", "monza"], "Try: paddock play --help"),
    (["play", "--seed", "minus"], "minus"),
    (["play", "--seed", "-1"], "-1"),
    (["play", "--seed", "1" * 40], "1111"),
    (["play", "--dice", "loaded"], "loaded"),
    (["play", "--dice", "typed", "--seed", "1"], "Real dice have no seed"),
    (["play", "--option", "track"], "“track” is not an option"),
    (["play", "--option", "=3"], "“=3” is not an option"),
    (["play", "--option", "trak=oval"], "Did you mean “track”?"),
    (["play", "--option", "track=nowhere"], "There is no track “nowhere”."),
    (["play", "--option", "track=missing.toml"], "missing.toml cannot be read"),
    (["play", "--option", "track=a folder.toml"], "a folder.toml cannot be read"),
    (["play", "--option", "track=unsound.toml"], "lane"),
    (["play", "--option", "players=9"], "2 to 4 players, not 9"),
    (["play", "--option", "players=²"], "players"),
    (["play", "--option", "players=--5"], "players"),
    (["play", "--option", "players=many"], "a whole number"),
    (["play", "--option", "players=" + "9" * 40], "a whole number"),
    (["play", "--option", "track=deep.toml"], "nested too deeply"),
    (["track", "check", "deep.toml"], "nested too deeply"),
    (["replay", "kept.txt", "--to", "9" * 40], "9999"),
    (["position", "rules.json"], "$.rules"),
    (["position", "board.json"], "$.board"),
    (["play", "--option", "players=2", "--option", "players=3"], "given twice"),
    (["play", "--option", "professional=maybe"], "true or false"),
    (["play", "--option", "cars=red,pink"], "pink"),
    (["play", "--seat", ""], "is not a seat"),
    (["play", "--seat", "Mia="], "“Mia=” is not a seat"),
    (["play", "--seat", "=greedy"], "“=greedy” is not a seat"),
    (["play", "--seat", "Mia\x1b[2J"], "is not a seat"),
    (["play", "--seat", "Mia=genius"], "There is no bot “genius” for monza."),
    (["play", "--seat", "Mia", "--seat", "mia"], "Two seats are called mia"),
    (["play", *(["--seat", "A"] * 1), *(f"--seat={n}" for n in range(5))], "2 to 4 players, not 6"),
    (["play", "--seat", "A", "--seat", "B", "--seat", "C", "--option", "players=2"], "3 seats are named, but only 2"),
    (["play", "--save", "nowhere/race.jsonl"], "nowhere/race.jsonl cannot be written"),
    (["play", "--save", "kept.txt"], "kept.txt exists already"),
    (["play", "--save", "a folder.toml"], "a folder.toml"),
    (["play", "--resume", "missing.jsonl"], "missing.jsonl cannot be read"),
    (["play", "--resume", "kept.txt"], "kept.txt, line 1: this line is not part of a saved race."),
    (["play", "--resume", "binary"], "binary cannot be read"),
    (["play", "monza", "--resume", "kept.txt"], "give --resume without them"),
    (["replay"], "Missing argument"),
    (["replay", "missing.jsonl"], "missing.jsonl cannot be read"),
    (["replay", "kept.txt", "--verify"], "line 1"),
    (["replay", "empty", "--verify"], "empty is empty"),
    (["replay", "kept.txt", "--to", "x"], "x"),
    (["replay", "kept.txt", "--to", "-1"], "-1"),
    (["rules", "chess"], "There is no game “chess”."),
    (["rules", "MZ-99"], "There is no rule MZ-99"),
    (["rules", "XY-1"], "There is no rule XY-1"),
    (["track", "check"], "Missing argument"),
    (["track", "nonsense"], "No such command"),
    (["track", "check", "nowhere"], "There is no track “nowhere”."),
    (["track", "check", "binary"], "binary"),
    (["track", "list", "--game", "chess"], "There is no game “chess”."),
    (["position", "missing.json"], "missing.json cannot be read"),
    (["position", "kept.txt"], "kept.txt is not JSON"),
    (["position", "binary"], "binary is not JSON"),
    (["position", "list.json"], "This is not a position"),
    (["position", "deep.json"], "deep.json is not JSON"),
    (["position", "odd.json"], "not a position"),
]


@pytest.mark.parametrize(("arguments", "said"), BAD, ids=[" ".join(arguments)[:40] for arguments, _ in BAD])
def test_one_sentence_and_nothing_written(run: Run, here: Path, arguments: list[str], said: str) -> None:
    (here / "kept.txt").write_text("not a record\n", encoding="utf-8")
    (here / "binary").write_bytes(b"\xff\xfe\x00")
    (here / "empty").write_bytes(b"")
    (here / "list.json").write_text("[1]", encoding="utf-8")
    (here / "odd.json").write_text('{"game": "monza", "options": {}, "state": 3}', encoding="utf-8")
    (here / "rules.json").write_text('{"game": "monza", "options": {}, "rules": []}', encoding="utf-8")
    (here / "board.json").write_text('{"game": "monza", "options": {}, "board": 3}', encoding="utf-8")
    (here / "deep.toml").write_text("x = " + "[" * 100_000, encoding="utf-8")
    (here / "deep.json").write_text("[" * 100_000, encoding="utf-8")
    (here / "unsound.toml").write_text((here / "small.toml").read_text().replace("w2", "w1", 1), encoding="utf-8")
    (here / "a folder.toml").mkdir()
    before = {file.name: file.read_bytes() for file in here.iterdir() if file.is_file()}
    ran = run(*arguments)
    assert ran.code == 2
    assert ran.out == ""
    assert said in ran.err
    assert len(ran.err.splitlines()) == 1
    assert ran.err.strip().isprintable()
    assert {file.name: file.read_bytes() for file in here.iterdir() if file.is_file()} == before


def test_help_and_version(run: Run) -> None:
    assert run("--version").out.startswith("paddock ")
    assert run().out == run("--help").out
    for command in ("play", "replay", "rules", "track", "games", "position"):
        assert command in run("--help").out
        assert run(command, "--help").code == 0


def test_names_in_a_record_cannot_steer_the_terminal(run: Run, race: Path) -> None:
    race.write_text(race.read_text(encoding="utf-8").replace('"Ann"', '"A\\u001b[2Jn"'), encoding="utf-8")
    for arguments in (["replay", str(race)], ["replay", str(race), "--to", "3"], ["play", "--resume", str(race)]):
        out = run(*arguments).out
        assert "A?[2Jn" in out
        assert "\x1b" not in out


def test_the_short_commands_leave_the_compiler_alone(here: Path) -> None:
    code = "import sys; from paddock.cli import main; main(['games']); main(['play']); sys.exit('numba' in sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], input="", capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="pipes of a POSIX shell")
def test_a_reader_that_has_seen_enough(race: Path) -> None:
    command = f"{shlex.quote(sys.executable)} -m paddock replay '{race}' | head -1"
    ran = subprocess.run(["sh", "-c", command], capture_output=True, text=True)
    assert ran.stderr == ""
    assert len(ran.stdout.splitlines()) == 1
