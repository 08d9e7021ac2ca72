"""Variant: bonus step, MZ-40 to MZ-42."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.core.events import Event
from paddock.games.monza.events import Arrived, BonusOffered, Declined, LastRound, PushedBack, Stepped, TurnBegan, Won

from .tracks import BLOCKED, CLASSIC, Table, make, table


def bonus(cars: dict[str, Any], dice: str, **options: Any) -> Table:
    return table(cars, dice, bonus_step=True, **options)


def offers(events: list[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, BonusOffered)]


# ---- MZ-40


def test_MZ_40_the_car_of_the_colour_used_last_may_move_one_space_ahead() -> None:
    """When a turn is over, the car of the colour of the die used last may move one space ahead: onto a free space that
    it can step to, lane change included."""
    race = bonus({"red": "a3", "blue": "start", "green": "b1"}, "grrrrr")
    events = race.play("lay g a4", "drive")
    assert offers(events) == [BonusOffered(2, 0, "green")]
    assert (race.acting, race.phase) == ("green", "bonus")
    assert race.legal() == {"step a2", "step b2", "step c2", "decline"}
    assert race.play("step c2") == [Stepped(2, "b1", "c2"), TurnBegan(1)]
    assert race.places == {"red": "a4", "blue": "start", "green": "c2"}


def test_MZ_40_without_the_variant_there_is_none() -> None:
    race = table({"red": "a3", "blue": "start", "green": "b1"}, "grrrrr")
    assert offers(race.play("lay g a4", "drive")) == []
    assert race.turn == "blue"


def test_MZ_40_no_die_is_needed_and_the_colour_does_not_matter() -> None:
    """No die is needed, the colour does not matter: the step uses nothing."""
    race = bonus({"red": "a3", "blue": "start", "green": "b1"}, "grrrrr")
    race.play("lay g a4", "drive", "step b2")
    assert race.used("green") == 0


@pytest.mark.parametrize("taken", ["a2", "b2", "c2"])
def test_MZ_40_onto_a_free_space(taken: str) -> None:
    race = bonus({"red": "a3", "blue": taken, "green": "b1"}, "grrrrr")
    race.play("lay g a4", "drive")
    assert race.refused(f"step {taken}") == "occupied"
    assert race.legal() == {"step a2", "step b2", "step c2", "decline"} - {f"step {taken}"}


def test_MZ_40_one_space_only_and_by_the_steps_of_the_track() -> None:
    race = bonus({"red": "b3", "blue": "a7", "green": "b6"}, "gyyyyy", board=BLOCKED)
    race.play("lay g a4", "drive")
    assert race.refused("step c7") == "obstacle"
    assert race.refused("step a7") == "occupied"
    for far_or_behind in ("b8", "a8", "b6", "a6", "c6", "b3"):
        assert race.refused(f"step {far_or_behind}") == "no-step"
    assert race.legal() == {"step b7", "decline"}


def test_MZ_40_a_car_on_the_start_may_step_onto_one_of_the_two_first_spaces() -> None:
    """A car on the start may step onto one of the two first spaces."""
    race = bonus({"red": "a3", "blue": "start", "green": "start"}, "grrrrr")
    race.play("lay g a4", "drive")
    assert race.legal() == {"step a1", "step b1", "decline"}
    assert race.refused("step c1") == "obstacle"
    race.play("step b1")
    assert race.at("green") == "b1"


def test_MZ_40_the_finish_always_counts_as_free() -> None:
    """The finish always counts as free, although cars are there."""
    cars = {"red": "a3", "blue": "finish", "green": "a12", "yellow": "finish"}
    race = bonus(cars, "grrrrr", turn="red", first="blue")
    race.play("lay g a4", "drive")
    assert race.legal() == {"step finish", "decline"}
    events = race.play("step finish")
    assert Arrived(2, 0) in events
    assert not any(isinstance(event, PushedBack | LastRound) for event in events)


def test_MZ_40_a_classic_target_space_with_a_car_counts_as_free() -> None:
    race = bonus({"red": "a3", "green": "a11", "white": "a12"}, "grrrrr", board=CLASSIC, turn="red", first="white")
    race.play("lay g a4", "drive")
    assert race.refused("step a12") is None
    race.play("step a12")
    assert race.places == {"red": "a4", "green": "a12", "white": "a12"}


def test_MZ_40_a_car_that_has_arrived_gets_no_step() -> None:
    """A car that has arrived gets no step."""
    race = bonus({"red": "a3", "blue": "start", "green": "finish"}, "grrrrr", turn="red", first="green")
    assert offers(race.play("lay g a4", "drive")) == []
    assert race.turn == "blue"


def test_MZ_40_the_mover_that_has_just_arrived_gets_none_either() -> None:
    race = bonus({"white": "a12", "red": "start"}, "wggggg")
    events = race.play("lay w finish", "drive")
    assert offers(events) == []


def test_MZ_40_an_arrival_still_brings_another_car_its_step() -> None:
    race = bonus({"red": "a12", "white": "a3", "blue": "start"}, "wggggg")
    events = race.play("lay w finish", "drive")
    assert offers(events) == [BonusOffered(1, 0, "white")]
    assert race.acting == "white"


def test_MZ_40_after_pushing_back() -> None:
    """(... and after pushing back): the pushed car steps from where it was pushed to."""
    race = bonus({"red": "b4", "blue": "a5"}, "brrrrr")
    events = race.play("lay b a5", "drive")
    assert events.index(PushedBack(1, 0, "a5", "a4")) < events.index(BonusOffered(1, 0, "blue"))
    assert race.legal() == {"step b4", "decline"}  # its old space is taken by red now
    assert race.refused("step a5") == "occupied"
    race.play("step b4")
    assert race.places == {"red": "a5", "blue": "b4"}


def test_MZ_40_after_the_turbo_roll() -> None:
    """(In the professional variant: after the turbo roll): no step when the car waits for its turbo roll."""
    race = bonus({"red": "start", "blue": "a9", "green": "c9"}, "wrygbp", professional=True)
    events = race.play("lay w a1", "lay r a2", "lay y a3", "lay g a4", "lay b a5", "lay p a6", "drive")
    assert offers(events) == []
    race.play("roll wr", "lay r b6")
    events = race.play("drive")
    assert offers(events) == [BonusOffered(0, 0, "red")]


def test_MZ_40_the_step_belongs_to_the_turn_that_brought_it() -> None:
    """The step belongs to the turn that brought it: the next turn begins after it, and its owner's turn still comes."""
    race = bonus({"red": "a3", "blue": "start", "green": "b1"}, "grrrrr")
    race.play("lay g a4", "drive")
    assert race.turn == "red"
    race.play("step b2")
    assert race.turn == "blue"
    race.pass_turn("rrrrrr")
    assert race.turn == "green"


