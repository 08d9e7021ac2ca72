"""Poker: MG-50 to MG-52, MG-54 to MG-58. (The order of hands, MG-53, is in `test_hands.py`.)"""

from __future__ import annotations

from typing import Any

import pytest

from paddock.core.messages import PaddockError
from paddock.core.position import position
from paddock.games.monte_carlo.events import (
    Challenged,
    DuelWon,
    Mastered,
    Paid,
    PartnersAsked,
    Passed,
    Rerolling,
    Ruined,
    SentBack,
    Shared,
    Stood,
    Threw,
    Tied,
)

from .tables import CHANCE, FIRST_BANK, SECOND_BANK, Table, of_kind, table


def on_stack(stack: str, money: list[int], squares: dict[int, str] | None = None, **more: Any) -> Table:
    """Seat 0's pawn r1 has just landed on this stack, on square 13."""
    return table({13: f"{stack} r1"} | (squares or {}), money, phase="poker", roll=1, poker={"pawn": "r1"}, **more)


# ---- MG-50, MG-51


def test_MG_50_whoever_lands_on_opponents_may_call_poker() -> None:
    race = table({10: "r1", 12: "y1 b1"}, money=[3, 2, 5], roll=2)
    race.play("move r1")
    assert (race.phase, race.acting) == ("poker", 0)
    stakes = {"y1": (1, 2), "b1": (1, 2, 3)}
    assert race.legal == ["pass", *(f"challenge {p} {10_000 * s}" for p, found in stakes.items() for s in found)]
    assert race.play("challenge b1 30000") == [Challenged(0, "r1", 2, "b1", 30_000)]
    assert race.game.roller(race.state) == 0


def test_MG_50_the_stake() -> None:
    race = on_stack("y1 b1", [3, 2, 5])
    assert race.refused("challenge y1 30000") == "stake", "at most what the opponent holds"
    assert race.refused("challenge b1 40000") == "stake", "at most what the challenger holds"
    assert race.refused("challenge y1 0") == "stake"
    assert race.refused("challenge y1 15000") == "stake"
    assert race.refused("challenge y2 10000") == "not-challengeable"
    assert race.refused("challenge r1 10000") == "not-challengeable"


def test_MG_50_or_not() -> None:
    race = on_stack("y1", [3, 2, 5])
    assert of_kind(race.play("pass"), Passed) == [Passed(0)]
    assert race.document["mover"] == 1


def test_MG_50_not_on_own_pawns_alone() -> None:
    race = table({10: "r1", 12: "r2"}, money=[3, 2, 5], roll=2)
    race.play("move r1")
    assert race.phase == "roll"


def test_MG_51_no_poker_before_the_first_bank() -> None:
    race = table({2: "r1", 4: "y1"}, money=[3, 2, 5], roll=2)
    race.play("move r1")
    assert race.stack(4) == ["y1", "r1"]
    assert (race.phase, race.document["mover"]) == ("roll", 1)


# ---- MG-52


def test_MG_52_up_to_three_rolls_of_any_dice_then_the_opponent() -> None:
    race = on_stack("y1", [3, 2, 5])
    race.play("challenge y1 10000")
    assert (race.phase, race.acting) == ("dice", CHANCE)
    assert race.game.ways(race.state) == 7776
    assert race.play("dice AKQ99") == [Threw(0, "AKQ99", "AKQ99", 1)]
    assert (race.phase, race.acting) == ("hand", 0)
    assert race.play("reroll 99") == [Rerolling(0, "99")]
    assert race.document["poker"]["hands"] == ["AKQ", None]
    assert race.document["poker"]["rolling"] == 2
    assert race.play("dice A9") == [Threw(0, "A9", "AAKQ9", 2)]
    race.play("reroll KQ9")  # also ones kept before
    assert race.play("dice A99") == [Threw(0, "A99", "AAA99", 3)]
    assert (race.phase, race.acting) == ("dice", CHANCE), "after three rolls it is the opponent's turn"
    assert race.game.roller(race.state) == 1
    assert race.document["poker"]["most"] == 3
    race.play("dice KKQQ9")
    assert (race.phase, race.acting) == ("hand", 1)


