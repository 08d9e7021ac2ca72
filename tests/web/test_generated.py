"""A table on a generated circuit: chosen with its picture, generated again, or by its number."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from ..server.house import House
from .devices import DESKTOP, PHONE, device, table_of, visit
from .friends import open_more


def test_a_table_on_a_random_circuit(chromium: Browser, house: House) -> None:
    with device(chromium, PHONE) as mine, device(chromium, DESKTOP) as theirs:
        page = open_more(visit(mine, house.address, "/new/hurry-cup"))
        page.get_by_role("radio", name="A random circuit").check(force=True)
        number = page.get_by_role("textbox", name="Number")
        number.wait_for()
        first = number.input_value()
        page.get_by_role("button", name="Draw another one").click()
        expect(number).not_to_have_value(first)
        number.fill("7")
        number.press("Tab")
        picture = page.locator("label.choice.on img")
        expect(picture).to_have_attribute("src", "/api/games/hurry-cup/boards/random-7/wide/light.svg")
        picture.scroll_into_view_if_needed()
        expect(picture).to_have_js_property("complete", True)
        assert picture.evaluate("(image) => image.naturalWidth > 0")
        page.get_by_role("button", name="Open the table").click()
        page.wait_for_url("**/table/*")
        told = house.http.get(f"/api/tables/{table_of(page)}").json()
        assert (told["board"], told["chosen"]["circuit"]) == ("random-7", "random-7")

        guest = visit(theirs, house.address, f"/table/{table_of(page)}")
        guest.get_by_role("button", name="More", exact=True).click()
        expect(guest.get_by_text("A random circuit")).to_be_visible()
        expect(guest.locator(".choice.tiles img")).to_have_attribute(
            "src", "/api/games/hurry-cup/boards/random-7/wide/light.svg"
        )


def test_what_is_no_number_is_said_in_a_sentence(chromium: Browser, house: House) -> None:
    with device(chromium, DESKTOP) as mine:
        page = open_more(visit(mine, house.address, "/new/hurry-cup"))
        page.get_by_role("radio", name="A random circuit").check(force=True)
        number = page.get_by_role("textbox", name="Number")
        number.fill("seven")
        number.press("Tab")
        expect(page.get_by_text("seven is not the number of a board")).to_be_visible()
