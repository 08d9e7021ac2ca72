"""The rules in a real browser: read, and played right there."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from ..server.house import House
from .devices import DESKTOP, PHONE, Device, device, table_of, visit
from .driver import PATIENCE, SOON
from .noting import until
from .watching import TEXT, TEXT_CHANGED, until_so

TAP = """(example) => {
    const glows = example.querySelector("button.target") ?? example.querySelector(".tray button.go:not([disabled])");
    glows?.click();
}"""


def example(page: Page, key: str) -> Locator:
    """An example, with its board drawn."""
    found = page.locator(f"[data-example={key}]")
    found.scroll_into_view_if_needed()
    found.locator(".tray").wait_for()
    return found


def play(found: Locator) -> None:
    """Taps whatever glows, until the example says that it is over."""
    once = f"(example) => {{ if (example.querySelector('.end')) return true; ({TAP})(example); return false; }}"
    assert until_so(found, once), found.inner_text()
    found.get_by_role("status").wait_for()


def lay(found: Locator, *spaces: str) -> None:
    """Lays dice on these spaces, each as soon as it glows."""
    for space in spaces:
        target = found.locator(f"button.target[data-space={space}]")
        target.wait_for(state="attached")
        target.dispatch_event("click")
        target.wait_for(state="detached")


@pytest.mark.parametrize(("kind", "dark"), [(DESKTOP, False), (PHONE, True)], ids=["desktop-light", "phone-dark"])
def test_an_example_is_played_to_its_end(chromium: Browser, house: House, kind: Device, dark: bool) -> None:
    with device(chromium, kind, dark) as mine:
        page = visit(mine, house.address)
        page.get_by_role("link", name="Rules: Monza").click()
        page.wait_for_url("**/rules/monza")
        page.get_by_role("heading", name="Pushing back").wait_for()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "no scrolling to the side"
        first = example(page, "first-dice")
        play(first)
        assert "Well done!" in first.get_by_role("status").inner_text()


def test_who_misses_the_goal_tries_again(chromium: Browser, house: House) -> None:
    with device(chromium, DESKTOP) as mine:
        page = visit(mine, house.address, "/rules/monza#pushing-back")
        found = example(page, "pushing-back")
        lay(found, "b6", "c6")
        found.get_by_role("button", name="Drive").click()
        found.get_by_text("Not quite").wait_for()
        found.get_by_role("button", name="Try again").click()
        found.get_by_role("status").wait_for(state="detached")
        lay(found, "b6", "a6", "a7", "a8")
        found.get_by_role("button", name="Drive").click()
        found.get_by_text("Well done!").wait_for()
        assert "jumped over blue" in found.get_by_role("status").inner_text()


def test_only_who_plays_makes_a_table(chromium: Browser, house: House) -> None:
    with device(chromium, DESKTOP) as mine:
        page = visit(mine, house.address)
        made: list[str] = []
        page.on("request", lambda request: made.append(request.url) if request.method == "POST" else None)
        page.goto(f"http://{house.address}/rules/monza")
        found = example(page, "first-dice")
        page.keyboard.press("Space")  # scrolls on, and rolls nothing
        page.keyboard.press("ArrowDown")
        assert made == []
        lay(found, "a1", "a2")
        found.get_by_role("button", name="Try again").wait_for()
        assert len(made) == 1


# Looked for and focused in one go: what is there now can be gone a moment later.
FOCUS_NEXT = """example => {
    const next = example.querySelector("button.target") ?? example.querySelector(".tray button.go:not([disabled])");
    next?.focus();
    return next?.className ?? "";
}"""


def test_an_example_is_played_by_keyboard(chromium: Browser, house: House) -> None:
    with device(chromium, DESKTOP) as mine:
        page = visit(mine, house.address, "/rules/monza")
        found = example(page, "first-dice")
        until = time.monotonic() + PATIENCE
        found.locator("button.target").first.focus()
        while not found.get_by_role("status").is_visible():
            assert time.monotonic() < until, found.inner_text()
            text = page.evaluate(TEXT)
            focused = found.evaluate(FOCUS_NEXT)
            if "target" in focused:
                page.keyboard.press("ArrowRight")
            if focused:
                page.keyboard.press("Enter")
            until_so(page, TEXT_CHANGED, text, SOON)
        assert page.locator("[role=status]", has_text="Well done!").count() == 1


def test_the_contents_lead_to_a_section_and_language_can_change(chromium: Browser, house: House) -> None:
    with device(chromium, PHONE) as mine:
        page = visit(mine, house.address, "/rules/monza")
        contents = page.get_by_role("navigation", name="Contents")
        contents.get_by_role("link", name="The end").click()
        page.wait_for_url("**/rules/monza#the-end")
        until(page, "Math.abs(document.getElementById('rules-the-end').getBoundingClientRect().top) < 60")
        page.locator("header select").select_option("it")
        page.get_by_role("heading", name="Spingere indietro").wait_for()


def test_rules_open_over_a_race_that_goes_on(chromium: Browser, house: House) -> None:
    with device(chromium, DESKTOP) as mine:
        page = visit(mine, house.address)
        page.get_by_role("button", name="Play now: Monza").click()
        page.wait_for_url("**/table/*")
        table = table_of(page)
        page.locator(".tray button.go:not([disabled])").first.wait_for()
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Rules").click()
        rules = page.get_by_role("dialog", name="Rules: Monza")
        rules.get_by_role("heading", name="Changing lanes").wait_for()
        page.keyboard.press("Space")  # meant for the rules: the race below does not roll
        assert len(house.record(table).splitlines()) == 1
        page.keyboard.press("Escape")
        rules.wait_for(state="detached")
        assert table_of(page) == table
        page.locator(".tray button.go:not([disabled])").first.click()
        page.locator("button.target, .tray button.go:not([disabled])").first.wait_for(state="attached")


def test_rules_of_no_game_say_so(chromium: Browser, house: House) -> None:
    with device(chromium, DESKTOP) as mine:
        page = visit(mine, house.address, "/rules/chess")
        expect(page.get_by_role("heading", level=1)).to_contain_text("There is no game “chess”")
