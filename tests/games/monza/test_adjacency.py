"""Steps, ways back and reach, from geometry (MZ-11 to MZ-15, MZ-26): held against rectangles in the plane; and whether
the checker finds planted faults, and gives advice that helps."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from paddock import PaddockError
from paddock.games.monza.check import Fault, check_track, errors, warnings
from paddock.games.monza.track import LANES

from . import naive
from .random_tracks import any_tracks, sound_tracks, units, whole_tracks, with_word
from .tracks import BLOCKED, CLASSIC, ROAD, make, track_of, zigzag

often = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
seldom = settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))


# ---- steps and ways back


@often
@given(any_tracks())
def test_MZ_11_steps_are_those_of_rectangles_that_share_an_edge_and_reach_further(text: str) -> None:
    """On any track, sound or not."""
    track, spaces = track_of(text), naive.plane(text)
    assert {space.name for space in track.spaces} == set(spaces)
    for space in track.spaces:
        if not space.obstacle:
            found = [to.name for to in track.steps(space)]
            assert sorted(found) == sorted(naive.steps(spaces, space.name)), space.name


@often
@given(any_tracks())
def test_MZ_11_at_most_one_step_a_lane_outer_lane_first(text: str) -> None:
    track = track_of(text)
    for space in track.spaces:
        lanes = [to.lane if to.lane >= 0 else space.lane for to in track.steps(space)]
        assert lanes == sorted(set(lanes))


@often
@given(any_tracks())
def test_MZ_26_the_space_behind_is_the_first_of_a_walk_back_that_is_no_obstacle(text: str) -> None:
    track, spaces = track_of(text), naive.plane(text)
    for space in track.spaces:
        if space.lane >= 0:
            assert track.behind(space).name == naive.way_back(spaces, space.name)[0]


@seldom
@given(sound_tracks())
def test_MZ_11_the_course_has_the_same_steps_lane_by_lane(text: str) -> None:
    game, spaces = make(text), naive.plane(text)
    names = [space.name for space in game.track.spaces]
    for number, name in enumerate(names):
        if spaces[name].letter == "x":
            continue
        steps = {lane: names[to] for lane, to in enumerate(game.course.steps[number]) if to in range(len(names))}
        assert set(steps.values()) == set(naive.steps(spaces, name))
        for lane, to in steps.items():
            assert spaces[to].left <= lane < spaces[to].right


@seldom
@given(sound_tracks())
def test_MZ_26_the_course_has_the_same_ways_back(text: str) -> None:
    game, spaces = make(text), naive.plane(text)
    names = [space.name for space in game.track.spaces]
    for number, name in enumerate(names):
        if game.track.spaces[number].lane >= 0:
            walked, here = [], number
            while here != 0:
                here = int(game.course.back[here])
                walked.append(names[here])
            assert walked == naive.way_back(spaces, name)


@seldom
@given(sound_tracks())
def test_MZ_11_a_driver_may_lay_exactly_on_those_spaces(text: str) -> None:
    """The same through the front door: a car on every space in turn, with a die of every colour."""
    game, spaces = make(text, players=2), naive.plane(text)
    for name, box in spaces.items():
        if box.letter == "x" or box.finish:
            continue
        state = game.setup({"cars": {"red": name, "blue": "start"}, "turn": "red", "dice": "rygbwp"})
        lays = {game.write(move) for move in game.legal(state, 0)}
        assert lays == {f"lay {spaces[to].letter} {to}" for to in naive.steps(spaces, name)}


# ---- reach


def reached_from(spaces: naive.Plane, start: str) -> set[str]:
    seen, ahead = {start}, [start]
    while ahead:
        for to in naive.steps(spaces, ahead.pop()):
            if to not in seen:
                seen.add(to)
                ahead.append(to)
    return seen


@often
@given(sound_tracks())
def test_MZ_15_from_wherever_a_car_can_stand_the_finish_can_be_reached(text: str) -> None:
    """... also after being pushed back, to any space of its way back (those between may be occupied)."""
    spaces = naive.plane(text)
    stood, ahead = {"start"}, ["start"]
    while ahead:
        here = ahead.pop()
        back = [] if spaces[here].finish or here == "start" else naive.way_back(spaces, here)
        for to in [*naive.steps(spaces, here), *back]:
            if to not in stood:
                stood.add(to)
                ahead.append(to)
    for name in stood:
        assert any(spaces[to].finish for to in reached_from(spaces, name)), name


@often
@given(whole_tracks())
def test_MZ_15_the_checker_finds_exactly_what_cannot_be_reached_or_left(text: str) -> None:
    spaces = naive.plane(text)
    real = [name for name, box in spaces.items() if box.letter != "x" and name not in ("start", "finish")]
    unreachable = {name for name in real if name not in reached_from(spaces, "start")}
    dead = {name for name in real if not any(spaces[to].finish for to in reached_from(spaces, name))}
    found = {(fault.message.key, fault.space) for fault in errors(track_of(text))}
    assert found == {("monza-fault-unreachable", name) for name in unreachable} | {
        ("monza-fault-dead-end", name) for name in dead
    }


@seldom
@given(sound_tracks())
def test_MZ_12_an_accepted_track_opens_exactly_two_spaces_from_the_start(text: str) -> None:
    assert len(naive.steps(naive.plane(text), "start")) == 2


@seldom
@given(sound_tracks())
def test_MZ_13_an_accepted_classic_track_ends_in_two_targets_of_different_colours(text: str) -> None:
    spaces = naive.plane(text)
    targets = [box for box in spaces.values() if box.finish]
    if "classic" in text:
        assert len(targets) == len({box.letter for box in targets}) == 2
    else:
        assert [box.name for box in targets] == ["finish"]


@seldom
@given(any_tracks())
def test_MZ_15_a_faulty_track_is_never_played(text: str) -> None:
    faults = errors(track_of(text))
    if not faults:
        assert make(text).seats == 4
        return
    with pytest.raises(PaddockError) as caught:
        make(text)
    assert caught.value.message == faults[0].message


# ---- planted faults


def keys(text: str) -> list[tuple[str, str | None]]:
    return [(fault.message.key.removeprefix("monza-fault-"), fault.space) for fault in errors(track_of(text))]


def names_its_place(fault: Fault) -> bool:
    """The sentence names the space and its lane, and the fault the space."""
    if str(fault.space)[0] not in "abc":
        return False
    lane = LANES["abc".index(str(fault.space)[0])]
    return fault.text().startswith(f"{fault.space}, ") and f"{lane} lane" in fault.text()


@often
@given(any_tracks())
def test_every_fault_names_space_and_lane(text: str) -> None:
    for fault in check_track(track_of(text)):
        assert fault.text()
        assert names_its_place(fault) or fault.message.key == "monza-advice-balance"


@given(st.sampled_from([ROAD, CLASSIC, BLOCKED]), st.sampled_from("abc"), st.integers(1, 11), st.sampled_from("qzäR"))
def test_planted_unknown_colour_is_named_with_lane_and_space(text: str, lane: str, number: int, letter: str) -> None:
    with pytest.raises(PaddockError) as caught:
        track_of(with_word(text, f"{lane}{number}", letter=letter))
    assert f"{LANES['abc'.index(lane)]} lane, space {number}" in str(caught.value)


@often
@given(sound_tracks(), st.integers(0, 2), st.integers(-40, 40).filter(bool))
def test_planted_lane_of_another_length_and_the_length_that_would_be_right(text: str, lane: int, change: int) -> None:
    """One lane ends elsewhere: the fault names its last space; with the suggested length it is gone."""
    last = track_of(text).lane(lane)[-1]
    if last.length + change <= 0:
        change = -change
    faults = errors(track_of(planted := with_word(text, last.name, length=units(last.length + change))))
    assert [fault.space for fault in faults] == [last.name]
    (fault,) = faults
    assert fault.message.key == "monza-fault-lane-length"
    assert fault.message.args["last"] == f"{(last.length + change) / 20:g}"
    assert errors(track_of(with_word(planted, last.name, length=str(fault.message.args["right"])))) == []


def test_planted_lane_that_is_longer_by_more_than_its_last_space() -> None:
    text = ROAD.replace('inner = "', 'inner = "x3 ')
    assert keys(text) == [("lane-longer", "c13")]
    assert "15 long, the others 12" in errors(track_of(text))[0].text()
    assert keys(text.replace("x3 ", "")) == []


def test_planted_three_different_lengths_both_suggestions_help() -> None:
    text = with_word(with_word(ROAD, "a12", length="2"), "b11", length="0.5")
    faults = errors(track_of(text))
    assert [(fault.message.key, fault.space) for fault in faults] == [
        ("monza-fault-lane-length", "b11"),
        ("monza-fault-lane-length", "c12"),
    ]
    for fault in faults:
        text = with_word(text, str(fault.space), length=str(fault.message.args["right"]))
    assert keys(text) == []


@pytest.mark.parametrize("column", range(2, 10))
def test_planted_dead_end_and_the_space_ahead_opened(column: int) -> None:
    """a(i) leads to a(i+1) and b(i): with obstacles on both it is a dead end."""
    dead = f"a{column}"
    text = with_word(with_word(ROAD, f"a{column + 1}", letter="x"), f"b{column}", letter="x")
    assert ("dead-end", dead) in keys(text)
    assert {key for key, _ in keys(text)} == {"dead-end"}
    assert keys(with_word(text, f"a{column + 1}", letter="g")) == []


@pytest.mark.parametrize("column", range(3, 11))
def test_planted_unreachable_space_made_an_obstacle(column: int) -> None:
    """a(i) is entered from a(i-1) and b(i-1): with obstacles on both nobody gets there."""
    text = with_word(with_word(ROAD, f"a{column - 1}", letter="x"), f"b{column - 1}", letter="x")
    assert keys(text)[0][0] in {"unreachable", "dead-end"}
    assert ("unreachable", f"a{column}") in keys(text)
    assert ("unreachable", f"a{column}") not in keys(with_word(text, f"a{column}", letter="x"))


def test_planted_start_that_opens_three_spaces() -> None:
    text = with_word(ROAD, "c1", letter="g")
    assert keys(text) == [("start-three", "c1")]
    for lane in "abc":
        assert keys(with_word(text, f"{lane}1", letter="x")) == []


@pytest.mark.parametrize(("closed", "named"), [(("a1",), "a1"), (("b1",), "b1"), (("a1", "b1"), "a1")])
def test_planted_start_that_opens_too_few(closed: tuple[str, ...], named: str) -> None:
    text = ROAD
    for space in closed:
        text = with_word(text, space, letter="x")
    for _ in closed:
        faults = errors(track_of(text))
        assert [(fault.message.key, fault.space) for fault in faults] == [("monza-fault-start-few", named)]
        assert ("no lane" if len(closed) == 2 and named == "a1" else "only one lane") in faults[0].text()
        text = with_word(text, named, letter="w" if named == "a1" else "p")
        named = "b1"
    assert keys(text) == []


def test_planted_classic_targets() -> None:
    """Two target spaces and one obstacle: three, one and none are faults; the advice is to change that last space."""
    three = with_word(CLASSIC, "b11", letter="r")
    assert keys(three) == [("targets", "c12")]
    assert "3 target spaces" in errors(track_of(three))[0].text()
    assert keys(with_word(three, "c12", letter="x")) == []
    one = with_word(CLASSIC, "a12", letter="x")
    assert keys(one) == [("targets", "a12")]
    assert "one target space" in errors(track_of(one))[0].text()
    assert keys(with_word(one, "a12", letter="p")) == []
    none = with_word(one, "c12", letter="x")
    assert "no target space" in errors(track_of(none))[0].text()
    assert keys(with_word(with_word(none, "a12", letter="p"), "b11", letter="w")) == []


def test_planted_classic_targets_of_one_colour() -> None:
    alike = with_word(CLASSIC, "c12", letter="p")
    assert keys(alike) == [("targets-alike", "c12")]
    assert "purple" in errors(track_of(alike))[0].text()
    assert keys(with_word(alike, "c12", letter="b")) == []


def test_planted_wall_across_all_lanes_is_reported_by_its_spaces() -> None:
    """Start and finish lie across all lanes: they are never at fault themselves."""
    text = ROAD
    for space in ("a6", "b6", "c6", "b5", "a7", "c7"):
        text = with_word(text, space, letter="x")
    found = errors(track_of(text))
    assert {fault.message.key for fault in found} == {"monza-fault-dead-end", "monza-fault-unreachable"}
    assert all(names_its_place(fault) for fault in found)


# ---- advice


def advice(text: str) -> list[tuple[str, str | None]]:
    return [(fault.message.key.removeprefix("monza-advice-"), fault.space) for fault in warnings(track_of(text))]


def test_advice_on_the_colours_of_the_first_spaces() -> None:
    """MZ-12: classic track, a blue and a white one; anniversary tracks, a white and a purple one."""
    assert ("start-colours", "a1") in advice(wrong := with_word(ROAD, "a1", letter="g"))
    assert "purple and white" in warnings(track_of(wrong))[0].text()
    assert "start-colours" not in dict(advice(ROAD))
    assert ("start-colours", "b1") in advice(wrong := with_word(CLASSIC, "b1", letter="p"))
    assert "blue and white" in warnings(track_of(wrong))[0].text()
    assert "start-colours" not in dict(advice(CLASSIC))
    assert ("start-colours", "a1") in advice(with_word(ROAD, "b1", letter="w"))  # both white


def test_advice_on_spaces_that_are_all_equally_long() -> None:
    even = zigzag("wryg", "pbwy", "xgrb").replace("1.5", "1")
    assert ("one-length", "a1") in advice(even)
    assert "one-length" not in dict(advice(ROAD))


def test_advice_on_three_equal_colours_in_a_row() -> None:
    text = with_word(with_word(ROAD, "c5", letter="b"), "c6", letter="b")
    assert ("three-alike", "c6") in advice(text)
    assert "three-alike" not in dict(advice(with_word(text, "c6", letter="p")))
    assert "three-alike" not in dict(advice(ROAD))


def test_advice_on_the_balance_of_colours() -> None:
    text = ROAD.replace("y1", "g1")
    found = {fault.message.args["colour"]: fault for fault in warnings(track_of(text)) if fault.space is None}
    assert set(found) == {"yellow", "green"}
    assert found["yellow"].message.args["count"] == 0
    assert "yellow has 0 spaces" in found["yellow"].text()
    assert "balance" not in dict(advice(ROAD))


def test_advice_does_not_stop_a_race() -> None:
    assert make(with_word(ROAD, "a1", letter="g")).seats == 4
