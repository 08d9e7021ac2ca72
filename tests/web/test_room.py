"""The waiting room: how friends get in, who is ready, what the host can do, and who is the host when the host is gone.

127.0.0.2 stands in for the machine's address in the network.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from ..server.house import House, quick, running
from ..server.process import started
from .axe import ALL, AXE, complaints
from .devices import DESKTOP, PHONE, device, seat_path, visit

READY = "I\N{RIGHT SINGLE QUOTATION MARK}m ready"
INSECURE = """Object.defineProperty(navigator, 'clipboard', { value: undefined });
Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });"""
SHEET = "Object.defineProperty(navigator, 'share', { value: async (told) => { window.shared = told; } });"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house in which somebody else can be the host at once when the host is gone."""
    with running(quick(tmp_path_factory.mktemp("hasty"), patience_away=0.0)) as house:
        yield house


def room(context: BrowserContext, address: str, path: str) -> Page:
    page = visit(context, address, path)
    page.get_by_role("list").get_by_role("listitem").first.wait_for()
    return page


def seat(page: Page, name: str) -> str:
    """What stands in somebody's row."""
    return re.sub(r"\s+", " ", page.get_by_role("listitem").filter(has_text=name).inner_text())


def test_phones_come_by_the_code_sit_down_and_are_ready(chromium: Browser, tmp_path: Path) -> None:
    """From a link that only this machine can open to a race of three devices."""
    with (
        started(tmp_path) as (here, _),
        device(chromium, DESKTOP) as jonas_has,
        device(chromium, PHONE) as mia_has,
        device(chromium, PHONE) as ben_has,
    ):
        wanted = {"game": "monza", "options": {"players": 3}, "seats": [{"name": "Jonas"}]}
        made = httpx.post(f"http://{here}/api/tables", json=wanted).json()
        jonas = room(jonas_has, here, seat_path(made))
        code = jonas.get_by_role("img", name="The link as a QR code")
        expect(jonas.get_by_text("Phones cannot open this link yet.")).to_be_visible()
        expect(code).to_have_count(0)
        jonas.get_by_role("switch", name="Phones in this Wi-Fi may join").click()
        expect(code).to_be_visible()
        near = here.replace("127.0.0.1", "127.0.0.2")
        link = jonas.get_by_label("The link to this table").input_value()
        assert link == f"{near}/table/{made['id']}"
        assert f"127.0.0.2%3A{near.partition(':')[2]}" in (code.get_attribute("src") or "")

        mia_has.add_init_script(SHEET)
        mia = room(mia_has, near, f"/table/{made['id']}")
        share = mia.get_by_role("button", name="Share", exact=True)
        for seen in (mia.get_by_role("img", name="The link as a QR code"), share):
            box = seen.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] < PHONE.height, "code and share button stand above the fold"
        share.click()
        assert mia.evaluate("window.shared.url") == f"http://{link}"
        mia.get_by_label("Your name").fill("Mia")
        mia.get_by_role("button", name="Sit down").click()
        expect(jonas.get_by_text("Mia is not ready yet. One seat is still open.")).to_be_visible()
        start = jonas.get_by_role("button", name="Start the race")
        expect(start).to_have_attribute("aria-disabled", "true")
        start.click(force=True)  # a locked button may be tapped, and does nothing
        expect(jonas.get_by_role("button", name="Start now with a bot")).to_be_visible()
        mia.get_by_role("button", name=READY).click()
        expect(jonas.get_by_text("not ready yet")).to_have_count(0)

        ben_has.add_init_script(INSECURE)
        ben_has.add_init_script("localStorage.setItem('paddock.name', 'Ben')")
        ben = room(ben_has, near, f"/table/{made['id']}")
        expect(ben.get_by_role("button", name="Share", exact=True)).to_have_count(0)
        ben.get_by_role("button", name="Copy link").click()
        assert ben.evaluate("document.activeElement.value") == link, "it is marked, to be copied by hand"
        assert "ready" in seat(ben, "Mia"), "who comes later sees who is ready"
        ben.get_by_role("button", name="Sit here").click()  # the name is known: one tap
        ben.get_by_role("button", name=READY).click()
        expect(jonas.get_by_text("Everybody is here.")).to_be_visible()
        jonas.get_by_role("button", name="Mix the order").click()
        expect(jonas.get_by_text("Everybody is here.")).to_be_visible()
        mia.reload()
        expect(mia.get_by_text("You are ready.")).to_be_visible()
        jonas.get_by_role("button", name="Start the race").click()
        for page in (jonas, mia, ben):
            page.locator(".tray").wait_for()


