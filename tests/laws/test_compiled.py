"""Compiled and interpreted, the same rules play the same races, move by move."""

from __future__ import annotations

from typing import Any

import pytest

import paddock
from paddock.core.chance import Seeded
from paddock.core.game import Game
from paddock.core.registry import kind

from .games import CASES, GAMES, Case
from .lanes import Compiled, Interpreted, race

pytestmark = pytest.mark.xdist_group("compiled")

WITH_LANE = [case for case in CASES if case.entry.lane is not None]
POLICIES = [
    pytest.param(case, policy, id=f"{case.name}-{policy}")
    for case in WITH_LANE
    for policy in (case.entry.lane.policies if case.entry.lane else ())
]


@pytest.mark.parametrize(("case", "policy"), POLICIES)
def test_lanes_agree_move_by_move(case: Case, policy: str) -> None:
    """Every field of every state and of the scratch paper, events included, after every move of several races."""
    assert case.entry.lane is not None
    game = case.game()
    for seed in range(3):
        lanes = [Interpreted(game, case.entry.lane), Compiled(game, case.entry.lane)]
        assert sum(1 for _ in race(game, lanes, policy, seed)) > 5


@pytest.mark.parametrize("field", ["at", "round"])
def test_a_difference_between_lanes_is_seen(field: str) -> None:
    case = WITH_LANE[0]
    assert case.entry.lane is not None
    game = case.game()
    twin = Compiled(game, case.entry.lane)
    running = race(game, [Interpreted(game, case.entry.lane), twin], "random", 1)
    for _ in range(10):
        next(running)
    twin.race[field] += 1
    with pytest.raises(AssertionError, match=field):
        list(running)


def test_the_twin_is_machine_code() -> None:
    """Else the comparison would compare a thing with itself."""
    for entry in GAMES.values():
        if entry.lane is not None:
            game = next(iter(entry.factories.values()))()
            twin, plain = Compiled(game, entry.lane), Interpreted(game, entry.lane)
            assert twin.rules.__file__ == plain.rules.__file__
            assert hasattr(twin.rules.act, "signatures")
            assert not hasattr(plain.rules.act, "signatures")


def simulations(game: Game[Any], bots: list[str], seed: int) -> tuple[Any, Any]:
    """A game's simulation compiled, and the same one interpreted."""
    make: Any = kind(game.name).simulation
    return make(game, bots, seed, seed + 1), make(game, bots, seed, seed + 1, interpreted=True)


@pytest.mark.parametrize("case", WITH_LANE, ids=lambda case: case.name)
def test_tallies_of_whole_batches_agree(case: Case) -> None:
    game = case.game()
    for bots in (["random"] * game.seats, [paddock.strengths(game.name)[-1], "random"] * 3):
        compiled, interpreted = simulations(game, bots[: game.seats], 2**40 + 7)
        tally = compiled.run(0, 12)
        assert tally == interpreted.run(0, 12)
        assert tally.races == 12
        assert tally.unfinished == 0


def test_batches_can_be_cut_anywhere() -> None:
    """The n-th race depends on the seeds and on n alone, so parts add up to the whole."""
    game = WITH_LANE[0].game()
    bots = ["greedy"] * game.seats
    whole = simulations(game, bots, 3)[0].run(0, 60)
    parts, _ = simulations(game, bots, 3)
    tally = None
    for begin, end in ((0, 1), (1, 23), (23, 60)):
        tally = parts.run(begin, end, tally)
    assert tally == whole
    assert simulations(game, bots, 4)[0].run(0, 60) != whole


@pytest.mark.parametrize("case", WITH_LANE, ids=lambda case: case.name)
def test_the_lab_plays_the_races_of_the_table(case: Case) -> None:
    """A race of the lab is the race that the same bots play at a table with the same seed and number, through views."""
    game = case.game()
    seed, bot = 11, paddock.strengths(game.name)[-1]
    for number in range(3 if bot != "random" else 1):  # at the table, a random bot draws as in race 0
        compiled, _ = simulations(game, [bot] * game.seats, seed)
        tally = compiled.run(number, number + 1)
        bots = [paddock.bot(bot, game, seat, seed + 1) for seat in range(game.seats)]
        record = paddock.play(game, bots, Seeded(seed, number))
        result = game.result(record.state)
        assert result is not None
        assert tuple(seat for seat in range(game.seats) if tally.wins[seat]) == result.winners
        assert tally.rolls == record.chance_moves()
        assert tally.decisions == len(record) - record.chance_moves()
