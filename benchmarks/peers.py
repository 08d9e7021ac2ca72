"""Whole races at random, beside OpenSpiel's playouts in C++: nobody has Python in the loop, and all have one core.

OpenSpiel's own loop is measured: `RandomRolloutEvaluator`, which plays from a state to the end with legal actions and
chance outcomes at random, and tells no observations. Python reaches it through `MCTSBot` alone: a search of a single
simulation evaluates the state that it is given, which is so many playouts in one call. It does not say how many actions
they had, so those are counted in a sample of playouts of the same kind.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from statistics import mean, median, stdev
from typing import Any, NamedTuple

from benchmarks.report import aim, heading, processor_seconds, say, spread, table
from paddock.core.lane.simulation import Simulation
from paddock.core.registry import build

GAMES = {"monza": "Monza", "monte-carlo-gamble": "Monte Carlo Gamble", "hurry-cup": "Hurry'Cup!, sealed"}
PEERS = {"pig": 4_000, "backgammon": 1_000}
"""OpenSpiel's games, and how many playouts are counted."""
TIMES = {"monza": 100, "monte-carlo-gamble": 20, "hurry-cup": 20}
"""How many races a game is to play while backgammon has one playout."""
SECONDS, PASSES, FEW = 0.5, 9, 20
SEED, BOT_SEED = 20, 11
HEADER = ("", "races/s", "actions/s", "decisions/s", "races", "pairs", "actions", "decisions")


class Lane(NamedTuple):
    """One who plays whole races at random. Actions are decisions and moves of chance."""

    title: str
    play: Callable[[int], object]
    """So many races."""
    actions: float
    decisions: float
    """Of a race, on average."""
    doubt: float
    """Half of the 95 % interval of `actions`, as a share of it; 0 where all are counted."""


def own(name: str) -> Lane:
    """A game of ours as the lab plays it, with bots that choose at random among the legal moves."""
    game = build(name, {})
    simulation = Simulation(game, ["random"] * game.seats, SEED, BOT_SEED)
    races = 2_000
    tally = simulation.run(0, races)  # which also compiles what is not compiled yet
    actions, decisions = (tally.decisions + tally.rolls) / races, tally.decisions / races
    return Lane(f"{GAMES[name]} ({game.seats})", lambda count: simulation.run(0, count), actions, decisions, 0.0)


def first_decision(game: Any) -> Any:
    """The start, with the first moves of chance made: a search needs somebody who searches."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


def counted(game: Any, playouts: int) -> tuple[list[int], list[int]]:
    """Actions and decisions of so many playouts, which bots in C++ make at random too."""
    import pyspiel

    bots = [pyspiel.make_uniform_random_bot(player, SEED + player) for player in range(game.num_players())]
    actions, decisions = [], []
    for seed in range(playouts):
        state = first_decision(game)
        before = len(state.history())
        pyspiel.evaluate_bots(state, bots, seed)
        made = state.full_history()[before:]
        actions.append(len(made))
        decisions.append(sum(one.player >= 0 for one in made))
    return actions, decisions


def peer(name: str) -> Lane:
    """A game of OpenSpiel."""
    import pyspiel

    game = pyspiel.load_game(name)
    start = first_decision(game)

    def play(count: int) -> None:
        evaluator = pyspiel.RandomRolloutEvaluator(count, SEED)
        search = pyspiel.MCTSBot(
            game, evaluator, uct_c=1.0, max_simulations=1, max_memory_mb=1, solve=False, seed=SEED, verbose=False
        )
        assert search.mcts_search(start).explore_count == 1, "the start was evaluated, once"

    actions, decisions = counted(game, PEERS[name])
    doubt = 1.96 * stdev(actions) / len(actions) ** 0.5 / mean(actions)
    return Lane(f"OpenSpiel {name} ({game.num_players()})", play, mean(actions), mean(decisions), doubt)


def enough(lane: Lane) -> int:
    """How many races a lane plays in about the time of a measurement."""
    races = FEW
    while (seconds := processor_seconds(functools.partial(lane.play, races))) < SECONDS / 4:
        races *= 4
    return int(races * SECONDS / seconds)


def measure(lanes: dict[str, Lane]) -> dict[str, list[float]]:
    """Seconds of a race, several times each; in turns, so that a busy moment of the machine hits all alike."""
    races = {name: enough(lane) for name, lane in lanes.items()}
    found: dict[str, list[float]] = {name: [] for name in lanes}
    for _ in range(PASSES):
        for name, lane in lanes.items():
            seconds = processor_seconds(functools.partial(lane.play, races[name]))
            found[name].append(seconds / races[name])
    return found


def main() -> None:
    heading("Whole races at random in machine code, beside OpenSpiel in C++")
    lanes = {name: own(name) for name in GAMES} | {name: peer(name) for name in PEERS}
    seconds = measure(lanes)
    races = {name: 1 / median(took) for name, took in seconds.items()}
    actions = {name: races[name] * lane.actions for name, lane in lanes.items()}
    decisions = {name: races[name] * lane.decisions for name, lane in lanes.items()}
    rows = []
    for name, lane in lanes.items():
        speeds = [f"{speed[name]:,.0f}" for speed in (races, actions, decisions)]
        against = races["backgammon"], actions["pig"], decisions["backgammon"]
        ratios = [speed[name] / other for speed, other in zip((races, actions, decisions), against, strict=True)]
        pairs = spread(seconds[name], seconds["backgammon"])
        rows.append([lane.title, *speeds, f"{ratios[0]:.1f}", pairs, f"{ratios[1]:.2f}", f"{ratios[2]:.1f}"])
    table(HEADER, rows)
    counts = " and ".join(f"{name} {lanes[name].actions:.1f} ± {lanes[name].doubt:.1%}" for name in PEERS)
    say(
        f"One core; medians of {PASSES} runs in turns, by the processor's time; behind a game, its players. Actions "
        "are decisions and moves of chance. Ratios: races to backgammon's (with the lowest and highest of runs that "
        "were neighbours), actions to Pig's, decisions to backgammon's. OpenSpiel plays in its own loop in C++, "
        "`RandomRolloutEvaluator`, one call for all playouts; it writes no observations, nor do we. Its actions are "
        f"counted in other playouts of the same kind: {counts} a playout."
    )
    ratio = decisions["monza"] / actions["pig"]  # chance is counted for Pig, and not for us
    aim(f"Monza: more decisions than Pig in C++ has actions: {ratio:.2f} times", ratio > 1)
    for name, least in TIMES.items():
        ratio = races[name] / races["backgammon"]
        aim(f"{GAMES[name]}: at least {least} times the races of backgammon in C++: {ratio:.1f} times", ratio >= least)
