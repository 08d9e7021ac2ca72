"""A Sunday afternoon of three devices, from the first tap to the next day: Jonas at the desktop with the server, Mia
with a phone who comes by the address of the QR code, and Cleo who watches on a tablet. One race of each game, Mia
vanishes and comes back, a rematch, and a race that goes on after a night without a server.

127.0.0.2 stands in for the machine's address in the network. Everything is done by what is seen on the screens; where a
race has been played long enough by hand, people let bots drive for them, as anybody may.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Browser, Page, expect

from ..server.process import started
from .devices import DESKTOP, PHONE, TABLET, device, visit
from .driver import PATIENCE, SOON, Driver
from .friends import open_more
from .pilot import Pilot
from .tapping import tap_until
from .test_gamble import TAP_WHAT_GLOWS
from .test_room import READY
from .watching import TEXT, TEXT_CHANGED, until_so

QUICK: dict[str, Any] = {"pause": 0.0, "patience_away": 0.0, "suspense": 0.05, "reactions": 0.5}
QUICK |= {"rate": 1e6, "burst": 1e6, "connections_per_address": 1000}
RESULT = "[role=dialog][aria-label=Result]"
TAP_RESULT = "() => document.querySelector('button.result')?.click()"
TABLE = re.compile("/table/")


def open_table(jonas: Page) -> str:
    """From home to the room of a table for two that phones of the network can open; the link in its QR code."""
    jonas.get_by_role("link", name="Play with friends").click()
    open_more(jonas)
    while jonas.get_by_role("button", name="Remove seat").count() > 2:
        jonas.get_by_role("button", name="Remove seat").last.click()
    jonas.get_by_label("Your name").fill("Jonas")
    jonas.get_by_role("button", name="Open the table").click()
    jonas.wait_for_url(TABLE)
    jonas.get_by_role("switch", name="Phones in this Wi-Fi may join").click()
    code = jonas.get_by_role("img", name="The link as a QR code")
    expect(code).to_be_visible()
    (link,) = parse_qs(urlsplit(str(code.get_attribute("src"))).query)["text"]
    expect(jonas.get_by_label("The link to this table")).to_have_value(link.removeprefix("http://"))
    return link


def drive_on(*pages: Page) -> None:
    """Everybody lets a bot drive, and sees the end."""
    for page in pages[:2]:
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Let a bot drive for me").click()
    for page in pages:
        tap_until(page, TAP_RESULT, RESULT, PATIENCE)


def in_turns(acts: Sequence[Callable[[], object]], done: Callable[[], bool]) -> None:
    """Everybody does what can be done, one after the other, until this is so."""
    stuck = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < stuck, "nothing goes on"
        for act in acts:
            act()


def find_again(page: Page, game: str) -> Page:
    """From home, under "Your races", back to the table."""
    page.get_by_role("heading", name="Your races").wait_for()
    page.get_by_role("link", name=re.compile(f"^(Continue|Look in): {game}, with ")).click()
    page.wait_for_url(TABLE)
    return page


def go_on_with(game: str, jonas: Page, mia: Page, cleo: Page) -> None:
    """The host takes everybody along to another game, and starts it as soon as Mia is ready."""
    jonas.get_by_role("button", name="This evening").click()
    jonas.get_by_role("button", name=f"{game} with the same people").click()
    jonas.get_by_text("is not ready yet").wait_for()
    mia.get_by_role("button", name=READY).click()  # everybody is taken along
    start = jonas.locator("button:not([aria-disabled=true])").filter(visible=True)
    start.filter(has_text=re.compile("Start (the race|now with a bot)")).click()
    cleo.get_by_text("You are watching").wait_for()


def monza(jonas: Page, mia: Page, cleo: Page, come_back: Callable[[], Page]) -> Page:
    """By hand. In the middle of it Mia's phone is gone, and comes back later."""
    for page in (jonas, mia, cleo):
        page.locator(".tray").wait_for()
    his, hers = Driver(jonas), Driver(mia)
    in_turns([his.act, hers.act], lambda: len(hers.asked) > 3)
    mia.close()
    away = jonas.get_by_role("region", name="away")
    his.play_until(lambda look: away.is_visible())
    expect(cleo.get_by_text("Mia has been away for")).to_be_visible()
    away.get_by_role("button", name="Let a bot drive").click()
    his.until(lambda look: look.go is not None)  # the bot has driven for her
    mia = come_back()
    mia.locator(".tray").wait_for()
    hers = Driver(mia)
    in_turns([his.act, hers.act], lambda: len(hers.asked) > 3)  # the wheel is hers again
    return mia


