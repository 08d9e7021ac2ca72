"""Home: the races of this device, the way to another one, and all of it without a connection."""

from __future__ import annotations

import re
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from ..server.house import House, quick, running
from .devices import DESKTOP, PHONE, device, table_of, visit
from .home_screens import begun, hold, some_races
from .line import line
from .promises import answer
from .screens import visit as go
from .test_installable import wait_for_worker
from .watching import until_so

BOT = {"bot": "greedy"}
KEPT_PAGE = """async () => {
    const shell = await caches.open('paddock-shell-1');
    for (;;) {
        const files = (await shell.keys()).map(({ url }) => new URL(url).pathname);
        if (files.includes('/') && files.some((file) => file.includes('YourRaces'))) return files;
        await new Promise((done) => setTimeout(done, 100));
    }
}"""


def cards(page: Page) -> list[str]:
    return [str(card.get_attribute("data-race")) for card in page.locator("[data-race]").all()]


def test_your_turn_comes_first_with_the_board_around_your_car(chromium: Browser, house: House) -> None:
    friends, hurry, gamble, over, room = some_races(house)
    with device(chromium, DESKTOP) as mine:
        page = mine.new_page()
        hold(page, house, friends, hurry, gamble, over, room)
        go(page, house, "/")
        page.get_by_role("button", name="Show all 5").click()
        expect(page.locator("[data-race]")).to_have_count(5)
        listed = cards(page)
        told = house.http.post("/api/mine", json=[friends, hurry, gamble, over, room]).json()
        turns = {one["id"] for one in told if one["turn"]}
        assert turns
        assert set(listed[: len(turns)]) == turns
        assert listed[-1] == over["id"]
        for card in page.locator("[data-race]").all()[: len(turns)]:
            expect(card).to_contain_text("Your turn")
        for game in (friends, hurry, gamble, over):
            board = page.locator(f"[data-race='{game['id']}'] svg.mini")
            board.wait_for()
            left, top, width, height = map(float, str(board.get_attribute("viewBox")).split())
            assert width < 900, "a part of the board"
            assert board.locator("g").count() >= 2, "the pieces lie on it"
            assert left >= -300
            assert top >= -200
            assert abs(width / height - 2) < 0.01
        expect(page.locator(f"[data-race='{hurry['id']}']")).to_contain_text("against 2 bots")
        ended = page.locator(f"[data-race='{over['id']}']")
        expect(ended).to_contain_text(re.compile("First|Second"))
        expect(ended.get_by_role("link", name="Replay")).to_have_attribute("href", f"/replay/{over['id']}")
        expect(page.locator(f"[data-race='{room['id']}']")).to_contain_text("1 of 3 seats taken")
        page.get_by_role("link", name="Continue").first.click()
        page.wait_for_url(f"**/table/{listed[0]}")
        page.get_by_role("button", name="Menu").wait_for()


def test_it_follows_what_others_do_and_forgets_what_is_gone(chromium: Browser, house: House) -> None:
    made = house.make(seats=[{"name": "Mia"}, {}], options={"players": 2})
    with device(chromium, DESKTOP) as mine, device(chromium, PHONE) as theirs:
        page = mine.new_page()
        hold(page, house, made, {"id": "no-such-tabl", "key": "k"})
        go(page, house, "/")
        card = page.locator(f"[data-race='{made['id']}']")
        expect(card).to_contain_text("1 of 2 seats taken")
        assert cards(page) == [made["id"]]
        guest = visit(theirs, house.address, f"/table/{made['id']}")
        guest.get_by_role("button", name="Sit here").click()
        guest.get_by_label("Your name").fill("Ben")
        guest.get_by_role("button", name="Sit down").click()
        expect(card).to_contain_text("2 of 2 seats taken")
        expect(card).to_contain_text("with Ben")


def test_a_race_is_taken_off_the_list_and_back(chromium: Browser, house: House) -> None:
    made = begun(house, 4, seats=[{"name": "Mia"}, BOT], options={"players": 2})
    with device(chromium, PHONE) as mine:
        page = mine.new_page()
        hold(page, house, made)
        go(page, house, "/")
        page.get_by_role("button", name="Tidy up").click()
        page.get_by_role("button", name="Take Monza off the list").click()
        undo = page.get_by_role("button", name="Undo")
        expect(undo).to_be_focused()
        expect(page.locator("[data-race]")).to_have_count(0)
        undo.press("Enter")
        expect(page.locator("[data-race]")).to_have_count(1)
        page.get_by_role("button", name="Take Monza off the list").click()
        page.reload()
        page.get_by_role("heading", name="Which race today?", level=1).wait_for()  # as for a newcomer
        go(page, house, f"/table/{made['id']}")
        page.locator(".tray").wait_for()
        assert house.http.post("/api/mine", json=[made]).json()[0]["yours"] == [0], "the seat is still ours"
        go(page, house, "/")
        expect(page.locator("[data-race]")).to_have_count(1)


