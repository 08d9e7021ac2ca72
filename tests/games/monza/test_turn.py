"""A turn: MZ-20 to MZ-27. The duty to go on (MZ-23) has a module of its own."""

from __future__ import annotations

from fractions import Fraction

from paddock.games.monza.events import Arrived, Drove, Laid, PushedBack, Rolled, Stayed, TurnBegan
from paddock.games.monza.moves import Roll

from .tracks import BLOCKED, CLASSIC, new_table, pushes, table, zigzag

# ---- MZ-20


def test_MZ_20_all_six_dice_are_rolled() -> None:
    """Roll all six dice once."""
    race = new_table(players=2)
    assert (race.acting, race.phase) == ("chance", "roll")
    assert race.refused("roll rrrrr") == "dice-count"
    assert race.refused("roll rrrrrrr") == "dice-count"
    assert race.play("roll pwbgyr") == [Rolled(0, "rygbwp")]
    assert race.acting == "red"


def test_MZ_20_once() -> None:
    race = new_table(players=2)
    race.play("roll wwwwww")
    assert race.refused("roll rrrrrr", car="chance") == "not-your-turn"
    race.play("lay w a1", "drive")
    assert (race.turn, race.phase) == ("blue", "roll")


def test_MZ_20_nobody_may_lay_or_drive_before_the_roll() -> None:
    race = new_table(players=2, professional=True)
    for move in ("lay w a1", "tile w a1", "drive", "reroll w", "step a1", "decline"):
        assert race.refused(move, car="red") == "wait-for-dice"


def test_MZ_20_the_six_colours_are_equally_likely() -> None:
    """462 handfuls, with the probabilities of six fair dice."""
    race = new_table(players=2)
    chances = dict(race.game.chances(race.state))
    assert len(chances) == 462
    assert sum(chances.values()) == 1
    assert chances[Roll("rrrrrr")] == Fraction(1, 6**6)
    assert chances[Roll("rygbwp")] == Fraction(720, 6**6)
    assert chances[Roll("rrrrbb")] == Fraction(15, 6**6)


# ---- MZ-21


def test_MZ_21_a_die_goes_on_a_space_of_its_colour_that_the_car_can_step_to() -> None:
    """Lay a die of matching colour on a space that the car can step to."""
    race = table({"red": "b3", "blue": "start"}, "ggyrwp")
    assert race.legal() == {"lay g a4", "lay y b4"}
    assert race.refused("lay y a4") == "wrong-colour"
    assert race.refused("lay b c4") == "no-die"
    assert race.refused("lay g b5") == "no-step"
    assert race.play("lay g a4") == [Laid(0, "green", "a4", tile=False)]


def test_MZ_21_from_that_space_the_next_die() -> None:
    """From that space, lay the next die, and so on."""
    race = table({"red": "b3", "blue": "start"}, "ggyrbw")
    race.play("lay g a4")
    assert race.legal() == {"lay y b4", "lay b a5"}
    race.play("lay y b4")
    assert race.legal() == {"lay g b5", "lay b a5", "lay w c5"}
    assert race.refused("lay b c4") == "no-step"  # it touched b3, where the car stands, but not b4


def test_MZ_21_each_die_serves_once() -> None:
    """Each die serves once."""
    race = table({"red": "a3", "blue": "start"}, "gyprrr")
    race.play("lay g a4", "lay y b4")
    assert race.refused("lay g b5") == "no-die"
    assert race.hand == "rrrp"


def test_MZ_21_two_dice_of_a_colour_serve_twice() -> None:
    race = table({"red": "a3", "blue": "start"}, "ggyrrr")
    race.play("lay g a4", "lay y b4", "lay g b5")
    assert race.used("red") == 3


def test_MZ_21_up_to_six_spaces_in_one_turn() -> None:
    """Up to six spaces in one turn."""
    race = table({"red": "start", "blue": "start"}, "wrygbp")
    events = race.play("lay w a1", "lay r a2", "lay y a3", "lay g a4", "lay b a5", "lay p a6", "drive")
    assert Drove(0, "start", "a6", 6) in events
    assert race.used("red") == 6
    assert race.turn == "blue"


def test_MZ_21_lane_changes_and_straight_steps_mix() -> None:
    race = table({"red": "a1", "blue": "start"}, "pbrwbg")
    race.play("lay p b1", "lay b b2", "lay r c3", "lay w b3", "lay b c4", "drive")
    assert race.at("red") == "c4"


# ---- MZ-22


