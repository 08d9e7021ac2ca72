"""Devices that people hold in their hands: a browser context each, with nothing in common but the server."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Literal, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page

from paddock.core.registry import kinds

PATIENCE = 60_000
"""Milliseconds after which a page counts as stuck. No test says how long anything may take."""


Theme = Literal["light", "dark"]


class Device(NamedTuple):
    width: int
    height: int
    touch: bool


DESKTOP, TABLET, PHONE = Device(1440, 900, False), Device(820, 1180, True), Device(390, 844, True)


KNOWN = "try {{ for (const game of {games}) localStorage.setItem(`paddock.guide.${{game}}`, 'off'); }} catch {{}}"
"""A page may have no storage, as an empty one."""


def know_games(where: BrowserContext | Page) -> None:
    """Whoever has this device has played all games before: they do not explain themselves."""
    where.add_init_script(KNOWN.format(games=[*kinds()]))


@contextlib.contextmanager
def device(
    chromium: Browser, kind: Device = DESKTOP, dark: bool = False, sharp: int = 1, newcomer: bool = False
) -> Iterator[BrowserContext]:
    """A fresh device. Nothing on it moves, so that a race takes seconds; `sharp` screens take longer to draw. To a
    `newcomer` games explain themselves."""
    context = chromium.new_context(
        viewport={"width": kind.width, "height": kind.height},
        has_touch=kind.touch,
        is_mobile=kind == PHONE,
        device_scale_factor=sharp,
        reduced_motion="reduce",
        color_scheme="dark" if dark else "light",
        locale="en-GB",
        accept_downloads=True,
    )
    context.set_default_timeout(PATIENCE)
    if not newcomer:
        know_games(context)
    try:
        yield context
    finally:
        context.close()


page_errors: list[str] = []
"""What has gone wrong in pages since the test began. The test fails for it at its end: an exception in the midst of
what Playwright has to say would end Playwright, and every later test of the worker with it."""


def note_errors(page: Page) -> Page:
    """A page that fails the test if anything goes wrong in it."""
    page.on("pageerror", lambda error: page_errors.append(str(error)))
    return page


def visit(context: BrowserContext, address: str, path: str = "/") -> Page:
    """Opens a page on a device."""
    page = note_errors(context.new_page())
    page.goto(f"http://{address}{path}")
    return page


def seat_path(made: dict[str, str]) -> str:
    """The private link of whoever made a table: it opens the seats there on any device."""
    return f"/table/{made['id']}#key={made['key']}"


def table_of(page: Page) -> str:
    return page.url.split("/table/")[1].split("#")[0].split("?")[0]
