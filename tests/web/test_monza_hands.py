"""Hands on the board of Monza: keys never lose their place, what is grey says why, and on a phone on its side all that
can be tapped lies between the thumbs."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from ..server.house import House
from .devices import DESKTOP, PATIENCE, Device, device, seat_path, visit
from .driver import Driver
from .watching import until_so

SIDEWAYS = [Device(844, 390, True), Device(667, 375, True)]
TWO = [{"name": "Anna"}, {"name": "Ben"}]
FOCUSED = """() => {
    const at = document.activeElement;
    return at === document.body ? 'nothing' : at.matches('.target') ? 'space' : at.matches('.act') ? 'button' : 'board';
}"""
COVERED = """() => {
    const board = document.querySelector('.board');
    const beyond = [...document.querySelectorAll('.beyond button')].map((one) => one.textContent.trim());
    return [...document.querySelectorAll('button.target')].flatMap((one) => {
        const box = one.getBoundingClientRect();
        const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        const reached = hit !== null && board.contains(hit);
        const words = one.getAttribute('aria-label');
        return reached || beyond.includes(words) ? [] : [words];
    });
}"""
"""The glowing spaces that cannot be tapped: on the board, or as a button for what is out of sight."""
SEEN = """() => {
    const map = document.querySelector('.map').getBoundingClientRect();
    const part = document.querySelector('.map .seen').getBoundingClientRect();
    return (part.width * part.height) / (map.width * map.height);
}"""


def begin(page: Page) -> Driver:
    page.get_by_role("button", name="Start the race").click()
    page.locator(".race .buttons").wait_for()
    return Driver(page)


def test_keys_play_a_race_and_never_lose_their_place(chromium: Browser, house: House) -> None:
    """From the first roll on every key goes where the last one has led, for some turns."""
    made = house.make(options={"players": 2}, seats=TWO)
    with device(chromium, DESKTOP) as mine:
        page = visit(mine, house.address, seat_path(made))
        driver = begin(page)
        driver.until(lambda look: look.go is not None)
        page.locator(".act").focus()
        led: set[str] = set()
        for _ in range(25):
            look = driver.until(lambda look: bool(look.targets) or look.go is not None)
            wanted = "space" if look.targets else "button"
            assert until_so(page, f"(wanted) => ({FOCUSED})() === wanted", wanted), (look.asked, wanted)
            led.add(wanted)
            page.keyboard.press("Enter")
            driver.wait_for_change(look, PATIENCE)
        assert led == {"space", "button"}
        assert page.evaluate(FOCUSED) != "nothing"


def test_what_is_grey_says_why_and_a_car_says_whose_it_is(chromium: Browser, house: House) -> None:
    made = house.make(options={"players": 2, "professional": True}, seats=TWO)
    with device(chromium, DESKTOP) as mine:
        page = visit(mine, house.address, seat_path(made))
        begin(page).play_until(lambda look: bool(look.targets) and look.go is None)
        drive = page.get_by_role("button", name="Drive", exact=True)
        expect(drive).to_have_attribute("aria-disabled", "true")
        drive.click(force=True)  # what is grey can be touched, whatever the browser's driver thinks of it
        expect(page.get_by_role("alert")).to_contain_text("as soon as no die fits")
        page.locator(".tiles .spot button[aria-disabled]").first.click(force=True)
        note = page.get_by_role("dialog")
        expect(note).to_contain_text("You cannot use it at the moment.")
        page.keyboard.press("Escape")
        expect(note).to_have_count(0)
        page.get_by_role("button", name="About the tiles").click()
        expect(note).to_contain_text("Before you lay anything")
        note.get_by_role("button").click()
        tile = page.locator(".tiles .spot button").first
        tile.hover()
        page.mouse.down()
        expect(note).to_contain_text("once in a race")  # after a long press
        page.mouse.up()
        note.get_by_role("button").click()
        page.locator(".race .board").evaluate(
            """(board) => {
                const car = board.querySelector('svg > g[transform*=rotate]').getBoundingClientRect();
                const at = { clientX: car.x + car.width / 2, clientY: car.y + car.height / 2, bubbles: true };
                board.dispatchEvent(new MouseEvent('click', at));
            }"""
        )
        expect(page.locator(".tag")).to_contain_text("spaces to go")


@pytest.mark.parametrize("kind", SIDEWAYS, ids=["844", "667"])
def test_on_a_phone_on_its_side_all_that_can_be_tapped_is_in_reach(
    chromium: Browser, house: House, kind: Device
) -> None:
    """For some turns of a professional with a long track: the camera follows, and the map shows which part is seen."""
    options = {"players": 3, "track": "grand-prix", "professional": True, "bonus_step": True}
    made = house.make(options=options, seats=[{"name": "Anna"}, {"name": "Ben"}, {"name": "Cleo"}])
    with device(chromium, kind) as mine:
        page = visit(mine, house.address, seat_path(made))
        driver = begin(page)
        seen = []
        for _ in range(40):
            driver.until(lambda look: bool(look.targets) or look.go is not None)
            assert until_so(page, f"() => ({COVERED})().length === 0", limit=5_000), page.evaluate(COVERED)
            seen.append(page.evaluate(SEEN))
            driver.act()
        assert max(seen) < 0.7
        page.get_by_role("button", name="Whole board").click()
        assert until_so(page, f"() => ({SEEN})() > 0.99")
