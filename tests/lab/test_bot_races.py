"""Races between bots of any kind: those of the lane race as they do there; levels, plug-ins and workers take part."""

from __future__ import annotations

from pathlib import Path

import pytest

import paddock
from paddock.bots import plugins
from paddock.core.lane.simulation import Simulation, lane_players
from paddock.core.messages import PaddockError
from paddock.core.philox import open_stream
from paddock.core.registry import build, levels_of
from paddock.lab.bot_races import BotRaces
from paddock.lab.job import make_job, play
from paddock.lab.ladder import climb
from paddock.lab.workers import parts_of

SEED = 2**35 + 3
PLUGIN = """
from paddock.bots.plugins import Plugin

class First:
    def __init__(self, game, seat, seed):
        self.game = game

    def choose(self, view):
        return self.game.read(view.legal[0])

anywhere, monza_only = First, Plugin(First, games=("monza",))
"""


def slipping(game: str) -> str:
    """A level that the lane knows, and that slips now and then."""
    return next(name for name, level in levels_of(game).items() if level.slips and name in lane_players(game))


@pytest.mark.parametrize("name", ["monza", "hurry-cup"])
def test_they_play_the_races_of_the_lane(name: str) -> None:
    """Bots that slip do so at the same decisions, and what they do then is the same."""
    game = build(name, {"players": 3})
    bots = [slipping(name), "greedy", "random"]
    table, lane = BotRaces(game, bots, SEED, 5), Simulation(game, bots, SEED, 5, interpreted=True, closely=True)
    assert table.run(0, 4) == lane.run(0, 4)
    assert table.take_survey() == lane.take_survey()


def test_a_bot_slips_as_often_as_its_level_says() -> None:
    from paddock.core.lane.slips import slips_now

    streams = [open_stream(seed, 7, 1) for seed in range(20)]
    for slips in (0, 20, 100):
        found = sum(slips_now(stream, number, slips) for stream in streams for number in range(200))
        assert abs(found / 4000 - slips / 100) < 0.03


@pytest.fixture
def plugged_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package that brings two bots, installed as packages are."""
    (tmp_path / "first_bots.py").write_text(PLUGIN)
    info = tmp_path / "first_bots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: first-bots\nVersion: 1.0\n")
    points = "[paddock.bots]\nfirst = first_bots:anywhere\nfirst-in-monza = first_bots:monza_only\n"
    (info / "entry_points.txt").write_text(points)
    monkeypatch.syspath_prepend(tmp_path)
    plugins._announced.cache_clear()
    monkeypatch.setattr(plugins, "_announced", plugins._announced.__wrapped__)  # what is found here is not kept


@pytest.mark.usefixtures("plugged_in")
def test_bots_are_plug_ins() -> None:
    game = build("monza", {"players": 2})
    assert {"first", "first-in-monza"} <= set(paddock.bot_names("monza"))
    assert "first-in-monza" not in paddock.bot_names("hurry-cup")
    with pytest.raises(PaddockError, match="first-in-monza"):
        paddock.bot("first-in-monza", build("hurry-cup", {}), 0)
    job = make_job(game, ("first", "first-in-monza"), 1, briefs=True)
    assert not job.in_lane
    part = play(job, 0, 3)
    assert part.briefs is not None
    assert part.briefs["race"].tolist() == [0, 1, 2]
    ladder = list(climb(game, seed=3, most=30, within=0.01, bots=["first", "random"]))[-1]
    assert {rung.bot for rung in ladder.rungs} == {"first", "random"}
    assert not ladder.settled


def test_parts_are_the_same_for_any_number_of_workers() -> None:
    game = build("monza", {"players": 2})
    job = make_job(game, ("random", "greedy"), 4)
    alone = [part.end for part in parts_of(job, 120, workers=1)]
    assert alone[-1] == 120
    ladders = [list(climb(game, seed=3, most=300, within=0.01, workers=workers))[-1] for workers in (1, 2)]
    assert ladders[0] == ladders[1]
