"""Luck or skill? At the end of a race, and in its replay."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from ..server.house import House, quick, running
from .axe import complaints, load_axe
from .devices import DESKTOP, PHONE, Device, device, visit
from .ended import over
from .screens import loaded

LONG = 600_000
"""Milliseconds that the machine code of a game may take to be made, where it is not there yet."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running(quick(tmp_path_factory.mktemp("insight"), analyses_waiting=4, analysis_playouts=16)) as opened:
        yield opened


@pytest.mark.parametrize(("kind", "dark"), [(DESKTOP, False), (PHONE, True)])
def test_the_end_says_what_was_luck_and_what_was_skill(
    chromium: Browser, house: House, kind: Device, dark: bool
) -> None:
    with device(chromium, kind, dark) as mine:
        page = visit(mine, house.address, over(house, "monza", ["Anna", "Ben"]).seat(0))
        page.get_by_role("heading", name="Luck or skill?").wait_for(timeout=LONG)
        expect(page.get_by_role("img", name="Chance to win, after every turn")).to_be_visible()
        rows = page.get_by_role("rowheader")
        expect(rows.filter(has_text="You")).to_be_visible()
        load_axe(page)
        assert complaints(page) == []


def test_a_replay_is_an_analysis_board(chromium: Browser, house: House) -> None:
    table = loaded(house, "monza-single-winner")
    with device(chromium, DESKTOP) as mine:
        page = visit(mine, house.address, f"/replay/{table}")
        page.get_by_role("button", name="Luck or skill?").click()
        page.get_by_role("img", name="Chance to win, after every turn").wait_for(timeout=LONG)
        slider = page.locator(".over").get_by_role("slider", name="Moment")
        slider.fill("9")
        assert page.evaluate("location.hash") == "#move=9"
        load_axe(page)
        assert complaints(page) == []
        page.get_by_role("button", name="Play on from here").click()
        page.wait_for_url("**/table/*")
        page.locator(".tray").wait_for()
    assert house.http.get(f"/api/tables/{table}").json()["phase"] == "over"
