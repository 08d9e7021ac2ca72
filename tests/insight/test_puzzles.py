"""Puzzles: what is shipped is sound, found again with other dice, and found by no bot below the master."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from paddock.core.game import Game
from paddock.core.messages import PaddockError
from paddock.core.puzzles import AHEAD, Puzzle, collection, puzzle, puzzles
from paddock.core.registry import kinds
from paddock.insight.puzzles import judge
from paddock.insight.weighing import Weigher
from paddock.lab.mining import far_ahead, finds, rivals

GAMES = [name for name in kinds() if puzzles(name)]
SHIPPED = [(name, number) for name in GAMES for number in range(1, len(puzzles(name)) + 1)]
SAMPLE = [(name, number) for name, number in SHIPPED if number % 10 == 1]
"""A few of each game: to weigh them again takes machine code, and some of a second each."""


COUNTS = {"monza": 30, "monte-carlo-gamble": 8, "hurry-cup": 7}


def moves_of(game: Game[Any], found: Puzzle, way: int) -> list[Any]:
    return [game.read(text) for text in found.ways[way].moves]


def test_every_game_has_as_many_as_it_has_room_for() -> None:
    assert {name: len(puzzles(name)) for name in GAMES} == COUNTS
    for name in GAMES:
        found = collection(name)
        assert found is not None
        assert found.looked.positions == sum(found.looked.dropped.values()) + len(found.puzzles)


@pytest.mark.parametrize(("name", "number"), SHIPPED)
def test_a_shipped_puzzle_can_be_solved_and_missed(name: str, number: int) -> None:
    found = puzzle(name, number)
    game, state = found.set_up()
    whole = found.whole()[1]
    assert game.name == name
    assert game.actors(state) == game.actors(whole) == {found.seat}
    assert repr(game.veil(whole, found.seat)) == repr(state), "nothing is hidden that a solver would need"
    ways = game.ways_on(state, found.seat)
    assert len(ways) == len(found.ways) >= 2
    for way in range(len(ways)):
        judged = judge(found, moves_of(game, found, way))
        assert judged is not None
        assert judged.played == way
        assert judged.solved == (way == 0)
        assert judged.why(found, [f"P{seat}" for seat in range(game.seats)])
    assert found.gap - 2 * found.gap_error >= AHEAD
    shares = [way.share for way in found.ways]
    assert shares == sorted(shares, reverse=True)


@pytest.mark.parametrize("name", GAMES)
def test_whatever_somebody_plays_is_judged(name: str) -> None:
    random, others = Random(7), 0
    for found in puzzles(name)[::3]:
        game, state = found.set_up()
        for _ in range(3):
            now, moves = state, list[Any]()
            while game.actors(now) == {found.seat}:
                assert judge(found, moves) is None, "not before the decision is made"
                moves.append(random.choice(game.legal(now, found.seat)))
                now = game.apply(now, found.seat, moves[-1]).state
            judged = judge(found, moves)
            assert judged is not None
            others += tuple(map(game.write, moves)) != found.ways[judged.played].moves
    assert others or name != "monza", "other moves that lead to the same state"


def test_what_comes_after_the_decision_does_not_count() -> None:
    found = puzzle("monza", 1)
    game, _ = found.set_up()
    moves = moves_of(game, found, 0)
    later = judge(found, [*moves, moves[0]])
    assert later is not None
    assert later.solved


@pytest.mark.parametrize(("name", "number"), SAMPLE)
def test_the_best_way_is_as_far_ahead_with_other_dice(name: str, number: int) -> None:
    found = puzzle(name, number)
    game, state = found.set_up()
    ways = game.ways_on(state, found.seat)
    weighed = Weigher(game).weigh(state, found.seat, ways, 6_000, seed=20_261_118)
    best = ways[weighed.order[0]]
    judged = judge(found, best.moves)
    assert judged is not None
    assert judged.solved
    assert far_ahead(weighed, -1), "eight points are within the interval"
    shares = dict(zip(map(repr, (way.state for way in ways)), weighed.shares, strict=True))
    for way, told in zip(judged.ways, found.ways, strict=True):
        assert shares[repr(way.state)] == pytest.approx(told.share, abs=0.04)


@pytest.mark.parametrize(("name", "number"), SAMPLE)
def test_no_bot_below_the_master_finds_it(name: str, number: int) -> None:
    found = puzzle(name, number)
    game, state = found.set_up()
    judged = judge(found, moves_of(game, found, 0))
    assert judged is not None
    for rival in rivals(name):
        assert not finds(rival, game, state, found.seat, repr(judged.ways[0].state)), rival


def test_what_there_is_not_is_said_in_a_sentence() -> None:
    with pytest.raises(PaddockError, match="There is no puzzle 99 for monza"):
        puzzle("monza", 99)
    with pytest.raises(PaddockError, match="There is no game"):
        puzzle("chess", 1)
