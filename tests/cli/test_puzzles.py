"""`paddock puzzles`."""

from __future__ import annotations

from pathlib import Path

import msgspec

from paddock.cli.puzzles import text
from paddock.core.puzzles import Collection, Looked, collection

from .conftest import Run


def test_puzzles_are_looked_for_and_written(run: Run, here: Path) -> None:
    ran = run("puzzles", "hurry-cup", "--seed", "3", "--races", "1", "-o", "found.json")
    assert ran.code == 0, ran.err
    found = msgspec.json.decode((here / "found.json").read_bytes(), type=Collection)
    assert (found.looked.seed, found.looked.races) == (3, 1)
    assert found.looked.positions == sum(found.looked.dropped.values()) + len(found.puzzles) > 20
    assert f"Positions looked at: {found.looked.positions}. Races: 1." in ran.out
    assert run("puzzles", "chess").code == 2


def test_a_file_is_read_as_it_was_written() -> None:
    shipped = collection("monza")
    assert shipped is not None
    assert msgspec.json.decode(text(shipped), type=Collection) == shipped
    nothing = Collection(Looked(1, 1, 0), ())
    assert msgspec.json.decode(text(nothing), type=Collection) == nothing
