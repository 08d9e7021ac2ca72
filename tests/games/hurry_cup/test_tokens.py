"""Tokens: HC-30 to HC-40, each in the moments when it may and may not be used."""

from __future__ import annotations

import pytest

from paddock.games.hurry_cup.events import (
    Aced,
    Drove,
    Nitroed,
    Oiled,
    OutOfFuel,
    Recovered,
    Rerolled,
    Rolled,
    Slipstreamed,
    Stopped,
    Swapped,
    TokenUsed,
)

from .table import Table, new, round_of, tokens, turn

EVERY = ["ace", "nitro", "second", "shortcut", "slipstream", "pit", "oil", "swap"]
"""All that can be used in a turn: so that every refusal is one of the moment."""
MOMENTS = {
    "horn": "ready",
    "swap yellow": "start",
    "slipstream": "start",
    "pit horn": "start",
    "ace": "start",
    "again": "second",
    "shortcut 1 2": "drive",
    "nitro": "after",
    "oil 11": "after",
}


def at_moment(moment: str) -> Table:
    """Seat 0 on tile 10 with every token (a used horn, too), at this moment of its turn."""
    used = [["horn"], [], [], []]
    if moment == "ready":
        return round_of([10, 20, 20, 20], tokens=[[*EVERY, "horn"], [], [], []])
    table = turn([10, 20, 20, 20], [2, 4, 3, 2], EVERY, used=used)
    if moment == "start":
        return table
    table.do("go")
    if moment == "roll":
        return table
    table.do("roll 1")
    if moment == "second":
        return table
    table.do("keep")
    if moment == "drive":
        return table
    return table.do("drive 2")


@pytest.mark.parametrize("move", MOMENTS)
@pytest.mark.parametrize("moment", ["ready", "start", "second", "drive", "after"])
def test_HC_30_each_token_has_its_moment(move: str, moment: str) -> None:
    table = at_moment(moment)
    assert table.phase == moment
    reason = table.refused(move, 0)
    if MOMENTS[move] == moment:
        assert reason == ""
        assert table.game.read(move) in table.game.legal(table.state, 0)
    else:
        assert reason == "not-now"


@pytest.mark.parametrize("move", MOMENTS)
def test_HC_30_no_token_while_the_accelerator_rolls(move: str) -> None:
    assert at_moment("roll").refused(move, 0) == "wait-for-chance"


@pytest.mark.parametrize("move", MOMENTS)
def test_HC_30_one_does_not_use_what_one_does_not_hold(move: str) -> None:
    moment = MOMENTS[move]
    table = at_moment(moment)
    table.state.tokens[0] = 1 if moment != "start" or move != "ace" else 2
    table.state.waiting |= 1 if moment == "ready" else 0
    if moment == "second":
        return  # the question itself comes from the token
    assert table.refused(move, 0) == "no-token"


@pytest.mark.parametrize("used", ["swap yellow", "slipstream", "pit horn"])
def test_HC_30_one_token_a_round(used: str) -> None:
    table = at_moment("start").do(used)
    assert table.phase == "roll"
    table.do("roll 1")
    assert table.phase == "drive", "no second chance"
    assert table.refused("shortcut 0 1") in ("token-played",)
    seat = table.state.mover
    table.do(table.legal()[-1])
    assert table.state.mover != seat or table.phase == "find", "neither nitro nor oil"


def test_HC_30_the_horn_is_the_token_of_the_round() -> None:
    table = new().do("0: horn", "1: ready", "2: ready", "3: ready", "tank r2", "tank y3", "tank g4", "tank p5")
    table.do("grab red", "lift", *(f"{seat}: wish {pawn}" for seat in (1, 2, 3) for pawn in ("yellow", "green")))
    table.do("hand yellow", "hand blue")
    assert (table.state.mover, table.phase) == (0, "roll"), "the road ace is not offered"


def test_HC_30_used_tokens_are_discarded_and_trumps_remembered() -> None:
    table = at_moment("start").do("ace")
    assert table.happened(TokenUsed) == [TokenUsed(0, "ace")]
    assert "ace" not in table.document["tokens"][0]
    assert table.document["used"][0] == ["ace", "horn"]


# ---- road ace --------------------------------------------------------------------------------------------------------


def test_HC_31_exactly_the_tank_past_all_limits_and_the_drive_is_over() -> None:
    table = turn([19, 0, 0, 0], [6, 1, 1, 1], ["ace", "second", "oil"]).do("ace")
    assert table.happened(Aced) == [Aced(0, 19, 25, 6)]
    assert not table.happened(Rolled)
    assert table.state.mover == 1


