"""Material and set-up: MZ-01 to MZ-05."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from paddock import PaddockError, Seeded, Series, bot, play
from paddock.core.chance import Scripted
from paddock.core.record import Record
from paddock.games.monza.colours import COLOURS
from paddock.games.monza.events import FirstDrawn, RoundBegan, Stayed, TurnBegan
from paddock.games.monza.moves import First
from paddock.games.monza.options import Options

from .tracks import BLOCKED, CLASSIC, ROAD, make, new_table, table

# ---- MZ-01


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_MZ_01_classic_is_for_two_to_six_players_with_one_car_each_in_the_six_colours(players: int) -> None:
    """Classic: 2-6 players, one car each, in the six colours."""
    game = make(CLASSIC, edition="classic", players=players)
    assert game.seats == players
    assert len(set(game.colours())) == players
    assert set(game.colours()) <= set(COLOURS)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_MZ_01_anniversary_is_for_two_to_four_players(players: int) -> None:
    """Anniversary: 2-4 players, cars red, blue, green, yellow."""
    assert make(players=players).colours() == ("red", "blue", "green", "yellow")[:players]


@pytest.mark.parametrize(
    ("edition", "players"), [("classic", 1), ("classic", 7), ("anniversary", 1), ("anniversary", 5), ("classic", 0)]
)
def test_MZ_01_other_numbers_of_players_are_refused(edition: str, players: int) -> None:
    with pytest.raises(PaddockError) as caught:
        make(edition=edition, players=players)
    assert caught.value.message.key == "monza-players"
    assert f"2 to {6 if edition == 'classic' else 4}" in str(caught.value)


@pytest.mark.parametrize("car", ["white", "purple"])
def test_MZ_01_two_cars_are_in_the_classic_box_only(car: str) -> None:
    assert make(edition="classic", cars=(car, "red")).colours() == (car, "red")
    with pytest.raises(PaddockError) as caught:
        make(cars=(car, "red"))
    assert caught.value.message.key == "monza-car"
    assert "red, blue, green, yellow" in str(caught.value)


@pytest.mark.parametrize(
    "options",
    [
        {"cars": ("red", "red")},
        {"cars": ("red", "blue"), "players": 3},
        {"cars": ("red", "blue", "green"), "players": 2},
    ],
)
def test_MZ_01_one_car_each(options: dict[str, Any]) -> None:
    with pytest.raises(PaddockError) as caught:
        make(**options)
    assert caught.value.message.key == "monza-cars"


@pytest.mark.parametrize("cars", [5, "red", {"red": 1}, ["red", 7], True])
def test_MZ_01_cars_that_are_no_list_of_names_are_refused_with_a_sentence(cars: Any) -> None:
    with pytest.raises(PaddockError) as caught:
        make(cars=cars)
    assert caught.value.message.key == "option-value"
    assert "cars" in str(caught.value)


def test_MZ_01_a_car_may_be_chosen_for_each_seat() -> None:
    game = make(cars=("yellow", "green"))
    assert game.colours() == ("yellow", "green")
    assert game.seats == 2


def test_MZ_01_cars_that_nobody_drives_stay_in_the_box() -> None:
    """Cars that nobody drives stay in the box: they are nowhere in the race."""
    game = make(cars=("green", "red"))
    assert list(game.position(game.start())["state"]["cars"]) == ["green", "red"]
    with pytest.raises(PaddockError) as caught:
        game.setup({"cars": {"green": "start", "red": "start", "blue": "a1"}})
    assert caught.value.message.key == "monza-position-car"


def test_MZ_01_the_oval_is_recommended_for_first_races() -> None:
    assert Options().track == "oval"


VARIANTS: list[dict[str, Any]] = [
    {},
    {"bonus_step": True},
    {"professional": True},
    {"bonus_step": True, "professional": True, "turbo_tiles": True},
]


@pytest.mark.parametrize(
    ("edition", "board", "variant"), list(product(["classic", "anniversary"], [ROAD, CLASSIC], VARIANTS))
)
def test_MZ_01_any_edition_on_any_track_with_or_without_the_variants(
    edition: str, board: str, variant: dict[str, Any]
) -> None:
    """Any edition can be played on any track, with or without the variants."""
    game = make(board, edition=edition, players=3, **variant)
    record = play(game, [bot("random", game, seat, seed=7) for seat in range(3)], Seeded(11))
    result = game.result(record.state)
    assert result is not None
    assert result.winners


# ---- MZ-02


@pytest.mark.parametrize(("edition", "players"), [("anniversary", 2), ("anniversary", 4), ("classic", 6)])
def test_MZ_02_every_car_starts_on_the_start_field(edition: str, players: int) -> None:
    """Every car starts on the start field, which holds any number of cars."""
    race = new_table(edition=edition, players=players)
    assert set(race.places.values()) == {"start"}
    assert len(race.places) == players


def test_MZ_02_nobody_is_pushed_off_the_start_field() -> None:
    """Nobody is ever pushed off the start field: a car that stays there leaves the others alone."""
    race = table({"red": "start", "blue": "start", "green": "start"}, "rrrrrr")
    events = race.play("drive")
    assert events[0] == Stayed(0, "start")
    assert race.places == {"red": "start", "blue": "start", "green": "start"}


def test_MZ_02_a_car_pushed_back_to_the_start_joins_the_others_there() -> None:
    race = table({"red": "start", "blue": "start", "green": "a1"}, "wggggg")
    race.play("lay w a1", "drive")
    assert race.places == {"red": "a1", "blue": "start", "green": "start"}


# ---- MZ-03


def test_MZ_03_play_goes_clockwise_from_the_first_player() -> None:
    """The youngest player begins; play goes clockwise."""
    race = new_table(cars=("red", "blue", "green"), first=1)
    order = []
    for _ in range(6):
        order.append(race.turn)
        race.pass_turn("rrrrrr")
    assert order == ["blue", "green", "red", "blue", "green", "red"]


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_MZ_03_the_host_names_the_first_player(first: int) -> None:
    race = new_table(players=4, first=first)
    assert race.turn == race.document["first"] == race.game.colours()[first]
    assert race.acting == "chance"


@pytest.mark.parametrize("first", [-1, 3, 99])
def test_MZ_03_the_first_player_must_sit_at_the_table(first: int) -> None:
    with pytest.raises(PaddockError) as caught:
        make(players=3, first=first)
    assert caught.value.message.key == "monza-first"
    assert "0 to 2" in str(caught.value)


def test_MZ_03_or_has_one_drawn_all_equally_likely() -> None:
    """(The host names the first player, or has one drawn.)"""
    race = new_table(cars=("red", "blue", "green"), first="drawn")
    assert race.phase == "draw-first"
    assert race.acting == "chance"
    assert race.game.chances(race.state) == [(First(car), Fraction(1, 3)) for car in ("red", "blue", "green")]
    events = race.play("first green")
    assert events == [FirstDrawn(2), RoundBegan(1), TurnBegan(2)]
    assert race.turn == "green"
    race.pass_turn("rrrrrr")
    assert race.turn == "red"


def test_MZ_03_only_a_car_of_this_race_can_be_drawn_and_only_by_chance() -> None:
    race = new_table(cars=("red", "blue"), first="drawn")
    assert race.refused("first yellow") == "no-such-car"
    assert race.refused("first red", car="red") == "wait-for-dice"
    assert race.refused("roll rrrrrr") == "not-now"
    race.play("first red")
    assert race.refused("first blue") == "not-now"


def test_MZ_03_only_whose_turn_it_is_may_act() -> None:
    race = table({"red": "start", "blue": "start"}, "wprrrr")
    assert race.refused("lay w a1", car="blue") == "not-your-turn"
    assert race.refused("roll rrrrrr", car="chance") == "not-your-turn"
    assert race.refused("lay w a1", car="red") is None


# ---- MZ-04


@pytest.mark.parametrize("first", [0, 1, 2])
def test_MZ_04_a_round_runs_from_the_first_player_to_the_one_before(first: int) -> None:
    """A round runs from the first player's turn to the turn of the player before the first player."""
    race = new_table(cars=("red", "blue", "green"), first=first)
    for number in range(1, 4):
        for place in range(3):
            assert race.round == number
            assert race.turn == race.game.colours()[(first + place) % 3]
            events = race.pass_turn("rrrrrr")
            assert (RoundBegan(number + 1) in events) is (place == 2)


