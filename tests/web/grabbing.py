"""Contests for one pawn between three real pages, each at the end of a line of its own length.

The hands are in the pages: each reaches for the same pawn so many milliseconds after its page has shown the lift, by
the page's own clock. The rest of a round (driving, taking another pawn) is done for the same seats at other devices, so
that one contest follows the other. `benchmarks/grab.py` measures with this, too.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections.abc import Iterator, Sequence
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

from paddock.server.settings import Settings

from ..server.house import House, quick, running
from ..server.pilots import Pilot, judged_so_far, three_pilots
from .devices import Device, device, visit
from .line import line
from .noting import until

ROUND_TRIPS = (5, 80, 200)
"""Milliseconds of the way from each page to the server and back."""
LEAST = 40.0
"""Milliseconds that make a contest clear."""
PROMPT = 80.0
"""Milliseconds within which a page shows a lift that has come, unless the machine is too busy for three pages."""
ORDERS = list(permutations(range(3)))
FAR_FIRST = [(2, 1, 0), (2, 0, 1), (1, 0, 2)]
"""Orders of the hands in which the first message to arrive is, most of the time, not that of the first hand."""
PAWN = "red"
SMALL = Device(360, 640, touch=False)
"""Three pages share one machine: small ones are shown sooner."""
PATIENCE = 90.0
"""Seconds without a verdict after which a contest counts as stuck."""

ARRIVALS = """
window.lifts = [];
const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
    constructor(...how) {
        super(...how);
        this.addEventListener('message', (message) => {
            const came = performance.now(), events = JSON.parse(message.data).events ?? [];
            if (events.some((event) => event.event === 'lifted')) window.lifts.push(came);
        });
    }
};
"""
"""Notes when each lift has come to the page."""

HANDS = """([pawn, plan]) => {
    const notes = (window.notes = plan.map(() => null));
    let reached = 0, asked = true;
    window.reaching = 0; // hands that are still to move
    const reach = (lift, shown, lag) => {
        const event = new PointerEvent('pointerdown', { bubbles: true, cancelable: true });
        notes[lift] = [event.timeStamp - shown, lag];
        document.querySelector(`.pawn[data-pawn=${pawn}]`)?.dispatchEvent(event);
        window.reaching -= 1;
    };
    const look = () => {
        const standing = document.querySelectorAll('.pawn:not([disabled])').length > 0;
        if (standing && reached < window.lifts.length && reached < plan.length) {
            const lift = window.lifts.length - 1;
            reached = window.lifts.length;
            window.reaching += 1;
            requestAnimationFrame(() => {
                const shown = performance.now(), lag = shown - window.lifts[lift];
                setTimeout(() => reach(lift, shown, lag), plan[lift]);
            });
        }
        const ready = document.querySelector('.cup .calls .go');
        if (ready && asked) ready.click();
        asked = !ready;
        requestAnimationFrame(look);
    };
    look();
}"""
"""Somebody who gets ready, and reaches for a pawn once after every lift; and who notes when that was, counted from the
frame after the one in which pawns could be had, because then this one had been painted."""


class Contest(NamedTuple):
    moved: tuple[float, ...]
    """When each page's hand moved after its page had shown the lift, in milliseconds."""
    lags: tuple[float, ...]
    """How long each page took to show the lift that had come."""
    winner: int
    judged: dict[str, Any]

    @property
    def first(self) -> int:
        return self.moved.index(min(self.moved))

    @property
    def ahead(self) -> float:
        """By how many milliseconds the first hand was ahead of all others: counted from when each page showed the lift,
        and from when the lift came to it. A page that is slow to show what has come is not far away but busy (three of
        them share a machine here), and who moves first only because of that is not clearly first."""
        came = [moved + lag for moved, lag in zip(self.moved, self.lags, strict=True)]
        return min(
            min(times[other] for other in range(len(times)) if other != self.first) - times[self.first]
            for times in (self.moved, came)
        )

    @property
    def clear(self) -> bool:
        return self.ahead >= LEAST and max(self.lags) <= PROMPT

    @property
    def right(self) -> bool:
        return self.winner == self.first


def plans(
    contests: int, gaps: tuple[float, float], seed: int = 1, orders: Sequence[tuple[int, ...]] = ORDERS
) -> list[list[float]]:
    """When each of three hands is to move, contest by contest, in milliseconds; the orders of the pages in turn."""
    random, found = Random(seed), []
    for number in range(contests):
        first = random.uniform(180, 320)
        second = first + random.uniform(*gaps)
        times = (first, second, second + random.uniform(*gaps))
        order = orders[number % len(orders)]
        found.append([times[order.index(seat)] for seat in range(3)])
    return found


def settings(data: Path) -> Settings:
    """A house where the cup is lifted soon, and the ways are known before the first lift."""
    return quick(data, suspense=0.05, ping=0.2)