def test_HC_31_or_to_the_finish() -> None:
    table = turn([33, 0, 0, 0], [6, 1, 1, 1], ["ace"]).do("ace")
    assert table.happened(Aced) == [Aced(0, 33, 36, 3)]


def test_HC_31_it_takes_what_lies_where_it_ends() -> None:
    assert turn([8, 0, 0, 0], [2, 1, 1, 1], ["ace"]).do("ace").phase == "find"


# ---- nitro -----------------------------------------------------------------------------------------------------------


def test_HC_32_one_more_tile_past_its_limit() -> None:
    table = turn([3, 0, 0, 0], [1, 1, 1, 1], ["nitro"]).do("roll 6")
    assert table.legal() == ["nitro", "done"]
    table.do("nitro")
    assert table.happened(Nitroed) == [Nitroed(0, 4, 5)]
    assert 4 in table.document["stars"], "the movement did not end there"


def test_HC_32_not_after_a_drive_that_a_limit_stopped() -> None:
    table = turn([2, 0, 0, 0], [5, 1, 1, 1], ["nitro", "oil"]).do("roll 4", "drive 2")
    assert table.happened(Stopped)
    assert table.refused("nitro") == "not-driven-out"


def test_HC_32_not_for_who_stopped_early() -> None:
    table = turn([5, 0, 0, 0], [3, 1, 1, 1], ["nitro", "oil"]).do("roll 1", "drive 2")
    assert table.refused("nitro") == "not-driven-out"


def test_HC_32_a_limit_after_the_last_tile_stops_nobody() -> None:
    table = turn([17, 0, 0, 0], [2, 1, 1, 1], ["nitro"]).do("roll 6", "drive 2")
    assert table.do("nitro").document["cars"][0] == 20


# ---- second chance ---------------------------------------------------------------------------------------------------


def test_HC_34_roll_again_and_the_new_roll_stands() -> None:
    table = turn([7, 0, 0, 0], [4, 1, 1, 1], ["second"]).do("roll 6")
    assert (table.phase, table.legal()) == ("second", ["again", "keep"])
    table.do("again")
    assert table.happened(TokenUsed) == [TokenUsed(0, "second")]
    assert table.phase == "roll"
    table.do("roll 1")
    assert table.happened(Rerolled) == [Rerolled(0, 1, 4, 50)]
    assert table.phase == "drive"
    assert table.document["tokens"][0] == []


def test_HC_34_a_used_one_goes_back_to_those_that_lie_ready() -> None:
    table = turn([7, 0, 0, 0], [4, 1, 1, 1], ["second"]).do("roll 6", "again", "roll 1")
    assert table.document["used"][0] == []


# ---- shortcut --------------------------------------------------------------------------------------------------------


def test_HC_35_over_one_bend() -> None:
    table = turn([2, 0, 0, 0], [3, 1, 1, 1], ["shortcut"]).do("roll 6")
    assert "shortcut 0 1" in table.legal()
    table.do("shortcut 0 1")
    assert table.happened(Drove) == [Drove(0, 2, 4, 1, (4,), shortcut=True)]


def test_HC_35_over_three_bends_for_one_point() -> None:
    table = turn([11, 0, 0, 0], [3, 1, 1, 1], ["shortcut"]).do("roll 6", "shortcut 0 3")
    assert table.happened(Drove) == [Drove(0, 11, 17, 3, (15, 16, 17), shortcut=True)]


def test_HC_35_during_the_drive() -> None:
    table = turn([10, 0, 0, 0], [3, 1, 1, 1], ["shortcut"]).do("roll 6")
    assert [move for move in table.legal() if move.startswith("shortcut")] == ["shortcut 1 2", "shortcut 1 3"]
    assert table.refused("shortcut 0 1") == "no-bend"
    assert table.refused("shortcut 2 3") == "not-straight"
    assert table.refused("shortcut 1 1") == "must-move"
    assert table.refused("shortcut 1 4") == "too-little-tank"


def test_HC_35_the_limit_of_the_straight_reached_counts() -> None:
    """Behind the hairpin 31 the straight 32 is limited to 100."""
    table = turn([29, 0, 0, 0], [5, 1, 1, 1], ["shortcut"]).do("roll 6")
    assert table.document["cars"][0] == 30, "there was nothing to choose"
    oiled = turn([9, 0, 0, 0], [3, 1, 1, 1], ["shortcut"], oil=[15]).do("roll 3")
    assert oiled.refused("shortcut 2 3") == "straight-too-strict"
    assert "shortcut 1 2" in turn([29, 0, 0, 0], [5, 1, 1, 1], ["shortcut"]).do("roll 5").legal()


