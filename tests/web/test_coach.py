"""The coach in a real browser: asked in the first turn of every game, it shows ways, and plays none of them."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Browser, Page, expect

from paddock.core.record import Record, Seat
from paddock.core.registry import build
from paddock.server.entries import AnyEntry, Made, Moved, Sat, Started
from paddock.server.guards import hash_key, new_key

from ..server.house import House
from .tapping import DESKTOP, PHONE, open_page


def begun(game: str, options: dict[str, object], key: str, moves: Sequence[str]) -> list[AnyEntry]:
    """The log of a race of Mia against bots, after these moves of chance."""
    built = build(game, options)
    names = ["Mia", *(f"Bot {seat}" for seat in range(1, built.seats))]
    seats = [Seat(name, "random" if at else None) for at, name in enumerate(names)]
    host = hash_key(key)
    return [
        Made(game, options, public=False, clock="none", dice="seeded", host=host),
        *(Sat(at, name, "" if at else host, "random" if at else None) for at, name in enumerate(names)),
        Started(Record(built, seats).header),
        *(Moved(-1, move) for move in moves),
    ]


FIRST_TURNS: dict[str, tuple[dict[str, object], list[str]]] = {
    "monza": ({"players": 2, "first": 0}, ["roll rygbwp"]),
    "monte-carlo-gamble": ({"players": 2, "first": 0}, []),
    "hurry-cup": ({"players": 3, "first": 0}, []),
}


def ask(page: Page) -> None:
    """Asks the coach, and again as long as it says that it is warming up: machine code may have to be made first."""
    pill = page.get_by_role("button", name="Coach")
    pill.click()
    warming, ways = page.get_by_text("The coach is warming up"), page.locator(".advice li button")
    warming.or_(ways.first).wait_for()
    while warming.is_visible():
        pill.click()
        warming.wait_for(state="detached")
        pill.click()
        warming.or_(ways.first).wait_for()


def test_the_coach_answers_in_the_first_turn_of_every_game(chromium: Browser, house: House) -> None:
    for size, (game, (options, moves)) in zip((DESKTOP, PHONE, DESKTOP), FIRST_TURNS.items(), strict=True):
        key = new_key()
        table = house.lay(begun(game, options, key, moves))
        page = open_page(chromium, house, size)
        page.goto(f"http://{house.address}/table/{table}#key={key}")
        ask(page)
        ways = page.locator(".advice li button")
        expect(ways.first).to_contain_text("%")
        expect(page.locator(".advice > p").first).to_contain_text(".")
        ways.last.click()
        expect(ways.last).to_have_attribute("aria-pressed", "true")
        steps = Record.read(house.record(table)).steps
        assert all(step.seat != 0 for step in steps), "nothing is played for anybody"
        page.get_by_role("button", name="Coach").click()
        expect(page.locator(".advice")).to_have_count(0)
        page.context.close()