def test_MZ_22_passing_over_cars_is_free() -> None:
    """Passing over spaces with other cars is free: nobody who is passed is moved."""
    race = table({"red": "b3", "blue": "b4", "green": "b5"}, "ygrbbb")
    events = race.play("lay y b4", "lay g b5", "lay r b6", "drive")
    assert pushes(events) == []
    assert race.places == {"red": "b6", "blue": "b4", "green": "b5"}


def test_MZ_22_a_space_with_a_car_needs_its_die_like_any() -> None:
    """(They need their colour's die like any space.)"""
    race = table({"red": "b3", "blue": "b4"}, "grwwww")
    assert race.refused("lay g b4") == "wrong-colour"
    assert race.refused("lay g b5") == "no-step"
    assert race.refused("lay y b4") == "no-die"


# ---- MZ-24


def test_MZ_24_a_player_who_lays_nothing_stays_put() -> None:
    """When no unused die fits, the turn ends. A player who lays nothing stays put."""
    race = table({"red": "a3", "blue": "start"}, "rbbppp")
    assert race.legal() == {"drive"}
    assert race.play("drive") == [Stayed(0, "a3"), TurnBegan(1)]
    assert race.places == {"red": "a3", "blue": "start"}


def test_MZ_24_unless_the_extra_roll_tile_or_an_accelerator_tile_is_used() -> None:
    """... unless the player uses the extra-roll tile (MZ-51) or lays an accelerator tile (MZ-52)."""
    race = table({"red": {"at": "a3", "tiles": "yg"}, "blue": "start"}, "rrrrrr", professional=True)
    assert race.legal() == {"drive", "tile g a4"} | {"reroll " + "r" * n for n in range(1, 7)}


def test_MZ_24_the_turn_may_end_in_the_middle_of_the_dice() -> None:
    race = table({"red": "a3", "blue": "start"}, "grrrrr")
    race.play("lay g a4")
    assert race.play("drive") == [Drove(0, "a3", "a4", 1), TurnBegan(1)]


# ---- MZ-25


def test_MZ_25_the_car_drives_at_the_end_of_the_turn_to_the_last_die() -> None:
    """At the end of the turn the car drives to the space of the last die laid."""
    race = table({"red": "b3", "blue": "start"}, "ygrbbb")
    for move in ("lay y b4", "lay g b5", "lay r b6"):
        race.play(move)
        assert race.at("red") == "b3"
    race.play("drive")
    assert race.at("red") == "b6"


def test_MZ_25_dice_are_gone_with_the_turn() -> None:
    race = table({"red": "b3", "blue": "start"}, "ygrbbb")
    race.play("lay y b4", "lay g b5", "lay r b6", "drive")
    assert race.hand == ""
    assert "path" not in race.document


# ---- MZ-26


def test_MZ_26_the_car_that_stood_there_is_moved_back_to_the_nearest_free_space() -> None:
    """The car that stood there is moved back in its own lane to the nearest space behind it that is free."""
    race = table({"red": "a4", "blue": "b4"}, "yrrrpp")
    events = race.play("lay y b4", "drive")
    assert pushes(events) == [PushedBack(1, 0, "b4", "b3")]
    assert race.places == {"red": "b4", "blue": "b3"}


def test_MZ_26_back_in_its_own_lane_wherever_the_mover_came_from() -> None:
    for origin in ("b4", "c5"):
        race = table({"red": origin, "blue": "b5"}, "gwwwyy")
        race.play("lay g b5", "drive")
        assert race.at("blue") == "b4"


def test_MZ_26_pushed_back_past_obstacle_and_car() -> None:
    """... and not an obstacle (past any number of occupied and obstacle spaces)."""
    race = table({"red": "a6", "blue": "b6", "green": "b3"}, "rgggyy", board=BLOCKED)
    events = race.play("lay r b6", "drive")
    assert pushes(events) == [PushedBack(1, 0, "b6", "b2")]  # past b5 and b4, obstacles, and b3, where green stands
    assert race.places == {"red": "b6", "blue": "b2", "green": "b3"}


def test_MZ_26_pushed_back_past_a_car_an_obstacle_and_a_car() -> None:
    board = zigzag("wrxgbpwrygbp", "pbwygrpbwyr", "xgrbwpygrbwy")
    race = table({"red": "b4", "blue": "a5", "green": "a4", "yellow": "a2"}, "brrrrr", board=board)
    events = race.play("lay b a5", "drive")
    assert pushes(events) == [PushedBack(1, 0, "a5", "a1")]  # a4 green, a3 obstacle, a2 yellow
    assert race.places == {"red": "a5", "blue": "a1", "green": "a4", "yellow": "a2"}


