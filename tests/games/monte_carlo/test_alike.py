"""Pawns that are alike: nobody is asked which of them is meant."""

from __future__ import annotations

from typing import Any

import pytest

from .tables import FIRST_BANK, Table, table


def firsts(race: Table) -> dict[str, str]:
    """By each move, the one that stands for it."""
    game, seat = race.game, race.acting
    return {game.write(move): game.write(game.alike(race.state, seat, move)) for move in game.legal(race.state, seat)}


@pytest.mark.parametrize(
    ("squares", "same"),
    [
        ({2: "r1 r2 r3"}, {"r1": "r1", "r2": "r1", "r3": "r1"}),
        ({2: "y1 r3 r1", 4: "r2"}, {"r1": "r1", "r2": "r2", "r3": "r1"}),
        ({2: "r2 y1 r3", 4: "r1"}, {"r1": "r1", "r2": "r2", "r3": "r3"}),
        ({FIRST_BANK: "r2 y1 r3", 4: "r1"}, {"r1": "r1", "r2": "r2", "r3": "r2"}),
        ({0: "r2 y1 r3 r1"}, {"r1": "r1", "r2": "r1", "r3": "r1"}),
    ],
    ids=["own stack", "own pawns on another's", "another's between", "side by side at a bank", "on the start"],
)
def test_MG_21_own_pawns_are_alike_unless_an_opponent_lies_between(
    squares: dict[int, str], same: dict[str, str]
) -> None:
    race = table(squares, roll=1)
    assert firsts(race) == {f"move {pawn}": f"move {first}" for pawn, first in same.items()}
    for pawn, first in same.items():
        assert _without_names(race, f"move {pawn}", pawn) == _without_names(race, f"move {first}", first)


def test_MG_55_pawns_to_challenge_are_alike_unless_one_was_challenged() -> None:
    race = table({13: "y1 y2 b1 r1"}, [3, 5, 5], phase="poker", roll=1, poker={"pawn": "r1"})
    assert firsts(race)["challenge y2 10000"] == "challenge y1 10000"
    race.play("challenge y1 10000", "dice AAAAA", "stand", "dice KKKKK")
    assert firsts(race)["challenge y2 10000"] == "challenge y2 10000"


def _without_names(race: Table, move: str, pawn: str) -> Any:
    """What a move leads to, with pawns told apart by nothing but their colour, and neighbours of a side in one run."""
    game = race.game
    state = game.apply(race.state, race.acting, game.read(move)).state
    document = game.position(state)["state"]
    squares = {}
    for square, pawns in document["squares"].items():
        colours = [one[0] for one in pawns]
        if square in ("0", str(FIRST_BANK)):
            colours.sort()
        squares[square] = colours
    blocked = sorted(one[0] for one in document["blocked"])
    return squares, blocked, document["money"], document["phase"]
