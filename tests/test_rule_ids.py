"""Every numbered rule of a playable game has a test that carries its id."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PLAYABLE = {"MZ": "monza.md", "MG": "monte-carlo-gamble.md", "HC": "hurry-cup.md"}
"""Rules by prefix and page. A game joins this table with its first playable version."""


def rule_ids(page: str) -> list[str]:
    return re.findall(r"\*\*([A-Z]{2}-\d\d)\*\*", (ROOT / "docs" / "rules" / page).read_text(encoding="utf-8"))


def ids_with_tests() -> dict[str, list[str]]:
    """Rule id -> names of the tests that carry it: `test_MZ_26_...`."""
    found: dict[str, list[str]] = {}
    for file in (ROOT / "tests").rglob("test_*.py"):
        for name, prefix, number in re.findall(r"def (test_([A-Z]{2})_(\d\d)\w*)", file.read_text(encoding="utf-8")):
            found.setdefault(f"{prefix}-{number}", []).append(name)
    return found


@pytest.mark.parametrize("page", PLAYABLE.values())
def test_every_rule_has_a_test_with_its_id(page: str) -> None:
    ids = rule_ids(page)
    assert len(ids) == len(set(ids)) > 20, "the page lists each rule once"
    assert [rule for rule in ids if rule not in ids_with_tests()] == []


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    known = {rule for page in PLAYABLE.values() for rule in rule_ids(page)}
    assert sorted(set(ids_with_tests()) - known) == []
