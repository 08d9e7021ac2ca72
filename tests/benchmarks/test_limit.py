"""The rules, written twice: the handwritten C program counts exactly what the compiled lane counts."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import pytest
from benchmarks.monza_limit import LimitError, build_program, play_by_hand

from paddock.core.lane.simulation import Simulation
from paddock.core.registry import build
from paddock.games.monza.shelf import TRACKS

RACES = 60
BOTS = {"random": ("random",), "greedy": ("greedy",), "mixed": ("random", "greedy")}


@pytest.fixture(scope="module")
def program() -> Path:
    try:
        return build_program()
    except LimitError as error:
        complaint = str(error)
    pytest.fail(complaint, pytrace=False)


def assert_equal_tallies(
    program: Path, options: dict[str, Any], bots: str, seed: int = 1, bot_seed: int = 2, begin: int = 0
) -> None:
    game = build("monza", options)
    seats = [BOTS[bots][seat % len(BOTS[bots])] for seat in range(game.seats)]
    compiled = Simulation(game, seats, seed, bot_seed).run(begin, begin + RACES)
    by_hand, _ = play_by_hand(program, game, seats, seed, bot_seed, begin, begin + RACES)
    assert by_hand == compiled
    assert compiled.races == RACES


@pytest.mark.parametrize("bots", BOTS)
@pytest.mark.parametrize("track", TRACKS.keys)
@pytest.mark.parametrize(
    ("edition", "players", "first"),
    [
        ("anniversary", 2, 1),
        ("anniversary", 3, "drawn"),
        ("anniversary", 4, 0),
        ("classic", 5, 4),
        ("classic", 6, "drawn"),
    ],
)
def test_tables(program: Path, track: str, edition: str, players: int, first: int | str, bots: str) -> None:
    options = {"track": track, "edition": edition, "players": players, "first": first}
    assert_equal_tallies(program, options, bots)
    assert_equal_tallies(program, options | {"professional": True, "bonus_step": True}, bots)


@pytest.mark.parametrize("bots", BOTS)
@pytest.mark.parametrize("finish", ["coloured", "open"])
@pytest.mark.parametrize("obligation", ["continue", "longest", "free"])
def test_options(program: Path, obligation: str, finish: str, bots: str) -> None:
    variants: list[dict[str, Any]] = [
        {},
        {"professional": True},
        {"professional": True, "turbo_tiles": True},
    ]
    bonuses: list[dict[str, Any]] = [{}, {"bonus_step": True}, {"bonus_step": True, "bonus": "others"}]
    for variant, bonus in product(variants, bonuses):
        assert_equal_tallies(program, {"obligation": obligation, "finish": finish} | variant | bonus, bots)


@pytest.mark.parametrize("bots", BOTS)
@pytest.mark.parametrize(
    ("seed", "bot_seed", "begin"),
    [(0, 0, 0), (2**64 - 1, 2**63, 7), (2**32, 1, 2**32 - 30), (5, 5, 2**40)],
)
def test_seeds_and_numbers(program: Path, seed: int, bot_seed: int, begin: int, bots: str) -> None:
    assert_equal_tallies(program, {"professional": True, "bonus_step": True}, bots, seed, bot_seed, begin)