def test_MG_52_a_further_roll_re_rolls_at_least_one_die() -> None:
    race = on_stack("y1", [3, 2, 5])
    race.play("challenge y1 10000", "dice AAKKQ")
    assert race.refused("reroll 9") == "not-in-hand"
    assert race.refused("reroll AAA") == "not-in-hand"
    assert len(race.legal) == 3 * 3 * 2, "stand, or one of 17 different sets of dice"
    assert {"stand", "reroll AAKKQ", "reroll A", "reroll AKQ"} <= set(race.legal)


def test_MG_52_the_opponent_has_as_many_rolls_as_the_challenger_took() -> None:
    race = on_stack("y1", [3, 2, 5])
    events = race.play("challenge y1 10000", "dice AAKKQ", "stand", "dice 9TJQA")
    assert of_kind(events, Stood) == [Stood(0, "AAKKQ")]
    assert of_kind(events, DuelWon), "one roll each"
    two = on_stack("y1", [3, 2, 5])
    two.play("challenge y1 10000", "dice AAKKQ", "reroll Q", "dice 9", "stand", "dice 9TJQA")
    assert two.document["poker"]["most"] == 2
    assert (two.phase, two.acting) == ("hand", 1)
    assert of_kind(two.play("stand"), DuelWon), "fewer is allowed"
    again = on_stack("y1", [3, 2, 5])
    again.play("challenge y1 10000", "dice AAKKQ", "reroll Q", "dice 9", "stand", "dice 9TJQA")
    assert of_kind(again.play("reroll 9", "dice A"), DuelWon), "and two are the most"


# ---- MG-54


def test_MG_54_equal_hands_roll_all_dice_once_until_one_is_higher() -> None:
    race = on_stack("y1", [3, 2, 5])
    events = race.play("challenge y1 10000", "dice AAKKQ", "stand", "dice QKAKA")
    assert of_kind(events, Tied) == [Tied("AAKKQ")]
    assert (race.phase, race.game.ways(race.state)) == ("tie-dice", 7776)
    assert race.play("dice 99TJQ") == [Threw(0, "QJT99", "QJT99", 1)]
    assert race.phase == "tie-dice", "no second roll"
    assert race.game.roller(race.state) == 1
    assert of_kind(race.play("dice QJT99"), Tied) == [Tied("QJT99")]
    events = race.play("dice AAAAA", "dice KKKKK")
    assert of_kind(events, DuelWon) == [DuelWon(0, 1, "AAAAA", "KKKKK", 10_000, (10_000, -10_000, 0))]


def test_MG_54_a_tie_leaves_one_roll_and_positions_say_so() -> None:
    race = tied()
    assert (race.phase, race.document["poker"]["side"], race.document["poker"]["most"]) == ("tie-dice", 0, 1)
    race.play("dice 99TJQ")
    assert (race.phase, race.document["poker"]["side"], race.document["poker"]["most"]) == ("tie-dice", 1, 1)


def test_MG_54_positions_of_earlier_versions_that_said_three_can_still_be_read() -> None:
    race = tied()
    right = race.game.position(race.state)
    assert race.game.position(position(allowing(right, 3))[1]) == right
    with pytest.raises(PaddockError) as refused:
        position(allowing(right, 2))
    assert refused.value.message.key == "gamble-position-derived"


def tied() -> Table:
    race = on_stack("y1", [3, 2, 5])
    race.play("challenge y1 10000", "dice AAKKQ", "stand", "dice QKAKA")
    return race


def allowing(whole: dict[str, Any], most: int) -> dict[str, Any]:
    """The document, with so many rolls."""
    return whole | {"state": whole["state"] | {"poker": whole["state"]["poker"] | {"most": most}}}


# ---- MG-55, MG-56