def test_HC_35_limits_after_it_stop_the_car() -> None:
    table = turn([4, 0, 0, 0], [6, 1, 1, 1], ["shortcut"]).do("roll 4", "shortcut 0 2")
    assert table.happened(Drove)[0].path == (6, 7)
    assert table.happened(Stopped) == [Stopped(0, 8, 90, 100)]
    again = turn([4, 0, 0, 0], [6, 1, 1, 1], ["shortcut"]).do("roll 4")
    assert again.refused("shortcut 0 3") == "limit-stops"


def test_HC_35_start_line_and_finish_count_as_straights() -> None:
    last = new(circuit="random-3").game.circuit
    assert last.tiles[-1].straight
    table = turn([32, 0, 0, 0], [2, 1, 1, 1], ["shortcut"]).do("roll 5", "shortcut 0 2")
    assert table.document["cars"][0] == 36
    course = new().game.course
    assert course.bend[0] == course.bend[36] == 0


def test_HC_35_it_is_never_owed() -> None:
    """Where nothing but a shortcut is possible, the pilot may stay."""
    table = turn([7, 0, 0, 0], [5, 1, 1, 1], ["shortcut"]).do("roll 5")
    assert table.legal() == ["drive 0", "shortcut 0 1", "shortcut 0 2"]
    table.do("drive 0")
    assert table.document["fresh"][0] == ["second"]
    assert table.document["tokens"][0] == ["shortcut"]


# ---- slipstream ------------------------------------------------------------------------------------------------------


def test_HC_36_to_the_tile_behind_the_nearest_car_ahead_then_the_roll() -> None:
    table = turn([4, 9, 20, 4], [1, 1, 1, 1], ["slipstream"]).do("slipstream")
    assert table.happened(Slipstreamed) == [Slipstreamed(0, 4, 8, 1)]
    assert table.phase == "roll"


def test_HC_36_no_use_to_the_leader() -> None:
    table = turn([9, 9, 2, 4], [1, 1, 1, 1], ["slipstream", "ace"])
    assert table.refused("slipstream") == "leads", "a car beside is not ahead"
    assert "slipstream" not in table.legal()


def test_HC_36_nor_where_that_tile_is_not_ahead() -> None:
    table = turn([4, 5, 20, 4], [1, 1, 1, 1], ["slipstream", "ace"])
    assert table.refused("slipstream") == "too-near"


def test_HC_36_a_car_that_has_crossed_counts_as_on_the_finish() -> None:
    table = turn([30, 36, 2, 4], [1, 1, 1, 1], ["slipstream"], mover=0, cup=1, turns=3).do("slipstream")
    assert table.document["cars"][0] == 35


# ---- pit crew --------------------------------------------------------------------------------------------------------


def test_HC_37_a_used_trump_comes_back_for_the_next_round() -> None:
    table = turn([7, 0, 0, 0], [6, 1, 1, 1], ["pit", "horn"], used=[["ace", "nitro"], [], [], []])
    assert table.legal() == ["pit ace", "pit nitro", "go"]
    assert table.refused("pit horn") == "trump-not-used"
    table.do("pit ace")
    assert table.happened(Recovered) == [Recovered(0, "ace")]
    assert table.document["fresh"][0] == ["ace"]
    assert table.document["tokens"][0] == ["horn"]
    assert table.document["used"][0] == ["nitro", "pit"]
    assert table.phase == "roll"


def test_HC_37_needs_a_used_trump() -> None:
    table = turn([7, 0, 0, 0], [6, 1, 1, 1], ["pit", "ace"])
    assert table.legal() == ["ace", "go"]
    assert table.refused("pit ace") == "trump-not-used"


# ---- oil -------------------------------------------------------------------------------------------------------------


def test_HC_38_on_a_tile_entered_in_this_turn() -> None:
    table = turn([5, 0, 0, 0], [3, 1, 1, 1], ["oil"]).do("roll 1", "drive 3")
    assert table.legal() == ["oil 6", "oil 7", "oil 8", "done"]
    assert table.refused("oil 5") == "not-entered"
    assert table.refused("oil 9") == "not-entered"
    table.do("oil 7")
    assert table.happened(Oiled) == [Oiled(0, 7)]
    assert table.document["oil"] == [7]


