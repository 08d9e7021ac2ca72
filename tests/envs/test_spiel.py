"""OpenSpiel's own tests on every game; and that its games are the same as everybody else's."""

from __future__ import annotations

import functools
import pickle
import random
from fractions import Fraction
from typing import Any

import numpy as np
import pyspiel
import pytest

from paddock import CHANCE, PaddockError, Record, Seeded, envs
from paddock.core.registry import build, kinds
from paddock.envs.nodes import OutcomeCache
from paddock.envs.spiel import PART

NAMES = envs.register()
VARIANTS = [
    *NAMES,
    "python_paddock_monza_v1(players=2,professional=True,first=drawn)",
    "python_paddock_monza_v1(cars=blue+red+green,lane=interpreted)",
    "python_paddock_monte_carlo_gamble_v1(players=2)",
    "python_paddock_hurry_cup_v1(grab=live,exact=True,lane=interpreted)",
]
variants = pytest.mark.parametrize("name", VARIANTS)


def test_names_are_versioned_and_registering_twice_is_fine() -> None:
    assert envs.register() == NAMES == [f"python_paddock_{name}" for name in envs.available()]
    assert set(NAMES) <= set(pyspiel.registered_names())


@variants
def test_openspiel_simulation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


LAWS = [
    "test_legal_actions_returns_empty_list_on_opponent",
    "test_no_invalid_public_observations",
    "test_observations_raises_error_on_invalid_player",
    "test_private_information_contents",
    "test_sequence_lengths",
]


def openspiels_laws() -> type[Any]:
    """Imported only where it is needed: it brings SciPy along, which takes a second and much memory."""
    from open_spiel.integration_tests import api_test

    found: type[Any] = api_test.EnforceAPIOnPartialTreeBase
    return found


def test_none_of_openspiels_laws_is_left_out() -> None:
    assert [law for law in dir(openspiels_laws()) if law.startswith("test_")] == LAWS


@functools.cache
def api_case(name: str) -> Any:
    """OpenSpiel's test case on a game, with the states that it samples."""
    game = pyspiel.load_game(name)
    case: Any = type("Case", (openspiels_laws(),), {"game": game, "game_name": name})
    case.setUpClass()
    return case


# One worker tries all laws of a game: it plays the games for them once.
@pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in NAMES])
@pytest.mark.parametrize("law", LAWS)
def test_openspiel_api(name: str, law: str) -> None:
    getattr(api_case(name)(law), law)()


@variants
def test_options_reach_the_game(name: str) -> None:
    loaded = pyspiel.load_game(name)
    game: Any = loaded.game
    if "blue+red" in name:
        assert game.colours() == ("blue", "red", "green")
        assert loaded.num_players() == 3
    if "first=drawn" in name:
        assert loaded.new_initial_state().is_chance_node()
        assert len(loaded.new_initial_state().chance_outcomes()) == 2
    assert pyspiel.load_game(str(loaded)).game.options == game.options


def test_MZ_01_openspiel_knows_how_many_can_play() -> None:
    known = pyspiel.load_game("python_paddock_monza_v1").get_type()
    assert (known.min_num_players, known.max_num_players) == (2, 6)


def test_games_and_states_survive_pickling() -> None:
    """What OpenSpiel gives to other processes."""
    game = pyspiel.load_game("python_paddock_monza_v1(players=2)")
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    assert pickle.loads(pickle.dumps(game)).game.options == game.game.options
    state = game.new_initial_state()
    for _ in range(20):
        state.apply_action(state.legal_actions()[-1])
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    assert again.information_state_string(0) == state.information_state_string(0)
    assert again.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("name", list(kinds()))
def test_chances_are_exact_and_outcomes_are_what_they_say(name: str) -> None:
    """Along a race: what is remembered for a node is what the contract says of it, outcome by outcome."""
    game = build(name, {"first": "drawn"})
    cache, state, dice = OutcomeCache(game), game.start(), random.Random(1)
    for _ in range(300):
        actors = game.actors(state)
        if not actors:
            break
        seat = min(actors)
        if seat != CHANCE:
            state = game.apply(state, seat, dice.choice(game.legal(state, seat))).state
            continue
        found, chances = cache.at(state), game.chances(state)
        assert found.moves == [move for move, _ in chances]
        assert [probability for _, probability in found.outcomes] == [float(probability) for _, probability in chances]
        assert sum(probability for _, probability in chances) == Fraction(1)
        assert [game.outcome(state, way) for way in found.ways] == found.moves
        state = game.apply(state, CHANCE, dice.choice(found.moves)).state


@pytest.mark.parametrize("name", list(kinds()))
def test_games_without_secrets_hide_nothing(name: str) -> None:
    game = build(name, {})
    state, dice, hidden = game.start(), Seeded(1), False
    rolls = 0
    while actors := game.actors(state):
        seat = min(actors)
        hidden = hidden or game.veil(state, None) != state
        rolls += seat == CHANCE
        move = game.outcome(state, dice.draw(game, state, rolls)) if seat == CHANCE else game.legal(state, seat)[-1]
        state = game.apply(state, seat, move).state
        if rolls > 200:
            break
    assert hidden == game.secrets


def roll(dice: Seeded, record: Record) -> Any:
    """What the dice show next."""
    return record.game.outcome(record.state, dice.draw(record.game, record.state, record.chance_moves()))


