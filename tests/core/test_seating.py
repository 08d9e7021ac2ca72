"""Seatings: of those whose options are chosen, the first one counts."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from paddock.core.messages import PaddockError
from paddock.core.registry import Kind, kinds
from paddock.core.seating import MOST_SEATS, Seating, seating_with


class Sample(msgspec.Struct, frozen=True):
    mode: str = "quick"
    large: bool = False


class Counted(msgspec.Struct, frozen=True):
    players: int = 2


COLOURS = ("red", "blue", "green", "white", "black")
TABLE = (
    Seating(4, 5, COLOURS, {"mode": "slow", "large": True}),
    Seating(2, 3, COLOURS, {"mode": "slow"}),
    Seating(1, 2, COLOURS),
)


@pytest.mark.parametrize(
    ("options", "least", "most"),
    [
        ({}, 1, 2),
        ({"large": True}, 1, 2),
        ({"mode": "slow"}, 2, 3),
        ({"mode": "slow", "large": True}, 4, 5),
    ],
)
def test_the_first_that_fits_counts(options: dict[str, Any], least: int, most: int) -> None:
    found = seating_with(Sample(**options), TABLE)
    assert (found.least, found.most) == (least, most)
    assert [players for players in range(8) if found.takes(players)] == list(range(least, most + 1))


@pytest.mark.parametrize("most", [MOST_SEATS, MOST_SEATS + 1])
def test_a_game_for_too_many_is_refused_with_a_sentence(most: int) -> None:
    seatings = (Seating(2, 3, ("red",) * 3, {"large": True}), Seating(2, most, ("red",) * most))
    if most <= MOST_SEATS:
        assert Kind("sample", {}, Sample, seatings).seatings == seatings
        return
    with pytest.raises(PaddockError, match="sample cannot be for 9 players: no game here has more than 8 seats"):
        Kind("sample", {}, Sample, seatings)


def test_a_game_may_be_told_how_many_play_or_always_have_as_many() -> None:
    some = kinds()["monza"]
    for options, told in ((Sample, None), (Counted, "players")):
        assert Kind("sample", some.versions, options, TABLE, {}).players_option == told
