"""People at the poker table of Monte Carlo Gamble, each on a device of their own, with real dice."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

from playwright.sync_api import Browser, expect

from ..server.house import House
from .devices import DESKTOP, PHONE, TABLET, device
from .gamble import arrange, hand, happened, sit, tap, throw
from .noting import note, noted

ON_A_STACK: dict[str, Any] = {"squares": {"19": ["r1"], "22": ["y1"]}, "turn": 9, "roll": 3}
"""Red's pawn can be moved onto a yellow one, behind the first bank."""


def test_a_duel_on_two_devices_is_followed_by_a_spectator(chromium: Browser, house: House) -> None:
    table = arrange(house, {**ON_A_STACK, "money": [60_000, 90_000]}, players=2)
    with device(chromium, DESKTOP) as one, device(chromium, TABLET) as two, device(chromium, PHONE) as three:
        mila, oscar = sit(one, house, table.seat(0)), sit(two, house, table.seat(1))
        watcher = sit(three, house, f"/table/{table.id}")
        note(watcher, ".poker .verdict")
        tap(mila, "s19")
        mila.get_by_role("button", name="More", exact=True).click()
        mila.get_by_role("button", name="Challenge Oscar: $20,000").click()
        for page in (mila, oscar, watcher):
            expect(page.locator(".poker .stake strong")).to_have_text("$20,000")
        # Mila keeps her kings; everybody sees what she keeps, and what comes of it.
        throw(mila, "KJK9K")
        for name in ("jack", "nine"):
            mila.locator(".poker .low").get_by_role("button", name=name).click()
        mila.get_by_role("button", name="Roll 2 dice again").click()
        expect(watcher.locator(".poker .low button.die")).to_have_count(3)
        throw(mila, "TA")
        expect(watcher.locator(".poker .bottom strong")).to_have_text("three kings")
        assert hand(watcher) == ["ace", "king", "king", "king", "ten"]
        assert watcher.locator(".over [data-main], .over [data-walk]").count() == 0, "a spectator does not act"
        mila.get_by_role("button", name="Keep these dice").click()
        # Oscar has his side of the table below, and rolls no more often than she did.
        throw(oscar, "AAQT9")
        expect(oscar.locator(".poker .bottom")).to_contain_text("Oscar · roll 1 of 2")
        for name in ("queen", "ten", "nine"):
            oscar.locator(".poker .low").get_by_role("button", name=name).click()
        oscar.get_by_role("button", name="Roll 3 dice again").click()
        throw(oscar, "KKA")
        noted(watcher, "Oscar beats Mila, full house")
        for page in (mila, oscar, watcher):
            page.locator(".poker").wait_for(state="detached")
            expect(page.locator("[data-purse='1'] .sum")).to_have_text("$110,000")
    (won,) = happened(house, table, "duel-won")
    assert (won["seat"], won["hand"], won["other"], won["gains"]) == (1, "AAAKK", "AKKKT", (-20_000, 20_000))
    assert [one["rolls"] for one in happened(house, table, "threw")] == [1, 2, 1, 2]
    assert happened(house, table, "mastered") == [{"seat": 1, "pawn": "y1", "square": 22}]


