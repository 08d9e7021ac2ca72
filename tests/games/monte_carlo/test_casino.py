"""Casinos: MG-40 to MG-45, and the worked example MG-90."""

from __future__ import annotations

from fractions import Fraction

import paddock
from paddock.games.monte_carlo.events import (
    BetLost,
    BetPlaced,
    BetWon,
    Casino,
    Home,
    Moved,
    Paid,
    Reshuffled,
    Ruined,
    SentBack,
    Stacked,
    Turned,
)

from .tables import CHANCE, FIRST_BANK, Table, of_kind, table


def won(card: str, roll: int, square: int = 3, pawn: str = "r1", **squares: str) -> Table:
    """A bet on the triple casino 3 or 14 that this card has won."""
    suits = {3: "shd", 14: "sdc"}[square]
    return table(
        {square: pawn},
        money=[2, 1, 1],
        phase="prize",
        roll=roll,
        turned=[] if card == "jackpot" else [card],
        casino={"pawn": pawn, "suits": suits, "card": card},
    )


def test_MG_40_first_the_bet_then_the_card() -> None:
    race = table({4: "r1"}, roll=1)
    race.play("move r1")
    assert (race.phase, race.acting) == ("bet", 0)
    assert race.refused("card 3c", seat=CHANCE) == "not-your-turn"
    assert race.play("bet ch") == [BetPlaced(0, "hc")]
    assert (race.phase, race.acting) == ("card", CHANCE)
    assert race.game.roller(race.state) == 0
    assert race.play("card 3c")[:2] == [Turned(0, "3c", 30_000), BetWon(0, "3c")]
    assert race.document["turned"] == ["3c"]


def test_MG_41_won_if_the_suit_is_among_the_bet() -> None:
    for suit, phase in (("s", "prize"), ("h", "prize"), ("d", "prize"), ("c", "roll")):
        race = table({3: "r1"}, money=[9, 1, 1], phase="card", roll=1, casino={"pawn": "r1", "suits": "shd"})
        race.play(f"card 2{suit}")
        assert race.phase == phase


def test_MG_41_A_twice_the_value_and_ahead_by_the_roll() -> None:
    race = won("3s", 1)
    assert race.legal == ["money", "squares"]
    events = race.play("money")
    assert of_kind(events, Paid) == [Paid(0, 60_000, 60_000, "casino", 3)]
    assert of_kind(events, Moved) == [Moved(0, "r1", 3, 4, "money")]
    assert race.money[0] == 80_000


def test_MG_41_B_no_money_and_ahead_by_roll_times_number() -> None:
    race = won("3s", 3)
    events = race.play("squares")
    assert of_kind(events, Paid) == []
    assert of_kind(events, Moved) == [Moved(0, "r1", 3, 12, "squares")]
    assert race.money[0] == 20_000


def test_MG_42_lost_pay_and_move_back_by_the_roll() -> None:
    race = table({14: "r1"}, money=[9, 1, 1], phase="card", roll=2, casino={"pawn": "r1", "suits": "sdc"})
    events = race.play("card 3h")
    assert of_kind(events, BetLost) == [BetLost(0, "3h", 30_000, 30_000)]
    assert of_kind(events, Moved) == [Moved(0, "r1", 14, 12, "lost")]
    assert race.money[0] == 60_000


def test_MG_43_ruined_this_pawn_goes_back_instead() -> None:
    race = table({14: "r1", 20: "r2"}, money=[3, 1, 1], phase="card", roll=2, casino={"pawn": "r1", "suits": "sdc"})
    events = race.play("card 3h")
    assert of_kind(events, Ruined) == [Ruined(0, "casino")], "nothing is left, though all was paid"
    assert of_kind(events, Moved) == []
    assert of_kind(events, SentBack) == [SentBack(0, "r1", 14, FIRST_BANK, 0)]
    assert (race.where("r1"), race.where("r2")) == (FIRST_BANK, 20)
    assert race.money[0] == 50_000
    assert race.document["mover"] == 1


