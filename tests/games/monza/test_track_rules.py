"""The track: MZ-10 to MZ-15."""

from __future__ import annotations

import pytest

from paddock import PaddockError
from paddock.games.monza.check import errors
from paddock.games.monza.colours import COLOURS
from paddock.games.monza.events import Arrived, LastRound, PushedBack

from .tracks import BLOCKED, CLASSIC, ROAD, make, table, toml, track_of, zigzag


def steps(text: str, name: str) -> list[str]:
    track = track_of(text)
    return [space.name for space in track.steps(track.space(name))]


# ---- MZ-10


def test_MZ_10_a_lane_is_a_row_of_spaces_of_different_lengths() -> None:
    """A lane is a row of spaces of different lengths: each begins where the one before ends."""
    lane = track_of(toml("w2 r0.5 y1.25 p6", "p3 b3 r3.75", "x9 g0.75", start="1.5")).lane(0)
    assert [space.name for space in lane] == ["a1", "a2", "a3", "a4"]
    assert [(space.rear / 20, space.front / 20) for space in lane] == [(1.5, 3.5), (3.5, 4), (4, 5.25), (5.25, 11.25)]
    assert [space.length / 20 for space in lane] == [2, 0.5, 1.25, 6]


def test_MZ_10_a_space_has_one_of_the_six_colours_or_is_an_obstacle() -> None:
    """A space has one of the six colours, or is an obstacle (grey, with a tyre)."""
    lane = track_of(toml("r1 y1 g1 b1 w1 p1 x1", "x7", "x7")).lane(0)
    assert [space.colour for space in lane] == [0, 1, 2, 3, 4, 5, 6]
    assert COLOURS == ("red", "yellow", "green", "blue", "white", "purple")
    assert [space.obstacle for space in lane] == [False] * 6 + [True]


# ---- MZ-11


def test_MZ_11_to_the_next_space_of_the_lane() -> None:
    """(a) the next space of its lane. Where all edges lie side by side, there is no other step."""
    even = toml("w1 r1 y1", "p1 b1 g1", "x1 g1 r1")
    assert steps(even, "a1") == ["a2"]
    assert steps(even, "b2") == ["b3"]


def test_MZ_11_to_a_neighbouring_lane_that_touches_and_reaches_further() -> None:
    """(b) a space of a neighbouring lane that touches its space along an edge of positive length and whose front edge
    lies ahead of the front edge of the car's space."""
    text = toml("w2 r2 y2", "p3 b3", "x1 g4 r1")
    assert steps(text, "a1") == ["a2", "b1"]  # b1 runs on past the front of a1
    assert steps(text, "b1") == ["a2", "b2", "c2"]  # c2 touches it all along, and reaches further
    assert steps(text, "a2") == ["a3", "b2"]
    assert steps(text, "c2") == ["b2", "c3"]  # b1 touches it too, but ends before it


def test_MZ_11_a_touch_of_one_twentieth_is_enough_and_a_corner_is_not() -> None:
    """*Reading:* spaces that meet only at a corner do not touch."""
    corner = toml("w2 r2", "p2 b2", "x2 g2")
    assert steps(corner, "a1") == ["a2"]  # b2 meets a1 at a corner
    assert steps(toml("w2 r2", "p1.95 b2.05", "x2 g2"), "a1") == ["a2", "b2"]
    assert steps(toml("w2 r2", "p2.05 b1.95", "x2 g2"), "a1") == ["a2", "b1"]


def test_MZ_11_a_front_edge_on_the_same_line_is_not_ahead() -> None:
    text = toml("w2 r1", "p1 b1 y1", "x2 g1")
    assert steps(text, "a1") == ["a2"]  # b1 ends before its front, b2 with it
    assert steps(text, "b2") == ["b3"]  # a1 ends on the same line
    assert steps(text, "b1") == ["a1", "b2"]  # a1 reaches further, c1 is an obstacle


def test_MZ_11_only_a_neighbouring_lane() -> None:
    """From the outer lane no step leads to the inner one, though it reaches further."""
    race = table({"red": "a3", "blue": "start"}, "ybgrrr")
    assert race.refused("lay r c3") == "no-step"
    assert race.refused("lay b c4") == "no-step"
    assert {move for move in race.legal() if move.startswith("lay")} == {"lay g a4"}


def test_MZ_11_never_backward() -> None:
    """It never steps backward."""
    race = table({"red": "b3", "blue": "start"}, "rygbwp")
    for move in ("lay b b2", "lay r a2", "lay y a3", "lay w b3", "lay r c3", "lay g c2"):
        assert race.refused(move) == "no-step"
    assert race.refused("lay w start") == "no-step"


