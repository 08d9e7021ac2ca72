"""Positions: documents in and out, and a sentence for everything that can be wrong in one."""

from __future__ import annotations

import importlib.resources
import json
import re
from typing import Any

import pytest

from paddock import CHANCE, PaddockError, Seeded, bot, position
from paddock.games.monza.events import BonusOffered, PushedBack

from .tracks import BLOCKED, CLASSIC, ROAD, Table, make, table

START = {"red": "start", "blue": "start"}
PRO: dict[str, Any] = {"professional": True}
BONUS: dict[str, Any] = {"bonus_step": True}

BAD: list[tuple[str, dict[str, Any], dict[str, Any], str]] = [
    ("round", {"cars": START, "round": 0}, {}, "round is 0"),
    ("round", {"cars": START, "round": -3}, {}, "round is -3"),
    ("car", {"cars": START | {"green": "start"}}, {}, "green"),
    ("car", {"cars": START, "turn": "green"}, {}, "turn names the car “green”"),
    ("car", {"cars": START, "first": "pink"}, {}, "first names the car “pink”"),
    ("car", {"cars": START, "bonus_for": "green", "last": "red"}, BONUS, "bonus_for names the car “green”"),
    ("missing-car", {"cars": {"red": "start"}}, {}, "the blue car is missing"),
    ("missing-car", {"cars": {}}, {}, "the red car is missing"),
    ("phase", {"cars": START, "phase": "lunch"}, {}, "draw-first, roll, lay, over"),
    ("phase", {"cars": START, "phase": "turbo", "dice": "rr"}, {}, "“turbo” is not a phase"),
    ("phase", {"cars": START, "phase": "turbo-roll"}, BONUS, "“turbo-roll” is not a phase"),
    ("phase", {"cars": START, "phase": "reroll", "rolling": 6}, {}, "“reroll” is not a phase"),
    ("phase", {"cars": START, "bonus_for": "red", "last": "red"}, PRO, "“bonus” is not a phase"),
    ("no-space", {"cars": START | {"blue": "a13"}}, {}, "cars.blue: the track Test has no space “a13”"),
    ("no-space", {"cars": START, "dice": "wwwww", "path": ["lay w d1"]}, {}, "path: the track Test has no space “d1”"),
    ("no-space", {"cars": START | {"blue": "A1"}}, {}, "“A1”"),
    ("obstacle", {"cars": START | {"red": "c1"}}, {}, "cars.red: c1 is an obstacle"),
    ("obstacle", {"cars": START, "dice": "wwwww", "path": ["lay w c1"]}, {}, "path: c1 is an obstacle"),
    ("used", {"cars": {"red": {"at": "start", "used": 9}, "blue": "start"}}, {}, "used 9 dice"),
    ("used", {"cars": {"red": {"at": "start", "used": -1}, "blue": "start"}}, {}, "used -1 dice"),
    ("no-tiles", {"cars": {"red": {"at": "start", "tiles": "r"}, "blue": "start"}}, {}, "the red car has tiles"),
    ("no-tiles", {"cars": {"red": {"at": "start", "extra_roll": True}, "blue": "start"}}, {}, "the red car has tiles"),
    ("tiles", {"cars": {"red": "start", "blue": {"at": "start", "tiles": "rr"}}}, PRO, "tiles are “rr”"),
    ("tiles", {"cars": {"red": "start", "blue": {"at": "start", "tiles": "x"}}}, PRO, "“x”"),
    ("path", {"cars": START, "dice": "wwwww", "path": ["drive"]}, {}, "“drive” cannot be in the path"),
    ("path", {"cars": START, "phase": "roll", "path": ["lay w a1"]}, {}, "“lay w a1” cannot be in the path"),
    ("path", {"cars": START, "dice": "wwwww", "path": ["lay r a1"]}, {}, "“lay r a1” cannot be in the path"),
    ("path", {"cars": START, "dice": "rrrrrr", "path": ["tile w a1"]}, {}, "“tile w a1” cannot be in the path"),
    ("path-step", {"cars": START, "dice": "wwwww", "path": ["lay r a2"]}, {}, "no step leads from start"),
    (
        "path-step",
        {"cars": START, "dice": "wwww", "path": ["lay w a1", "lay y a3"]},
        {},
        "a3, where no step leads from a1",
    ),
    ("colour", {"cars": START, "last": "pink"}, {}, "“pink” is not a colour"),
    ("dice-letter", {"cars": START, "dice": "rrrrrx"}, {}, "“x” is not a die"),
    ("dice-total", {"cars": START, "dice": "rrrrr"}, {}, "make 5; they must make 6"),
    ("dice-total", {"cars": START, "dice": "rrrrrrr"}, {}, "make 7; they must make 6"),
    ("dice-total", {"cars": START, "dice": "rrrrrr", "path": ["lay w a1"]}, {}, "make 7; they must make 6"),
    ("dice-total", {"cars": START, "dice": "rrrrr", "path": ["tile w a1"]}, PRO, "make 5; they must make 6"),
    ("dice-total", {"cars": START, "dice": "rrr", "phase": "turbo"}, PRO, "make 3; they must make 2"),
    ("dice-total", {"cars": START, "dice": "rrr", "phase": "reroll", "rolling": 2}, PRO, "make 5; they must make 6"),
    ("dice-total", {"cars": START, "phase": "roll", "rolling": 5}, {}, "make 5; they must make 6"),
    ("dice-total", {"cars": START, "phase": "turbo-roll", "rolling": 6}, PRO, "make 6; they must make 2"),
    ("dice-total", {"cars": START, "dice": "rrrrrr", "rolling": 2}, {}, "make 2; they must make 0"),
    ("dice-phase", {"cars": START, "dice": "rrrrrr", "phase": "roll"}, {}, "in the phase roll there are none"),
    ("dice-phase", {"cars": START, "dice": "rr", "phase": "turbo-roll"}, PRO, "in the phase turbo-roll"),
    ("rolling", {"cars": START, "dice": "rrrrrr", "phase": "reroll"}, PRO, "1 to 6"),
    ("bonus", {"cars": START, "phase": "bonus", "bonus_for": "red"}, BONUS, "bonus_for"),
    ("bonus", {"cars": START, "phase": "bonus", "last": "red"}, BONUS, "last"),
    ("bonus-phase", {"cars": START, "phase": "roll", "bonus_for": "red"}, BONUS, "not to roll"),
    ("crowded", {"cars": {"red": "a3", "blue": "a3"}}, {}, "the red and the blue car both stand on a3"),
    ("crowded", {"cars": {"red": "a3", "blue": "a3"}, "dice": "rrrrrr"}, PRO, "both stand on a3"),
    ("not-over", {"cars": START, "phase": "over"}, {}, "no car has arrived"),
    ("arrived-moves", {"cars": {"red": "finish", "blue": "a3"}, "turn": "red"}, {}, "it is the red car"),
    (
        "arrived-moves",
        {"cars": {"red": "a3", "blue": "finish"}, "turn": "blue", "dice": "rrrrrr"},
        {},
        "it is the blue car",
    ),
]


