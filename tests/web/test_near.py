"""What lies where on the screens of Hurry'Cup!: the phone's board comes nearer to an own car, and at the cup nothing
covers what one has to see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from ..server.house import House, quick, running
from .devices import DESKTOP, PHONE, TABLET, Device, device, seat_path, visit
from .noting import until
from .pilot import Pilot

GREEDY = {"bot": "greedy"}
BOXES = """(selector) => [...document.querySelectorAll(selector)].map((one) => {
    const box = one.getBoundingClientRect();
    return [box.left, box.top, box.right, box.bottom];
})"""

COVERED = """(() => {
    const dice = [...document.querySelectorAll('.dice span')].map((die) => die.getBoundingClientRect());
    const on = ({ x, y }) => dice.some((die) => x > die.left && x < die.right && y > die.top && y < die.bottom);
    return [...document.querySelectorAll('.leather path, .leather ellipse')].some((shape) => {
        const length = shape.getTotalLength(), screen = shape.getScreenCTM();
        const points = Array.from({ length: 60 }, (_, at) => shape.getPointAtLength((length * at) / 60));
        return points.some((point) => on(point.matrixTransform(screen)));
    });
})()"""
"""Does the leather cup, which stands askew once it is lifted, cover a part of a die?"""


@pytest.fixture(scope="module")
def terrace(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house whose bots leave the pawns where they are."""
    with running(quick(tmp_path_factory.mktemp("terrace"), suspense=0.05, reactions=100.0)) as opened:
        yield opened


def boxes(page: Page, selector: str) -> list[list[float]]:
    found: list[list[float]] = page.evaluate(BOXES, selector)
    return found


def meet(one: list[float], other: list[float]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def start(page: Page) -> None:
    page.get_by_role("button", name="Start the race").click()
    page.locator(".race").wait_for()


def test_the_phones_board_comes_nearer_to_an_own_car(chromium: Browser, house: House) -> None:
    """By about 1.3, unless the tiles that can be tapped lie too far apart for that; and all stay in sight, between
    strip and dock."""
    made = house.make(game="hurry-cup", options={"players": 3}, seats=[{"name": "Anna"}, GREEDY, GREEDY])
    with device(chromium, PHONE) as mine:
        page = visit(mine, house.address, seat_path(made))
        start(page)
        pilot = Pilot(page)
        seen: dict[str, Any] = {}
        came_nearer = 0

        def choosing() -> bool:
            seen.update(pilot.look())
            return bool(seen["targets"]) or seen["over"]

        for _ in range(4):
            pilot.drive_until(choosing)
            near = page.locator(".stage").get_attribute("data-near")
            if near is not None:
                came_nearer += 1
                assert 1.1 <= float(near) <= 1.3
            top, foot = boxes(page, ".top")[0], boxes(page, ".foot")[0]
            for _, x, y in seen["targets"]:
                assert 0 < x < PHONE.width
                assert top[3] < y < foot[1]
            pilot.act()
        assert came_nearer
        pilot.drive_until(lambda: page.locator(".stage[data-near]").count() == 0)  # others drive: all of it


@pytest.mark.parametrize("kind", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
@pytest.mark.parametrize("pilots", [3, 6])
def test_nothing_covers_pawns_and_dice_at_the_cup(chromium: Browser, terrace: House, kind: Device, pilots: int) -> None:
    made = terrace.make(
        game="hurry-cup",
        options={"grab": "live", "players": pilots},
        seats=[{"name": "Anna"}, *[GREEDY] * (pilots - 1)],
    )
    with device(chromium, kind) as mine:
        page = visit(mine, terrace.address, seat_path(made))
        start(page)
        ready = page.get_by_role("button", name="Ready")
        ready.wait_for()
        for pawn in boxes(page, ".pawn svg"):
            assert not any(meet(pawn, button) for button in boxes(page, ".calls button"))
        ready.click()
        page.locator(".pawn[data-pawn=red]:not([disabled])").wait_for()
        assert len(boxes(page, ".dice span")) == pilots
        until(page, f"!{COVERED}")  # the lift itself takes a moment
        for label in boxes(page, ".pawn .label"):
            assert label[3] <= kind.height