def test_the_host_removes_somebody_and_starts_with_a_bot(chromium: Browser, house: House) -> None:
    made = house.make(options={"players": 3}, seats=[{"name": "Jonas"}])
    with device(chromium, DESKTOP) as jonas_has, device(chromium, PHONE) as mia_has:
        jonas = room(jonas_has, house.address, seat_path(made))
        mia = room(mia_has, house.address, f"/table/{made['id']}")
        mia.get_by_label("Your name").fill("Mia")
        mia.get_by_role("button", name="Sit down").click()
        jonas.get_by_role("button", name="Mia: change this seat").click()
        jonas.get_by_role("button", name="Let a bot drive").click()
        told = mia.get_by_role("dialog", name="Your seat has been given to somebody else.")
        told.get_by_role("button").click()
        mia.get_by_role("button", name="Sit down").click()  # there is another one
        jonas.get_by_role("button", name="Mia: change this seat").click()
        jonas.get_by_role("button", name="Free the seat").click()
        told.get_by_role("button").click()
        expect(mia.get_by_label("Your name")).to_have_value("Mia")
        jonas.get_by_role("button", name="Start now with a bot").click()
        for page in (jonas, mia):
            page.locator(".tray").wait_for()


def test_the_host_hands_the_table_over_and_a_lost_host_is_replaced(chromium: Browser, hasty: House) -> None:
    made = hasty.make(options={"players": 2}, seats=[{"name": "Jonas"}])
    with device(chromium, DESKTOP) as jonas_has, device(chromium, PHONE) as mia_has:
        jonas = room(jonas_has, hasty.address, seat_path(made))
        mia = room(mia_has, hasty.address, f"/table/{made['id']}")
        mia.get_by_label("Your name").fill("Mia")
        mia.get_by_role("button", name="Sit down").click()
        jonas.get_by_role("button", name="Mia: change this seat").click()
        jonas.get_by_role("button", name="Make host").click()
        expect(mia.get_by_role("button", name="Start anyway")).to_be_visible()
        expect(jonas.get_by_role("button", name=READY)).to_be_visible()
        mia.goto("about:blank")
        jonas.get_by_role("button", name="Become the host").click()
        expect(jonas.get_by_role("button", name="Start anyway")).to_be_visible()
        assert "away" in seat(jonas, "Mia")


def test_axe_finds_nothing_in_a_room_with_a_code(chromium: Browser, tmp_path: Path) -> None:
    """A host who can be reached, and somebody who comes to a table that is full."""
    with running(quick(tmp_path, public="https://race.example.org")) as house:
        made = house.make(options={"players": 2}, seats=[{"name": "Jonas"}, {"name": "Mia"}])
        found = []
        with device(chromium, DESKTOP) as mine:
            for path in (seat_path(made), f"/table/{made['id']}"):
                page = room(mine, house.address, path)
                link = page.get_by_label("The link to this table")
                expect(link).to_have_value(f"race.example.org/table/{made['id']}")
                page.evaluate(AXE.read_text(encoding="utf-8"))
                for kind, theme in ALL:
                    page.set_viewport_size({"width": kind.width, "height": kind.height})
                    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
                    page.locator(f":root[data-theme={theme}]").wait_for(state="attached")
                    found += [f"{path}, {kind.width} px, {theme}: {complaint}" for complaint in complaints(page)]
                page.evaluate("localStorage.clear()")
                page.close()
        assert not found, "\n".join(found)
