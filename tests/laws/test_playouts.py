"""Playing on from any state: the same in both lanes, in batches and alone, and what the contract itself would play."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

import paddock
from paddock.core.chance import Seeded
from paddock.core.game import CHANCE, Game
from paddock.core.lane.playouts import Player, Playouts, play_on
from paddock.core.lane.simulation import Simulation
from paddock.core.lane.survey import Brief
from paddock.core.registry import lane_of
from paddock.laws.cases import Case
from paddock.laws.walk import walk

from .games import WITH_LANE

pytestmark = pytest.mark.parametrize("case", WITH_LANE, ids=lambda c: c.name)

SEED, BOT_SEED = 2**40 + 3, 5


def states_of(game: Game[Any], seed: int, count: int) -> list[Any]:
    """Some states of a race, the last one included, which is over."""
    states = [step.state for step in walk(game, seed)]
    return [*sorted(Random(seed).sample(states, count - 1), key=states.index), states[-1]]


def mixed(game: Game[Any]) -> list[str]:
    bots = lane_of(game.name).policies
    return [bots[(seat + 1) % len(bots)] for seat in range(game.seats)]


def same(one: Playouts, other: Playouts) -> bool:
    return all(np.array_equal(*columns) for columns in zip(one, other, strict=True))


def test_lanes_agree(case: Case) -> None:
    game = case.game()
    states, before = states_of(game, 3, 5), [state.copy() for state in states_of(game, 3, 5)]
    compiled = play_on(game, states, mixed(game), 2, seed=SEED, bot_seed=BOT_SEED)
    interpreted = play_on(game, states, mixed(game), 2, seed=SEED, bot_seed=BOT_SEED, interpreted=True)
    assert same(compiled, interpreted)
    assert states == before, "playing on has changed the states that it was given"
    assert compiled.winners.shape == (5, 2)
    assert compiled.ranks.shape == (5, 2, game.seats)
    assert not compiled.truncated.any()
    assert not compiled.decisions[-1].any(), "after the end nobody decides"


def test_batches_are_what_each_state_gives_alone(case: Case) -> None:
    game = case.game()
    states, player = states_of(game, 4, 4), Player(game, mixed(game))
    batch = player.play_on(states, 6, SEED)
    for number, state in enumerate(states):
        alone = player.play_on(state, 6, SEED)
        assert same(alone, Playouts(*(column[number] for column in batch)))
        later = player.play_on(state, 2, SEED, begin=4)
        assert same(later, Playouts(*(column[number, 4:] for column in batch)))
    assert not same(batch, player.play_on(states, 6, SEED + 1))


def test_from_the_start_they_are_the_races_of_the_simulation(case: Case) -> None:
    game, races = case.game(), 20
    briefs = Brief.empty_array(races)
    Simulation(game, mixed(game), SEED, BOT_SEED).run(0, races, briefs=briefs)
    start = game.start()
    found = play_on(game, start, mixed(game), races, seed=SEED, bot_seed=BOT_SEED)
    assert found.winners.tolist() == briefs["winners"].tolist()
    assert found.ranks.tolist() == briefs["ranks"][:, : game.seats].tolist()
    assert found.decisions.tolist() == briefs["decisions"].tolist()
    assert found.rolls.tolist() == briefs["rolls"].tolist()


def test_from_the_midst_they_are_what_the_contract_plays(case: Case) -> None:
    """The game's own `apply`, bots that see views, and the dice of the playout's number."""
    game, bot = case.game(), lane_of(case.kind).usual_policy
    states = states_of(game, 5, 3)[:2]
    found = play_on(game, states, [bot] * game.seats, 2, seed=SEED)
    for number, state in enumerate(states):
        for playout in range(2):
            result, rolls = played_by_contract(game, state, bot, Seeded(SEED, playout))
            won = sum(1 << seat for seat in result.winners)
            assert found.winners[number, playout] == won
            assert tuple(found.ranks[number, playout]) == result.ranks
            assert found.rolls[number, playout] == rolls


def played_by_contract(game: Game[Any], state: Any, bot: str, dice: Seeded) -> Any:
    bots, rolls = [paddock.bot(bot, game, seat, SEED) for seat in range(game.seats)], 0
    while actors := game.actors(state):
        seat = min(actors)
        if seat == CHANCE:
            move, rolls = game.outcome(state, dice.draw(game, state, rolls)), rolls + 1
        else:
            move = bots[seat].choose(game.view(state, seat))
        state = game.apply(state, seat, move).state
    return game.result(state), rolls