@pytest.mark.parametrize(("what", "document", "options", "said"), BAD)
def test_a_bad_position_gets_its_sentence(
    what: str, document: dict[str, Any], options: dict[str, Any], said: str
) -> None:
    with pytest.raises(PaddockError) as caught:
        make(players=2, **options).setup(document)
    assert caught.value.message.key == f"monza-position-{what}"
    assert said in str(caught.value)


def test_every_sentence_about_positions_is_provoked_here() -> None:
    text = (importlib.resources.files("paddock.games.monza") / "locales" / "en.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^monza-position-([a-z-]+)", text, re.MULTILINE)) == {what for what, *_ in BAD}


@pytest.mark.parametrize(
    "document",
    [{}, {"cars": []}, {"cars": {"red": 3, "blue": "start"}}, {"cars": START, "colour": 1}, {"cars": START, "dice": 6}],
)
def test_a_document_of_another_form_is_refused(document: dict[str, Any]) -> None:
    with pytest.raises(PaddockError) as caught:
        make(players=2).setup(document)
    assert caught.value.message.key == "position-form"
    assert str(caught.value)


@pytest.mark.parametrize("document", [None, [], "cars", 7])
def test_what_is_no_object_is_refused(document: Any) -> None:
    with pytest.raises(PaddockError) as caught:
        make(players=2).setup(document)
    assert caught.value.message.key == "position-form"


def test_a_path_in_bad_notation_is_refused() -> None:
    with pytest.raises(PaddockError) as caught:
        make(players=2).setup({"cars": START, "dice": "wwwww", "path": ["lay pink a1"]})
    assert caught.value.message.key == "monza-notation"


# ---- what may be left out


def test_cars_alone_are_enough() -> None:
    race = table({"red": "a3", "blue": "start"})
    assert (race.phase, race.turn, race.round, race.acting) == ("roll", "red", 1, "chance")


def test_dice_put_the_car_after_its_roll() -> None:
    race = table({"red": "a3", "blue": "b3"}, "grrrrr", turn="blue")
    assert (race.phase, race.acting) == ("lay", "blue")
    assert race.legal() == {"lay g a4"}


def test_a_path_goes_on_from_its_last_space() -> None:
    race = table(START, "yrrr", path=["lay w a1", "lay r a2"])
    assert race.legal() == {"lay y a3"}
    assert race.used("red") == 2
    race.play("lay y a3", "drive")
    assert race.at("red") == "a3"


def test_a_tile_of_the_path_is_not_in_the_hand() -> None:
    race = table(START, "rrrrrr", path=["tile w a1"], professional=True)
    assert race.tiles("red") == "rygbp"
    assert race.refused("reroll r") == "already-laid"