def gamble(jonas: Page, mia: Page) -> None:
    """A few words, and a few taps each by hand."""
    mia.get_by_role("button", name="Say something").click()
    phrase = mia.get_by_role("dialog", name="Say something").get_by_role("listitem").first
    said = phrase.inner_text()
    phrase.get_by_role("button").click()
    expect(jonas.locator(".bubbles").get_by_text(said)).to_be_visible()
    taps = {jonas: 0, mia: 0}

    def tap(page: Page) -> None:
        before = page.evaluate(TEXT)
        if page.evaluate(TAP_WHAT_GLOWS):
            taps[page] += 1
        until_so(page, TEXT_CHANGED, before, SOON)

    in_turns([lambda: tap(jonas), lambda: tap(mia)], lambda: min(taps.values()) > 3)


def hurry(jonas: Page, mia: Page) -> None:
    """Both reach under the cup, twice."""
    his, hers = Pilot(jonas), Pilot(mia)
    in_turns([his.act, hers.act], lambda: min(his.grabs, hers.grabs) > 1)


def test_an_afternoon_of_three_devices(chromium: Browser, tmp_path: Path) -> None:
    with (
        device(chromium, DESKTOP) as desk,
        device(chromium, PHONE) as phone,
        device(chromium, TABLET) as tablet,
        ExitStack() as sunday,
    ):
        server = sunday.enter_context(started(tmp_path, **QUICK))
        jonas = visit(desk, server.here)
        link = urlsplit(open_table(jonas))
        assert link.netloc == server.near
        mia, cleo = visit(phone, link.netloc, link.path), visit(tablet, link.netloc, link.path)
        mia.get_by_label("Your name").fill("Mia")
        mia.get_by_role("button", name="Sit down").click()
        mia.get_by_role("button", name=READY).click()
        expect(cleo.get_by_text("All seats are taken. You are watching")).to_be_visible()
        jonas.get_by_role("button", name="Start the race").click()

        mia = monza(jonas, mia, cleo, lambda: find_again(visit(phone, server.near), "Monza"))
        drive_on(jonas, mia, cleo)
        go_on_with("Monte Carlo Gamble", jonas, mia, cleo)
        gamble(jonas, mia)
        drive_on(jonas, mia, cleo)
        go_on_with("Hurry\N{RIGHT SINGLE QUOTATION MARK}Cup!", jonas, mia, cleo)
        hurry(jonas, mia)
        drive_on(jonas, mia, cleo)

        mia.get_by_role("button", name="Rematch").click()
        jonas.get_by_role("button", name="Mia wants a rematch").click()
        jonas.get_by_role("button", name="I\N{RIGHT SINGLE QUOTATION MARK}m in").click()
        hurry(jonas, mia)
        jonas.close()
        mia.close()
        sunday.close()
        cleo.get_by_text("No connection").wait_for()

        with started(tmp_path, int(server.here.partition(":")[2]), **QUICK):
            jonas = find_again(visit(desk, server.here), "Hurry.Cup!")
            jonas.get_by_role("button", name="Menu").click()
            jonas.get_by_role("switch", name="Phones in this Wi-Fi may join").click()
            jonas.get_by_role("dialog", name="Menu").get_by_role("button", name="Close").click()
            mia = find_again(visit(phone, server.near), "Hurry.Cup!")
            cleo.get_by_text("No connection").wait_for(state="hidden")
            hurry(jonas, mia)
            drive_on(jonas, mia, cleo)
            jonas.get_by_role("button", name="This evening").click()
            expect(jonas.get_by_text("Race 4 of the evening")).to_be_visible()
