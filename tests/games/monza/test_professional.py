"""Variant: professional racers and their tiles, MZ-50 to MZ-52."""

from __future__ import annotations

import pytest

from paddock.games.monza.events import (
    Arrived,
    Drove,
    ExtraRoll,
    Laid,
    PushedBack,
    Rerolled,
    Stayed,
)

from .professional import OUTER_SIX, pro, waiting_for_turbo
from .tracks import new_table, pushes, table


def without_rerolls(moves: set[str]) -> set[str]:
    return {move for move in moves if not move.startswith("reroll")}


# ---- MZ-50


@pytest.mark.parametrize(("edition", "players"), [("anniversary", 4), ("classic", 6)])
def test_MZ_50_each_player_gets_one_extra_roll_tile_and_six_accelerator_tiles(edition: str, players: int) -> None:
    """Each player also gets one extra-roll tile and six accelerator tiles, one of each colour."""
    race = new_table(professional=True, edition=edition, players=players)
    for car in race.game.colours():
        assert race.tiles(car) == "rygbwp"
        assert race.extra_roll(car)


def test_MZ_50_without_the_variant_there_are_no_tiles() -> None:
    race = table({"red": "start", "blue": "start"}, "rrrrrr")
    assert race.legal() == {"drive"}
    assert race.refused("tile w a1") == "no-tile"
    assert race.refused("reroll r") == "no-extra-roll"


def test_MZ_50_any_number_of_them_may_be_used_in_a_turn() -> None:
    """Any number of them may be used in a turn: here all seven."""
    race = pro({"red": "start", "blue": "start"}, "gggggg")
    race.play("reroll g", "roll g")
    race.play(*(move.replace("lay", "tile") for move in OUTER_SIX), "drive")
    assert race.at("red") == "a6"
    assert (race.tiles("red"), race.extra_roll("red")) == ("", False)
    assert race.used("red") == 0


def test_MZ_50_used_tiles_go_back_to_the_box_for_good() -> None:
    """Used tiles go back to the box for good."""
    race = pro({"red": "a2", "blue": "start"}, "rrrrrr")
    race.play("reroll r", "roll g", "tile y a3", "lay g a4", "drive")
    for _ in range(3):
        assert race.tiles("red") == "rgbwp"
        assert not race.extra_roll("red")
        race.pass_turn("rrrrrr")
        race.pass_turn("rrrrrr")
    race.pass_turn("rrrrrr")
    race.play("roll rrrrrr")
    assert race.refused("tile y b4") == "no-tile"
    assert race.refused("reroll r") == "no-extra-roll"
    assert race.refused("tile b a5") is None


def test_MZ_50_a_used_tile_cannot_be_laid_again_but_the_others_can() -> None:
    race = pro({"red": {"at": "start", "tiles": "p"}, "blue": "start"}, "rrrrrr")
    assert race.refused("tile w a1") == "no-tile"
    assert race.refused("tile p b1") is None


def test_MZ_50_the_tiles_of_others_stay_theirs() -> None:
    race = pro({"red": "start", "blue": "start"}, "rrrrrr")
    race.play("tile w a1", "lay r a2", "drive")
    assert race.tiles("blue") == "rygbwp"
    assert race.extra_roll("blue")


# ---- MZ-51


def test_MZ_51_reroll_as_many_dice_as_you_like() -> None:
    """After the roll and before the first die or tile is laid, re-roll as many of the six dice as you like."""
    race = pro({"red": "start", "blue": "start"}, "rryygb")
    rerolls = {move for move in race.legal() if move.startswith("reroll")}
    assert len(rerolls) == 3 * 3 * 2 * 2 - 1  # 0 to 2 reds, 0 to 2 yellows, ... but not none at all
    assert {"reroll r", "reroll rryygb", "reroll rrb"} <= rerolls
    assert race.refused("reroll rrr") == "not-rolled"
    assert race.refused("reroll w") == "not-rolled"