def play_contests(
    chromium: Browser, house: House, plan: Sequence[Sequence[float]], ways: Sequence[float] = ROUND_TRIPS
) -> list[Contest]:
    """Plays as many contests as are planned, and gives what the pages saw and how the server judged: of those contests
    for which every page has moved its hand."""
    with contextlib.ExitStack() as stack:
        chauffeurs = stack.enter_context(_chauffeurs(house))
        table = chauffeurs.table
        pages = []
        for seat, key in enumerate(chauffeurs.keys):
            wire = stack.enter_context(line(house.address, ways[seat] / 2000))
            context = stack.enter_context(device(chromium, SMALL))
            context.add_init_script(ARRIVALS)
            pages.append(visit(context, wire.address, f"/table/{table}#key={key}"))
        pages[0].get_by_role("button", name="Start the race").wait_for()
        for seat, page in enumerate(pages):
            page.evaluate(HANDS, [PAWN, [times[seat] for times in plan]])
        _wait_for_ways(house, table, len(pages))
        chauffeurs.start()
        grabs = _wait_for_grabs(house, table, len(plan), pages[0])
        for page in pages:
            until(page, "window.reaching === 0")  # the slowest hand of the last contest has moved as well
        notes: list[list[tuple[float, float] | None]] = [page.evaluate("window.notes") for page in pages]
    found = []
    for noted, grab in zip(zip(*notes, strict=True), grabs, strict=True):
        hands = [hand for hand in noted if hand is not None]
        if len(hands) == len(pages):  # else a page was so busy that the grab was over before it was shown
            moved, lags = zip(*hands, strict=True)
            found.append(Contest(moved, lags, grab["by"], grab["judged"]))
    return found


def _wait_for_ways(house: House, table: str, pages: int) -> None:
    """Until the server has measured the way to every device: the pages and the chauffeurs."""
    stuck = time.monotonic() + PATIENCE
    while len(known := [one for one in house.app.state.hub.rooms[table].audience if one.delay.known]) < 2 * pages:
        assert time.monotonic() < stuck, f"only {len(known)} ways are known"
        time.sleep(0.05)


def _wait_for_grabs(house: House, table: str, count: int, page: Page) -> list[dict[str, Any]]:
    """The grabs of the contested pawn, once there are so many."""
    seen, stuck = 0, time.monotonic() + PATIENCE
    while True:
        grabs = [row for row in judged_so_far(house, table) if row["move"] == f"grab {PAWN}"]
        if len(grabs) >= count:
            return grabs[:count]
        if len(grabs) > seen:
            seen, stuck = len(grabs), time.monotonic() + PATIENCE
        assert time.monotonic() < stuck, f"no verdict after {seen} contests"
        page.wait_for_timeout(100)


class _Chauffeur(Pilot):
    """Drives for a seat, at another device, and takes another pawn once the contest for the first one is over."""

    def _act(self, message: dict[str, Any]) -> None:
        if message["is"] == "table" and message["phase"] == "over":
            if self.seat == 0:
                self._later(0, lambda: self.client.do("rematch"))
        elif self.state["phase"] == "grab":
            self._take_what_is_left()
        elif self.state["phase"] != "ready":
            super()._act(message)

    def _take_what_is_left(self) -> None:
        if PAWN in self.state["pawns"]:
            super()._take_what_is_left()


class _Chauffeurs:
    """Three of them, in a thread of their own: in that of the browsers nothing else can wait."""

    def __init__(self, house: House) -> None:
        self.table, self.keys = "", list[str]()
        self._house = house
        self._ready, self._start = threading.Event(), threading.Event()
        self._ended = threading.Event()
        self.failed: Exception | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)

    def start(self) -> None:
        self._start.set()

    def _run(self) -> None:
        try:
            asyncio.run(self._main())
        except Exception as error:
            self.failed = error
            self._ready.set()

    def waits_for(self) -> str:
        """Where the chauffeurs are, for whoever wonders why nobody comes."""
        tasks = asyncio.all_tasks(self._loop) if self._loop is not None else ()
        return "\n".join(str(frame) for task in tasks for frame in task.get_stack())

    async def _main(self) -> None:
        self._loop = asyncio.get_running_loop()
        async with three_pilots(self._house, (0.0,) * 3, (0.0,) * 3, make=_Chauffeur) as pilots:
            self.table, self.keys = pilots[0].client.table["id"], [pilot.key for pilot in pilots]
            self._ready.set()
            while not self._start.is_set() and not self._ended.is_set():
                await asyncio.sleep(0.05)
            await pilots[0].client.do("start")
            while not self._ended.is_set():
                await asyncio.sleep(0.05)


@contextlib.contextmanager
def _chauffeurs(house: House) -> Iterator[_Chauffeurs]:
    sent = _Chauffeurs(house)
    sent._thread.start()
    ready = sent._ready.wait(PATIENCE)
    if sent.failed is not None:
        raise sent.failed
    assert ready, f"nobody could sit down:\n{sent.waits_for()}"
    try:
        yield sent
    finally:
        sent._ended.set()
        sent._thread.join()


@contextlib.contextmanager
def grabbing_house(data: Path) -> Iterator[House]:
    with running(settings(data)) as house:
        yield house
