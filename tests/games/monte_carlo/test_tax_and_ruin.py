"""Tax and ruin: MG-60 to MG-63, MG-70, MG-71."""

from __future__ import annotations

import pytest

from paddock.games.monte_carlo.events import BetLost, Paid, Rolled, Ruined, SentBack, Stuck, Taxed, TurnBegan
from paddock.games.monte_carlo.gamble import BY_TAX, Work
from paddock.games.monte_carlo.ruin import bank_behind, ruin

from .tables import FIRST_BANK, SECOND_BANK, of_kind, table

ON_THE_WAY = {9: "r1", 10: "r2", 12: "r3"}


def test_MG_60_a_4_costs_20_000_before_moving() -> None:
    race = table(ON_THE_WAY, money=[5, 1, 1])
    assert race.play("roll 4") == [Rolled(0, 4), Taxed(0, 20_000, 20_000)]
    assert race.money == [30_000, 10_000, 10_000]
    for roll in (1, 2, 3, 5, 6):
        other = table(ON_THE_WAY, money=[5, 1, 1])
        assert of_kind(other.play(f"roll {roll}"), Taxed) == []


def test_MG_60_also_if_no_pawn_can_move() -> None:
    race = table({FIRST_BANK: "r1 r2 r3"}, money=[5, 1, 1])
    assert race.play("roll 4") == [Rolled(0, 4), Taxed(0, 20_000, 20_000), Stuck(0), TurnBegan(1, 2)]


def test_MG_61_exempt_with_a_pawn_on_the_start() -> None:
    race = table({9: "r1", 10: "r2"}, money=[5, 1, 1])
    assert race.play("roll 4") == [Rolled(0, 4)]
    last = table({}, money=[5, 1, 1], home="r2 r3")
    assert last.play("roll 4") == [Rolled(0, 4)], "even if it is the last one"
    two = table({9: "r1 r2", 10: "b1"}, money=[5, 1], options={"players": 2}, phase="roll", colour="red")
    assert two.play("roll 4") == [Rolled(0, 4)], "of either colour"


def test_MG_62_double_with_one_pawn_left() -> None:
    race = table({9: "r1"}, money=[9, 1, 1], home="r2 r3")
    assert of_kind(race.play("roll 4"), Taxed) == [Taxed(0, 40_000, 40_000)]
    two = table({9: "r1"}, money=[9, 1], home="r2 b1 b2", options={"players": 2}, phase="roll", colour="red")
    assert of_kind(two.play("roll 4"), Taxed) == [Taxed(0, 40_000, 40_000)]


def test_MG_63_ruined_by_the_tax() -> None:
    race = table(ON_THE_WAY, money=[1, 1, 1])
    events = race.play("roll 4")
    assert events == [Rolled(0, 4), Taxed(0, 20_000, 10_000), Ruined(0, "tax")]
    assert (race.phase, race.acting) == ("back", 0)
    assert race.document["ruin"] == {"seat": 0, "chooser": 0, "why": "tax"}
    assert race.legal == ["back r1", "back r2", "back r3"]
    events = race.play("back r3")
    assert events[0] == SentBack(0, "r3", 12, FIRST_BANK, 0)
    assert (race.phase, race.document["mover"]) == ("roll", 1), "the turn is over"


def test_MG_63_a_pawn_of_either_colour() -> None:
    race = table({9: "r1 r2", 10: "b1 b2"}, money=[2, 1], options={"players": 2}, phase="roll", colour="red")
    race.play("roll 4")
    assert race.legal == ["back r1", "back r2", "back b1", "back b2"]


@pytest.mark.parametrize(
    ("square", "to", "gives"),
    [
        (24, SECOND_BANK, 5),
        (17, SECOND_BANK, 5),
        (SECOND_BANK, FIRST_BANK, 5),
        (15, FIRST_BANK, 5),
        (9, FIRST_BANK, 5),
        (FIRST_BANK, 0, 1),
        (7, 0, 1),
        (1, 0, 1),
    ],
)
def test_MG_70_back_to_the_nearest_bank_strictly_behind_or_to_the_start(square: int, to: int, gives: int) -> None:
    race = table({square: "r1", 20: "r2"}, home="r3", money=[1, 1, 1])
    events = race.play("roll 4", "back r1")
    assert bank_behind(race.game.course, square) == to
    assert of_kind(events, SentBack) == [SentBack(0, "r1", square, to, 0)]
    assert race.where("r1") == to
    assert of_kind(events, Paid) == [Paid(0, 10_000 * gives, 10_000 * gives, "bank" if to else "start", to)]
    assert race.money[0] == 10_000 * gives, "the debt is cancelled"


def test_MG_70_a_single_pawn_that_can_go_back_does() -> None:
    race = table({9: "r1"}, home="r2 r3", money=[1, 1, 1])
    events = race.play("roll 4")
    assert of_kind(events, SentBack) == [SentBack(0, "r1", 9, FIRST_BANK, 0)]
    assert race.document["mover"] == 1


def test_MG_70_the_others_of_a_stack_keep_their_order() -> None:
    race = table({10: "y1 r1 b1", 12: "r2", 13: "r3"}, money=[1, 1, 1])
    race.play("roll 4", "back r1")
    assert race.stack(10) == ["y1", "b1"]


def test_MG_70_if_no_pawn_can_go_back_the_player_gets_10_000() -> None:
    """No play leads there: who is taxed has a pawn on the way, and so has who loses a bet or a duel."""
    race = table({}, money=[5, 1, 1], home="r1")
    gamble, work = race.state.copy(), Work(watch=1)
    gamble.money[0], gamble.bank = 0, gamble.bank + 5
    assert ruin(race.game.course, gamble, work, 0, 0, BY_TAX)
    assert gamble.money[0] == 1
    assert gamble.bank + sum(gamble.money) == 100


def test_MG_70_in_a_casino_it_is_the_pawn_that_plays() -> None:
    race = table({3: "r1", 20: "r2"}, money=[1, 1, 1], phase="card", roll=1, casino={"pawn": "r1", "suits": "shd"})
    events = race.play("card 4c")
    assert of_kind(events, BetLost) == [BetLost(0, "4c", 40_000, 10_000)]
    assert of_kind(events, SentBack) == [SentBack(0, "r1", 3, 0, 0)]
    assert race.money[0] == 10_000


def test_MG_71_pawns_that_are_home_never_come_back() -> None:
    race = table({9: "r1", 10: "r2"}, home="r3", money=[1, 1, 1])
    race.play("roll 4")
    assert race.legal == ["back r1", "back r2"]
    assert race.refused("back r3") == "cannot-go-back"
