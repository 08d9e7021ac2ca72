"""How long bots keep somebody waiting, by their pauses and the time that the page takes to tell: no clock is asked."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import paddock
from paddock.bots import strengths
from paddock.server.settings import PACES, Settings

STORY = Path(__file__).parents[2] / "web" / "src" / "lib" / "story.svelte.ts"


def told_within(pace: str) -> float:
    """Seconds after which the page has told a move, whatever happened in it: the rest is shown at once."""
    found = re.search(
        rf"^  {pace}: {{ part: [\d.]+, longest: (\d+) }},$", STORY.read_text(encoding="utf-8"), re.MULTILINE
    )
    assert found, f"the page says how long a story may take at the pace {pace}"
    return int(found[1]) / 1000


def longest_round(name: str, seed: int) -> int:
    """The most that three bots do, rolls counted, between two decisions of the fourth player."""
    game = paddock.game(name, players=4)
    bots = [paddock.bot(strengths(name)[-1], game, seat, seed=seed) for seat in range(4)]
    most = waited = 0
    for step in paddock.play(game, bots, paddock.Seeded(seed)).steps:
        waited = 0 if step.seat == 0 else waited + 1
        most = max(most, waited)
    return most


@pytest.mark.parametrize("game", ["monza", "monte-carlo-gamble", "hurry-cup"])
def test_a_round_of_three_bots_takes_six_seconds_when_quick_and_one_when_instant(game: str, tmp_path: Path) -> None:
    pause, most = Settings(tmp_path).pause, max(longest_round(game, seed) for seed in range(3))
    assert most > 5, "somebody waits at all"
    assert most * pause * PACES["quick"] + told_within("quick") <= 6
    assert most * pause * PACES["instant"] + told_within("instant") < 1
    assert PACES["relaxed"] == 1
