"""Bots that search: blind for secrets, the same with the same seed, bounded in time, and no worse than their base."""

from __future__ import annotations

import itertools

import pytest

import paddock
from paddock.bots.search import SearchBot
from paddock.core.lane.estimates import playouts
from paddock.core.moves import Move
from paddock.core.registry import lane_of
from paddock.laws.cases import Case
from paddock.laws.secrets import search_is_blind
from paddock.laws.walk import walk

from .games import WITH_LANE

FOREVER = float("inf")
ONE_OF_EACH = list({case.kind: case for case in WITH_LANE}.values())
SECRET = sorted({case.kind for case in WITH_LANE if case.game().secrets})


@pytest.mark.parametrize("kind", SECRET)
def test_it_never_peeks(kind: str) -> None:
    """With some options there may be nothing to hide."""
    best, different = lane_of(kind).policies[-1], 0
    for case in (case for case in WITH_LANE if case.kind == kind):
        game = case.game()
        different += sum(search_is_blind(game, best, seed, case.entry.alternatives, states=3) for seed in (1, 2))
    assert different > 0


@pytest.mark.parametrize("case", ONE_OF_EACH, ids=lambda case: case.name)
def test_who_can_win_at_once_does(case: Case) -> None:
    """Though its base would move at random, and most of what it thinks of loses."""
    game, found = case.game(), 0
    for seed in range(40):
        for step in walk(game, seed)[-8:]:
            if step.seat < 0 or found > 8:
                continue
            after = [
                game.result(game.apply(step.state, step.seat, move).state) for move in game.legal(step.state, step.seat)
            ]
            wins = [result is not None and result.winners == (step.seat,) for result in after]
            if any(wins) and not all(wins):
                found += 1
                bot = SearchBot(game, step.seat, seed, "random", 400, seconds=FOREVER)
                bot.warm()
                chosen = bot.choose(game.view(step.state, step.seat))
                told = playouts(game, step.state, [chosen], 40, "random", seed, step.seat, interpreted=True)
                # It keeps its base's move where another one is better by less than can be told.
                assert told.shares[0, step.seat] > 0.9, "a race is not won that could have been"


def test_the_same_seed_thinks_the_same_and_another_one_other_dice() -> None:
    game = paddock.game("hurry-cup", players=3)
    views = [game.view(step.state, step.seat) for step in walk(game, 4) if step.seat >= 0]
    told: dict[int, list[Move]] = {}
    for seed in (1, 1, 2, 3, 4):
        bots = {
            view.seat: SearchBot(game, view.seat, seed, "greedy", 40, seconds=FOREVER)
            for view in views
            if view.seat is not None
        }
        bots[0].warm()
        moves = [bots[view.seat].choose(view) for view in views if view.seat is not None]
        assert told.setdefault(seed, moves) == moves
    assert len({tuple(map(game.write, moves)) for moves in told.values()}) > 1


def test_without_time_it_moves_like_its_base_bot_and_checks_the_clock_often_enough() -> None:
    game = paddock.game("hurry-cup", players=4)
    views = [game.view(step.state, step.seat) for step in walk(game, 5) if step.seat >= 0]
    for view in views[:30]:
        assert view.seat is not None
        ticks = itertools.count()
        bot = SearchBot(game, view.seat, 1, "greedy", 10**9, seconds=20, clock=ticks.__next__)
        bot.warm()
        bot.choose(view)  # which would take days
        assert next(ticks) <= 24
        hurried = SearchBot(game, view.seat, 1, "greedy", 10**9, seconds=-1)
        assert hurried.choose(view) == paddock.bot("greedy", game, view.seat).choose(view)


def test_levels_are_bots_of_every_game() -> None:
    for name in paddock.installed():
        for level in paddock.levels(name):
            assert level in paddock.bot_names(name)
            paddock.bot(level, paddock.game(name), 0, seed=1)
