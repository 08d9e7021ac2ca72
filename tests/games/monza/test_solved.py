"""Solved tables, held to the contract of the game: to look one turn ahead by its moves comes to the same."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from paddock import CHANCE, Seeded, bot, play
from paddock.core.lane.simulation import Simulation
from paddock.core.registry import build, kind, resolve
from paddock.games.monza.game import Monza
from paddock.games.monza.lane import LANE
from paddock.games.monza.race import ROLL, Race
from paddock.games.monza.solved import tables
from paddock.games.monza.solved.solver import Solo, Two, alone, solve_solo, solve_two
from paddock.laws.walk import walk

from .laws import LOOP, YARD


def monza(board: str, **options: Any) -> Monza:
    game = build("monza", options, board)
    assert isinstance(game, Monza)
    return game


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache folder for tables that nobody else uses. (Machine code stays where it is.)"""
    monkeypatch.setattr(tables, "cache_folder", lambda: tmp_path)
    monkeypatch.setattr(tables, "_solved", {})
    monkeypatch.setattr(tables, "_laid", {})
    return tmp_path


# ---- against the contract


def expected(game: Monza, state: Race, known: Callable[[Race], float | None], seat: int) -> float:
    """What a state is worth by its legal moves, down to states that are known. `seat` wants much, all others little."""
    value = known(state)
    if value is not None:
        return value
    (who,) = game.actors(state)
    if who == CHANCE:
        outcomes = game.chances(state)
        return float(sum(p * expected(game, game.apply(state, who, move).state, known, seat) for move, p in outcomes))
    found = [expected(game, game.apply_legal(state, who, m).state, known, seat) for m in game.legal(state, who)]
    return max(found) if who == seat else min(found)


@pytest.mark.parametrize("options", [{}, {"obligation": "free"}, {"obligation": "longest", "finish": "open"}], ids=str)
def test_two_cars_are_solved_as_the_contract_plays(options: dict[str, str]) -> None:
    game = monza(YARD, players=2, **options)
    solved = solve_two(game.course, interpreted=True)
    names = {space.name: space.id for space in game.track.spaces}
    for mover, a, b in ((0, "start", "start"), (1, "b2", "a1"), (0, "b3", "b4"), (1, "c4", "b3")):
        begun = Race(phase=ROLL, mover=mover, rolling=6, head=names[b if mover else a])
        begun.at[:2] = names[a], names[b]

        def known(state: Race, begun: Race = begun) -> float | None:
            result = game.result(state)
            if result is not None:
                return (0 in result.winners) / len(result.winners)
            if state.phase != ROLL or state == begun:
                return None
            a, b = state.at[:2]
            return float(solved.chased[b, state.used[0]] if game.course.finish[a] else solved.shares[state.mover, a, b])

        value = expected(game, begun, known, 0)
        assert value == pytest.approx(solved.shares[mover, names[a], names[b]], abs=1e-12)


def test_a_car_alone_is_solved_as_the_contract_plays() -> None:
    """The other car has stayed on the start, and never has a turn here."""
    game = monza(LOOP, players=2)
    turns = solve_solo(game.course, interpreted=True).turns[0, 0]
    for name in ("b3", "c6", "a8"):
        here = game.track.space(name).id
        begun = Race(phase=ROLL, rolling=6, head=here)
        begun.at[0] = here

        def known(state: Race, begun: Race = begun) -> float | None:
            if state == begun:
                return None
            return -float(turns[state.at[0]]) if state.mover != 0 or state.phase == ROLL else None

        assert 1 - expected(game, begun, known, 0) == pytest.approx(turns[here], abs=1e-9)


# ---- against simulation


def test_two_masters_win_what_the_table_says() -> None:
    game = monza(YARD, players=2)
    races = 20_000
    tally = Simulation(game, ["master", "master"], seed=5, bot_seed=6).run(0, races)
    share = (tally.wins[0] - tally.shared / 2) / races
    solved = tables.find(game)
    assert isinstance(solved, Two)
    assert share == pytest.approx(solved.shares[0, 0, 0], abs=4 * 0.5 / races**0.5)


