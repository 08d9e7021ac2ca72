"""How the shark judges: when to block and to stay, whom to send back, what to stake, and which dice to keep."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from paddock import bot
from paddock.games.monte_carlo.game import MonteCarloGamble
from paddock.games.monte_carlo.memo import TURN, Memo
from paddock.games.monte_carlo.shark import exemption
from paddock.games.monte_carlo.worth import survey

from .tables import FINISH, FIRST_BANK, ROAD, SECOND_BANK, Table, table


def shark(moment: Table) -> str:
    """What the shark does now, at the seat that is to act."""
    seat = moment.acting
    move = bot("shark", moment.game, seat, 0).choose(moment.game.view(moment.state, seat))
    assert move in moment.game.legal(moment.state, seat)
    return moment.game.write(move)


def surveyed(game: MonteCarloGamble) -> Memo:
    memo = Memo()
    survey(game.course, memo)
    return memo


# ---- the way home


def test_the_way_home_is_shorter_from_further_on() -> None:
    memo = surveyed(MonteCarloGamble({}, ROAD))
    rests = [0, 9, 13, 20, 24]
    ways = [memo.rest[square] for square in rests]
    assert ways == sorted(ways, reverse=True)
    assert memo.rest[FINISH] == 0
    assert memo.rest[24] == TURN, "any roll leads home"
    assert memo.rest[FIRST_BANK] > memo.rest[SECOND_BANK] > memo.rest[17]


def test_money_is_worth_less_the_more_there_is() -> None:
    purse = surveyed(MonteCarloGamble({}, ROAD)).purse
    steps = [more - less for less, more in pairwise(purse)]
    assert min(steps) > 0
    assert steps == sorted(steps, reverse=True)


# ---- on the road


def test_MG_20_it_lands_on_the_last_pawn_of_an_opponent() -> None:
    squares = {9: "r1", 12: "r2"}
    assert shark(table(squares | {13: "y1"}, [5, 5, 5], phase="move", roll=1, home="r3 y2 y3")) == "move r2"


def test_MG_23_it_stays_on_a_stack_to_go_on_blocking() -> None:
    """The pawn on 20 would move, if it did not hold the last pawn of an opponent."""
    alone = table({9: "r1", 20: "r2", 21: "y1"}, [5, 5, 5], phase="move", roll=1, home="r3 y2 y3")
    holds = table({9: "r1", 20: "y1 r2"}, [5, 5, 5], phase="move", roll=1, home="r3 y2 y3")
    assert shark(alone) == "move r2"
    assert shark(holds) == "move r1"


def test_MG_61_the_last_pawn_on_the_start_saves_the_tax() -> None:
    for squares, saves in (({9: "r1", 12: "r2"}, True), ({9: "r1"}, False)):
        moment = table(squares, [5, 5, 5], phase="move", roll=1)
        assert (exemption(moment.game.course, moment.state, surveyed(moment.game), 0) > 0) == saves


@pytest.mark.parametrize(("chooser", "pawn"), [(0, "r2"), (1, "r1")])
def test_MG_70_own_pawns_lose_little_and_those_of_others_much(chooser: int, pawn: str) -> None:
    why: dict[str, Any] = {"why": "tax"} if chooser == 0 else {"why": "poker"}
    more: dict[str, Any] = {} if chooser == 0 else {"mover": 1, "poker": {"pawn": "y1"}}
    ruin = {"seat": 0, "chooser": chooser, **why}
    roll = 4 if chooser == 0 else 1
    moment = table({15: "r1", 17: "r2", 13: "y1"}, [0, 5, 5], phase="back", roll=roll, ruin=ruin, **more)
    assert shark(moment) == f"back {pawn}"


# ---- at poker


def on_stack(stack: str, money: list[int], other: str = "b1", **more: Any) -> Table:
    return table({13: f"{stack} r1", 24: other}, money, phase="poker", roll=1, poker={"pawn": "r1"}, **more)


def test_MG_50_it_ruins_whoever_can_be_ruined_cheaply() -> None:
    """Where it costs them a long way: a pawn just past a bank would go back for 50 000 $."""
    assert shark(on_stack("y1", [12, 2, 5], other="y2")) == "challenge y1 20000"
    assert shark(on_stack("y1", [12, 2, 5], other="b1")) == "pass"


def test_MG_50_it_does_not_stake_its_last_money() -> None:
    """What it could win is worth less than what it would lose."""
    move = shark(on_stack("y1", [2, 20, 5]))
    assert move in ("pass", "challenge y1 10000")


def test_MG_11_it_does_not_play_for_money_that_it_could_not_keep() -> None:
    """At 250 000 $ only the opponent's ruin is worth a duel."""
    assert shark(on_stack("y1", [25, 25, 5])) == "pass"


def test_MG_57_partners_are_asked_against_the_first_and_add_what_pays() -> None:
    moment = on_stack("y1", [3, 6, 8], home="y2 y3")
    moment.play("challenge y1 20000")
    assert shark(moment) == "partners"
    moment.play("partners")
    assert moment.acting == 2
    assert int(shark(moment).removeprefix("share ")) > 0


@pytest.mark.parametrize(("mine", "move"), [("AAAK9", "reroll K9"), ("KKKKK", "stand"), ("AAKK9", "reroll KK9")])
def test_MG_52_dice_are_kept_by_the_table(mine: str, move: str) -> None:
    """Against four queens with an ace, and two rolls left."""
    moment = on_stack("y1", [5, 5, 5])
    moment.play("challenge y1 10000", "dice AQQQQ", "reroll A", "dice A", "reroll A", "dice A", f"dice {mine}")
    assert moment.acting == 1
    assert shark(moment) == move
