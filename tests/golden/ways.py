"""The ways in which a race of Monza can end, each recognised from the record alone; and those of the other games."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from paddock import CHANCE, Record
from paddock.games.monza.events import Arrived, Stepped, TurboRolled, Won
from tests.golden import gamble_ways, hurry_ways


def _events(record: Record) -> list[object]:
    return [event for step in record.steps for event in step.events]


def _arrived(record: Record) -> list[int]:
    return [event.seat for event in _events(record) if isinstance(event, Arrived)]


def _winners(record: Record) -> tuple[int, ...]:
    return next(event.seats for event in _events(record) if isinstance(event, Won))


def _won_by_step(record: Record) -> bool:
    """Did a bonus step bring a winner into the finish?"""
    pairs = pairwise(_events(record))
    return any(isinstance(a, Stepped) and isinstance(b, Arrived) and b.seat in _winners(record) for a, b in pairs)


Ways = dict[str, tuple[dict[str, object], Callable[[Record], bool]]]

MONZA: Ways = {
    "single-winner": ({"track": "oval"}, lambda r: len(_arrived(r)) == 1),
    "tie-break-by-dice": ({"track": "oval"}, lambda r: len(_arrived(r)) > 1 and len(_winners(r)) == 1),
    "shared-win": ({"track": "classic", "edition": "classic", "players": 6}, lambda r: len(_winners(r)) > 1),
    "bonus-step-finish": ({"track": "oval", "bonus_step": True}, _won_by_step),
    "bonus-step-others": (
        {"track": "classic", "edition": "classic", "players": 5, "bonus_step": True, "bonus": "others"},
        lambda r: any(isinstance(event, Stepped) for event in _events(r)),
    ),
    "professional": (
        {"track": "grand-prix", "professional": True},
        lambda r: any(isinstance(event, TurboRolled) for event in _events(r)),
    ),
    "everything-on": (
        {
            "track": "grand-prix",
            "professional": True,
            "bonus_step": True,
            "finish": "open",
            "obligation": "longest",
            "turbo_tiles": True,
            "first": "drawn",
        },
        lambda r: any(step.seat == CHANCE for step in r.steps[:1]),
    ),
    "free-to-stop": ({"track": "oval", "obligation": "free", "players": 2}, lambda r: len(_winners(r)) == 1),
}
"""Name of the golden record -> options of the race, and what must be true of it."""

GAMES: dict[str, Ways] = {"monza": MONZA, "monte-carlo-gamble": gamble_ways.WAYS, "hurry-cup": hurry_ways.WAYS}