@pytest.mark.parametrize(
    ("chosen", "rolled", "hand"), [("b", "p", "rryygp"), ("ry", "ww", "rygbww"), ("rryygb", "pppppp", "pppppp")]
)
def test_MZ_51_the_chosen_dice_are_rolled_again_and_the_others_stay(chosen: str, rolled: str, hand: str) -> None:
    race = pro({"red": "start", "blue": "start"}, "rryygb")
    assert race.play(f"reroll {chosen}") == [ExtraRoll(0, chosen)]
    assert (race.acting, race.phase) == ("chance", "reroll")
    assert race.refused("roll " + "r" * (len(chosen) + 1)) == "dice-count"
    assert race.play(f"roll {rolled}") == [Rerolled(0, rolled, hand)]
    assert (race.acting, race.hand) == ("red", hand)


def test_MZ_51_also_when_nothing_fits() -> None:
    """... also when nothing fits."""
    race = pro({"red": "start", "blue": "start"}, "rrrrrr")
    assert race.refused("drive") is None
    race.play("reroll rr", "roll ww", "lay w a1", "lay r a2", "drive")
    assert race.at("red") == "a2"


def test_MZ_51_also_when_something_fits() -> None:
    race = pro({"red": "start", "blue": "start"}, "wprrrr")
    assert race.refused("reroll wp") is None


def test_MZ_51_nothing_may_fit_after_it() -> None:
    race = pro({"red": {"at": "start", "tiles": ""}, "blue": "start"}, "wprrrr")
    race.play("reroll wp", "roll gg")
    assert race.legal() == {"drive"}
    assert Stayed(0, "start") in race.play("drive")


def test_MZ_51_the_duty_to_go_on_holds_after_it() -> None:
    race = pro({"red": "start", "blue": "start"}, "rrrrrr")
    race.play("reroll r", "roll w")
    assert race.refused("drive") == "must-go-on"


def test_MZ_51_once() -> None:
    """... once: the tile is used up."""
    race = pro({"red": "start", "blue": "start"}, "rryygb")
    race.play("reroll r", "roll r")
    assert race.refused("reroll r") == "no-extra-roll"
    assert not any(move.startswith("reroll") for move in race.legal())


def test_MZ_51_not_after_the_first_die() -> None:
    race = pro({"red": "start", "blue": "start"}, "wrrrrr")
    race.play("lay w a1")
    assert race.refused("reroll r") == "already-laid"
    assert not any(move.startswith("reroll") for move in race.legal())
    assert race.extra_roll("red")


def test_MZ_51_not_after_the_first_tile() -> None:
    race = pro({"red": "start", "blue": "start"}, "rrrrrr")
    race.play("tile w a1")
    assert race.refused("reroll r") == "already-laid"


def test_MZ_51_not_for_turbo_dice() -> None:
    """Not for turbo dice."""
    race = waiting_for_turbo()
    race.play("roll wg")
    assert race.extra_roll("red")
    assert race.refused("reroll g") == "not-now"
    assert not any(move.startswith("reroll") for move in race.legal())


def test_MZ_51_not_before_the_roll() -> None:
    race = new_table(professional=True, players=2)
    assert race.refused("reroll r", car="red") == "wait-for-dice"


def test_MZ_51_every_hand_has_its_rerolls() -> None:
    race = pro({"red": "a3", "blue": "start"}, "rygbwp")
    assert sum(move.startswith("reroll") for move in race.legal()) == 2**6 - 1


def test_MZ_51_six_dice_after_a_reroll_bring_a_turbo_roll() -> None:
    race = pro({"red": "start", "blue": "start"}, "rrrrrr")
    race.play("reroll rrrrr", "roll wygbp", *OUTER_SIX, "drive")
    assert race.phase == "turbo-roll"


# ---- MZ-52


def test_MZ_52_a_tile_is_laid_like_a_die_of_its_colour() -> None:
    """An accelerator tile is laid like a die of its colour."""
    race = pro({"red": "b3", "blue": "start"}, "rrrrrr")
    assert without_rerolls(race.legal()) == {"tile g a4", "tile y b4", "tile b c4", "drive"}
    assert race.refused("tile g b4") == "wrong-colour"
    assert race.refused("tile g b5") == "no-step"
    assert race.play("tile y b4") == [Laid(0, "yellow", "b4", tile=True)]
    assert race.tiles("red") == "rgbwp"
    assert race.hand == "rrrrrr"


