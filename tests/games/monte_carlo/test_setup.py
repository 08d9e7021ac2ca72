"""Material, set-up and money: MG-01 to MG-05, MG-10 to MG-12."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from paddock.core.messages import PaddockError
from paddock.core.options import describe
from paddock.games.monte_carlo.events import BetLost, DuelWon, FirstDrawn, Paid, Ruined, Taxed
from paddock.games.monte_carlo.game import MonteCarloGamble
from paddock.games.monte_carlo.names import CARDS, FACES, PAWN_NAMES
from paddock.games.monte_carlo.options import Options

from .tables import CHANCE, ROAD, new_table, of_kind, table


def test_MG_01_material() -> None:
    """12 pawns, a die of six, five poker dice of six faces, 17 cards, 1 000 000 $."""
    game = new_table(players=4)
    assert sorted(game.stack(0)) == sorted(PAWN_NAMES)
    assert len(PAWN_NAMES) == 12
    assert [game.game.write(move) for move, _ in game.game.chances(game.state)] == [f"roll {n}" for n in range(1, 7)]
    assert set(FACES) == set("AKQJT9")
    assert len(CARDS) == 17
    assert sum(game.money) + game.document["bank"] == 1_000_000


@pytest.mark.parametrize("players", [3, 4])
def test_MG_02_one_colour_with_three_pawns_each(players: int) -> None:
    race = new_table(players=players)
    assert len(race.stack(0)) == 3 * players
    assert race.game.course.pawns == 3
    assert race.phase == "roll"


def test_MG_02_two_players_have_two_colours_with_two_pawns_of_each() -> None:
    race = new_table(players=2)
    assert race.stack(0) == ["r1", "r2", "y1", "y2", "b1", "b2", "g1", "g2"]
    owner = race.game.course.owner
    assert [PAWN_NAMES[pawn] for pawn in range(12) if owner[pawn] == 0] == ["r1", "r2", "b1", "b2"]
    assert [PAWN_NAMES[pawn] for pawn in range(12) if owner[pawn] == 1] == ["y1", "y2", "g1", "g2"]
    assert race.phase == "announce"
    assert race.legal == ["announce red", "announce blue"]


def test_MG_02_two_players_with_three_pawns() -> None:
    race = new_table(players=2, two_player_pawns="three")
    assert race.stack(0) == ["r1", "r2", "r3", "y1", "y2", "y3"]
    assert race.phase == "roll"


@pytest.mark.parametrize("players", [0, 1, 5])
def test_MG_02_two_to_four_play(players: int) -> None:
    with pytest.raises(PaddockError, match=f"is for 2 to 4 players, not {players}"):
        MonteCarloGamble({"players": players}, ROAD)


def test_MG_02_options_are_checked() -> None:
    def refused(**options: Any) -> str:
        with pytest.raises(PaddockError) as caught:
            MonteCarloGamble(options, ROAD)
        assert str(caught.value)
        return caught.value.message.key

    assert refused(players=5) == "gamble-players"
    assert refused(players=1) == "gamble-players"
    assert refused(players=3, colours=["red", "blue"]) == "gamble-colours"
    assert refused(players=2, colours=["red", "blue"]) == "gamble-colours"
    assert refused(players=3, colours=["red", "blue", "red"]) == "gamble-colours"
    assert refused(players=3, colours=["red", "blue", "pink"]) == "gamble-colour"
    assert refused(first=3) == "gamble-first"
    assert refused(two_player_pawns="four") == "option-value"
    for board, key in (("nowhere.toml", "file-unreadable"), ("nowhere", "gamble-no-such-board")):
        with pytest.raises(PaddockError) as caught:
            MonteCarloGamble({"board": board})
        assert caught.value.message.key == key
    assert MonteCarloGamble({"players": 3, "colours": ["green", "red", "blue"]}, ROAD).colours() == (
        "green",
        "red",
        "blue",
    )
    assert MonteCarloGamble({"players": 2}, ROAD).colours() == ("red", "yellow")


def test_MG_03_all_on_the_start_with_10_000() -> None:
    race = new_table(players=3)
    assert len(race.stack(0)) == 9
    assert race.money == [10_000] * 3
    assert race.document["bank"] == 970_000


def test_MG_04_cards_are_numbers_in_suits_and_the_jackpot() -> None:
    """Each of the 17 is as likely as any other to lie on top; what has been turned no longer is."""
    race = table({3: "r1"}, phase="card", roll=3, casino={"pawn": "r1", "suits": "shd"})
    chances = dict(race.game.chances(race.state))
    assert {race.game.write(move).removeprefix("card ") for move in chances} == set(CARDS)
    assert set(chances.values()) == {Fraction(1, 17)}
    later = table({3: "r1"}, phase="card", roll=3, casino={"pawn": "r1", "suits": "shd"}, turned=["3c", "1s", "2h"])
    chances = dict(later.game.chances(later.state))
    assert len(chances) == 14
    assert set(chances.values()) == {Fraction(1, 14)}
    assert later.refused("card 3c") == "card-turned"
    assert later.document["turned"] == ["3c", "1s", "2h"]


def test_MG_04_turned_cards_are_known_to_all_and_the_next_to_nobody() -> None:
    race = table({3: "r1"}, phase="card", roll=3, casino={"pawn": "r1", "suits": "shd"}, turned=["3c"])
    for seat in (0, 1, 2, None):
        assert race.game.view(race.state, seat).position["state"]["turned"] == ["3c"]


def test_MG_05_clockwise_from_the_first() -> None:
    race = new_table(players=3, first=1)
    order = []
    for _ in range(4):
        order.append(race.document["mover"])
        race.play("roll 1")
        race.play(race.legal[0])
    assert order == [1, 2, 0, 1]


def test_MG_05_menus_offer_every_seat_to_begin() -> None:
    assert next(option for option in describe(Options) if option.name == "first").seat


def test_MG_05_the_first_is_drawn() -> None:
    race = new_table(players=3, first="drawn")
    assert (race.acting, race.phase) == (CHANCE, "draw-first")
    assert {race.game.write(move): chance for move, chance in race.game.chances(race.state)} == {
        f"first {colour}": Fraction(1, 3) for colour in ("red", "yellow", "blue")
    }
    assert race.refused("first green") == "no-such-player"
    assert of_kind(race.play("first blue"), FirstDrawn) == [FirstDrawn(2)]
    assert race.document["mover"] == race.document["first"] == 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_MG_10_bank_and_players_hold_a_million(players: int) -> None:
    race, random = new_table(players=players), Random(players)
    while race.game.actors(race.state):
        race.play(race.any_move(random))
        assert sum(race.money) + race.document["bank"] == 1_000_000
        assert all(amount % 10_000 == 0 for amount in race.money)


def test_MG_11_nobody_holds_more_than_250_000() -> None:
    """The bank pays what there is room for; the rest stays there."""
    race = table({7: "r1"}, money=[23, 1, 1], roll=1)
    assert of_kind(race.play("move r1"), Paid) == [Paid(0, 20_000, 50_000, "bank", 8)]
    assert race.money[0] == 250_000
    assert sum(race.money) + race.document["bank"] == 1_000_000


def test_MG_11_a_gain_may_be_chosen_all_the_same() -> None:
    race = table(
        {3: "r1"},
        money=[25, 1, 1],
        phase="prize",
        roll=1,
        turned=["4s"],
        casino={"pawn": "r1", "suits": "shd", "card": "4s"},
    )
    assert "money" in race.legal
    assert of_kind(race.play("money"), Paid) == [Paid(0, 0, 80_000, "casino", 3)]
    assert race.money[0] == 250_000


def test_MG_11_poker_gains_above_it_go_to_the_bank() -> None:
    race = table({12: "y1 r1"}, money=[24, 5, 1], phase="poker", roll=1, poker={"pawn": "r1"})
    bank = race.document["bank"]
    events = race.play("challenge y1 50000", "dice AAAAA", "stand", "dice 99999")
    assert of_kind(events, DuelWon)[0].gains == (10_000, -50_000, 0)
    assert race.money[0] == 250_000
    # the opponent is ruined, goes back to the first bank, and gets 50 000 $ there
    assert race.money[1] == 50_000
    assert race.document["bank"] == bank + 40_000 - 50_000


def test_MG_12_less_is_paid_by_who_has_less() -> None:
    race = table({14: "r1", 2: "r2 r3"}, money=[2, 1, 1], phase="card", roll=1, casino={"pawn": "r1", "suits": "sdc"})
    events = race.play("card 4h")
    assert of_kind(events, BetLost) == [BetLost(0, "4h", 40_000, 20_000)]
    assert of_kind(events, Ruined) == [Ruined(0, "casino")]
    assert race.money[0] == 50_000


def test_MG_12_at_the_end_of_every_move_everyone_holds_something() -> None:
    race = table({10: "r1", 2: "r2 r3"}, money=[2, 1, 1])
    events = race.play("roll 4")
    assert of_kind(events, Taxed) == [Taxed(0, 20_000, 20_000)]
    assert race.phase == "back", "only while a pawn is chosen somebody holds nothing"
    race.play("back r1")
    assert min(race.money) >= 10_000
