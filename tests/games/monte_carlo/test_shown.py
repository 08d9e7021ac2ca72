"""What follows from a state and is shown: colours, blocked pawns, the pile, odds, kinds of hands."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from paddock.core.messages import PaddockError
from paddock.games.monte_carlo.game import MonteCarloGamble


def shown(options: dict[str, Any] | None = None, **state: Any) -> dict[str, Any]:
    """The document of a position that is written by hand."""
    game = MonteCarloGamble({"board": "boulevard", **(options or {})})
    document: dict[str, Any] = game.position(game.setup({"state": state}))["state"]
    return document


def square_of(kind: str) -> int:
    road = MonteCarloGamble({"board": "boulevard"}).road
    return next(square.number for square in road.squares if square.kind == kind)


def test_MG_02_colours_of_the_seats() -> None:
    assert shown(squares={})["colours"] == [["red"], ["yellow"], ["blue"]]
    assert shown({"players": 2}, squares={})["colours"] == [["red", "blue"], ["yellow", "green"]]


def test_MG_21_blocked_pawns_are_named() -> None:
    assert shown(squares={"2": ["r1", "r2", "b1", "b2"], "3": ["y1", "y2"]})["blocked"] == ["r1", "r2"]


def test_MG_31_nobody_is_blocked_on_a_bank() -> None:
    assert shown(squares={str(square_of("bank")): ["r1", "b1"]})["blocked"] == []


def casino(kind: str, turned: list[str], **more: Any) -> dict[str, Any]:
    square = square_of(kind)
    return shown(
        squares={str(square): ["r1"]}, roll=2, mover=0, turned=turned, casino={"pawn": "r1", **more}, phase="bet"
    )


def test_the_pile_is_what_has_not_been_turned() -> None:
    assert shown(squares={})["pile"] == 17
    assert shown(squares={}, turned=["1s", "2h"])["pile"] == 15


def test_odds_of_a_single_casino_count_the_cards_seen() -> None:
    odds = casino("single", ["1h", "2h", "3h", "4h", "1s"])["casino"]["odds"]
    assert list(odds) == ["s", "h", "d", "c"]
    assert odds == {
        "s": pytest.approx(4 / 12, abs=1e-4),
        "h": pytest.approx(1 / 12, abs=1e-4),  # only the jackpot
        "d": pytest.approx(5 / 12, abs=1e-4),
        "c": pytest.approx(5 / 12, abs=1e-4),
    }


@pytest.mark.parametrize(("card", "value"), [("3c", 30_000), ("1h", 10_000), ("jackpot", 50_000)])
def test_MG_04_a_card_that_won_says_what_it_is_worth(card: str, value: int) -> None:
    square, turned = square_of("double"), [] if card == "jackpot" else [card]
    bet = {"pawn": "r1", "suits": "hc", "card": card}
    state = shown(squares={str(square): ["r1"]}, roll=2, mover=0, turned=turned, casino=bet, phase="prize")
    assert state["casino"]["value"] == value
    assert casino("double", [])["casino"]["value"] is None


def test_odds_of_a_double_casino_are_of_pairs() -> None:
    odds = casino("double", [])["casino"]["odds"]
    assert list(odds.values()) == [pytest.approx(9 / 17, abs=1e-4)] * 6
    assert {frozenset(pair) for pair in odds} == {frozenset(pair) for pair in itertools.combinations("shdc", 2)}


def test_what_follows_may_be_left_out_but_not_be_wrong() -> None:
    with pytest.raises(PaddockError, match="pile"):
        shown(squares={}, pile=3)
    with pytest.raises(PaddockError, match="blocked"):
        shown(squares={"2": ["r1", "b1"]}, blocked=[])


def test_MG_53_hands_are_named() -> None:
    squares = {"30": ["y1", "r1"]}
    poker = {"pawn": "r1", "target": "y1", "opponent": 1, "stake": 10_000, "hands": ["KKKJ9", None], "rolls": [1, 0]}
    document = shown(squares=squares, roll=3, mover=0, phase="hand", poker=poker)["poker"]
    assert document["kinds"] == ["three", None]
    assert document["most"] == 3
