"""The rules against the same rules written the slow way: every position, and every set of legal moves."""

from __future__ import annotations

from random import Random

import pytest

from paddock.games.monte_carlo.game import MonteCarloGamble

from .naive import Naive
from .tables import CHANCE, ROAD, Table
from .test_own_laws import random_road

COLOURS = ["red", "yellow", "blue", "green"]


@pytest.mark.parametrize("seed", range(40))
def test_both_play_the_same_game(seed: int) -> None:
    random = Random(seed)
    road = ROAD if seed % 2 else random_road(random)
    two = seed % 4 == 0
    players = 2 if two else random.randint(2, 4)
    options = {"players": players, "two_player_pawns": "two-colours" if two else "three"}
    game = MonteCarloGamble(options, road)
    race = Table(game, game.start())
    words = road.split('"')[3].split()
    seats = [["red", "blue"], ["yellow", "green"]] if two else [[colour] for colour in COLOURS[:players]]
    naive = Naive(words, seats, 2 if two else 3)
    # Random stakes would end most games by ruin, before anybody has a pawn left alone: so often nobody challenges.
    shy = random.random()
    while game.actors(race.state):
        document = race.document
        assert naive.phase == document["phase"]
        assert (naive.mover, naive.turn) == (document["mover"], document["turn"])
        assert naive.money == document["money"]
        squares = {str(number): pawns for number, pawns in sorted(naive.squares.items()) if pawns}
        assert squares.pop(str(game.road.finish), []) == document["home"]
        assert squares == document["squares"]
        assert len(naive.pile) == 17 - len(document["turned"])
        if race.acting == CHANCE:
            assert naive.legal() == set()
        else:
            assert naive.legal() == set(race.legal)
        move = race.any_move(random)
        if move.startswith("challenge") and random.random() < shy:
            move = "pass"
        naive.do(move)
        race.play(move)
    assert naive.phase == "over"
