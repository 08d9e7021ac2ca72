"""Takes the pictures of README and docs from the real app: `python -m tools.take_pictures`.

Starts a server with the built page, plays a little, and photographs what a player sees: the lobby, a table, a replay.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from tests.server.house import House, quick, running
from tests.web.browser import ARGUMENTS, find_chromium

import paddock

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
TURNS = 14
MOMENT = 0.6
"""Which part of a race its replay is shown at."""


def fill_lobby(house: House) -> None:
    """Tables that wait for players, as on a busy evening."""
    for name, track, seats in (("Grandpa", "classic", 6), ("Noah", "grand-prix", 4), ("Zoe", "oval", 3)):
        edition = "classic" if seats > 4 else "anniversary"
        options = {"edition": edition, "track": track, "players": seats}
        house.make(public=True, options=options, seats=[{"name": name}, {"bot": "greedy"}])


def load_race(house: House) -> tuple[str, int]:
    """A finished race of six, as a table to look back at: its id, and the moment that is shown."""
    game = paddock.game("monza", edition="classic", track="classic", players=6)
    bots = [paddock.bot("greedy", game, seat, seed=seat) for seat in range(6)]
    record = paddock.play(game, bots, paddock.Seeded(11), ["Mia", "Grandpa", "Noah", "Zoe", "Ben", "Anna"])
    answer = house.http.post("/api/records", content=record.text().encode(), headers={"Content-Type": "text/plain"})
    answer.raise_for_status()
    return answer.json()["id"], round(len(record) * MOMENT)


def play_a_little(page: Page) -> None:
    """Some turns, until it is the person's turn with dice on the track and several ways to go on."""
    page.locator(".tray").wait_for()
    for move in range(TURNS * 20):
        page.wait_for_timeout(120)
        targets, laid = page.locator("button.target"), page.locator(".well.laid").count()
        if move > TURNS * 3 and laid and targets.count() > 1:
            return
        glows = targets if targets.count() else page.locator(".tray button.go:not([disabled])")
        if glows.count():
            glows.first.dispatch_event("click")


def photograph(page: Page, address: str, size: str, replay: str, moment: int) -> None:
    page.goto(f"{address}/")
    page.get_by_role("button", name="Play now: Monza").wait_for()
    page.locator(".open li").first.wait_for()
    page.wait_for_timeout(800)
    page.screenshot(path=PICTURES / f"home-{size}.png")
    page.get_by_role("button", name="Play now: Monza").click()
    play_a_little(page)
    page.wait_for_timeout(900)
    page.screenshot(path=PICTURES / f"table-{size}.png")
    page.goto(f"{address}/replay/{replay}#move={moment}")
    page.locator(".controls").wait_for()
    page.wait_for_timeout(900)
    page.screenshot(path=PICTURES / f"replay-{size}.png")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, running(quick(Path(folder))) as house, sync_playwright() as driver:
        fill_lobby(house)
        replay, moment = load_race(house)
        browser = driver.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        for size, (width, height) in SIZES.items():
            page = browser.new_page(viewport={"width": width, "height": height}, locale="en-GB")
            photograph(page, f"http://{house.address}", size, replay, moment)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
