"""What benchmarks find is kept as a page; and what peers play is counted as it is played."""

from __future__ import annotations

import pytest
from benchmarks.peers import counted, first_decision

from benchmarks import report


def test_a_page_has_the_aims_first_and_then_all_tables(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(report, "_page", [])
    monkeypatch.setattr(report, "_aims", [])
    report.heading("Speed")
    report.table(("", "races/s"), [["ours", "7"], ["theirs", "5"]])
    report.say("Both on one core.")
    report.aim("quicker", True)
    report.aim("a hundred times", False)
    printed = capsys.readouterr().out
    assert "ours          7" in printed
    assert "NOT MET: a hundred times" in printed
    page = report.page("How fast", "python3 run.py bench", "a machine")
    assert page.index("| a hundred times | **not met** |") < page.index("## Speed") < page.index("| ours | 7 |")
    assert "1 of 2 aims are met." in page
    assert page.endswith("\nBoth on one core.\n")


def test_playouts_of_peers_are_counted_to_their_end() -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is an extra, and not for every system")
    game = pyspiel.load_game("pig")
    actions, decisions = counted(game, 50)
    assert len(actions) == len(decisions) == 50
    assert all(one > other > one / 3 for one, other in zip(actions, decisions, strict=True))
    assert not first_decision(game).is_chance_node()
