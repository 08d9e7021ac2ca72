"""The options with which the laws try Hurry'Cup!, and how they shuffle what it hides."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from paddock.core.game import Game
from paddock.core.law_entry import Entry, Factory
from paddock.core.registry import build
from paddock.games.hurry_cup import rally as hurry
from paddock.games.hurry_cup.pawns import free_pawns
from paddock.games.hurry_cup.shelf import CIRCUITS
from paddock.laws.cases import course_of


def hurry_cup(**options: Any) -> Factory:
    return lambda: build("hurry-cup", options)


def shuffle_dice_and_wishes(game: Game[Any], state: Any, seat: int | None, random: Random) -> Iterator[Any]:
    """Other dice under the cup, for whoever did not call the horn; other wishes under the seals of the others."""
    called = state.calls[: state.called]
    for _ in range(4):
        new = state.copy()
        if state.phase <= hurry.LIFT and seat not in called:
            for pawn in range(state.rolled):
                new.tank[pawn] = random.randint(1, hurry.FACES)
        if state.phase == hurry.WISH:
            free = free_pawns(course_of(game), state)
            for other in range(game.seats):
                count = sum(wish > 0 for wish in state.wishes[other])
                if other != seat and count:
                    pawns = [pawn for pawn in range(game.seats) if free >> pawn & 1]
                    ranked = [pawn + 1 for pawn in random.sample(pawns, count)]
                    new.wishes[other] = ranked + [0] * (hurry.MAX_PILOTS - count)
        yield new


LAWS = Entry(
    factories={
        **{f"shipped-{key}": hurry_cup(circuit=key) for key in CIRCUITS.keys},
        "sealed-three-exact": hurry_cup(players=3, exact=True, first="drawn", circuit="lavender"),
        "sealed-six": hurry_cup(players=6, first=4, circuit="random-3"),
        "live": hurry_cup(grab="live"),
        "live-five-exact": hurry_cup(
            cars=["white", "green", "red", "purple", "blue"],
            grab="live",
            exact=True,
            first="drawn",
            circuit="random-12",
        ),
        "live-three": hurry_cup(players=3, grab="live", first=2, circuit="lighthouse", races=3),
    },
    alternatives=shuffle_dice_and_wishes,
    spaces=("limit", "bend", "jump"),
)