def test_MZ_26_where_there_is_none_to_the_start_past_cars_and_obstacles() -> None:
    """Where there is none, to the start field."""
    race = table({"red": "b3", "blue": "c4", "green": "c3", "yellow": "c2"}, "bppprr")
    events = race.play("lay b c4", "drive")
    assert pushes(events) == [PushedBack(1, 0, "c4", "start")]  # c3 and c2 are taken, c1 is an obstacle
    assert race.places == {"red": "c4", "blue": "start", "green": "c3", "yellow": "c2"}


def test_MZ_26_from_the_first_space_to_the_start() -> None:
    race = table({"red": "start", "blue": "b1", "green": "start"}, "pwwwww")
    events = race.play("lay p b1", "drive")
    assert pushes(events) == [PushedBack(1, 0, "b1", "start")]


def test_MZ_26_a_car_that_is_pushed_back_pushes_nobody() -> None:
    """A car that is pushed back pushes nobody: whoever stands on its way stays there, and on the start too."""
    race = table({"red": "a2", "blue": "a3", "green": "a1", "yellow": "start"}, "yrrrpp")
    events = race.play("lay y a3", "drive")
    assert pushes(events) == [PushedBack(1, 0, "a3", "a2")]
    assert race.places == {"red": "a3", "blue": "a2", "green": "a1", "yellow": "start"}


def test_MZ_26_the_movers_old_space_counts_as_free() -> None:
    """(The mover's old space counts as free.)"""
    race = table({"red": "b6", "blue": "b7"}, "pyyyyy")
    events = race.play("lay p b7", "drive")
    assert pushes(events) == [PushedBack(1, 0, "b7", "b6")]
    assert race.places == {"red": "b7", "blue": "b6"}


def test_MZ_26_the_movers_old_space_is_found_behind_others() -> None:
    race = table({"red": "b6", "blue": "b8", "green": "b7"}, "pbgggg")
    race.play("lay p b7", "lay b b8", "drive")
    assert race.places == {"red": "b8", "blue": "b6", "green": "b7"}


def test_MZ_26_nobody_is_pushed_where_the_mover_stays() -> None:
    race = table({"red": "b6", "blue": "b7"}, "gggggg")
    assert pushes(race.play("drive")) == []


def test_MZ_26_with_six_cars_past_four_others() -> None:
    cars = {"red": "b6", "yellow": "a7", "green": "a6", "blue": "a5", "white": "a4", "purple": "a3"}
    race = table(cars, "wggggg", board=CLASSIC)
    events = race.play("lay w a7", "drive")
    assert pushes(events) == [PushedBack(1, 0, "a7", "a2")]


def test_MZ_26_a_pushed_car_drives_on_from_where_it_was_pushed_to() -> None:
    race = table({"red": "b6", "blue": "b7"}, "pyyyyy")
    race.play("lay p b7", "drive", "roll pwwwww")
    assert race.legal() == {"lay p b7", "lay w a7"}


# ---- MZ-27


def test_MZ_27_a_car_that_reaches_the_finish_stops_there() -> None:
    """A car that reaches the finish stops there: what is left of the dice stays unused."""
    race = table({"red": "a12", "blue": "start"}, "wwprrr")
    race.play("lay w finish")
    assert race.legal() == {"drive"}
    for move in ("lay w a1", "lay p b1", "lay w finish"):
        assert race.refused(move) == "has-arrived"
    events = race.play("drive")
    assert Arrived(0, 1) in events
    assert race.turn == "blue"


def test_MZ_27_no_tile_either() -> None:
    race = table({"red": "a12", "blue": "start"}, "wwprrr", professional=True)
    race.play("lay w finish")
    assert race.refused("tile w a1") == "has-arrived"
    assert race.refused("reroll w") == "already-laid"
    assert race.legal() == {"drive"}


def test_MZ_27_and_it_takes_no_further_turn() -> None:
    """... and it takes no further turn: after an arrival the others finish the round, and nobody begins another."""
    race = table({"red": "start", "blue": "a12", "green": "start"}, "wgggyy", turn="blue", first="red", rounds=5)
    race.play("lay w finish", "drive")
    assert race.turn == "green"
    events = race.pass_turn("rrrrrr")
    assert TurnBegan(1) not in race.events + events
    assert race.phase == "over"


def test_MZ_27_classic_target_spaces_stop_a_car_as_well() -> None:
    race = table({"red": "a11", "blue": "start"}, "ppwwyy", board=CLASSIC, edition="classic")
    race.play("lay p a12")
    assert race.legal() == {"drive"}
    assert race.refused("lay p a12") == "has-arrived"
