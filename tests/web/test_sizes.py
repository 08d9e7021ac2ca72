"""Every size that people hold: nothing is cut off or scrolls during a turn, and what is tapped is large enough."""

from __future__ import annotations

import contextlib

import pytest
from playwright.sync_api import Browser

from ..server.house import House
from .noting import until
from .tapping import DESKTOP, PHONE, TABLET, open_page

FAULTS = """() => {
    const found = [];
    const name = (element) => (element.getAttribute('aria-label') || element.textContent).trim().slice(0, 30);
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight) found.push('it scrolls');
    const tapped = '.race button:not(.target), .race select, .race input, nav button';
    for (const element of document.querySelectorAll(tapped)) {
        const box = element.getBoundingClientRect();
        if (!box.width || getComputedStyle(element).visibility === 'hidden') continue;
        if (box.width < 43.5 || box.height < 43.5) found.push(`${name(element)}: ${box.width} by ${box.height}`);
        const seen = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
        if (!seen) found.push(`${name(element)}: cut off`);
    }
    return found;
}"""
SMALL = (1024, 768)


@pytest.mark.parametrize("track", ["oval", "classic", "grand-prix"])
@pytest.mark.parametrize("size", [PHONE, TABLET, SMALL, DESKTOP], ids=str)
def test_a_turn_of_a_professional_fits_the_screen(
    chromium: Browser, house: House, size: tuple[int, int], track: str
) -> None:
    options = {"edition": "classic", "players": 6, "track": track, "professional": True}
    names = ["Mia", "Grandpa", "Maximiliane the Fast", "Noah", "Zoe", "Ben"]
    made = house.make(options=options, seats=[{"name": name} for name in names])
    page = open_page(chromium, house, size, f"/table/{made['id']}#key={made['key']}")
    page.get_by_role("button", name="Start the race").click()
    page.get_by_role("button", name="Roll", exact=True).click()
    page.locator("button.target").first.wait_for(state="attached")
    with contextlib.suppress(AssertionError):  # which would not say what is wrong
        until(page, f"({FAULTS})().length === 0")  # the board comes nearer
    assert page.evaluate(FAULTS) == []
    page.get_by_role("button", name="Extra roll").click()
    assert page.evaluate(FAULTS) == []
    page.close()