def test_an_open_finish_may_have_any_colour_in_the_path() -> None:
    cars = {"red": "a12", "blue": "start"}
    race = table(cars, "ggggg", path=["lay r finish"], finish="open")
    assert race.legal() == {"drive"}


def test_tiles_that_are_not_named_are_all_there() -> None:
    race = table({"red": "start", "blue": {"at": "start", "tiles": "", "extra_roll": False}}, professional=True)
    assert (race.tiles("red"), race.extra_roll("red")) == ("rygbwp", True)
    assert (race.tiles("blue"), race.extra_roll("blue")) == ("", False)


def test_the_first_player_has_the_turn_where_none_is_named() -> None:
    assert table(START, first="blue").turn == "blue"


def test_a_turbo_roll_may_be_set_up_by_hand() -> None:
    """The colour laid last is that of the space where the car waits, and six dice have been used (MZ-31, MZ-54)."""
    cars = {"red": "a6", "blue": "a6", "green": "b3"}
    race = table(cars, more={"phase": "turbo-roll"}, professional=True, bonus_step=True)
    assert race.used("red") == 6
    assert PushedBack(1, 0, "a6", "a5") in race.play("roll gg", "drive")
    race = table(cars, "gg", more={"phase": "turbo"}, professional=True)
    assert race.used("red") == 6
    race = table(
        {"red": "a4", "blue": "a6", "green": "b3"}, "gg", more={"phase": "turbo"}, professional=True, bonus_step=True
    )
    assert BonusOffered(2, 0, "green") in race.play("drive")


def test_of_two_others_on_the_space_of_a_waiting_car_one_is_too_many() -> None:
    game = make(cars=("red", "blue", "green"), **PRO)
    for mover in ("red", "blue", "green"):
        document = {"cars": dict.fromkeys(("red", "blue", "green"), "a6"), "turn": mover, "phase": "turbo-roll"}
        with pytest.raises(PaddockError) as caught:
            game.setup(document)
        assert caught.value.message.key == "monza-position-crowded"


def test_a_reroll_has_used_up_its_tile() -> None:
    race = table(START, "rrrr", more={"phase": "reroll", "rolling": 2}, professional=True)
    assert not race.extra_roll("red")
    race.play("roll gg")
    assert race.refused("reroll g") == "no-extra-roll"


# ---- documents in and out


def sent(document: dict[str, Any]) -> Any:
    """A document as it arrives elsewhere, through JSON."""
    return json.loads(json.dumps(document))


ALL: dict[str, Any] = {"professional": True, "bonus_step": True, "turbo_tiles": True}


@pytest.mark.parametrize(
    ("board", "options"),
    [
        (ROAD, {}),
        (ROAD, ALL | {"first": "drawn"}),
        (CLASSIC, BONUS | {"edition": "classic", "players": 5}),
        (BLOCKED, PRO),
    ],
)
def test_every_moment_of_a_race_can_be_written_down_and_set_up_again(board: str, options: dict[str, Any]) -> None:
    """Through JSON, with the same moves open afterwards; and the whole document builds the same game."""
    game = make(board, **({"players": 3} | options))
    source, rolls, state = Seeded(21), 0, game.start()
    bots = [bot("random", game, seat, seed=3) for seat in range(game.seats)]
    phases = set()
    while actors := game.actors(state):
        (seat,) = actors
        document = sent(game.position(state))
        again, set_up = position(document)
        assert sent(again.position(set_up)) == document
        assert again.actors(set_up) == actors
        phases.add(document["state"]["phase"])
        if seat == CHANCE:
            assert again.ways(set_up) == game.ways(state)
            move = game.outcome(state, source.draw(game, state, rolls))
            rolls += 1
        else:
            assert again.legal(set_up, seat) == game.legal(state, seat)
            move = bots[seat].choose(game.view(state, seat))
        state = game.apply(state, seat, move).state
        assert again.position(again.apply(set_up, seat, move).state) == game.position(state)
    over = Table(game, game.setup(game.position(state)))
    assert over.result == game.result(state)
    assert {"roll", "lay"} <= phases
    if options.get("bonus_step"):
        assert "bonus" in phases
    if options.get("professional"):
        assert "reroll" in phases


def test_a_document_of_a_track_of_ones_own_carries_the_board() -> None:
    document = make(ROAD, players=2).position(make(ROAD, players=2).start())
    assert document["board"] == ROAD


@pytest.mark.parametrize("document", [{}, {"game": "monza"}, {"game": 3, "options": {}}, {"options": {}}])
def test_a_document_without_game_and_options_is_refused(document: dict[str, Any]) -> None:
    with pytest.raises(PaddockError) as caught:
        position(document)
    assert caught.value.message.key == "position-no-game"
