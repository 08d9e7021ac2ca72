"""The rules of Hurry'Cup! in a real browser: every example is played, at the cup and on the road."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from ..server.house import House
from .devices import DESKTOP, PHONE, Device, device, visit
from .watching import until_so

WAYS = {
    "rank": [".pawn[data-pawn=yellow]", ".pawn[data-pawn=red]"],
    "horn": [".calls .horn", ".calls .go", ".pawn[data-pawn=green]"],
    "limit": ["button.target[data-tile='4']", ".dock .go"],
    "lantern": ["[data-token=lantern]"],
    "ace": ["[data-token=ace]", "[data-main]"],
    "shortcut": ["[data-token=shortcut]", "button.target[data-tile='26']"],
    "slipstream": ["[data-token=slipstream]", "[data-main]"],
    "oil": ["[data-token=oil]", "button.target[data-tile='15']"],
    "finish": ["[data-token=nitro]", "[data-main]"],
}
"""What brings about what an example is after: what to press, one after the other."""
GO_ON = """(example) => {
    const next = example.querySelector("button.target") ?? example.querySelector(".dock .go");
    next?.click();
}"""
"""The rest of the turn, whatever the die shows: a tile, or the big button."""


def example(page: Page, key: str) -> Locator:
    """An example, with its picture drawn."""
    found = page.locator(f"[data-example={key}]")
    found.scroll_into_view_if_needed()
    found.locator(".dock, .cup").first.wait_for()
    return found


def press(found: Locator, what: str) -> None:
    """A button once it can be pressed. Hands take pawns when they touch them; a tile is a part of the board, whose
    button is there for keyboards."""
    button = found.locator(f"{what}:not([disabled])").first
    button.wait_for(state="attached")
    if ".pawn" in what:
        button.dispatch_event("pointerdown")
        found.locator(f"{what}[disabled]").wait_for()  # the next one counts from then on
    else:
        button.dispatch_event("click")


def finish(found: Locator) -> None:
    once = f"(example) => {{ if (example.querySelector('.end')) return true; ({GO_ON})(example); return false; }}"
    assert until_so(found, once), found.inner_text()
    found.locator(".end").wait_for()


OUT_OF_SIGHT = """(example) => {
    const box = (selector) => example.querySelector(selector).getBoundingClientRect();
    const strip = box('.top'), dock = box('.foot');
    return [...example.querySelectorAll('[data-car], button.target')]
        .map((one) => one.getBoundingClientRect())
        .map((one) => [one.x + one.width / 2, one.y + one.height / 2])
        .filter(([x, y]) => x < strip.left || x > strip.right || y < strip.bottom || y > dock.top);
}"""
"""Measured at once: while a page is being filled, what lies below moves."""


def check_in_sight(found: Locator) -> None:
    """All cars and all tiles that glow lie between the pilots above and the dock below."""
    in_sight = f"(example) => ({OUT_OF_SIGHT})(example).length === 0"
    assert until_so(found, in_sight), found.evaluate(OUT_OF_SIGHT)


@pytest.mark.parametrize(
    ("kind", "dark", "keys"),
    [(DESKTOP, False, ["rank", "oil"]), (PHONE, True, list(WAYS))],
    ids=["desktop-light", "phone-dark"],
)
def test_every_example_is_played(chromium: Browser, house: House, kind: Device, dark: bool, keys: list[str]) -> None:
    with device(chromium, kind, dark) as mine:
        page = visit(mine, house.address, "/rules/hurry-cup")
        expect(page.locator("[data-example]")).to_have_count(len(WAYS))
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "no scrolling to the side"
        for key in keys:
            found = example(page, key)
            for what in WAYS[key]:
                if "target" in what:
                    found.locator(what).wait_for(state="attached")
                    check_in_sight(found)
                press(found, what)
            finish(found)
            expect(found.locator(".end")).to_contain_text("Well done!")


def test_who_misses_the_goal_tries_again(chromium: Browser, house: House) -> None:
    """Who rolls first has let the lantern's step pass, and stays before the bend."""
    with device(chromium, DESKTOP) as mine:
        page = visit(mine, house.address, "/rules/hurry-cup#the-red-lantern")
        found = example(page, "lantern")
        press(found, ".dock .go")
        finish(found)
        expect(found.locator(".end")).to_contain_text("Not quite")
        expect(found.locator("[data-car=red]")).to_have_attribute("data-tile", "26")
        found.get_by_role("button", name="Try again").click()
        found.locator(".end").wait_for(state="detached")
        press(found, "[data-token=lantern]")
        expect(found.locator("[data-car=red]")).to_have_attribute("data-tile", "27")
