"""The turbo roll of professional racers: MZ-53 and MZ-54."""

from __future__ import annotations

import pytest

from paddock.games.monza.events import (
    Arrived,
    Drove,
    PushedBack,
    TurboRolled,
    TurnBegan,
)

from .professional import OUTER_SIX, pro, waiting_for_turbo
from .tracks import Table, make, pushes, table, zigzag

# ---- MZ-53


def test_MZ_53_whoever_has_laid_all_six_dice_rolls_two_more() -> None:
    """Turbo roll: whoever has laid all six dice in the turn moves the car to the last laid space, clears dice and tiles
    off the board, and rolls two dice."""
    race = pro({"red": "start", "blue": "start"}, "rygbwp")
    events = race.play(*OUTER_SIX, "drive")
    assert events[-1] == Drove(0, "start", "a6", 6)
    assert race.at("red") == "a6"
    assert "path" not in race.document
    assert (race.acting, race.phase, race.turn) == ("chance", "turbo-roll", "red")
    assert race.refused("roll r") == "dice-count"
    assert race.refused("roll rrr") == "dice-count"
    assert race.refused("drive", car="red") == "wait-for-dice"
    assert race.play("roll wr") == [TurboRolled(0, "rw")]
    assert race.acting == "red"


def test_MZ_53_two_dice_have_twenty_one_outcomes() -> None:
    race = waiting_for_turbo()
    assert race.game.ways(race.state) == 36
    assert len(race.game.chances(race.state)) == 21


def test_MZ_53_tiles_in_between_do_not_matter() -> None:
    """(Tiles in between do not matter.)"""
    race = pro({"red": "start", "blue": "start"}, "rygbpw")
    race.play("tile w a1", "lay r a2", "lay y a3", "lay g a4", "lay b a5", "lay p a6", "lay w a7", "drive")
    assert race.phase == "turbo-roll"


def test_MZ_53_six_spaces_with_a_tile_among_them_are_not_six_dice() -> None:
    race = pro({"red": "start", "blue": "start"}, "rygbpp")
    race.play("tile w a1", *OUTER_SIX[1:])
    assert race.hand == "p"
    race.play("drive")
    assert race.turn == "blue"


def test_MZ_53_only_in_the_professional_variant() -> None:
    race = table({"red": "start", "blue": "start"}, "rygbwp")
    race.play(*OUTER_SIX, "drive")
    assert race.turn == "blue"


def test_MZ_53_one_or_both_may_be_laid_by_the_same_rules() -> None:
    """One or both may be laid by the same rules."""
    race = waiting_for_turbo()
    race.play("roll wr")
    assert race.legal() == {"lay w a7", "lay r b6", "drive"}
    assert race.refused("lay w b6") == "wrong-colour"
    assert race.refused("lay p a7") == "wrong-colour"
    assert race.refused("lay r a8") == "no-step"
    race.play("lay w a7")
    assert race.legal() == {"lay r a8", "drive"}
    events = race.play("lay r a8", "drive")
    assert Drove(0, "a6", "a8", 2) in events
    assert race.used("red") == 8
    assert race.turn == "blue"


def test_MZ_53_using_them_is_optional() -> None:
    """Using them is optional (no duty to go on). Then the turn is over."""
    race = waiting_for_turbo()
    race.play("roll wr")
    assert race.play("drive") == [TurnBegan(1)]
    assert race.at("red") == "a6"
    race = waiting_for_turbo()
    race.play("roll wr", "lay w a7")
    assert race.refused("drive") is None
    race.play("drive")
    assert (race.at("red"), race.turn, race.used("red")) == ("a7", "blue", 7)


@pytest.mark.parametrize("obligation", ["continue", "longest", "free"])
def test_MZ_53_optional_under_every_obligation(obligation: str) -> None:
    race = waiting_for_turbo(obligation=obligation)
    race.play("roll wr")
    assert race.legal() == {"lay w a7", "lay r b6", "drive"}


def test_MZ_53_in_longest_a_turbo_die_may_end_the_route_early() -> None:
    """No duty to go on: red on b6 would lead on to white on a7, but white on a7 may be laid at once and be the last."""
    board = zigzag("wrygbpwgygbp", "pbwygrpbwyr", "xgrbwpygrbwy")
    race = waiting_for_turbo(board=board, obligation="longest")
    race.play("roll wr")
    assert race.legal() == {"lay w a7", "lay r b6", "drive"}


def test_MZ_53_both_turbo_dice_bring_no_second_turbo_roll() -> None:
    race = waiting_for_turbo()
    race.play("roll wr", "lay w a7", "lay r a8", "drive")
    assert (race.turn, race.phase) == ("blue", "roll")


def test_MZ_53_neither_fits() -> None:
    race = waiting_for_turbo()
    race.play("roll gg")
    assert race.legal() == {"drive"}


def test_MZ_53_stopping_early_forgoes_the_turbo_roll() -> None:
    race = pro({"red": "start", "blue": "start"}, "rygbwp", obligation="free")
    race.play(*OUTER_SIX[:5], "drive")
    assert race.turn == "blue"


def test_MZ_53_a_car_that_has_arrived_gets_none() -> None:
    """A car that has arrived gets none."""
    race = pro({"red": "a7", "blue": "start"}, "rygbpw")
    lays = ("lay r a8", "lay y a9", "lay g a10", "lay b a11", "lay p a12", "lay w finish")
    events = race.play(*lays, "drive")
    assert Arrived(0, 6) in events
    assert (race.turn, race.phase) == ("blue", "roll")


