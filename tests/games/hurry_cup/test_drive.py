"""Phase 2: HC-20 to HC-25, and the end: HC-50 to HC-52."""

from __future__ import annotations

import pytest

from paddock.games.hurry_cup.events import (
    Crossed,
    Drove,
    Found,
    LanternGiven,
    LanternStep,
    Rolled,
    RoundBegan,
    Stayed,
    Stopped,
    TookSecondChance,
    TurnBegan,
    Won,
)

from .table import chance, new, tokens, turn


@pytest.mark.parametrize(("tank", "face", "speed"), [(1, 1, 20), (5, 4, 90), (6, 6, 120), (3, 6, 90)])
def test_HC_20_speed_is_tank_plus_accelerator_times_ten(tank: int, face: int, speed: int) -> None:
    table = turn([0, 0, 0, 0], [tank, 2, 2, 2]).do(f"roll {face}")
    assert table.happened(Rolled) == [Rolled(0, face, tank, speed)]


def test_HC_21_at_most_as_many_tiles_as_the_tank_shows() -> None:
    table = turn([5, 0, 0, 0], [3, 2, 2, 2]).do("roll 1")
    assert table.legal() == ["drive 1", "drive 2", "drive 3"]
    assert table.refused("drive 4") == "too-little-tank"
    table.do("drive 3")
    assert table.happened(Drove) == [Drove(0, 5, 8, 3, (6, 7, 8), shortcut=False)]


def test_HC_21_the_pilot_may_stop_earlier_after_at_least_one_tile() -> None:
    table = turn([5, 0, 0, 0], [3, 2, 2, 2]).do("roll 1")
    assert table.refused("drive 0") == "must-move"
    assert table.do("drive 1").document["cars"][0] == 6


def test_HC_21_exact_the_tank_is_driven_out_unless_a_limit_stops_the_car() -> None:
    exact = {"exact": True}
    table = turn([5, 0, 0, 0], [3, 2, 2, 2], options=exact).do("roll 1")
    assert table.document["cars"][0] == 8, "there is nothing to decide"
    table = turn([6, 0, 0, 0], [6, 2, 2, 2], options=exact).do("roll 6")
    assert table.document["cars"][0] == 6
    table = turn([5, 0, 0, 0], [3, 2, 2, 2], ["shortcut"], exact).do("roll 1")
    assert table.legal() == ["drive 3", "shortcut 2 3"]
    assert table.refused("drive 2") == "must-drive-out"


def test_HC_22_a_tile_whose_limit_is_below_the_speed_cannot_be_entered() -> None:
    table = turn([5, 0, 0, 0], [6, 2, 2, 2]).do("roll 5")
    assert table.legal() == ["drive 1", "drive 2"]
    assert table.refused("drive 3") == "limit-stops"
    table.do("drive 2")
    assert table.happened(Stopped) == [Stopped(0, 8, 90, 110)]


def test_HC_22_a_limit_equal_to_the_speed_is_kept() -> None:
    table = turn([7, 0, 0, 0], [4, 2, 2, 2]).do("roll 5")
    assert table.legal() == ["drive 1", "drive 2", "drive 3", "drive 4"]


def test_HC_22_limits_count_on_entering_only() -> None:
    """From a hairpin of 70 one leaves at any speed."""
    table = turn([5, 0, 0, 0], [2, 2, 2, 2]).do("roll 6")
    assert "drive 2" in table.legal()


def test_HC_22_the_finish_has_no_limit() -> None:
    table = turn([35, 0, 0, 0], [6, 2, 2, 2]).do("roll 6")
    assert table.happened(Crossed) == [Crossed(0, 1)]


def test_HC_23_a_car_that_does_not_advance_takes_a_second_chance_for_the_next_round() -> None:
    table = turn([7, 0, 0, 0], [4, 2, 2, 2]).do("roll 6")
    assert table.happened(Stayed) == [Stayed(0)]
    assert table.happened(TookSecondChance) == [TookSecondChance(0)]
    assert table.document["fresh"][0] == ["second"]
    assert table.document["tokens"][0] == []


