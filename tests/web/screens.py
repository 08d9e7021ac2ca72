"""Every screen of the page, and how to get to it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import FilePayload, Page

from ..server.house import House
from .devices import seat_path
from .driver import Driver
from .friends import open_more

Screen = Callable[[Page, House], None]
GOLDEN, RACE = Path(__file__).parent.parent / "golden", "monza-everything-on"
TWO = [{"name": "Anna"}, {"name": "Ben"}]


STAYS = """() => {
    const later = window.setTimeout;
    window.setTimeout = (what, time, ...rest) => (time > 3000 ? 0 : later(what, time, ...rest));
}"""


def visit(page: Page, house: House, path: str) -> None:
    page.goto(f"http://{house.address}{path}")


def race(page: Page, house: House, **wanted: Any) -> Driver:
    """A race of two people at this device, which waits for the first roll."""
    made = house.make(seats=TWO, **{"options": {"players": 2}, **wanted})
    visit(page, house, seat_path(made))
    page.get_by_role("button", name="Start the race").click()
    page.locator(".tray").wait_for()
    return Driver(page)


def home(page: Page, house: House) -> None:
    visit(page, house, "/")
    page.get_by_role("button", name="Play now: Monza").wait_for()


def lobby(page: Page, house: House) -> None:
    """The home page with a table to join and one to watch."""
    house.make(public=True, seats=[{"name": "Cleo"}])
    race(page, house, public=True)
    home(page, house)
    page.get_by_role("link", name="Join").first.wait_for()
    page.get_by_role("link", name="Watch").first.wait_for()


def new_table(page: Page, house: House) -> None:
    visit(page, house, "/new/monza")
    open_more(page).get_by_text("More options").click()


def waiting_room(page: Page, house: House) -> None:
    """An open seat, somebody who is about to sit down on another, what can be done about a bot, and all options."""
    made = house.make(seats=[{"name": "Anna"}, {"bot": "greedy"}])
    visit(page, house, seat_path(made))
    page.get_by_role("button", name="Sits here").first.click()
    page.get_by_label("Name on seat 3").wait_for()
    page.get_by_role("button", name="change this seat").last.click()
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("heading", name="What is played").wait_for()


def invited(page: Page, house: House) -> None:
    """The same room for somebody who comes by the link."""
    made = house.make(seats=[{"name": "Anna"}])
    visit(page, house, f"/table/{made['id']}")
    page.get_by_text("The host starts the race.").wait_for()


def to_roll(page: Page, house: House) -> None:
    race(page, house).until(lambda look: look.go is not None)


def menu(page: Page, house: House) -> None:
    driver = race(page, house)
    driver.play_until(lambda look: bool(look.targets))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog", name="Menu").wait_for()


def laying(page: Page, house: House) -> None:
    race(page, house).play_until(lambda look: bool(look.targets) and "laid" in look.sign)


def professional(page: Page, house: House) -> Driver:
    return race(page, house, options={"players": 2, "professional": True, "bonus_step": True})


def extra_roll(page: Page, house: House) -> None:
    """The tile is taken, and one die chosen."""
    professional(page, house).play_until(lambda look: "Extra roll" in look.sign and look.asked != "Roll the dice")
    page.get_by_role("button", name="Extra roll").click()
    page.locator(".dice button").first.click()
    page.get_by_role("button", name="Roll one die again").wait_for()


def real_dice(page: Page, house: House) -> None:
    driver = race(page, house, dice="typed")
    driver.until(lambda look: look.entry == 6)
    page.locator(".entry .keys button").first.click()


def watching(page: Page, house: House) -> None:
    made = house.make(seats=TWO, options={"players": 2})
    visit(page, house, seat_path(made))
    page.get_by_role("button", name="Start the race").click()
    page.locator(".tray").wait_for()
    page.evaluate("localStorage.clear()")
    visit(page, house, f"/table/{made['id']}")
    page.reload()
    page.locator(".tray").wait_for()


def loaded(house: House, race: str) -> str:
    """The table of a golden race."""
    content = (GOLDEN / f"{race}.jsonl").read_bytes()
    answer = house.http.post("/api/records", content=content, headers={"Content-Type": "text/plain"})
    return str(answer.json()["id"])


def show_end(page: Page, house: House, race: str) -> None:
    visit(page, house, f"/table/{loaded(house, race)}")
    page.get_by_role("dialog", name="Result").wait_for()


def show_replay(page: Page, house: House, race: str) -> None:
    visit(page, house, f"/replay/{loaded(house, race)}#move=60")
    page.get_by_role("slider", name="Moment").wait_for()


def end(page: Page, house: House) -> None:
    show_end(page, house, RACE)
    page.get_by_role("img", name="How far everybody was after each round").wait_for()


def replay(page: Page, house: House) -> None:
    show_replay(page, house, RACE)


def refused_record(page: Page, house: House) -> None:
    """A file that is no record, and the sentence about it."""
    home(page, house)
    # The sentence stays, so that it can be looked at as long as that takes.
    page.evaluate(STAYS)
    file: FilePayload = {"name": "cake.txt", "mimeType": "text/plain", "buffer": b"flour\n"}
    page.get_by_label("Look at a saved race").set_input_files(file)
    page.get_by_role("alert").get_by_text("This file is not a saved race.").wait_for()


def no_page(page: Page, house: House) -> None:
    visit(page, house, "/nowhere/at/all")
    page.get_by_role("heading", name="There is no such page").wait_for()


def no_table(page: Page, house: House) -> None:
    visit(page, house, "/table/none")
    page.get_by_role("heading", name="There is no such table").wait_for()


SCREENS: dict[str, Screen] = {
    "home": home,
    "lobby": lobby,
    "new-table": new_table,
    "waiting-room": waiting_room,
    "invited": invited,
    "to-roll": to_roll,
    "menu": menu,
    "laying": laying,
    "extra-roll": extra_roll,
    "real-dice": real_dice,
    "watching": watching,
    "end": end,
    "replay": replay,
    "refused-record": refused_record,
    "no-page": no_page,
    "no-table": no_table,
}
