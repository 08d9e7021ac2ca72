"""The host chooses what is played, with a picture and a sentence each, and everybody sees it at once."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, Route, expect

import paddock

from ..server.house import House
from .devices import table_of
from .friends import open_more
from .tapping import DESKTOP, PHONE, open_page, race_by_tapping


def new_table(chromium: Browser, house: House, size: tuple[int, int]) -> Page:
    return open_more(open_page(chromium, house, size, "/new/monza"))


def test_every_choice_has_a_picture_and_a_sentence(chromium: Browser, house: House) -> None:
    page = new_table(chromium, house, PHONE)
    page.get_by_text("More options").click()
    for row in page.locator("label.choice.list, label.choice.tiles, label.row").all():
        assert row.locator("svg, img").count(), row.inner_text()
        sentence = row.locator("small").inner_text()
        assert sentence, row.inner_text()
        assert "web-" not in sentence, row.inner_text()
    pictures = page.locator("label.choice.tiles img")
    assert pictures.count() >= 3
    for picture in pictures.all():
        picture.scroll_into_view_if_needed()
        expect(picture).to_have_js_property("complete", True)
        assert picture.evaluate("image => image.naturalWidth") > 0
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.close()


def test_MZ_03_any_seat_can_begin(chromium: Browser, house: House) -> None:
    page = new_table(chromium, house, DESKTOP)
    for seat in (2, 3, 4):
        page.get_by_label(f"Seat {seat}", exact=True).select_option("bot:racer")
    page.get_by_role("radio", name="No. 3").check()
    page.get_by_role("button", name="Start the race").click()
    page.locator(".tray").wait_for()
    race_by_tapping(page)
    record = paddock.Record.read(house.record(table_of(page)))
    assert record.header.options["first"] == 2
    assert next(step.seat for step in record.steps if step.seat >= 0) == 2
    page.close()


def test_a_seat_that_goes_does_not_begin(chromium: Browser, house: House) -> None:
    page = new_table(chromium, house, DESKTOP)
    page.get_by_role("radio", name="No. 4").check()
    page.get_by_role("button", name="Remove seat 4").click()
    expect(page.get_by_role("radio", name="Rookie")).to_be_checked()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("2 seats are still open.")).to_be_visible()
    page.close()


def test_MZ_01_six_can_sit_at_the_classic_edition(chromium: Browser, house: House) -> None:
    """How many can play follows the edition, on the page of a new table and in the waiting room."""
    page = new_table(chromium, house, DESKTOP)
    places, more = page.get_by_label(re.compile(r"^Seat \d$")), page.get_by_role("button", name="One more seat")
    classic = page.get_by_role("radio", name="Classic The edition of 2000")
    expect(places).to_have_count(4)
    expect(more).to_have_count(0)
    classic.check()
    more.click()
    more.click()
    expect(places).to_have_count(6)
    expect(more).to_have_count(0)
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="More", exact=True).click()
    made = table_of(page)

    def cars() -> list[str]:
        return [seat["car"] for seat in house.http.get(f"/api/tables/{made}").json()["seats"]]

    rows = page.locator(".seats li")
    expect(rows).to_have_count(6)
    assert cars() == ["red", "yellow", "green", "blue", "white", "purple"]
    expect(more).to_have_count(0)
    page.get_by_role("radio", name="Anniversary The edition of 2020").check()
    expect(rows).to_have_count(4)
    expect(more).to_have_count(0)
    assert cars() == ["red", "blue", "green", "yellow"]
    classic.check()
    more.click()
    expect(rows).to_have_count(5)
    more.click()
    expect(rows).to_have_count(6)
    expect(more).to_have_count(0)
    page.close()


def test_the_page_itself_knows_no_number_of_seats(chromium: Browser, house: House) -> None:
    """A server that tells other numbers and pieces is believed."""

    def other(route: Route) -> None:
        told = route.fetch().json()
        for game in told:
            game["seatings"] = [{"least": 3, "most": 5, "pieces": ["purple"] * 5, "when": {}}]
        route.fulfill(json=told)

    page = open_page(chromium, house, DESKTOP, "/", service_workers="block")
    expect(page.get_by_role("article", name="Monza").get_by_text("2\N{EN DASH}6 players")).to_be_visible()
    page.route("**/api/games", other)
    page.goto(f"http://{house.address}/")
    expect(page.get_by_role("article", name="Monza").get_by_text("3\N{EN DASH}5 players")).to_be_visible()
    page.goto(f"http://{house.address}/new/monza")
    open_more(page)
    places, more = page.get_by_label(re.compile(r"^Seat \d$")), page.get_by_role("button", name="One more seat")
    more.click()
    expect(places).to_have_count(5)
    expect(more).to_have_count(0)
    for _ in range(2):
        page.get_by_role("button", name="Remove seat").last.click()
    expect(places).to_have_count(3)
    expect(page.get_by_role("button", name="Remove seat")).to_have_count(0)
    page.close()


def test_what_the_host_changes_in_the_waiting_room_is_seen_by_all(chromium: Browser, house: House) -> None:
    host = new_table(chromium, house, DESKTOP)
    host.get_by_role("button", name="Open the table").click()
    host.get_by_role("button", name="More", exact=True).click()
    guest = open_page(chromium, house, PHONE, f"/table/{table_of(host)}")
    guest.get_by_role("button", name="More", exact=True).click()
    played = guest.get_by_role("region", name="What is played")
    expect(played.get_by_text("Oval")).to_be_visible()
    assert not played.get_by_role("radio").count(), "only the host chooses"

    host.get_by_role("radio", name="Grand Prix").check()
    expect(played.get_by_text("Grand Prix")).to_be_visible()
    host.get_by_role("switch", name="Professional racers").check()
    expect(played.get_by_text("Professional racers")).to_be_visible()
    host.get_by_role("radio", name="Real dice").check()
    expect(played.get_by_text("Real dice")).to_be_visible()
    host.get_by_role("radio", name="Relaxed").check()
    expect(played.get_by_text("Relaxed")).to_be_visible()
    host.get_by_role("radio", name="Everybody The table").check()
    expect(played.get_by_text("Everybody", exact=True)).to_be_visible()

    host.get_by_role("radio", name="Classic The edition of 2000").check()
    host.get_by_role("button", name="One more seat").click()
    expect(guest.get_by_text("Open seat", exact=True)).to_have_count(4)
    guest.get_by_role("button", name="Sit here").last.click()
    guest.get_by_label("Your name").fill("Ben")
    guest.get_by_role("button", name="Sit down").click()
    host.get_by_role("radio", name="Ben").check()
    expect(played.get_by_text("Ben")).to_be_visible()
    guest.get_by_role("button", name="Ben: change this seat").click()
    guest.get_by_role("button", name="Free the seat").click()
    host.get_by_role("button", name="Remove seat 5").click()
    expect(guest.get_by_text("Open seat", exact=True)).to_have_count(3)
    host.close()
    guest.close()
