"""Takes the pictures of README and docs from the real app: `python -m tools.take_pictures`.

Starts a server with the built page, plays a little, and photographs what a player sees: the lobby, a table, a replay of
Monza, and moments of the other games. Name some pictures to take only those: `… gamble hurry`.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright
from tests.server.house import House, quick, running
from tests.web import gamble, hurry
from tests.web.browser import find_chromium
from tests.web.devices import know_games

import paddock

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
TURNS = 14
MOMENT = 0.6
"""Which part of a race its replay is shown at."""
WIDEST = 1200
"""Pixels: a page of text shows no picture wider."""
STACKS = {"9": ["b3"], "13": ["r2"], "19": ["y3", "r3"], "21": ["b2"], "31": ["b1", "y1", "r1"], "45": ["y2"]}
GAMBLE: dict[str, Any] = {"squares": STACKS, "turn": 16, "mover": 0, "roll": 3, "money": [90_000, 120_000, 80_000]}
SEEN = ["2h", "1s", "4s", "3d", "1h", "4h", "2s", "1d"]
MOMENTS: dict[str, tuple[dict[str, Any], str]] = {
    "gamble-board-desktop": ({**GAMBLE, "phase": "move"}, "button.target"),
    "gamble-casino-phone": (
        {**GAMBLE, "phase": "prize", "squares": {**STACKS, "31": ["b1", "y1"], "33": ["r1"]}, "turned": [*SEEN, "3c"]}
        | {"casino": {"pawn": "r1", "suits": "c", "card": "3c"}},
        ".prize",
    ),
    "gamble-poker-desktop": (
        {**GAMBLE, "phase": "hand"}
        | {"poker": {"pawn": "r1", "target": "y1", "stake": 40_000, "hands": ["KKKJ9", None], "rolls": [2, 0]}},
        "[data-stand]",
    ),
    "hurry-race-desktop": (
        {
            "phase": "drive",
            "round": 5,
            "cars": [10, 14, 8, 12],
            "lantern": 2,
            "pawns": ["green", "red", "yellow", "purple"],
            "tanks": {"red": 3, "yellow": 2, "green": 5, "purple": 6},
            "accelerator": 4,
            "tokens": [["nitro", "horn", "shortcut"], ["ace"], ["ace", "nitro", "horn"], ["horn", "oil"]],
            "used": [["ace"], ["horn", "nitro"], [], ["ace", "nitro"]],
            "stars": [19, 23, 28, 35],
            "hidden": ["slipstream", "swap", "pit", "fuel"],
            "oil": [7],
        },
        "button.target",
    ),
    "hurry-grab-desktop": (
        {
            "phase": "grab",
            "round": 5,
            "cars": [10, 14, 8, 12],
            "tanks": {"red": 3, "yellow": 1, "green": 5, "purple": 6},
            "pawns": [None, None, "green", None],
        },
        ".pawn",
    ),
}
"""By picture, with the size of its screen: a moment of a game, and what is to be seen of it."""


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
        if move > TURNS * 2 and laid and targets.count() > 1:
            return
        glows = targets if targets.count() else page.locator(".tray button.go:not([disabled], [aria-disabled=true])")
        if glows.count():
            glows.first.dispatch_event("click")


def keep(page: Page, name: str) -> None:
    """The picture, small enough to be carried along: not wider than needed, and with 256 colours."""
    file = PICTURES / f"{name}.png"
    page.screenshot(path=file)
    with Image.open(file) as taken:
        height = round(taken.height * min(1.0, WIDEST / taken.width))
        small = taken.convert("RGB").resize(
            (round(taken.width * height / taken.height), height), Image.Resampling.LANCZOS
        )
    # The method that keeps colours of few pixels, too: pawns and cars are small.
    small.quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=2, dither=Image.Dither.NONE).save(file, optimize=True)


def open_page(browser: Browser, width: int, height: int) -> Page:
    """A page of somebody who knows the games: they do not explain themselves."""
    page = browser.new_page(viewport={"width": width, "height": height}, locale="en-GB")
    know_games(page)
    return page


def photograph_moment(browser: Browser, house: House, name: str) -> None:
    """A moment of another game, from the seat whose turn it is."""
    state, seen = MOMENTS[name]
    width, height = SIZES[name.rpartition("-")[2]]
    if name.startswith("gamble"):
        path = gamble.arrange(house, state, dice="seeded", board="boulevard").seat(0)
    else:
        path = hurry.arrange(house, state, grab="live")
    page = open_page(browser, width, height)
    page.goto(f"http://{house.address}{path}")
    page.locator(seen).first.wait_for(state="attached")
    page.wait_for_timeout(1200)
    keep(page, name)
    page.close()


def photograph(page: Page, address: str, size: str, replay: str, moment: int) -> None:
    page.goto(f"{address}/")
    page.get_by_role("button", name="Play now: Monza").wait_for()
    page.locator(".open li").first.wait_for()
    page.wait_for_timeout(800)
    keep(page, f"home-{size}")
    page.get_by_role("button", name="Play now: Monza").click()
    play_a_little(page)
    page.wait_for_timeout(900)
    keep(page, f"table-{size}")
    page.goto(f"{address}/replay/{replay}#move={moment}")
    page.locator(".controls").wait_for()
    page.wait_for_timeout(900)
    keep(page, f"replay-{size}")


def main() -> None:
    wanted = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder, running(quick(Path(folder))) as house, sync_playwright() as driver:
        browser = find_chromium().launch(driver)
        if not wanted or "monza" in wanted:
            fill_lobby(house)
            replay, moment = load_race(house)
            for size, (width, height) in SIZES.items():
                page = open_page(browser, width, height)
                photograph(page, f"http://{house.address}", size, replay, moment)
                page.close()
        for name in MOMENTS:
            if not wanted or any(name.startswith(one) for one in wanted):
                photograph_moment(browser, house, name)
        browser.close()


if __name__ == "__main__":
    main()
