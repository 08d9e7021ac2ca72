"""The tracks that come with Paddock keep to the rule page: its constraints are asserted from their data."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

import paddock
from paddock.core.lane.simulation import Simulation
from paddock.games.monza.check import check_track
from paddock.games.monza.colours import COLOURS
from paddock.games.monza.shelf import TRACKS
from paddock.games.monza.track import TICKS, Space, Track

NAMES = ("classic", "grand-prix", "oval")
every_track = pytest.mark.parametrize("key", NAMES)


def open_spaces(track: Track) -> list[Space]:
    """The spaces of the lanes that a car can stand on."""
    return [space for space in track.spaces if space.lane >= 0 and not space.obstacle]


@every_track
def test_spaces_to_go_are_the_fewest_steps_into_the_finish(key: str) -> None:
    track = TRACKS.shipped(key)
    for space in track.spaces:
        reached, steps = {space}, 0
        while reached and not any(here.finish for here in reached):
            reached, steps = {to for here in reached for to in track.steps(here)}, steps + 1
        assert track.to_go[space.id] == (steps if reached else 0), space.name


def named(space: Space) -> str:
    return COLOURS[space.colour]


def passages(track: Track) -> list[tuple[Space, ...]]:
    """Cross-sections that every route passes through spaces of a single colour: those spaces. The finish is not one.

    Fronts only ever grow along a route, so every route steps exactly once from the spaces that end before a line, or on
    it, to those that end ahead of it.
    """
    steps = [(here, to) for here in (track.start, *open_spaces(track)) for to in track.steps(here)]
    found: list[tuple[Space, ...]] = []
    for line in sorted({here.front for here, _ in steps}):
        ahead = tuple(sorted({to for here, to in steps if here.front <= line < to.front}, key=lambda space: space.id))
        if len({space.colour for space in ahead}) == 1 and not ahead[0].finish and ahead not in found:
            found.append(ahead)
    return found


def finish_is_reached(track: Track, without: set[int]) -> bool:
    """Does a route lead from the start to the finish that keeps off these spaces?"""
    reached, waiting = {track.start.id}, [track.start]
    while waiting:
        for to in track.steps(waiting.pop()):
            if to.id not in reached | without:
                reached.add(to.id)
                waiting.append(to)
    return any(space.finish and space.id in reached for space in track.spaces)


def test_these_tracks_are_shipped() -> None:
    assert TRACKS.keys == NAMES
    assert [TRACKS.shipped(key).edition for key in NAMES] == ["classic", "anniversary", "anniversary"]


@every_track
def test_the_checker_finds_nothing_wrong(key: str) -> None:
    assert [fault.text() for fault in check_track(TRACKS.shipped(key))] == []


@pytest.mark.parametrize(("key", "least", "most"), [("classic", 60, 66), ("grand-prix", 90, 105), ("oval", 60, 60)])
def test_laps_are_as_long_as_they_should_be(key: str, least: float, most: float) -> None:
    track = TRACKS.shipped(key)
    assert least <= track.lap / TICKS <= most
    assert track.start.length == 3 * TICKS
    assert len(track.spaces) <= 152


# ---- MZ-10: spaces, lanes and colours


@every_track
def test_MZ_10_spaces_have_several_lengths_and_are_long_enough_to_be_drawn_in_a_bend(key: str) -> None:
    """A lane is a row of spaces of different lengths."""
    track = TRACKS.shipped(key)
    for lane in range(3):
        lengths = {space.length / TICKS for space in track.lane(lane)}
        assert len(lengths) >= 2
        assert min(lengths) >= 1.5
        assert max(lengths) <= (4.5 if lane == 1 else 3.5)


@every_track
def test_MZ_10_every_colour_is_roughly_equally_frequent(key: str) -> None:
    spaces = open_spaces(TRACKS.shipped(key))
    count = Counter(map(named, spaces))
    assert set(count) == set(COLOURS)
    assert max(count.values()) - min(count.values()) <= 2


@every_track
def test_MZ_10_neighbours_in_a_lane_differ_and_so_do_the_spaces_one_can_choose_between(key: str) -> None:
    """Never three equal ones in a row: here not even two."""
    track = TRACKS.shipped(key)
    for lane in range(3):
        for one, two in pairwise(track.lane(lane)):
            assert one.colour != two.colour, f"{one.name} and {two.name}"
    for space in (track.start, *open_spaces(track)):
        choice = [to.colour for to in track.steps(space) if not to.finish]
        assert len(choice) == len(set(choice)), f"two steps from {space.name} ask for the same colour"


# ---- MZ-11: where a car can step to


@pytest.mark.parametrize("lanes", [(0, 1), (1, 2)])
@every_track
def test_MZ_11_most_lane_boundaries_lie_apart(key: str, lanes: tuple[int, int]) -> None:
    """Offset boundaries are what lets a car change lane: (b) asks for a front edge further ahead."""
    track = TRACKS.shipped(key)
    one, other = ({space.front for space in track.lane(lane)} - {track.lap} for lane in lanes)
    shared = len(one & other)
    assert shared <= 0.25 * min(len(one), len(other))


@every_track
def test_MZ_11_spaces_touch_neighbours_that_they_cannot_step_to(key: str) -> None:
    """Both halves of the rule matter: some neighbours lie ahead, others touch but do not."""
    track = TRACKS.shipped(key)
    spaces = open_spaces(track)
    allowed = refused = 0
    for here in spaces:
        steps = track.steps(here)
        for to in spaces:
            if abs(here.lane - to.lane) == 1 and min(here.front, to.front) > max(here.rear, to.rear):
                allowed += to in steps
                refused += to not in steps
    assert allowed > 30
    assert refused > 30


@every_track
def test_MZ_11_obstacles_force_lane_changes_in_every_lane(key: str) -> None:
    track = TRACKS.shipped(key)
    for lane in range(3):
        row = track.lane(lane)
        blocked = [here for here, ahead in pairwise(row) if ahead.obstacle and not here.obstacle]
        assert len(blocked) >= 2
        for here in blocked:
            assert {to.lane for to in track.steps(here)} - {lane}, f"from {here.name} the way leads to another lane"


@every_track
def test_MZ_11_in_most_places_a_driver_has_a_choice(key: str) -> None:
    track = TRACKS.shipped(key)
    counts = [len(track.steps(space)) for space in open_spaces(track) if not space.finish]
    assert sum(count >= 2 for count in counts) > 0.45 * len(counts)


# ---- MZ-12, MZ-13, MZ-15: start, finish and the way between them


@pytest.mark.parametrize(
    ("key", "colours"),
    [("classic", {"blue", "white"}), ("grand-prix", {"white", "purple"}), ("oval", {"white", "purple"})],
)
def test_MZ_12_two_colours_open_the_start(key: str, colours: set[str]) -> None:
    track = TRACKS.shipped(key)
    opened = track.steps(track.start)
    assert len(opened) == 2
    assert {named(space) for space in opened} == colours
    assert sum(track.lane(lane)[0].obstacle for lane in range(3)) == 1


def test_MZ_13_the_classic_track_ends_in_two_target_spaces_of_different_colours() -> None:
    track = TRACKS.shipped("classic")
    last = [track.lane(lane)[-1] for lane in range(3)]
    targets = [space for space in last if not space.obstacle]
    assert [space.obstacle for space in last].count(True) == 1
    assert [space for space in track.spaces if space.finish] == targets
    assert len({named(space) for space in targets}) == 2
    assert all(space.length >= 3 * TICKS for space in targets), "they have room for several cars"


@pytest.mark.parametrize("key", ["grand-prix", "oval"])
def test_MZ_13_anniversary_tracks_end_on_the_white_start_field(key: str) -> None:
    track = TRACKS.shipped(key)
    (finish,) = (space for space in track.spaces if space.finish)
    assert (finish.name, named(finish), finish.length) == ("finish", "white", track.start.length)
    assert all(named(here) != "white" for here in open_spaces(track) if finish in track.steps(here))


@every_track
def test_MZ_15_every_space_lies_on_a_way_from_start_to_finish(key: str) -> None:
    track = TRACKS.shipped(key)
    entered = {to.id for here in track.spaces if not here.obstacle for to in track.steps(here)}
    for space in open_spaces(track):
        assert space.id in entered
        assert space.finish or track.steps(space)


# ---- the long track


def test_MZ_61_the_long_track_has_narrow_passages_that_only_one_colour_opens() -> None:
    track = TRACKS.shipped("grand-prix")
    found = passages(track)
    assert len(found) >= 4
    assert len({named(spaces[0]) for spaces in found}) >= 4, "of several colours"
    assert len({spaces[0].lane for spaces in found}) >= 2, "not all in the same lane"
    for spaces in found:
        assert not finish_is_reached(track, {space.id for space in spaces})
        waiting = [here for here in open_spaces(track) if set() < set(track.steps(here)) <= set(spaces)]
        assert waiting, "from some spaces nothing but the passage can be entered"


@pytest.mark.parametrize("key", ["classic", "oval"])
def test_the_short_tracks_have_no_narrow_passages(key: str) -> None:
    assert passages(TRACKS.shipped(key)) == []


def test_the_long_track_has_long_spaces_in_its_middle_lane() -> None:
    track = TRACKS.shipped("grand-prix")
    long = [space for space in open_spaces(track) if space.length >= 3.5 * TICKS and space.lane == 1]
    assert len(long) >= 4


# ---- how long races take, and who wins them


def simulate(races: int, **options: Any) -> tuple[float, list[float]]:
    """The mean number of rounds, and the share of races that each seat wins, among sensible drivers."""
    game = paddock.game("monza", **options)
    tally = Simulation(game, ["greedy"] * game.seats, seed=20, bot_seed=7).run(0, races)
    assert (tally.races, tally.unfinished) == (races, 0)
    rounds = sum(number * count for number, count in enumerate(tally.rounds)) / races
    return rounds, [tally.wins[seat] / races for seat in range(game.seats)]


@pytest.mark.parametrize(
    ("options", "least", "most"),
    [
        ({"track": "oval"}, 8, 12),
        ({"track": "classic"}, 8, 12),
        ({"track": "classic", "edition": "classic", "players": 6}, 8, 12),
        ({"track": "grand-prix", "professional": True}, 12, 18),
        ({"track": "grand-prix"}, 12, 18),
    ],
    ids=["oval", "classic", "classic-six-cars", "grand-prix-professional", "grand-prix"],
)
def test_races_take_as_many_rounds_as_the_page_says(options: dict[str, Any], least: float, most: float) -> None:
    rounds, _ = simulate(2000, **options)
    assert least <= rounds <= most


@every_track
def test_no_seat_is_favoured(key: str) -> None:
    """No seat wins more than three points above its share (and a little for chance in so few races)."""
    _, wins = simulate(10_000, track=key, players=4)
    assert max(wins) < 0.25 + 0.03 + 0.01
