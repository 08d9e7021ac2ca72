"""What must hold in every state of every game: money, stacks, cards, rest squares; over random play, in both lanes."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from paddock.core.lane.simulation import Simulation
from paddock.games.monte_carlo.board import read_board
from paddock.games.monte_carlo.breaches import breaches
from paddock.games.monte_carlo.check import errors
from paddock.games.monte_carlo.gamble import NOWHERE
from paddock.games.monte_carlo.game import MonteCarloGamble
from paddock.games.monte_carlo.names import PAWN_NAMES

from .tables import CHANCE, ROAD, Table, new_table, table

TABLES = [{"players": 2}, {"players": 2, "two_player_pawns": "three"}, {"players": 3}, {"players": 4}]


def random_road(random: Random) -> str:
    """A road of anything: sound, and as crowded with casinos as may be."""
    while True:
        length = random.randint(20, 40)
        words = random.choices(["g", "shd", "hdc", "2", "1"], weights=[random.randint(1, 4), 2, 1, 2, 2], k=length)
        first = random.randint(2, length // 2)
        second = random.randint(first + 1, length - 3)
        words[first], words[second] = "B", "B"
        words[random.randrange(1, first)], words[random.randrange(second + 1, length - 1)] = ">", "<"
        words[0], words[-1] = "S", "F"
        text = f'name = "Random"\nroad = "{" ".join(words)}"'
        if not errors(read_board(text, "random")):
            return text


@pytest.mark.parametrize("options", TABLES, ids=str)
@pytest.mark.parametrize("seed", range(6))
def test_every_state_keeps_the_laws(options: dict[str, object], seed: int) -> None:
    """Said once more in plain words, beside the rule that the lab uses."""
    race, random = new_table(**options), Random(seed)
    while race.game.actors(race.state):
        race.play(race.any_move(random))
        state, document = race.state, race.document
        assert sum(race.money) + document["bank"] == 1_000_000
        assert all(amount <= 250_000 for amount in race.money)
        ruined = document["ruin"]["seat"] if document["ruin"] else None
        assert all((amount == 0) == (seat == ruined) for seat, amount in enumerate(race.money))
        assert len(document["turned"]) <= 16
        pawns = [pawn for stack in document["squares"].values() for pawn in stack] + document["home"]
        assert sorted(pawns, key=PAWN_NAMES.index) == [PAWN_NAMES[i] for i in range(12) if state.at[i] != NOWHERE]
        for square in document["squares"]:
            kind = race.game.road.squares[int(square)].kind
            playing = document["casino"] is not None and document["casino"]["square"] == int(square)
            assert kind in ("start", "green", "bank") or playing
        if document["phase"] == "roll":
            assert document["casino"] is document["poker"] is document["ruin"] is None
        assert breaches(race.game.course, state) == 0


@pytest.mark.parametrize("seed", range(30))
def test_no_chain_is_endless_on_any_sound_road(seed: int) -> None:
    """Games on random roads end, and no turn has more than a few hundred moves, however players bet."""
    random = Random(seed)
    game = MonteCarloGamble({"players": random.randint(2, 4)}, random_road(random))
    race = Table(game, game.start())
    turn, moves = 1, 0
    while game.actors(race.state):
        race.play(race.any_move(random))
        moves = moves + 1 if race.document["turn"] == turn else 0
        turn = race.document["turn"]
        assert moves < 400
        assert breaches(game.course, race.state) == 0
    assert turn < 5000


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_many_games_in_the_lab_break_no_law(options: dict[str, object]) -> None:
    """5,000 games each; `python -m benchmarks gamble-laws` watches a million."""
    game = MonteCarloGamble(options, ROAD)
    tally = Simulation(game, ["random"] * game.seats, 5, 6, guarded=1).run(0, 5_000)
    assert (tally.races, tally.unfinished, tally.breaches) == (5_000, 0, 0)
    assert min(tally.wins[: game.seats]) > 0
    assert min(tally.bets, tally.duels, tally.ruins) > 5_000


def broken(race: Table) -> int:
    return breaches(race.game.course, race.state)


def test_the_watch_sees_what_is_broken() -> None:
    """A law that cannot be broken would watch nothing."""
    changes: dict[str, Callable[[Any], object]] = {
        "bank": lambda state: setattr(state, "bank", state.bank + 1),
        "rich": lambda state: state.money.__setitem__(0, 26),
        "poor": lambda state: state.money.__setitem__(0, 0),
        "pile": lambda state: setattr(state, "cards", 17),
        "casino": lambda state: state.at.__setitem__(0, 3),
        "arrow": lambda state: state.at.__setitem__(0, 6),
        "off": lambda state: state.at.__setitem__(0, 26),
        "stranger": lambda state: state.at.__setitem__(11, 0),
        "height": lambda state: state.height.__setitem__(0, 5),
        "winner": lambda state: [state.at.__setitem__(pawn, 25) for pawn in range(3)],
    }
    assert broken(table({12: "r1 y1"})) == 0
    for name, change in changes.items():
        race = table({12: "r1 y1"})
        change(race.state)
        assert broken(race) > 0, name


def test_a_chance_that_acts_has_a_roller() -> None:
    race, random = new_table(), Random(3)
    while race.game.actors(race.state):
        seat = race.game.roller(race.state)
        assert (seat is not None) == (race.acting == CHANCE)
        race.play(race.any_move(random))
