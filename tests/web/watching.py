"""Waits inside a page: the page itself notices a change, so that nobody has to ask it again and again."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page

from .devices import PATIENCE

TEXT = "() => document.body.innerText"
TEXT_CHANGED = "(before) => document.body.innerText !== before"
UNTIL = """async (...given) => {{
    const look = {look};
    // Not by timers of the page, which a test may hold.
    const pause = (time) => new Promise((done) => AbortSignal.timeout(time).addEventListener('abort', done));
    const late = AbortSignal.timeout({limit});
    let notice = () => undefined;
    const watch = new MutationObserver(() => notice());
    watch.observe(document, {{ subtree: true, childList: true, attributes: true, characterData: true }});
    try {{
        for (;;) {{
            const found = look(...given);
            if (found || late.aborted) return found;
            const change = new Promise((done) => (notice = done));
            await Promise.race([change, pause(100)]); // what moves or fades by style alone is no change of the document
            await pause(10); // one look for all that changes together
        }}
    }} finally {{
        watch.disconnect();
    }}
}}"""


def until_so(where: Page | Locator, look: str, argument: Any = None, limit: float = PATIENCE) -> Any:
    """What a function of the page's returns, as soon as that is something: it is called at once, and again whenever the
    document has changed. After so many milliseconds, whatever it returns then.

    Playwright's own `wait_for_function` asks again from inside the page, with `eval`, which the page's content security
    policy forbids: it works only when the answer is yes at once.
    """
    return where.evaluate(UNTIL.format(look=look, limit=limit), argument)
