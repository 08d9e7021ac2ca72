"""Hurry'Cup! in real browsers: whole live races, a pawn that two hands reach for, and one screen for several people."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from ..server.house import House, quick, running
from .devices import DESKTOP, PHONE, TABLET, Device, device, seat_path, table_of, visit
from .friends import open_more
from .noting import note, noted, until
from .pilot import PATIENCE, Pilot
from .records import whole_record

GREEDY = {"bot": "greedy"}


@pytest.fixture(scope="module")
def riviera(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house where the cup is lifted soon, and bots reach as quickly as they may."""
    with running(quick(tmp_path_factory.mktemp("riviera"), suspense=0.05, reactions=0.5)) as opened:
        yield opened


@pytest.fixture(scope="module")
def slow_hands(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house whose bots leave the pawns to people for a while."""
    with running(quick(tmp_path_factory.mktemp("slow"), suspense=0.05, reactions=4.0)) as opened:
        yield opened


@pytest.mark.parametrize(("kind", "dark"), [(DESKTOP, False), (PHONE, True)], ids=["desktop-light", "phone-dark"])
def test_a_live_race_against_bots_to_the_end(chromium: Browser, riviera: House, kind: Device, dark: bool) -> None:
    with device(chromium, kind, dark) as mine:
        page = visit(mine, riviera.address)
        page.get_by_role("button", name=re.compile("Play now: Hurry.Cup!")).click()
        page.wait_for_url("**/table/*")
        page.locator(".race").wait_for()
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "no scrolling during a turn"
        pilot = Pilot(page)
        pilot.finish()
        assert {"ready", "grab"} <= pilot.phases
        assert pilot.grabs
        told = riviera.http.get(f"/api/tables/{table_of(page)}").json()
        assert told["phase"] == "over"
        assert told["series"]["played"] == 1


REACH = """([pawn, delay]) => new Promise((done) => {
    const wait = () => {
        const found = document.querySelector(`.pawn[data-pawn=${pawn}]:not([disabled])`);
        if (!found) return requestAnimationFrame(wait);
        setTimeout(() => {
            found.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true }));
            done();
        }, delay);
    };
    wait();
})"""
"""A hand that waits for a pawn to stand there, and then reaches for it after so many milliseconds."""
THEN = """([name, pawn]) => {
    const look = () => {
        const was = document.querySelector('.pawn .was');
        if (!was) return requestAnimationFrame(look);
        if (!was.textContent.startsWith(name)) {
            document.querySelector(`.pawn[data-pawn=${pawn}]`)
                .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true }));
        }
    };
    look();
}"""
"""Whoever sees another name on the pawn takes this one instead, at once: the others do not wait for a slow test."""


FIRSTS = """() => {
    const firsts = (window.firsts = {});
    const look = () => document.querySelectorAll('.pawn .was').forEach((one) => {
        firsts[one.closest('.pawn').dataset.pawn] ||= one.textContent.trim();
    });
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""
"""Notes who was first at which pawn: the race goes on, and what a page says of it is soon gone."""


def begin_reaching(page: Page, name: str, pawn: str, delay: int, instead: str) -> None:
    page.evaluate(f"(how) => {{ window.reached = ({REACH})(how); }}", [pawn, delay])
    page.evaluate(THEN, [name, instead])


def test_two_hands_on_one_pawn_and_a_spectator(chromium: Browser, slow_hands: House) -> None:
    """Both reach for red at once; one hand has it, the other one sees whose, and takes another pawn."""
    made = slow_hands.make(
        game="hurry-cup", options={"grab": "live", "players": 3}, seats=[{"name": "Anna"}, {}, GREEDY]
    )
    with device(chromium, DESKTOP) as annas, device(chromium, PHONE) as bens, device(chromium, TABLET) as cleos:
        anna = visit(annas, slow_hands.address, seat_path(made))
        ben = bens.new_page()
        ben.goto(f"http://{slow_hands.address}/table/{made['id']}")
        ben.get_by_role("button", name="Sit here").click()
        ben.get_by_label("Your name").fill("Ben")
        ben.get_by_role("button", name="Sit down").click()
        ben.get_by_role("button", name="I\N{RIGHT SINGLE QUOTATION MARK}m ready").click()
        cleo = cleos.new_page()
        cleo.goto(f"http://{slow_hands.address}/table/{made['id']}")
        cleo.get_by_text("The host starts the race.").wait_for()
        anna.get_by_role("button", name="Start the race").click()
        for page in (anna, ben, cleo):
            page.locator(".cup").wait_for()
            page.evaluate(FIRSTS)
        begin_reaching(anna, "Anna", "red", 250, "yellow")
        begin_reaching(ben, "Ben", "red", 250, "yellow")
        anna.get_by_role("button", name="Ready").click()
        ben.get_by_role("button", name="Ready").click()
        until(cleo, "window.firsts.red")
        first = cleo.evaluate("window.firsts.red")
        beaten, name = {"Anna was first": (ben, "Ben"), "Ben was first": (anna, "Anna")}[first]
        until(beaten, f"window.firsts.red === '{first}'")
        until(cleo, f"window.firsts.yellow === '{name} was first'")


def test_two_people_at_one_keyboard(chromium: Browser, slow_hands: House) -> None:
    """Each has an own edge of the screen with own buttons, and an own row of keys."""
    made = slow_hands.make(
        game="hurry-cup", options={"grab": "live", "players": 3}, seats=[{"name": "Anna"}, {"name": "Ben"}, GREEDY]
    )
    with device(chromium, DESKTOP) as mine:
        page = visit(mine, slow_hands.address, seat_path(made))
        page.get_by_role("button", name="Start the race").click()
        edges = page.locator(".edge[data-seat]")
        expect(edges).to_have_count(2)
        for seat in (0, 1):
            page.locator(f".edge[data-seat='{seat}']").get_by_role("button", name="Ready").click()
        expect(page.locator(".edge .pawn")).to_have_count(6)
        for box in (pawn.bounding_box() for pawn in page.locator(".edge .pawn").all()):
            assert box is not None
            assert min(box["width"], box["height"]) >= 64
        stand = page.locator(".edge[data-seat='0'] .pawn").evaluate_all("(all) => all.map((one) => one.dataset.pawn)")
        page.keyboard.press("w")  # Ben's second pawn
        expect(page.locator(".edge[data-seat='1'] em")).to_contain_text(stand[1])
        page.keyboard.press("1")  # Anna's first
        expect(page.locator(".edge[data-seat='0'] em")).to_contain_text(stand[0])


def test_wishes_are_ranked_behind_a_curtain(chromium: Browser, riviera: House) -> None:
    """Sealed grabbing on a shared device: only one looks at a time."""
    made = riviera.make(
        game="hurry-cup", options={"players": 3}, seats=[{"name": "Anna"}, {"name": "Ben"}, {"bot": "random"}]
    )
    with device(chromium, PHONE) as mine:
        page = visit(mine, riviera.address, seat_path(made))
        page.get_by_role("button", name="Start the race").click()
        page.locator(".race").wait_for()
        pilot = Pilot(page)

        def ranked() -> bool:
            return pilot.look()["phase"] not in ("ready", "lift", "wish", "hand", "caller", "look", "horn", "")

        pilot.drive_until(ranked)
        assert {"Only Anna looks now.", "Only Ben looks now."} <= pilot.curtains


def test_a_championship_adds_up(chromium: Browser, riviera: House) -> None:
    """After each of three races the table shows the points, and after the last one the champion."""
    made = riviera.make(
        game="hurry-cup",
        options={"players": 3, "races": 3, "circuit": "lavender"},
        seats=[{"name": "Anna"}, GREEDY, GREEDY],
    )
    points = [0, 0, 0]
    with device(chromium, DESKTOP) as mine:
        page = visit(mine, riviera.address, seat_path(made))
        page.get_by_role("button", name="Start the race").click()
        for race in (1, 2, 3):
            page.locator(".race").wait_for()
            Pilot(page).finish()
            series = page.locator("section", has_text=f"Race {race} of 3")
            expect(series).to_be_visible()
            record = whole_record(riviera, made["id"])
            result = record.game.result(record.state)
            assert result is not None
            points = [had + won for had, won in zip(points, result.points, strict=True)]
            shown = [int(text.split()[0]) for text in series.locator("li small").all_inner_texts()]
            assert shown == sorted(points, reverse=True)
            if race < 3:
                page.get_by_role("button", name="Next race").click()
                page.locator(".veil [role=dialog]").wait_for(state="detached")
        champion = series.locator("h2")
        expect(champion).to_contain_text("the championship")
        for chair, had in zip(riviera.http.get(f"/api/tables/{made['id']}").json()["seats"], points, strict=True):
            assert (chair["name"] in champion.inner_text()) == (had == max(points))


def test_players_lay_their_own_circuit(chromium: Browser, riviera: House) -> None:
    """Tiles of the box snap to the road, turn, go back; the rest is found; and the table is for this circuit."""
    with device(chromium, TABLET) as mine:
        page = open_more(visit(mine, riviera.address, "/new/hurry-cup"))
        page.get_by_role("button", name="Build your own circuit").click()
        laid = page.locator(".builder header [role=status]")
        for count, word in enumerate(("s", "s*", "r90"), 1):
            page.locator(f".piece[data-word='{word}']").click()
            expect(laid).to_have_text(f"{count} of 36 tiles")
        page.get_by_role("button", name="Take back the last tile").click()
        expect(laid).to_have_text("2 of 36 tiles")
        page.get_by_role("button", name="Finish it for me").click()
        expect(laid).to_have_text("36 of 36 tiles")
        page.get_by_role("button", name="Race on it").click()
        page.get_by_role("button", name="Open the table").click()
        page.wait_for_url("**/table/*")
        page.get_by_role("button", name="More", exact=True).click()
        expect(page.get_by_text("Your own circuit")).to_be_visible()
        told = riviera.http.get(f"/api/tables/{table_of(page)}").json()
        assert told["own"]
        layout = riviera.http.get(f"/api/tables/{table_of(page)}/board/wide").json()
        assert layout["tiles"][2]["star"]


def test_a_race_by_keyboard_alone(chromium: Browser, riviera: House) -> None:
    """Space gets ready, rolls and goes on; number keys grab; arrows choose a tile, Enter drives there."""
    made = riviera.make(
        game="hurry-cup", options={"grab": "live", "players": 3}, seats=[{"name": "Anna"}, GREEDY, GREEDY]
    )
    with device(chromium, DESKTOP) as mine:
        page = visit(mine, riviera.address, seat_path(made))
        page.get_by_role("button", name="Start the race").click()
        page.locator(".race").wait_for()
        pilot, stuck = Pilot(page), time.monotonic() + PATIENCE
        while not (look := pilot.look())["over"]:
            assert time.monotonic() < stuck, f"nothing goes on: {look}"
            if look["pawns"]:
                page.keyboard.press(look["keys"][0][0])
            elif look["targets"]:
                page.keyboard.press("ArrowLeft")
                page.keyboard.press("Enter")
            elif look["result"]:
                page.locator("button.result").press("Enter")
            else:
                page.keyboard.press("Space")
            pilot.wait_for_change(look)
        assert riviera.http.get(f"/api/tables/{made['id']}").json()["phase"] == "over"


def test_real_dice_are_read_out(chromium: Browser, slow_hands: House) -> None:
    """With real dice somebody types the tanks under the cup and the accelerator; nothing is rolled by the app."""
    made = slow_hands.make(
        game="hurry-cup", dice="typed", options={"grab": "live", "players": 3}, seats=[{"name": "Anna"}, GREEDY, GREEDY]
    )
    with device(chromium, DESKTOP) as mine:
        page = visit(mine, slow_hands.address, seat_path(made))
        page.get_by_role("button", name="Start the race").click()
        page.get_by_role("button", name="Ready").click()
        for colour, value in (("Red", 4), ("Yellow", 1), ("Green", 6)):
            page.get_by_role("group", name=colour).get_by_role("button", name=f"{colour}, {value}").click()
        pilot = Pilot(page)
        entry = page.locator(".dock .typed button[data-value='5']")
        pilot.drive_until(lambda: entry.count() > 0)
        note(page, ".dock text.speed")  # a bot that drove is soon done, and the speed is gone
        entry.click()
        noted(page, "(60|90|110)$")  # 5 and one of the tanks, whoever is first
