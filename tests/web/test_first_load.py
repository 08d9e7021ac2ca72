"""A stranger on a slow line is racing soon: script and style until the dice are there weigh at most 150 kB."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Response

from ..server.house import House
from .devices import PHONE, device

MOST = 150_000


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_script_and_style_until_racing(chromium: Browser, house: House, language: str) -> None:
    heard: list[Response] = []
    with device(chromium, PHONE, newcomer=True) as mine:
        mine.set_extra_http_headers({"Accept-Language": language})
        page = mine.new_page()
        page.add_init_script(f"Object.defineProperty(navigator, 'languages', {{ value: ['{language}'] }})")
        page.on("response", lambda response: heard.append(response))
        page.goto(f"http://{house.address}/")
        page.locator("article[aria-label=Monza] button.play").click()
        page.locator(".tray button.go:not([disabled])").wait_for()
        weights = {
            response.url: response.request.sizes()["responseBodySize"]
            for response in heard
            if response.request.resource_type in ("script", "stylesheet")
        }
        assert any("/assets/Race" in address for address in weights), "the board is among what was loaded"
        assert all(response.headers.get("content-encoding") == "gzip" for response in heard if response.url in weights)
        assert sum(weights.values()) <= MOST, weights