def test_MZ_04_rounds_are_counted_from_a_drawn_first_player() -> None:
    race = new_table(cars=("red", "blue", "green"), first="drawn")
    race.play("first blue")
    for _ in range(2):
        race.pass_turn("rrrrrr")
        assert race.round == 1
    race.pass_turn("rrrrrr")
    assert (race.round, race.turn) == (2, "blue")


# ---- MZ-05


def finished(edition: str, both: bool) -> Record:
    """A short race on ROAD with red, and blue as well where `both` win."""
    game = make(edition=edition, cars=("red", "blue"))
    start = game.setup({"cars": {"red": "a12", "blue": "c12"}})
    record = Record(game, start=start)
    source = Scripted(["roll wrrrrr", "roll wrrrrr" if both else "roll rrrrrr"])
    while actors := game.actors(record.state):
        (seat,) = actors
        if seat < 0:
            record.fall(source.draw(game, record.state, record.chance_moves()))
        else:
            record.append(seat, game.legal(record.state, seat)[0])
    return record


@pytest.mark.parametrize(("edition", "trophy"), [("anniversary", 1), ("classic", 0)])
def test_MZ_05_the_winner_takes_a_trophy_in_the_anniversary_edition_only(edition: str, trophy: int) -> None:
    """Anniversary: the winner or winners of a race take a trophy each."""
    record = finished(edition, both=False)
    result = record.game.result(record.state)
    assert result is not None
    assert result.winners == (0,)
    assert result.points == (trophy, 0)


