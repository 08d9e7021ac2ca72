"""The master: both lanes alike, nothing left behind, networks in files, and how they are fitted."""

from __future__ import annotations

import logging
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from paddock.core.lane.simulation import Simulation
from paddock.games.monte_carlo.gamble import BACK, Gamble, Work
from paddock.games.monte_carlo.game import MonteCarloGamble
from paddock.games.monte_carlo.lane import table_memo
from paddock.games.monte_carlo.master.features import ONE, count_inputs, features
from paddock.games.monte_carlo.master.fitting import forward, gradient, returns
from paddock.games.monte_carlo.master.nets import (
    SHIPPED,
    DamagedError,
    file_name,
    folder,
    laid_out,
    read_net,
    read_nets,
)
from paddock.games.monte_carlo.master.network import SURE, course_key, fit, judge
from paddock.games.monte_carlo.master.trial import keep, take_back
from paddock.games.monte_carlo.memo import HIDDEN, Memo
from paddock.games.monte_carlo.policies import MASTER, SHARK, decide
from paddock.games.monte_carlo.rules import CHANCE, NOBODY, act, actor, fall, legal, start, ways
from paddock.games.monte_carlo.worth import survey

from .tables import ROAD


def game_of(board: str, players: int) -> MonteCarloGamble:
    return MonteCarloGamble({"board": board, "players": players})


def states(game: MonteCarloGamble, moves: int, seed: int, policy: int = SHARK) -> list[Gamble]:
    """Every state of a game in which a quarter of the moves are odd."""
    random, memo, work, state = Random(seed), table_memo(), Work(), Gamble()
    found: list[Gamble] = []
    start(game.course, state, work, 0)
    while actor(state) != NOBODY and len(found) < moves:
        found.append(state.copy())
        seat = actor(state)
        if seat == CHANCE:
            fall(game.course, state, work, random.randrange(ways(game.course, state)))
        elif random.random() < 0.25:
            act(game.course, state, work, work.codes[random.randrange(legal(game.course, state, work))])
        else:
            act(game.course, state, work, decide(game.course, state, work, memo, seat, policy))
    return found


# ---- how it plays


@pytest.mark.parametrize(("board", "players"), SHIPPED)
def test_both_lanes_decide_alike(board: str, players: int) -> None:
    game, bots = game_of(board, players), ["master", *["greedy"] * (players - 1)]  # one who takes time will do
    tallies = [Simulation(game, bots, 3, 4, interpreted=plain).run(0, 1) for plain in (True, False)]
    assert tallies[0] == tallies[1]
    assert tallies[0].decisions > 50


def test_a_decision_leaves_state_and_scratch_paper_as_they_were() -> None:
    game, memo = game_of("boulevard", 3), table_memo()
    phases = set()
    for state in states(game, 400, 5):
        if actor(state) >= 0:
            work = Work(watch=1, guarded=1, bets=3, duels=4, ruins=5, gains=[1, 2, 3, 4])
            before, paper = state.copy(), work.copy()
            code = decide(game.course, state, work, memo, actor(state), MASTER)
            assert (state, work) == (before, paper)
            assert code in work.codes[: legal(game.course, state, work)]
            phases.add(state.phase)
    assert len(phases) > 4


def test_a_trial_keeps_every_number_of_a_state() -> None:
    memo, random = table_memo(), Random(1)
    fields: dict[str, Any] = {}
    for name, declared in Gamble.declarations().items():
        numbers = [random.randrange(100) for _ in range(declared.shape[0] if declared.shape else 1)]
        fields[name] = numbers if declared.shape else numbers[0]
    state, other = Gamble(**fields), Gamble()
    keep(state, memo, 1)
    take_back(other, memo, 1)
    assert other == state


def test_it_plays_as_the_shark_where_no_network_fits() -> None:
    game = MonteCarloGamble({"players": 3}, ROAD)
    memo, work = table_memo(), Work()
    for state in states(game, 200, 6):
        if actor(state) >= 0:
            codes = {decide(game.course, state, work, memo, actor(state), policy) for policy in (SHARK, MASTER)}
            assert len(codes) == 1
    assert memo.net == -1


# ---- networks in files


