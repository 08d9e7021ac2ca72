"""Every screen is right: in each size that people hold, light and dark, nothing is cut off, covered or too small to
tap, in German too; and axe-core finds nothing to complain about. Each screen is opened once for all of this.

Where things lie does not depend on their colours: by day all sizes are looked at, and all rules of axe hold at two of
them; by night these two are looked at once more, and the rules about colours hold."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from ..server.house import House
from .axe import COLOURS, complaints, load_axe
from .devices import DESKTOP, PHONE, device
from .every_screen import EVERY, KEPT, patient_grab
from .look import PORTABLE, SIZES, Size, look, resize, show_theme, translate

LARGE, SMALL = Size(DESKTOP.width, DESKTOP.height), Size(PHONE.width, PHONE.height)


@pytest.mark.parametrize("screen", EVERY)
def test_a_screen_is_right(chromium: Browser, house: House, screen: str) -> None:
    with patient_grab(), device(chromium, DESKTOP) as mine:
        page = mine.new_page()
        EVERY[screen](page, house)
        load_axe(page)
        if not (found := by_day(page) + by_night(page)) and screen in KEPT:
            show_theme(page, "light")
            translate(page, "de")
            found = [f"in German: {fault}" for fault in look(page, PORTABLE, ["light"])]
    assert not found, "\n".join(found)


def by_day(page: Page) -> list[str]:
    """All rules of axe, and where things lie."""
    found = []
    for size in (LARGE, *(size for size in SIZES if size != SMALL), SMALL):
        resize(page, size)
        if size in (LARGE, SMALL):
            found += [f"{size}: {complaint}" for complaint in complaints(page)]
        found += look(page, [size], ["light"])
    return found


def by_night(page: Page) -> list[str]:
    """The rules about colours, and where things lie once more."""
    found = []
    show_theme(page, "dark")
    for size in (SMALL, LARGE):
        resize(page, size)
        found += [f"{size}, dark: {complaint}" for complaint in complaints(page, COLOURS)]
        found += look(page, [size], ["dark"])
    return found
