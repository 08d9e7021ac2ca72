"""Every numbered rule of a stable game has a test that carries its id."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from paddock.core.handbook import numbered_rules, resource
from paddock.core.registry import kinds

ROOT = Path(__file__).parents[1]


def stable_games() -> list[str]:
    """Games of this repository that call themselves stable. (Those of other packages are tested where they live.)"""
    return [name for name, kind in kinds().items() if kind.stage == "stable" and _is_here(name)]


def _is_here(game: str) -> bool:
    folder = resource(game)
    return folder is not None and Path(str(folder)).is_relative_to(ROOT)


def ids_with_tests() -> dict[str, list[str]]:
    """Rule id -> names of the tests that carry it: `test_MZ_26_...`."""
    found: dict[str, list[str]] = {}
    for file in (ROOT / "tests").rglob("test_*.py"):
        for name, prefix, number in re.findall(r"def (test_([A-Z]+)_(\d+)\w*)", file.read_text(encoding="utf-8")):
            found.setdefault(f"{prefix}-{number}", []).append(name)
    return found


@pytest.mark.parametrize("game", stable_games())
def test_every_rule_has_a_test_with_its_id(game: str) -> None:
    rules = numbered_rules(game)
    assert rules, "a stable game has a page of numbered rules"
    assert [rule for rule in rules if rule not in ids_with_tests()] == []


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    known = {rule for game in kinds() for rule in numbered_rules(game)}
    assert sorted(set(ids_with_tests()) - known) == []
