"""What can happen in a rally of Hurry'Cup!, each recognised from the record alone: every token, every phase."""

from __future__ import annotations

from collections.abc import Callable

from paddock import Record
from paddock.games.hurry_cup.events import Grabbed, LanternStep, OutOfFuel, TokenUsed
from paddock.games.hurry_cup.rally import PHASES, TOKENS


def _events(record: Record) -> list[object]:
    return [event for step in record.steps for event in step.events]


def _tokens(record: Record) -> set[str]:
    used = {event.token for event in _events(record) if isinstance(event, TokenUsed)}
    horns = {"horn" for event in _events(record) if isinstance(event, Grabbed) and event.how == "horn"}
    return used | horns | {"fuel" for event in _events(record) if isinstance(event, OutOfFuel)}


def _phases(record: Record) -> set[str]:
    return {PHASES[state.phase] for state in record.states()}


def _pawns_taken(record: Record) -> set[str]:
    return {event.how for event in _events(record) if isinstance(event, Grabbed)}


LIVE, SEALED = {"grab", "given"}, {"caller", "wish", "hand"}
WAYS: dict[str, tuple[dict[str, object], Callable[[Record], bool]]] = {
    "every-token": ({"circuit": "lavender", "players": 6}, lambda r: _tokens(r) == set(TOKENS)),
    "every-sealed-phase": (
        {"circuit": "corniche", "players": 5, "first": "drawn"},
        lambda r: _phases(r) == set(PHASES) - LIVE,
    ),
    "every-live-phase": (
        {"circuit": "lighthouse", "grab": "live", "first": "drawn"},
        lambda r: _phases(r) == set(PHASES) - SEALED and _pawns_taken(r) == {"horn", "live", "last", "late"},
    ),
    "exact": (
        {"circuit": "random-7", "players": 3, "exact": True},
        lambda r: any(isinstance(event, LanternStep) for event in _events(r)),
    ),
}
"""Name of the golden record -> options of the race, and what must be true of it."""
