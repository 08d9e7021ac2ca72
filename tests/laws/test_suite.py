"""The suite that `paddock laws` runs: the toy passes it, and no broken toy does."""

from __future__ import annotations

import pytest

from paddock.laws.cases import Case, cases_of
from paddock.laws.suite import LAWS, Law, breach

from . import broken
from .games import TOY
from .toy import Toy

INSTALLED_DIFFERENTLY = {"TakesAnyNumber", "TurnsOneAway", "MixesTheColours", "SharesOneBoard"}
"""What is wrong with these shows only where they are installed: `test_laws_can_fail.py` does that."""
TOYS = [kind for name, kind in vars(broken).items() if isinstance(kind, type) and name not in INSTALLED_DIFFERENTLY]


@pytest.mark.parametrize("law", LAWS.values(), ids=lambda law: law.__name__)
def test_the_toy_keeps_all_laws(law: Law) -> None:
    law(cases_of("toy", TOY)[0])


@pytest.mark.parametrize("kind", [kind for kind in TOYS if issubclass(kind, Toy) and kind is not Toy])
def test_a_broken_toy_breaks_a_law(kind: type[Toy]) -> None:
    assert breaks_a_law(Case(kind.__name__, "toy", TOY, lambda: kind({})))


def breaks_a_law(case: Case) -> bool:
    return any(breach(law, case) for law in LAWS.values())
