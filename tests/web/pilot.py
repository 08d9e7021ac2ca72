"""A player of Hurry'Cup! at a page: finds what can be done, and does it where it is on the screen."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from .watching import until_so

PATIENCE = 150.0
"""Seconds after which a race counts as stuck."""

LOOK = """() => {
    const middle = (element) => {
        const box = element.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const spot = (selector) => {
        const element = document.querySelector(selector);
        return element ? middle(element) : null;
    };
    const spots = (selector, name) =>
        [...document.querySelectorAll(selector)].map((one) => [one.dataset[name], ...middle(one)]);
    const seen = {
        phase: document.querySelector('.race')?.dataset.phase ?? '',
        curtain: spot('.curtain button'),
        only: document.querySelector('.curtain p')?.textContent ?? '',
        ready: spot('.cup .calls .go'),
        pawns: spots('.pawn:not([disabled])', 'pawn'),
        keys: spots('.pawn:not([disabled]) kbd', 'key'),
        targets: spots('button.target', 'tile'),
        tokens: spots('button.offered', 'token'),
        go: spot('.dock .go:not([aria-disabled=true])'),
        asked: document.querySelector('.dock h1')?.textContent ?? '',
        over: document.querySelector('.veil [role=dialog]') !== null,
        result: spot('button.result'),
    };
    return { ...seen, whole: JSON.stringify(seen) };
}"""
"""All at once: between two questions of a test the moment may have passed."""
CHANGED = f"(before) => ({LOOK})().whole !== before"
SOON = 200
"""Milliseconds after which something is tried again: a tap may have come too early, or too late."""
GO_ON = "() => document.querySelector('.race')?.click()"
"""A tap on the board while something is told: the story is cut short."""


class Pilot:
    """Gets ready, reaches for the first pawn that stands there, and drives as far as glows."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.phases: set[str] = set()
        self.grabs = 0
        self.curtains: set[str] = set()
        """Who was to look alone, in the page's words."""
        self._touch: bool = page.evaluate("navigator.maxTouchPoints > 0")

    def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        self.phases.add(seen["phase"])
        self.curtains |= {seen["only"]} - {""}
        return seen

    def tap(self, x: float, y: float) -> None:
        if self._touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def act(self) -> bool:
        """Does one thing, if there is one to do. False once the result is there."""
        look = self.look()
        if look["over"]:
            return False
        if look["curtain"]:
            self.tap(*look["curtain"])
        elif look["ready"]:
            self.tap(*look["ready"])
        elif look["pawns"]:
            self.tap(*look["pawns"][0][1:])
            self.grabs += 1
        elif look["targets"]:
            self.tap(*look["targets"][-1][1:])
        elif look["go"]:
            self.tap(*look["go"])
        elif look["result"]:
            self.tap(*look["result"])
        else:
            self.page.evaluate(GO_ON)
        self.wait_for_change(look)
        return True

    def wait_for_change(self, before: dict[str, Any]) -> None:
        """Until anything else is seen, if that is soon."""
        until_so(self.page, CHANGED, before["whole"], SOON)

    def drive_until(self, done: Callable[[], bool]) -> None:
        stuck = time.monotonic() + PATIENCE
        while not done():
            assert time.monotonic() < stuck, f"nothing goes on: {self.look()}"
            self.act()

    def finish(self) -> None:
        self.drive_until(lambda: bool(self.look()["over"]))