def test_MZ_40_also_in_the_last_turn_of_a_race() -> None:
    """... also in the last turn of a race."""
    race = bonus(
        {"red": "finish", "blue": "c12", "green": "a4"}, "byyyyy", turn="green", first="red", obligation="free"
    )
    race.play("lay b a5", "drive")
    assert race.phase == "bonus"
    assert race.result is None
    events = race.play("step finish")
    assert Arrived(1, 0) in events
    assert isinstance(events[-1], Won)
    assert race.winners == {"red", "blue"}


def test_MZ_40_declined_in_the_last_turn_the_race_is_over() -> None:
    race = bonus(
        {"red": "finish", "blue": "c12", "green": "a4"}, "byyyyy", turn="green", first="red", obligation="free"
    )
    events = race.play("lay b a5", "drive", "decline")
    assert Declined(1) in events
    assert race.winners == {"red"}


def test_MZ_40_nothing_else_can_be_done_meanwhile() -> None:
    race = bonus({"red": "a3", "blue": "start", "green": "b1"}, "grrrrr", professional=True)
    assert race.refused("step b2") == "not-now"
    assert race.refused("decline") == "not-now"
    race.play("lay g a4", "drive")
    for move in ("drive", "lay b b2", "tile b b2", "reroll r", "roll rrrrrr", "first red"):
        assert race.refused(move) == "not-now"
    assert race.refused("step b2", car="blue") == "not-your-turn"
    assert race.refused("decline", car="red") == "not-your-turn"
    assert race.refused("roll rrrrrr", car="chance") == "not-your-turn"
    assert race.refused("step q7") == "monza-no-such-space"