def test_MZ_52_at_any_point_of_the_turn() -> None:
    """... at any point of the turn: first, between dice, and last."""
    race = pro({"red": "start", "blue": "start"}, "rgbbbb")
    race.play("tile w a1", "lay r a2", "tile y a3", "lay g a4", "lay b a5", "tile p a6", "drive")
    assert race.at("red") == "a6"
    assert race.used("red") == 3


def test_MZ_52_also_after_the_sixth_die_and_before_the_turbo_roll() -> None:
    """... also after the sixth die and before the turbo roll."""
    race = pro({"red": "start", "blue": "start"}, "rygbwp")
    race.play(*OUTER_SIX)
    assert race.legal() == {"tile w a7", "tile r b6", "drive"}
    race.play("tile w a7")
    assert race.legal() == {"tile r a8", "tile p b7", "drive"}
    events = race.play("drive")
    assert Drove(0, "start", "a7", 7) in events
    assert (race.phase, race.at("red")) == ("turbo-roll", "a7")


def test_MZ_52_it_is_never_owed() -> None:
    """It is never owed: while only tiles fit, the player may end the turn."""
    race = pro({"red": "a3", "blue": "start"}, "rrrrrr")
    assert {"tile g a4", "drive"} <= race.legal()
    race.play("tile g a4")
    assert race.refused("drive") is None
    race.play("drive")
    assert race.at("red") == "a4"


def test_MZ_52_a_tile_may_be_laid_while_a_die_is_owed() -> None:
    """MZ-23: the player must lay one (or a tile, MZ-52; the duty is then judged again from the new space)."""
    race = pro({"red": "a3", "blue": "start"}, "grrrrr")
    assert race.refused("drive") == "must-go-on"
    race.play("tile w b3")
    assert race.refused("drive") == "must-go-on"  # green fits a4 from here as well
    race = pro({"red": "a3", "blue": "start"}, "gppppp")
    race.play("tile g a4")
    assert race.refused("drive") is None  # from a4 nothing fits: the green die is owed no longer
    assert race.hand == "gppppp"


def test_MZ_52_the_duty_comes_back_where_a_die_fits_after_a_tile() -> None:
    race = pro({"red": "a3", "blue": "start"}, "byyyyy")
    assert race.refused("drive") is None
    race.play("tile g a4")
    assert race.refused("drive") == "must-go-on"


def test_MZ_52_in_longest_routes_are_counted_in_dice_only() -> None:
    """In `longest`, routes are counted in dice only: a tile that would lengthen the route does not open it."""
    race = pro({"red": "b1", "blue": "start"}, "rgwwpp", obligation="longest")
    assert race.refused("lay r a2") == "cuts-short"
    assert race.refused("lay g c2") is None


def test_MZ_52_in_longest_a_tile_may_always_be_laid() -> None:
    """... and a tile may always be laid; the duty is judged again from there."""
    race = pro({"red": "b1", "blue": "start"}, "rgwwpp", obligation="longest")
    assert {"tile r a2", "tile b b2", "tile g c2"} <= race.legal()
    race.play("tile r a2")  # no die fits from here: the longest route is empty
    assert race.refused("drive") is None
    race = pro({"red": "b1", "blue": "start"}, "rgwwpp", obligation="longest")
    race.play("tile b b2")  # from b2: red on c3, then white on b3; white at once would be shorter
    assert race.refused("drive") == "must-go-on"
    assert race.refused("lay w b3") == "cuts-short"
    assert race.refused("lay r c3") is None


def test_MZ_52_a_tile_may_carry_the_car_into_the_finish() -> None:
    race = pro({"red": "a12", "blue": "start"}, "rrrrrr")
    events = race.play("tile w finish", "drive")
    assert Arrived(0, 0) in events
    assert race.tiles("red") == "rygbp"


def test_MZ_52_a_tile_on_an_occupied_space_pushes_back_at_the_end() -> None:
    race = pro({"red": "a3", "blue": "a4"}, "rrrrrr")
    assert pushes(race.play("tile g a4", "drive")) == [PushedBack(1, 0, "a4", "a3")]
