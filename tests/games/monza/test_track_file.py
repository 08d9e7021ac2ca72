"""Track files: what is read, and a sentence for everything that can be wrong in one, with lane and number."""

from __future__ import annotations

import importlib.resources
import re
from pathlib import Path

import pytest

from paddock import PaddockError, game
from paddock.games.monza.game import Monza
from paddock.games.monza.shelf import TRACKS
from paddock.games.monza.track import read_track

from .random_tracks import with_word
from .tracks import CLASSIC, ROAD, make, toml, track_of

BAD: list[tuple[str, str, str]] = [
    ("not-toml", "name = ", "test is not valid TOML"),
    ("not-toml", 'name = "A"\nname = "B"', "test is not valid TOML"),
    ("unknown-key", ROAD.replace("start =", "strat ="), "“strat” is not part of a track"),
    ("unknown-key", "colour = 1\n" + ROAD, "“colour”"),
    ("no-name", ROAD.replace('name = "Test"', 'name = ""'), "needs a name"),
    ("no-name", ROAD.replace('name = "Test"', "name = 5"), "needs a name"),
    ("no-name", ROAD.replace('name = "Test"\n', ""), "needs a name"),
    ("edition", ROAD.replace("anniversary", "jubilee"), "not 'jubilee'"),
    ("edition", ROAD.replace('edition = "anniversary"\n', ""), "not nothing"),
    ("edition", ROAD.replace('"anniversary"', '["classic"]'), "must be"),
    ("lanes", ROAD.replace("outer =", "fourth ="), "exactly the three rows outer, middle and inner"),
    ("lanes", ROAD + 'fourth = "r1"\n', "exactly the three rows"),
    ("lanes", ROAD.split("[lanes]")[0] + "lanes = 3\n", "exactly the three rows"),
    ("lanes", ROAD.split("[lanes]")[0], "exactly the three rows"),
    ("curves", "curves = 3\n" + ROAD, "[curves.wide]"),
    ("start", ROAD.replace("start = 2", "start = 0"), "not 0"),
    ("start", ROAD.replace("start = 2", "start = -1"), "not -1"),
    ("start", ROAD.replace("start = 2", "start = 0.03"), "not 0.03"),
    ("start", ROAD.replace("start = 2", "start = true"), "not True"),
    ("start", ROAD.replace("start = 2", 'start = "2"'), "not '2'"),
    ("start", ROAD.replace("start = 2", "start = inf"), "not inf"),
    ("start", ROAD.replace("start = 2", "start = nan"), "not nan"),
    ("start", ROAD.replace("start = 2\n", ""), "not nothing"),
    ("too-long", toml("r1 y1 " * 60, "r1 y1 " * 60, "r1 y1 " * 60), "362 spaces are too many"),
    ("lane-empty", toml("w2 r3", "", "x2 g3"), "the middle lane is empty"),
    ("lane-empty", toml("w2 r3", "p2 b3", "   "), "the inner lane is empty"),
    ("lane-empty", ROAD.replace('outer = "', 'outer = 5 # "'), "the outer lane is empty"),
    ("word", toml("w2 r3", "p2 b3 7", "x2 g3"), "middle lane, space 3: “7”"),
    ("word", toml("w2 rr3", "p2 b3", "x2 g3"), "outer lane, space 2: “rr3”"),
    ("word", toml("w2 r3", "p2 b3", "x g3"), "inner lane, space 1: “x”"),
    ("word", toml("w2 r-3", "p2 b3", "x2 g3"), "outer lane, space 2: “r-3”"),
    ("word", toml("w2 r3", "p2 b3,", "x2 g3"), "middle lane, space 2: “b3,”"),
    ("word", toml("w2 r.5", "p2 b3", "x2 g3"), "outer lane, space 2: “r.5”"),
    ("colour", toml("w2 r3", "p2 q3", "x2 g3"), "middle lane, space 2: “q” is not a colour"),
    ("colour", toml("w2 R3", "p2 b3", "x2 g3"), "outer lane, space 2: “R” is not a colour"),
    ("length", toml("w2 r0", "p2 b3", "x2 g3"), "outer lane, space 2: the length of “r0”"),
    ("length", toml("w2 r3", "p2 b3", "x2 g3.03"), "inner lane, space 2: the length of “g3.03”"),
    ("length", toml("w2 r3", "p2 b9999", "x2 g3"), "middle lane, space 2: the length of “b9999”"),
]


