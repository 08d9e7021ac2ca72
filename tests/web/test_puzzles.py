"""Puzzles in a real browser: today's is solved, another one missed, and what is solved is remembered."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from paddock.core.puzzles import puzzle

from ..server.house import House
from .devices import DESKTOP, PHONE, device, visit
from .puzzles import MONZA, STEPS, day_of, open_puzzle, play_way


def verdict(page: Page, kind: str) -> str:
    """The words of the verdict, once it is there: `solved` or `missed`."""
    found = page.locator(f"[data-verdict={kind}]")
    found.wait_for()
    return found.inner_text()


def test_todays_puzzle_is_solved_on_a_phone(chromium: Browser, house: House) -> None:
    with day_of(MONZA), device(chromium, PHONE) as mine:
        page = visit(mine, house.address)
        page.get_by_role("link", name="Puzzles", exact=True).click()
        page.wait_for_url("**/puzzles")
        today = page.locator("[data-today=monza]")
        expect(today).to_contain_text(f"Puzzle {MONZA} · not solved yet")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "no scrolling to the side"
        today.click()
        open_puzzle(page)
        expect(page.get_by_role("button", name="Coach")).to_have_count(0)
        play_way(page, MONZA, 0)
        told = verdict(page, "solved")
        best, other = (round(100 * way.share) for way in puzzle("monza", MONZA).ways[:2])
        assert "Solved!" in told
        assert re.search(rf"Best\s+{best} %\s*±1", told), told
        assert re.search(rf"Next best\s+{other} %\s*±1", told), told
        assert "From 24,000 races" in told
        page.locator(".days").wait_for()
        assert "one day" in page.locator(".days").inner_text()
        page.get_by_role("link", name="All puzzles").click()
        expect(today).to_contain_text("solved")
        expect(today).not_to_contain_text("not solved yet")
        page.get_by_text("1 of 30 solved").wait_for()
        page.get_by_role("link", name=f"Puzzle {MONZA}, solved").wait_for()
    with day_of(MONZA, later=1), device(chromium, PHONE) as other_device:
        page = visit(other_device, house.address, "/puzzles/monza")
        expect(page.locator("[data-today=monza]")).to_contain_text(f"Puzzle {MONZA + 1}")
        assert page.locator(".streak").count() == 0, "what is solved is kept on the device"


def test_a_missed_puzzle_is_explained_and_tried_again(chromium: Browser, house: House) -> None:
    with day_of(MONZA), device(chromium, PHONE) as mine:
        page = visit(mine, house.address, f"/puzzles/monza/{STEPS}")
        open_puzzle(page)
        play_way(page, STEPS, 1)
        told = verdict(page, "missed")
        best, played = (round(100 * way.share) for way in puzzle("monza", STEPS).ways[:2])
        assert "Not the best way" in told
        assert re.search(rf"Best\s+{best} %\s*±1", told), told
        assert re.search(rf"Yours\s+{played} %\s*±1", told), told
        assert "The best way: " in told
        page.get_by_role("button", name="Try again").click()
        page.locator("[data-verdict]").wait_for(state="detached")
        play_way(page, STEPS, 0)
        verdict(page, "solved")
        assert page.locator(".days").count() == 0, "it is not today's"
        page.get_by_role("link", name="Next puzzle").click()
        page.get_by_role("heading", name=f"Puzzle {STEPS + 1}").wait_for()


def test_days_in_a_row_are_counted(chromium: Browser, house: House) -> None:
    with device(chromium, DESKTOP) as mine:
        page = visit(mine, house.address, "/icon.svg")
        with day_of(STEPS, later=-1):
            before = house.http.get("/api/puzzles").json()["day"]
        kept = f'{{"puzzles":{{"monza":[{STEPS - 1}]}},"last":"{before}","days":4}}'
        page.evaluate("(text) => localStorage.setItem('paddock.puzzles', text)", kept)
        with day_of(STEPS):
            page.goto(f"http://{house.address}/puzzles")
            expect(page.locator(".streak")).to_contain_text("4 days in a row")
            page.locator("[data-today=monza]").click()
            open_puzzle(page)
            play_way(page, STEPS, 0)
            verdict(page, "solved")
            expect(page.locator(".days")).to_contain_text("5 days in a row")


def test_a_puzzle_that_there_is_not(chromium: Browser, house: House) -> None:
    with device(chromium, PHONE) as mine:
        page = visit(mine, house.address, "/puzzles/monza/99")
        page.get_by_role("heading", name="There is no puzzle 99 for monza").wait_for()
        page.goto(f"http://{house.address}/puzzles/monza/first")
        page.get_by_role("heading", name="There is no such page").wait_for()


def test_money_or_squares_is_decided_in_gamble(chromium: Browser, house: House) -> None:
    with device(chromium, PHONE) as mine:
        page = visit(mine, house.address, "/puzzles/monte-carlo-gamble/2")
        assert puzzle("monte-carlo-gamble", 2).ways[0].moves == ("money",)
        page.get_by_role("button", name="$100,000").first.click()
        assert "are worth more to you now" in verdict(page, "solved")


def test_a_roll_that_follows_does_not_change_the_verdict(chromium: Browser, house: House) -> None:
    with device(chromium, PHONE) as mine:
        page = visit(mine, house.address, "/puzzles/hurry-cup/1")
        assert puzzle("hurry-cup", 1).ways[1].moves == ("again",)
        page.locator(".dock button", has_text="2nd chance").click()
        page.get_by_role("button", name="Play 2nd chance", exact=True).click()
        assert "save the second chance" in verdict(page, "missed")
