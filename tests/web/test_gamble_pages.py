"""Monte Carlo Gamble without a mouse, looked back at, and in the rules."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import paddock

from ..server.house import House
from .devices import DESKTOP, PHONE, TABLET, Device, device, visit
from .driver import PATIENCE, SOON
from .gamble import GAME, arrange, hand, sit, tap
from .noting import until
from .promises import answer
from .records import whole_record
from .watching import TEXT, TEXT_CHANGED, until_so

GOLDEN = Path(__file__).parent.parent / "golden"
SMALL = """name = "Lane"
road = "S g shd g > g B g 2 g 1 g B g < g sdc g g F"
"""
"""As short as a road can be: a whole game is a matter of seconds."""
WANTED = """() => {
    const tables = [".prize button", "[data-stand]", "[data-main]:enabled", ".bets button:enabled[aria-pressed=false]"];
    const road = [".fan li.lit button", "button.target", ".dock [data-main]", ".ways button"];
    const over = document.querySelector(".over") ? ".over " : "";
    return (over ? tables : road).map((one) => over + one).find((one) => document.querySelector(one)) ?? null;
}"""
"""What somebody would like to reach who only wants the game to go on."""
STANDS_STILL = """async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let place = -1; place !== scrollY; await frame(), await frame()) place = scrollY;
}"""
"""Done when the page does not scroll any more."""


def go_on_by_keyboard(page: Page) -> None:
    """Walks with the arrow keys to something that can be done, and does it."""
    wanted, text = page.evaluate(f"() => [({WANTED})(), ({TEXT})()]")
    if wanted is None:
        page.keyboard.press("Space")  # cuts short what is being told
        until_so(page, TEXT_CHANGED, text, SOON)
        return
    for _ in range(12):
        page.keyboard.press("ArrowRight")
        if page.evaluate("(wanted) => document.activeElement.matches(wanted)", wanted):
            page.keyboard.press("Enter")
            until_so(page, TEXT_CHANGED, text, SOON)
            return


def test_a_whole_game_by_keyboard_alone(chromium: Browser, house: House, tmp_path: Path) -> None:
    road = tmp_path / "lane.toml"
    road.write_text(SMALL, encoding="utf-8")
    table = arrange(house, {"squares": {}}, dice="seeded", players=2, shared=True, board=str(road))
    with device(chromium, DESKTOP) as mine:
        page = sit(mine, house, table.seat(0))
        stuck = time.monotonic() + PATIENCE
        while not page.get_by_role("dialog", name="Result").is_visible():
            assert time.monotonic() < stuck, page.locator("body").inner_text()
            go_on_by_keyboard(page)
    whole_record(house, table.id)


@pytest.mark.parametrize("kind", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_replay_is_opened_at_a_moment(chromium: Browser, house: House, kind: Device) -> None:
    text = (GOLDEN / "monte-carlo-gamble-poker-tied.jsonl").read_text(encoding="utf-8")
    record = paddock.Record.read(text)
    tags = [[event.__struct_config__.tag for event in step.events] for step in record.steps]
    tied = next(number for number, events in enumerate(tags, 1) if "tied" in events)
    table = house.http.post("/api/records", content=text.encode(), headers={"Content-Type": "text/plain"}).json()["id"]
    with device(chromium, kind) as mine:
        page = visit(mine, house.address, f"/replay/{table}#move={tied}")
        moment = page.get_by_role("slider", name="Moment")
        expect(moment).to_have_value(str(tied))
        expect(page.locator(".poker")).to_contain_text("a tie: both roll once more")
        page.get_by_role("button", name="Next move").click()
        expect(moment).to_have_value(str(tied + 1))
        thrown = record.game.write(record.steps[tied].move).removeprefix("dice ")
        expect(page.locator(".poker .row.low button.die")).to_have_count(len(thrown))
        faces = dict(zip("AKQJT9", ("ace", "king", "queen", "jack", "ten", "nine"), strict=True))
        assert hand(page) == [faces[face] for face in thrown]
        assert page.locator(".over [data-main]").count() == 0, "nobody acts in what has been"


@pytest.mark.parametrize(("kind", "dark"), [(TABLET, False), (PHONE, True)], ids=["tablet", "phone-dark"])
def test_an_example_of_the_rules_is_played(chromium: Browser, house: House, kind: Device, dark: bool) -> None:
    with device(chromium, kind, dark) as mine:
        page = visit(mine, house.address, f"/rules/{GAME}")
        expect(page.locator("[data-example]")).to_have_count(6)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "no scrolling to the side"
        found = page.locator("[data-example=blocked]")
        found.scroll_into_view_if_needed()
        found.locator(".dock").wait_for()
        place = page.evaluate("scrollY")
        page.keyboard.press("Space")  # scrolls the page, and moves nothing
        until(page, f"scrollY !== {place}")
        answer(page, STANDS_STILL)  # a tap on what is still moving would go astray
        tap(page, "s14")
        expect(found.get_by_text("Well done!")).to_be_visible()
        expect(found.get_by_role("status").last).to_contain_text("slipped out from under the others")
