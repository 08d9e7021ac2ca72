"""With which options the laws try our games; any other installed game is tried as it says itself."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from paddock.core.game import Game
from paddock.core.law_entry import Entry, Factory
from paddock.core.registry import build, kinds
from paddock.games.hurry_cup import rally as hurry
from paddock.games.hurry_cup.pawns import free_pawns
from paddock.games.hurry_cup.shelf import CIRCUITS
from paddock.games.monte_carlo.shelf import BOARDS
from paddock.games.monza.shelf import TRACKS
from paddock.laws.cases import cases_of, course_of, entry_of

from .toy import FOLDED, Table, Toy

# ---- Monza -----------------------------------------------------------------------------------------------------------

LOOP = """name = "Loop"
edition = "anniversary"
start = 2

[lanes]
outer = "w2 y1 g1.5 p2 p3 y2 y2.5 r3 y3"
middle = "p2.5 w1.5 b2.5 y1 x1.5 r3 x2.5 r3 r1.5 x1"
inner = "x2.5 x3 y2.5 g2 g2 r2 g2.5 b1 w1 g1.5"
"""
SPRINT = """name = "Sprint"
edition = "classic"
start = 2

[lanes]
outer = "b3 w3 r1.5 g3 x1.5 g3"
middle = "w1 b1 g2.5 g1.5 r2 y1 p2.5 p1.5 r2"
inner = "x1.5 y1.5 x1.5 g2 g2 b1.5 x2 x3"
"""
YARD = """name = "Yard"
edition = "anniversary"
start = 2

[lanes]
outer = "w2 y1 w2.5 y2.5"
middle = "p1 b3 r1 p3"
inner = "x3 b3 w1 y1"
"""
"""So short that cars stand in each other's way all the time."""


def monza(board: str | None = None, **options: Any) -> Factory:
    return lambda: build("monza", options, board)


MONZA = Entry(
    factories={
        **{f"shipped-{key}": monza(track=key) for key in TRACKS.keys},
        "loop": monza(LOOP, players=3),
        "loop-longest-bonus": monza(LOOP, players=4, obligation="longest", bonus_step=True),
        "loop-professional": monza(
            LOOP, players=2, professional=True, bonus_step=True, bonus="others", obligation="longest", first="drawn"
        ),
        "sprint-six": monza(SPRINT, edition="classic", players=6, bonus_step=True, first="drawn"),
        "sprint-professional-open": monza(
            SPRINT, edition="classic", players=5, professional=True, turbo_tiles=True, finish="open", obligation="free"
        ),
        "yard-everything": monza(
            YARD,
            players=4,
            cars=["yellow", "green", "red", "blue"],
            professional=True,
            turbo_tiles=True,
            bonus_step=True,
            finish="open",
            first=3,
        ),
        "yard-free": monza(YARD, players=2, obligation="free"),
    },
    spaces=("steps", "colour", "finish", "back", "front"),
)


# ---- Monte Carlo Gamble ----------------------------------------------------------------------------------------------

ALLEY = """name = "Alley"
road = "S g shd > g 2 B g g 1 g g sdc g g B g 2 < g g g F"
"""
"""So short that pawns meet, duel and are ruined all the time."""
STRIP = """name = "Strip"
road = "S g shd 2 > shc 1 B g hdc 2 1 sdc shd 2 B shd 1 2 < hdc g g F"
"""
"""Hardly a square without a casino: long chains of bets."""


def gamble(road: str | None = None, **options: Any) -> Factory:
    return lambda: build("monte-carlo-gamble", options, road)


GAMBLE = Entry(
    factories={
        **{f"shipped-{key}": gamble(board=key) for key in BOARDS.keys},
        "two-colours": gamble(ALLEY, players=2, first=1),
        "two-with-three-pawns": gamble(ALLEY, players=2, two_player_pawns="three", first="drawn"),
        "alley-four": gamble(ALLEY, players=4, colours=["green", "red", "blue", "yellow"], first="drawn"),
        "strip-three": gamble(STRIP, players=3),
    },
    spaces=("kind", "suits"),
)


# ---- the toy ---------------------------------------------------------------------------------------------------------


def shuffle_what_is_hidden(game: Game[Any], state: Table, seat: int | None, random: Random) -> Iterator[Table]:
    """Other cards in other hands, another die under the cup, other guesses under the seal."""
    others = [other for other in range(game.seats) if other != seat]
    for _ in range(4):
        new = state.copy()
        unseen = [value + 1 for value in range(3) for _ in range(state.pile[value])]
        unseen += [state.card[other] for other in others if state.card[other]]
        random.shuffle(unseen)
        for other in others:
            if state.card[other]:
                new.card[other] = unseen.pop()
            if state.guess[other]:
                new.guess[other] = random.choice([*range(1, new.card[other] + 1), FOLDED])
        new.pile = [unseen.count(value + 1) for value in range(3)]
        if state.die:
            new.die = random.choice([1, 2, 3])
        yield new


def toy(kind: type[Toy] = Toy, board: str | None = None, **options: Any) -> Factory:
    return lambda: kind(options, board)


TOY = Entry(
    factories={"three": toy(), "two": toy(players=2), "four-small-pile": toy(board="3 2 4", players=4)},
    alternatives=shuffle_what_is_hidden,
)

# ---- Hurry'Cup! ------------------------------------------------------------------------------------------------------


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


HURRY = Entry(
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

GAMES: dict[str, Entry] = {"monza": MONZA, "monte-carlo-gamble": GAMBLE, "hurry-cup": HURRY, "toy": TOY}
GAMES |= {name: entry_of(name) for name in kinds() if name not in GAMES}  # plug-ins, with whatever they say themselves


CASES = [case for name, entry in GAMES.items() for case in cases_of(name, entry)]
WITH_LANE = [case for case in CASES if case.lane is not None]
POLICIES = [pytest.param(case, policy, id=f"{case.name}-{policy}") for case in WITH_LANE for policy in case.policies]