def test_a_master_alone_needs_as_many_turns_as_the_table_says() -> None:
    """Nearly: for most sets of tiles it keeps the dice that it would keep with other ones."""
    game = monza(LOOP, players=2, professional=True)
    simulation = Simulation(game, ["master", "master"], seed=5, bot_seed=6)
    seated: Any = vars(simulation)["_seated"]
    seated.records[0][0] = alone(game.course).as_array()[0]
    races = 5_000
    tally = simulation.run(0, races)
    mean = sum(turns * count for turns, count in enumerate(tally.rounds)) / races
    solved = tables.find(game)
    assert isinstance(solved, Solo)
    assert solved.turns[1, 63, 0] - 0.06 < mean < 1.02 * solved.turns[1, 63, 0] + 0.06


# ---- the bot


@pytest.mark.parametrize(
    "options", [{"players": 2}, {"players": 3, "professional": True, "bonus_step": True}], ids=["two", "professional"]
)
def test_both_lanes_and_the_table_decide_alike(options: dict[str, Any]) -> None:
    game = monza(YARD, **options)
    bots = ["master", "greedy", "master"][: game.seats]
    compiled, interpreted = (Simulation(game, bots, 7, 8, interpreted=lane) for lane in (False, True))
    tally = compiled.run(0, 4)
    assert tally == interpreted.run(0, 4)
    at_table = [bot(name, game, seat, 8) for seat, name in enumerate(bots)]
    record = play(game, at_table, Seeded(7, 3))
    assert compiled.run(3, 4).rolls == record.chance_moves()


def test_until_it_is_solved_the_next_weaker_bot_plays() -> None:
    game = monza(YARD, players=2)
    master, greedy = bot("master", game, 0, 1), bot("greedy", game, 0, 1)
    assert not LANE.is_ready(game, "master")
    assert LANE.is_ready(game, "greedy")
    for step in walk(game, 3):
        if game.actors(step.state) == {0}:
            view = game.view(step.state, 0)
            assert master.choose(view) == greedy.choose(view)
    LANE.warm(game, "master")
    assert LANE.is_ready(game, "master")
    assert LANE.memo_for(game, ["master"], interpreted=True).pair == 1


def test_tables_are_read_again_and_made_anew_where_they_are_broken(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = monza(YARD, players=2)
    made = tables.solved(game)
    (file,) = (folder / "solved").iterdir()
    monkeypatch.setattr(tables, "_solved", {})
    read = tables.find(game)
    assert read is not None
    assert all(np.array_equal(one, other) for one, other in zip(made, read, strict=True))
    for damage in (b"", file.read_bytes()[:200], b"no table"):
        file.write_bytes(damage)
        monkeypatch.setattr(tables, "_solved", {})
        assert tables.find(game) is None
        tables.solved(game)
        monkeypatch.setattr(tables, "_solved", {})
        assert tables.find(game) is not None


def test_where_nothing_can_be_kept_it_is_remembered(folder: Path) -> None:
    (folder / "solved").write_text("in the way")
    game = monza(YARD, players=2)
    tables.solved(game)
    assert LANE.is_ready(game, "master")


# ---- values


def test_values_of_two_cars_are_exact_and_agree_from_move_to_move() -> None:
    """Before a roll the mean of what it brings; before a move, what the best one brings."""
    game, maker = monza(YARD, players=2, first="drawn"), resolve(kind("monza").values)
    assert maker is not None
    assert maker(game) is None
    tables.solved(game)
    values = maker(game)
    assert values is not None
    states = [step.state for step in walk(game, 4)]
    for state in states[:12]:
        (value,) = values.of([state])
        assert value.exact
        assert value.shares.sum() == pytest.approx(1, abs=1e-12)
        (who,) = game.actors(state) or {None}
        if who == CHANCE:
            outcomes = game.chances(state)
            after = values.of([game.apply(state, CHANCE, move).state for move, _ in outcomes])
            mean = sum(float(p) * one.shares for (_, p), one in zip(outcomes, after, strict=True))
            assert mean == pytest.approx(value.shares, abs=1e-8)
        elif who is not None:
            after = values.of([game.apply(state, who, move).state for move in game.legal(state, who)])
            assert max(one.shares[who] for one in after) == pytest.approx(value.shares[who], abs=1e-9)
    assert maker(monza(YARD, players=3)) is None
