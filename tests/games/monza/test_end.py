"""The end: MZ-30 to MZ-32."""

from __future__ import annotations

import pytest

from paddock.games.monza.events import Arrived, LastRound, RoundBegan, TurnBegan, Won

from .tracks import CLASSIC, Table, new_table, table

CARS = ("red", "blue", "green", "yellow")


def near(*arriving: str) -> dict[str, str]:
    """Four cars; these stand on a last space each, the others on the start."""
    last = iter(("a12", "b11", "c12", "a11"))
    return {car: next(last) if car in arriving else "start" for car in CARS}


def turns(race: Table) -> list[str]:
    """Whose turns have begun since the table was set."""
    return [race.game.colours()[event.seat] for event in race.events if isinstance(event, TurnBegan)]


# ---- MZ-30


@pytest.mark.parametrize("first", CARS)
@pytest.mark.parametrize("arriving", CARS)
def test_MZ_30_the_round_is_played_to_its_end_with_any_first_player(first: str, arriving: str) -> None:
    """When the first car arrives, the round is played to its end, so that everyone has had the same number of turns. No
    new round begins."""
    race = table(near(arriving), turn=first, first=first, rounds=7)
    order = [CARS[(CARS.index(first) + place) % 4] for place in range(4)]
    for car in order:
        assert race.turn == car
        assert race.phase != "over"
        if car == arriving:
            race.play("roll wrrrrr", "lay w finish", "drive")
        else:
            race.pass_turn("rrrrrr")
    assert race.phase == "over"
    assert race.acting == "nobody"
    assert turns(race) == order[1:]
    assert [event for event in race.events if isinstance(event, LastRound)] == [LastRound(7)]
    assert not any(isinstance(event, RoundBegan) for event in race.events)
    assert race.winners == {arriving}


@pytest.mark.parametrize("drawn", ["red", "blue", "green"])
def test_MZ_30_the_last_round_ends_before_a_drawn_first_player(drawn: str) -> None:
    """From the very start, with a first player that chance has named: everyone has had the same number of turns."""
    race = new_table(cars=("red", "blue", "green"), first="drawn")
    race.play(f"first {drawn}")
    while race.phase != "over":
        if race.turn == drawn and race.at(drawn) == "start":
            race.play("roll wrygbp", *("lay w a1", "lay r a2", "lay y a3", "lay g a4", "lay b a5", "lay p a6"), "drive")
        elif race.turn == drawn and race.at(drawn) == "a6":
            race.play(
                "roll wrygbp", *("lay w a7", "lay r a8", "lay y a9", "lay g a10", "lay b a11", "lay p a12"), "drive"
            )
        elif race.turn == drawn:
            race.play("roll wrrrrr", "lay w finish", "drive")
        else:
            race.pass_turn("rrrrrr")
    assert race.round == 3
    assert all(turns(race).count(car) == 3 for car in ("red", "blue", "green"))


def test_MZ_30_a_car_that_has_arrived_takes_no_turn() -> None:
    """(A car that has arrived takes none.) Here green has arrived out of turn, by a bonus step."""
    race = table({"red": "a3", "blue": "start", "green": "a12"}, "grrrrr", bonus_step=True)
    race.play("lay g a4", "drive", "step finish")
    assert race.turn == "blue"
    race.pass_turn("rrrrrr")
    assert race.phase == "over"


def test_MZ_30_arrival_of_the_last_player_ends_the_race_at_once() -> None:
    race = table(near("yellow"), "wrrrrr", turn="yellow", first="red")
    events = race.play("lay w finish", "drive")
    assert events[-1] == Won((3,), 1)
    assert race.phase == "over"


def test_MZ_30_nothing_can_be_done_when_the_race_is_over() -> None:
    race = table(near("yellow"), "wrrrrr", turn="yellow", first="red")
    race.play("lay w finish", "drive")
    for move in ("roll rrrrrr", "lay w a1", "drive", "decline", "step a1", "first red"):
        assert race.refused(move, car="red") == "over"
    assert race.game.legal(race.state, 0) == []
    assert race.game.ways(race.state) == 0


def test_MZ_30_the_others_can_still_arrive_and_push_in_the_last_round() -> None:
    race = table({"red": "a12", "blue": "b6", "green": "b7"}, "wrrrrr")
    race.play("lay w finish", "drive", "roll pyyyyy", "lay p b7", "drive")
    assert race.places == {"red": "finish", "blue": "b7", "green": "b6"}
    race.pass_turn("gggggg")
    assert race.winners == {"red"}


def test_MZ_30_while_nobody_has_arrived_rounds_go_on() -> None:
    race = new_table(players=2)
    for number in range(2, 30):
        race.pass_turn("rrrrrr")
        assert RoundBegan(number) in race.pass_turn("rrrrrr")
    assert race.result is None


# ---- MZ-31


def test_MZ_31_one_car_has_arrived_its_player_wins() -> None:
    """If one car has arrived, its player wins."""
    race = table(near("blue"), "wrrrrr", turn="blue", first="red")
    race.play("lay w finish", "drive")
    race.pass_turn("rrrrrr")
    race.pass_turn("rrrrrr")
    assert race.winners == {"blue"}
    assert race.events[-1] == Won((1,), 1)


