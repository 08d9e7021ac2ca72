from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from ..server.house import House, quick, running
from .browser import ARGUMENTS, find_chromium
from .devices import PATIENCE


@pytest.fixture(scope="package")  # not longer: while Playwright runs, no other test of the worker can use asyncio
def chromium() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)  # a busy machine is no fault of the page
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A real server with the built page, whose bots do not keep anybody waiting. The tests share it: a table is a
    table of its own."""
    with running(quick(tmp_path_factory.mktemp("house"))) as opened:
        yield opened
