"""Monte Carlo Gamble from any moment on: everybody on a device of their own, and dice that fall as a test needs."""

from __future__ import annotations

from typing import Any, NamedTuple

from playwright.sync_api import BrowserContext, Page, expect

import paddock
from paddock.core.position import position
from paddock.core.record import Record, Seat
from paddock.server.entries import Dice, Made, Sat, Started
from paddock.server.guards import hash_key, new_key

from ..server.house import House
from .devices import visit

GAME = "monte-carlo-gamble"
NAMES = ("Mila", "Oscar", "Inès")
FACES = {"A": "ace", "K": "king", "Q": "queen", "J": "jack", "T": "ten", "9": "nine"}


class Table(NamedTuple):
    """A table that starts from a moment: its id, and a key for every seat (the first is the host's)."""

    id: str
    keys: tuple[str, ...]

    def seat(self, number: int) -> str:
        return f"/table/{self.id}#key={self.keys[number]}"


def arrange(
    house: House,
    state: dict[str, Any],
    dice: Dice = "typed",
    players: int = 3,
    shared: bool = False,
    board: str = "promenade",
) -> Table:
    """A table at a moment; everybody has a key, or all of them have the same one."""
    options = {"board": board, "players": players, "two_player_pawns": "three"}
    game, start = position({"game": GAME, "options": options, "state": state})
    one = new_key()
    keys = tuple(one if shared else new_key() for _ in range(players))
    names = NAMES[:players]
    sat = [Sat(seat, name, hash_key(keys[seat])) for seat, name in enumerate(names)]
    header = Record(game, [Seat(name) for name in names], start).header
    # A table is made with a board that comes with the game; the record's header may bring another one along.
    made = Made(
        GAME, {**header.options, "board": "promenade"}, public=False, clock="none", dice=dice, host=hash_key(keys[0])
    )
    return Table(house.lay([made, *sat, Started(header)]), keys)


def sit(context: BrowserContext, house: House, path: str) -> Page:
    page = visit(context, house.address, path)
    page.locator(".gamble .stage").wait_for()
    return page


def tap(page: Page, key: str) -> None:
    """Taps what glows where it is: the board itself looks what lies under the finger."""
    page.locator(f"button.target[data-key={key}]").click(force=True)


def throw(page: Page, faces: str) -> None:
    """Types what the poker dice show."""
    entry = page.locator(".entry.dice")
    expect(entry.locator(".shown span")).to_have_count(len(faces))
    for face in faces:
        entry.get_by_role("button", name=FACES[face], exact=True).click()
    entry.get_by_role("button", name="The dice show this").click()


def hand(page: Page, side: str = "low") -> list[str]:
    """The dice of a hand, as they are called."""
    return [str(one.get_attribute("aria-label")) for one in page.locator(f".poker .row.{side} button.die").all()]


def happened(house: House, table: Table, kind: str) -> list[dict[str, Any]]:
    """Every event of a kind in the server's record, with its fields."""
    record = paddock.Record.read(house.record(table.id))
    events = [event for step in record.steps for event in step.events]
    return [
        {name: getattr(event, name) for name in event.__struct_fields__}
        for event in events
        if event.__struct_config__.tag == kind
    ]