def test_MG_44_another_casino_with_the_same_roll() -> None:
    race = table({18: "r1"}, money=[9, 1, 1], phase="card", roll=4, casino={"pawn": "r1", "suits": "sh"})
    events = race.play("card 1c")
    assert of_kind(events, Casino) == [Casino(0, "r1", 14, "triple")]
    assert race.phase == "card"
    race.play("card 1s", "money")
    assert race.where("r1") == 18, "also where it is the square that the pawn came from"
    assert race.phase == "bet"
    race.play("bet dc", "card 2s")
    assert race.where("r1") == 14
    assert race.document["roll"] == 4


def test_MG_44_a_stack_poker_included() -> None:
    race = table({11: "r1", 13: "y1"}, money=[9, 5, 1], phase="card", roll=2, casino={"pawn": "r1", "suits": "s"})
    events = race.play("card 1s", "money")
    assert of_kind(events, Stacked) == [Stacked(0, "r1", 13, ("y1",))]
    assert race.phase == "poker"
    back = table({14: "r1", 12: "y1"}, money=[9, 5, 1], phase="card", roll=2, casino={"pawn": "r1", "suits": "sdc"})
    back.play("card 1h")
    assert back.phase == "poker"


def test_MG_44_the_finish() -> None:
    race = table({22: "r1"}, phase="prize", roll=1, turned=["4s"], casino={"pawn": "r1", "suits": "s", "card": "4s"})
    assert of_kind(race.play("squares"), Home) == [Home(0, "r1", 1)]


def test_MG_44_an_arrow() -> None:
    race = table({5: "r1"}, phase="prize", roll=1, turned=["4s"], casino={"pawn": "r1", "suits": "sh", "card": "4s"})
    race.play("money")
    assert race.where("r1") == FIRST_BANK
    assert race.money[0] == 10_000 + 80_000 + 50_000


def test_MG_45_the_jackpot_always_wins_and_all_cards_are_shuffled() -> None:
    race = table({11: "r1"}, phase="card", roll=1, turned=["1s", "2s", "3h"], casino={"pawn": "r1", "suits": "c"})
    events = race.play("card jackpot")
    assert events == [Turned(0, "jackpot", 50_000), Reshuffled(), BetWon(0, "jackpot")]
    assert race.document["turned"] == []
    assert race.document["casino"]["card"] == "jackpot"
    assert of_kind(race.play("money"), Paid) == [Paid(0, 100_000, 100_000, "casino", 11)], "its number is 5"
    other = table({11: "r1"}, phase="prize", roll=2, casino={"pawn": "r1", "suits": "c", "card": "jackpot"})
    other.play("squares")
    assert other.where("r1") == 21


def test_MG_45_the_pile_never_runs_out() -> None:
    """When 16 cards have been turned, the last one is the jackpot for certain."""
    cards = [f"{number}{suit}" for suit in "shdc" for number in (1, 2, 3, 4)]
    race = table({11: "r1"}, phase="card", roll=1, turned=cards, casino={"pawn": "r1", "suits": "c"})
    assert [(race.game.write(move), chance) for move, chance in race.game.chances(race.state)] == [
        ("card jackpot", Fraction(1))
    ]
    race.play("card jackpot", "squares")
    assert race.document["turned"] == []


def test_MG_90_the_printed_example() -> None:
    """Roll 5 onto a double casino, bet hearts and clubs, card 3 of clubs: 60 000 $ and on by 5, or on by 15."""
    start = {"squares": {"3": ["r1"]}, "money": [10_000, 10_000, 10_000]}
    game = paddock.game("monte-carlo-gamble", board="boulevard")
    assert game.position(game.setup(start))["state"]["squares"]["3"] == ["r1"]
    record = paddock.Record(game, start=game.setup(start))
    for seat, move in ((CHANCE, "roll 5"), (0, "move r1"), (0, "bet hc"), (CHANCE, "card 3c")):
        record.append(seat, game.read(move))
    assert [game.write(move) for move in game.legal(record.state, 0)] == ["money", "squares"]
    first, second = game.read("money"), game.read("squares")
    after = game.apply(record.state, 0, first)
    assert of_kind(after.events, Paid)[0] == Paid(0, 60_000, 60_000, "casino", 8)
    assert of_kind(after.events, Moved)[0] == Moved(0, "r1", 8, 13, "money")
    after = game.apply(record.state, 0, second)
    assert of_kind(after.events, Moved)[0] == Moved(0, "r1", 8, 23, "squares")
    assert of_kind(after.events, Paid) == []
    again = paddock.Record.read(record.text())
    assert again.state == record.state