def test_another_device_takes_the_races_along_once(chromium: Browser, house: House) -> None:
    races = [begun(house, 4, seats=[{"name": "Mia"}, BOT], options={"players": 2}) for _ in range(2)]
    with device(chromium, DESKTOP) as mine, device(chromium, PHONE) as other:
        page = mine.new_page()
        hold(page, house, *races)
        go(page, house, "/")
        page.get_by_role("button", name="To another device").click()
        sheet = page.get_by_role("dialog", name="Take your races along")
        expect(sheet.get_by_text("Phones cannot open this link")).to_be_visible()
        expect(sheet.get_by_role("img", name="The link as a QR code")).to_have_count(0)
        link = sheet.get_by_label("The link for the other device").input_value()
        assert link.startswith(house.address)
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)

        phone = other.new_page()
        phone.goto(f"http://{link}")
        phone.get_by_text("2 races are here now.").wait_for()
        phone.get_by_role("link", name="Your races").click()
        expect(phone.locator("[data-race]")).to_have_count(2)
        phone.get_by_role("link", name="Continue").first.click()
        phone.locator(".tray button.go").wait_for()
        late = other.new_page()
        late.goto(f"http://{link}")
        late.get_by_role("heading", name="This link was used already, or is too old").wait_for()
        assert late.title().startswith("This link was used already")
        late.get_by_role("link", name="To the start page").click()
        expect(late.locator("[data-race]")).to_have_count(2)


def test_without_the_server_home_opens_with_what_was_seen_last(chromium: Browser, tmp_path: Path) -> None:
    """The server is stopped, the page loaded again, and the server started again at the same address."""
    with device(chromium, PHONE) as mine:
        page = mine.new_page()
        sign = page.get_by_text("No connection. Nothing is lost: your races wait, and we keep trying.")
        with running(quick(tmp_path)) as house:
            port = int(house.address.split(":")[1])
            hold(page, house, begun(house, 6, seats=[{"name": "Mia"}, BOT], options={"players": 2}))
            go(page, house, "/")
            wait_for_worker(page)
            page.reload()
            page.locator("[data-race] svg.mini").wait_for()
            answer(page, KEPT_PAGE)
            expect(sign).to_have_count(0)
        sign.wait_for()
        page.reload()  # nothing answers: what is shown now was kept in the browser
        sign.wait_for()
        card = page.locator("[data-race]")
        expect(card).to_contain_text("Monza")
        expect(card).to_contain_text(re.compile(r"Needs a connection\. Last seen: \d+:\d\d"))
        card.locator("svg.mini").wait_for()
        card.get_by_role("link", name="Continue").click(force=True)
        assert page.url.endswith("/"), "a grey button leads nowhere"
        page.get_by_role("alert").get_by_text("Needs a connection").wait_for()
        expect(page.get_by_role("button", name="Play now: Monza")).to_have_attribute("aria-disabled", "true")
        with running(quick(tmp_path), port):
            sign.wait_for(state="detached")  # it goes on by itself
            card.get_by_role("link", name="Continue").click()
            page.locator(".tray button.go").wait_for()


def test_a_line_that_swallows_everything_is_seen_within_three_seconds(chromium: Browser, house: House) -> None:
    made = begun(house, 4, seats=[{"name": "Mia"}, BOT], options={"players": 2})
    with device(chromium, DESKTOP) as mine, line(house.address) as wire:
        page = mine.new_page()
        there = House(wire.address, house.app)
        hold(page, there, made)
        go(page, there, "/")
        link = page.get_by_role("link", name="Continue")
        link.wait_for()
        sign = page.get_by_text("No connection. Nothing is lost")
        expect(sign).to_have_count(0)
        wire.swallow()
        swallowed = time.monotonic()
        sign.wait_for()
        took = time.monotonic() - swallowed
        expect(link).to_have_attribute("aria-disabled", "true")
        wire.mend()
        sign.wait_for(state="detached")
        link.click()
        page.locator(".tray").wait_for()
        assert took < 3.6, f"{took:.1f} s, with what this machine adds"


def test_wrong_addresses_have_a_page_that_leads_home(chromium: Browser, house: House) -> None:
    with device(chromium, PHONE) as mine:
        page = visit(mine, house.address)
        for path, said in (
            ("/new/ludo", "There is no such game here"),
            ("/rules/ludo", "ludo"),
            ("/workshop/ludo", "ludo"),
            ("/table/none", "There is no such table"),
            ("/replay/none", "There is no such race"),
            ("/nowhere/at/all", "There is no such page"),
            ("/take", "There is no such page"),
            ("/table/50%25%", "There is no such table"),
        ):
            told = house.http.get(path)
            assert told.status_code == 200, path
            assert "text/html" in told.headers["content-type"], path
            go(page, house, path)
            expect(page.get_by_role("heading", level=1)).to_contain_text(said)
            assert until_so(page, "(said) => document.title.includes(said)", said), (path, page.title())
            page.get_by_role("link", name="To the start page").click()
            page.get_by_role("button", name="Play now: Monza").wait_for()


def test_a_race_is_found_again_the_next_day(chromium: Browser, tmp_path: Path) -> None:
    """The server was stopped meanwhile; home leads back into the race."""
    with device(chromium, DESKTOP) as mine:
        with running(quick(tmp_path)) as today:
            page = visit(mine, today.address)
            page.get_by_role("button", name="Play now: Monza").click()
            page.locator(".tray button.go").wait_for()
            table, port = table_of(page), int(today.address.split(":")[1])
        with running(quick(tmp_path), port) as tomorrow:
            go(page, tomorrow, "/")
            page.locator(f"[data-race='{table}']").get_by_role("link", name="Continue").click()
            page.locator(".tray button.go").wait_for()
