"""The clock in the browser: the time that is left is seen, one is warned, and a bot plays one turn."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from ..server.house import quick, running
from .tapping import DESKTOP, PHONE, open_page

TWO = {"players": 2, "track": "oval"}


def test_whoever_is_there_but_slow_is_warned_and_replaced_for_one_turn(chromium: Browser, tmp_path: Path) -> None:
    clocks = {"none": None, "relaxed": 3600.0, "fast": 4.0}
    with running(quick(tmp_path, clocks=clocks, allowance=1.0)) as house:
        made = house.make(options=TWO, seats=[{"name": "Mia"}, {"bot": "greedy"}], clock="fast")
        page = open_page(chromium, house, PHONE, f"/table/{made['id']}#key={made['key']}")
        page.get_by_role("button", name="Start the race").click()
        for left in (3, 2, 1):  # it is seen to count, while nothing happens
            expect(page.get_by_role("timer", name=f"Mia: 0:0{left} left")).to_be_visible()
        alert = page.get_by_role("alert")
        expect(alert.get_by_text("then a bot plays this turn")).to_be_visible()
        expect(alert.get_by_text("Time is up: a bot plays this turn.")).to_be_visible(timeout=30_000)
        # both bots have played, and it is Mia's turn again
        expect(page.get_by_role("timer", name="Mia: 0:0")).to_be_visible(timeout=30_000)
        expect(page.get_by_role("button", name="Roll")).to_be_enabled()
        page.close()


def test_without_a_clock_no_time_is_shown(chromium: Browser, tmp_path: Path) -> None:
    with running(quick(tmp_path, allowance=0.0)) as house:
        made = house.make(options=TWO, seats=[{"name": "Mia"}, {"bot": "greedy"}])
        page = open_page(chromium, house, DESKTOP, f"/table/{made['id']}#key={made['key']}")
        page.get_by_role("button", name="Start the race").click()
        expect(page.get_by_role("button", name="Roll")).to_be_enabled()
        assert not page.get_by_role("timer").count()
        page.close()
