"""Looking for puzzles: a known one is found, what is none is dropped for a reason, and seeds decide."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from paddock.core.game import Game
from paddock.core.messages import PaddockError
from paddock.core.puzzles import Puzzle, puzzle
from paddock.core.registry import build
from paddock.games.monte_carlo.game import MonteCarloGamble
from paddock.insight.weighing import Weigher
from paddock.lab.mining import Miner, Table, puzzle_or_why, rivals, tables


def table(game: Game[Any], *names: str) -> Table:
    return Table(game, Weigher(game), None, names)


def looked_at(known: Puzzle, *names: str) -> Puzzle | str:
    game, state = known.set_up()
    return puzzle_or_why(table(game, *names), state, known.seat, game.ways_on(state, known.seat), Random(5))


def test_a_known_puzzle_is_found() -> None:
    known = puzzle("monza", 15)  # to arrive with fewer dice wins alone, and else half of it at most
    found = looked_at(known, *rivals("monza"))
    assert isinstance(found, Puzzle)
    assert found.ways[0] == known.ways[0]
    assert (found.ways[0].share, found.ways[1].share) == (1.0, 0.5)
    assert msgspec.json.decode(msgspec.json.encode(found.position)) == known.position


def test_what_a_bot_finds_is_no_puzzle() -> None:
    known = puzzle("monza", 15)
    assert looked_at(known, "master") == "found-master"


def test_where_nothing_stands_out_there_is_no_puzzle() -> None:
    game = build("hurry-cup", {"players": 3})
    state, random = game.start(), Random(3)
    while game.actors(state) == {-1} or len(game.ways_on(state, min(game.actors(state)))) < 2:
        seat = min(game.actors(state))
        move = game.outcome(state, random.randrange(game.ways(state))) if seat == -1 else game.legal(state, seat)[0]
        state = game.apply(state, seat, move).state
    seat = min(game.actors(state))
    veiled = game.veil(state, seat)
    assert puzzle_or_why(table(game), veiled, seat, game.ways_on(veiled, seat), Random(1)) == "no-lead"


def test_the_seed_decides_what_is_looked_at() -> None:
    game = build("hurry-cup", {"players": 3})
    one, same, other = (list(Miner([game], seed).search(30, 1))[-1] for seed in (1, 1, 2))
    assert one == same
    assert (one.positions, one.dropped) != (other.positions, other.dropped)
    assert one.positions == sum(one.dropped.values()) + len(one.puzzles)


def test_every_board_is_looked_at_with_every_number_of_players() -> None:
    games = [game for game in tables("monte-carlo-gamble") if isinstance(game, MonteCarloGamble)]
    found = [(game.options.board, game.seats) for game in games]
    assert found == [(board, seats) for board in ("boulevard", "promenade") for seats in (2, 3, 4)]


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(PaddockError, match="There is no game"):
        list(tables("chess"))
