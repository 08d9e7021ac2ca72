"""What a page promises to answer: Playwright itself would wait for it for ever."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from .devices import PATIENCE

IN_TIME = """(argument) => Promise.race([
    ({script})(argument),
    new Promise((_, refuse) => {{
        const late = AbortSignal.timeout({patience}); // not a timer of the page, which a test may hold
        late.addEventListener('abort', () => refuse(new Error('the page has promised an answer, and gives none')));
    }}),
])"""


def answer(page: Page, script: str, argument: Any = None) -> Any:
    """What a function of the page's returns in the end. Fails where that takes longer than anything may."""
    return page.evaluate(IN_TIME.format(script=script, patience=PATIENCE), argument)
