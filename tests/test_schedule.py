"""The order in which the tests run."""

from __future__ import annotations

from pathlib import Path

from .schedule import FOLDERS, place_of

ROOT = Path(__file__).parents[1]


def test_folders_that_come_early_exist() -> None:
    assert [folder for folder in FOLDERS if not (ROOT / folder).is_dir()] == []


def test_browsers_come_first_and_short_tests_last() -> None:
    nodeids = ["tests/test_schedule.py::test", "tests/core/test_dice.py::test", "tests/lab/test_cluster.py::test"]
    nodeids += ["tests/web/test_race.py::test", "tests/web/test_every_screen.py::test"]
    assert sorted(nodeids, key=place_of) == [*nodeids[3:], nodeids[2], *nodeids[:2]]
