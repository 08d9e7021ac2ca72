from __future__ import annotations

import contextlib
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from ..server.house import House, quick, running
from .browser import find_chromium
from .devices import PATIENCE, page_errors

LIMIT = 900
"""Seconds that a test in a browser may take: more than any patience within it, so that it can say what it waits for."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    browsing = [item for item in items if "chromium" in getattr(item, "fixturenames", ())]
    for item in browsing:
        item.add_marker(pytest.mark.timeout(LIMIT))
    if browsing:
        with contextlib.suppress(RuntimeError):  # the first test will say it
            find_chromium()  # it may have to be fetched, which is to take no test's time


@pytest.fixture(scope="package")  # not longer: while Playwright runs, no other test of the worker can use asyncio
def chromium() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)  # a busy machine is no fault of the page
    with sync_playwright() as playwright:
        browser = find_chromium().launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(autouse=True)
def sound_pages() -> Iterator[None]:
    """Nothing went wrong in any page of the test."""
    page_errors.clear()
    yield
    assert not page_errors, "a page has failed"


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A real server with the built page, whose bots do not keep anybody waiting. The tests share it: a table is a
    table of its own."""
    with running(quick(tmp_path_factory.mktemp("house"))) as opened:
        yield opened
