"""A game that brings no page of its own is played on the plain board: from its poster to the replay."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from ..plugins.installed import plugged_in
from ..server.house import House
from .axe import ALL, AXE, complaints
from .devices import DESKTOP, PHONE, Device, device, seat_path, table_of, visit
from .friends import open_more
from .table_talk import Talker

GAME, NAME = "secret-dice", "Secret Dice"
TWO = [{"name": "Mia"}, {"name": "Noah"}, {"bot": "keen"}]
SMALLEST = {"width": 320, "height": 568}
FAULTS = """() => {
    const found = [];
    const root = document.documentElement, board = document.querySelector('.plain-board');
    if (root.scrollWidth > innerWidth || board.scrollWidth > board.clientWidth) found.push('it scrolls sideways');
    for (const element of document.querySelectorAll('.plain-board button, .plain-board input, nav button')) {
        const box = element.getBoundingClientRect(), name = element.getAttribute('aria-label') || element.textContent;
        if (!box.width) continue;
        if (box.width < 43.5 || box.height < 43.5) found.push(`${name}: ${box.width} by ${box.height}`);
        if (box.left < 0 || box.right > innerWidth) found.push(`${name}: cut off`);
    }
    for (const element of document.querySelectorAll('.plain-board b, .plain-board h1, .plain-board .stand')) {
        if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth) found.push(element.textContent);
    }
    return found;
}"""


@pytest.fixture(scope="module")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with plugged_in(tmp_path_factory.mktemp("toys")) as house:
        yield house


def begin(page: Page, toys: House, seats: list[dict[str, str]] = TWO, **wanted: Any) -> Talker:
    """A race at this device, as soon as it is under way."""
    made = toys.make(game=GAME, seats=seats, **{"options": {"pile": "short"}, **wanted})
    page.goto(f"http://{toys.address}{seat_path(made)}")
    page.get_by_role("button", name="Start the race").click()
    page.locator(".plain-board").wait_for()
    return Talker(page)


@pytest.mark.parametrize("kind", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_whole_race_of_two_who_share_a_device(chromium: Browser, toys: House, kind: Device) -> None:
    with device(chromium, kind) as mine:
        page = visit(mine, toys.address)
        poster = page.get_by_role("article", name=NAME)
        expect(poster.get_by_role("img", name=NAME)).to_be_visible()
        expect(poster.get_by_role("link")).to_have_count(0)  # it brings no rules to read
        page.goto(f"http://{toys.address}/new/{GAME}")
        open_more(page)
        page.get_by_label("Name on seat 1").fill("Mia")
        page.get_by_label("Seat 2", exact=True).select_option("here")
        page.get_by_label("Name on seat 2").fill("Noah")
        page.get_by_label("Seat 3", exact=True).select_option(label="Bot: master")
        page.get_by_role("radio", name="Short").check()
        page.get_by_role("spinbutton", name="Bonus").fill("4")
        page.get_by_role("button", name="Start the race").click()
        page.locator(".plain-board").wait_for()
        talker = Talker(page)
        talker.play()
        table = table_of(page)
        assert {"I am Mia", "I am Noah"} == set(talker.covers)
        for look in talker.seen:
            cards = [seat for seat in look["seats"] if "card" in seat]
            if look["cover"]:
                assert not cards
                assert not look["choices"]
            elif look["choices"]:
                (own,) = cards  # nobody sees the card of anybody else
                assert look["asked"].removeprefix("Your turn, ") in own
                assert look["words"][0] == "Fold"
        result = toys.http.get(f"/api/tables/{table}/replay").json()["result"]
        winner = ["Mia", "Noah", "Bolt"][result["winners"][0]]
        expect(page.get_by_role("dialog", name="Result")).to_contain_text(winner)

        page.get_by_role("link", name="Replay").click()
        slider = page.get_by_role("slider", name="Moment")
        slider.wait_for()
        expect(page.locator(".plain-board .seats")).to_contain_text("4 points")
        slider.focus()
        slider.press("End")
        points = result["points"][result["winners"][0]]
        expect(page.locator(".plain-board .seats li").first).to_contain_text(winner)
        expect(page.locator(".plain-board .seats li").first).to_contain_text(f"{points} point")
        expect(page.locator(".plain-board .log")).to_contain_text("The cup is lifted")
        assert not any("card" in seat for seat in talker.look()["seats"])


def test_the_keyboard_is_enough(chromium: Browser, toys: House) -> None:
    with device(chromium) as mine:
        page = visit(mine, toys.address)
        talker = begin(page, toys, [{"name": "Mia"}, {"bot": "keen"}, {"bot": "keen"}])
        talker.until("go")
        page.keyboard.press("Space")
        choices = talker.until("choices")["choices"]
        page.keyboard.press("ArrowDown")
        expect(page.locator(".choices button").first).to_be_focused()
        page.keyboard.press("ArrowUp")
        expect(page.locator(".choices button").last).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator(".plain-board .log")).to_contain_text("The cup is lifted")
        moves = toys.http.get(f"/api/tables/{table_of(page)}/replay").json()["frames"]
        assert sum(frame["seat"] == 0 for frame in moves) == 1
        assert choices[-1].startswith("guess")


def test_who_is_invited_sees_what_is_played_and_watches(chromium: Browser, toys: House) -> None:
    with device(chromium) as mine, device(chromium, PHONE) as others:
        made = toys.make(game=GAME, options={"pile": "short", "bonus": 2}, seats=TWO)
        guest = visit(others, toys.address, f"/table/{made['id']}")
        guest.get_by_role("button", name="More", exact=True).click()
        room = guest.get_by_role("region", name="What is played")
        expect(room).to_contain_text("Two rounds.")
        page = visit(mine, toys.address, seat_path(made))
        page.get_by_role("button", name="Start the race").click()
        Talker(page).until("cover")
        expect(guest.locator(".plain-board h1")).to_have_text("Waiting for Mia")
        assert not any("card" in seat for seat in Talker(guest).look()["seats"])


def test_real_dice_are_read_out(chromium: Browser, toys: House) -> None:
    with device(chromium) as mine:
        page = visit(mine, toys.address)
        talker = begin(page, toys, dice="typed")
        talker.until("cover")
        talker.act()
        assert talker.until("choices")["choices"] == ["shake 1", "shake 2", "shake 3"]
        page.locator("[data-move='shake 2']").click()
        expect(page.locator(".plain-board .log")).to_contain_text("The die lies under the cup.")


def home(page: Page, toys: House) -> None:
    page.goto(f"http://{toys.address}/")
    page.get_by_role("button", name=f"Play now: {NAME}").wait_for()


def new_table(page: Page, toys: House) -> None:
    page.goto(f"http://{toys.address}/new/{GAME}")
    open_more(page).get_by_role("spinbutton", name="Bonus").wait_for()


def waiting_room(page: Page, toys: House) -> None:
    made = toys.make(game=GAME, seats=[{"name": "Mia"}, {"bot": "keen"}])
    page.goto(f"http://{toys.address}{seat_path(made)}")
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("spinbutton", name="Bonus").wait_for()


def cover(page: Page, toys: House) -> None:
    begin(page, toys).until("cover")


def choices(page: Page, toys: House) -> None:
    talker = begin(page, toys)
    while len(talker.look()["choices"]) < 2:
        talker.act()


def replay(page: Page, toys: House) -> None:
    talker = begin(page, toys, [{"bot": "keen"}] * 3)
    talker.until("over")
    page.goto(f"http://{toys.address}/replay/{table_of(page)}#move=5")
    page.locator(".plain-board .stand").first.wait_for()


SCREENS = {screen.__name__: screen for screen in (home, new_table, waiting_room, cover, choices, replay)}


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_no_violation(chromium: Browser, toys: House, screen: str) -> None:
    found = []
    with device(chromium, DESKTOP) as mine:
        page = mine.new_page()
        SCREENS[screen](page, toys)
        page.evaluate(AXE.read_text(encoding="utf-8"))
        for kind, theme in ALL:
            page.set_viewport_size({"width": kind.width, "height": kind.height})
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            page.locator(f":root[data-theme={theme}]").wait_for(state="attached")
            found += [f"{kind.width} px, {theme}: {complaint}" for complaint in complaints(page)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("screen", ["cover", "choices", "replay"])
def test_nothing_is_cut_off_on_the_smallest_phone(chromium: Browser, toys: House, screen: str) -> None:
    with device(chromium, PHONE) as mine:
        page = mine.new_page()
        page.set_viewport_size({"width": SMALLEST["width"], "height": SMALLEST["height"]})
        SCREENS[screen](page, toys)
        assert page.evaluate(FAULTS) == []
