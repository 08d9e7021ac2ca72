"""`paddock replay` and `paddock position`."""

import json
from pathlib import Path

import pytest

from paddock.core.record import Record

from .conftest import Run


def test_verify_says_it_in_one_line(run: Run, race: Path) -> None:
    ran = run("replay", str(race), "--verify")
    assert ran.code == 0
    assert len(ran.out.splitlines()) == 1
    moves = len(Record.load(race))
    assert f"fine. {moves} moves, round " in ran.out
    assert "won by" in ran.out


def test_verify_names_the_line_of_a_move_that_the_rules_refuse(run: Run, race: Path) -> None:
    lines = race.read_text(encoding="utf-8").splitlines()
    wrong = next(number for number, line in enumerate(lines) if '"lay' in line)
    lines[wrong] = '{"by":0,"move":"lay r a9"}'
    race.write_text("\n".join(lines), encoding="utf-8")
    ran = run("replay", str(race), "--verify")
    assert (ran.code, ran.out) == (2, "")
    assert f"line {wrong + 1}: " in ran.err
    assert len(ran.err.splitlines()) == 1


def test_an_unfinished_race_is_fine_too(run: Run) -> None:
    run("play", typed=["q"])
    assert run("replay", "monza-race-1.jsonl", "--verify").out.endswith("One move, round 1, still under way.\n")


def test_without_a_terminal_the_story_is_told(run: Run, race: Path) -> None:
    ran = run("replay", str(race))
    record = Record.load(race)
    told = [record.game.tell(event, record.names) for step in record.steps for event in step.events]
    assert ran.out.splitlines() == told


def test_to_shows_the_board_after_a_move(run: Run, race: Path) -> None:
    assert "Before the first move." in run("replay", str(race), "--to", "0").out
    end = run("replay", str(race), "--to", str(len(Record.load(race)))).out
    assert "the race is over" in end
    assert "arrived" in end


def test_position_prints_what_position_takes(run: Run, race: Path, here: Path) -> None:
    ran = run("replay", str(race), "--position", "9")
    document = json.loads(ran.out)
    record = Record.load(race)
    assert document == json.loads(json.dumps(record.game.position(record.steps[8].state)))
    (here / "position.json").write_text(ran.out, encoding="utf-8")
    shown = run("position", "position.json")
    assert shown.code == 0
    assert "position.json: fine. monza, round" in shown.out
    assert "│" in shown.out


def test_stepping(run: Run, race: Path) -> None:
    last = len(Record.load(race))
    ran = run("replay", str(race), "--step", typed=["", "", "b", str(last), "", "9999", "x", "0", "b", "q"])
    assert ran.code == 0
    shown = [line.split(" of ")[0] for line in ran.out.splitlines() if line.startswith("move ")]
    assert shown == [f"move {n}" for n in (0, 1, 2, 1, last, last, last, last, 0, 0)]
    assert "This was the last move." in ran.out
    assert f"a number from 0 to {last} goes there" in ran.out


@pytest.mark.parametrize("ways", [["--verify", "--step"], ["--to", "1", "--position", "1"]])
def test_only_one_way_at_a_time(run: Run, race: Path, ways: list[str]) -> None:
    assert run("replay", str(race), *ways).err.startswith("Use only one of")


def test_a_move_that_is_not_there(run: Run, race: Path) -> None:
    for way in ("--to", "--position"):
        ran = run("replay", str(race), way, "100000")
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.startswith("There is no move 100")
