"""The screens of Monte Carlo Gamble, and how to get to them."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from ..server.house import House
from .devices import seat_path
from .gamble import GAME, arrange
from .screens import Screen, show_end, show_replay, visit

RACE = "monte-carlo-gamble-two-with-three-pawns"
STACK: dict[str, Any] = {"squares": {"22": ["b1", "y1", "r1"], "13": ["r2"], "28": ["y2"]}, "turn": 16, "roll": 3}
MONEY = [90_000, 120_000, 80_000]
LAST = {**STACK, "squares": {"22": ["b1", "r1"], "28": ["y2"]}, "home": ["b2", "b3"], "money": MONEY}
DUEL = {"pawn": "r1", "target": "y1", "stake": 40_000}
CASINO = {"squares": {"20": ["r1"], "13": ["y1"]}, "turn": 13, "roll": 2, "money": MONEY, "turned": ["2h", "1s", "4c"]}


def at(state: dict[str, Any], seen: str, dice: Any = "seeded") -> Screen:
    """A moment of a game whose seats are all on this device, once something of it is to be seen."""

    def screen(page: Page, house: House) -> None:
        table = arrange(house, state, dice=dice, shared=True)
        visit(page, house, table.seat(0))
        page.locator(seen).first.wait_for(state="attached")

    return screen


def to_roll(page: Page, house: House) -> None:
    made = house.make(game=GAME, options={"board": "promenade"}, seats=[{"name": name} for name in ("Ada", "Bo", "Cy")])
    visit(page, house, seat_path(made))
    page.get_by_role("button", name="Start the race").click()
    page.locator(".dock [data-main]").wait_for()


def end(page: Page, house: House) -> None:
    show_end(page, house, RACE)


def replay(page: Page, house: House) -> None:
    show_replay(page, house, RACE)


def rules(page: Page, house: House) -> None:
    visit(page, house, f"/rules/{GAME}")
    page.locator("[data-example=blocked] .dock").wait_for()


GAMBLE_SCREENS: dict[str, Screen] = {
    "gamble-to-roll": to_roll,
    "gamble-board": at({**STACK, "phase": "move", "money": MONEY}, "button.target"),
    "gamble-casino": at({**CASINO, "phase": "bet", "casino": {"pawn": "r1"}}, ".casino .ask"),
    "gamble-prize": at({**CASINO, "phase": "prize", "casino": {"pawn": "r1", "suits": "c", "card": "4c"}}, ".prize"),
    "gamble-card": at({**CASINO, "phase": "card", "casino": {"pawn": "r1", "suits": "h"}}, ".entry", "typed"),
    "gamble-challenge": at({**STACK, "phase": "poker", "money": MONEY, "poker": {"pawn": "r1"}}, ".challenge"),
    "gamble-poker": at(
        {**STACK, "phase": "hand", "money": MONEY, "poker": {**DUEL, "hands": ["KKKJ9", None], "rolls": [2, 0]}},
        "[data-stand]",
    ),
    "gamble-dice": at({**STACK, "phase": "dice", "money": MONEY, "poker": DUEL}, ".entry", "typed"),
    "gamble-share": at(
        {**LAST, "phase": "share", "poker": {"pawn": "r1", "target": "b1", "stake": 10_000, "asked": 1}}, ".stepper"
    ),
    "gamble-back": at(
        {
            "phase": "back",
            "roll": 4,
            "turn": 19,
            "money": [0, 110_000, 70_000],
            "squares": {"22": ["r1"], "27": ["r2"]},
            "ruin": {"seat": 0, "chooser": 0, "why": "tax"},
        },
        "button.target",
    ),
    "gamble-end": end,
    "gamble-replay": replay,
    "gamble-rules": rules,
}
