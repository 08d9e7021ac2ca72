"""Nobody loses a race to a reload, a second tab, a dropped socket or a server that was killed."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, Page

import paddock

from ..server.house import House
from ..server.process import started
from .devices import DESKTOP, PHONE, TABLET, device, seat_path, table_of, visit
from .driver import PATIENCE, Driver, Look
from .line import line
from .records import Heard, moves_of, shown_log, told_log, whole_record

BOTS = [{"name": "Anna"}, {"bot": "greedy"}]
SWITCHES = 14
RECONNECTING = "No connection"


def race_of(page: Page) -> None:
    page.get_by_role("button", name="Start the race").click()
    page.locator(".tray").wait_for()


def in_mid_turn(look: Look) -> bool:
    """The dice are rolled, and one of them is laid."""
    return bool(look.targets) and "laid" in look.sign


def waits_for_me(look: Look) -> bool:
    return bool(look.targets) or look.go is not None


def test_a_reload_in_mid_turn_goes_on_where_it_was(chromium: Browser, house: House) -> None:
    made = house.make(options={"players": 2}, seats=BOTS)
    with device(chromium, DESKTOP) as mine:
        page = visit(mine, house.address, seat_path(made))
        race_of(page)
        before = Driver(page).play_until(in_mid_turn)
        moves = moves_of(paddock.Record.read(house.record(made["id"])))
        page.reload()
        page.locator(".tray").wait_for()
        driver = Driver(page)
        driver.until_like(before)
        driver.finish()
        assert moves_of(whole_record(house, table_of(page)))[: len(moves)] == moves


def bring_into_step(here: Driver, there: Driver) -> None:
    """What one tab may do now, the other one may do as well, as soon as somebody looks at it. A look can fall between
    two steps of a tab, so both are looked at until they agree."""
    stuck = time.monotonic() + PATIENCE
    while True:
        here.page.bring_to_front()
        look = here.until(waits_for_me)
        there.page.bring_to_front()
        if there.until(waits_for_me).offered == look.offered:
            return
        there.check(stuck)


def test_two_tabs_of_one_seat_stay_in_step(chromium: Browser, house: House) -> None:
    made = house.make(options={"players": 2}, seats=BOTS)
    with device(chromium, TABLET) as mine:
        first = visit(mine, house.address, seat_path(made))
        race_of(first)
        second = visit(mine, house.address, f"/table/{made['id']}")  # the device has the key
        second.locator(".tray").wait_for()
        here, there = Driver(first), Driver(second)
        for _ in range(SWITCHES):
            bring_into_step(here, there)
            assert there.act()
            here, there = there, here
        here.finish()
        there.page.bring_to_front()
        there.finish()
        whole_record(house, made["id"])
        logs = []
        for tab in (here, there):
            tab.page.bring_to_front()
            tab.page.get_by_role("button", name="Look at the board").click()
            logs.append(shown_log(tab.page))
        assert logs[0] == logs[1]


def test_a_dropped_socket_in_mid_turn_comes_back_by_itself(chromium: Browser, house: House) -> None:
    """While the phone is without a line, its seat lays a die on another device: the phone catches up."""
    made = house.make(options={"players": 2}, seats=BOTS)
    with line(house.address) as wireless, device(chromium, PHONE) as phone, device(chromium, DESKTOP) as desk:
        far = phone.new_page()
        heard = Heard(far)
        far.goto(f"http://{wireless.address}{seat_path(made)}")
        race_of(far)
        driver = Driver(far)
        driver.play_until(in_mid_turn)

        wireless.cut()
        far.get_by_text(RECONNECTING).wait_for()
        near = Driver(visit(desk, house.address, seat_path(made)))
        near.until(lambda look: bool(look.targets))
        assert near.act()
        wireless.mend()
        far.get_by_text(RECONNECTING).wait_for(state="hidden")
        driver.until_like(near.look())

        driver.finish()
        assert heard.in_order() == moves_of(whole_record(house, made["id"]))


QUICK: dict[str, Any] = {"pause": 0.0, "clocks": dict.fromkeys(("none", "relaxed", "fast")), "rate": 1e6, "burst": 1e6}


def test_the_server_is_killed_in_mid_turn_and_comes_back(chromium: Browser, tmp_path: Path) -> None:
    """The open pages of player and spectator go on by themselves, and the race ends with the record of the server."""
    with device(chromium, DESKTOP) as mine, device(chromium, PHONE) as theirs:
        with started(tmp_path, **QUICK) as (address, server):
            with httpx.Client(base_url=f"http://{address}") as http:
                made = http.post("/api/tables", json={"game": "monza", "options": {"players": 2}, "seats": BOTS}).json()
            page = visit(mine, address, seat_path(made))
            race_of(page)
            watching = theirs.new_page()
            heard = Heard(watching)
            watching.goto(f"http://{address}/table/{made['id']}")
            driver, spectator = Driver(page), Driver(watching)
            watching.locator(".tray").wait_for()
            before = driver.play_until(in_mid_turn)
            os.kill(server.pid, signal.SIGKILL)
        assert server.returncode == -signal.SIGKILL
        for each in (page, watching):
            each.get_by_text(RECONNECTING).wait_for()

        with started(tmp_path, int(address.partition(":")[2]), **QUICK):
            for each in (page, watching):
                each.get_by_text(RECONNECTING).wait_for(state="hidden")
            driver.until_like(before)
            driver.finish()
            spectator.finish()
            page.get_by_role("button", name="Share").click()
            with page.expect_download() as download:
                page.get_by_role("link", name="Save this race").click()
            saved = Path(download.value.path()).read_text(encoding="utf-8")
            page.keyboard.press("Escape")
            with httpx.Client(base_url=f"http://{address}") as http:
                kept = http.get(f"/api/tables/{made['id']}/record").text
            assert saved == kept
            record = paddock.Record.read(saved)
            assert record.game.result(record.state) is not None
            moves = moves_of(record)
            assert heard.in_order() == [moves[number - 1] for number in sorted(heard.moves)]
            assert max(heard.moves) == len(moves)
            page.get_by_role("button", name="Look at the board").click()
            house = House(address, None)
            shown = shown_log(page)
            assert shown == told_log(house, made["id"], len(shown))
            house.http.close()
