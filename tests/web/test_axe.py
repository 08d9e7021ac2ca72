"""axe-core finds nothing to complain about: on every screen, light and dark, on a phone and on a desktop."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from paddock.games.hurry_cup import game as hurry

from ..server.house import House
from .devices import DESKTOP, PHONE, device
from .gamble_screens import GAMBLE_SCREENS
from .hurry_screens import HURRY_SCREENS
from .promises import answer
from .screens import SCREENS
from .workshop_screens import WORKSHOP_SCREENS

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
EVERY = SCREENS | GAMBLE_SCREENS | HURRY_SCREENS | WORKSHOP_SCREENS
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
ALL = [(kind, theme) for kind in (DESKTOP, PHONE) for theme in ("light", "dark")]
ACROSS = [(DESKTOP, "light"), (PHONE, "dark")]
"""Each size and each theme once, where a page is so full that looking four times would take too long."""
RUN = "(tags) => axe.run(document, { runOnly: tags, resultTypes: ['violations'] }).then((found) => found.violations)"
SETTLED = """async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    scrollTo(0, document.documentElement.scrollHeight); // so that nothing lies under the floating button of a form
    await frame();
    const changing = (one) => one instanceof CSSTransition && one.playState === 'running';
    while (document.getAnimations().some(changing)) await frame();
    await document.fonts.ready;
    const shown = [...document.images].filter((one) => one.currentSrc);
    await Promise.all(shown.map((one) => one.decode().catch(() => undefined)));
}"""
"""Done when nothing changes any more. Transitions within a closed `<details>` end as well, but stay listed as finished
until it is opened: nobody may wait for the list to be empty."""


def complaints(page: Page) -> list[str]:
    """What axe finds, each with the place and how to mend it, once colours and sizes have stopped changing."""
    answer(page, SETTLED)
    violations: list[dict[str, Any]] = answer(page, RUN, TAGS)
    return [f"{one['id']}: {node['target']} {node['failureSummary']}" for one in violations for node in one["nodes"]]


@pytest.mark.parametrize("screen", EVERY)
def test_axe_finds_no_violation(chromium: Browser, house: House, screen: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hurry, "TIME_TO_GRAB", 3600.0)  # pawns stand there as long as they are looked at
    assert AXE.is_file(), "axe-core is missing: run npm ci in web/"
    found = []
    with device(chromium, DESKTOP) as mine:
        page = mine.new_page()
        EVERY[screen](page, house)
        page.evaluate(AXE.read_text(encoding="utf-8"))
        for kind, theme in ACROSS if screen in HURRY_SCREENS else ALL:
            page.set_viewport_size({"width": kind.width, "height": kind.height})
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            page.locator(f":root[data-theme={theme}]").wait_for(state="attached")
            found += [f"{kind.width} px, {theme}: {complaint}" for complaint in complaints(page)]
    assert not found, "\n".join(found)
