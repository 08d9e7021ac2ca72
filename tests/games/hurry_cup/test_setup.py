"""Material, circuit and set-up: HC-01 to HC-06."""

from __future__ import annotations

import pytest

import paddock
from paddock import PaddockError
from paddock.core.record import Record
from paddock.games.hurry_cup.colours import CARS, PAWNS
from paddock.games.hurry_cup.events import FirstDrawn, RoundBegan

from .table import TRUMPS, new, turn


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_HC_01_for_every_pilot_below_six_one_pawn_and_its_die_leave_the_game(players: int) -> None:
    table = new(players=players)
    assert table.game.seats == players
    assert list(table.document["tanks"]) == list(PAWNS[:players])
    assert table.game.colours() == CARS[:players]


@pytest.mark.parametrize("players", [0, 2, 7])
def test_HC_01_three_to_six_play(players: int) -> None:
    with pytest.raises(PaddockError, match="3 to 6 pilots"):
        paddock.game("hurry-cup", players=players)


def test_HC_01_cars_are_different_colours_of_the_box() -> None:
    assert new(cars=["white", "purple", "green"]).game.colours() == ("white", "purple", "green")
    for cars, said in ((["red", "red", "blue"], "different colours"), (["red", "pink", "blue"], "no pink car")):
        with pytest.raises(PaddockError, match=said):
            paddock.game("hurry-cup", cars=cars)


def test_HC_03_three_trumps_each() -> None:
    assert new().document["tokens"] == [TRUMPS] * 4


def test_HC_04_six_bonus_tokens_lie_face_down_on_the_six_stars() -> None:
    table = new()
    assert table.document["stars"] == [4, 10, 19, 23, 28, 35]
    assert table.document["hidden"] == ["shortcut", "slipstream", "pit", "oil", "swap", "fuel"]


def test_HC_04_which_token_lies_where_is_drawn_when_it_is_found() -> None:
    """So no state, view or record knows it before."""
    table = turn([3, 0, 0, 0], [1, 2, 3, 4]).do("roll 1")
    assert table.phase == "find"
    found = table.game.chances(table.state)
    assert len(found) == 6
    assert len({chance for _, chance in found}) == 1


def test_HC_05_all_cars_on_the_start_line_and_nobody_has_lantern_or_second_chance() -> None:
    document = new(players=6).document
    assert document["cars"] == [0] * 6
    assert document["lantern"] is None
    assert not any("second" in own for own in document["tokens"])


def test_HC_05_any_number_of_cars_fit_on_a_tile() -> None:
    table = turn([0, 2, 2, 2], [2, 3, 3, 3]).do("roll 1", "drive 2")
    assert table.document["cars"] == [2, 2, 2, 2]


def test_HC_06_the_host_names_who_lifts_the_cup_first() -> None:
    assert new(first=2).document["cup"] == 2
    with pytest.raises(PaddockError, match="seat from 0 to 3"):
        paddock.game("hurry-cup", first=4)


def test_HC_06_or_has_one_drawn() -> None:
    table = new(first="drawn")
    assert table.phase == "draw-first"
    assert len(table.game.chances(table.state)) == 4
    assert table.refused("first green") == "chance"
    table.do("first white")
    assert [type(event) for event in table.events] == [FirstDrawn, RoundBegan]
    assert (table.document["first"], table.document["cup"]) == (3, 3)


def test_options_are_refused_with_a_sentence() -> None:
    for options, said in (
        ({"races": 0}, "1 to 24 races"),
        ({"circuit": "monza"}, "no circuit “monza”"),
        ({"grab": "slow"}, "grab"),
        ({"circuit": "nowhere.toml"}, "nowhere.toml"),
    ):
        with pytest.raises(PaddockError, match=said):
            paddock.game("hurry-cup", **options)


def test_a_random_circuit_travels_with_its_record() -> None:
    game = paddock.game("hurry-cup", circuit="random-7")
    record = Record(game)
    assert record.header.board == game.board
    assert 'name = "Random 7"' in game.board
    assert Record.read(record.text()).game.board == game.board