@pytest.mark.parametrize("quick", ["red", "blue"])
def test_MZ_31_of_several_the_one_with_the_fewest_dice_wins(quick: str) -> None:
    """If several have, the one that used the fewest dice in this last round wins: not the one that came first."""
    cars = {"red": "b10", "blue": "b10"} | {quick: "b11"}
    race = table(cars)
    for car in ("red", "blue"):
        if car == quick:
            race.play("roll wrgggg", "lay w finish", "drive")
        else:
            race.play("roll wrgggg", "lay r b11", "lay w finish", "drive")
    assert race.winners == {quick}
    assert race.used(quick) == 1
    result = race.result
    assert result is not None
    assert result.ranks == ((1, 2) if quick == "red" else (2, 1))


def test_MZ_31_only_the_dice_of_the_last_round_count() -> None:
    race = table({"red": "b10", "blue": "c12"})
    race.play("roll rggggg", "lay r b11", "drive")
    assert race.used("red") == 1
    race.pass_turn("rrrrrr")
    assert race.used("red") == 0  # a new round
    race.play("roll wrrrrr", "lay w finish", "drive")
    race.play("roll wrrrrr", "lay w finish", "drive")
    assert race.winners == {"red", "blue"}


def test_MZ_31_dice_of_those_that_have_not_arrived_do_not_matter() -> None:
    race = table({"red": "b10", "blue": "start", "green": "a3"}, "rwgggg")
    race.play("lay r b11", "lay w finish", "drive")
    race.pass_turn("rrrrrr")  # no dice at all
    race.play("roll grrrrr", "lay g a4", "drive")  # one
    assert race.winners == {"red"}
    result = race.result
    assert result is not None
    assert result.ranks == (1, 3, 2)  # then by how far along they are


def test_MZ_31_a_counter_shows_the_dice_during_the_round() -> None:
    """(A counter shows them during that round.)"""
    race = table({"red": "b10", "blue": "start"}, "rwgggg")
    race.play("lay r b11")
    assert race.used("red") == 1
    race.play("lay w finish")
    assert race.used("red") == 2
    assert Arrived(0, 2) in race.play("drive")
    assert race.used("red") == 2


def test_MZ_31_dice_of_a_turbo_roll_count() -> None:
    """*Reading:* dice of a turbo roll count."""
    race = table({"red": "a6", "blue": "a7"}, "wrygbp", professional=True)
    lays = ["lay w a7", "lay r a8", "lay y a9", "lay g a10", "lay b a11", "lay p a12"]
    events = race.play(*lays, "drive", "roll wr", "lay w finish", "drive")
    assert Arrived(0, 7) in events
    events = race.play("roll wrygbp", *lays[1:], "lay w finish", "drive")
    assert Arrived(1, 6) in events
    assert race.winners == {"blue"}


def test_MZ_31_accelerator_tiles_are_not_dice() -> None:
    """... accelerator tiles are not dice."""
    race = table({"red": "b10", "blue": "b11"}, "wwgggg", professional=True)
    events = race.play("lay w c11", "tile r b11", "tile w finish", "drive")
    assert Arrived(0, 1) in events
    events = race.play("roll wrrrrr", "tile w finish", "drive")
    assert Arrived(1, 0) in events
    assert race.winners == {"blue"}
    assert race.events[-1] == Won((1,), 0)


def test_MZ_31_a_car_brought_in_by_a_bonus_step_counts_the_dice_of_its_own_turn() -> None:
    """A car brought in by a bonus step counts the dice of its own turn in that round."""
    race = table({"red": "b10", "blue": "a12", "green": "b5"}, "rggggg", bonus_step=True)
    race.play("lay r b11", "drive", "decline")
    race.play("roll wggggg", "lay w finish", "drive")  # blue: one die
    events = race.play("roll rbbbbb", "lay r b6", "drive", "step finish")  # green's red die lets red step in
    assert Arrived(0, 1) in events
    assert race.winners == {"red", "blue"}  # one die each


def test_MZ_31_zero_if_it_has_not_had_one() -> None:
    """... 0 if it has not had one (it then takes none)."""
    race = table({"red": "a12", "blue": "b2", "green": "b11"}, "rrrrrr", bonus_step=True)
    race.play("drive")
    events = race.play("roll gpppwy", "lay y a3", "lay g a4", "drive", "step finish")
    assert Arrived(2, 0) in events
    assert race.phase == "over"  # green takes no turn
    assert race.winners == {"green"}


# ---- MZ-32


def test_MZ_32_still_equal_they_win_together() -> None:
    """Still equal: they win together."""
    race = table({"red": "a12", "blue": "c12", "green": "start"}, "wrrrrr")
    race.play("lay w finish", "drive", "roll wrrrrr", "lay w finish", "drive")
    race.pass_turn("rrrrrr")
    assert race.winners == {"red", "blue"}
    assert race.events[-1] == Won((0, 1), 1)
    result = race.result
    assert result is not None
    assert result.ranks == (1, 1, 3)


def test_MZ_32_all_win_together() -> None:
    race = table({"red": "a12", "blue": "b11", "green": "c12"})
    for _ in range(3):
        race.play("roll wrrrrr", "lay w finish", "drive")
    assert race.winners == {"red", "blue", "green"}
    result = race.result
    assert result is not None
    assert result.ranks == (1, 1, 1)
    assert result.points == (1, 1, 1)


def test_MZ_32_on_different_target_spaces_too() -> None:
    race = table({"red": "a11", "white": "c11"}, board=CLASSIC)
    race.play("roll prrrrr", "lay p a12", "drive", "roll yrrrrr", "lay y c12", "drive")
    assert race.places == {"red": "a12", "white": "c12"}
    assert race.winners == {"red", "white"}
