"""Referee mode: the dice are real, and somebody taps what they show. It also lets a test have the rare events."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from paddock.games.monza.colours import COLOURS

from ..server.house import House
from .board import Board
from .devices import DESKTOP, TABLET, device, seat_path, visit
from .driver import Driver
from .records import events_of, whole_record
from .referee import Referee, hand


def start(page: Page) -> None:
    page.get_by_role("button", name="Start the race").click()
    page.locator(".tray").wait_for()


def test_a_race_with_real_dice_and_a_bot(chromium: Browser, house: House) -> None:
    """Anna reads the dice, for the bot as well. She mistypes once, and once taps a space that no die leads to."""
    seats = [{"name": "Anna"}, {"bot": "greedy"}]
    made = house.make(options={"players": 2, "first": "drawn"}, seats=seats, dice="typed")
    with device(chromium, DESKTOP) as annas:
        page = visit(annas, house.address, seat_path(made))
        start(page)
        referee = Referee(house, made["id"])
        driver = Driver(page, dice=referee.dice)
        driver.play_until(lambda look: look.entry == 6 and look.who == "Your turn")

        show = page.get_by_role("button", name="The dice show this")
        for colour in ("red", "green", "yellow", "yellow", "yellow"):
            page.locator(".entry .keys").get_by_role("button", name=colour).click()
        expect(show).to_be_disabled()
        page.get_by_role("button", name="Erase the last die").click()
        page.locator(".entry .keys").get_by_role("button", name="yellow").click()
        page.locator(".entry .keys").get_by_role("button", name="yellow").click()
        show.click()
        # Real dice that were mistyped are read once more.
        page.get_by_role("button", name="Take the last die back").click()
        driver.until(lambda look: look.entry == 6)
        driver.enter(referee.dice(6))

        look = driver.until(lambda look: bool(look.targets))
        driver.tap(Board.of(page, house).spots()["c15"])
        expect(page.get_by_role("alert")).to_contain_text("No way leads there")
        assert driver.look().targets.keys() == look.targets.keys(), "a refused tap changes nothing"

        driver.finish()
        record = whole_record(house, made["id"])
        assert {"first-drawn", "rolled", "arrived", "won"} <= set(events_of(record))
        assert '{"undo":1}' in house.record(made["id"])


def test_professionals_with_tiles_turbo_and_bonus_step(chromium: Browser, house: House) -> None:
    options = {"players": 2, "professional": True, "bonus_step": True}
    made = house.make(options=options, seats=[{"name": "Anna"}, {"name": "Ben"}], dice="typed")
    with device(chromium, TABLET) as shared:
        page = visit(shared, house.address, seat_path(made))
        start(page)
        referee = Referee(house, made["id"])
        way = referee.way()
        names = [space.name for space in way]
        driver = Driver(page, referee.dice, lambda spaces: next((one for one in names if one in spaces), spaces[0]))

        # Six dice that lead on, but for the third space, and the first of them is still to be rolled again.
        driver.until(lambda look: look.entry == 6)
        good = hand(way[:2] + way[3:], 6)
        wrong = next(letter for letter in "gbp" if letter != good[0])
        driver.enter(wrong + good[1:])
        page.get_by_role("button", name="Extra roll").click()
        colour = COLOURS["rygbwp".index(wrong)]
        page.locator(".dice").get_by_role("button", name=f"{colour} die").first.click()
        page.get_by_role("button", name="Roll one die again").click()
        driver.until(lambda look: look.entry == 1)
        driver.enter(good[0])

        # Two dice, an accelerator tile for the third space, and the other four dice.
        for space in names[:2]:
            driver.tap(driver.until_offered(space).targets[space])
        before = driver.until_offered(names[2])
        page.get_by_role("button", name=f"{COLOURS[way[2].colour]} accelerator tile").click()
        driver.wait_for_change(before)
        look = driver.look()
        if names[2] in look.targets:
            driver.tap(look.targets[names[2]])
        driver.play_until(lambda look: look.entry == 2)
        assert "Turbo! Roll two more dice" in page.locator(".tray").inner_text()
        driver.finish()

        record = whole_record(house, made["id"])
        happened = events_of(record)
        for event in ("extra-roll", "rerolled", "turbo-rolled", "bonus-offered", "stepped", "won"):
            assert event in happened, event
        moves = [record.game.write(step.move) for step in record.steps]
        assert f"tile {'rygbwp'[way[2].colour]} {names[2]}" in moves
        assert "Bonus move: tap a glowing space" in driver.asked
