"""Dice are dragged onto spaces, by mouse and by finger; a drag to an impossible space says why."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, Page, expect

import paddock

from ..server.house import House
from .devices import table_of
from .tapping import DESKTOP, PHONE, open_page
from .watching import TEXT, TEXT_CHANGED, until_so

FITS = ".well.free:not(.rest)"


def laid(house: House, page: Page) -> list[str]:
    """The moves that lay something, in the record that the server has."""
    record = paddock.Record.read(house.record(table_of(page)))
    return [move for step in record.steps if (move := record.game.write(step.move)).startswith(("lay", "tile"))]


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def race_with_dice(chromium: Browser, house: House, size: tuple[int, int], **more: Any) -> Page:
    """A race of one person against a slow friend, with the dice just rolled and at least one that fits."""
    made = house.make(options={"players": 2, "track": "oval"}, seats=[{"name": "Mia"}, {"name": "Ben"}])
    page = open_page(chromium, house, size, f"/table/{made['id']}#key={made['key']}", **more)
    page.get_by_role("button", name="Start the race").click()
    go = page.locator(".tray button.go")
    go.click()
    expect(page.locator(".well.free").first).to_be_visible()
    while not page.locator(FITS).count():  # nothing fits: stay, and the next one rolls
        text = page.evaluate(TEXT)
        go.click()
        until_so(page, TEXT_CHANGED, text)
    return page


def drag(page: Page, to: str) -> None:
    """Takes the first die that fits, and lets it go over something, with the mouse."""
    page.mouse.move(*middle(page, FITS))
    page.mouse.down()
    page.mouse.move(20, 200, steps=4)
    expect(page.locator(".dragged")).to_be_visible()
    page.mouse.move(*middle(page, to), steps=6)
    page.mouse.up()
    expect(page.locator(".dragged")).to_have_count(0)


def test_a_die_is_dragged_onto_a_glowing_space_and_taken_back(chromium: Browser, house: House) -> None:
    page = race_with_dice(chromium, house, DESKTOP)
    drag(page, "button.target")
    expect(page.locator(".well.laid")).to_have_count(1)
    assert len(laid(house, page)) == 1
    page.get_by_role("button", name="Take the last die back").click()
    expect(page.locator(".well.laid")).to_have_count(0)
    page.close()


def test_a_die_dragged_to_an_impossible_space_says_why(chromium: Browser, house: House) -> None:
    page = race_with_dice(chromium, house, DESKTOP)
    page.mouse.move(*middle(page, FITS))
    page.mouse.down()
    page.mouse.move(20, 200, steps=4)
    # far from the start: the middle of the left side of the circuit
    page.mouse.move(60, 450, steps=6)
    page.mouse.up()
    expect(page.get_by_role("alert").locator("p")).to_be_visible()
    assert not laid(house, page)
    page.close()


def test_a_die_let_go_beside_the_board_or_with_escape_stays_in_hand(chromium: Browser, house: House) -> None:
    page = race_with_dice(chromium, house, DESKTOP)
    drag(page, ".tray h1")
    page.mouse.move(*middle(page, FITS))
    page.mouse.down()
    page.mouse.move(300, 300, steps=4)
    page.keyboard.press("Escape")
    expect(page.locator(".dragged")).to_have_count(0)
    page.mouse.up()
    assert not laid(house, page)
    assert not page.get_by_role("alert").locator("p").count()
    page.close()


def test_a_die_is_dragged_with_a_finger_on_a_phone(chromium: Browser, house: House) -> None:
    page = race_with_dice(chromium, house, PHONE, has_touch=True)
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    start = middle(page, FITS)
    touch("touchStart", *start)
    touch("touchMove", start[0], start[1] - 40)
    touch("touchMove", start[0], start[1] - 80)
    expect(page.locator(".dragged")).to_be_visible()
    touch("touchMove", *middle(page, "button.target"))
    touch("touchEnd")
    expect(page.locator(".well.laid")).to_have_count(1)
    assert len(laid(house, page)) == 1
    assert page.evaluate("scrollY") == 0
    page.close()
