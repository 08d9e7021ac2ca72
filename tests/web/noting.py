"""What a page showed, however short a time: a story goes on while a test looks."""

from __future__ import annotations

import time

from playwright.sync_api import Page

NOTE = """(selector) => {
    const seen = (window.seen = new Set());
    const look = () => document.querySelectorAll(selector).forEach((one) => seen.add(one.textContent.trim()));
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""
"""Notes every text that is to be seen somewhere, however short a time."""

PATIENCE = 60.0


def note(page: Page, selector: str) -> None:
    page.evaluate(NOTE, selector)


def noted(page: Page, start: str) -> None:
    """Waits until a text was seen that matches a regular expression from its start."""
    until(page, f"[...window.seen].some((text) => new RegExp('^' + {start!r}).test(text))")


def until(page: Page, expression: str) -> None:
    """Waits until something is so in the page.

    Playwright's own `wait_for_function` asks again from inside the page, with `eval`, which the page's content security
    policy forbids: it works only when the answer is yes at once.
    """
    stuck = time.monotonic() + PATIENCE
    while not page.evaluate(expression):
        assert time.monotonic() < stuck, f"never so: {expression}"
        page.wait_for_timeout(30)