# ---- MZ-41


def test_MZ_41_its_owner_decides_whether() -> None:
    """Its owner decides, whether and where to."""
    race = bonus({"red": "a3", "blue": "start", "green": "b1"}, "grrrrr")
    race.play("lay g a4", "drive")
    assert race.play("decline") == [Declined(2), TurnBegan(1)]
    assert race.at("green") == "b1"


def test_MZ_41_nobody_drives_that_colour() -> None:
    """Nobody drives that colour: no bonus step."""
    race = bonus({"red": "a3", "blue": "b1"}, "grrrrr")
    assert offers(race.play("lay g a4", "drive")) == []
    assert race.turn == "blue"


def test_MZ_41_nothing_was_laid() -> None:
    """Nothing was laid: no bonus step, whatever the dice show."""
    race = bonus({"red": "a3", "blue": "b1"}, "rrrrrr")
    assert offers(race.play("drive")) == []
    assert race.turn == "blue"


def test_MZ_41_what_was_laid_last_in_the_turn_before_does_not_count() -> None:
    race = bonus({"red": "a3", "blue": "b1", "green": "b7"}, "grrrrr")
    race.play("lay g a4", "drive", "decline")
    assert offers(race.pass_turn("pppppp")) == []


def test_MZ_41_no_space_is_free() -> None:
    """No space is free: no bonus step."""
    race = bonus({"red": "a2", "blue": "b3", "green": "a3"}, "ygrrrr")
    events = race.play("lay y a3", "lay g a4", "drive")  # green's steps are a4, where red is now, and b3
    assert offers(events) == []
    assert race.places == {"red": "a4", "blue": "b3", "green": "a3"}
    assert race.turn == "blue"


def test_MZ_41_the_space_that_the_mover_left_is_free() -> None:
    race = bonus({"red": "b3", "blue": "c4", "green": "a3"}, "grrrrr")
    race.play("lay g a4", "drive")
    assert race.legal() == {"step b3", "decline"}


def test_MZ_41_the_colour_of_the_last_one_laid_not_of_the_first() -> None:
    race = bonus({"red": "a3", "blue": "b7", "green": "b1"}, "gbrrrr")
    events = race.play("lay g a4", "lay b a5", "drive")
    assert offers(events) == [BonusOffered(1, 0, "blue")]


def test_MZ_41_turbo_dice_left_unused_the_one_laid_last_before_them() -> None:
    """(Turbo dice left unused: the one laid last before them.)"""
    race = bonus({"red": "start", "blue": "b7", "green": "b9"}, "wrygbp", professional=True)
    race.play("lay w a1", "lay p b1", "lay r a2", "lay y a3", "lay g a4", "lay b a5", "drive", "roll ry")
    events = race.play("drive")
    assert offers(events) == [BonusOffered(1, 0, "blue")]


def test_MZ_41_a_used_turbo_die_is_the_last_one() -> None:
    race = bonus({"red": "start", "blue": "b7", "green": "b9"}, "wrygbp", professional=True)
    race.play("lay w a1", "lay p b1", "lay r a2", "lay y a3", "lay g a4", "lay b a5", "drive", "roll py")
    events = race.play("lay p a6", "drive")
    assert offers(events) == []  # purple: nobody drives it