def test_MZ_11_nor_onto_an_obstacle() -> None:
    """... nor onto an obstacle; the refusal names what would be right."""
    race = table({"red": "b3", "blue": "start"}, "gbyrwp", board=BLOCKED)
    assert race.refused("lay y b4") == "obstacle"
    assert race.legal() == {"lay g a4", "lay b c4"}
    reason = race.game.check(race.state, 0, race.game.read("lay y b4"))
    assert reason is not None
    assert reason.text() == "b4 is an obstacle; from b3 a car can step to a4, c4."


def test_MZ_11_a_far_obstacle_is_refused_too() -> None:
    race = table({"red": "start", "blue": "start"}, "gbyrwp", board=BLOCKED)
    assert race.refused("lay r a3") == "obstacle"
    assert race.refused("lay r z9") == "monza-no-such-space"


# ---- MZ-12


@pytest.mark.parametrize(("board", "opened"), [(ROAD, {"lay w a1", "lay p b1"}), (CLASSIC, {"lay w a1", "lay b b1"})])
def test_MZ_12_exactly_two_spaces_can_be_entered_from_the_start(board: str, opened: set[str]) -> None:
    """Classic track: a blue and a white one; anniversary tracks: a white and a purple one."""
    race = table({"red": "start", "blue": "start"}, "rygbwp", board=board)
    assert race.legal() == opened
    assert race.refused("lay g c1") == "obstacle"


@pytest.mark.parametrize("closed", [0, 1, 2])
def test_MZ_12_any_lane_may_be_the_one_that_begins_with_an_obstacle(closed: int) -> None:
    rows = ["wrygb", "pbwy", "grbwp"]
    rows[closed] = "x" + rows[closed][1:]
    text = zigzag(*rows)
    assert errors(track_of(text)) == []
    assert len(steps(text, "start")) == 2


@pytest.mark.parametrize("first", ["www", "wxx", "xxx"])
def test_MZ_12_a_track_that_opens_more_or_fewer_is_refused(first: str) -> None:
    rows = [first[0] + "rygb", first[1] + "bwy", first[2] + "grbw"]
    with pytest.raises(PaddockError) as caught:
        make(zigzag(*rows))
    assert caught.value.message.key == ("monza-fault-start-three" if first == "www" else "monza-fault-start-few")


# ---- MZ-13


def test_MZ_13_a_classic_track_has_two_target_spaces() -> None:
    """Finish, classic: two target spaces at the end of two lanes (the third ends in an obstacle)."""
    track = track_of(CLASSIC)
    assert [space.name for space in track.spaces if space.finish] == ["a12", "c12"]
    assert track.space("b11").obstacle


def test_MZ_13_an_anniversary_track_ends_on_the_start_field() -> None:
    """Anniversary: the start field, at the end of the lap. It is white."""
    track = track_of(ROAD)
    finish = track.space("finish")
    assert [space.name for space in track.spaces if space.finish] == ["finish"]
    assert COLOURS[finish.colour] == "white"
    assert finish.rear == track.lap
    assert finish.length == track.start.length


@pytest.mark.parametrize("last", ["a12", "b11", "c12"])
def test_MZ_13_a_car_arrives_by_driving_onto_the_finish_from_a_last_space(last: str) -> None:
    race = table({"red": last, "blue": "start"}, "wrrrrr")
    events = race.play("lay w finish", "drive")
    assert Arrived(0, 1) in events
    assert LastRound(1) in events
    assert race.at("red") == "finish"


@pytest.mark.parametrize("place", ["a11", "b10", "c11", "start"])
def test_MZ_13_the_finish_cannot_be_entered_from_elsewhere(place: str) -> None:
    race = table({"red": place, "blue": "start"}, "wwwwww")
    assert race.refused("lay w finish") == "no-step"


@pytest.mark.parametrize(("place", "target", "colour"), [("a11", "a12", "p"), ("c11", "c12", "y")])
def test_MZ_13_a_classic_target_space_takes_its_own_colour(place: str, target: str, colour: str) -> None:
    race = table({"red": place, "blue": "start"}, "pyrrrr", board=CLASSIC, edition="classic")
    assert race.legal() == {f"lay {colour} {target}"}
    assert race.refused(f"lay r {target}") == "wrong-colour"
    events = race.play(f"lay {colour} {target}", "drive")
    assert Arrived(0, 1) in events
    assert race.at("red") == target


def test_MZ_13_coloured_is_the_default_and_takes_white_only() -> None:
    """Option `finish = "coloured"` (default): the finish is entered with a die or tile of its colour."""
    assert make().options.finish == "coloured"
    race = table({"red": "a12", "blue": "start"}, "rygbpp", professional=True)
    assert race.refused("lay r finish") == "wrong-colour"
    assert race.refused("lay w finish") == "no-die"
    assert race.refused("tile r finish") == "wrong-colour"
    assert race.refused("tile w finish") is None
    assert race.refused("drive") is None


