"""What axe-core complains about on a page."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from .devices import DESKTOP, PHONE, Device, Theme
from .promises import answer

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
ALL: list[tuple[Device, Theme]] = [(DESKTOP, "light"), (DESKTOP, "dark"), (PHONE, "dark"), (PHONE, "light")]
"""Each of them is one change away from the one before: another size, or another theme."""
TAGS = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
COLOURS = ("color-contrast", "link-in-text-block")
"""The rules that another theme can break. All others judge what a page says, and how large and where it is."""
RUN = "(only) => axe.run(document, { runOnly: only, resultTypes: ['violations'] }).then((found) => found.violations)"
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
ENDLESS = """() => document.getAnimations()
    .filter((one) => one.playState === 'running' && one.effect.getComputedTiming().iterations === Infinity)
    .map((one) => `${one.animationName} never ends, though motion is to be reduced`)"""


def load_axe(page: Page) -> None:
    assert AXE.is_file(), "axe-core is missing: run npm ci in web/"
    page.evaluate(AXE.read_text(encoding="utf-8"))


def complaints(page: Page, only: Sequence[str] = TAGS) -> list[str]:
    """What axe finds, each with the place and how to mend it, once colours and sizes have stopped changing. All rules
    with some tags, or `only` some rules."""
    endless, found = _look(page, only)
    if found:  # something may only just have begun to change: what is wrong is still wrong afterwards
        again = set(_look(page, only)[1])
        found = [one for one in found if one in again]
    return endless + found


def _look(page: Page, only: Sequence[str]) -> tuple[list[str], list[str]]:
    """What never ends, and what axe finds."""
    answer(page, SETTLED)
    endless: list[str] = page.evaluate(ENDLESS)
    violations: list[dict[str, Any]] = answer(page, RUN, [*only])
    found = [f"{one['id']}: {node['target']} {node['failureSummary']}" for one in violations for node in one["nodes"]]
    return endless, found