def test_MZ_41_a_tile_laid_last_gives_its_colour() -> None:
    """... of the die or accelerator tile used last."""
    race = bonus({"red": "a3", "blue": "b7", "green": "b1"}, "grrrrr", professional=True)
    events = race.play("lay g a4", "tile b a5", "drive")
    assert offers(events) == [BonusOffered(1, 0, "blue")]


def test_MZ_41_a_tile_after_the_sixth_die_is_the_last_one_before_unused_turbo_dice() -> None:
    race = bonus({"red": "start", "blue": "b7", "green": "b9"}, "wrygpp", professional=True)
    race.play("lay w a1", "lay p b1", "lay r a2", "lay y a3", "lay g a4", "tile b a5", "lay p a6")
    race.play("tile r b6", "drive", "roll gg")
    assert offers(race.play("drive")) == [BonusOffered(0, 0, "red")]


@pytest.mark.parametrize(("die", "car"), [("r", "red"), ("g", "green"), ("b", "blue")])
def test_MZ_41_on_an_open_finish_the_colour_of_the_die_counts(die: str, car: str) -> None:
    """The finish is white; the die that was laid there is what was used last."""
    cars = {"yellow": "a12", "red": "a3", "green": "a4", "blue": "a5"}
    race = bonus(cars, die + "wwwww", finish="open")
    events = race.play(f"lay {die} finish", "drive")
    assert offers(events) == [BonusOffered(list(cars).index(car), 0, car)]


# ---- MZ-42


def test_MZ_42_the_movers_own_car_counts_too() -> None:
    """*Reading:* the mover's own car counts too (option `bonus = "any"`, default)."""
    assert make().options.bonus == "any"
    race = bonus({"red": "b5", "blue": "start"}, "rggggg")
    events = race.play("lay r b6", "drive")
    assert offers(events) == [BonusOffered(0, 0, "red")]
    race.play("step b7")
    assert (race.at("red"), race.turn) == ("b7", "blue")


def test_MZ_42_others_as_in_the_french_text() -> None:
    """`"others"`: not the mover's own car, but everybody else's."""
    race = bonus({"red": "b5", "blue": "start"}, "rggggg", bonus="others")
    assert offers(race.play("lay r b6", "drive")) == []
    assert race.turn == "blue"
    race = bonus({"red": "b4", "blue": "start"}, "brrrrr", bonus="others")
    assert offers(race.play("lay b a5", "drive")) == [BonusOffered(1, 0, "blue")]


def test_MZ_42_a_bonus_step_may_enter_the_finish_and_counts_as_arriving() -> None:
    """A bonus step may enter the finish, and then counts as arriving (MZ-30): it makes the round the last one."""
    race = bonus({"red": "a3", "blue": "start", "green": "b11"}, "grrrrr", rounds=6)
    events = race.play("lay g a4", "drive", "step finish")
    assert events[-4:] == [Stepped(2, "b11", "finish"), Arrived(2, 0), LastRound(6), TurnBegan(1)]
    race.pass_turn("rrrrrr")
    assert race.winners == {"green"}


def test_MZ_42_arriving_by_ones_own_bonus_step_counts_the_dice_of_the_turn() -> None:
    race = bonus({"red": "b10", "blue": "start"}, "rggggg")
    events = race.play("lay r b11", "drive", "step finish")
    assert Arrived(0, 1) in events
    race.pass_turn("rrrrrr")
    assert race.winners == {"red"}


def test_MZ_42_a_step_into_the_finish_of_a_car_that_has_had_its_turn() -> None:
    race = bonus({"red": "c9", "blue": "start", "green": "b5"}, "bwyggg", rounds=3)
    race.play("lay b c10", "lay w c11", "lay y c12", "drive")
    race.pass_turn("rrrrrr")
    events = race.play("roll rggggg", "lay r b6", "drive", "step finish")
    assert Arrived(0, 3) in events
    assert race.phase == "over"
    assert race.winners == {"red"}