def test_MZ_13_open_takes_any_unused_die_or_tile() -> None:
    """... or `"open"` (any unused die or tile will do)."""
    race = table({"red": {"at": "a12", "tiles": "bw"}, "blue": "start"}, "rrygpp", professional=True, finish="open")
    lays = {move for move in race.legal() if not move.startswith("reroll")}
    assert lays == {"lay r finish", "lay y finish", "lay g finish", "lay p finish", "tile b finish", "tile w finish"}
    assert race.refused("lay w finish") == "no-die"
    assert race.refused("tile r finish") == "no-tile"
    assert race.refused("drive") == "must-go-on"


def test_MZ_13_open_is_about_the_finish_only() -> None:
    race = table({"red": "a11", "blue": "start"}, "rryyyg", finish="open")
    assert race.refused("lay g a12") == "wrong-colour"
    race = table({"red": "b10", "blue": "start"}, "rgggpp", finish="open")
    race.play("lay r b11")
    assert race.legal() == {"lay g finish", "lay p finish"}


@pytest.mark.parametrize("colour", list("rygbw"))
def test_MZ_13_open_holds_for_classic_target_spaces_too(colour: str) -> None:
    race = table({"red": "a11", "blue": "start"}, colour * 6, board=CLASSIC, edition="classic", finish="open")
    assert race.legal() == {f"lay {colour} a12"}
    assert Arrived(0, 1) in race.play(f"lay {colour} a12", "drive")


def test_MZ_13_a_car_on_the_start_has_not_arrived() -> None:
    """A car that stands on the start has not arrived: arrival is a state of the car."""
    race = table({"red": "start", "blue": "start"}, "rrrrrr")
    race.play("drive")
    race.pass_turn("rrrrrr")
    assert race.result is None
    assert race.turn == "red"


def test_MZ_13_a_car_pushed_back_to_the_start_has_not_arrived() -> None:
    """... or was pushed back to it, has not arrived."""
    race = table({"red": "start", "blue": "a1"}, "wrrrrr")
    race.play("lay w a1", "lay r a2", "drive")
    assert race.at("blue") == "a1"
    race = table({"red": "start", "blue": "a1"}, "wggggg")
    events = race.play("lay w a1", "drive")
    assert PushedBack(1, 0, "a1", "start") in events
    assert not any(isinstance(event, Arrived | LastRound) for event in events)
    assert race.result is None
    assert race.turn == "blue"


# ---- MZ-14


def test_MZ_14_the_finish_holds_any_number_of_cars() -> None:
    """Finish spaces hold any number of cars, and nobody is pushed off them."""
    cars = {"red": "a12", "blue": "finish", "green": "finish", "yellow": "finish"}
    race = table(cars, "wrrrrr", turn="red", first="blue", rounds=9)
    events = race.play("lay w finish", "drive")
    assert not any(isinstance(event, PushedBack) for event in events)
    assert set(race.places.values()) == {"finish"}


def test_MZ_14_nobody_is_pushed_off_a_classic_target_space() -> None:
    race = table({"red": "a11", "blue": "a12", "purple": "a12"}, "prrrrr", board=CLASSIC, turn="red", first="blue")
    events = race.play("lay p a12", "drive")
    assert not any(isinstance(event, PushedBack) for event in events)
    assert set(race.places.values()) == {"a12"}


# ---- MZ-15


def test_MZ_15_a_dead_end_is_refused() -> None:
    """No space of a shipped or accepted track is a dead end."""
    with pytest.raises(PaddockError) as caught:
        make(zigzag("wrxgb", "pbxy", "xgrbw"))  # a2 leads to a3 and b2; b2 to a3, b3, c3
    assert (caught.value.message.key, caught.value.message.args["space"]) == ("monza-fault-unreachable", "a4")
    dead = zigzag("wryxbr", "pbxyg", "xgrbwy")  # a3 leads to a4 and b3 only, and both are obstacles
    assert [(fault.message.key, fault.space) for fault in errors(track_of(dead))] == [("monza-fault-dead-end", "a3")]
    with pytest.raises(PaddockError) as caught:
        make(dead)
    assert caught.value.message.key == "monza-fault-dead-end"


@pytest.mark.parametrize("board", [ROAD, CLASSIC, BLOCKED])
def test_MZ_15_the_finish_can_be_reached_from_everywhere(board: str) -> None:
    """From every space that a car can stand on (also after being pushed back) the finish can be reached."""
    track = track_of(board)
    for space in track.spaces:
        for stood in (space, track.behind(space)):
            seen, ahead = set(), [stood]
            while ahead:
                here = ahead.pop()
                seen.add(here)
                ahead += [to for to in track.steps(here) if to not in seen]
            assert space.obstacle or any(reached.finish for reached in seen)