def test_MZ_05_joint_winners_take_one_each() -> None:
    record = finished("anniversary", both=True)
    result = record.game.result(record.state)
    assert result is not None
    assert result.winners == (0, 1)
    assert result.points == (1, 1)


def test_MZ_05_trophies_add_up_and_never_run_out() -> None:
    """Trophies add up over a series of races, and never run out; the winners reign until the next race."""
    alone, together = finished("anniversary", both=False), finished("anniversary", both=True)
    series = Series.new(2)
    assert series.champions == ()
    for played in range(1, 101):
        record = together if played % 4 == 0 else alone
        result = record.game.result(record.state)
        assert result is not None
        series = series.add(result)
        assert series.champions == result.winners
        assert series.played == played
    assert series.points == (100, 25)


def test_MZ_05_no_trophies_in_a_classic_series_but_champions() -> None:
    record = finished("classic", both=False)
    result = record.game.result(record.state)
    assert result is not None
    series = Series.new(2).add(result).add(result)
    assert series.points == (0, 0)
    assert series.champions == (0,)


def test_MZ_05_a_series_is_for_one_table() -> None:
    record = finished("anniversary", both=False)
    result = record.game.result(record.state)
    assert result is not None
    with pytest.raises(PaddockError) as caught:
        Series.new(3).add(result)
    assert caught.value.message.key == "series-seats"


def test_the_small_tracks_of_these_tests_are_as_their_docstrings_say() -> None:
    """A guard for all other tests: the steps of ROAD follow the pattern of `zigzag`."""
    game = make(ROAD)
    for i in range(1, 11):
        assert steps(game.track, f"a{i}") == {f"a{i + 1}", f"b{i}"}
        assert steps(game.track, f"b{i}") == {f"a{i + 1}", f"b{i + 1}", f"c{i + 1}"}
    assert steps(game.track, "start") == {"a1", "b1"}
    assert steps(game.track, "b11") == steps(game.track, "a12") == steps(game.track, "c12") == {"finish"}
    assert steps(make(BLOCKED).track, "b3") == {"a4", "c4"}


def steps(track: Any, name: str) -> set[str]:
    return {space.name for space in track.steps(track.space(name))}
