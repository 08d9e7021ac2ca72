"""`paddock simulate`: tables and files, the same for the same seed; bad input in seconds; Ctrl-C with what is known."""

from __future__ import annotations

import contextlib
import csv
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from paddock.core.registry import build
from paddock.lab.extras import require
from paddock.lab.job import make_job, play
from paddock.lab.workers import is_compiled

from .conftest import Run


@pytest.mark.parametrize("game", ["monza", "monte-carlo-gamble", "hurry-cup"])
def test_every_game_has_a_table(run: Run, game: str) -> None:
    ran = run("simulate", game, "--races", "200", "--seed", "1", "--workers", "1")
    assert ran.code == 0, ran.err
    assert f"{game}: 200 races, seed 1" in ran.out
    for words in ("Chance", "95 % sure", "Rounds", "Changes of the lead", "Close finishes"):
        assert words in ran.out
    special = {"monza": "Push-backs", "monte-carlo-gamble": "Poker duels", "hurry-cup": "Cars stopped by a limit"}
    assert special[game] in ran.out


def test_bots_by_seat_and_files(run: Run, here: Path) -> None:
    files = ["--csv", "races.csv", "--parquet", "races.parquet", "--json", "found.json"]
    bots = ["--bot", "random", "--bot", "blue=greedy", "--bot", "3=greedy"]
    ran = run("simulate", "monza", "--players", "3", "--races", "500", "--seed", "9", "--workers", "1", *bots, *files)
    assert ran.code == 0, ran.err
    found = json.loads((here / "found.json").read_text())
    assert found["bots"] == ["random", "greedy", "greedy"]
    with (here / "races.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert [int(row["race"]) for row in rows] == list(range(500))
    for seat in found["seats"]:
        assert sum(str(seat["seat"]) in row["winners"].split("+") for row in rows) == seat["wins"]["count"]
    table = require("pyarrow.parquet").read_table(here / "races.parquet")
    assert table.num_rows == 500
    assert table.column("winners").to_pylist() == [row["winners"] for row in rows]
    assert table.column("rounds").to_pylist() == [int(row["rounds"]) for row in rows]
    again = run("simulate", "monza", "--players", "3", "--races", "500", "--seed", "9", "--workers", "1", *bots)
    assert again.out.splitlines() == [line for line in ran.out.splitlines() if not line.startswith("Written")]
    assert sorted(path.name for path in here.iterdir()) == ["found.json", "races.csv", "races.parquet", "small.toml"]


BAD = [
    (["--bot", "clever"], "There is no bot “clever” for monza. The bots are random, greedy, "),
    (["--bot", "7=greedy"], "There is no seat “7”; the seats are 1 to 4, or by colour: red, blue, green, yellow."),
    (["--bot", "1=greedy", "--bot", "red=random"], "one bot too many"),
    (["--bot", "greedy", "--bot", "random"], "one bot too many"),
    (["--players", "9"], "2 to 4 players, not 9"),
    (["--players", "2", "--option", "players=3"], "given twice"),
    (["--option", "track=unsound.toml"], "lane"),
    (["--option", "track=nowhere"], "There is no track “nowhere”."),
    (["--races", "0"], "races"),
    (["--races", "many"], "many"),
    (["--workers", "0"], "workers"),
    (["--json", "no/where.json"], "there is no folder"),
    (["--workers", "2", "--cluster", "tcp://127.0.0.1:9"], "not both"),
]


@pytest.mark.parametrize(("arguments", "sentence"), BAD)
def test_bad_input_gets_a_sentence(run: Run, here: Path, arguments: list[str], sentence: str) -> None:
    (here / "unsound.toml").write_text('name = "Odd"\nedition = "anniversary"\nstart = 3\n[lanes]\nouter = "w2"\n')
    ran = run("simulate", "monza", *arguments)
    assert ran.code == 2
    assert sentence in ran.err
    assert len(ran.err.splitlines()) == 1
    assert ran.out == ""
    assert sorted(path.name for path in here.iterdir()) == ["small.toml", "unsound.toml"]


def test_the_first_compile_is_announced(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from paddock.cli import progress

    arguments = ["simulate", "monza", "--races", "100", "--workers", "1"]
    assert run(*arguments).code == 0
    assert run(*arguments).err == "", "what is compiled is kept, and nothing needs to be said"
    monkeypatch.setattr(progress, "is_compiled", lambda job: False)
    assert run(*arguments).err.startswith("The rules of monza are being compiled, once for this installation.")


def test_whether_it_is_compiled_is_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    job = make_job(build("monza", {}), ("random",) * 4, 1)
    play(job, 0, 1)
    assert is_compiled(job)
    monkeypatch.setenv("PADDOCK_CACHE", str(tmp_path))
    assert not is_compiled(job)


@pytest.mark.skipif(os.name == "nt", reason="a Ctrl-C for one process alone")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_prints_what_is_known(here: Path, workers: str) -> None:
    command = [sys.executable, "-m", "paddock", "simulate", "monza", "--races", "100000000", "--seed", "1"]
    command += ["--workers", workers, "--json", "found.json", "--csv", "races.csv"]
    process = subprocess.Popen(
        command,
        cwd=here,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        # A shell's background jobs ignore Ctrl-C, and their children inherit that.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
        start_new_session=True,  # so that its workers can be ended with it
    )
    try:
        draft = here / f".races.csv.{process.pid}.draft"
        while process.poll() is None and (not draft.exists() or draft.stat().st_size < 100_000):
            time.sleep(0.05)  # races are being played once there are many rows
        process.send_signal(signal.SIGINT)
        out, err = process.communicate()
    finally:  # also when the test's time is up
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
    assert process.returncode == 130, err
    assert "Interrupted: " in out
    assert "of 100,000,000 races are played." in out
    assert "Chance" in out
    races = json.loads((here / "found.json").read_text())["races"]
    assert len((here / "races.csv").read_text().splitlines()) == races + 1
    assert "Traceback" not in err
