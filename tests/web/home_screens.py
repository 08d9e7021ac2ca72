"""The home page of somebody who has races, the page for friends, and the pages of wrong addresses."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from playwright.sync_api import Page

from ..server.house import House
from ..server.house import page as client
from .friends import choose_way, open_more
from .screens import Screen, visit

BOT = {"bot": "greedy"}
HOLDS = "([id, key]) => localStorage.setItem(`paddock.key.${id}`, key)"
"""The device has the key to a table, as if somebody had sat there."""


def hold(page: Page, house: House, *tables: dict[str, str]) -> None:
    visit(page, house, "/icon.svg")
    for made in tables:
        page.evaluate(HOLDS, [made["id"], made["key"]])


def begun(house: House, moves: int, **wanted: Any) -> dict[str, str]:
    """A race that has gone on for so many moves, and waits for its maker or is over; and its maker's key."""
    made = house.make(**wanted)

    async def play() -> None:
        async with client(house, made["id"], made["key"]) as host:
            await host.do("start", fill=True)
            await host.until("table", phase="racing")
            await host.play(moves)
            while (view := host.view) and not (
                view["result"] or view["choices"] or view["roller"] in host.table["yours"]
            ):
                await host.hear()

    with ThreadPoolExecutor(1) as aside:  # Playwright has this thread's event loop
        aside.submit(asyncio.run, play()).result()
    return made


def some_races(house: House) -> Sequence[dict[str, str]]:
    """One that waits for this device, with a friend; one of each game; one that is over; a room; and one more."""
    me, friend = {"name": "Jonas"}, {"name": "Grandpa"}
    return [
        begun(house, 12, seats=[me, friend, BOT], options={"players": 3}),
        begun(house, 20, game="hurry-cup", seats=[me, BOT, BOT], options={"players": 3}),
        begun(house, 40, game="monte-carlo-gamble", seats=[me, BOT], options={"players": 2}),
        begun(house, 4000, seats=[me, BOT], options={"players": 2}),
        house.make(game="hurry-cup", seats=[me, {}, {}], options={"players": 3}),
    ]


def mine(page: Page, house: House) -> None:
    hold(page, house, *some_races(house))
    visit(page, house, "/")
    page.get_by_role("heading", name="Your races").wait_for()
    page.locator("[data-race] svg.mini").first.wait_for()


def all_mine(page: Page, house: House) -> None:
    mine(page, house)
    page.get_by_role("button", name="Show all 5").click()


def tidied(page: Page, house: House) -> None:
    mine(page, house)
    page.get_by_role("button", name="Tidy up").click()
    page.get_by_role("button", name="off the list").first.click()
    page.get_by_role("button", name="Undo").wait_for()


def away(page: Page, house: House) -> None:
    """Nothing answers any more."""
    mine(page, house)
    page.route("**/api/**", lambda route: route.abort())
    page.get_by_text("No connection. Nothing is lost").wait_for()


def take_along(page: Page, house: House) -> None:
    """By an address that other devices can open."""
    ways = {"public": "https://race.example.org", "network": [], "switch": False}
    page.route("**/api/ways", lambda route: route.fulfill(json=ways))
    mine(page, house)
    page.get_by_role("button", name="To another device").click()
    page.get_by_role("img", name="The link as a QR code").wait_for()


def taken(page: Page, house: House) -> None:
    made = house.make(seats=[{"name": "Jonas"}])
    code = house.http.post("/api/handovers", json=[made]).json()["code"]
    visit(page, house, f"/take/{code}")
    page.get_by_text("One race is here now.").wait_for()


def used_code(page: Page, house: House) -> None:
    visit(page, house, "/take/long-gone")
    page.get_by_role("heading", name="This link was used already").wait_for()


def friends(page: Page, house: House) -> None:
    visit(page, house, "/friends")
    page.get_by_role("radio", name="Monza").wait_for(state="attached")


def nameless(page: Page, house: House) -> None:
    friends(page, house)
    choose_way(page, "On this device")
    page.get_by_label("Name on seat 2").fill("")
    page.get_by_text("The person on seat 2 still needs a name.").wait_for()


def box(page: Page, house: House) -> None:
    friends(page, house)
    choose_way(page, "With the real box")
    open_more(page)


def no_game(page: Page, house: House) -> None:
    visit(page, house, "/new/ludo")
    page.get_by_role("heading", name="There is no such game here").wait_for()


def no_replay(page: Page, house: House) -> None:
    visit(page, house, "/replay/none")
    page.get_by_role("heading", name="There is no such race").wait_for()


HOME_SCREENS: dict[str, Screen] = {
    "home-mine": mine,
    "home-all": all_mine,
    "home-tidied": tidied,
    "home-away": away,
    "home-take": take_along,
    "home-taken": taken,
    "home-used": used_code,
    "friends": friends,
    "friends-nameless": nameless,
    "friends-box": box,
    "no-game": no_game,
    "no-replay": no_replay,
}
