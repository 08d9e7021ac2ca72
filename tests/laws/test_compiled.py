"""Compiled and interpreted, the same rules play the same races, move by move."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

import paddock
from paddock.core.chance import Seeded
from paddock.core.game import Game
from paddock.core.lane.simulation import Simulation
from paddock.laws.cases import Case
from paddock.laws.lanes import Compiled, Interpreted, race
from paddock.laws.secrets import lanes_keep_secrets

from .games import POLICIES, WITH_LANE

RACES = 3


@pytest.mark.parametrize(("case", "policy"), POLICIES)
def test_lanes_agree_move_by_move(case: Case, policy: str) -> None:
    """Every field of every state and of the scratch paper, events included, after every move of several races."""
    game = case.game()
    for seed in range(RACES):
        lanes = [Interpreted(game, case), Compiled(game, case)]
        assert sum(1 for _ in race(game, lanes, policy, seed)) > 5


@pytest.mark.parametrize("field", ["at", "round"])
def test_a_difference_between_lanes_is_seen(field: str) -> None:
    case = WITH_LANE[0]
    game = case.game()
    twin = Compiled(game, case)
    running = race(game, [Interpreted(game, case), twin], "random", 1)
    for _ in range(10):
        next(running)
    twin.race[field] += 1
    with pytest.raises(AssertionError, match=field):
        list(running)


def test_the_twin_is_machine_code() -> None:
    """Else the comparison would compare a thing with itself."""
    for case in {case.kind: case for case in WITH_LANE}.values():
        game = case.game()
        twin, plain = Compiled(game, case), Interpreted(game, case)
        for name in ("rules", "answers", "batch"):
            own, other = getattr(plain, name), getattr(twin, name)
            assert other.__file__ == own.__file__
            assert other is not own
        assert hasattr(twin.rules.act, "signatures")
        assert not hasattr(plain.rules.act, "signatures")


def simulations(game: Game[Any], bots: list[str], seed: int) -> tuple[Any, Any]:
    """A game's simulation compiled, and the same one interpreted."""
    return Simulation(game, bots, seed, seed + 1), Simulation(game, bots, seed, seed + 1, interpreted=True)


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


@pytest.mark.parametrize("case", WITH_LANE, ids=lambda case: case.name)
def test_lanes_keep_secrets(case: Case) -> None:
    game, lane = case.game(), case.lane
    assert lane is not None
    hidden = sum(lanes_keep_secrets(game, lane, lane.module("answers"), seed) for seed in (1, 2, 3))
    assert (hidden > 0) == game.secrets


def test_a_lane_that_hides_nothing_is_caught() -> None:
    case = next(case for case in WITH_LANE if case.game().secrets)
    assert case.lane is not None
    answers = case.lane.module("answers")
    forgets = SimpleNamespace(conceal=lambda course, state, seat: None, hides=answers.hides)
    denies = SimpleNamespace(conceal=answers.conceal, hides=lambda state: False)
    for broken, said in ((forgets, "is shown"), (denies, "would not conceal")):
        with pytest.raises(AssertionError, match=said):
            lanes_keep_secrets(case.game(), case.lane, broken, 1)
