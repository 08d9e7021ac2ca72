"""The suite that `paddock laws` runs: the toy passes it, and no broken toy does."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.core.moves import Move
from paddock.core.registry import kinds
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


class Stumbles(Toy):
    """Fails in a line of its own."""

    def legal(self, state: Any, seat: int) -> list[Move]:
        return [self.read("".join(["fail"][seat + 1]))]


def test_a_failure_names_the_line_of_the_game() -> None:
    case = Case("stumbles", "toy", TOY, lambda: Stumbles({}))
    why = breach(LAWS["races_end"], case)
    assert why.startswith("IndexError: list index out of range (test_suite.py, line ")
    assert why.endswith('return [self.read("".join(["fail"][seat + 1]))])')


def test_a_bot_that_looks_at_what_is_hidden_breaks_a_law(monkeypatch: pytest.MonkeyPatch) -> None:
    for case in (case for name in kinds() for case in cases_of(name)):
        if case.lane is None or not case.game().secrets or len(case.policies) < 2:
            continue
        answers: Any = case.lane.module("answers", interpreted=True)

        def peek(
            course: Any, state: Any, work: Any, memo: Any, seat: int, policy: int, answers: Any = answers
        ) -> int:
            """The first that is legal; where anything is hidden from the seat, the last."""
            found, veiled = answers.legal(course, state, work), state.copy()
            answers.conceal(course, veiled, seat)
            return int(work.codes[0 if veiled == state else found - 1])

        with monkeypatch.context() as patch:
            patch.setattr(answers, "decide", peek)
            assert "hidden from its seat" in breach(LAWS["no_rule_leaves_its_tables"], case)
        assert breach(LAWS["no_rule_leaves_its_tables"], case) == ""
        return
    pytest.skip("no installed game has both secrets and bots")
