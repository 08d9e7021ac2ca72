"""`paddock rules` and `paddock games`."""

import dataclasses

import msgspec
import pytest

from paddock.core.registry import kinds

from .conftest import Run


def test_the_rules_for_players(run: Run) -> None:
    plain, named = run("rules"), run("rules", "monza")
    assert plain == named
    assert plain.code == 0
    for word in ("Goal", "Changing lanes", "Pushing back", "lay w a1", "bonus_step"):
        assert word in plain.out
    assert max(map(len, plain.out.splitlines())) <= 80


def test_a_numbered_rule(run: Run) -> None:
    ran = run("rules", "monza", "MZ-26")
    assert ran.out.startswith("MZ-26 ")
    assert "moved back" in " ".join(ran.out.split())
    assert "MZ-27" not in ran.out
    assert run("rules", "mz-26").out == ran.out


def test_several_rules(run: Run) -> None:
    out = run("rules", "MZ-20", "MZ-23").out
    assert "MZ-20 Roll all six dice" in out
    assert "MZ-23 Duty to go on" in out


def test_an_unknown_rule(run: Run) -> None:
    ran = run("rules", "MZ-99")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("There is no rule MZ-99; rules are numbered from MZ-01 to MZ-")


def test_games_lists_options_and_bots(run: Run) -> None:
    ran = run("games")
    assert ran.code == 0
    assert "Bots: random, greedy" in ran.out
    assert "continue, longest, free" in ran.out


class NoOptions(msgspec.Struct):
    """A game that leaves nothing to choose."""


def test_games_lists_a_game_without_options(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    some = next(iter(kinds().values()))
    monkeypatch.setitem(kinds(), "bare", dataclasses.replace(some, name="bare", options=NoOptions, bots={}))
    ran = run("games")
    assert ran.code == 0
    assert ran.out.endswith("bare\n  Bots: random.\n")