def test_a_third_player_adds_to_the_stake(chromium: Browser, house: House) -> None:
    """MG-57: against a player with one pawn left to bring home."""
    state = {"squares": {"19": ["r1"], "22": ["b1"]}, "home": ["b2", "b3"], "roll": 3, "turn": 9}
    table = arrange(house, {**state, "money": [40_000, 50_000, 90_000]})
    with ExitStack() as stack:
        kinds = (PHONE, DESKTOP, TABLET)
        mila, oscar, ines = (
            sit(stack.enter_context(device(chromium, kind)), house, table.seat(seat)) for seat, kind in enumerate(kinds)
        )
        tap(mila, "s19")
        mila.get_by_role("button", name="Challenge Inès: $10,000").click()
        mila.get_by_role("button", name="Ask the others to add to the stake").click()
        expect(oscar.locator(".poker .acts")).to_contain_text("Mila asks: will you add to the stake against Inès?")
        oscar.get_by_role("slider", name="Your share").fill("3")
        oscar.get_by_role("button", name="Add $30,000").click()
        for page in (mila, oscar, ines):
            expect(page.locator(".poker .stake")).to_contain_text("$40,000 Oscar +$30,000")
        throw(mila, "AAAAA")
        mila.get_by_role("button", name="Keep these dice").click()
        throw(ines, "99999")
        for page in (mila, oscar, ines):
            expect(page.locator("[data-purse='1'] .sum")).to_have_text("$80,000")
    assert happened(house, table, "partners-asked") == [{"seat": 0}]
    assert happened(house, table, "shared") == [{"seat": 1, "amount": 30_000}]
    (won,) = happened(house, table, "duel-won")
    assert (won["seat"], won["loser"], won["gains"]) == (0, 2, (10_000, 30_000, -40_000))


def test_a_tie_is_broken_by_one_more_roll_each(chromium: Browser, house: House) -> None:
    table = arrange(house, {**ON_A_STACK, "money": [60_000, 90_000]}, players=2)
    with device(chromium, PHONE, dark=True) as one, device(chromium, PHONE) as two:
        mila, oscar = sit(one, house, table.seat(0)), sit(two, house, table.seat(1))
        tap(mila, "s19")
        mila.get_by_role("button", name="Challenge Oscar").click()
        throw(mila, "AAKK9")
        mila.get_by_role("button", name="Keep these dice").click()
        throw(oscar, "9KKAA")
        expect(mila.locator(".poker .bottom")).to_contain_text("a tie: both roll once more")
        throw(mila, "QQJT9")
        expect(oscar.locator(".poker .top.side")).to_contain_text("Mila")
        throw(oscar, "AKQJ9")
        for page in (mila, oscar):
            expect(page.locator("[data-purse='0'] .sum")).to_have_text("$70,000")
    assert happened(house, table, "tied") == [{"hand": "AAKK9"}]
    (won,) = happened(house, table, "duel-won")
    assert (won["seat"], won["hand"], won["other"]) == (0, "QQJT9", "AKQJ9")


def test_the_winner_chooses_which_pawn_of_the_ruined_goes_back(chromium: Browser, house: House) -> None:
    """MG-58, MG-70: poker takes the last that Mila has, and Oscar sends a pawn of hers to the bank behind it."""
    state = {"squares": {"19": ["r1"], "22": ["y1"], "30": ["r2"]}, "roll": 3, "turn": 9}
    table = arrange(house, {**state, "money": [10_000, 90_000]}, players=2)
    with device(chromium, DESKTOP, dark=True) as one, device(chromium, TABLET) as two:
        mila, oscar = sit(one, house, table.seat(0)), sit(two, house, table.seat(1))
        tap(mila, "s19")
        mila.get_by_role("button", name="Challenge Oscar: $10,000").click()
        throw(mila, "AKQJ9")
        mila.get_by_role("button", name="Keep these dice").click()
        throw(oscar, "AAAAA")
        expect(oscar.locator(".dock")).to_contain_text("A pawn must go back")
        expect(oscar.locator(".dock")).to_contain_text("Mila is ruined: tap the pawn that goes back.")
        assert mila.locator("button.target").count() == 0, "she does not choose"
        oscar.locator(".dock").get_by_role("button", name="30 → 24").click()
        for page in (mila, oscar):
            expect(page.locator("[data-purse='0'] .sum")).to_have_text("$50,000")
    assert happened(house, table, "ruined") == [{"seat": 0, "why": "poker"}]
    assert happened(house, table, "sent-back") == [{"seat": 0, "pawn": "r2", "origin": 30, "square": 24, "by": 1}]
