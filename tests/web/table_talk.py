"""A player at the plain board: reads what can be done, and presses it."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Page

from .watching import until_so

PATIENCE = 150.0
"""Seconds after which a race counts as stuck."""
SOON = 200
"""Milliseconds after which is looked again, even if nothing has changed."""

LOOK = """() => {
    const shown = (selector) => [...document.querySelectorAll(selector)].map((one) => one.textContent.trim());
    const seen = {
        asked: document.querySelector('.plain-board .dock h1')?.textContent ?? '',
        cover: shown('.plain-board .cover button'),
        choices: [...document.querySelectorAll('.plain-board .choices button')].map((one) => one.dataset.move),
        words: shown('.plain-board .choices button b'),
        seats: shown('.plain-board .seats li'),
        log: shown('.plain-board .log li'),
        go: document.querySelector('.plain-board .dock .go') !== null,
        result: document.querySelector('button.result') !== null,
        over: document.querySelector('.veil [role=dialog]') !== null,
    };
    return { ...seen, whole: JSON.stringify(seen) };
}"""
"""All at once: between two questions of a test the moment may have passed."""
CHANGED = f"(before) => ({LOOK})().whole !== before"
PRESS = """(selector) => {
    const buttons = document.querySelectorAll(selector);
    buttons[buttons.length - 1]?.click();
}"""


class Talker:
    """Lifts covers, rolls, and takes the last choice that is offered."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.covers: list[str] = []
        """What was on the buttons of the covers, in their order."""
        self.decisions = 0
        self.seen: list[dict[str, Any]] = []

    def look(self) -> dict[str, Any]:
        look: dict[str, Any] = self.page.evaluate(LOOK)
        return look

    def act(self) -> bool:
        """Does one thing, and waits until the page has taken notice. False where there is nothing to do now."""
        look = self.look()
        if look["over"]:
            return False
        self.seen.append(look)
        if look["cover"]:
            self.covers += look["cover"]
            self.press(".plain-board .cover button", look)
        elif look["choices"]:
            self.decisions += 1
            self.press(".plain-board .choices button", look)
        elif look["go"]:
            self.decisions += 1
            self.press(".plain-board .dock .go", look)
        elif look["result"]:
            self.press("button.result", look)
        else:
            return False
        return True

    def press(self, selector: str, before: dict[str, Any]) -> None:
        self.page.evaluate(PRESS, selector)
        self.wait_for_change(before, 2_000)  # a button can also be gone by now

    def wait_for_change(self, before: dict[str, Any], limit: float = SOON) -> None:
        """Until anything else is seen. Not for ever."""
        until_so(self.page, CHANGED, before["whole"], limit)

    def play(self, decisions: int = 10_000) -> None:
        """Until the result is there, or so many decisions were made."""
        stuck = time.monotonic() + PATIENCE
        while self.decisions < decisions and not (look := self.look())["over"]:
            assert time.monotonic() < stuck, f"stuck at:\n{self.page.locator('body').inner_text()}"
            if not self.act():
                self.wait_for_change(look)

    def until(self, name: str) -> dict[str, Any]:
        """Waits, without doing anything, until there is something of this."""
        stuck = time.monotonic() + PATIENCE
        while not (look := self.look())[name]:
            assert time.monotonic() < stuck, f"stuck at:\n{self.page.locator('body').inner_text()}"
            self.wait_for_change(look)
        return look
