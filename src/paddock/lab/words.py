"""Findings in words and numbers for people, the same in the terminal and in reports."""

from __future__ import annotations

from paddock.core.messages import say
from paddock.lab.findings import Findings
from paddock.lab.reduced import Reduced
from paddock.lab.statistics import Mean, Share

TO = "\N{EN DASH}"
"""Between the ends of a range."""


def percent(share: Share | Mean) -> str:
    return f"{100 * share.value:.2f} %"


def percents(share: Share | Mean) -> str:
    return f"{100 * share.low:.2f} {TO} {100 * share.high:.2f} %"


def fewer(reduced: Reduced) -> str:
    """By what the number of races can be divided for the same interval."""
    return f"÷ {reduced.fewer:,.1f}"


def number(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 10_000 else f"{value:.2f}"


def numbers(mean: Mean) -> str:
    return f"{number(mean.low)} {TO} {number(mean.high)}"


def lines(findings: Findings) -> list[tuple[str, str, str]]:
    """What the races were like: a name, a number, and where the true one lies."""
    rounds = findings.rounds
    spread = say("lab-rounds-spread", median=rounds.median, short=rounds.short, long=rounds.long)
    found = [
        (say("lab-rounds"), number(rounds.mean.value), numbers(rounds.mean)),
        (f"  {spread}", "", ""),
    ]
    if findings.lead_changes is not None:
        changes = findings.lead_changes
        found.append((say("lab-lead-changes"), number(changes.value), numbers(changes)))
    if findings.close is not None:
        found.append((say("lab-close"), percent(findings.close), percents(findings.close)))
    found += [
        (say("lab-shared"), percent(findings.shared), percents(findings.shared)),
        (say("lab-decisions"), number(findings.decisions), ""),
        (say("lab-rolls"), number(findings.rolls), ""),
    ]
    return found + [(fact.text(), number(fact.mean.value), numbers(fact.mean)) for fact in findings.facts]
