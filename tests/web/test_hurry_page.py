"""Hurry'Cup!: the instruction comes first, tokens explain themselves and ask, grey buttons say why, focus stays."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from ..server.house import House
from .devices import DESKTOP, PHONE, Device, device, visit
from .hurry import arrange
from .hurry_screens import DRIVING, TOKENS
from .watching import until_so

SIDEWAYS = Device(844, 390, touch=True)
WAITING: dict[str, Any] = {**DRIVING, "phase": "start", "mover": 1, "tokens": [["nitro", "horn"], ["ace"], ["horn"]]}


def big_button(page: Page) -> Locator:
    return page.locator("[data-main]")


def token(page: Page, name: str) -> Locator:
    return page.get_by_role("group", name="Your tokens").get_by_role("button", name=name)


@pytest.mark.parametrize("kind", [DESKTOP, PHONE, SIDEWAYS], ids=["desktop", "phone", "sideways"])
def test_a_token_explains_itself_and_asks_before_it_is_spent(chromium: Browser, house: House, kind: Device) -> None:
    with device(chromium, kind) as mine:
        page = visit(mine, house.address, arrange(house, {**DRIVING, **TOKENS}))
        heading, told, car = page.locator("h1"), page.locator(".told.shown"), page.locator("[data-car=red]")
        expect(heading).to_have_text("Play a token, or roll")
        token(page, "2nd chance").click()  # its time has not come: it says so
        expect(told).to_contain_text("Its time has not come yet.")
        token(page, "Slipstream").click(delay=700)  # a long press only explains
        expect(told).to_contain_text("right behind the next car")
        expect(token(page, "Slipstream")).to_have_attribute("aria-pressed", "false")
        token(page, "Road ace").click()
        expect(heading).to_have_text("Play Road ace?")
        page.get_by_role("button", name="Put the token back").click()
        expect(heading).to_have_text("Play a token, or roll")
        expect(car).to_have_attribute("data-tile", "18")
        token(page, "Road ace").click()
        big_button(page).click()
        expect(car).to_have_attribute("data-tile", "23")


def test_the_horn_asks_before_it_is_spent(chromium: Browser, house: House) -> None:
    with device(chromium, PHONE) as mine:
        page = visit(mine, house.address, arrange(house, {"cars": [4, 6, 3]}, grab="live"))
        page.get_by_role("button", name="Horn", exact=True).click()
        expect(page.locator(".cup h1")).to_have_text("Call the horn?")
        page.get_by_role("button", name="Not now").click()
        expect(page.locator(".cup h1")).to_have_text("Ready?")
        page.get_by_role("button", name="Horn", exact=True).click()
        page.get_by_role("button", name="Horn!").click()
        expect(page.get_by_role("button", name="Horn!")).to_have_count(0)


IN_ORDER = """() => {
    const tops = ['.dock h1', '.dock [data-main]', '.dock .token', '.dock .story']
        .map((one) => document.querySelector(one)?.getBoundingClientRect().top);
    return tops.every((top, at) => top !== undefined && (at === 0 || top > tops[at - 1]));
}"""
"""Instruction, button, tokens, story: from above."""


@pytest.mark.parametrize("kind", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_instruction_comes_first_and_what_others_did_last(chromium: Browser, house: House, kind: Device) -> None:
    """Whoever waits has a grey button, which can be reached and says why; what others do replaces no instruction."""
    with device(chromium, kind) as mine, device(chromium, DESKTOP) as theirs:
        path = arrange(house, WAITING, shared=True)
        first = visit(mine, house.address, path)
        expect(first.locator(".dock h1")).to_have_text("Play a token, or roll")
        first.get_by_role("button", name="Roll", exact=True).click()
        expect(first.locator(".dock h1")).not_to_have_text("Play a token, or roll")
        first.locator("button.target, .dock [data-main]:not([aria-disabled])").first.wait_for(state="attached")
        big_button(first).click()
        first.locator(".dock .story").wait_for()
        assert until_so(first, IN_ORDER)

        waits = visit(theirs, house.address, arrange(house, WAITING))
        expect(waits.locator(".dock h1")).to_have_text("Oscar is at the wheel")
        button = big_button(waits)
        expect(button).to_have_attribute("aria-disabled", "true")
        button.focus()
        waits.keyboard.press("Enter")
        expect(waits.get_by_role("status").filter(has_text="Oscar is at the wheel")).to_be_visible()


FOCUSED = "() => document.activeElement?.matches('[data-main], button.target') ?? false"


def test_the_focus_stays_where_the_hand_was(chromium: Browser, house: House) -> None:
    """After the roll, after the drive on a tile that is gone then, and after a token was put back."""
    with device(chromium, DESKTOP) as mine:
        page = visit(mine, house.address, arrange(house, {**DRIVING, **TOKENS}))
        token(page, "Road ace").focus()
        page.keyboard.press("Enter")
        page.get_by_role("button", name="Put the token back").press("Enter")
        assert until_so(page, FOCUSED), page.evaluate("document.activeElement.outerHTML")
        big_button(page).focus()
        page.keyboard.press("Enter")  # which rolls
        expect(page.locator("h1")).not_to_have_text("Play a token, or roll")
        assert until_so(page, FOCUSED), page.evaluate("document.activeElement.outerHTML")


def test_the_workshop_asks_for_no_board_by_its_key(chromium: Browser, house: House) -> None:
    with device(chromium, DESKTOP) as mine:
        page = mine.new_page()
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.goto(f"http://{house.address}/workshop/hurry-cup")
        page.get_by_role("button", name="Corniche").wait_for()
        page.get_by_role("img").first.wait_for()
        page.wait_for_load_state("networkidle")
        assert any("/workshop" in url for url in asked)
        assert not [url for url in asked if "/generated" in url]
        expect(page.get_by_text("There is no picture")).to_have_count(0)
        expect(page.get_by_text("A random circuit")).to_have_count(0)
