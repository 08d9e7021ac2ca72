"""Bots that have to be warmed up: in a process of their own, while the page is told that a weaker one plays."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from paddock.bots import plugins

from .house import House, page

PLUGIN = """
from pathlib import Path

MADE = Path(__file__).with_name("made")

class Slow:
    def __init__(self, game, seat, seed):
        self.game = game

    @property
    def ready(self):
        return MADE.exists()

    def warm(self):
        MADE.touch()

    def choose(self, view):
        return self.game.read(view.legal[0])
"""


@pytest.fixture
def slow_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package that brings a bot, here and in the processes that are started from here; the file that it waits for."""
    (tmp_path / "slow_bots.py").write_text(PLUGIN)
    info = tmp_path / "slow_bots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: slow-bots\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[paddock.bots]\nslow = slow_bots:Slow\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setattr(plugins, "_announced", plugins._announced.__wrapped__)  # what is found here is not kept
    return tmp_path / "made"


def test_a_bot_is_warmed_up_and_the_page_is_told(house: House, slow_bot: Path) -> None:
    async def story() -> None:
        made = house.make(seats=[{"name": "Mia"}, {"bot": "slow"}], options={"players": 2})
        async with page(house, made["id"], made["key"]) as mia:
            told = await mia.until("presence")
            assert [seat["warming"] for seat in told["seats"]] == [False, True]
            while any(seat["warming"] for seat in told["seats"]):
                told = await mia.until("presence")

    asyncio.run(story())
    assert slow_bot.exists()
