"""Notes what a page showed, however briefly: a story goes on while a test looks elsewhere."""

from __future__ import annotations

from playwright.sync_api import Page

from .watching import until_so

NOTE = """(selector) => {
    const seen = (window.seen = new Set());
    const look = () => document.querySelectorAll(selector).forEach((one) => seen.add(one.textContent.trim()));
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""
"""Notes every text that is to be seen somewhere, however short a time."""


def note(page: Page, selector: str) -> None:
    page.evaluate(NOTE, selector)


def noted(page: Page, start: str) -> None:
    """Waits until a text was seen that matches a regular expression from its start."""
    until(page, f"[...window.seen].some((text) => new RegExp('^' + {start!r}).test(text))")


def until(page: Page, expression: str) -> None:
    """Waits until something is so in the page."""
    assert until_so(page, f"() => ({expression})"), f"never so: {expression}"
