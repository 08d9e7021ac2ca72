"""Looks at screens in every size that people hold: what is cut off, covered, too small to tap or wider than the window.

By hand, after `python web/page.py` has built the page:

    python -m tests.web.look                                 all screens, at all sizes, in both themes
    python -m tests.web.look --screen laying --screen end    some of them (`--list` names all)
    python -m tests.web.look --game hurry-cup                those of one game
    python -m tests.web.look --size 844x390 --theme dark --language de --pictures folder
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Error, Page, sync_playwright

from ..server.house import House, quick, running
from .browser import find_chromium
from .devices import DESKTOP, Theme, device
from .every_screen import EVERY, game_of, patient_grab
from .promises import answer
from .screens import Screen
from .watching import until_so

FAULTS = (Path(__file__).parent / "layout_faults.js").read_text(encoding="utf-8")
FAULTLESS = f"() => ({FAULTS.strip().removesuffix(';')})().length === 0"
PASSING = 3_000
"""Milliseconds for which a fault may be seen: a board that has not come yet is drawn as the one before it."""
SETTLED = """async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await document.fonts.ready;
    await frame();
    await frame(); // what is measured in the first one is drawn in the second
    const changing = (one) => one.playState === 'running' && one.effect.getComputedTiming().iterations !== Infinity;
    while (document.getAnimations().some(changing)) await frame();
    const things = [...document.querySelectorAll('button, a, h1, h2, [role=dialog], [data-guide]')];
    const lie = () => things.map((one) => Object.values(one.getBoundingClientRect().toJSON()).map(Math.round)).join();
    for (let before = '', still = 0; still < 4; still = lie() === before ? still + 1 : 0) {
        before = lie();
        await frame();
    }
}"""
"""Boards measure their panels, and panels their boards: it takes a few frames until nothing moves any more."""


NO_CONNECTION = "[data-line]"
"""The sign that the server does not answer."""


class Size(NamedTuple):
    width: int
    height: int

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"

    @classmethod
    def read(cls, text: str) -> Size:
        width, _, height = text.partition("x")
        return cls(int(width), int(height))


SIZES = tuple(
    Size.read(text)
    for text in ("1920x1080", "1024x768", "768x1024", "390x844", "320x568", "640x400", "667x375", "844x390")
)
"""640 by 400 is a window of 1280 by 800 at 200 %."""
PORTABLE = tuple(size for size in SIZES if min(size) < 600)
"""Phones, and the window at 200 %: where long words are in the way."""
THEMES: tuple[Theme, ...] = ("light", "dark")


def look(page: Page, sizes: Iterable[Size] = SIZES, themes: Sequence[Theme] = THEMES) -> list[str]:
    """Every fault of the screen that a page shows, with size and theme."""
    found: dict[tuple[Size, str], list[str]] = {}
    cut = page.locator(NO_CONNECTION).count() > 0
    for size in sizes:
        resize(page, size)
        for theme in themes:
            show_theme(page, theme)
            if not cut:  # on a busy machine the server may be late once
                page.locator(NO_CONNECTION).wait_for(state="detached")
            answer(page, SETTLED)
            faults: list[str] = [] if until_so(page, FAULTLESS, limit=PASSING) else page.evaluate(FAULTS)
            for fault in faults:
                found.setdefault((size, fault), []).append(theme)
    return [f"{size} {' and '.join(themes)}: {fault}" for (size, fault), themes in found.items()]


def resize(page: Page, size: Size) -> None:
    page.set_viewport_size({"width": size.width, "height": size.height})


def show_theme(page: Page, theme: Theme) -> None:
    """Nothing is done where the page shows it: to colour a board again takes longer than to look at it."""
    if page.evaluate("document.documentElement.dataset.theme") == theme:
        return
    page.emulate_media(color_scheme=theme)
    page.locator(f":root[data-theme={theme}]").wait_for(state="attached")


def translate(page: Page, language: str) -> None:
    """Opens the same page in another language. What was opened on it, such as a menu, is closed then."""
    page.evaluate("(language) => localStorage.setItem('paddock.language', language)", language)
    page.reload()
    page.locator(f":root[lang={language}]").wait_for(state="attached")
    page.wait_for_load_state("networkidle")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.web.look", description=__doc__)
    parser.add_argument("--screen", action="append", choices=list(EVERY))
    parser.add_argument("--game")
    parser.add_argument("--size", action="append", type=Size.read)
    parser.add_argument("--theme", action="append", choices=THEMES)
    parser.add_argument("--language")
    parser.add_argument("--pictures", type=Path)
    parser.add_argument("--list", action="store_true")
    asked = parser.parse_args(arguments)
    names = asked.screen or [name for name in EVERY if asked.game in (None, game_of(name))]
    if asked.list:
        print("\n".join(names))
        return 0
    sizes, themes = asked.size or SIZES, asked.theme or THEMES
    faults = 0
    with tempfile.TemporaryDirectory() as data, running(quick(Path(data))) as house, sync_playwright() as playwright:
        browser = find_chromium().launch(playwright)
        with patient_grab():
            for name in names:
                with device(browser, DESKTOP) as mine:
                    page = mine.new_page()
                    try:
                        open_screen(page, house, EVERY[name], asked.language)
                        found = look(page, sizes, themes)
                    except Error as error:
                        found = [f"it did not open: {error}"]
                    faults += len(found)
                    print(f"{name}: {len(found)} faults", *found, sep="\n  ", flush=True)
                    if asked.pictures:
                        take_pictures(page, asked.pictures, name, sizes, themes)
        browser.close()
    return 1 if faults else 0


def open_screen(page: Page, house: House, screen: Screen, language: str | None = None) -> None:
    screen(page, house)
    if language:
        translate(page, language)


def take_pictures(page: Page, folder: Path, name: str, sizes: Iterable[Size], themes: Iterable[Theme]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for size in sizes:
        resize(page, size)
        for theme in themes:
            show_theme(page, theme)
            answer(page, SETTLED)
            page.screenshot(path=folder / f"{name}-{size}-{theme}.png")


if __name__ == "__main__":
    sys.exit(main())
