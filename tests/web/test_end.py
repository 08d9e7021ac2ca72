"""After a race: why it ended so, another one by agreement, another game for the same people, and a picture to share."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from ..server.house import House
from .devices import DESKTOP, PHONE, device, table_of, visit
from .end_screens import EVENING
from .ended import over
from .watching import until_so

SHARED = """() => {
    navigator.share = async (what) => { window.shared = { url: what.url, text: what.text,
        files: await Promise.all((what.files ?? []).map(async (file) => [file.name, file.type, file.size])) }; };
    navigator.canShare = () => true;
}"""
COLOURS = """async (image) => {
    const canvas = new OffscreenCanvas(120, 68), pen = canvas.getContext('2d');
    pen.drawImage(image, 0, 0, 120, 68);
    const { data } = pen.getImageData(0, 0, 120, 68);
    return new Set(Array.from({ length: data.length / 4 }, (_, i) => `${data[4 * i] >> 4},${data[4 * i + 1] >> 4},${
        data[4 * i + 2] >> 4}`)).size;
}"""
"""In how many different colours a picture is drawn."""


def result(page: Page) -> Page:
    page.get_by_role("dialog", name="Result").wait_for()
    return page


def test_a_rematch_begins_when_all_people_have_ticked(chromium: Browser, house: House) -> None:
    table = over(house, "monza", ["Anna", "Ben"], EVENING)
    with device(chromium, DESKTOP) as hers, device(chromium, PHONE) as his:
        anna = result(visit(hers, house.address, table.seat(0)))
        ben = result(visit(his, house.address, table.seat(1)))
        sheet = anna.get_by_role("dialog", name="Result")
        expect(sheet).to_contain_text("of four")
        expect(sheet).to_contain_text("fewest dice")
        ben.get_by_role("button", name="Rematch").click()
        expect(ben.get_by_role("status").filter(has_text="One of 2 wants more")).to_be_visible()

        anna.get_by_role("button", name="Ben wants a rematch").click()
        rows = anna.get_by_role("dialog").get_by_role("listitem")
        expect(rows.filter(has_text="Ben")).to_contain_text("wants more")
        expect(rows.filter(has_text="Anna")).to_contain_text("and you?")
        expect(anna.get_by_role("row").filter(has_text="Ben")).to_contain_text("1")
        first = anna.get_by_role("timer").get_attribute("aria-label")
        until_so(anna, "(before) => document.querySelector('[role=timer]')?.ariaLabel !== before", first)
        assert anna.get_by_role("timer").get_attribute("aria-label") != first, "it counts"
        anna.get_by_role("group", name="Who begins next").get_by_role("button", name="Ben").click()
        expect(ben.get_by_text("Ben begins")).to_be_visible()
        anna.get_by_role("button", name="I\u2019m in").click()

        for page in (anna, ben):
            page.locator(".tray").wait_for()
            expect(page.get_by_role("dialog")).to_have_count(0)
        info = house.http.get(f"/api/tables/{table.id}").json()
        assert (info["race"], info["phase"], info["options"]["first"]) == (2, "racing", 1)


def test_against_bots_alone_it_begins_at_once(chromium: Browser, house: House) -> None:
    table = over(house, "hurry-cup", ["Anna"])
    with device(chromium, PHONE) as hers:
        page = result(visit(hers, house.address, table.seat(0)))
        expect(page.get_by_role("dialog")).to_contain_text("points")
        page.get_by_role("button", name="Rematch").click()
        expect(page.get_by_role("dialog", name="Result")).to_have_count(0)
        assert house.http.get(f"/api/tables/{table.id}").json()["race"] == 2


def test_the_host_takes_everybody_to_another_game(chromium: Browser, house: House) -> None:
    table = over(house, "monte-carlo-gamble", ["Anna", "Ben"])
    with device(chromium, DESKTOP) as hers, device(chromium, PHONE) as his:
        ben = result(visit(his, house.address, table.seat(1)))
        anna = result(visit(hers, house.address, table.seat(0)))
        anna.get_by_role("button", name="This evening").click()
        anna.get_by_role("button", name="Monza with the same people").click()
        there = re.compile(f"/table/(?!{table.id})")
        for page in (anna, ben):
            page.wait_for_url(there)
            expect(page.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()
        assert anna.url == ben.url
        info = house.http.get(f"/api/tables/{table_of(anna)}").json()
        assert [info["game"], *(seat["name"] for seat in info["seats"][:2])] == ["monza", "Anna", "Ben"]


def test_the_end_can_be_shared_as_a_picture(chromium: Browser, house: House) -> None:
    table = over(house, "monza", ["Anna"])
    with device(chromium, PHONE) as hers:
        hers.add_init_script(f"({SHARED})()")
        page = result(visit(hers, house.address, table.seat(0)))
        page.get_by_role("button", name="Share").click()
        dialog = page.get_by_role("dialog", name="Share")
        image = dialog.get_by_role("img")
        image.wait_for()
        assert image.evaluate("(image) => image.decode().then(() => image.naturalWidth)") == 1200
        assert image.evaluate(COLOURS) > 60, "lane, cars, words and board are in it"
        with page.expect_download() as saved:
            dialog.get_by_role("link", name="Save the picture").click()
        assert saved.value.suggested_filename.endswith(".png")
        link = dialog.get_by_label("Link to the replay").input_value()
        assert link.endswith(f"/replay/{table.id}?race=1")
        dialog.get_by_role("button", name="Share").click()
        shared = until_so(page, "() => window.shared")
        assert shared["url"] == link
        assert [kind for _, kind, size in shared["files"] if size > 5000] == ["image/png"]
        page.goto(link)
        page.get_by_role("slider", name="Moment").press("End")
        page.get_by_role("button", name="Result").click()
        expect(page.get_by_role("dialog", name="Result")).to_contain_text("fewest dice")