def test_HC_23_nobody_holds_more_than_one() -> None:
    table = turn([7, 0, 0, 0], [4, 2, 2, 2], ["second"]).do("roll 6", "keep")
    assert table.happened(Stayed)
    assert not table.happened(TookSecondChance)
    assert table.document["fresh"][0] == []


def test_HC_23_a_car_that_used_its_second_chance_and_still_stays_gets_a_new_one() -> None:
    table = turn([7, 0, 0, 0], [4, 2, 2, 2], ["second"]).do("roll 6", "again", "roll 6")
    assert table.happened(TookSecondChance) == [TookSecondChance(0)]
    assert table.document["fresh"][0] == ["second"]
    assert table.document["tokens"][0] == []


def test_HC_23_free_moves_count_as_advancing() -> None:
    table = turn([6, 8, 8, 8], [4, 2, 2, 2], lantern=0).do("lantern", "roll 6")
    assert table.document["cars"][0] == 7
    assert not table.happened(TookSecondChance)


def test_HC_24_a_car_that_ends_its_movement_on_a_token_must_take_it() -> None:
    table = turn([8, 0, 0, 0], [2, 2, 2, 2]).do("roll 1", "drive 2")
    assert (table.phase, chance(table)) == ("find", True)
    table.do("find slipstream")
    assert table.happened(Found) == [Found(0, "slipstream", 10)]
    assert table.document["fresh"][0] == ["slipstream"]
    assert 10 not in table.document["stars"]
    assert "slipstream" not in table.document["hidden"]


def test_HC_24_driving_over_it_is_not_enough() -> None:
    table = turn([8, 0, 0, 0], [3, 2, 2, 2]).do("roll 1", "drive 3")
    assert table.phase != "find"
    assert 10 in table.document["stars"]


def test_HC_24_it_can_be_used_from_the_next_round_on() -> None:
    table = turn([9, 20, 20, 20], [1, 1, 1, 1], fresh=[["oil"], [], [], []]).do("roll 1")
    assert table.phase == "find", "oil was not offered"
    table.do("find swap", "roll 1", "roll 1", "roll 1")
    assert table.document["tokens"][0] == ["oil", "swap"]
    assert table.document["fresh"][0] == []


def finish_round(cars: list[int]) -> list[LanternGiven]:
    """Everybody stays: the last seat's turn ends the round."""
    table = turn(cars, [6, 6, 6, 6], mover=3, cup=0)
    table.do("roll 6")
    if table.phase == "drive":
        table.do(table.legal()[0])
    if table.phase == "find":
        table.do("find oil")
    return table.happened(LanternGiven)


def test_HC_25_the_lantern_goes_to_the_car_that_is_last_alone() -> None:
    assert finish_round([7, 4, 15, 15]) == [LanternGiven(1)]


def test_HC_25_where_several_are_last_it_goes_to_nobody() -> None:
    assert finish_round([7, 7, 15, 15]) == []
    table = turn([7, 7, 15, 15], [6, 6, 6, 6], mover=3, cup=0, lantern=1, phase="roll").do("roll 6")
    assert table.happened(LanternGiven) == [LanternGiven(None)]
    assert table.document["lantern"] is None


def test_HC_25_in_the_next_round_that_car_may_advance_one_tile_free_past_a_limit() -> None:
    table = turn([4, 8, 8, 8], [6, 2, 2, 2], lantern=0)
    assert table.legal() == ["lantern", "go"]
    table.do("lantern")
    assert table.happened(LanternStep) == [LanternStep(0, 4, 5)]
    assert (table.phase, table.document["entered"]) == ("roll", [5])


def test_HC_25_it_need_not_and_nobody_else_may() -> None:
    assert turn([4, 8, 8, 8], lantern=0).do("go").phase == "roll"
    table = turn([4, 8, 8, 8], own=["ace"], lantern=1)
    assert table.refused("lantern") == "no-lantern"


