"""A turn, and stacks: MG-15 to MG-17, MG-20 to MG-23."""

from __future__ import annotations

from paddock.games.monte_carlo.events import Announced, Home, Moved, Rolled, Stacked, Stuck, Taxed, TurnBegan

from .tables import CHANCE, FINISH, new_table, of_kind, table


def test_MG_15_roll_and_move_one_pawn_by_that_many_squares() -> None:
    race = new_table()
    assert (race.acting, race.phase) == (CHANCE, "roll")
    assert race.refused("move r1", seat=0) == "wait-for-chance"
    assert race.play("roll 2") == [Rolled(0, 2)]
    assert race.legal == ["move r1", "move r2", "move r3"]
    assert race.play("move r2")[:1] == [Moved(0, "r2", 0, 2, "roll")]
    assert (race.where("r2"), race.where("r1")) == (2, 0)
    assert race.document["turn"] == 2


def test_MG_15_a_4_is_taxed_first() -> None:
    race = table({1: "r1", 2: "r2", 4: "r3"}, money=[5, 1, 1])
    events = race.play("roll 4")
    assert [type(event) for event in events] == [Rolled, Taxed]
    assert race.phase == "move"


def test_MG_15_occupied_squares_count_and_pawns_may_be_passed() -> None:
    race = table({9: "r1", 10: "y1 b1", 12: "y2"}, roll=4)
    race.play("move r1")
    assert race.where("r1") == 13


def test_MG_16_the_choice_is_free_among_those_that_may_move() -> None:
    race = table({8: "r1", 12: "r2 y1", 9: "r3"}, money=[5, 1, 1], roll=5)
    assert race.legal == ["move r3"]
    assert race.refused("move r1") == "pawn-on-bank"
    assert race.refused("move r2") == "pawn-blocked"
    assert race.refused("move y1") == "pawn-not-yours"
    assert race.refused("pass") == "not-now", "one must move, even to its disadvantage"


def test_MG_16_if_none_may_the_turn_is_over() -> None:
    race = table({8: "r1 r2", 16: "r3"}, money=[5, 1, 1])
    assert race.play("roll 5") == [Rolled(0, 5), Stuck(0), TurnBegan(1, 2)]
    assert race.document["mover"] == 1


def test_MG_16_only_the_announced_colour_moves() -> None:
    race = table({8: "r1", 16: "r2", 1: "b1", 2: "b2"}, options={"players": 2}, money=[5, 5])
    assert race.play("announce red") == [Announced(0, "red")]
    assert race.refused("announce blue", seat=0) == "wait-for-chance"
    assert of_kind(race.play("roll 5"), Stuck) == [Stuck(0)], "even where the other colour could"
    assert race.document["mover"] == 1
    assert race.document["colour"] is None
    other = table({8: "r1", 16: "r2", 1: "b1", 2: "b2"}, options={"players": 2}, money=[5, 5])
    other.play("announce blue", "roll 5")
    assert other.legal == ["move b1", "move b2"]
    assert other.refused("move r1") == "pawn-not-announced"


def test_MG_16_the_announced_colour_has_a_pawn_in_play() -> None:
    race = table({1: "b1"}, home="r1", options={"players": 2})
    assert race.legal == ["announce red", "announce blue"]
    assert race.refused("announce yellow") == "colour"
    last = table(
        {1: "b1", 2: "b2", 4: "y1", 7: "g1"}, home="r1", mover=1, options={"players": 2}, phase="roll", colour="green"
    )
    last.play("roll 1", "move g1")
    assert last.phase == "announce"
    only = table(
        {1: "b1", 2: "b2", 4: "y1", 7: "g1"},
        home="r1 r2",
        mover=1,
        options={"players": 2},
        phase="roll",
        colour="green",
    )
    events = only.play("roll 1", "move g1")
    assert events[-1] == Announced(0, "blue"), "there is nothing to choose"
    assert only.phase == "roll"


def test_MG_17_the_finish_need_not_be_hit_exactly() -> None:
    for roll in (1, 2, 6):
        race = table({24: "r1"}, roll=roll, money=[9, 1, 1])
        assert of_kind(race.play("move r1"), Home) == [Home(0, "r1", 1)]
        assert race.where("r1") == FINISH
        assert race.document["home"] == ["r1"]
    race.play("roll 1", "move y1", "roll 1", "move b1", "roll 1")
    assert race.refused("move r1") == "pawn-home", "it is out of play"


def test_MG_20_a_pawn_that_arrives_lies_on_top() -> None:
    race = table({4: "y1 b2", 2: "r1"}, roll=2)
    assert of_kind(race.play("move r1"), Stacked) == [Stacked(0, "r1", 4, ("y1", "b2"))]
    assert race.stack(4) == ["y1", "b2", "r1"]


def test_MG_20_also_moving_backward() -> None:
    race = table({3: "r1", 1: "y1"}, money=[5, 1, 1], phase="card", roll=2, casino={"pawn": "r1", "suits": "shd"})
    race.play("card 1c")
    assert race.stack(1) == ["y1", "r1"]


def test_MG_20_any_number_of_pawns() -> None:
    race = table({4: "y1 b2 r2 y2 g1 g3 b1 r3 y3", 2: "r1"}, roll=2, options={"players": 4})
    race.play("move r1")
    assert len(race.stack(4)) == 10


def test_MG_21_blocked_by_an_opponent_anywhere_above() -> None:
    race = table({10: "r1 y1 r2"}, roll=5, money=[5, 1, 1])
    assert race.refused("move r1") == "pawn-blocked", "a pawn of the own side on top does not change that"
    assert "move r2" in race.legal


def test_MG_21_own_pawns_above_do_not_block() -> None:
    race = table({10: "y1 r1 r2"}, roll=5, money=[5, 1, 1])
    assert "move r1" in race.legal


def test_MG_21_both_colours_of_a_player_are_one_side() -> None:
    race = table({10: "r1 b1"}, roll=5, colour="red", options={"players": 2}, money=[5, 5])
    assert "move r1" in race.legal
    other = table({10: "r1 g1"}, roll=5, colour="red", options={"players": 2}, money=[5, 5])
    assert other.refused("move r1") == "pawn-blocked"


def test_MG_22_a_blocked_pawn_moves_with_1_2_or_3() -> None:
    for roll in range(1, 7):
        race = table({10: "r1 y1"}, roll=roll, money=[9, 1, 1])
        assert ("move r1" in race.legal) == (roll <= 3)


def test_MG_22_the_others_keep_their_order() -> None:
    race = table({10: "b1 r1 y1 b2"}, roll=2, money=[5, 1, 1])
    race.play("move r1")
    assert race.stack(10) == ["b1", "y1", "b2"]


def test_MG_22_who_is_blocked_follows_from_the_stack_as_it_is() -> None:
    race = table({10: "r1 y1"}, mover=1, roll=5, money=[5, 5, 5])
    race.play("move y1", "roll 1", "move b1", "roll 5")
    assert "move r1" in race.legal


def test_MG_23_the_master_may_leave_or_stay() -> None:
    race = table({10: "y1 r1", 1: "r2"}, roll=5, money=[5, 1, 1])
    assert {"move r1", "move r2"} <= set(race.legal)
    race.play("move r2")
    assert race.stack(10) == ["y1", "r1"]
    race.play("roll 6")
    assert race.refused("move y1") == "pawn-blocked"
