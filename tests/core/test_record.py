"""Records as files: every way in which one can be bad has its own sentence, with the place."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import paddock
from paddock import CHANCE, Game, IllegalMoveError, PaddockError, Record, Seat

from ..letters import ANYTHING
from .conftest import TRACK


def refused(text: str) -> PaddockError:
    with pytest.raises(PaddockError) as caught:
        Record.read(text, "race.jsonl")
    assert str(caught.value).strip()
    return caught.value


def lines_of(record: Record) -> list[str]:
    return record.text().splitlines()


def with_header(record: Record, **changes: Any) -> str:
    header, *moves = lines_of(record)
    return "\n".join([json.dumps(json.loads(header) | changes), *moves])


# ---- bad records -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["", "\n", "  \n\n"])
def test_an_empty_record(text: str) -> None:
    error = refused(text)
    assert error.message.key == "record-empty"
    assert "race.jsonl" in str(error)


@pytest.mark.parametrize("line", ["hello", "{", "[1, 2", "'a'"])
def test_a_line_that_is_not_json(record: Record, line: str) -> None:
    assert refused(line).message.key == "record-line-json"
    error = refused("\n".join([*lines_of(record)[:3], line]))
    assert error.message.key == "record-line-json"
    assert "race.jsonl, line 4" in str(error)


@pytest.mark.parametrize(
    "header",
    [
        {},
        [],
        7,
        "monza",
        {"paddock": 1},
        {"paddock": 2, "game": "monza", "rules": 1, "options": {}, "board": "", "seats": []},
        {"paddock": 1, "game": 3, "rules": 1, "options": {}, "board": "", "seats": []},
        {"paddock": 1, "game": "monza", "rules": "new", "options": {}, "board": "", "seats": []},
        {"paddock": 1, "game": "monza", "rules": 1, "options": [], "board": "", "seats": []},
        {"paddock": 1, "game": "monza", "rules": 1, "options": {}, "board": "", "seats": ["Ann"]},
    ],
)
def test_a_wrong_header(header: Any) -> None:
    error = refused(json.dumps(header))
    assert error.message.key == "record-line-header"
    assert "race.jsonl, line 1" in str(error)


def test_an_unknown_game(record: Record) -> None:
    error = refused(with_header(record, game="ludo"))
    assert error.message.key == "no-such-game"
    assert "ludo" in str(error)
    assert "monza" in str(error)


def test_an_unknown_version(record: Record) -> None:
    error = refused(with_header(record, rules=9))
    assert error.message.key == "no-such-rules"
    assert "Version 9" in str(error)


def test_options_that_the_game_does_not_know(record: Record) -> None:
    assert refused(with_header(record, options={"playerz": 2})).message.key == "option-unknown-near"


def test_a_board_that_is_none(record: Record) -> None:
    assert refused(with_header(record, board="not a track")).message.key == "monza-track-not-toml"


def test_more_seats_than_play(record: Record) -> None:
    error = refused(with_header(record, seats=[{"name": "A"}, {"name": "B"}, {"name": "C"}]))
    assert error.message.key == "record-seats"
    assert "3 seats" in str(error)


def test_a_start_that_is_no_position(record: Record) -> None:
    nowhere = {"state": {"cars": {"red": "z9", "blue": "start"}}}
    assert refused(with_header(record, start=nowhere)).message.key == "monza-position-no-space"
    assert refused(with_header(record, start={"state": 5})).message.key == "position-form"


@pytest.mark.parametrize(
    "line",
    [
        {"by": 0},
        {"move": "drive"},
        {"by": "Ann", "move": "drive"},
        {"by": 0, "move": 3},
        {"by": 0, "move": "drive", "why": "fun"},
        {"undo": "all"},
        {"undo": 1, "by": 0},
        [0, "drive"],
        None,
    ],
)
def test_a_line_that_is_no_move(record: Record, line: Any) -> None:
    error = refused("\n".join([*lines_of(record)[:2], json.dumps(line)]))
    assert error.message.key == "record-line-move"
    assert "race.jsonl, line 3" in str(error)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ({"by": 0, "move": "lay r c4"}, "No step leads"),
        ({"by": 1, "move": "drive"}, "It is the red car"),
        ({"by": 0, "move": "fly"}, "not a move"),
        ({"by": 17, "move": "drive"}, "It is the red car"),
        ({"by": "chance", "move": "roll rrrrrr"}, "turn"),
        ({"undo": 5}, "5 moves cannot be taken back; the record has 1"),
        ({"undo": 0}, "cannot be taken back"),
        ({"undo": -1}, "cannot be taken back"),
    ],
)
def test_a_move_that_is_refused_names_its_line(record: Record, line: Any, reason: str) -> None:
    error = refused("\n".join([*lines_of(record)[:2], "", json.dumps(line)]))
    assert error.message.key == "record-move-refused"
    assert "race.jsonl, line 4: " in str(error)
    assert reason in str(error)


def test_a_move_after_the_end(record: Record) -> None:
    error = refused(record.text() + '{"by":"chance","move":"roll rrrrrr"}\n')
    assert error.message.key == "record-move-refused"
    assert "over" in str(error)


# ---- files -----------------------------------------------------------------------------------------------------------


def test_a_file_that_is_missing(tmp_path: Path) -> None:
    with pytest.raises(PaddockError, match=r"none\.jsonl cannot be read: No such file") as caught:
        Record.load(tmp_path / "none.jsonl")
    assert caught.value.message.key == "file-unreadable"


def test_a_file_that_is_a_folder(tmp_path: Path) -> None:
    with pytest.raises(PaddockError) as caught:
        Record.load(tmp_path)
    assert caught.value.message.key == "file-unreadable"


def test_a_file_that_is_not_utf_8(record: Record, tmp_path: Path) -> None:
    (tmp_path / "race.jsonl").write_bytes(record.text().replace("Ann", "Zoë").encode("latin-1"))
    with pytest.raises(PaddockError, match="UTF-8") as caught:
        Record.load(tmp_path / "race.jsonl")
    assert caught.value.message.key == "file-unreadable"


def test_a_file_with_bad_content_is_named(tmp_path: Path) -> None:
    (tmp_path / "race.jsonl").write_text("hello", encoding="utf-8")
    with pytest.raises(PaddockError, match=r"race\.jsonl, line 1"):
        Record.load(tmp_path / "race.jsonl")


def unwritable(tmp_path: Path) -> list[Path]:
    """Places where no file can be made, also for an administrator."""
    (tmp_path / "file").write_text("", encoding="utf-8")
    (tmp_path / "folder" / "inside").mkdir(parents=True)
    return [tmp_path / "no" / "such" / "race.jsonl", tmp_path / "file" / "race.jsonl", tmp_path / "folder"]


@pytest.mark.parametrize("place", range(3), ids=["missing-folder", "file-for-folder", "folder-for-file"])
def test_a_place_that_cannot_be_written(record: Record, tmp_path: Path, place: int) -> None:
    path = unwritable(tmp_path)[place]
    before = sorted(tmp_path.rglob("*"))
    with pytest.raises(PaddockError, match="cannot be written") as caught:
        record.save(path)
    assert caught.value.message.key == "file-unwritable"
    assert str(path) in str(caught.value)
    assert sorted(tmp_path.rglob("*")) == before, "a draft was left behind"


@pytest.mark.parametrize("mode", [0o555, 0o000], ids=["read-only", "closed"])
def test_a_folder_without_permission(record: Record, mode: int) -> None:
    """As somebody who is no administrator: file permissions do not bind those, so the process gives up its rights. (Not
    in pytest's own folder, which ordinary users may not even enter.)"""
    with tempfile.TemporaryDirectory() as base:
        folder = Path(base) / "folder"
        folder.mkdir()
        (folder / "race.jsonl").write_text("the old race", encoding="utf-8")
        Path(base).chmod(0o755)
        folder.chmod(mode)
        try:
            error = as_ordinary_user(lambda: record.save(folder / "race.jsonl"))
            assert error == f"{folder / 'race.jsonl'} cannot be written: Permission denied."
        finally:
            folder.chmod(0o755)
        assert [file.name for file in folder.iterdir()] == ["race.jsonl"]
        assert (folder / "race.jsonl").read_text(encoding="utf-8") == "the old race"


def as_ordinary_user(act: Callable[[], None]) -> str:
    """What an action complains about, done by a user who may not do everything."""
    administrator = hasattr(os, "geteuid") and os.geteuid() == 0
    if administrator:
        os.seteuid(65534)
    try:
        act()
    except PaddockError as error:
        return str(error)
    finally:
        if administrator:
            os.seteuid(0)
    return "nothing"


def test_saving_replaces_the_whole_file(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "race.jsonl"
    path.write_text("x" * 100_000, encoding="utf-8")
    record.save(str(path))
    assert path.read_text(encoding="utf-8") == record.text()
    assert sorted(file.name for file in tmp_path.iterdir()) == ["race.jsonl", "yard.toml"]


def test_line_ends_of_other_systems_are_read(record: Record, tmp_path: Path) -> None:
    (tmp_path / "race.jsonl").write_bytes(record.text().replace("\n", "\r\n").encode())
    assert Record.load(tmp_path / "race.jsonl").text() == record.text()
    assert Record.read(record.text().replace("\n", "\r\n")).text() == record.text()


# ---- what a record keeps ---------------------------------------------------------------------------------------------


def test_a_race_replays_after_its_track_has_changed(record: Record, track: Path, tmp_path: Path) -> None:
    """The board's text is in the header; the file that it came from is not asked again."""
    record.save(tmp_path / "race.jsonl")
    track.write_text(TRACK.replace("w2 y1", "r1 y2"), encoding="utf-8")
    assert list(Record.load(tmp_path / "race.jsonl").states()) == list(record.states())
    track.unlink()
    again = Record.load(tmp_path / "race.jsonl")
    assert list(again.states()) == list(record.states())
    assert again.game.board == TRACK


def test_a_race_replays_although_the_shipped_board_is_another_now() -> None:
    """A record of a track that has a shipped one's name, with another text: as after an update of Paddock."""
    from paddock.core.registry import build
    from paddock.games.monza.shelf import TRACKS

    key = TRACKS.keys[0]
    assert TRACKS.shipped(key).source != TRACK
    game = build("monza", {"track": key, "players": 3}, TRACK)
    race = paddock.play(game, [paddock.bot("random", game, seat, 2) for seat in range(3)], paddock.Seeded(2))
    again = Record.read(race.text())
    assert again.header.options["track"] == key
    assert again.game.board == TRACK
    assert list(again.states()) == list(race.states())
    document = json.loads(json.dumps(game.position(race.state)))
    assert paddock.position(document)[0].board == TRACK


def test_seats_are_named_or_take_the_name_of_their_car(game: Game[Any]) -> None:
    assert Record(game).names == ["red", "blue"]
    assert Record(game, ["Ann"]).names == ["Ann", "blue"]
    assert Record(game, [Seat("Bo", bot="greedy"), "Ann"]).header.seats == (Seat("Bo", "greedy"), Seat("Ann"))
    with pytest.raises(PaddockError, match="3 seats are named, but 2 play"):
        Record(game, ["A", "B", "C"])


@settings(derandomize=True, max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    name=st.one_of(
        st.text(ANYTHING, max_size=8),
        st.sampled_from(["a\u2028b", "a\x85b", "a\x0cb", "\r", "\n"]),
    )
)
def test_any_name_survives(game: Game[Any], name: str) -> None:
    """Also names with characters that some programs take for the end of a line."""
    record = Record(game, [name])
    record.append(CHANCE, game.outcome(game.start(), 0))
    again = Record.read(record.text())
    assert again.names == record.names
    assert again.text() == record.text()


def test_a_refused_move_leaves_no_trace(game: Game[Any]) -> None:
    record = Record(game)
    before = record.text()
    with pytest.raises(IllegalMoveError):
        record.append(0, game.read("drive"))
    assert record.text() == before
    assert len(record) == 0


@pytest.mark.parametrize("moves", [0, -1, 3])
def test_undo_too_far(game: Game[Any], moves: int) -> None:
    record = Record(game)
    record.append(CHANCE, game.read("roll rrrrrr"))
    record.append(0, game.read("drive"))
    with pytest.raises(PaddockError, match="the record has 2"):
        record.undo(moves)
    assert len(record) == 2


def test_moves_of_chance_are_counted_through_undos(game: Game[Any]) -> None:
    """The number of the next draw, after moves of chance given as a move, as a way and as a line of a file."""
    record = Record(game)
    counts = []
    lines: list[str | int] = ["roll wwwwww", "lay w a1", "drive", 7, -1, 0, -4, 1, "drive", "roll rrrrrr", -3]
    for line in lines:
        if isinstance(line, str):
            record.append(min(game.actors(record.state)), game.read(line))
        elif line >= 0:
            record.fall(line)
        else:
            record.undo(-line)
        counts.append(record.chance_moves())
    assert counts == [1, 1, 1, 2, 1, 2, 0, 1, 1, 2, 0]
    record.fall(3)
    assert Record.read(record.text()).chance_moves() == record.chance_moves() == 1


def test_a_fall_is_written_down_like_the_move_that_it_comes_to(game: Game[Any]) -> None:
    fallen, made = Record(game), Record(game)
    events = fallen.fall(12345)
    step = fallen.steps[-1]
    assert made.append(CHANCE, game.outcome(game.start(), 12345)) == events
    assert step == made.steps[-1]
    assert step.notation == game.write(step.move)
    assert fallen.text() == made.text()


def test_taking_back_has_a_sentence_for_each_refusal(game: Game[Any]) -> None:
    record = Record(game)
    for made, seat, key in [
        (None, 0, "take-back-nothing"),
        ((CHANCE, "roll wwyyrr"), 0, "take-back-chance"),
        ((0, "lay w a1"), 1, "take-back-other"),
    ]:
        if made:
            record.append(made[0], game.read(made[1]))
        with pytest.raises(PaddockError) as caught:
            record.take_back(seat)
        assert caught.value.message.key == key
    assert game.write(record.take_back(0)) == "lay w a1"
    assert lines_of(record)[-1] == '{"undo":1}'
    assert [game.write(step.move) for step in record.steps] == ["roll rryyww"]


def test_a_turn_that_is_over_is_not_taken_back(game: Game[Any]) -> None:
    record = Record(game)
    for seat, move in [(CHANCE, "roll rrrrrr"), (0, "drive")]:
        record.append(seat, game.read(move))
    with pytest.raises(PaddockError) as caught:
        record.take_back(0)
    assert caught.value.message.key == "take-back-other"
    assert len(record) == 2


def test_how_a_hand_was_judged_is_kept_in_the_record() -> None:
    game = paddock.game("monza", players=2)
    record = Record(game, ["Mia", "Noah"])
    record.append(CHANCE, game.read("roll rygbwp"), {"judged": 310})
    again = Record.read(record.text())
    assert '"judged":{"judged":310}' in record.text()
    assert again.text() == record.text()