@pytest.mark.parametrize(("what", "text", "said"), BAD)
def test_a_bad_track_file_gets_its_sentence(what: str, text: str, said: str) -> None:
    with pytest.raises(PaddockError) as caught:
        read_track(text, "test")
    assert caught.value.message.key == f"monza-track-{what}"
    assert said in str(caught.value)
    assert str(caught.value).startswith("test")


def test_every_sentence_about_track_files_is_provoked_here() -> None:
    text = (importlib.resources.files("paddock.games.monza") / "locales" / "en.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^monza-track-([a-z-]+)", text, re.MULTILINE)) == {what for what, *_ in BAD}


@pytest.mark.parametrize("number", range(1, 13))
@pytest.mark.parametrize(("lane", "title"), [("a", "outer"), ("b", "middle"), ("c", "inner")])
def test_every_complaint_names_lane_and_number(lane: str, title: str, number: int) -> None:
    if (lane, number) == ("b", 12):
        number = 11  # the middle lane has one space less
    for letter, length in (("q", "1"), ("w", "0.01"), ("w", "one")):
        with pytest.raises(PaddockError) as caught:
            track_of(with_word(ROAD, f"{lane}{number}", letter, length))
        assert f"{title} lane, space {number}:" in str(caught.value)


def test_the_complaint_names_the_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(ROAD.replace("w1", "q1", 1), encoding="utf-8")
    with pytest.raises(PaddockError) as caught:
        TRACKS.load(file)
    assert str(file) in str(caught.value)


@pytest.mark.parametrize("content", [None, b"\xff\xfe\x00"])
def test_a_file_that_cannot_be_read(tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / "mine.toml"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(PaddockError) as caught:
        TRACKS.load(file)
    assert caught.value.message.key == "file-unreadable"
    assert str(file) in str(caught.value)


def test_a_track_of_ones_own_is_played_by_the_path_of_its_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(ROAD, encoding="utf-8")
    own = game("monza", track=str(file), players=2)
    assert own.board == ROAD
    assert isinstance(own, Monza)
    assert own.options.track == "mine"


def test_a_track_that_nobody_ships_is_refused() -> None:
    with pytest.raises(PaddockError) as caught:
        game("monza", track="monaco")
    assert caught.value.message.key == "monza-no-such-track"
    assert ", ".join(TRACKS.keys) in str(caught.value)


def test_the_shipped_tracks_can_be_read() -> None:
    assert "oval" in TRACKS.keys
    for key in TRACKS.keys:
        assert TRACKS.shipped(key).key == key


def test_lengths_meet_exactly_never_by_rounding() -> None:
    """Ten times 0.1, and twenty times 0.05, end on the same line as 1."""
    text = toml("w0.1 " + "r0.1 y0.1 g0.1 " * 3, "p1", "x0.05 " + "g0.05 " * 19)
    track = track_of(text)
    assert [track.lane(lane)[-1].front - track.start_length for lane in range(3)] == [20, 20, 20]


def test_the_finish_lies_where_the_lanes_end() -> None:
    track = track_of(ROAD)
    assert (track.spaces[0].name, track.spaces[-1].name) == ("start", "finish")
    assert [space.id for space in track.spaces] == list(range(len(track.spaces)))
    assert track_of(CLASSIC).spaces[-1].name == "c12"


def test_spaces_by_name() -> None:
    track = track_of(ROAD)
    for space in track.spaces:
        assert track.space(space.name) is space
    with pytest.raises(PaddockError) as caught:
        track.space("d1")
    assert caught.value.message.key == "monza-no-such-space"


def test_a_game_keeps_the_text_of_its_board() -> None:
    assert make(ROAD).board == ROAD