def test_a_damaged_or_missing_file_is_reported_in_one_line_and_the_shark_plays(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for board, players in SHIPPED:
        data = bytearray((folder() / file_name(board, players)).read_bytes())
        if (board, players) == ("boulevard", 3):
            data[200] ^= 1
        if (board, players) != ("boulevard", 4):
            (tmp_path / file_name(board, players)).write_bytes(data)
    with caplog.at_level(logging.WARNING):
        nets = read_nets(tmp_path)
    assert len(nets) == len(SHIPPED) - 2
    assert len(caplog.records) == 2
    game = game_of("boulevard", 3)
    memo = Memo(**laid_out(nets))
    fit(game.course, memo)
    assert memo.net == -1
    state = next(state for state in states(game, 100, 7) if actor(state) >= 0)
    codes = {decide(game.course, state, Work(), memo, actor(state), policy) for policy in (SHARK, MASTER)}
    assert len(codes) == 1


@pytest.mark.parametrize("data", [b"", b"PADDOCK NET 1\n\0\0" + bytes(12) + b"?", bytes(100)])
def test_what_is_no_network_is_refused(data: bytes) -> None:
    with pytest.raises(DamagedError):
        read_net(data)


def test_shipped_networks_are_small_and_made_for_their_courses() -> None:
    for board, players in SHIPPED:
        data = (folder() / file_name(board, players)).read_bytes()
        key, lines = read_net(data)
        course = game_of(board, players).course
        assert key == course_key(course)
        assert len(lines) == count_inputs(course) + players + 1
        assert len(data) < 22_000


# ---- the network in whole numbers and in floating point


def fitted(game: MonteCarloGamble) -> Memo:
    memo = table_memo()
    survey(game.course, memo)
    fit(game.course, memo)
    return memo


def test_whole_numbers_say_what_floating_point_says() -> None:
    game = game_of("boulevard", 4)
    memo = fitted(game)
    inputs = count_inputs(game.course)
    net = np.array(memo.weights[memo.net : memo.net + inputs + 5]) / ONE
    for state in states(game, 60, 8):
        if state.phase != BACK:
            judge(game.course, state, memo)
            n = features(game.course, state, memo)
            lines, amounts = np.array(memo.inputs[:n]) - memo.net, np.array(memo.amounts[:n])
            out = np.zeros(4)
            forward(net, inputs, 4, lines, amounts, 0, n, np.zeros(HIDDEN), out)
            assert np.abs(np.array(memo.shares) / SURE - out).max() < 1e-3


def test_the_gradient_is_the_slope_of_the_loss() -> None:
    random = np.random.default_rng(1)
    inputs, seats = 5, 3
    net = random.normal(0, 0.5, (inputs + seats + 1, HIDDEN))
    lines, amounts = np.array([0, 2, 4]), np.array([64, 32, 100])
    target = np.array([0.2, 0.5, 0.3])

    def loss(slope: Any) -> float:
        scratch = np.zeros(HIDDEN), np.zeros(seats)
        return gradient(net, inputs, seats, lines, amounts, 0, 3, target, *scratch, slope)

    slope, step = np.zeros_like(net), 1e-6
    loss(slope)
    for line, column in [(0, 3), (2, 7), (4, 11), (5, 3), (7, 40), (8, 1), (1, 1)]:
        net[line, column] += step
        above = loss(np.zeros_like(net))
        net[line, column] -= 2 * step
        below = loss(np.zeros_like(net))
        net[line, column] += step
        assert (above - below) / (2 * step) == pytest.approx(slope[line, column], abs=1e-6)


def test_positions_are_fitted_to_a_mixture_of_the_end_and_of_what_comes_after() -> None:
    """Two games of two seats: the first is won by seat 1, the second by seat 0."""
    movers, games, winners = np.array([0, 1, 0]), np.array([0, 2, 3]), np.array([1, 0])
    chances, targets = np.array([[0.5, 0.5], [0.6, 0.4], [0.5, 0.5]]), np.zeros((3, 2))
    returns(chances, movers, games, winners, 2, 2, 0.75, targets)
    assert targets.tolist() == [[0.1, 0.9], [1.0, 0.0], [1.0, 0.0]]