def test_MG_55_the_challenger_wins_and_may_challenge_another() -> None:
    race = on_stack("y1 b1 y2", [3, 5, 5])
    events = race.play("challenge y1 20000", "dice AAAAA", "stand", "dice KKKKK")
    assert of_kind(events, DuelWon) == [DuelWon(0, 1, "AAAAA", "KKKKK", 20_000, (20_000, -20_000, 0))]
    assert race.money == [50_000, 30_000, 50_000]
    assert race.stack(13) == ["y1", "b1", "y2", "r1"], "the stack stays as it is"
    assert race.phase == "poker"
    assert race.refused("challenge y1 10000") == "not-challengeable", "each pawn once in a turn"
    assert "challenge y2 30000" in race.legal, "also one of the same opponent"
    race.play("challenge y2 10000", "dice AAAAA", "stand", "dice KKKKK")
    race.play("challenge b1 10000", "dice AAAAA", "stand", "dice KKKKK")
    assert race.document["mover"] == 1, "nobody is left to challenge"


def test_MG_55_or_stop() -> None:
    race = on_stack("y1 b1", [3, 5, 5])
    race.play("challenge y1 20000", "dice AAAAA", "stand", "dice KKKKK")
    race.play("pass")
    assert race.document["mover"] == 1


def test_MG_56_the_challenger_loses() -> None:
    race = on_stack("y1 b1 r2 y2", [5, 5, 5])
    events = race.play("challenge b1 20000", "dice KKKKK", "stand", "dice AAAAA")
    assert of_kind(events, DuelWon) == [DuelWon(2, 0, "AAAAA", "KKKKK", 20_000, (-20_000, 0, 20_000))]
    assert of_kind(events, Mastered) == [Mastered(2, "b1", 13)]
    assert race.stack(13) == ["y1", "r2", "y2", "r1", "b1"], "the others keep their order"
    assert race.money == [30_000, 50_000, 70_000]
    assert (race.phase, race.document["mover"]) == ("roll", 1), "the turn is over"


# ---- MG-57


def against_the_last(money: list[int], **more: Any) -> Table:
    """Seat 1 has only y1 left; seats 2 and 3 may add."""
    return on_stack("y1", money, home="y2 y3", options={"players": 4}, **more)


def test_MG_57_only_against_a_player_with_one_pawn_left() -> None:
    race = on_stack("y1", [2, 9, 5, 5], options={"players": 4}, home="y2")
    race.play("challenge y1 20000")
    assert race.phase == "dice"
    race = against_the_last([2, 9, 5, 5])
    race.play("challenge y1 20000")
    assert (race.phase, race.acting) == ("partners", 0)
    assert race.legal == ["partners", "alone"]
    race.play("alone")
    assert race.phase == "dice"


def test_MG_57_asked_from_the_left_each_decides_how_much() -> None:
    race = against_the_last([2, 9, 5, 4])
    assert race.play("challenge y1 20000", "partners")[-1] == PartnersAsked(0)
    assert (race.phase, race.acting) == ("share", 2)
    assert race.legal == [f"share {10_000 * n}" for n in range(5)], "keeping at least 10 000 $"
    assert race.refused("share 50000") == "share"
    assert race.refused("share 5000") == "share"
    assert race.refused("share 10000", seat=3) == "not-your-turn"
    assert race.play("share 40000") == [Shared(2, 40_000)]
    assert race.acting == 3
    assert race.legal == [f"share {10_000 * n}" for n in range(4)]
    race.play("share 0")
    assert race.phase == "dice"
    assert race.document["poker"]["shares"] == [0, 0, 40_000, 0]


def test_MG_57_the_sum_does_not_exceed_what_the_opponent_holds() -> None:
    race = against_the_last([2, 5, 5, 5])
    race.play("challenge y1 20000", "partners")
    assert race.legal[-1] == "share 30000"
    events = race.play("share 30000")
    assert Shared(3, 0) in events, "nothing is left to add"
    assert race.phase == "dice"


def test_MG_57_the_asking_begins_on_the_challengers_left_and_skips_the_opponent() -> None:
    race = table(
        {13: "y1 b1"},
        [5, 9, 5, 5],
        phase="poker",
        roll=1,
        mover=2,
        poker={"pawn": "b1"},
        home="y2 y3",
        options={"players": 4},
    )
    race.play("challenge y1 10000", "partners")
    assert race.acting == 3
    race.play("share 10000")
    assert race.acting == 0
    race.play("share 20000")
    assert race.phase == "dice"


