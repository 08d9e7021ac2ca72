"""A game outside the package, with rules and nothing else, has the whole lane: simulation, stepping and playouts."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

RECORDS = '''
from paddock.core.fields import BYTE, Fields, Row, number, row


class Course(Fields):
    seats: int = 2
    spaces: int = 12


class Dash(Fields):
    """Bytes only: a record that is not made of whole words by itself."""

    mover: int = number(BYTE)
    roll: int = number(BYTE)
    over: int = number(BYTE)
    at: Row = row(2, BYTE)


class Work(Fields):
    codes: Row = row(4)
    watch: int = 0
    written: int = 0
'''
RULES = '''
from paddock.core.rule import rule

from .records import Course, Dash, Work


@rule
def start(course: Course, dash: Dash, work: Work, first: int) -> None:
    dash.mover, dash.roll, dash.over = first, 0, 0
    for seat in range(course.seats):
        dash.at[seat] = 0


@rule
def actor(dash: Dash) -> int:
    return -2 if dash.over != 0 else dash.mover if dash.roll != 0 else -1


@rule
def ways(course: Course, dash: Dash) -> int:
    return 3


@rule
def fall(course: Course, dash: Dash, work: Work, way: int) -> None:
    dash.roll = 1 + way


@rule
def legal(course: Course, dash: Dash, work: Work) -> int:
    work.codes[0], work.codes[1] = 0, 1
    return 2


@rule
def act(course: Course, dash: Dash, work: Work, code: int) -> None:
    """On by the roll, or by one."""
    dash.at[dash.mover] += dash.roll if code == 1 else 1
    dash.over = 1 if dash.at[dash.mover] >= course.spaces else 0
    dash.roll = 0
    if dash.over == 0:
        dash.mover = 1 - dash.mover


@rule
def winners(course: Course, dash: Dash) -> int:
    return 1 << dash.mover
'''
SCRIPT = '''
import hashlib
from types import SimpleNamespace

import numpy as np
from caravan.records import Course, Dash, Work

from paddock.core.game import Game
from paddock.core.lane.lane import Lane
from paddock.core.lane.playouts import play_on
from paddock.core.lane.simulation import Simulation
from paddock.core.registry import Kind, kinds
from paddock.core.rule import rules_fingerprint
from paddock.envs.tables import Batch

kinds()["caravan"] = Kind("caravan", {}, object, (), lane=Lane("caravan", Dash, Work))
game = SimpleNamespace(name="caravan", seats=2, first=0, codes=2, course=Course(), start=Dash)
bots = ["random", "random"]
tally = Simulation(game, bots, 1, 2, closely=True).run(0, 50)
assert tally == Simulation(game, bots, 1, 2, interpreted=True, closely=True).run(0, 50)
assert (tally.races, tally.unfinished, sum(tally.wins)) == (50, 0, 50)
assert sum(tally.rounds) == 50 and tally.rounds[0] == 0
start = Dash(roll=2, at=[3, 9])
lanes = [play_on(game, [Dash(), start], bots, 9, seed=1, bot_seed=2, interpreted=plain) for plain in (False, True)]
assert all(np.array_equal(*columns) for columns in zip(*lanes))
assert sorted(lanes[0].ranks[0, 0].tolist()) == [1, 2]
assert start == Dash(roll=2, at=[3, 9])
batch, choice = Batch(game, 3, 1, 100), np.random.default_rng(1)
for _ in range(40):
    batch.step(batch.blind(choice))
assert batch.races.max() > 2
print(rules_fingerprint("caravan"), tally.checksum)
'''


@pytest.fixture
def plug_in(tmp_path: Path) -> Path:
    folder = tmp_path / "caravan"
    folder.mkdir()
    (folder / "__init__.py").write_text("", encoding="utf-8")
    (folder / "records.py").write_text(RECORDS, encoding="utf-8")
    (folder / "rules.py").write_text(RULES, encoding="utf-8")
    return folder


def run(folder: Path) -> list[str]:
    environment = {**os.environ, "PYTHONPATH": str(folder.parent)}
    done = subprocess.run([sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def test_rules_alone_make_a_lane_outside_the_package(plug_in: Path) -> None:
    before, checksum = run(plug_in)
    rules = plug_in / "rules.py"
    rules.write_text(RULES.replace("return 3\n", "return 2\n"), encoding="utf-8")
    after, changed = run(plug_in)
    assert after != before, "the fingerprint does not know the rules of the plug-in"
    assert changed != checksum, "machine code of the old rules has been used"
