"""Notation: what can be typed, and what is refused."""

from __future__ import annotations

import pytest

from paddock.core.messages import PaddockError
from paddock.core.moves import Move
from paddock.games.monte_carlo.moves import (
    ALONE,
    MONEY,
    NOTATION,
    PARTNERS,
    PASS,
    SQUARES,
    STAND,
    Announce,
    Back,
    Bet,
    Card,
    Challenge,
    Dice,
    First,
    MovePawn,
    Reroll,
    Roll,
    Share,
)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("first red", First("red")),
        ("announce blue", Announce("blue")),
        ("roll 5", Roll(5)),
        ("move r2", MovePawn("r2")),
        ("bet hc", Bet("hc")),
        ("card 3c", Card("3c")),
        ("card jackpot", Card("jackpot")),
        ("money", MONEY),
        ("squares", SQUARES),
        ("challenge y1 40000", Challenge("y1", 40_000)),
        ("pass", PASS),
        ("partners", PARTNERS),
        ("alone", ALONE),
        ("share 0", Share(0)),
        ("dice AKKQ9", Dice("AKKQ9")),
        ("reroll J9", Reroll("J9")),
        ("stand", STAND),
        ("back r1", Back("r1")),
    ],
)
def test_every_move_has_its_notation(text: str, move: Move) -> None:
    assert NOTATION.read(text) == move
    assert NOTATION.write(move) == text


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("bet ch", "bet hc"),
        ("dice 9KAQK", "dice AKKQ9"),
        ("dice a k k q 9", "dice AKKQ9"),
        ("reroll 10 9", "reroll T9"),
        ("announce b", "announce blue"),
        ("  MOVE   R2 ", "move r2"),
        ("challenge y1 040000", "challenge y1 40000"),
    ],
)
def test_other_ways_to_type_the_same(text: str, same: str) -> None:
    assert NOTATION.write(NOTATION.read(text)) == same


@pytest.mark.parametrize(
    "text",
    [
        "",
        "roll 7",
        "roll 55",
        "move r4",
        "move w1",
        "bet",
        "bet hh",
        "bet x",
        "card 5c",
        "challenge y1",
        "challenge y1 -10000",
        "challenge y1 1e4",
        f"challenge y1 {'9' * 5000}",
        "share",
        "dice",
        "dice AKX",
        "reroll",
        "first purple",
        "back",
        "money squares",
    ],
)
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(PaddockError, match=r"is not a move|does not name poker dice"):
        NOTATION.read(text)
