"""Squares: MG-30 to MG-36."""

from __future__ import annotations

import pytest

from paddock.games.monte_carlo.events import Casino, Moved, Paid, Stacked

from .tables import FIRST_BANK, SECOND_BANK, of_kind, table


def test_MG_30_any_roll_leaves_the_start() -> None:
    for roll in range(1, 7):
        race = table({}, roll=roll)
        assert race.legal == ["move r1", "move r2", "move r3"]


def test_MG_30_coming_back_to_it_brings_10_000() -> None:
    race = table({3: "r1"}, money=[5, 1, 1], phase="card", roll=3, casino={"pawn": "r1", "suits": "shd"})
    events = race.play("card 1c")
    assert of_kind(events, Moved) == [Moved(0, "r1", 3, 0, "lost")]
    assert of_kind(events, Paid) == [Paid(0, 10_000, 10_000, "start", 0)]
    assert race.money[0] == 50_000


def test_MG_30_no_stacking_and_no_blocking() -> None:
    race = table({0: "r1 r2 r3 y1 y2 y3 b1 b2 b3"}, roll=6)
    assert "move r1" in race.legal
    back = table({3: "r1"}, money=[5, 1, 1], phase="card", roll=3, casino={"pawn": "r1", "suits": "shd"})
    assert of_kind(back.play("card 1c"), Stacked) == []


@pytest.mark.parametrize(("origin", "bank"), [(7, FIRST_BANK), (15, SECOND_BANK)])
def test_MG_31_a_bank_brings_50_000(origin: int, bank: int) -> None:
    race = table({origin: "r1"}, roll=1)
    assert of_kind(race.play("move r1"), Paid) == [Paid(0, 50_000, 50_000, "bank", bank)]
    assert race.money[0] == 60_000


def test_MG_31_by_whatever_move() -> None:
    back = table({11: "r1"}, money=[5, 1, 1], phase="card", roll=3, casino={"pawn": "r1", "suits": "s"})
    assert of_kind(back.play("card 1h"), Paid) == [Paid(0, 50_000, 50_000, "bank", FIRST_BANK)]
    ahead = table({14: "r1"}, phase="prize", roll=1, turned=["2s"], casino={"pawn": "r1", "suits": "sdc", "card": "2s"})
    assert of_kind(ahead.play("squares"), Paid) == [Paid(0, 50_000, 50_000, "bank", SECOND_BANK)]


def test_MG_31_side_by_side_without_stack_block_or_poker() -> None:
    race = table({15: "r1", SECOND_BANK: "y1 b1 r2"}, roll=1)
    events = race.play("move r1")
    assert of_kind(events, Stacked) == []
    assert race.phase == "roll", "no poker"
    assert race.document["mover"] == 1
    race.play("roll 3")
    assert "move y1" in race.legal


def test_MG_31_leaving_takes_a_1_2_or_3() -> None:
    for roll in range(1, 7):
        race = table({SECOND_BANK: "r1"}, roll=roll, money=[9, 1, 1])
        assert ("move r1" in race.legal) == (roll <= 3)


def test_MG_32_to_the_bank() -> None:
    race = table({4: "r1"}, roll=2)
    events = race.play("move r1")
    assert of_kind(events, Moved) == [Moved(0, "r1", 4, 6, "roll"), Moved(0, "r1", 6, 8, "to-bank")]
    assert of_kind(events, Paid) == [Paid(0, 50_000, 50_000, "bank", FIRST_BANK)]
    assert race.where("r1") == FIRST_BANK


def test_MG_32_also_when_reached_backward() -> None:
    race = table({11: "r1"}, money=[5, 1, 1], phase="card", roll=5, casino={"pawn": "r1", "suits": "s"})
    events = race.play("card 1h")
    assert of_kind(events, Moved) == [Moved(0, "r1", 11, 6, "lost"), Moved(0, "r1", 6, 8, "to-bank")]
    assert race.money[0] == 40_000 + 50_000


def test_MG_33_back_to_the_bank() -> None:
    race = table({17: "r1"}, roll=2)
    events = race.play("move r1")
    assert of_kind(events, Moved) == [Moved(0, "r1", 17, 19, "roll"), Moved(0, "r1", 19, 16, "back-to-bank")]
    assert race.money[0] == 60_000


def test_MG_33_also_when_reached_backward() -> None:
    race = table({22: "r1"}, money=[5, 1, 1], phase="card", roll=3, casino={"pawn": "r1", "suits": "s"})
    race.play("card 1h")
    assert race.where("r1") == SECOND_BANK
    assert race.money[0] == 40_000 + 50_000


def test_MG_35_triple_double_single() -> None:
    triple = table({2: "r1"}, roll=1)
    assert of_kind(triple.play("move r1"), Casino) == [Casino(0, "r1", 3, "triple")]
    assert triple.phase == "card", "no choice"
    bet = {
        "pawn": "r1",
        "square": 3,
        "kind": "triple",
        "suits": "shd",
        "card": None,
        "value": None,
        "odds": {"shd": 0.7647},
    }
    assert triple.document["casino"] == bet
    double = table({4: "r1"}, roll=1)
    assert of_kind(double.play("move r1"), Casino) == [Casino(0, "r1", 5, "double")]
    assert double.legal == ["bet sh", "bet sd", "bet hd", "bet sc", "bet hc", "bet dc"]
    assert double.refused("bet s") == "suits"
    single = table({10: "r1"}, roll=1)
    assert of_kind(single.play("move r1"), Casino) == [Casino(0, "r1", 11, "single")]
    assert single.legal == ["bet s", "bet h", "bet d", "bet c"]
    assert single.refused("bet sh") == "suits"


def test_MG_36_backward_past_the_start_stops_there() -> None:
    race = table({3: "r1"}, money=[5, 1, 1], phase="card", roll=6, casino={"pawn": "r1", "suits": "shd"})
    events = race.play("card 1c")
    assert of_kind(events, Moved) == [Moved(0, "r1", 3, 0, "lost")]
    assert of_kind(events, Paid) == [Paid(0, 10_000, 10_000, "start", 0)]
