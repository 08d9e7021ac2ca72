"""Luck taken out of races: nothing on the average, whatever the yardstick; and the exact chance where that is known."""

from __future__ import annotations

import math
import zlib
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from paddock.cli import main
from paddock.core.chance import Seeded
from paddock.core.game import CHANCE
from paddock.core.registry import build, kind, lane_of, resolve
from paddock.lab import fitted
from paddock.lab.bot_races import BotRaces
from paddock.lab.luck import Luck, yardstick_of
from paddock.lab.reduced import Sums, won_by

OPTIONS: list[tuple[str, dict[str, Any]]] = [
    ("monza", {"players": 2, "professional": True}),
    ("monte-carlo-gamble", {"players": 2}),
    ("hurry-cup", {"players": 3}),
]


class Nonsense:
    """A yardstick that means nothing at all."""

    def __init__(self, seats: int) -> None:
        self._seats = seats

    def shares(self, states: list[bytes]) -> Any:
        parts = np.array([[zlib.crc32(state + bytes([seat])) for seat in range(self._seats)] for state in states])
        return parts / parts.sum(1, keepdims=True)


@pytest.mark.parametrize(("name", "options"), OPTIONS, ids=[name for name, _ in OPTIONS])
def test_the_mean_of_luck_is_zero_with_any_yardstick(name: str, options: dict[str, Any]) -> None:
    """At every draw of a race: exactly, summed over all that could have come; and over the seats."""
    game = build(name, options)
    luck, dice, rolls, looked = Luck(game, Nonsense(game.seats)), Seeded(3), 0, 0
    state = game.start()
    while looked < 5 and (actors := game.actors(state)):
        if actors == {CHANCE}:
            way = dice.draw(game, state, rolls)
            if rolls % 3 == 0:
                found = [(luck.of(state, game.way(state, move)), chance) for move, chance in game.chances(state)]
                assert np.abs(sum(part * float(chance) for part, chance in found)).max() < 1e-12
                assert abs(luck.of(state, way).sum()) < 1e-12
                looked += 1
            state, rolls = game.fall(state, way).state, rolls + 1
        else:
            seat = min(actors)
            moves = game.legal(game.veil(state, seat), seat)
            state = game.apply(state, seat, moves[rolls % len(moves)]).state
    assert looked == 5


def test_it_finds_the_exact_chance_where_that_is_known() -> None:
    """Two masters by the basic rules: what the first one wins is solved. Without luck, few races say it."""
    game = build("monza", {"players": 2})
    stick = yardstick_of(game)
    solved = resolve(kind("monza").values)
    assert solved is not None
    values = solved(game)
    assert values is not None
    start = values.of([game.start()])[0]
    races = BotRaces(game, ["master", "master"], 11, 11, Luck(game, stick))
    won = np.array([races.run(number, number + 1).wins[:2] for number in range(30)])
    luck = races.take_luck()
    assert luck is not None
    left = won - luck
    error = left.std(0) / math.sqrt(len(left))
    assert error.max() < 0.01
    assert (np.abs(left.mean(0) - start.shares) < np.maximum(4 * error, 1e-6)).all()
    assert (won.var(0) > 10 * left.var(0)).all()


def test_sums_say_how_many_races_are_saved() -> None:
    won = won_by(np.array([1, 2, 3, 1]), 2)
    assert won.tolist() == [[1, 0], [0, 1], [1, 1], [1, 0]]
    sums = Sums()
    sums.add(won, np.array([[0.2, 0], [-0.7, 0], [0.2, 0], [0.2, 0]]))
    one, other = sums.found()
    assert one.chance.value == pytest.approx(0.775)
    assert one.fewer == pytest.approx(0.1875 / np.var([0.8, 0.7, 0.8, 0.8]))
    assert other.fewer == 1


def test_from_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A yardstick that is hardly fitted will do, and is kept; the races are those without it."""
    for name, value in (("RACES", 200), ("POSITIONS", 3000), ("EPOCHS", 1)):
        monkeypatch.setattr(fitted, name, value)
    game, kept = build("hurry-cup", {"players": 3}), tmp_path / "yardsticks"
    monkeypatch.setattr(fitted, "cache_folder", lambda: tmp_path)
    one, other = fitted.Fitted(game), fitted.Fitted(game)
    assert len(list(kept.iterdir())) == 1
    state = game.start().as_array().tobytes()
    assert one.shares([state]).tolist() == other.shares([state]).tolist()
    assert one.shares([state]).sum() == pytest.approx(1)
    next(kept.iterdir()).write_bytes(b"broken")
    assert fitted.Fitted(game).shares([state]).tolist() == one.shares([state]).tolist()
    file = tmp_path / "found.json"
    told = ["simulate", "hurry-cup", "--players", "3", "--races", "6", "--seed", "5", "--workers", "1"]
    assert main([*told, "--variance-reduced", "--json", str(file)]) == 0
    assert "Without luck" in capsys.readouterr().out
    found = msgspec.json.decode(file.read_bytes())
    assert [seat["fewer"] > 0 for seat in found["luckless"]] == [True] * 3
    assert main([*told, "--json", str(file)]) == 0
    assert msgspec.json.decode(file.read_bytes())["checksum"] == found["checksum"]


def test_a_lane_names_who_leads_on_to_the_next_draw() -> None:
    """The bot that settles states must draw nothing, or luck would not be exact."""
    for name, _ in OPTIONS:
        assert lane_of(name).usual_policy != "random"