def test_MZ_53_a_car_that_arrives_by_a_tile_after_the_sixth_die_gets_none() -> None:
    race = pro({"red": "a6", "blue": "start"}, "rygbpw")
    lays = ("lay w a7", "lay r a8", "lay y a9", "lay g a10", "lay b a11", "lay p a12")
    race.play(*lays, "tile w finish")
    assert race.legal() == {"drive"}
    assert Arrived(0, 6) in race.play("drive")
    assert (race.turn, race.phase) == ("blue", "roll")


def test_MZ_53_one_that_arrives_by_turbo_dice_has_arrived() -> None:
    """... one that arrives by turbo dice has arrived."""
    race = pro({"red": "a6", "blue": "start"}, "rygbpw")
    race.play("lay w a7", "lay r a8", "lay y a9", "lay g a10", "lay b a11", "lay p a12", "drive", "roll ww")
    race.play("lay w finish")
    assert race.legal() == {"drive"}
    assert race.refused("lay w a1") == "has-arrived"
    assert Arrived(0, 7) in race.play("drive")
    race.pass_turn("rrrrrr")
    assert race.winners == {"red"}


def test_MZ_53_no_accelerator_tiles_during_the_turbo_roll() -> None:
    """*Reading:* no accelerator tiles during the turbo roll (option `turbo_tiles = false`, default)."""
    assert make().options.turbo_tiles is False
    race = waiting_for_turbo()
    race.play("roll gg")
    assert race.refused("tile w a7") == "no-turbo-tiles"
    assert race.refused("tile r b6") == "no-turbo-tiles"


def test_MZ_53_turbo_tiles_allows_them() -> None:
    race = waiting_for_turbo(turbo_tiles=True)
    race.play("roll rg")
    assert race.legal() == {"tile w a7", "tile r b6", "lay r b6", "drive"}
    race.play("tile w a7")
    assert race.legal() == {"lay r a8", "tile r a8", "tile p b7", "drive"}
    race.play("lay r a8", "tile y a9", "drive")
    assert (race.at("red"), race.tiles("red"), race.used("red")) == ("a9", "rgbp", 7)


def test_MZ_53_a_turbo_tile_that_was_used_before_is_gone() -> None:
    race = pro({"red": "start", "blue": "start"}, "rygbpw", turbo_tiles=True)
    race.play("tile w a1", *OUTER_SIX[1:], "lay w a7", "drive", "roll yy")
    assert race.legal() == {"tile r a8", "tile p b7", "drive"}


def test_MZ_53_turbo_dice_into_an_open_finish() -> None:
    race = pro({"red": "a6", "blue": "start"}, "rygbpw", finish="open")
    race.play("lay w a7", "lay r a8", "lay y a9", "lay g a10", "lay b a11", "lay p a12", "drive", "roll gy")
    assert race.legal() == {"lay g finish", "lay y finish", "drive"}
    assert Arrived(0, 7) in race.play("lay g finish", "drive")


# ---- MZ-54


def test_MZ_54_nobody_is_pushed_before_the_turbo_roll() -> None:
    """Whether the car stops on an occupied space (MZ-26) is checked only after the turbo roll."""
    race = waiting_for_turbo({"red": "start", "blue": "a6"})
    assert pushes(race.events) == []
    assert race.places == {"red": "a6", "blue": "a6"}
    events = race.play("roll gg")
    assert pushes(events) == []


def test_MZ_54_whoever_drives_on_pushes_nobody_there() -> None:
    race = waiting_for_turbo({"red": "start", "blue": "a6"})
    events = race.play("roll wg", "lay w a7", "drive")
    assert pushes(events) == []
    assert race.places == {"red": "a7", "blue": "a6"}


def test_MZ_54_whoever_stays_pushes_back_after_the_turbo_roll() -> None:
    race = waiting_for_turbo({"red": "start", "blue": "a6"})
    events = race.play("roll wg", "drive")
    assert pushes(events) == [PushedBack(1, 0, "a6", "a5")]
    assert race.places == {"red": "a6", "blue": "a5"}


def test_MZ_54_the_space_where_the_turbo_dice_end_counts() -> None:
    """Green stands where the turbo die leads; blue, where red waited, stays. Green goes back past blue."""
    race = waiting_for_turbo({"red": "start", "blue": "a6", "green": "a7"})
    events = race.play("roll wg", "lay w a7", "drive")
    assert pushes(events) == [PushedBack(2, 0, "a7", "a5")]
    assert race.places == {"red": "a7", "blue": "a6", "green": "a5"}


def test_MZ_54_the_space_where_the_mover_waited_counts_as_free() -> None:
    race = waiting_for_turbo({"red": "start", "blue": "start", "green": "a7"})
    race.play("roll wg", "lay w a7", "drive")
    assert race.places == {"red": "a7", "blue": "start", "green": "a6"}


def test_MZ_54_such_a_moment_can_be_written_down_and_set_up_again() -> None:
    race = waiting_for_turbo({"red": "start", "blue": "a6"})
    again = Table(race.game, race.game.setup(race.game.position(race.state)))
    assert again.document == race.document
    assert pushes(again.play("roll gg", "drive")) == [PushedBack(1, 0, "a6", "a5")]
