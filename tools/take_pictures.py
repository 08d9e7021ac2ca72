"""Takes the pictures of README and docs from the real app: `python -m tools.take_pictures`.

Starts a server with the built page, plays a little, and photographs what a player sees.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from tests.server.house import quick, running
from tests.web.browser import ARGUMENTS, find_chromium

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
TURNS = 14


def play_a_little(page: Page) -> None:
    """Some turns, until it is the person's turn with dice on the track."""
    page.locator(".tray").wait_for()
    for move in range(TURNS * 6):
        page.wait_for_timeout(120)
        targets = page.locator("button.target")
        if targets.count():
            targets.first.dispatch_event("click")
            if move > TURNS * 3 and page.locator("button.target").count() > 1:
                return
        elif page.locator(".tray button.go:not([disabled])").count():
            page.locator(".tray button.go:not([disabled])").first.dispatch_event("click")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, running(quick(Path(folder))) as house, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        for name, (width, height) in SIZES.items():
            page = browser.new_page(viewport={"width": width, "height": height}, locale="en-GB")
            page.goto(f"http://{house.address}/")
            page.get_by_role("button", name="Play now: Monza").wait_for()
            page.wait_for_timeout(800)
            page.screenshot(path=PICTURES / f"home-{name}.png")
            page.get_by_role("button", name="Play now: Monza").click()
            play_a_little(page)
            page.wait_for_timeout(900)
            page.screenshot(path=PICTURES / f"table-{name}.png")
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
