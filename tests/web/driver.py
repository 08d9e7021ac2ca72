"""A player at a page: finds what glows, and taps it there."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from playwright.sync_api import Page

from .watching import until_so

PATIENCE = 300.0
"""Seconds after which a race counts as stuck."""
SOON = 200
"""Milliseconds after which something is tried again that may have come too early, such as a tap on the board."""

LOOK = """() => {
    const middle = (element) => {
        const box = element.getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const spot = (selector) => {
        const element = document.querySelector(selector);
        return element && getComputedStyle(element).visibility !== 'hidden' ? middle(element) : null;
    };
    const targets = [...document.querySelectorAll('button.target')];
    const tray = document.querySelector('.tray, .race .bottom'); // the latter on a phone on its side
    const labels = [...(tray?.querySelectorAll('[aria-label]') ?? [])].map((one) => one.getAttribute('aria-label'));
    const seen = {
        targets: Object.fromEntries(targets.map((one) => [one.dataset.space, middle(one)])),
        go: spot(':is(.tray, .bottom) button.go:not([disabled], [aria-disabled=true])'),
        entry: document.querySelectorAll('.entry .shown span').length,
        result: spot('button.result'),
        over: document.querySelector('.veil [role=dialog]') !== null,
        asked: tray?.querySelector('h1')?.textContent ?? '',
        who: tray?.querySelector('.eyebrow')?.textContent.trim() ?? '',
        sign: JSON.stringify([targets.map((one) => one.dataset.space), tray?.innerText, labels]),
    };
    return { ...seen, whole: JSON.stringify(seen) };
}"""
"""All at once: between two questions of a test the moment may have passed."""
CHANGED = f"""([name, before]) => {{
    const seen = ({LOOK})();
    return seen.over || seen[name] !== before ? seen : null;
}}"""
ENTRY = """() => {
    const tray = document.querySelector('.entry')?.closest('.tray, .bottom');
    return tray ? tray.innerText : '';
}"""
"""What stands around the dice that are to be told: whose they are, and what happened last."""
GO_ON = "() => document.querySelector('.race')?.click()"
"""A tap on the board while something is told: the story is cut short."""


class Spot(NamedTuple):
    x: float
    y: float


class Look(NamedTuple):
    """What somebody sees who is about to do something."""

    targets: dict[str, Spot]
    """The glowing spaces, and where they are on the screen."""
    go: Spot | None
    """The big button, where it can be pressed."""
    entry: int
    """How many real dice are asked for."""
    result: Spot | None
    """The button that opens the result."""
    over: bool
    asked: str
    who: str
    sign: str
    """Changes whenever something else can be done."""
    whole: str
    """All that is seen: changes whenever anything does."""

    @property
    def offered(self) -> tuple[str, frozenset[str], bool]:
        """What can be done now: the question, the glowing spaces, and whether the big button works."""
        return self.asked, frozenset(self.targets), self.go is not None


class Driver:
    """Plays whatever glows: a space before the big button. `choose` may prefer a space, `dice` reads real dice."""

    def __init__(
        self,
        page: Page,
        dice: Callable[[int], str] | None = None,
        choose: Callable[[Sequence[str]], str] = lambda spaces: spaces[0],
    ) -> None:
        self.page = page
        self._choose = choose
        self._dice = dice
        self._touch: bool = page.evaluate("navigator.maxTouchPoints > 0")
        self.asked: list[str] = []
        """What the page has asked for so far, in its own words."""
        self.names: set[str] = set()
        """Whose turn it was, in the page's words."""

    def look(self) -> Look:
        return self._read(self.page.evaluate(LOOK))

    @staticmethod
    def _read(seen: dict[str, Any]) -> Look:
        spots = {name: None if seen[name] is None else Spot(**seen[name]) for name in ("go", "result")}
        targets = {space: Spot(**spot) for space, spot in seen["targets"].items()}
        return Look(**{**seen, **spots, "targets": targets})

    def tap(self, spot: Spot) -> None:
        if self._touch:
            self.page.touchscreen.tap(*spot)
        else:
            self.page.mouse.click(*spot)

    def act(self) -> bool:
        """Does one thing, and waits until the page has taken notice. False where there is nothing to do now."""
        look = self.look()
        if not self._do(look):
            return False
        self.wait_for_change(look)
        return True

    def _do(self, look: Look) -> bool:
        if look.over:
            return False
        if look.entry and self._dice is not None:
            self._note(look)
            self.enter(self._dice(look.entry))
        elif look.targets:
            self._note(look)
            self.tap(look.targets[self._choose(list(look.targets))])
        elif look.go is not None and not look.entry:
            self._note(look)
            self.tap(look.go)
        elif look.result is not None:
            self.tap(look.result)
        else:
            self.page.evaluate(GO_ON)
            return False
        return True

    def enter(self, dice: str) -> None:
        """Taps what real dice show, and waits until the race has gone on: the same dice are not to be told twice."""
        keys = self.page.locator(".entry .keys button")
        for letter in dice:
            keys.nth("rygbwp".index(letter)).click()
        before = self.page.evaluate(ENTRY)
        self.page.locator(".entry button.go").click()
        until_so(self.page, f"(before) => ({ENTRY})() !== before", before)

    def wait_for_change(self, before: Look, limit: float = 2_000) -> Look:
        """Until something else can be done. Not for ever: a tap may go astray, as when the socket has just dropped."""
        return self._next(["sign", before.sign], limit)

    def next_look(self, before: Look) -> Look:
        """The next thing to be seen, if there is anything new soon."""
        return self._next(["whole", before.whole], SOON)

    def _next(self, before: list[str], limit: float) -> Look:
        seen = until_so(self.page, CHANGED, before, limit)
        return self.look() if seen is None else self._read(seen)

    def until(self, seen: Callable[[Look], bool]) -> Look:
        """Waits, without doing anything, until this is seen."""
        stuck = time.monotonic() + PATIENCE
        look = self.look()
        while not seen(look):
            self.check(stuck)
            look = self.next_look(look)
        return look

    def until_offered(self, space: str) -> Look:
        """Waits until this space glows."""
        return self.until(lambda look: space in look.targets)

    def until_like(self, other: Look) -> Look:
        """Waits until the same can be done here as was seen elsewhere."""
        return self.until(lambda look: look.offered == other.offered)

    def play_until(self, seen: Callable[[Look], bool]) -> Look:
        """Plays until this is seen."""
        stuck = time.monotonic() + PATIENCE
        look = self.look()
        while not seen(look):
            self.check(stuck)
            look = self.wait_for_change(look) if self._do(look) else self.next_look(look)
        return look

    def finish(self) -> None:
        """Plays until the result is there."""
        self.play_until(lambda look: look.over)

    def check(self, stuck: float) -> None:
        assert time.monotonic() < stuck, f"stuck at:\n{self.page.locator('body').inner_text()}"

    def _note(self, look: Look) -> None:
        self.asked.append(look.asked)
        self.names.add(look.who)
