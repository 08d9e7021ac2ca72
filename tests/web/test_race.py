"""Whole races in a real browser: from the home page to the flag, on the devices that people hold in their hands."""

from __future__ import annotations

import time
from collections.abc import Sequence

import pytest
from playwright.sync_api import Browser, Page

from ..server.house import House
from .devices import DESKTOP, PHONE, TABLET, Device, device, seat_path, table_of, visit
from .driver import PATIENCE, Driver
from .friends import choose_way
from .records import Heard, moves_of, shown_log, told_log, whole_record


def play_now(page: Page) -> None:
    """One tap on the home page, and the dice are there."""
    page.get_by_role("button", name="Play now: Monza").click()
    page.wait_for_url("**/table/*")
    page.locator(".tray").wait_for()


@pytest.mark.parametrize(("kind", "dark"), [(DESKTOP, False), (TABLET, True)], ids=["desktop-light", "tablet-dark"])
def test_play_now_against_bots_to_the_end(chromium: Browser, house: House, kind: Device, dark: bool) -> None:
    with device(chromium, kind, dark) as mine:
        page = visit(mine, house.address)
        play_now(page)
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "no scrolling during a turn"
        Driver(page).finish()
        record = whole_record(house, table_of(page))
        assert [seat.bot is None for seat in record.header.seats].count(True) == 1


def test_a_whole_race_by_keyboard_alone_on_a_phone(chromium: Browser, house: House) -> None:
    """Space rolls and drives, arrows choose, Enter lays."""
    with device(chromium, PHONE) as mine:
        page = visit(mine, house.address)
        page.get_by_role("button", name="Play now: Monza").focus()
        page.keyboard.press("Enter")
        page.wait_for_url("**/table/*")
        page.locator(".tray").wait_for()
        driver, stuck = Driver(page), time.monotonic() + PATIENCE
        while not (look := driver.look()).over:
            driver.check(stuck)
            if look.targets:
                page.keyboard.press("ArrowRight")
                page.keyboard.press("Enter")
                driver.wait_for_change(look)
            else:
                page.keyboard.press("Space")
                driver.next_look(look)
        whole_record(house, table_of(page))


def furthest(spaces: Sequence[str]) -> str:
    """The space with the highest number; a finish has none, and is further than any."""
    return max(spaces, key=lambda space: int(space[1:]) if space[1:].isdecimal() else 1000)


def test_six_cars_on_the_grand_prix_with_all_variants(chromium: Browser, house: House) -> None:
    """The fullest race that there is: six cars, the longest track, tiles, extra rolls, turbo rolls and bonus steps."""
    options = {"edition": "classic", "track": "grand-prix", "players": 6, "professional": True, "bonus_step": True}
    made = house.make(options=options, seats=[{"name": "Anna"}, *[{"bot": "greedy"}] * 5])
    with device(chromium, DESKTOP) as mine:
        page = visit(mine, house.address, seat_path(made))
        page.get_by_role("button", name="Start the race").click()
        page.locator(".tray").wait_for()
        Driver(page, choose=furthest).finish()
        record = whole_record(house, made["id"])
        assert {type(step.move).__name__ for step in record.steps} >= {"Roll", "Lay", "Drive", "Step"}


def test_two_devices_and_a_spectator(chromium: Browser, house: House) -> None:
    """Anna makes the table and invites; Ben comes by her link from elsewhere; Cleo watches."""
    made = house.make(options={"players": 2}, seats=[{"name": "Anna"}])
    with device(chromium, DESKTOP) as annas, device(chromium, PHONE) as bens, device(chromium, TABLET) as cleos:
        anna = visit(annas, house.address, seat_path(made))
        invitation = f"http://{anna.get_by_label('The link to this table').input_value()}"
        assert invitation == f"http://{house.address}/table/{made['id']}"

        ben = bens.new_page()
        ben.goto(invitation)
        ben.get_by_role("button", name="Sit here").click()
        ben.get_by_label("Your name").fill("Ben")
        ben.get_by_role("button", name="Sit down").click()
        ben.get_by_role("button", name="I\N{RIGHT SINGLE QUOTATION MARK}m ready").click()
        anna.get_by_text("Everybody is here.").wait_for()

        cleo = cleos.new_page()
        heard = Heard(cleo)
        cleo.goto(invitation)
        cleo.get_by_text("The host starts the race.").wait_for()
        assert cleo.get_by_role("button", name="Start the race").count() == 0

        anna.get_by_role("button", name="Start the race").click()
        for page in (anna, ben, cleo):
            page.locator(".tray").wait_for()

        playing, watching = [Driver(anna), Driver(ben)], Driver(cleo)
        stuck, looks = time.monotonic() + PATIENCE, [driver.look() for driver in playing]
        while not all(look.over for look in looks):
            playing[0].check(stuck)
            acted = [driver.act() for driver in playing]
            seen = watching.look()
            assert not seen.targets, "a spectator is offered a space"
            assert seen.go is None, "a spectator is offered a button"
            if not any(acted):
                playing[0].next_look(looks[0])
            looks = [driver.look() for driver in playing]
        assert all(driver.asked for driver in playing)

        watching.play_until(lambda look: look.over)
        assert cleo.get_by_role("button", name="Rematch").count() == 0
        record = whole_record(house, made["id"])
        assert record.names == ["Anna", "Ben"]
        assert heard.in_order() == moves_of(record)
        cleo.get_by_role("button", name="Look at the board").click()
        shown = shown_log(cleo)
        assert len(shown) >= 30
        assert shown == told_log(house, made["id"], len(shown))


def test_four_people_pass_one_tablet_around(chromium: Browser, house: House) -> None:
    with device(chromium, TABLET) as shared:
        page = visit(shared, house.address, "/new/monza")
        choose_way(page, "On this device")
        for _ in range(2):
            page.get_by_role("button", name="One more seat").click()
        for seat, name in enumerate(("Anna", "Ben", "Cleo", "Dan"), 1):
            page.get_by_label(f"Seat {seat}", exact=True).select_option("here")
            page.get_by_label(f"Name on seat {seat}", exact=True).fill(name)
        page.get_by_role("button", name="Start the race").click()
        page.wait_for_url("**/table/*")
        page.locator(".tray").wait_for()
        driver = Driver(page)
        driver.finish()
        assert driver.names == {f"Your turn, {name}" for name in ("Anna", "Ben", "Cleo", "Dan")}
        record = whole_record(house, table_of(page))
        assert [seat.bot for seat in record.header.seats] == [None] * 4
        # Another race with the same seats is one tap away.
        page.get_by_role("button", name="Rematch").click()
        driver.until(lambda look: not look.over and look.go is not None)
        assert house.http.get(f"/api/tables/{table_of(page)}").json()["race"] == 2


def test_the_page_speaks_the_readers_language_and_can_change_it(chromium: Browser, house: House) -> None:
    page = chromium.new_page(locale="de-DE")
    page.goto(f"http://{house.address}/")
    page.get_by_role("button", name="Jetzt spielen: Monza").wait_for()
    page.locator("select").first.select_option("fr")
    page.get_by_role("button", name="Jouer : Monza").wait_for()
    assert page.evaluate("document.documentElement.lang") == "fr"
    page.close()