@pytest.mark.parametrize("options", [{}, {"first": "drawn"}], ids=str)
@pytest.mark.parametrize("name", envs.available())
def test_one_race_is_the_same_everywhere(name: str, options: dict[str, Any]) -> None:
    """The environment chooses and rolls; OpenSpiel in both lanes, the batch and a record follow, state by state."""
    env = envs.aec(name, lane="interpreted", **options)
    game, dice, choice = env.game, Seeded(11), random.Random(5)
    trees = [
        pyspiel.load_game(f"python_paddock_{name}", {"lane": lane, **options}).new_initial_state()
        for lane in ("compiled", "interpreted")
    ]
    batch = envs.batch(name, 1, seed=11, **options)
    record = Record(game)
    env.reset(seed=11)
    while not all(env.terminations.values()):
        while game.actors(record.state) == {CHANCE}:
            _follow(game, record, trees, CHANCE, roll(dice, record))
        assert env.position() == game.position(record.state) == game.position(batch.state(0))
        seat = int(env.agent_selection.removeprefix("seat_"))
        seen = env.last()[0]
        assert (seen["observation"] == batch.observations[0]).all()
        assert (seen["action_mask"] == batch.masks[0]).all()
        for tree in trees:
            assert tree.current_player() == seat
            assert tree.legal_actions() == np.flatnonzero(seen["action_mask"]).tolist()
            half = len(tree.observation_tensor(seat)) // 2
            rest, part = np.split(np.array(tree.observation_tensor(seat), np.int64), [half])
            assert (rest + PART * part == seen["observation"]).all()
        code = choice.choice(trees[0].legal_actions())
        _follow(game, record, trees, seat, game.decode(record.state, code), code)
        env.step(code)
        batch.step(np.array([code]))
    assert batch.over[0]
    while game.actors(record.state) == {CHANCE}:
        _follow(game, record, trees, CHANCE, roll(dice, record))
    assert env.position() == game.position(record.state)
    rewards = [env.rewards[agent] for agent in env.possible_agents]
    for others in (batch.rewards[0], trees[0].returns(), trees[1].returns()):
        assert rewards == pytest.approx(others)
    assert Record.read(record.text()).state == record.state


def _follow(game: Any, record: Record, trees: list[Any], seat: int, move: Any, code: int | None = None) -> None:
    for tree in trees:
        actions = [code] if code is not None else tree.legal_actions()
        action = next(action for action in actions if tree.action_to_string(action) == game.write(move))
        tree.apply_action(action)
    record.append(seat, move)
    for tree in trees:
        assert tree.moment.node.state() == record.state


def test_a_player_remembers_what_it_saw_and_no_more() -> None:
    """Two races that differ in what others wished under the seal are one for everybody else."""
    game = pyspiel.load_game("python_paddock_hurry_cup_v1")
    state = game.new_initial_state()
    while "wish" not in state.action_to_string(state.legal_actions()[0]):
        state.apply_action(state.legal_actions()[0])
    seat = state.current_player()
    wishes = state.legal_actions()
    one, other = state.child(wishes[0]), state.child(wishes[1])
    assert one.information_state_string(seat) != other.information_state_string(seat)
    for watcher in range(game.num_players()):
        if watcher != seat:
            assert one.information_state_string(watcher) == other.information_state_string(watcher)
            assert one.observation_string(watcher) == other.observation_string(watcher)


def sealing() -> Any:
    """A moment at which others have sealed wishes already."""
    game = pyspiel.load_game("python_paddock_hurry_cup_v1(lane=interpreted)")
    state = game.new_initial_state()
    while "wish" not in state.action_to_string(state.legal_actions()[0]) or state.current_player() == 0:
        state.apply_action(state.legal_actions()[0])
    return state


def test_a_state_is_made_from_a_position() -> None:
    state = sealing()
    game = state.get_game()
    again = game.new_state_at(state.moment.game.game.position(state.moment.node.state()))
    assert str(again) == str(state)
    assert again.legal_actions() == state.legal_actions()
    assert again.current_player() == state.current_player()
    for _ in range(5):
        again.apply_action(again.legal_actions()[0])
    assert str(pickle.loads(pickle.dumps(again.moment)).node.state()) == str(again.moment.node.state())


def test_what_a_player_cannot_see_is_resampled() -> None:
    state = sealing()
    player, before = state.current_player(), str(state)
    drawn = [state.resample_from_infostate(player, random.Random(seed).random) for seed in range(12)]
    assert len({str(one) for one in drawn}) > 1, "what is hidden stays as it is"
    for one in drawn:
        assert one.information_state_string(player) == state.information_state_string(player)
        assert one.legal_actions() == state.legal_actions()
        while not one.is_terminal():
            one.apply_action(one.legal_actions()[0])
    assert str(state) == before


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [("players=9", "9"), ("lane=fast", "lane cannot be"), ("longest=0", "longest is 0"), ("track=nowhere", "nowhere")],
)
def test_bad_parameters_get_a_sentence(arguments: str, sentence: str) -> None:
    with pytest.raises((PaddockError, RuntimeError), match=sentence):
        pyspiel.load_game(f"python_paddock_monza_v1({arguments})")