def test_HC_25_before_anything_else_in_its_turn() -> None:
    table = turn([4, 9, 9, 9], own=["swap"], lantern=0).do("swap blue")
    assert table.phase == "roll"
    table = turn([4, 9, 9, 9], own=["ace"], lantern=0).do("lantern")
    assert table.refused("lantern") == "no-lantern", "one tile"
    assert table.legal() == ["ace", "go"], "it is not the token of the round"


def test_HC_25_the_step_can_cross_the_finish() -> None:
    table = turn([35, 36, 36, 36], lantern=0, mover=0, cup=1, turns=3, crossed=[1, 2, 3]).do("lantern")
    assert table.happened(Crossed) == [Crossed(0, 4)]
    assert table.phase == "over"


# ---- the end of a round and of the race ------------------------------------------------------------------------------


def test_HC_50_pawns_and_dice_go_back_and_the_cup_passes_to_the_left() -> None:
    table = turn([7, 7, 15, 15], [6, 6, 6, 6], mover=3, cup=0).do("roll 6")
    assert table.happened(RoundBegan) == [RoundBegan(2, 1)]
    document = table.document
    assert document["pawns"] == [None] * 4
    assert document["tanks"] == dict.fromkeys(("red", "yellow", "green", "purple"))
    assert (document["cup"], document["round"], document["played"]) == (1, 2, [""] * 4)


def test_HC_06_turns_go_to_the_left_from_who_lifted_the_cup() -> None:
    table = turn([7, 7, 7, 7], [6, 6, 6, 6], mover=2, cup=2)
    order = [2]
    while table.state.round == 1:
        table.do("roll 6")
        order += [event.seat for event in table.happened(TurnBegan)]
    assert order == [2, 3, 0, 1]
    assert table.document["cup"] == 3


def test_HC_06_the_cup_passes_around_the_table() -> None:
    table = turn([7, 7, 7, 7], [6, 6, 6, 6], mover=2, cup=3).do("roll 6")
    assert table.document["cup"] == 0


def test_HC_51_the_round_is_played_to_its_end_and_then_ranked() -> None:
    table = turn([35, 35, 33, 20], [4, 4, 1, 2], cup=0).do("roll 1")
    assert table.happened(Crossed) == [Crossed(0, 1)]
    assert table.phase == "roll", "the others still drive"
    table.do("roll 1", "roll 1", "roll 6", "drive 2")
    assert table.phase == "over"
    result = table.game.result(table.state)
    assert result is not None
    assert result.winners == (0,)
    assert result.ranks == (1, 2, 3, 4)
    assert table.happened(Won)[0].ranks == (1, 2, 3, 4)


def test_HC_51_cars_on_the_same_tile_share_a_rank() -> None:
    game = new(players=5).game
    state = game.setup({"cars": [30, 36, 20, 30, 36], "crossed": [4, 1], "phase": "over"})
    result = game.result(state)
    assert result is not None
    assert result.ranks == (3, 2, 5, 3, 1)
    assert result.winners == (4,)


def test_HC_52_entering_the_finish_is_crossing_whatever_moved_the_car() -> None:
    rest = {"mover": 0, "cup": 0}
    assert turn([34, 0, 0, 0], [5, 1, 1, 1], ["ace"], **rest).do("ace").happened(Crossed)
    nitro = turn([33, 0, 0, 0], [2, 1, 1, 1], ["nitro"], **rest).do("roll 1", "drive 2", "nitro")
    assert nitro.happened(Crossed) == [Crossed(0, 1)]
    shortcut = turn([32, 0, 0, 0], [2, 1, 1, 1], ["shortcut"], **rest).do("roll 6", "shortcut 0 2")
    assert shortcut.happened(Crossed) == [Crossed(0, 1)]
    assert turn([35, 36, 36, 36], lantern=0, mover=0, cup=1, turns=3).do("lantern").happened(Crossed)


def test_HC_52_a_car_that_has_crossed_has_no_more_to_decide() -> None:
    table = turn([34, 0, 0, 0], [2, 1, 1, 1], ["nitro", "oil"]).do("roll 1", "drive 2")
    assert (table.phase, table.state.mover) == ("roll", 1)
    assert table.document["tokens"] == tokens("nitro", "oil")
