"""Luck or skill? At the end of a race, and in its replay."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from ..server.house import House, quick, running
from .analysed import analysed
from .axe import complaints, load_axe
from .devices import DESKTOP, PHONE, Device, device, visit
from .ended import over
from .insight_screens import CHART, INSIGHT_SCREENS
from .screens import loaded
from .watching import until_so

LONG = 600_000
"""Milliseconds that the machine code of a game may take to be made, where it is not there yet."""
ON_ITS_SIDE = Device(844, 390, True)
MONZA = "monza-professional"


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
        expect(page.get_by_role("img", name=CHART)).to_be_visible()
        rows = page.get_by_role("rowheader")
        expect(rows.filter(has_text="You")).to_be_visible()
        load_axe(page)
        assert complaints(page) == []


def test_a_replay_is_an_analysis_board(chromium: Browser, house: House) -> None:
    table = loaded(house, "monza-single-winner")
    with device(chromium, DESKTOP) as mine:
        page = visit(mine, house.address, f"/replay/{table}")
        page.get_by_role("button", name="Luck or skill?").click()
        page.get_by_role("img", name=CHART).wait_for(timeout=LONG)
        page.get_by_role("slider", name="Moment").fill("9")
        assert page.evaluate("location.hash") == "#move=9"
        load_axe(page)
        assert complaints(page) == []
        page.get_by_role("button", name="Play on from here").click()
        page.wait_for_url("**/table/*")
        page.locator(".tray").wait_for()
    assert house.http.get(f"/api/tables/{table}").json()["phase"] == "over"


@pytest.mark.parametrize("kind", [DESKTOP, PHONE, ON_ITS_SIDE], ids=["desktop", "phone", "on-its-side"])
@pytest.mark.parametrize("screen", ["analysis-monza", "analysis-gamble", "analysis-hurry"])
def test_the_best_and_the_played_way_are_seen_on_the_board(
    chromium: Browser, house: House, screen: str, kind: Device
) -> None:
    with device(chromium, kind) as mine:
        page = mine.new_page()
        INSIGHT_SCREENS[screen](page, house)
        best, played = row(page, "best"), row(page, "played")
        expect(best).to_have_count(1)
        expect(played).to_have_count(1)
        for name, told in (("best", best), ("played", played)):
            label = page.locator(f"[data-way={name}]")
            expect(label).to_contain_text("best" if name == "best" else "played")
            share = told.locator("b").inner_text().removesuffix(" %")
            expect(label).to_contain_text(f"{share}")
            assert until_so(page, IN_SIGHT, f"[data-way={name}]"), f"{name} is not in sight"


IN_SIGHT = """(what) => {
    const box = document.querySelector(what)?.getBoundingClientRect();
    if (!box) return false;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return x > 0 && y > 0 && x < innerWidth && y < innerHeight;
}"""


def row(page: Page, tag: str) -> Any:
    """The way that is called so in the list."""
    return page.get_by_role("listitem").filter(has=page.get_by_text(tag, exact=True))


def test_ghosts_stand_at_the_ends_of_the_ways_and_dice_in_the_list(chromium: Browser, house: House) -> None:
    table = loaded(house, MONZA)
    found = analysed(house, table)
    place, decision = next(
        (i, one)
        for i, one in enumerate(found.decisions)
        if one.verdict == "mistake" and one.played < 3 and len(one.ways[0].moves) > 2 < len(one.ways[one.played].moves)
    )
    ways = house.http.get(f"/api/tables/{table}/analysis").json()["ways"][place]
    laid = [[event for event in way["events"] if event["event"] == "laid"] for way in ways]
    assert [len(dice) for dice in laid] == [
        sum(move.startswith(("lay", "tile")) for move in way.moves) for way in decision.ways
    ]
    with device(chromium, DESKTOP) as mine:
        page = visit(mine, house.address, f"/replay/{table}?analysis=1#move={decision.first - 1}")
        ends = [laid[decision.best][-1]["space"], laid[decision.played][-1]["space"]]
        for space in ends:
            expect(page.locator(f"[data-ghost='{space}']")).to_be_visible()
        expect(page.locator("[data-ghost]")).to_have_count(len(set(ends)))
        expect(row(page, "best").locator(".words svg")).to_have_count(len(laid[decision.best]))
        expect(row(page, "played").locator(".words svg")).to_have_count(len(laid[decision.played]))


def test_steps_lead_from_decision_to_decision_or_from_mistake_to_mistake(chromium: Browser, house: House) -> None:
    table = loaded(house, MONZA)
    found = analysed(house, table)
    stops = [one.first - 1 for one in found.decisions]
    mistakes = [one.first - 1 for one in found.decisions if one.verdict == "mistake"]
    assert stops != mistakes
    with device(chromium, DESKTOP) as mine:
        page = visit(mine, house.address, f"/replay/{table}?analysis=1#move=0")
        page.get_by_role("img", name=CHART).wait_for()
        for stop in [one for one in stops if one > 0][:3]:
            page.get_by_role("button", name="Next move").click()
            comes_to(page, stop)
        page.get_by_role("button", name="Only mistakes").click()
        visit_again(page, 0)
        for stop in [one for one in mistakes if one > 0][:3]:
            page.locator("body").press("ArrowRight")
            comes_to(page, stop)
        page.get_by_role("button", name="Previous move").click()
        comes_to(page, [one for one in mistakes if one > 0][1])
        visit_again(page, mistakes[-1])
        page.locator("body").press("ArrowRight")
        expect(page.get_by_text("No more mistakes after this one.")).to_be_visible()
        comes_to(page, mistakes[-1])


def visit_again(page: Page, move: int) -> None:
    page.get_by_role("slider", name="Moment").fill(str(move))
    comes_to(page, move)


def comes_to(page: Page, move: int) -> None:
    expect(page.get_by_role("slider", name="Moment")).to_have_value(str(move))


@pytest.mark.parametrize("game", ["monza", "monte-carlo-gamble", "hurry-cup"])
def test_turning_points_show_the_board_and_lead_into_the_replay(chromium: Browser, house: House, game: str) -> None:
    table = over(house, game, ["Anna", "Ben"])
    found = analysed(house, table.id)
    assert len(found.turning_points) == 3
    with device(chromium, DESKTOP) as mine:
        page = visit(mine, house.address, table.seat(0))
        links = page.get_by_role("link", name="look at this moment")
        expect(links).to_have_count(3)
        for i in range(3):
            expect(links.nth(i).locator("svg image")).to_have_count(1)
        links.nth(1).click()
        page.get_by_role("img", name=CHART).wait_for()
        comes_to(page, found.turns[found.turning_points[1].turn].last)
