"""Tables of professional racers, and six dice that bring a turbo roll."""

from __future__ import annotations

from typing import Any

from .tracks import Table, table

OUTER_SIX = ("lay w a1", "lay r a2", "lay y a3", "lay g a4", "lay b a5", "lay p a6")
"""Six dice from the start along the outer lane of ROAD, with the roll rygbwp."""


def pro(cars: dict[str, Any], dice: str = "", **options: Any) -> Table:
    return table(cars, dice, professional=True, **options)


def waiting_for_turbo(cars: dict[str, Any] | None = None, **options: Any) -> Table:
    """Red has laid six dice and stands on a6, before its turbo roll."""
    race = pro(cars or {"red": "start", "blue": "start"}, "rygbwp", **options)
    race.play(*OUTER_SIX, "drive")
    return race