def test_HC_38_its_limit_is_50_for_the_rest_of_the_race() -> None:
    slow = turn([5, 0, 0, 0], [3, 1, 1, 1], oil=[7]).do("roll 2")
    assert slow.legal() == ["drive 1", "drive 2", "drive 3"]
    fast = turn([5, 0, 0, 0], [3, 1, 1, 1], oil=[7]).do("roll 3")
    assert fast.document["cars"][0] == 6
    assert fast.happened(Stopped) == [Stopped(0, 7, 50, 60)]
    assert fast.document["oil"] == [7]


def test_HC_38_the_lanterns_step_counts_even_where_the_drive_stays() -> None:
    table = turn([6, 9, 9, 9], [6, 1, 1, 1], ["oil"], lantern=0).do("lantern", "roll 6")
    assert table.legal() == ["oil 7", "done"]


def test_HC_38_not_where_nothing_was_entered() -> None:
    table = turn([7, 0, 0, 0], [6, 1, 1, 1], ["oil"]).do("roll 6")
    assert table.state.mover == 1


# ---- swap ------------------------------------------------------------------------------------------------------------


def test_HC_39_exchange_tank_and_pawn_with_any_other_pilot() -> None:
    table = turn([0, 0, 0, 0], [1, 4, 6, 2], ["swap"])
    assert table.legal() == ["swap yellow", "swap blue", "swap white", "go"]
    assert table.refused("swap red") == "yourself"
    table.do("swap blue")
    assert table.happened(Swapped) == [Swapped(0, 2, "green", 6)]
    assert table.document["pawns"] == ["green", "yellow", "red", "purple"]
    assert table.do("roll 1").happened(Rolled) == [Rolled(0, 1, 6, 70)]


def test_HC_39_a_pilot_who_has_already_driven_keeps_the_result() -> None:
    table = turn([0, 0, 0, 7], [1, 4, 6, 2], ["swap"], mover=0, cup=3).do("swap white")
    assert table.document["cars"] == [0, 0, 0, 7]
    assert table.document["pawns"] == ["purple", "yellow", "green", "red"]


# ---- out of fuel -----------------------------------------------------------------------------------------------------


def fuel_round() -> Table:
    """Seat 1 found "out of fuel" in the round that ends now."""
    table = turn([7, 7, 12, 7], [6, 6, 6, 6], mover=3, cup=0, fresh=[[], ["fuel"], [], []], tokens=[["horn"]] * 4)
    return table.do("roll 6")


def test_HC_40_it_is_played_in_the_round_after_it_was_found() -> None:
    table = fuel_round()
    assert table.happened(OutOfFuel) == [OutOfFuel(1)]
    assert table.document["played"] == ["", "fuel", "", ""]
    assert "fuel" not in table.document["tokens"][1]


def test_HC_40_not_even_the_horn_can_be_used() -> None:
    table = fuel_round()
    assert table.actors == {0, 2, 3}
    live = round_of([7, 7, 12, 7], options={"grab": "live"}, played=["", "fuel", "", ""])
    assert live.legal(1) == ["ready"]
    assert live.refused("horn", 1) == "no-fuel"


def test_HC_40_the_tank_counts_as_one_for_distance_and_speed() -> None:
    table = turn([4, 0, 0, 0], [6, 1, 1, 1], ["nitro", "oil"], played=["fuel", "", "", ""]).do("roll 6")
    assert table.happened(Rolled) == [Rolled(0, 6, 1, 70)]
    assert table.document["cars"][0] == 5
    assert table.state.mover == 1, "no other token"


def test_HC_40_it_sticks_to_the_pilot() -> None:
    """Whoever swaps with that pilot gets the face value; the pilot still counts 1 with any other tank."""
    table = turn([0, 0, 0, 0], [2, 6, 1, 1], ["swap"], played=["", "fuel", "", ""]).do("swap yellow", "roll 1")
    assert table.happened(Rolled) == [Rolled(0, 1, 6, 70)]
    table.do("drive 1", "roll 6")
    assert table.happened(Rolled) == [Rolled(1, 6, 1, 70)]


def test_HC_40_it_is_over_after_that_round() -> None:
    table = turn([7, 7, 12, 7], [6, 6, 6, 6], mover=3, cup=0, played=["", "fuel", "", ""], tokens=[["horn"]] * 4)
    assert table.do("roll 6").document["played"] == [""] * 4
    assert table.actors == {0, 1, 2, 3}


def test_tokens_of_others_do_not_help() -> None:
    table = turn([0, 0, 0, 0], [1, 4, 6, 2], tokens=[[], ["ace"], [], []])
    assert table.phase == "roll"
    assert table.document["tokens"] == [[], ["ace"], [], []] != tokens()
