"""The screens of a table at which people are together, and how to get to them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import Page

from ..server.house import Client, House
from ..server.house import page as client
from .devices import seat_path
from .screens import Screen, visit

TWO = {"players": 2, "track": "oval"}
NEWCOMER = "localStorage.removeItem('paddock.guide.{game}')"


def together(house: House, then: Callable[[Client, Client], Awaitable[object]] | None = None) -> tuple[str, str, str]:
    """A race of Mia, who begins and is the host, and Ben; its table, and their keys. Both have left it again."""
    made = house.make(options=TWO, seats=[{"name": "Mia"}, {}])

    async def sit() -> str:
        async with client(house, made["id"], made["key"]) as mia, client(house, made["id"]) as ben:
            await ben.do("sit", seat=1, name="Ben")
            await ben.until("table", yours=[1])
            await mia.do("start")
            await mia.until("table", phase="racing")
            await ben.until("table", phase="racing")
            if then:
                await then(mia, ben)
            return next(str(message["key"]) for message in ben.heard if message["is"] == "key")

    with ThreadPoolExecutor(1) as aside:  # Playwright has this thread's event loop
        return made["id"], made["key"], aside.submit(asyncio.run, sit()).result()


def seated(page: Page, house: House, mia: bool) -> None:
    table, mias, bens = together(house)
    visit(page, house, seat_path({"id": table, "key": mias if mia else bens}))
    page.locator("main.table .race").wait_for()


def away(page: Page, house: House) -> None:
    """Ben waits for Mia."""
    seated(page, house, mia=False)
    page.get_by_text("Mia has been away for").wait_for()


def standin(page: Page, house: House) -> None:
    """A bot drives for Mia, and Ben is there: the race waits for him."""
    table, mias, bens = together(house)
    ben = page.context.new_page()
    visit(ben, house, seat_path({"id": table, "key": bens}))
    ben.evaluate("localStorage.clear()")  # the page is his, not the device
    visit(page, house, seat_path({"id": table, "key": mias}))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot drive for me").click()
    page.get_by_text("A bot is driving for you").wait_for()
    ben.get_by_role("button", name="Roll").wait_for()


def free_seat(page: Page, house: House) -> None:
    """Ben has left for good; who watches may take his seat."""

    async def leave(mia: Client, ben: Client) -> None:
        await ben.do("stand", seat=1)
        await mia.until("table")

    table, mias, _ = together(house, leave)
    mia = page.context.new_page()
    visit(mia, house, seat_path({"id": table, "key": mias}))
    mia.get_by_role("button", name="Roll").wait_for()
    mia.evaluate("localStorage.clear()")  # the page is hers, not the device
    visit(page, house, f"/table/{table}")
    page.get_by_text("seat can be yours").wait_for()


def say(page: Page, house: House) -> None:
    seated(page, house, mia=True)
    page.get_by_role("button", name="Say something").click()
    page.get_by_role("button", name="Well driven!").wait_for()


def leaving(page: Page, house: House) -> None:
    """As soon as there is a race to leave, and before there is all to ask with."""
    seated(page, house, mia=True)
    page.get_by_role("link", name="Leave the table").click()
    page.get_by_role("dialog", name="Leave this race?").wait_for()


def ending(page: Page, house: House) -> None:
    seated(page, house, mia=True)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="End the race").click()
    page.get_by_role("button", name="End the race").wait_for()


def position(page: Page, house: House) -> None:
    seated(page, house, mia=True)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Position as text").click()
    page.get_by_text("How everybody stands").wait_for()


def passing_on(page: Page, house: House) -> None:
    """The menu with a link for friends."""
    seated(page, house, mia=True)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Copy a link for friends").click()
    page.get_by_label("The link to this table").wait_for()


def unreachable(page: Page, house: House) -> None:
    """The server cannot be reached."""
    seated(page, house, mia=True)
    page.context.set_offline(True)
    page.get_by_text("No connection").wait_for()


def first_race(game: str) -> Screen:
    """What somebody sees who plays a game for the first time."""

    def show(page: Page, house: House) -> None:
        page.add_init_script(NEWCOMER.format(game=game))
        made = house.make(game=game, seats=[{"name": "Jonas"}])
        visit(page, house, seat_path(made))
        page.get_by_role("button", name="Start now with bots").click()
        page.locator("[data-guide=task]:not(.waiting)").wait_for()

    return show


TABLE_SCREENS: dict[str, Screen] = {
    "table-away": away,
    "table-standin": standin,
    "table-free-seat": free_seat,
    "table-say": say,
    "table-leaving": leaving,
    "table-ending": ending,
    "table-position": position,
    "table-passing-on": passing_on,
    "table-unreachable": unreachable,
    "first-monza": first_race("monza"),
    "first-gamble": first_race("monte-carlo-gamble"),
    "first-hurry": first_race("hurry-cup"),
}
OPENED_AT_TABLE = tuple(
    f"table-{name}" for name in ("standin", "say", "leaving", "ending", "position", "passing-on", "unreachable")
)
"""Screens on which something was opened that is gone when the page is opened again."""