def test_MG_57_everyone_wins_exactly_what_they_put_in() -> None:
    race = against_the_last([2, 9, 5, 4])
    events = race.play(
        "challenge y1 20000", "partners", "share 40000", "share 10000", "dice AAAAA", "stand", "dice KKKKK"
    )
    assert of_kind(events, DuelWon)[0].gains == (20_000, -70_000, 40_000, 10_000)
    assert race.money == [40_000, 20_000, 90_000, 50_000]


def test_MG_57_or_loses_it() -> None:
    race = against_the_last([3, 9, 5, 4])
    events = race.play(
        "challenge y1 20000", "partners", "share 40000", "share 10000", "dice KKKKK", "stand", "dice AAAAA"
    )
    assert of_kind(events, DuelWon)[0].gains == (-20_000, 70_000, -40_000, -10_000)
    assert race.money == [10_000, 160_000, 10_000, 30_000]
    assert of_kind(events, Ruined) == [], "partners keep something"


def test_MG_57_nobody_is_asked_who_cannot_add() -> None:
    race = against_the_last([2, 9, 1, 1])
    race.play("challenge y1 20000")
    assert race.phase == "dice"
    alone = on_stack("y1", [2, 9], home="y2 y3", options={"players": 2, "two_player_pawns": "three"})
    alone.play("challenge y1 10000")
    assert alone.phase == "dice"


# ---- MG-58


def test_MG_58_the_winner_chooses_the_losers_pawn() -> None:
    race = on_stack("y1", [5, 2, 5], {10: "y2", 20: "y3"})
    events = race.play("challenge y1 20000", "dice AAAAA", "stand", "dice KKKKK")
    assert of_kind(events, Ruined) == [Ruined(1, "poker")]
    assert (race.phase, race.acting) == ("back", 0)
    assert race.document["ruin"] == {"seat": 1, "chooser": 0, "why": "poker"}
    assert race.legal == ["back y1", "back y2", "back y3"]
    assert race.refused("back b1") == "cannot-go-back"
    events = race.play("back y3")
    assert of_kind(events, SentBack) == [SentBack(1, "y3", 20, SECOND_BANK, 0)]
    assert of_kind(events, Paid) == [Paid(1, 50_000, 50_000, "bank", SECOND_BANK)]


def test_MG_58_first_the_stack_then_the_ruin() -> None:
    race = on_stack("y1 b1", [2, 5, 5], {10: "r2"})
    events = race.play("challenge y1 20000", "dice KKKKK", "stand", "dice AAAAA")
    assert [type(event) for event in events if isinstance(event, Mastered | Ruined)] == [Mastered, Ruined]
    assert race.stack(13) == ["b1", "r1", "y1"]
    assert (race.phase, race.acting) == ("back", 1)
    assert race.legal == ["back r1", "back r2"]
    race.play("back r1")
    assert race.stack(13) == ["b1", "y1"]
    assert race.where("r1") == FIRST_BANK
    assert race.document["mover"] == 1, "the turn is over"


def test_MG_58_further_challenges_go_by_the_stack_and_the_holdings_as_they_are_now() -> None:
    race = on_stack("y1 y2 b1", [5, 2, 5], {20: "y3"})
    race.play("challenge y1 20000", "dice AAAAA", "stand", "dice KKKKK", "back y2")
    assert race.stack(13) == ["y1", "b1", "r1"]
    assert race.phase == "poker"
    assert {move.split()[1] for move in race.legal if move != "pass"} == {"b1"}
    other = on_stack("y1 y2 b1", [5, 2, 5], {20: "y3"})
    other.play("challenge y1 20000", "dice AAAAA", "stand", "dice KKKKK", "back y3")
    assert {move.split()[1] for move in other.legal if move != "pass"} == {"y2", "b1"}
    assert "challenge y2 50000" in other.legal, "the bank has paid 50 000 $"
