"""The first race explains itself: whoever does only what the bubbles say gets through a turn, in every game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from ..server.house import House
from .devices import DESKTOP, PHONE, Device, device, table_of, visit
from .watching import until_so

LOW = Device(844, 390, True)
POINTED = """() => {
    const bubble = document.querySelector('[data-guide=task]:not(.waiting)');
    if (!bubble) return null;
    const side = ['above', 'below', 'left', 'right'].find((one) => bubble.classList.contains(one));
    const box = bubble.getBoundingClientRect(), tip = parseFloat(bubble.style.getPropertyValue('--tip'));
    const reach = parseFloat(bubble.style.getPropertyValue('--reach')) + 16;
    const at = {
        above: [box.left + tip, box.bottom + reach],
        below: [box.left + tip, box.top - reach],
        left: [box.right + reach, box.top + tip],
        right: [box.left - reach, box.top + tip],
    }[side] ?? null;
    return { text: bubble.textContent, at, box: [box.left, box.top, box.right, box.bottom] };
}"""
"""What the bubble says, and the point that it points at."""
NEAREST = """([x, y]) => {
    // Not what the guide says itself. A board can be tapped anywhere: it knows what is nearest.
    const things = [...document.querySelectorAll('main button:not(:disabled), main .board')]
        .filter((thing) => !thing.closest('[data-guide], nav') && thing.getClientRects().length);
    const away = (thing) => {
        const box = thing.getBoundingClientRect();
        return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom))
            + (thing.matches('.board') ? 12 : 0);
    };
    const [thing] = things.sort((one, other) => away(one) - away(other));
    const { left, top, right, bottom } = thing.getBoundingClientRect();
    return thing.matches('.board') ? { at: [x, y], box: [x, y, x, y] }
        : { at: [(left + right) / 2, (top + bottom) / 2], box: [left, top, right, bottom] };
}"""
"""What is tapped there, and where it lies."""
CLEAR = f"""() => {{
    const pointed = ({POINTED})();
    if (!pointed?.at) return null;
    const thing = ({NEAREST})(pointed.at), [left, top, right, bottom] = pointed.box, own = thing.box;
    const covered = left < own[2] && own[0] < right && top < own[3] && own[1] < bottom;
    return covered ? null : {{ ...pointed, tapped: thing.at }};
}}"""
"""A bubble that points at something and does not lie on it. Both are looked at together: while a board comes nearer,
its spaces move, and the bubble follows."""
CHANGED = """(before) => {
    const bubble = document.querySelector('[data-guide=task]:not(.waiting)');
    return !bubble || bubble.textContent !== before;
}"""
MOVED = ("drove", "moved", "stayed", "stuck")
"""Events with which a turn has come to its end: the piece has moved, or it could not."""


def obey(page: Page) -> str:
    """Does what the bubble says, and waits until that has had an effect; what it said."""
    pointed = until_so(page, CLEAR)
    assert pointed, f"no bubble points at what is to be tapped without lying on it: {page.locator('body').inner_text()}"
    page.mouse.click(*pointed["tapped"])
    until_so(page, CHANGED, pointed["text"], 3000)
    return str(pointed["text"])


def has_moved(house: House, table: str) -> bool:
    """Has the person in the first seat come to the end of the turn?"""
    log = house.http.get(f"/api/tables/{table}").json()["log"]
    return any(one["event"] in MOVED and one["seat"] == 0 for line in log for one in line["events"])


@pytest.mark.parametrize("kind", [PHONE, LOW, DESKTOP], ids=["phone", "landscape", "desktop"])
@pytest.mark.parametrize(
    ("game", "name"),
    [("monza", "Monza"), ("monte-carlo-gamble", "Monte Carlo Gamble"), ("hurry-cup", "Hurry\u2019Cup!")],
)
def test_the_bubbles_lead_through_the_first_turn(
    chromium: Browser, house: House, game: str, name: str, kind: Device
) -> None:
    with device(chromium, kind, newcomer=True) as mine:
        page = visit(mine, house.address)
        page.get_by_role("button", name=f"Play now: {name}").click()
        page.wait_for_url("**/table/*")
        expect(page.locator("[data-guide=goal]")).to_contain_text("Goal:")
        said: list[str] = []
        while not has_moved(house, table_of(page)):
            assert len(said) < 40, said
            said.append(obey(page))
        assert len(set(said)) > 1, said
        kept = until_so(page, "(game) => localStorage.getItem(`paddock.lessons.${game}`)", game)
        assert kept, "what was done is not explained again"


def test_whoever_skips_the_guide_has_done_with_it(chromium: Browser, house: House) -> None:
    with device(chromium, PHONE, newcomer=True) as mine:
        page = visit(mine, house.address)
        page.get_by_role("button", name="Play now: Monza").click()
        page.get_by_role("button", name="Skip the guide").click()
        expect(page.locator("[data-guide]")).to_have_count(0)
        again = visit(mine, house.address)
        again.get_by_role("button", name="Play now: Monza").click()
        again.locator(".tray button.go:not([disabled])").wait_for()
        expect(again.locator("[data-guide]")).to_have_count(0)
        assert again.evaluate("localStorage.getItem('paddock.guide.monte-carlo-gamble')") is None
        again.get_by_role("button", name="Menu").click()
        again.get_by_role("button", name="Explain the game").click()
        again.keyboard.press("Escape")
        expect(again.get_by_role("button", name="Skip the guide")).to_be_visible()
